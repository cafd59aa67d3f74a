# make play   set up and start the game          make test   set up and run every check
# make rules  the rules without a test           make bench  how fast the engine is here
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: help setup play test lint types unit rules golden bench clean

help:
	@sed -n 's/^# //p' Makefile

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[fast,dev]'
	touch $(STAMP) $(VENV)/.playable

# Playing needs neither Numba nor the tools for development.
$(VENV)/.playable: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	touch $@

play: $(VENV)/.playable
	$(BIN)/ufs play $(ARGS)

test: lint types rules unit

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: setup
	$(BIN)/python -m pytest -q -n auto

rules: setup
	$(BIN)/python tools/rules_coverage.py

# Write the golden playthroughs anew; read the diff before you commit it.
golden: setup
	$(BIN)/python tools/golden.py

bench: setup
	$(BIN)/python tools/figures.py

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

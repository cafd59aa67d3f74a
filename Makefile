# make play   set up and start the game          make test   set up and run every check
# make check  what needs neither browser nor training nor cluster: before every commit
# make rules  the rules without a test           make bench  how fast the engine is here
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
STAMP := $(VENV)/.installed
# Some machines forbid Python to keep bytecode: then every process of the tests compiles everything.
export PYTHONDONTWRITEBYTECODE :=
CHROMIUM := $(or $(UFS_CHROMIUM),/usr/bin/chromium)

.PHONY: help setup play check test lint types browser warm quick unit rules golden bench clean

help:
	@sed -n 's/^# //p' Makefile

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[fast,lab,dask,rl,print,dev]'
	touch $(STAMP) $(VENV)/.playable

# Playing needs none of the tools for development; Numba is for the coach.
$(VENV)/.playable: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[fast]'
	touch $@

play: $(VENV)/.playable
	$(BIN)/ufs play $(ARGS)

check: lint types rules quick

test: lint types rules unit

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo --no-cache

types: setup
	$(BIN)/mypy

# Tests play in a real browser. Without one they fail: none is ever skipped.
browser:
	@test -x "$(CHROMIUM)" || test -n "$(UFS_CHROMIUM)" || { test "$$(id -u)" = 0 && \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq --no-install-recommends chromium fonts-dejavu-core; } || true
	@test -x "$(CHROMIUM)" || { echo "There is no browser at $(CHROMIUM) and it could not be" \
	  "installed. The tests need Chromium: as root, apt-get install chromium fonts-dejavu-core;" \
	  "or say where yours is: make test UFS_CHROMIUM=/path/to/chromium" >&2; exit 1; }

# Compile once, not in every process of pytest.
warm: setup
	$(BIN)/python tools/warm.py

quick: warm
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not browser and not training and not cluster"

unit: warm browser
	UFS_CHROMIUM="$(CHROMIUM)" $(BIN)/python -m pytest -q -n auto

rules: setup
	$(BIN)/python tools/rules_coverage.py

# Write the golden playthroughs anew; read the diff before you commit it.
golden: setup
	$(BIN)/python tools/golden.py

bench: setup
	$(BIN)/python tools/figures.py

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

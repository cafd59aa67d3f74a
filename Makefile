# make play   set up and start the game          make test   set up and run every check
# make check  every check without browser, training and cluster: run it before every commit
# make rules  list the rules without a test      make bench  measure the engine's speed
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

# Playing needs no development tools; the coach needs Numba.
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

# The tests use a real browser. Without one they fail; they are never skipped.
browser:
	@test -x "$(CHROMIUM)" || test -n "$(UFS_CHROMIUM)" || { test "$$(id -u)" = 0 && \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq --no-install-recommends chromium fonts-dejavu-core; } || true
	@test -x "$(CHROMIUM)" || { echo "There is no browser at $(CHROMIUM) and it could not be" \
	  "installed. The tests need Chromium: as root, apt-get install chromium fonts-dejavu-core;" \
	  "or name yours: make test UFS_CHROMIUM=/path/to/chromium" >&2; exit 1; }

# Compile once, not in every pytest process.
warm: setup
	$(BIN)/python tools/warm.py

quick: warm
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not browser and not training and not cluster"

unit: warm browser
	UFS_CHROMIUM="$(CHROMIUM)" $(BIN)/python tools/run_tests.py -q -n auto --dist worksteal

rules: setup
	$(BIN)/python tools/rules_coverage.py

# Regenerate the golden playthroughs; read the diff before you commit it.
golden: setup
	$(BIN)/python tools/golden.py

bench: setup
	$(BIN)/python tools/figures.py

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

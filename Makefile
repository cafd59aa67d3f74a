# make play   set up and start the game          make test   set up and run every check
# make check  every check without browser, database server, training and cluster: run it before every commit
# make rules  list the rules without a test      make bench  measure the engine's speed
# make supply bill of materials and licences     make audit  known vulnerabilities
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
STAMP := $(VENV)/.installed
# Some machines forbid Python to keep bytecode: then every process of the tests compiles everything.
export PYTHONDONTWRITEBYTECODE :=
HAS_POSTGRES := test -n "$(UFS_POSTGRES)" || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
CHROMIUM := $(or $(UFS_CHROMIUM),/usr/bin/chromium)

.PHONY: help setup play check test lint types browser postgres warm quick unit rules golden bench supply audit clean

help:
	@sed -n 's/^# //p' Makefile

setup: $(STAMP)

# pip checks the hash of every archive and installs exactly what is listed; `pip check` finds what is
# missing. The project itself is built with the hatchling of that list, not with a fresh one.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
HASHED = $(INSTALL) --require-hashes --no-deps
PROJECT = $(INSTALL) --no-deps --no-build-isolation -e .

$(STAMP): pyproject.toml $(wildcard requirements/*.txt)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(HASHED) -r requirements/dev.txt
	$(INSTALL) -r requirements/torch.txt
	$(PROJECT)
	$(BIN)/python -m pip check --disable-pip-version-check
	touch $(STAMP) $(VENV)/.playable

# Playing needs no development tools; the coach needs Numba.
$(VENV)/.playable: pyproject.toml requirements/play.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(HASHED) -r requirements/play.txt
	$(PROJECT)
	touch $@

play: $(VENV)/.playable
	$(BIN)/ufs play $(ARGS)

check: lint types rules quick

test: lint types rules unit

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python tools/check_page.py

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

# They start a real PostgreSQL server in a temporary folder, too; the system's own is left alone.
postgres:
	@{ $(HAS_POSTGRES); } || { test "$$(id -u)" = 0 && apt-get update -qq && \
	  export DEBIAN_FRONTEND=noninteractive && \
	  apt-get install -qq --no-install-recommends postgresql-common && \
	  echo "create_main_cluster = false" >>/etc/postgresql-common/createcluster.conf && \
	  apt-get install -qq --no-install-recommends postgresql; } || true
	@{ $(HAS_POSTGRES); } || { echo "There is no PostgreSQL server and it could not be installed." \
	  "The tests need one: as root, apt-get install postgresql; or name yours:" \
	  "make test UFS_POSTGRES=postgresql://user:password@host/database" >&2; exit 1; }

# Compile once, not in every pytest process.
warm: setup
	$(BIN)/python tools/warm.py

quick: warm
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not browser and not training and not cluster and not postgres"

unit: warm browser postgres
	UFS_CHROMIUM="$(CHROMIUM)" UFS_POSTGRES="$(UFS_POSTGRES)" $(BIN)/python tools/run_tests.py -q -n auto --dist worksteal

rules: setup
	$(BIN)/python tools/rules_coverage.py

# Regenerate the golden playthroughs; read the diff before you commit it.
golden: setup
	$(BIN)/python tools/golden.py

bench: setup
	$(BIN)/python tools/figures.py

# What this is made of: the bill of materials (CycloneDX) in dist/, the licences, what is vulnerable.
supply: setup
	$(BIN)/python tools/supply.py sbom
	$(BIN)/python tools/supply.py licences
	$(BIN)/python tools/supply.py audit --may-skip

# The same without mercy: fails, too, if the database cannot be reached.
audit: setup
	$(BIN)/python tools/supply.py audit

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

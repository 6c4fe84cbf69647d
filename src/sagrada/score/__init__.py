"""The score sheet for the box: what it asks for, positions that people type in, and the count."""

"""HTTP: what clients can ask for, a file for each subject."""

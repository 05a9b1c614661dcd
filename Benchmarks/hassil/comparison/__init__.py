"""Parlance beside hassil: the same tests, the same machine, one run."""

"""`python -m tui` in a checkout, as it was called before `python -m paircard`."""

from paircard import __main__  # noqa: F401

"""An independent check of a paired round against C.04.4.1; no code of the engines is used here.

What is recorded is followed in the order of the text, and everything that would have come earlier is tried: with a
matching of all who would be left. Preferences are read from the colours of the games, not from the position.
"""

from paircard.core.systems.dubov.checker.check import check

__all__ = ["check"]

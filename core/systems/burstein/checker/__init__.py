"""An independent check of a paired round against C.04.4.2; no code of the engines is used here.

What is recorded is followed in the order of the text. Of every bracket one matching of least cost says the best there
is: all its players, and those below as far as they count. Preferences are read from the colours of the games.
"""

from paircard.core.systems.burstein.checker.check import check

__all__ = ["check"]

"""An independent check of a paired round against C.04.6; no code of the engines is used here.

What is right in a round is found anew from the text, by matchings of least cost over all who are not yet paired: who
can be spared for the bye, the best upfloaters of each bracket, its first pairing, the colours. Preferences are read
from the colours of the matches, not from the position.
"""

from paircard.core.systems.team_swiss_2026.checker.check import check

__all__ = ["check"]

"""An independent checker: what must hold of a finished round by C.04.3, worked out without the engine or the search.

Claimed, of every pairing: everybody once, C1 - C3, the score of the bye (C5), colours (5.2), the order of boards
(C.04.2 3.6), float marks. The brackets are read off the pairs, whoever made them, and where the pairing tells of
brackets they must be these, with these values. Of every bracket: what is left can still be completed (C4), and no
candidate has better values of C6 - C21, nor the same ones and an earlier place (3.6, 3.7, 4.2 - 4.4). In brackets of up
to eight players every candidate is made; in others the values are held against bounds that none can undercut and, where
they do not meet them, against a general matching of least cost. Which of equally good candidates comes first is asked
of such matchings too, some decisions at a time. Not claimed: anything of the brackets below the first that is wrong,
for they rest on it.
"""

from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.check import can_be_paired, check

__all__ = ["Finding", "can_be_paired", "check"]

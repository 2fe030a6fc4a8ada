"""Explanation by decision: what every bracket reached, what it lacked before, and why each opponent was chosen.

`round` puts a round together, `levels` and `choices` explain one bracket, `judge` finds the reasons by
the graphs of the search (`shortage` and `clashing` say which players are short of whom), `apart` answers why two
players do not meet, `exempt` what does not count over 50 %, `words` says it all in lines.
"""

from core.swiss.explain.apart import Apart, why_not
from core.swiss.explain.decisions import BracketExplained, Choice, Group, Lack, PassedOver
from core.swiss.explain.reason import Kind, Reason
from core.swiss.explain.round import RoundExplained, explain
from core.swiss.explain.shortage import Shortage

__all__ = [
    "Apart",
    "BracketExplained",
    "Choice",
    "Group",
    "Kind",
    "Lack",
    "PassedOver",
    "Reason",
    "RoundExplained",
    "Shortage",
    "explain",
    "why_not",
]

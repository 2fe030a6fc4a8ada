"""Explanation by decision: what every bracket reached, what it lacked before, and why each opponent was chosen.

`round` puts a round together, `levels` and `choices` explain one bracket, `judge` finds the reasons by
the graphs of the search (`shortage` and `clashing` say which players are short of whom), `apart` answers why two
players do not meet, `exempt` what does not count over 50 %, `words` says it all in lines.
"""

from core.systems.kit.shortage import Shortage
from core.systems.swiss1998.explain.model import BracketExplained, Choice, Group, Lack, PassedOver, RoundExplained
from core.systems.swiss1998.explain.reason import Kind, Reason
from core.systems.swiss1998.explain.round import explain
from core.systems.swiss1998.explain.why_not import Apart, why_not

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

"""Score groups, and the brackets that the pairing makes of them."""

from core.systems.swiss1998.groups import away, brackets, score_groups

__all__ = ["away", "brackets", "score_groups"]

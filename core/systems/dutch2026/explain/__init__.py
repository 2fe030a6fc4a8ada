"""Why a round is paired as it is by the rules of 2026.

`forcing` asks the search for the best candidate of a bracket in which something is as it is not, `apart` finds the
first criterion that speaks against it, `bracket`, `player` and `colour` say it all in lines.
"""

from core.systems.dutch2026.explain.model import DutchRound, explain

__all__ = ["DutchRound", "explain"]

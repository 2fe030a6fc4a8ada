"""Why a round is paired as it is by the rules of 2026.

`forcing` asks the search for the best candidate of a bracket in which something is as it is not (`field`), `apart`
finds the first criterion that speaks against it; `binding` waives criteria to find what holds another above its least,
`bounds` and `shortage` who then competes for whom; `sides` are S1 and S2; `lines`, `criteria`, `choices`, `bye` and
`colour` say it all.
"""

from paircard.core.systems.dutch2026.explain.model import DutchRound, explain

__all__ = ["DutchRound", "explain"]

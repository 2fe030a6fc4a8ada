"""The machine interface of the rules of 1998: cards in, the pairs of the next round out."""
# no words in this file: machines read English

from __future__ import annotations

from typing import Any

from paircard.core.facets.pairing import NoLegalPairing, TooManyTries
from paircard.core.systems.kit.position_fields import position_from
from paircard.core.systems.swiss1998.engine import MethodName, pair


def answered(value: object, method: MethodName) -> dict[str, Any]:
    """Pair a position; raise `Malformed` for what is none.

    Where nothing is legal the answer is `{"error": "no legal pairing", ...}` with the players and the obstacles (R14);
    a bracket given up by the procedure is `{"error": "too many tries", ...}`.
    """
    try:
        pairing = pair(position_from(value), method=method)
    except NoLegalPairing as error:
        obstacles = [{"article": one.article, "reason": one.sentence} for one in error.obstacles]
        return {"error": "no legal pairing", "players": list(error.players), "obstacles": obstacles}
    except TooManyTries as error:
        return {"error": "too many tries", "bracket": error.score, "tries": error.tries, "reason": str(error)}
    return {"pairs": [[one.white, one.black] for one in pairing.pairs], "bye": pairing.bye}

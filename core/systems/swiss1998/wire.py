"""The machine interface: one position a line as JSON, one answer a line as JSON. No input or output here."""
# no words in this file: machines read English

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from core.language import ENGLISH, speaking
from core.systems.kit.pairing import NoLegalPairing, TooManyTries
from core.systems.kit.position_fields import Malformed, position_from
from core.systems.swiss1998.engine import MethodName, pair


def serve(lines: Iterable[str], method: MethodName = "search") -> Iterator[str]:
    """Yield one line of JSON for every line; lines are numbered from 1."""
    for number, line in enumerate(lines, 1):
        yield json.dumps(answer(line, number, method))


def answer(line: str, line_number: int, method: MethodName = "search") -> dict[str, Any]:
    """Pair the position on a line: `{"pairs": [[white, black], ...], "bye": number or None}`, pairs by F1.

    Where nothing is legal the answer is `{"error": "no legal pairing", ...}` with the players and the
    obstacles (R14); a bracket given up by the procedure is `{"error": "too many tries", ...}`; a line that is no
    position is `{"error": what is wrong, "line": line_number, "field": where or None}`. Nothing is raised, and
    everything is in English: programs may look for it.
    """
    with speaking(ENGLISH):
        return _answer(line, line_number, method)


def _answer(line: str, line_number: int, method: MethodName) -> dict[str, Any]:
    try:
        pairing = pair(position_from(_read(line)), method=method)
    except Malformed as error:
        return {"error": error.sentence, "line": line_number, "field": error.field}
    except NoLegalPairing as error:
        obstacles = [{"article": one.article, "reason": one.sentence} for one in error.obstacles]
        return {"error": "no legal pairing", "players": list(error.players), "obstacles": obstacles}
    except TooManyTries as error:
        return {"error": "too many tries", "bracket": error.score, "tries": error.tries, "reason": str(error)}
    return {"pairs": [[one.white, one.black] for one in pairing.pairs], "bye": pairing.bye}


def _read(line: str) -> object:
    """Read one line of JSON."""
    if not line.strip():
        raise Malformed(None, "The line is empty; a position in JSON is expected.")
    try:
        value: object = json.loads(line, parse_constant=_no_number)
    except RecursionError:
        raise Malformed(None, "The line is nested too deeply to be a position.") from None
    except ValueError:
        raise Malformed(None, "The line is not valid JSON; a position is expected.") from None
    return value


def _no_number(name: str) -> None:
    raise ValueError(name)

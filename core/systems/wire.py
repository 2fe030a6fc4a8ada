"""The machine interface: one position a line as JSON, one answer a line as JSON. No input or output here."""
# no words in this file: machines read English

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.position_fields import Malformed
from paircard.core.systems.today import OF_BEFORE, TODAY
from paircard.core.values.language import ENGLISH, speaking

Method = Literal["search", "procedure"]
_ONLY_OF_BEFORE = frozenset({"round", "last_round"})
"""What a position of cards has, and none by the rules of today: earlier versions were sent such ones without a name."""


def serve(lines: Iterable[str], method: Method = "search") -> Iterator[str]:
    """Yield one line of JSON for every line; lines are numbered from 1."""
    for number, line in enumerate(lines, 1):
        yield json.dumps(answer(line, number, method))


def answer(line: str, line_number: int, method: Method = "search") -> dict[str, Any]:
    """Pair the position on a line: `{"pairs": [[white, black], ...], "bye": number or None}`, in the order of boards.

    The field `system` says by which rules, those of today without it, or those of 1998 where it has their form; what a
    position is, and what is answered where nothing is legal, the system says. A line that is no position is
    `{"error": what is wrong, "line": line_number, "field": where or None}`. Nothing is raised, and everything is in
    English: programs may look for it.
    """
    with speaking(ENGLISH):
        try:
            return _answer(_read(line), method)
        except Malformed as error:
            return {"error": error.sentence, "line": line_number, "field": error.field}


def _answer(value: object, method: Method) -> dict[str, Any]:
    key = value.get("system", _system_meant(value)) if isinstance(value, dict) else TODAY
    served = [each for each, system in SYSTEMS.items() if system.pairs_positions and system.contestants == "players"]
    if key not in served:
        raise Malformed("system", f"system must be one of {', '.join(served)}.")
    return SYSTEMS[key].answered(value, method)


def _system_meant(position: Mapping[str, object]) -> str:
    return TODAY if _ONLY_OF_BEFORE.isdisjoint(position) else OF_BEFORE


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

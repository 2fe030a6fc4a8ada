"""Forbidden pairings: records 260 of TRF26, XXP of JaVaFo."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from core.event.ids import PlayerId
from core.event.swiss_facts import Apart, PairsForbidden
from core.values.frozen import dataclass
from core.values.language import tr
from data.exchange.import_report import Remark, Verdict
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.reading.findings import Finding

CODES = frozenset({"260", "XXP"})
_FIRST, _LAST = Field("first", 5, 7), Field("last", 9, 11)  # no words: keys
_FIRST_ID, _STRIDE, _WIDTH = 13, 5, 4


@dataclass(frozen=True, slots=True)
class Forbidden:
    """One record: start numbers, none of whom meets another."""

    players: tuple[int, ...]
    first: int = 1
    last: int = 0
    """0: up to the end."""


def read_forbidden(line: int, text: str, numbers: Collection[int]) -> Forbidden | Finding:
    """Return what a record says, or why it cannot be applied."""
    if text.startswith("XXP"):
        first = last = ""
        words = text[4:].split()
    else:
        first, last = _FIRST.of(text), _LAST.of(text)
        starts = range(_FIRST_ID, len(text.rstrip()) + 1, _STRIDE)
        words = [Field("player", at, at + _WIDTH - 1).of(text) for at in starts]  # no words: a key
    for word in filter(None, (first, last, *words)):
        if not re.fullmatch("[0-9]{1,4}", word):
            return _not_applied(line, tr("not applied: found {found}, expected a number", found=word))
    players = tuple(dict.fromkeys(int(word) for word in words if word))
    if stranger := next((each for each in players if each not in numbers), 0):
        return _not_applied(line, tr("not applied: player {number} is not among the players", number=stranger))
    begins, ends = int(first or 1), int(last or 0)
    if len(players) < 2 or begins < 1 or (ends and ends < begins):
        return _not_applied(line, tr("not applied: two players are needed, and a first and a last round in order"))
    return Forbidden(players, begins, ends)


def pairs_forbidden(lists: Iterable[Forbidden], ids: Mapping[int, PlayerId], rounds: int) -> Iterator[PairsForbidden]:
    """Yield the lists of an event of so many rounds: one that goes up to its last has no end."""
    for each in lists:
        last = 0 if each.last >= rounds else each.last
        yield PairsForbidden(Apart(tuple(ids[number] for number in each.players), each.first, last))


def _not_applied(line: int, sentence: str) -> Finding:
    return Finding(line, Remark("", sentence), Verdict.FLAGGED)

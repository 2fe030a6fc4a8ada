"""The comments of our own (`###`): what happened that pairing by the rules knows nothing of; those that came in."""

# no words in this file: a record
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import Incident, Kind, somebody
from paircard.core.event.incidents_told import incident_lines
from paircard.core.values.pattern import pattern

if TYPE_CHECKING:
    from paircard.data.exchange.trf.outgoing import Outgoing

CODE = "###"
Ids = Mapping[int, ContestantId]
"""Id of every start number."""

_LINE = pattern(r"###\s+(.+?)(?: @ Round (\d{1,3})| before Round 1 was paired)(?::\s+([^{}]+))?\s*")
"""Braces would be somebody's id."""
_OLD_FIDE_MODE = pattern(r"###\s+FIDE mode left before round (\d{1,3})\s*")
"""As versions up to 0.2 wrote it: the number of the round to be paired next."""
_PAIR = pattern(r"(\d+)-(\d+)")
_BYE = pattern(r"(\d+)(?==[A-Z]{3})")


def write(out: Outgoing) -> Iterator[str]:
    """Yield a line a kind and round; only TRF26 has comments, and pairing programs need none."""
    if out.style.comments and not out.old and not out.for_engine:
        yield from (f"{CODE} {line}" for line in incident_lines(out.tournament))


def read(texts: Iterable[str], ids: Ids) -> Iterator[Incident]:
    """Yield what the comments of a report tell in these forms; whoever they name by the numbers of the report."""
    for text in (each for each in texts if each.startswith("###")):
        if old := _OLD_FIDE_MODE.fullmatch(text):
            yield Incident(Kind.FIDE_MODE, int(old[1]) - 1)
        elif (found := _LINE.fullmatch(text)) and found[1] in _READ:
            kind = Kind(found[1])
            for each in _READ[kind](found[3] or "", ids):
                yield Incident(kind, int(found[2] or 0), *each)


def is_incident(text: str) -> bool:
    """Whether a record is a comment in one of these forms."""
    return any(True for _ in read((text,), {}))


Texts = tuple[str, str, str]
"""What it is about, what was, what is."""


def _lists(text: str, ids: Ids) -> Iterator[Texts]:
    """Yield two lists of pairs and byes."""
    yield _sides(_pairs(_BYE.sub(lambda found: _named(found[1], ids), text), ids))


def _games(text: str, ids: Ids) -> Iterator[Texts]:
    """Yield games: `6-17: 1-0 => 0-1`, or `6-17 => 17-6` where they were turned round."""
    for item in text.split(", "):
        game, colon, results = item.partition(": ")
        if colon:
            yield (f"{_pairs(game, ids)}:", *_sides(results)[1:])
        else:
            yield _sides(_pairs(game, ids))


def _decided(text: str, ids: Ids) -> Iterator[Texts]:
    """Yield games and their results: `17-5 1-0`."""
    for item in text.split(", "):
        game, _, result = item.partition(" ")
        yield _pairs(game, ids), "", result


def _apart(text: str, ids: Ids) -> Iterator[Texts]:
    """Yield pairs: `3-9`."""
    for item in text.split(", "):
        yield _pairs(item, ids), "", ""


def _as_it_stands(text: str, ids: Ids) -> Iterator[Texts]:  # noqa: ARG001
    """Yield what names nobody by a number that may change."""
    yield _sides(text)


def _sides(text: str) -> Texts:
    was, arrow, now = text.partition(" => ")
    return ("", was, now) if arrow else ("", "", text)


def _pairs(text: str, ids: Ids) -> str:
    return _PAIR.sub(lambda found: f"{_named(found[1], ids)}-{_named(found[2], ids)}", text)


def _named(number: str, ids: Ids) -> str:
    known = ids.get(int(number))
    return number if known is None else somebody(known)


_READ: Mapping[str, Callable[[str, Ids], Iterator[Texts]]] = {
    Kind.FIDE_MODE: _as_it_stands,
    Kind.IMPORT: _lists,
    Kind.REGENERATION: _as_it_stands,
    Kind.EXCHANGE: _as_it_stands,
    Kind.MPA: _lists,
    Kind.FPB: _lists,
    Kind.CONFIGURATION: _lists,
    Kind.ADJOURNMENT: _decided,
    Kind.CORRECTION: _games,
    Kind.RATING_CORRECTION: _games,
    Kind.NOT_PLAYED: _apart,
    Kind.PROHIBITION: _apart,
    Kind.ROUNDS: _as_it_stands,
    Kind.TIE_BREAKS: _as_it_stands,
}
"""How what stands behind each kind is read."""

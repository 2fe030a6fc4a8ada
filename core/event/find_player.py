"""Finding a player by what somebody types: their pairing number, or a part of their name."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.values.text import folded


def found(tournament: Tournament, ids: Iterable[ContestantId], wanted: str) -> list[ContestantId]:
    """Return the ids meant, the best match first.

    A number is a pairing number. A name needs no accents and no case; beginnings of the name come before
    beginnings of a word in it, and these before any other part. Several words may stand in any order, the first name
    first too.
    """
    text = folded(wanted.strip())
    if not text:
        return []
    if text.isascii() and text.isdigit():
        meant = tournament.ids.get(PairingNumber(int(text[:9])))
        return [id_ for id_ in ids if id_ == meant]
    known = tournament.people
    names = {id_: folded(known[id_].name) for id_ in ids}
    whole = [id_ for id_, name in names.items() if text in name]
    words = text.replace(",", " ").split()
    by_words = whole or [id_ for id_, name in names.items() if all(word in name for word in words)]
    return sorted(by_words, key=lambda id_: _rank(names[id_], text))


def _rank(name: str, text: str) -> int:
    if name.startswith(text):
        return 0
    return 1 if any(word.startswith(text) for word in name.split()) else 2

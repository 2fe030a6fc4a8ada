"""Finding a player by what somebody types: their pairing number, or a part of their name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import folded

_NAMED = 4
"""So many of those who may be meant are named."""


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


def the_one(tournament: Tournament, meant: Sequence[ContestantId], wanted: str) -> ContestantId | None:
    """Return who alone is meant of those found; None where none was found. Raise `Refusal` where it may be several.

    Whoever bears the whole name goes before those of whose name it is a part.
    """
    exact = [id_ for id_ in meant if folded(tournament.people[id_].name) == folded(wanted)]
    if len(exact) == 1 or len(meant) == 1:
        return (exact or meant)[0]
    if not meant:
        return None
    raise Refusal(_several(tournament, meant, wanted))


def _several(tournament: Tournament, meant: Sequence[ContestantId], wanted: str) -> str:
    named = (_label(tournament, id_) for id_ in meant[:_NAMED])
    several = ", ".join(named) + (" ..." if len(meant) > _NAMED else "")
    return tr("{typed} may be {several}: type the number, or more of the name.", typed=wanted, several=several)


def _label(tournament: Tournament, id_: ContestantId) -> str:
    if id_ in tournament.numbers:
        return tournament.label(id_)
    card = tournament.player_cards.get(id_)
    return " ".join(filter(None, (str(card.number) if card else "", tournament.name_of(id_))))


def player_meant(tournament: Tournament, wanted: str) -> ContestantId:
    """Return who is meant of those who play games, by their number or a part of their name; raise `Refusal` else.

    Members of teams have the numbers of their own that stand on the papers about players.
    """
    cards = tournament.player_cards
    text = wanted.strip()
    if text.isascii() and text.isdigit():
        meant = [id_ for id_, card in cards.items() if card.number == int(text[:9])]
    else:
        meant = found(tournament, cards, text)
    one = the_one(tournament, meant, text)
    if one is None:
        raise Refusal(tr("Nobody called {name} plays here.", name=wanted))
    return one


def _rank(name: str, text: str) -> int:
    if name.startswith(text):
        return 0
    return 1 if any(word.startswith(text) for word in name.split()) else 2

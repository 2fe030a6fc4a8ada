"""What the pairings of an event gave its players: colours, floats, differences, byes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Literal

from core.event.card import Kind, PairingCard
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.lab.order import Ranked

Direction = Literal["down", "up", "level"]
_ALLOCATED = frozenset({Kind.BYE})


def colour_difference(card: PairingCard) -> int:
    """Return by how many one colour outnumbers the other in the games a player has played."""
    colours = _colours(card)
    return abs(colours.count("W") - colours.count("B"))


def longest_run(card: PairingCard) -> int:
    """Return how often running a player has had the same colour at most."""
    return max((sum(1 for _ in run) for _, run in groupby(_colours(card))), default=0)


def score_differences(tournament: Tournament, number: int) -> Iterator[int]:
    """Yield, for every pair of a round, by how many half points the scores before it differ."""
    cards = tournament.cards
    for board in tournament.rounds[number - 1].boards:
        white, black = (cards[id_].score_before(number) for id_ in board.players)
        yield abs(white - black)


def strength_differences(tournament: Tournament, number: int, strength: Mapping[PlayerId, float]) -> Iterator[float]:
    """Yield, for every pair of a round, by how much the two differ in true strength."""
    for board in tournament.rounds[number - 1].boards:
        white, black = (strength[id_] for id_ in board.players)
        yield abs(white - black)


def directions(tournament: Tournament) -> Mapping[PlayerId, Sequence[Direction]]:
    """Return by player and game whether they met fewer, more or as many points: floats as they happened."""
    cards = tournament.cards
    found: dict[PlayerId, list[Direction]] = {id_: [] for id_ in cards}
    for number, round_ in enumerate(tournament.rounds, 1):
        for board in round_.boards:
            mine, theirs = (cards[id_].score_before(number) for id_ in board.players)
            found[board.white].append(_direction(mine, theirs))
            found[board.black].append(_direction(theirs, mine))
    return found


def repeated(ways: Sequence[Direction]) -> bool:
    """Return whether a player floats the same way in two games running.

    >>> repeated(("down", "level", "down")), repeated(("level", "up", "up"))
    (False, True)
    """
    return any(one == other != "level" for one, other in pairwise(ways))


def bye_places(tournament: Tournament, ranked: Sequence[Ranked]) -> Iterator[float]:
    """Yield for every pairing-allocated bye where its player ends: 0 the first place, 1 the last."""
    place = {each.id: each.place for each in ranked}
    last = max(1, len(ranked) - 1)
    for id_, card in tournament.cards.items():
        for line in card.lines:
            if line.kind in _ALLOCATED:
                yield (place[id_] - 1) / last


def _colours(card: PairingCard) -> tuple[str, ...]:
    return tuple(line.colour for line in card.lines if line.kind is Kind.PLAYED and line.colour)


def _direction(mine: int, theirs: int) -> Direction:
    if mine == theirs:
        return "level"
    return "down" if mine > theirs else "up"

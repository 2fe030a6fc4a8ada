"""What the pairings of an event gave its players: colours, floats, differences, byes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Literal

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.lab.order import Ranked

Direction = Literal["down", "up", "level"]
_ALLOCATED = frozenset({Kind.BYE})


def colour_balance(lines: Iterable[CardLine]) -> int:
    """Return how many more Whites than Blacks a player has played."""
    colours = _colours(lines)
    return colours.count("W") - colours.count("B")


def colour_difference(lines: Iterable[CardLine]) -> int:
    """Return by how many one colour outnumbers the other in the games a player has played."""
    return abs(colour_balance(lines))


def longest_run(lines: Iterable[CardLine]) -> int:
    """Return how often running a player has had the same colour at most."""
    return max((sum(1 for _ in run) for _, run in groupby(_colours(lines))), default=0)


def pairs(round_: Round) -> tuple[tuple[ContestantId, ContestantId], ...]:
    """Return who meets whom in a round, White of the first game first, however many games they have."""
    return round_.pairs if round_.several_games else tuple(board.players for board in round_.boards)


def score_differences(tournament: Tournament, number: int) -> Iterator[int]:
    """Yield, for every pair of a round, by how many half points the scores before it differ."""
    cards = tournament.cards
    for pair in pairs(tournament.rounds[number - 1]):
        white, black = (cards[id_].score_before(number) for id_ in pair)
        yield abs(white - black)


def strength_differences(
    tournament: Tournament, number: int, strength: Mapping[ContestantId, float]
) -> Iterator[float]:
    """Yield, for every pair of a round, by how much the two differ in true strength."""
    for white, black in pairs(tournament.rounds[number - 1]):
        yield abs(strength[white] - strength[black])


def rating_differences(tournament: Tournament, number: int) -> Iterator[float]:
    """Yield, for every pair of a round in which both have a rating, by how much these differ."""
    registrations = tournament.registrations
    for pair in pairs(tournament.rounds[number - 1]):
        white, black = (registrations[id_].entrant.rating for id_ in pair)
        if white and black:
            yield abs(white - black)


def games_played(tournament: Tournament) -> int:
    """Return how many games were played in a stage, further games of a cup with them."""
    return sum(
        board.result is not None and board.result.played for round_ in tournament.rounds for board in round_.boards
    )


def further_games(tournament: Tournament) -> float | None:
    """Return the share of the matches of a cup that more games or lots had to decide; None where there was none."""
    played = [match for round_ in tournament.rounds for match in round_.matches if match.main.played]
    return sum(bool(match.series or match.decision) for match in played) / len(played) if played else None


def directions(tournament: Tournament) -> Mapping[ContestantId, Sequence[Direction]]:
    """Return by player and game whether they met fewer, more or as many points: floats as they happened."""
    cards = tournament.cards
    found: dict[ContestantId, list[Direction]] = {id_: [] for id_ in cards}
    for number, round_ in enumerate(tournament.rounds, 1):
        for white, black in pairs(round_):
            mine, theirs = (cards[id_].score_before(number) for id_ in (white, black))
            found[white].append(_direction(mine, theirs))
            found[black].append(_direction(theirs, mine))
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


def _colours(lines: Iterable[CardLine]) -> tuple[str, ...]:
    return tuple(line.colour for line in lines if line.kind is Kind.PLAYED and line.colour)


def _direction(mine: int, theirs: int) -> Direction:
    if mine == theirs:
        return "level"
    return "down" if mine > theirs else "up"

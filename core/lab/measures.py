"""Everything that is measured of one event: a name, what it is about, and a figure; each defined in the manual."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import fsum
from typing import NamedTuple

from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.lab import games
from core.lab.order import Ranked, kendall, separated, strongest_among_first, tied
from core.language import mark
from core.tables.standings import Standings, standings

MEASURES: Mapping[str, str] = {
    "kendall": mark("agreement of the final order with true strength (Kendall's tau-b)"),
    "winner": mark("the strongest player wins"),
    "top": mark("share of the strongest tenth that ends in the first tenth"),
    "ties": mark("players who share their points with somebody"),
    "shared": mark("players who share their final place with somebody"),
    "separates": mark("pairs equal in points that the tie-break tells apart"),
    "rightly": mark("of those, pairs in which the stronger comes out ahead"),
    "colour-difference": mark("difference of Whites and Blacks of a player"),
    "colour-run": mark("longest run of one colour of a player"),
    "floats": mark("games against somebody with other points"),
    "repeated-floats": mark("players who float the same way twice running"),
    "score-difference": mark("difference of points in a pair, by round"),
    "strength-difference": mark("difference of true strength in a pair, by round"),
    "bye-place": mark("where players with a bye end: 0 first, 1 last"),
    "criterion": mark("brackets in which a criterion could not be kept at its best"),
    "rounds": mark("rounds that could be paired"),
}
"""In the order of the tables."""


class Observation(NamedTuple):
    """One figure of one event."""

    measure: str
    about: str
    """A round, a tie-break or a criterion; empty where the measure is of the whole event."""
    value: float


def ranked(table: Standings, strength: Mapping[PlayerId, float]) -> tuple[Ranked, ...]:
    """Return everybody in the order of the final table."""
    return tuple(
        Ranked(row.card.id, strength[row.card.id], row.points, row.place, tuple(each.merit for each in row.figures))
        for row in table.rows
    )


def observed(tournament: Tournament, strength: Mapping[PlayerId, float]) -> Iterator[Observation]:
    """Yield all figures of a finished event."""
    table = standings(tournament)
    players = ranked(table, strength)
    yield from _of_order(players)
    yield from _of_tie_breaks(players, [each.key.partition("@")[0] for each in table.tie_breaks])
    yield from _of_colours(tournament)
    yield from _of_floats(tournament)
    yield from _by_round(tournament, strength)
    for place in games.bye_places(tournament, players):
        yield Observation("bye-place", "", place)
    yield Observation("rounds", "", len(tournament.rounds))


def _of_order(players: Sequence[Ranked]) -> Iterator[Observation]:
    yield Observation("kendall", "", kendall(players))
    yield Observation("winner", "", strongest_among_first(players, 1))
    yield Observation("top", "", strongest_among_first(players, max(1, round(len(players) / 10))))
    yield Observation("ties", "", tied(players))
    places = [each.place for each in players]
    yield Observation("shared", "", sum(places.count(one) > 1 for one in places) / len(places))


def _of_tie_breaks(players: Sequence[Ranked], codes: Sequence[str]) -> Iterator[Observation]:
    for at, code in enumerate(codes):
        found = separated(players, at)
        if found is None:
            continue
        yield Observation("separates", code, found.share)
        if found.rightly is not None:
            yield Observation("rightly", code, found.rightly)


def _of_colours(tournament: Tournament) -> Iterator[Observation]:
    cards = tournament.cards.values()
    yield Observation("colour-difference", "", _mean(games.colour_difference(card) for card in cards))
    yield Observation("colour-run", "", _mean(games.longest_run(card) for card in cards))


def _of_floats(tournament: Tournament) -> Iterator[Observation]:
    ways = games.directions(tournament)
    played = [way for each in ways.values() for way in each]
    if played:
        yield Observation("floats", "", sum(way != "level" for way in played) / len(played))
        yield Observation("repeated-floats", "", sum(map(games.repeated, ways.values())) / len(ways))


def _by_round(tournament: Tournament, strength: Mapping[PlayerId, float]) -> Iterator[Observation]:
    for number, round_ in enumerate(tournament.rounds, 1):
        if round_.boards:
            about = str(number)
            half_points = _mean(games.score_differences(tournament, number))
            yield Observation("score-difference", about, half_points / 2)
            apart = _mean(games.strength_differences(tournament, number, strength))
            yield Observation("strength-difference", about, apart)


def _mean(values: Iterator[float] | Iterator[int]) -> float:
    known = tuple(values)
    return fsum(known) / len(known)

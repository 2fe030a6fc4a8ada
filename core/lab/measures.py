"""Everything that is measured of one event: a name, what it is about, and a figure; each defined in the manual."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import fsum
from typing import NamedTuple

from paircard.core.event.card import CardLine
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.lab import games
from paircard.core.lab.fairness import colours_apart, worths
from paircard.core.lab.order import Ranked, kendall, separated, strongest_among_first, tied
from paircard.core.tables.standings import Standings, standings
from paircard.core.tiebreaks import TieBreak
from paircard.core.values.language import mark

MEASURES: Mapping[str, str] = {
    "kendall": mark("agreement of the final order with true strength (Kendall's tau-b)"),
    "winner": mark("the strongest wins"),
    "top": mark("share of the strongest tenth that ends in the first tenth, or of as many as are named"),
    "final": mark("share of the strongest, as many as the final has places, who come into it"),
    "ahead": mark("one alone has the most points"),
    "one-winner": mark("nobody shares the first place"),
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
    "rating-difference": mark("difference of ratings in a pair, by round"),
    "group-strength": mark("difference of mean true strength between the strongest group and the weakest"),
    "worth": mark("points more than others as strong have, with something that others have not"),
    "colour-due": mark("players with two Whites more than Blacks, or fewer, by round"),
    "floats-by-round": mark("games against somebody with other points, by round"),
    "bye-place": mark("where players with a bye end: 0 first, 1 last"),
    "byes": mark("byes of the pairing, by quarter of the final table"),
    "criterion": mark("brackets in which a criterion could not be kept at its best"),
    "further-games": mark("matches of a cup that a play-off or lots had to decide"),
    "games": mark("games played for each player or team"),
    "rounds": mark("rounds that were played"),
}
"""In the order of the tables."""
OF_RATINGS = frozenset({"strength-difference", "rating-difference", "group-strength"})
"""Measures in points of rating."""
SHARES = frozenset(
    {
        "ahead",
        "one-winner",
        "ties",
        "shared",
        "winner",
        "top",
        "final",
        "separates",
        "rightly",
        "floats",
        "repeated-floats",
        "colour-due",
        "floats-by-round",
        "criterion",
        "further-games",
    }
)
"""Measures that are shares, none below 0 or above 1: said in percent."""
ABOUTS: Mapping[str, str] = {
    "top": mark("so many of the strongest"),
    "separates": mark("tie-break"),
    "rightly": mark("tie-break"),
    "score-difference": mark("round"),
    "strength-difference": mark("round"),
    "rating-difference": mark("round"),
    "worth": mark("what they have"),
    "colour-due": mark("round"),
    "floats-by-round": mark("round"),
    "byes": mark("quarter of the final table"),
    "criterion": mark("criterion"),
}
"""What the figures of a measure are about, where it has several of an event."""
TOGETHER = "all"
"""What `separates` and `rightly` are about where it is all tie-breaks in their order."""


class Observation(NamedTuple):
    """One figure of one event."""

    measure: str
    about: str
    """A round, a tie-break or a criterion; empty where the measure is of the whole event."""
    value: float


def ranked(table: Standings, strength: Mapping[ContestantId, float]) -> tuple[Ranked, ...]:
    """Return everybody in the order of the final table."""
    return tuple(
        Ranked(row.card.id, strength[row.card.id], row.points, row.place, tuple(each.merit for each in row.figures))
        for row in table.rows
    )


def observed(
    tournament: Tournament, strength: Mapping[ContestantId, float], top: Sequence[int]
) -> Iterator[Observation]:
    """Yield all figures of a finished event of one stage; what means nothing in its system is left out.

    A cup has no points to be equal in, and who is out of it has had too few games for colours to even. Neither a cup
    nor a table made beforehand looks at points when it pairs: nobody floats.
    """
    table = standings(tournament)
    players = ranked(table, strength)
    cup = system_of(tournament).shares_places
    yield from of_order(players, top)
    yield from of_places(players)
    if not cup:
        yield from of_points((players,), table.tie_breaks)
        yield from of_colours([card.lines for card in tournament.cards.values()])
        yield from of_worth(tournament, strength)
        yield from of_colours_by_round(tournament)
        if not system_of(tournament).rounds.beforehand:
            yield from _of_floats(tournament)
            yield from _of_scores(tournament)
    yield from by_round((tournament,), strength)
    yield from _of_byes(tournament, players)
    if cup:
        yield from of_cup(tournament)
    yield from _of_size(tournament)


def of_order(players: Sequence[Ranked], top: Sequence[int]) -> Iterator[Observation]:
    """Yield how well an order agrees with true strength."""
    yield Observation("kendall", "", kendall(players))
    yield Observation("winner", "", strongest_among_first(players, 1))
    if not top:
        yield Observation("top", "", strongest_among_first(players, max(1, round(len(players) / 10))))
    for k in top:
        yield Observation("top", str(k), strongest_among_first(players, min(k, len(players))))


def of_places(players: Sequence[Ranked]) -> Iterator[Observation]:
    """Yield how many share a place, and whether somebody shares the first."""
    places = [each.place for each in players]
    yield Observation("one-winner", "", places.count(1) == 1)
    yield Observation("shared", "", sum(places.count(one) > 1 for one in places) / len(places))


def of_points(tables: Sequence[Sequence[Ranked]], tie_breaks: Sequence[TieBreak]) -> Iterator[Observation]:
    """Yield how many are equal in points in their table, and what each tie-break makes of them, and all together."""
    if len(tables) == 1:
        points = [each.points for each in tables[0]]
        yield Observation("ahead", "", points.count(max(points)) == 1)
    yield Observation("ties", "", tied(tables))
    codes = [each.key.partition("@")[0] for each in tie_breaks]
    places: list[tuple[str, int | None]] = [(code, at) for at, code in enumerate(codes)]
    for code, at in (*places, (TOGETHER, None)):
        found = separated(tables, at)
        if found is None:
            continue
        yield Observation("separates", code, found.share)
        if found.rightly is not None:
            yield Observation("rightly", code, found.rightly)


def of_colours(everybody: Sequence[Sequence[CardLine]]) -> Iterator[Observation]:
    """Yield the balance of colours, by the games of everybody."""
    yield Observation("colour-difference", "", mean(games.colour_difference(lines) for lines in everybody))
    yield Observation("colour-run", "", mean(games.longest_run(lines) for lines in everybody))


def of_worth(tournament: Tournament, strength: Mapping[ContestantId, float]) -> Iterator[Observation]:
    """Yield what one thing that some have is worth to them."""
    for what, points in worths(tournament, strength):
        yield Observation("worth", what, points)


def of_colours_by_round(tournament: Tournament) -> Iterator[Observation]:
    """Yield how many have had one colour twice more than the other when a round is over."""
    for number, share in colours_apart(tournament):
        yield Observation("colour-due", str(number), share)


def by_round(
    stages: Sequence[Tournament], strength: Mapping[ContestantId, float], before: int = 0
) -> Iterator[Observation]:
    """Yield how unequal pairs are in strength and rating, round by round, of stages that are played side by side."""
    for number in range(1, max(stage.scheduled for stage in stages) + 1):
        there = [stage for stage in stages if number <= stage.scheduled and stage.rounds[number - 1].boards]
        apart = [each for stage in there for each in games.strength_differences(stage, number, strength)]
        if apart:
            yield Observation("strength-difference", str(before + number), mean(apart))
        rated = [each for stage in there for each in games.rating_differences(stage, number)]
        if rated:
            yield Observation("rating-difference", str(before + number), mean(rated))


def of_cup(tournament: Tournament) -> Iterator[Observation]:
    """Yield how often the games of a match decided nothing."""
    share = games.further_games(tournament)
    if share is not None:
        yield Observation("further-games", "", share)


def mean(values: Iterable[float]) -> float:
    """Return the mean of values, exact to the last digit."""
    known = tuple(values)
    return fsum(known) / len(known)


def _of_floats(tournament: Tournament) -> Iterator[Observation]:
    ways = games.directions(tournament)
    played = [way for each in ways.values() for way in each]
    if played:
        yield Observation("floats", "", sum(way != "level" for way in played) / len(played))
        yield Observation("repeated-floats", "", sum(map(games.repeated, ways.values())) / len(ways))


def _of_scores(tournament: Tournament) -> Iterator[Observation]:
    for number, round_ in enumerate(tournament.rounds, 1):
        if round_.boards:
            half_points = tuple(games.score_differences(tournament, number))
            yield Observation("score-difference", str(number), mean(half_points) / 2)
            yield Observation("floats-by-round", str(number), mean(each > 0 for each in half_points))


def _of_byes(tournament: Tournament, players: Sequence[Ranked]) -> Iterator[Observation]:
    """Yield the place of every bye, and where there is one how many fall on each quarter of the table."""
    places = tuple(games.bye_places(tournament, players))
    for place in places:
        yield Observation("bye-place", "", place)
    for quarter in range(1, 5) if places else ():
        yield Observation("byes", str(quarter), sum(min(3, int(4 * place)) == quarter - 1 for place in places))


def _of_size(tournament: Tournament) -> Iterator[Observation]:
    yield Observation("games", "", 2 * games.games_played(tournament) / len(tournament.cards))
    yield Observation("rounds", "", len(tournament.rounds))

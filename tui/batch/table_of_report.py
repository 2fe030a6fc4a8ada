"""The table of a report held against its results and the tie-breaks it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import StandingRow, Standings, standings
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.data.exchange.trf import PlaceTold, TrfReport


def table_differences(tournament: Tournament, report: TrfReport) -> Iterator[str]:
    """Yield a sentence for each place and each sum of points that does not follow.

    Nothing while a result is missing: other programs have their table made before the round, or after it. Where the
    report names no tie-breaks, places are held against the points alone.
    """
    told = report.table
    if not told or tournament.of_teams or tournament.missing:
        return
    table = standings(tournament, None, None if report.names_tie_breaks else ())
    rows = {row.card.id: row for row in table.rows}
    yield from _points(tournament, told, rows)
    ranked = sorted((each for each in told if each.rank and each.id in rows), key=lambda each: each.rank)
    if len(ranked) < len(rows):
        return
    for upper, lower in pairwise(ranked):
        one, other = rows[upper.id], rows[lower.id]
        names = {"one": tournament.label(upper.id), "other": tournament.label(lower.id)}
        if one.place > other.place:
            yield tr(
                "the report has {one} before {other}, who is ahead by {what}: {more} against {less}.",
                **names,
                **_first_difference(table, other, one),
            )
        elif upper.rank == lower.rank and one.place < other.place and report.names_tie_breaks:
            yield tr(
                "the report has {one} and {other} at one place; the first is ahead by {what}: {more} against {less}.",
                **names,
                **_first_difference(table, one, other),
            )


def _points(
    tournament: Tournament, told: Sequence[PlaceTold], rows: Mapping[ContestantId, StandingRow]
) -> Iterator[str]:
    for each in told:
        if each.id not in rows or each.points is None:
            continue
        announced = sum(
            points
            for number, points in tournament.registrations[each.id].absences.items()
            if number >= tournament.next_round
        )
        ours = rows[each.id].points
        if each.points not in (ours, ours + announced):
            yield tr(
                "the report gives {player} {told}, the results {points}.",
                player=tournament.label(each.id),
                told=format_points(each.points),
                points=format_points(ours),
            )


def _first_difference(table: Standings, better: StandingRow, worse: StandingRow) -> Mapping[str, str]:
    """Return by what one stands before another, with both values."""
    if better.points != worse.points:
        return {"what": tr("points"), "more": format_points(better.points), "less": format_points(worse.points)}
    figures = zip(table.tie_breaks, better.figures, worse.figures, strict=True)
    for tie_break, mine, theirs in figures:
        if mine.merit != theirs.merit:
            return {"what": tie_break.key, "more": tie_break.written(mine), "less": tie_break.written(theirs)}
    return {"what": "", "more": "", "less": ""}  # places differ, so this cannot be

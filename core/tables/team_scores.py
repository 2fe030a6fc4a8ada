"""Scores of teams whose members play for themselves (B.VI C5): the sum of all of them, or of the best few."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.ids import TeamId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import StandingRow, standings
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points


@dataclass(frozen=True, slots=True)
class Member:
    """One player of a team as the table has them."""

    row: StandingRow
    counts: bool
    """Whether their points are in the sum."""


@dataclass(frozen=True, slots=True)
class TeamScore:
    """One line of the table of teams."""

    place: int
    """Teams of one score share the better place."""
    shared: bool
    id: TeamId
    name: str
    points: int
    """Half points."""
    members: tuple[Member, ...]
    """Everybody of the team, the best first."""


def team_scores(tournament: Tournament, after: int | None = None) -> tuple[TeamScore, ...]:
    """Return the table of teams after a round (the one paired last when None), the best first.

    Of members with equal points those count whose place is better; that changes no sum.
    """
    rows = {row.card.id: row for row in standings(tournament, after).rows}
    best = tournament.regulations.team_best
    found: list[tuple[int, str, TeamId, tuple[Member, ...]]] = []
    for id_, team in tournament.teams.items():
        order = sorted((rows[each] for each in team.members if each in rows), key=lambda row: (-row.points, row.place))
        members = tuple(Member(row, not best or at < best) for at, row in enumerate(order))
        found.append((sum(each.row.points for each in members if each.counts), team.name, id_, members))
    found.sort(key=lambda each: (-each[0], each[1]))
    scores = [points for points, *_ in found]
    return tuple(
        TeamScore(scores.index(points) + 1, scores.count(points) > 1, id_, name, points, members)
        for points, name, id_, members in found
    )


def how_counted(tournament: Tournament) -> str:
    """Say whose points make the score of a team."""
    best = tournament.regulations.team_best
    if not best:
        return tr("The score of a team is the sum of all its members (B.VI C5).")
    return trn(
        "The score of a team is that of its best member (B.VI C5).",
        "The score of a team is the sum of its best {count} members (B.VI C5).",
        best,
    )


def members_told(score: TeamScore) -> str:
    """Return the members of a team with their points, those in brackets who do not count."""
    told = (f"{each.row.card.entrant.name} {format_points(each.row.points)}" for each in score.members)
    marked = (text if each.counts else f"({text})" for text, each in zip(told, score.members, strict=True))
    return ", ".join(marked)


def team_lines(tournament: Tournament, after: int | None = None) -> Iterator[str]:
    """Yield the table in lines: place, team, points, and below it who made them."""
    for score in team_scores(tournament, after):
        place = f"{score.place}=" if score.shared else f"{score.place}."
        yield f"{place:<4} {score.name}: {format_points(score.points)}"
        yield f"     {members_told(score)}"
    yield ""
    yield how_counted(tournament)

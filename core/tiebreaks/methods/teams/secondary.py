"""The other of both scores: match points against game points (C.07, 13.1)."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.field import Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.methods.teams.only import on_teams
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark


def _secondary(field: TeamField, _: Options, tied: Tied) -> Figures:
    return {id_: secondary_score(field.by(None).other, id_) for id_ in tied.ids}


def secondary_score(other: TeamField, id_: ContestantId) -> Figure:
    """Return the points of a team by a score, round by round."""
    items = tuple(Item.of(line, line.settled_half_points, "points") for line in other.cards[id_].lines)
    return Figure(sum(item.value for item in items), items)


SECONDARY = Method(
    "MPVGP",
    mark("The other score: game points after match points, or the other way round"),
    on_teams(_secondary),
    short=lambda: "MPvGP",  # no words: a code
    parts=2,
)

"""What results give: held against the system when it is announced, and fixed once round 1 is paired."""

from __future__ import annotations

from paircard.core.event.regulations import Regulations
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.points import format_points
from paircard.core.values.said import said
from paircard.core.values.scale import Scale

MOST = 199
"""Half points of all rounds together: the column of a report has room for 99.5."""


def with_known_points(regulations: Regulations) -> Regulations:
    """Return regulations with their points as they are written; refuse what the system cannot count."""
    scale = Scale.of(regulations.points)
    if wrong := SYSTEMS[regulations.system].against_points(regulations):
        raise wrong
    most = scale.win * regulations.rounds
    if most > MOST and not scale.usual:
        wide = said("All rounds won give {points}: reports have room for 99.5.", points=format_points(most))
        raise Refusal(wide, field="points")
    return replace(regulations, points=scale.text)


def need_same_points(tournament: Tournament, new: Regulations) -> None:
    """Refuse other points once somebody has played for those that were announced."""
    before = tournament.regulations
    matches = team_options(new).match_scale != team_options(before).match_scale
    if tournament.rounds and (new.scale != before.scale or matches):
        raise Refusal(said("Round 1 is paired: what results give was announced before it."), field="points")

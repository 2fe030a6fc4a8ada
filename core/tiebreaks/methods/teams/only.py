"""What makes a calculation on teams one on any field."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Options

OnTeams = Callable[[TeamField, Options, Tied], Figures]


def on_teams(calculation: OnTeams) -> Callable[[Field, Options, Tied], Figures]:
    """Return a calculation that says nothing about individuals."""

    def figures(field: Field, options: Options, tied: Tied) -> Figures:
        return calculation(field, options, tied) if isinstance(field, TeamField) else {}

    return figures

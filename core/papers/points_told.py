"""What results give, in lines for whoever has to be told: only where that is other than 1, ½ and 0."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


def points_told(tournament: Tournament) -> Iterator[str]:
    """Yield what games give, then forfeits and rounds without a game."""
    scale = tournament.regulations.scale
    if scale.usual:
        return
    yield tr(
        "Points: a win {win}, a draw {draw}, a loss {loss}",
        win=format_points(scale.win),
        draw=format_points(scale.draw),
        loss=format_points(scale.loss),
    )
    yield tr(
        "By forfeit: a win {win}, a loss {loss}; who is absent has {absence}",
        win=format_points(scale.forfeit_win),
        loss=format_points(scale.forfeit_loss),
        absence=format_points(scale.absence),
    )

"""Lots among those whom all other tie-breaks left equal (F10), drawn from a seed that anyone can draw again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.commands.lots import DrawLots, groups_for_lots
from core.points import format_points
from tui.command import EventCommand
from tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from tui.screens.standings.place import StandingsPlace


class DrawTheLots(EventCommand):
    """Draw lots among all who are still tied, from a seed written down first (F10); to draw again needs a reason.

    Anyone can draw the same order from the same seed. The lots must be among the tie-breaks of the event.
    """

    key = "L"
    label = "Lots"
    takes = "SEED; REASON"
    changes = True

    async def run(self, screen: StandingsPlace) -> None:
        """Say among whom, and ask for the seed."""
        program, tournament = screen.program, screen.program.need_tournament()
        groups = groups_for_lots(tournament)
        if not groups:
            screen.say("Nobody is tied: there is nothing to draw lots for.")
            return
        numbers = tournament.numbers
        among = "; ".join(
            f"{' '.join(str(numbers[id_]) for id_ in ids)} with {format_points(points)}" for points, ids in groups
        )

        def save(values: Values) -> None:
            program.execute(*(DrawLots(ids, values["seed"], reason=values["reason"]) for _, ids in groups))

        fields = [
            Field("seed", "Seed", hint="a word or number everybody has seen"),
            Field("reason", "Reason", hint="only to draw again"),
        ]
        if await program.ask(Form(f"Draw lots among {among}", fields, save)) is not None:
            screen.say(f"Lots drawn among {among}.")

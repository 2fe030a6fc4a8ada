"""Chess960: drawing the starting position of the round shown."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from paircard.core.commands.start_positions import SetStartPosition
from paircard.core.event.event_seed import event_seed
from paircard.core.event.start_position_told import position_told
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import PairedCommand, ScreenCommand
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.seed_field import seed_field

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


class DrawStartPosition(PairedCommand):
    """Chess960: draw the starting position of all games of the round, one of 960, before a game has begun.

    Drawn from the seed of the event and the pairing itself: known to nobody before there are pairings, and drawn again
    it is the same. A number typed is taken as drawn elsewhere. It stands over the boards, on sheets, slips and pages.
    """

    changes = True
    key = "D"
    label = "Position"
    words = "chess960, fischer random, 960, start, starting position, lots"
    takes = "NUMBER; SEED"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Chess has one starting position."""
        if tournament is None or tournament.regulations.chess960:
            return super().obstacle(tournament)
        return tr("This event is not of Chess960: t on Entrants makes it one.")

    async def run(self, at: RoundPresenter) -> None:
        """Ask for a number drawn elsewhere, or a seed; nothing typed draws from the seed of the event."""
        program, round_ = at.program, at.round
        if round_ is None:
            return
        tournament, number = program.need_tournament(), round_.number
        SetStartPosition(number, 0).decide(tournament)  # refused before anything is asked

        def save(values: Values) -> None:
            program.execute(SetStartPosition(number, _typed(values["number"]), values["seed"]))

        seed = event_seed(tournament) or secrets.token_hex(4)
        fields = [
            Field("number", mark("Position"), hint=tr("0 to 959, drawn elsewhere; nothing: by lot"), figures=True),
            seed_field(seed, tr("of the lots")),
        ]
        if await program.ask(Form(tr("Starting position of round {round}", round=number), fields, save)) is not None:
            at.say(f"{position_told(program.need_tournament(), number)}.")


def _typed(text: str) -> int | None:
    if not text:
        return None
    if not text.isascii() or not text.isdigit():
        wrong = tr("{typed} is no number of a starting position: type one from 0 to 959.", typed=text)
        raise Refusal(wrong, field="number")
    return int(text[:4])


COMMANDS: tuple[type[ScreenCommand], ...] = (DrawStartPosition,)

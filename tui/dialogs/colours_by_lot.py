"""The seed of lots that give the colours of every match of a round, and before round 1 all that belongs to it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import SEED, ConfirmLine
from paircard.tui.dialogs.before_round_1 import ANNOUNCED, BeforeRound1
from paircard.tui.dialogs.form import Values
from paircard.tui.dialogs.in_turn import InTurn
from paircard.tui.dialogs.seed_field import need_seed, seed_field, seed_typed

if TYPE_CHECKING:
    from paircard.tui.program.program import Program


class ColoursOfARound(BeforeRound1):
    """The seed, and whether it was announced."""

    def __init__(self, program: Program, title: str, text: str) -> None:
        """Offer a new seed; without ways lots are drawn."""
        offered = secrets.token_hex(4)
        self.seed_asked = ConfirmLine(
            title, text, offered, label=tr("Seed"), yes=tr("draw"), called=SEED, save=seed_typed
        )
        super().__init__(program, [seed_field(offered)], need_seed, notes=[text])

    def questions(self) -> InTurn[Values]:
        """Ask for the seed, then whether it was announced."""
        seed = yield self.seed_asked
        if not seed:
            return None
        announced = yield from self.ask_announced()
        return None if announced is None else {"seed": seed, ANNOUNCED: announced}


async def seed_of_colours(program: Program, title: str, text: str) -> str:
    """Ask for the seed, and before round 1 for all that belongs to it; return nothing where somebody gave up."""
    form = ColoursOfARound(program, title, text)
    if not form.asks_announced:
        return await program.ask(form.seed_asked) or ""
    values = await program.ask(form)
    if values is None:
        return ""
    form.note_announced(program, values)
    return values["seed"]

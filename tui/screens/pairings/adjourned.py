"""All games that a pairing waits for, adjourned at once: nothing becomes adjourned by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import AdjournMissing
from paircard.core.event.adjourned import games_told
from paircard.core.values.language import tr, trn
from paircard.tui.commands.command import PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Confirm

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


async def _adjourn_missing(at: RoundPresenter) -> None:
    """Name them, ask, and mark them."""
    tournament, command = at.program.need_tournament(), AdjournMissing()
    at.program.check(command)  # refused before anything is asked
    games = games_told(tournament, tournament.missing)
    text = tr("{games}. Each counts as a draw for pairing until its result is typed.", games=games)
    if await at.program.ask(Confirm(tr("Adjourn what is missing?"), text, yes=tr("adjourn"))) is None:
        return
    count = len(tournament.missing)
    done = trn("{count} game is adjourned.", "{count} games are adjourned.", count)
    at.program.perform(command, done)


# fmt: off
AdjournAllMissing = row("AdjournAllMissing", "A", "Adjourn all", _adjourn_missing,
    "Mark every game adjourned that has no result yet and that the next pairing waits for. Each counts as a draw for "
    "pairing; type its result over it later.",
    of=PairedCommand, words="unfinished, hanging, postpone, missing, all", takes="y", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (AdjournAllMissing,)

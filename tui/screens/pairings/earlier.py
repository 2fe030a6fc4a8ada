"""Results a round had before its pairing was undone: offered back when it is paired again."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from core.commands import PutBackResults
from core.event.tournament import Tournament
from core.language import tr, trn
from core.review.former_results import Played, earlier_results, left_out, restorable
from tui.dialogs.ask import Confirm
from tui.side_by_side import results_that_leave, written

if TYPE_CHECKING:
    from tui.program import Program


def offer_earlier_results(app: Program) -> Awaitable[None] | None:
    """Return the question whether results typed before are put back, None when there are none to put back."""
    tournament = app.need_tournament()
    number = len(tournament.rounds)
    earlier = earlier_results(tournament, number)
    found = restorable(tournament, number, earlier)
    return _offer(app, tournament, found, left_out(tournament, number, earlier)) if found else None


async def _offer(app: Program, tournament: Tournament, found: Played, lost: Played) -> None:
    number = len(tournament.rounds)
    count = len(found)
    head = trn(
        "Before it was taken back, round {round} had results. {count} board with the same players and colours:",
        "Before it was taken back, round {round} had results. {count} boards with the same players and colours:",
        count, round=number,
    )  # fmt: skip
    lines = [head]
    lines += [f"  {written(tournament, board)}" for board in found]
    text = "\n".join([*lines, "", *results_that_leave(tournament, lost)])
    if await app.ask(Confirm(tr("Put the results back?"), text, yes=tr("put them back"))):
        done = trn(
            "{count} board of round {round} have their results again.",
            "{count} boards of round {round} have their results again.",
            count, round=number,
        )  # fmt: skip
        app.perform(PutBackResults(), done)

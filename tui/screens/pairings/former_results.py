"""Results a round had before its pairing was undone: offered back when it is paired again."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.commands import PutBackResults
from paircard.core.event.former_results import Played, all_restorable, earlier_results, left_out
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.sentences.side_by_side import results_that_leave, written

if TYPE_CHECKING:
    from paircard.tui.program.program import Program


def offer_earlier_results(app: Program) -> Awaitable[None] | None:
    """Return the question whether results typed before are put back, None when there are none to put back."""
    tournament = app.need_tournament()
    found = tuple(all_restorable(tournament))
    return _offer(app, tournament, found) if found else None


async def _offer(app: Program, tournament: Tournament, found: Sequence[tuple[Round, Played]]) -> None:
    text = "\n".join(line for round_, played in found for line in _of_round(tournament, round_, played))
    if await app.ask(Confirm(tr("Put the results back?"), text, yes=tr("put them back"))):
        done = (
            trn(
                "{count} board of round {round} have their results again.",
                "{count} boards of round {round} have their results again.",
                len(played), round=round_.number,
            )
            for round_, played in found
        )  # fmt: skip
        app.perform(PutBackResults(), " ".join(done))


def _of_round(tournament: Tournament, round_: Round, found: Played) -> Iterator[str]:
    yield trn(
        "Before it was taken back, round {round} had results. {count} board with the same players and colours:",
        "Before it was taken back, round {round} had results. {count} boards with the same players and colours:",
        len(found), round=round_.number,
    )  # fmt: skip
    yield from (f"  {written(tournament, board)}" for board in found)
    yield ""
    lost = left_out(tournament, round_.number, earlier_results(tournament, round_.number))
    yield from results_that_leave(tournament, lost)

"""A round that was paired and played on paper, typed in board by board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.dialogs.ask import REASON, AskLine
from paircard.tui.dialogs.form import Field, NotedForm, Values
from paircard.tui.screens.pairings.by_hand import PairRoundByHand, confirm_by_hand
from paircard.tui.screens.pairings.no_notice import hint_after
from paircard.tui.screens.pairings.typed_round import HOW, TypedRound

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter

BEGIN = mark(
    "The numbers of the players, White first, and the result if it is known: 10-1 1. Several boards fit in a line."
)


class FromPaper(ScreenCommand):
    """Type in a round that was paired by hand and played on paper: the numbers of each board, White first.

    10-1 1 is a board with its result, bye 9 the bye, away 7 a player who did not play, no 10 takes the board of 10
    back. Each pair is checked at once; what the rules forbid and was played all the same is typed with ! and recorded.
    """

    changes = True
    key = "F"
    label = "From paper"
    words = "manual, type, enter"
    takes = "BOARDS; REASON; y; y"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Once the last round is published there is none to pair."""
        return PairRoundByHand.obstacle(tournament)

    async def run(self, at: RoundPresenter) -> None:
        """Ask for the boards, then for the reason, show where the rules pair otherwise, and store all of it."""
        tournament = at.program.need_tournament()
        typed = await _boards(at, tournament)
        if typed is None:
            return
        reason = await at.program.ask(_reason())
        if reason is None:
            return
        number = typed.before.next_round
        command = typed.command(reason)
        done = _done(number, command.results.count(None)) + hint_after(tournament, command)
        if await confirm_by_hand(at, tournament, command, done):
            at.typed_round = None


async def _boards(at: RoundPresenter, tournament: Tournament) -> TypedRound | None:
    """Ask until everybody is typed; None when it was left before, what was typed being kept for the next time."""
    kept = at.typed_round
    typed = kept.carried_to(tournament) if kept else TypedRound.of(tournament)

    def save(values: Values) -> str:
        nonlocal typed
        if typed.left or values["board"]:
            typed = at.typed_round = typed.after(values["board"])
        form.again = bool(typed.left)
        form.tell_note("\n".join(typed.lines()))
        said = typed.what_is_left()
        at.program.say(said)
        return said

    form = NotedForm(
        tr("Round {round} from paper", round=typed.before.next_round),
        [Field("board", mark("Board"), hint=HOW)],
        save,
        again=True,
    )
    form.hint = mark("Enter take   PgUp PgDn boards   Esc leave, what is typed stays")
    form.note = "\n".join(typed.lines()) or tr(BEGIN)
    answered = await at.program.ask(form)
    if not typed.left:
        return typed
    said = tr("{left} What was typed is kept: From paper goes on with it.", left=typed.what_is_left())
    if answered is not None:
        raise Refusal(said)
    if typed.boards or typed.away or typed.bye:
        at.program.say(said)
    return None


def _reason() -> AskLine:
    return AskLine(
        tr("Why was it paired by hand?"), tr("Every report names the reason:"), tr("paired on paper"), called=REASON
    )


def _done(number: int, missing: int) -> str:
    if missing:
        return tr("Round {round} is stored as it was paired by hand: type the results that are missing.", round=number)
    return tr("Round {round} is stored as it was played.", round=number)


COMMANDS: tuple[type[ScreenCommand], ...] = (FromPaper,)

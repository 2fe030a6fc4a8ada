"""A whole match lost by forfeit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import ForfeitMatch
from paircard.core.values.language import tr
from paircard.tui.commands.command import ScreenCommand, row
from paircard.tui.dialogs.ask import Choose
from paircard.tui.screens.pairings.line_ups import TeamCommand
from paircard.tui.screens.pairings.no_notice import hint_after

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


async def _match_forfeit(at: RoundPresenter) -> None:
    """Ask who did not come."""
    tournament, match = at.program.need_tournament(), at.match_meant()
    first, second = (tournament.name_of(each) for each in match.contestants)
    choices = {"1": first, "2": second, "b": tr("both")}
    title = tr("Match {match} by forfeit", match=match.number)
    answer = await at.program.ask(Choose(title, tr("Which team did not come, and loses on all boards?"), choices))
    if answer is None:
        return
    absent = match.teams if answer == "b" else (match.teams[int(answer) - 1],)
    named = tr("both teams") if answer == "b" else choices[answer]
    done = tr("Match {match}: lost by forfeit by {team}.", match=match.number, team=named)
    command = ForfeitMatch(at.round_shown, match.number, absent)
    if at.program.perform(command, f"{done}{hint_after(tournament, command)}"):
        at.move_on(match.boards[-1])


# fmt: off
MatchForfeit = row("MatchForfeit", "f", "Forfeit", _match_forfeit,
    "Write the match under the cursor as lost by forfeit on all boards: by one of the teams, or by both.",
    of=TeamCommand, words="walkover, default, no-show, absent", takes="1, 2 or b")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (MatchForfeit,)

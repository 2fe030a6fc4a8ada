"""What one can ask of the standings."""

from __future__ import annotations

from core.event.tournament import Tournament
from core.facets.system import system_of
from core.values.language import tr
from tui.command import SECOND, PlacesCommand, ScreenCommand, calling
from tui.dialogs.tie_breaks import tie_break_form
from tui.screens.groups.commands import FindPlayer
from tui.screens.standings.exporting import ExportReport
from tui.screens.standings.lots import DrawTheLots
from tui.screens.standings.presenter import StandingsPresenter
from tui.screens.standings.prizes import read_prizes
from tui.screens.standings.views import View


class OpenChosen(PlacesCommand):
    """On a value: its sum, round by round, with what was struck and the rules. On a player: their card.

    The left and right arrows choose the column; more columns than fit are scrolled to. In line mode: NAME open COLUMN.
    """

    key = "enter"
    key_shown = "Enter"
    label = "Open"
    words = "sum, details, why"
    footer = True
    takes = "COLUMN"
    does = calling(StandingsPresenter.open_chosen)


class EarlierRound(ScreenCommand):
    """Show the table after the round before."""

    key = "left_square_bracket,less_than_sign"
    key_shown = "["
    label = "Earlier"
    footer = True

    def run(self, at: StandingsPresenter) -> None:
        """One back."""
        at.go_to(at.after - 1)


class LaterRound(ScreenCommand):
    """Show the table after the next round."""

    key = "right_square_bracket,greater_than_sign"
    key_shown = "]"
    label = "Later"
    footer = True

    def run(self, at: StandingsPresenter) -> None:
        """One on."""
        at.go_to(at.after + 1)


class ShowCrosstable(PlacesCommand):
    """Show the crosstable by place, again by number, again the ranking: opponent, colour and result of every round."""

    key = "c"
    label = "Crosstable"
    words = "table, matrix"
    footer = True

    def run(self, at: StandingsPresenter) -> None:
        """Go on to the next one."""
        at.show_view(at.view.next_crosstable())


class ShowProgress(PlacesCommand):
    """Show the progress table, the running score after every round, or the ranking again."""

    key = "v"
    label = "Progress"
    footer = SECOND
    words = "running, score"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """A cup has no running score."""
        if tournament is not None and system_of(tournament).tree is not None:
            return tr("A cup has no running score: the table says who has come how far, G shows the tree.")
        return super().obstacle(tournament)

    def run(self, at: StandingsPresenter) -> None:
        """Switch over."""
        at.show_view(View.RANKING if at.view is View.PROGRESS else View.PROGRESS)


class FilterPlayers(PlacesCommand):
    """Show only some, with places among themselves: women, men, club NAME, fed POL, cat NAME, born 2008-.

    Several may be combined, such as women born 2008-. Nothing shows everybody again.
    """

    key = "f"
    label = "Filter"
    words = "women, juniors, category, age, club"
    footer = True
    takes = "WHOM"
    does = calling(StandingsPresenter.begin_filter)


class ChangeTieBreaks(PlacesCommand):
    """Choose the tie-breaks of the event and their order, by codes or by the name of a list such as F10.

    After round 1 is paired this needs a reason, and a note under the table says so from then on.
    """

    key = "t"
    label = "Tie-breaks"
    footer = SECOND
    words = "buchholz, sonneborn, criteria, order"
    takes = "CODES; REASON"
    changes = True

    async def run(self, at: StandingsPresenter) -> None:
        """Ask for them."""
        program = at.program
        before = program.need_tournament()
        if await program.ask(tie_break_form(program)) is not None and program.need_tournament() is not before:
            codes = ", ".join(program.need_tournament().regulations.tie_breaks)
            at.say(tr("Tie-breaks: {codes}.", codes=codes))


class ShowPrizes(PlacesCommand):
    """Share prize money among the players shown: F10 among equal points, Hort half by place and half shared, or none.

    Every sum is explained. With a filter: the prizes of those players by their places among themselves.
    """

    key = "z"
    label = "Prizes"
    words = "money"
    footer = True
    takes = "MONEY; SHARING"

    async def run(self, at: StandingsPresenter) -> None:
        """Ask for the prizes, then tell who gets what."""
        await read_prizes(at)


COMMANDS: tuple[type[ScreenCommand], ...] = (
    OpenChosen,
    EarlierRound,
    LaterRound,
    ShowCrosstable,
    ShowProgress,
    FilterPlayers,
    FindPlayer,
    ChangeTieBreaks,
    DrawTheLots,
    ShowPrizes,
    ExportReport,
)

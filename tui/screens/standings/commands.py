"""What one can ask of the standings."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tiebreaks.book import announced_codes
from paircard.core.values.language import tr
from paircard.tui.commands.command import (
    FIRST,
    SECOND,
    EventCommand,
    PlacesCommand,
    ScreenCommand,
    calling,
    row,
    work_at,
)
from paircard.tui.commands.federation_check import FederationCheck
from paircard.tui.dialogs.tie_breaks import tie_break_form
from paircard.tui.screens.groups.moving import FindPlayer
from paircard.tui.screens.standings.figures import TypeAFigure
from paircard.tui.screens.standings.lots import DrawTheLots
from paircard.tui.screens.standings.presenter import StandingsPresenter
from paircard.tui.screens.standings.prizes import read_prizes
from paircard.tui.screens.standings.rating_change import WhyRating
from paircard.tui.screens.standings.views import View


def _earlier_round(at: StandingsPresenter) -> None:
    """One back."""
    at.go_to(at.after - 1)


def _later_round(at: StandingsPresenter) -> None:
    """One on."""
    at.go_to(at.after + 1)


def _show_crosstable(at: StandingsPresenter) -> None:
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


async def _change_tie_breaks(at: StandingsPresenter) -> None:
    """Ask for them."""
    program = at.program
    before = program.need_tournament()
    if await program.ask(tie_break_form(program)) is not None and program.need_tournament() is not before:
        at.say(tr("Tie-breaks: {codes}.", codes=announced_codes(program.need_tournament())))


async def _show_prizes(at: StandingsPresenter) -> None:
    """Ask for the prizes, then tell who gets what."""
    await read_prizes(at)


# fmt: off
OpenChosen = row("OpenChosen", "enter", "Open", calling(StandingsPresenter.open_chosen),
    "On a value: its sum, round by round, with what was struck and the rules. On a player: their card. The left "
    "and right arrows choose the column; more columns than fit are scrolled to. In line mode: NAME open COLUMN.",
    of=PlacesCommand, shown="Enter", footer=FIRST, words="sum, details, why", takes="COLUMN")
EarlierRound = row("EarlierRound", "left_square_bracket,less_than_sign", "Earlier", _earlier_round,
    "Show the table after the round before.",
    shown="[", footer=FIRST)
LaterRound = row("LaterRound", "right_square_bracket,greater_than_sign", "Later", _later_round,
    "Show the table after the next round.",
    shown="]", footer=FIRST)
ShowCrosstable = row("ShowCrosstable", "c", "Crosstable", _show_crosstable,
    "Show the crosstable by place, again by number, again the ranking: opponent, colour and result of every round.",
    of=PlacesCommand, footer=FIRST, words="table, matrix")
FilterPlayers = row("FilterPlayers", "f", "Filter", calling(StandingsPresenter.begin_filter),
    "Show only some, with places among themselves: women, men, club NAME, fed POL, cat NAME, title GM, born 2008-. "
    "Several may be combined, such as women born 2008-. Nothing shows everybody again.",
    of=PlacesCommand, footer=FIRST, words="women, juniors, category, age, club", takes="WHOM")
ChangeTieBreaks = row("ChangeTieBreaks", "t", "Tie-breaks", _change_tie_breaks,
    "Choose the tie-breaks of the event and their order, by codes or by the name of a list such as F10. After "
    "round 1 is paired this needs a reason, and a note under the table says so from then on.",
    of=PlacesCommand, footer=SECOND, words="buchholz, sonneborn, criteria, order", takes="CODES; REASON",
    changes=True)
ShowPrizes = row("ShowPrizes", "z", "Prizes", _show_prizes,
    "Share prize money among the players shown: F10 among equal points, Hort half by place and half shared, or "
    "none. Every sum is explained. With a filter: the prizes of those players by their places among themselves.",
    of=PlacesCommand, footer=SECOND, words="money", takes="MONEY; SHARING")
ExportReport = row("ExportReport", "x", "Export", work_at("paircard.tui.screens.standings.exporting:export_report"),
    "Write the event as a report file of FIDE, TRF16 or TRF26; a file that is there is never written over. All "
    "rounds are in it, whichever table is shown, and you are told what it cannot hold. While a game is adjourned after "
    "the last round there is the file of the running event only.",
    of=EventCommand, footer=SECOND, words="save, fide, trf, file, send",
    takes="1 to 6; y where a game is adjourned; FILE")
# fmt: on

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
    TypeAFigure,
    ShowPrizes,
    WhyRating,
    FederationCheck,
    ExportReport,
)

"""Finding, sorting, and what is settled before round 1."""

from __future__ import annotations

from paircard.core.papers.periods_told import offer_of_periods
from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, SECOND, ScreenCommand, calling, row
from paircard.tui.dialogs.event_details import details_form
from paircard.tui.dialogs.event_form import settings_form
from paircard.tui.dialogs.first_colour import TAKES, answers_taken, settle_first_colour
from paircard.tui.screens.entrants.order_by_lot import DrawOrder
from paircard.tui.screens.entrants.presenter import EntrantsPresenter
from paircard.tui.screens.round_times import TimesOfRounds


def _order_list(at: EntrantsPresenter) -> None:
    """Go on to the next order."""
    at.sort(at.order.next())


class FirstColour(ScreenCommand):
    """Draw by lot, or set, the colour of the highest player in round 1. The seed is recorded."""

    changes = True
    key = "f"
    label = "First colour"
    footer = SECOND
    words = "color, lot, lots, white, black"
    takes = TAKES

    @classmethod
    def answers(cls) -> str:
        """The letters of the colours are those of the reader."""
        return answers_taken()

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask and record."""
        await settle_first_colour(at.program)


async def _settings(at: EntrantsPresenter) -> None:
    """Open the form."""
    before = at.program.need_tournament()
    await at.program.ask(settings_form(at.program, before))
    if at.program.need_tournament() is not before:
        at.say(_with_offer(at, tr("The settings are stored.")))


async def _report_details(at: EntrantsPresenter) -> None:
    """Open the form."""
    before = at.program.need_tournament()
    await at.program.ask(details_form(at.program, before))
    if at.program.need_tournament() is not before:
        at.say(_with_offer(at, tr("The details are stored.")))


def _with_offer(at: EntrantsPresenter, said: str) -> str:
    """Return what is said, with the offer of periods where the event has become a long one."""
    tournament = at.program.need_tournament()
    return f"{said} {offer_of_periods(tournament)}".strip()


# fmt: off
FindEntrant = row("FindEntrant", "slash", "Find", calling(EntrantsPresenter.begin_search),
    "Find an entrant by number or name, accents and case aside. The cursor follows every key.",
    shown="/", footer=FIRST, words="search, look", takes="NUMBER OR NAME")
OrderList = row("OrderList", "o", "Order", _order_list,
    "Show the list by number, by name or by rating. Pairing numbers stay as they are.",
    footer=SECOND, words="sort list, sort")
Settings = row("Settings", "t", "Settings", _settings,
    "Change name, rounds and regulations of the event; what else a report names is under d.",
    footer=SECOND, words="options, regulations, rounds, name, tie-breaks", takes="FIELD=VALUE; ...", changes=True)
ReportDetails = row("ReportDetails", "d", "Details", _report_details,
    "Say what a report names: federation, time control, deputy arbiters; and the address of the published pages.",
    takes="FIELD=VALUE; ...", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (
    FindEntrant,
    OrderList,
    FirstColour,
    DrawOrder,
    Settings,
    ReportDetails,
    TimesOfRounds,
)

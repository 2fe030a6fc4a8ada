"""What can be asked of an explanation."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.review.other_rules import may_be_compared
from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, SECOND, EventCommand, ScreenCommand, calling, row
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.screens.explain.presenter import ExplainPresenter
from paircard.tui.screens.groups.moving import BackOneGroup, FindPlayer, NextGroup
from paircard.tui.screens.pairings.find_board import EarlierRound, LaterRound
from paircard.tui.screens.rules.read_rule import ReadRule


async def _why_not(at: ExplainPresenter) -> None:
    """Ask for whom."""
    title = tr("When do these two meet?") if at.meetings else tr("Why not these two?")
    answer = await at.program.ask(AskLine(title, tr("Two numbers or names, such as 2 7:")))
    if answer:
        await at.ask_why_not(answer)


class OtherRules(EventCommand):
    """Pair this round by these rules and by those of 2026, or 1998: the first difference, what each has against it."""

    key = "d"
    label = "Compare"
    words = "compare, other rules, side by side, difference"
    footer = SECOND
    does = calling(ExplainPresenter.compare_rules)

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only players are paired round by round by both."""
        return tournament is None or may_be_compared(tournament)


class AllRules(OtherRules):
    """Pair this round by every system that can: how many pairs each two share, and where each parts from this event."""

    key = "D"
    label = "All rules"
    words = "compare, every system, side by side, difference"
    footer = 0
    does = calling(ExplainPresenter.compare_all_rules)


def _step_through(at: ExplainPresenter) -> None:
    """Go to the step player."""
    number, bracket = at.round_shown, at.bracket
    at.program.visit("steps", lambda place: place.go_to_round(number, bracket))


# fmt: off
WhyNot = row("WhyNot", "w", "Why not", _why_not,
    "Why do two players not meet? Type two numbers or names, or one for the player marked. In a round robin it "
    "says when two players meet, and why then.",
    of=EventCommand, footer=FIRST, words="reason, other", takes="A B")
TellAll = row("TellAll", "enter,c", "All", calling(ExplainPresenter.open_chosen),
    "Tell a player's whole way through the brackets, or all of the bracket chosen.",
    of=EventCommand, shown="c", footer=FIRST, words="whole way, everything, details")
StepThrough = row("StepThrough", "s", "Steps", _step_through,
    "Play the literal procedure of this round step by step, from the bracket under the cursor on.",
    of=EventCommand, footer=FIRST, words="play, procedure")
NextReason = row("NextReason", "tab", "Reason", calling(ExplainPresenter.step_reason, 1),
    "Go to the next reason that names an article; `t` reads that article, which a wide screen shows beside it.",
    of=EventCommand, shown="Tab", footer=SECOND, words="article, sentence, next")
ReasonBefore = row("ReasonBefore", "shift+tab", "Before", calling(ExplainPresenter.step_reason, -1),
    "Go to the reason before that names an article.",
    of=EventCommand, shown="Shift+Tab", words="article, sentence, previous")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (
    TellAll,
    WhyNot,
    OtherRules,
    AllRules,
    StepThrough,
    ReadRule,
    NextReason,
    ReasonBefore,
    NextGroup,
    BackOneGroup,
    FindPlayer,
    EarlierRound,
    LaterRound,
)

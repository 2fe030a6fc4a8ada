"""What can be asked of an explanation."""

from __future__ import annotations

from core.event.tournament import Tournament
from core.review.other_rules import comparable
from core.values.language import tr
from tui.commands.command import SECOND, EventCommand, ScreenCommand, calling
from tui.dialogs.ask import AskLine
from tui.screens.explain.presenter import ExplainPresenter
from tui.screens.groups.commands import BackOneGroup, FindPlayer, NextGroup
from tui.screens.pairings.finding import EarlierRound, LaterRound
from tui.screens.rules.linking import ReadRule


class WhyNot(EventCommand):
    """Why do two players not meet? Type two numbers or names, or one for the player marked.

    In a round robin it says when two players meet, and why then.
    """

    key = "w"
    label = "Why not"
    words = "reason, other"
    footer = True
    takes = "A B"

    async def run(self, at: ExplainPresenter) -> None:
        """Ask for whom."""
        title = tr("When do these two meet?") if at.meetings else tr("Why not these two?")
        answer = await at.program.ask(AskLine(title, tr("Two numbers or names, such as 2 7:")))
        if answer:
            at.ask_why_not(answer)


class TellAll(EventCommand):
    """Tell a player's whole way through the brackets, or all of the bracket chosen."""

    key = "enter,c"
    key_shown = "c"
    label = "All"
    words = "whole way, everything, details"
    footer = True
    does = calling(ExplainPresenter.open_chosen)


class OtherRules(EventCommand):
    """Pair this round by the rules of 1998 and of 2026: the first difference, and what each has against the other."""

    key = "d"
    label = "1998/2026"
    words = "compare, other rules, side by side, difference"
    footer = SECOND
    does = calling(ExplainPresenter.compare_rules)

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only players are paired round by round by both."""
        return tournament is None or bool(comparable(tournament))


class StepThrough(EventCommand):
    """Play the literal procedure of this round step by step, from the bracket under the cursor on."""

    key = "s"
    label = "Steps"
    words = "play, procedure"
    footer = True

    def run(self, at: ExplainPresenter) -> None:
        """Go to the step player."""
        number, bracket = at.round_shown, at.bracket
        at.program.visit("steps", lambda place: place.go_to_round(number, bracket))


class NextReason(EventCommand):
    """Go to the next reason that names an article; `t` reads that article, which a wide screen shows beside it."""

    key = "tab"
    key_shown = "Tab"
    label = "Reason"
    words = "article, sentence, next"
    footer = SECOND
    does = calling(ExplainPresenter.step_reason, 1)


class ReasonBefore(EventCommand):
    """Go to the reason before that names an article."""

    key = "shift+tab"
    key_shown = "Shift+Tab"
    label = "Before"
    words = "article, sentence, previous"
    does = calling(ExplainPresenter.step_reason, -1)


COMMANDS: tuple[type[ScreenCommand], ...] = (
    TellAll,
    WhyNot,
    OtherRules,
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

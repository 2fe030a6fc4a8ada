"""The keys of the step player."""

from __future__ import annotations

from core.values.language import tr
from tui.commands.command import ScreenCommand, calling
from tui.dialogs.ask import AskLine
from tui.screens.pairings.finding import EarlierRound, LaterRound
from tui.screens.rules.linking import ReadRule
from tui.screens.steps.presenter import StepsPresenter


class NextStep(ScreenCommand):
    """Go one step on."""

    key = "n,space,right,down"
    key_shown = "n"
    label = "Next"
    footer = True

    def run(self, at: StepsPresenter) -> None:
        """On."""
        at.go_to(at.at + 1)


class StepBack(ScreenCommand):
    """Go one step back."""

    key = "b,backspace,left,up"
    key_shown = "b"
    label = "Step back"
    footer = True

    def run(self, at: StepsPresenter) -> None:
        """Back."""
        at.go_to(at.at - 1)


class NextDecision(ScreenCommand):
    """Go to the next step that changes what is tried: accepted, dropped, x raised, moved down, undone."""

    key = "d"
    label = "Decision"
    footer = True

    def run(self, at: StepsPresenter) -> None:
        """Skip the tries between."""
        at.go_to(at.need_playback().next_decision(at.at))


class ToAnswer(ScreenCommand):
    """Go to where the next pairing of a bracket is accepted."""

    key = "a"
    label = "Answer"
    footer = True

    def run(self, at: StepsPresenter) -> None:
        """Skip to it."""
        at.go_to(at.need_playback().next_accepted(at.at))


class EndOfBracket(ScreenCommand):
    """Go to the last step of this bracket; from there to the last of the next."""

    key = "e"
    label = "End"
    footer = True

    def run(self, at: StepsPresenter) -> None:
        """Skip to it."""
        at.go_to(at.need_playback().end_of_bracket(at.at))


class ToArticle(ScreenCommand):
    """Go to the next step made by an article, such as C12 or B5."""

    key = "slash"
    key_shown = "/"
    label = "Article"
    footer = True
    takes = "ARTICLE"

    async def run(self, at: StepsPresenter) -> None:
        """Ask which."""
        answer = await at.program.ask(
            AskLine(tr("Go to an article"), tr("Such as {articles}:", articles="C12, B5, R9"))
        )
        if answer:
            at.go_to_article(answer)


class FromTheStart(ScreenCommand):
    """Go to the first step."""

    key = "0"
    label = "Start"
    does = calling(StepsPresenter.go_to, 0)


class Play(ScreenCommand):
    """Let the steps run by themselves, or stop them."""

    key = "p"
    label = "Play"
    footer = True
    does = calling(StepsPresenter.toggle_play)


class Faster(ScreenCommand):
    """Run twice as fast."""

    key = "plus"
    key_shown = "+"
    label = "Faster"
    does = calling(StepsPresenter.faster, 2)


class Slower(ScreenCommand):
    """Run half as fast."""

    key = "minus"
    key_shown = "-"
    label = "Slower"
    does = calling(StepsPresenter.faster, 0.5)


class AllTries(ScreenCommand):
    """Play every try, also those that cannot succeed, where they are few enough; or leave these out again."""

    key = "v"
    label = "All tries"
    does = calling(StepsPresenter.toggle_all_tries)


COMMANDS: tuple[type[ScreenCommand], ...] = (
    NextStep,
    StepBack,
    NextDecision,
    ToAnswer,
    EndOfBracket,
    ToArticle,
    ReadRule,
    Play,
    Faster,
    Slower,
    FromTheStart,
    AllTries,
    EarlierRound,
    LaterRound,
)

"""The keys of the step player."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, ScreenCommand, calling, row
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.screens.pairings.find_board import EarlierRound, LaterRound
from paircard.tui.screens.rules.read_rule import ReadRule
from paircard.tui.screens.steps.presenter import StepsPresenter


def _next_step(at: StepsPresenter) -> None:
    """On."""
    at.go_to(at.at + 1)


def _step_back(at: StepsPresenter) -> None:
    """Back."""
    at.go_to(at.at - 1)


def _next_decision(at: StepsPresenter) -> None:
    """Skip the tries between."""
    at.go_to(at.need_playback().next_decision(at.at))


def _to_answer(at: StepsPresenter) -> None:
    """Skip to it."""
    at.go_to(at.need_playback().next_accepted(at.at))


def _end_of_bracket(at: StepsPresenter) -> None:
    """Skip to it."""
    at.go_to(at.need_playback().end_of_bracket(at.at))


async def _to_article(at: StepsPresenter) -> None:
    """Ask which."""
    answer = await at.program.ask(AskLine(tr("Go to an article"), tr("Such as {articles}:", articles="C12, B5, R9")))
    if answer:
        at.go_to_article(answer)


# fmt: off
NextStep = row("NextStep", "n,space,right,down", "Next", _next_step,
    "Go one step on.",
    shown="n", footer=FIRST)
StepBack = row("StepBack", "b,backspace,left,up", "Step back", _step_back,
    "Go one step back.",
    shown="b", footer=FIRST)
NextDecision = row("NextDecision", "d", "Decision", _next_decision,
    "Go to the next step that changes what is tried: accepted, dropped, x raised, moved down, undone.",
    footer=FIRST)
ToAnswer = row("ToAnswer", "a", "Answer", _to_answer,
    "Go to where the next pairing of a bracket is accepted.",
    footer=FIRST)
EndOfBracket = row("EndOfBracket", "e", "End", _end_of_bracket,
    "Go to the last step of this bracket; from there to the last of the next.",
    footer=FIRST)
ToArticle = row("ToArticle", "slash", "Article", _to_article,
    "Go to the next step made by an article, such as C12 or B5.",
    shown="/", footer=FIRST, takes="ARTICLE")
FromTheStart = row("FromTheStart", "0", "Start", calling(StepsPresenter.go_to, 0),
    "Go to the first step.")
Play = row("Play", "p", "Play", calling(StepsPresenter.toggle_play),
    "Let the steps run by themselves, or stop them.",
    footer=FIRST)
Faster = row("Faster", "plus", "Faster", calling(StepsPresenter.faster, 2),
    "Run twice as fast.",
    shown="+")
Slower = row("Slower", "minus", "Slower", calling(StepsPresenter.faster, 0.5),
    "Run half as fast.",
    shown="-")
AllTries = row("AllTries", "v", "All tries", calling(StepsPresenter.toggle_all_tries),
    "Play every try, also those that cannot succeed, where they are few enough; or leave these out again.")
# fmt: on

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

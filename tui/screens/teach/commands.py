"""What a student can ask for."""

from __future__ import annotations

from functools import partial

from paircard.core.facets.asked.steps import Steps
from paircard.core.facets.position import Position
from paircard.core.facets.system import needed
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.topics.catalogue import (
    BERGER,
    CHANGED,
    CUPS,
    MATCHES,
    NORMS,
    RATINGS,
    SLIDING,
    TEAM_SWISS,
    TEAMS,
)
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.commands.command import SECOND, EventCommand, ScreenCommand, calling
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.screens.rules.read_rule import read_named
from paircard.tui.screens.steps.reel import reel_of
from paircard.tui.screens.teach.presenter import TeachPresenter


class Answer(ScreenCommand):
    """Answer the question. The verdict names the first departure and its article."""

    key = "a,enter"
    key_shown = "a"
    label = "Answer"
    footer = True
    takes = "ANSWER"

    def run(self, at: TeachPresenter) -> None:
        """Open the line for it."""
        if at.question is None:
            raise Refusal(tr("There is no question: k asks one."))
        at.begin_answer()


class AnotherQuestion(ScreenCommand):
    """Ask something else about this position: one decision, one bracket, a fault to find."""

    key = "k"
    label = "Question"
    words = "quiz, ask"
    footer = True
    does = calling(TeachPresenter.ask_about)


class QuestionOfAKind(ScreenCommand):
    """Ask a question of one kind: round, bracket, next, stands, floats, bye, colour, fault and others."""

    key = "K"
    label = "Of a kind"
    takes = "KIND"

    async def run(self, at: TeachPresenter) -> None:
        """Ask which kind."""
        kinds = ", ".join(at.kinds())
        answer = await at.program.ask(AskLine(tr("A question of which kind?"), f"{kinds}:"))
        if not answer:
            return
        kind = answer.strip().lower()
        if kind not in at.kinds():
            raise Refusal(tr("{typed} is not a kind of question: type one of {kinds}.", typed=answer, kinds=kinds))
        if (following := at.ask_kind(kind)) is not None:
            await following


class ViewAnswer(ScreenCommand):
    """Show the answer with the article behind every decision."""

    key = "v"
    label = "View answer"
    words = "reveal, solution, show"
    footer = True
    does = calling(TeachPresenter.reveal)


class PlaySteps(ScreenCommand):
    """Play the literal procedure on this position step by step; Esc comes back."""

    key = "s"
    label = "Steps"
    words = "procedure"
    footer = True

    def run(self, at: TeachPresenter) -> None:
        """Go to the step player."""
        state = at.state
        if at.on_topic is not None:
            stepped = getattr(at.question, "stepped", None)
            if stepped is None:
                raise Refusal(tr(at.on_topic.topic.no_steps))
            _play(at, at.caption(), *stepped)
            return
        if state is None:
            raise Refusal(tr("There is no position to play: l opens a lesson."))
        system = SYSTEMS[at.school.system]
        title = at.lesson.title if at.lesson else at.about_round()
        _play(at, title, state, needed(system, system.steps, "steps"))


def _play(at: TeachPresenter, title: str, state: Position, steps: Steps) -> None:
    make = partial(reel_of, title, state, {}, by=steps)
    at.program.visit("steps", lambda place: place.play(title, make, "teach"))


class NextLesson(ScreenCommand):
    """Go to the next lesson."""

    key = "n"
    label = "Next"
    footer = True
    does = calling(TeachPresenter.step, 1)


class LessonBefore(ScreenCommand):
    """Go to the lesson before."""

    key = "b"
    label = "Back"
    footer = True
    does = calling(TeachPresenter.step, -1)


class OpenLesson(ScreenCommand):
    """Open a lesson by its number, its name, or the article it is about, such as C12."""

    key = "l,slash"
    key_shown = "l"
    label = "Lesson"
    words = "go, choose"
    footer = True
    takes = "NUMBER, NAME OR ARTICLE"

    async def run(self, at: TeachPresenter) -> None:
        """Ask which."""
        answer = await at.program.ask(AskLine(tr("Open a lesson"), tr("Number, name or article:")))
        if answer:
            at.open_lesson(answer)


class BergerTables(ScreenCommand):
    """Learn the Berger tables of round robins: lessons and questions; once more: back to the pairings."""

    key = "t"
    label = "Tables"
    words = "berger, round robin"
    does = calling(TeachPresenter.turn_to, BERGER)


class SlidingSystem(ScreenCommand):
    """Learn the sliding system of blitz evenings: seats, colours, who rests, who goes where; once more: back."""

    key = "i"
    label = "Sliding"
    words = "blitz, seats, boards"
    does = calling(TeachPresenter.turn_to, SLIDING)


class AboutTeams(ScreenCommand):
    """Learn about teams: colours, line-ups, clocks, scores, Scheveningen; once more: back to the pairings."""

    key = "m"
    label = "Teams"
    words = "line-up, match, scheveningen"
    does = calling(TeachPresenter.turn_to, TEAMS)


class AboutTeamSwiss(ScreenCommand):
    """Learn about the team Swiss of 2026: the bye, upfloaters, pairs, White on the first board; once more: back."""

    key = "w"
    label = "Team Swiss"
    words = "upfloaters, bye, C.04.6"
    does = calling(TeachPresenter.turn_to, TEAM_SWISS)


class AboutOtherSystems(ScreenCommand):
    """Learn Double-Swiss, then Burstein, Dubov, Lim, Keizer, Monrad; that of the open event first; in the end: back."""

    key = "x"
    label = "Others"
    footer = SECOND
    words = "double-swiss, burstein, dubov, lim, keizer, monrad, systems"
    does = calling(TeachPresenter.turn_to_other_system)


class AboutCups(ScreenCommand):
    """Learn about cups: who has White, whom one meets, the tree; once more: back to the pairings."""

    key = "c"
    label = "Cups"
    words = "knock-out, tree, seeds"
    does = calling(TeachPresenter.turn_to, CUPS)


class AboutMatches(ScreenCommand):
    """Learn about matches of two and simultaneous displays: colours, scores, lateness, clocks; once more: back."""

    key = "d"
    label = "Matches"
    words = "duel, display, simultaneous"
    does = calling(TeachPresenter.turn_to, MATCHES)


class AboutNorms(ScreenCommand):
    """Learn about title norms: the average, the mix, points, games left out, the application; once more: back."""

    key = "f"
    label = "Norms"
    words = "titles, GM, IM, B.01"
    does = calling(TeachPresenter.turn_to, NORMS)


class AboutRatings(ScreenCommand):
    """Learn about ratings: the expected score, K, the change of an event, first ratings; once more: back."""

    key = "g"
    label = "Ratings"
    words = "elo, K, change, B.02"
    does = calling(TeachPresenter.turn_to, RATINGS)


class WhatChanged(ScreenCommand):
    """Learn what the rules of 2026 changed against those of 2017 - 2025; once more: back to the pairings."""

    key = "y"
    label = "Changes"
    words = "2017, new rules, dutch"
    does = calling(TeachPresenter.turn_to, CHANGED)


class OtherRules(ScreenCommand):
    """Learn the Swiss of 1998, whose lessons, questions and exams are its own; once more: back to the rules of 2026."""

    key = "o"
    label = "1998/2026"
    footer = SECOND
    words = "2026, 1998, dutch, fide, book"
    does = calling(TeachPresenter.change_rules)


class ReadRuleTaught(ScreenCommand):
    """Read the article that the lesson is about, or by which an answer was judged; asks which if there are several."""

    key = "r"
    label = "Rule"
    words = "article, law"
    takes = "ID"

    async def run(self, at: TeachPresenter) -> None:
        """Open it over the screen."""
        await read_named(at)


class QuizOnEvent(EventCommand):
    """Ask about the next round of the open event: pair it by hand before the program does."""

    key = "e"
    label = "Event"
    does = calling(TeachPresenter.take_event)


class QuizOnRound(EventCommand):
    """Ask about a round of the open event that was paired already, as it stood then."""

    key = "j"
    label = "Past round"
    takes = "ROUND"

    async def run(self, at: TeachPresenter) -> None:
        """Ask which."""
        last = at.program.need_tournament().next_round
        answer = await at.program.ask(AskLine(tr("Ask about which round?"), tr("1 to {last}:", last=last)))
        if not answer:
            return
        if not answer.strip().isdecimal() or not 1 <= int(answer) <= last:
            raise Refusal(tr("{typed} is no round from 1 to {last}.", typed=answer, last=last))
        await at.take_event(int(answer))


class ShowProgress(ScreenCommand):
    """Show how often you were right about each article, those to be learned first."""

    key = "p"
    label = "Progress"
    does = calling(TeachPresenter.show_progress)


COMMANDS: tuple[type[ScreenCommand], ...] = (
    Answer,
    AnotherQuestion,
    QuestionOfAKind,
    ViewAnswer,
    PlaySteps,
    NextLesson,
    LessonBefore,
    OpenLesson,
    OtherRules,
    BergerTables,
    SlidingSystem,
    AboutTeams,
    AboutTeamSwiss,
    AboutOtherSystems,
    AboutCups,
    AboutMatches,
    AboutNorms,
    AboutRatings,
    WhatChanged,
    ReadRuleTaught,
    QuizOnEvent,
    QuizOnRound,
    ShowProgress,
)

"""A lesson or a round of the event, a question about it, and what was said of the answer: on the screen and told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.event.readiness import need_ready
from core.language import tr
from core.systems.base import Teach, needed
from core.systems.catalogue import SYSTEMS, TAUGHT
from core.systems.kit.pairing import NoLegalPairing
from core.systems.kit.position import Position
from core.teach.berger import BergerKind, BergerQuestion, draw_berger
from core.teach.berger.lesson import BergerLesson, berger_answer_lines, berger_lesson_lines, found_berger
from core.teach.cards import card_lines, situation
from core.teach.lessons import Lesson, answer_lines, found, lesson_lines
from core.teach.quiz import Kind, Question, WholeRound, draw_question
from core.teach.quiz.verdict import Verdict
from data.errors import NotStored
from data.teach.berger_lessons_file import berger_lessons
from data.teach.lessons_file import lessons
from data.teach.progress_file import progress_path, read_progress, write_progress
from tui.dialogs.ask import Reading
from tui.presenter import Presenter

if TYPE_CHECKING:
    from core.systems.kit.explained import Told

GREATEST_SEED = 10**6


class TeachPresenter(Presenter):
    """Asks questions about a lesson or a round, and keeps the student's progress by article."""

    lesson: Lesson | None = None
    """The lesson shown; None while it is the round of the event."""
    tables: BergerLesson | None = None
    """The lesson on Berger tables shown in place of one on pairings."""
    question: Question | BergerQuestion | None = None
    verdict: Verdict | None = None
    revealed = False
    """Is the answer shown?"""
    _told: Told | None = None
    _state: Position | None = None

    def draw(self) -> None:
        """Show lesson, question and verdict."""
        raise NotImplementedError

    # --- what is taught ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin with the first lesson if nothing was chosen yet."""
        if self.lesson is None and self._state is None:
            self.open_lesson("1")

    def taught(self) -> Sequence[Lesson | BergerLesson]:
        """Return the lessons among which one is open."""
        return berger_lessons() if self.tables else lessons()

    def open_lesson(self, wanted: str) -> None:
        """Open a lesson by number, name or article; raise Refusal if there is none."""
        wanted = wanted.strip()
        if self.tables is not None:
            self._open_tables(found_berger(berger_lessons(), wanted.lower()))
            return
        by_article = [each for each in lessons() if wanted.upper() in map(str.upper, each.articles)]
        self._open(by_article[0] if by_article else found(lessons(), wanted.lower()))

    def step(self, by: int) -> None:
        """Open the lesson after or before this one."""
        if self.tables is not None:
            self._step_tables(self.tables.number + by)
            return
        number = (self.lesson.number if self.lesson else 0) + by
        if not 1 <= number <= len(lessons()):
            self._at_the_end(by)
            return
        self._open(lessons()[number - 1])

    def turn_to_tables(self) -> None:
        """Open the first lesson on Berger tables; from these go back to the pairings."""
        if self.tables is None:
            self._open_tables(berger_lessons()[0])
            return
        self.tables = None
        self._open(self.lesson or lessons()[0])

    def _step_tables(self, number: int) -> None:
        if 1 <= number <= len(berger_lessons()):
            self._open_tables(berger_lessons()[number - 1])
        else:
            self._at_the_end(number)

    def _at_the_end(self, by: int) -> None:
        self.say(tr("This is the last lesson.") if by > 0 else tr("This is the first lesson."))

    def _open_tables(self, lesson: BergerLesson) -> None:
        self.tables, self.question = lesson, lesson.question
        self.verdict, self.revealed = None, False
        self.draw()

    def take_event(self) -> None:
        """Ask about the next round of the open event; raise Refusal if it cannot be paired."""
        tournament = self.program.need_tournament()
        teach = needed(tournament.system, tournament.system.teach, "teach")
        need_ready(tournament)
        self.lesson = self.tables = None
        self._set(teach.position(tournament), teach)
        self.ask_about(Kind.ROUND)

    def _open(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._set(lesson.position, needed(SYSTEMS[TAUGHT], SYSTEMS[TAUGHT].teach, "teach"))
        self.question = WholeRound(self._told) if self._told else None
        self.draw()

    def _set(self, state: Position, teach: Teach) -> None:
        self._state, self.verdict, self.revealed = state, None, False
        try:
            self._told = teach.told(state)
        except NoLegalPairing:
            self._told = None

    @property
    def state(self) -> Position | None:
        """The position in question; a table has none."""
        return None if self.tables else self._state

    # --- questions -----------------------------------------------------------------------------------------

    def ask_about(self, kind: Kind | None = None, seed: int | None = None) -> None:
        """Draw a question about the position, of any kind if `kind` is None; raise Refusal if there is none."""
        if self.tables is not None:
            self.ask_about_tables()
            return
        if self._told is None:
            raise Refusal(tr("No pairing is legal here (R14): v shows why."))
        lot = SystemRandom().randrange(GREATEST_SEED) if seed is None else seed
        question = draw_question(self._told, lot, tuple(Kind) if kind is None else (kind,))
        if question is None:
            raise Refusal(tr("This position offers no question of that kind: k draws one of any kind."))
        self.question, self.verdict, self.revealed = question, None, False
        self.draw()

    def ask_about_tables(self, kind: BergerKind | None = None, seed: int | None = None) -> None:
        """Draw a question about a Berger table, of any kind if `kind` is None."""
        lot = SystemRandom().randrange(GREATEST_SEED) if seed is None else seed
        kinds = tuple(BergerKind) if kind is None else (kind,)
        self.question, self.verdict, self.revealed = draw_berger(Random(lot), kinds), None, False
        self.draw()

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of questions that can be asked here."""
        return tuple(kind.value for kind in (BergerKind if self.tables else Kind))

    def ask_kind(self, kind: str) -> None:
        """Ask a question of a kind; raise ValueError if there is none of that name here."""
        if self.tables is not None:
            self.ask_about_tables(BergerKind(kind))
        else:
            self.ask_about(Kind(kind))

    def begin_answer(self) -> None:
        """Let the student write an answer while they see the cards."""
        raise NotImplementedError

    def answer(self, text: str) -> None:
        """Judge an answer and keep the progress; raise Refusal if it cannot be read."""
        if self.question is None:
            raise Refusal(tr("There is no question: k asks one."))
        self.verdict = self.question.check(text)
        path = progress_path()
        read = read_progress(path)
        try:
            write_progress(path, read.progress.after(self.verdict.rules))
        except NotStored as error:
            self.say(str(error), bad=True)
        if read.remark:
            self.say(read.remark)
        self.draw()

    def reveal(self) -> None:
        """Show the answer."""
        self.revealed = True
        self.draw()

    def show_progress(self) -> None:
        """Tell how often each article was right."""
        lines = read_progress(progress_path()).progress.lines
        nothing = tr("No article has been counted yet: one counts when an answer turns on it.")
        self.program.read(Reading(tr("Progress by article"), "\n".join(lines) or nothing))

    # --- what is said --------------------------------------------------------------------------------------

    def caption(self) -> str:
        """Say what is taught."""
        if self.tables is not None and self.question != self.tables.question:
            return tr("Questions about Berger tables")
        each = self.tables or self.lesson
        if each is not None:
            return tr(
                "Lesson {number} of {lessons}: {title} · {articles} · level {level}",
                number=each.number, lessons=len(self.taught()),
                title=each.title, articles=" ".join(each.articles), level=each.level,
            )  # fmt: skip
        return tr("The next round of the event") if self._state else tr("No lesson")

    def text(self) -> Iterator[str]:
        """Yield task, cards, question, verdict, answer."""
        if self.tables is not None:
            if self.question == self.tables.question:
                yield from list(berger_lesson_lines(self.tables))[1:2]
            yield from self._asked()
            return
        if self._state is None:
            return
        if self.lesson is not None:
            yield from list(lesson_lines(self.lesson))[1:]
        else:
            yield situation(self._state)
            yield from card_lines(self._state)
        yield from self._asked()

    def _asked(self) -> Iterator[str]:
        if self.question is not None:
            yield ""
            yield self._question()
        if self.verdict is not None:
            yield from self.verdict.lines
        if self.revealed and (of_lesson := list(self._answer_of_lesson())):
            yield ""
            yield from of_lesson
        elif self.revealed and self.question is not None:
            yield self._expected()
            yield from self._working()

    def _answer_of_lesson(self) -> Iterator[str]:
        """Yield the answer of the lesson with its reasons, where it is the lesson's own that is asked."""
        if self.tables is not None:
            if self.question == self.tables.question:
                yield from berger_answer_lines(self.tables)
        elif self.lesson is not None:
            yield from answer_lines(self.lesson)

    def _working(self) -> Iterator[str]:
        """Yield how the answer to a question about a table is worked out."""
        yield from getattr(self.question, "working", ()) if self.tables else ()

    def said_last(self) -> str:
        """Return the line that ought to be in sight: the answer, the question that was judged; empty for neither."""
        if self.revealed:
            return next(self._answer_of_lesson(), self._expected())
        return self._question() if self.verdict else ""

    def _question(self) -> str:
        return tr("Question: {question}", question=self.question.text) if self.question else ""

    def _expected(self) -> str:
        return tr("Answer: {answer}", answer=self.question.expected) if self.question else ""

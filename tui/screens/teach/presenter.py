"""A lesson or a round of the event, a question about it, and what was said of the answer: on the screen and told."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from functools import partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from paircard.core.event.readiness import need_ready
from paircard.core.event.state_before import state_before
from paircard.core.facets.asked.teach import Teach
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.facets.system import needed, system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import TODAY
from paircard.core.teach.answers.verdict import Verdict
from paircard.core.teach.lessons.cards import CardTable, situation
from paircard.core.teach.lessons.on_round import RoundLesson, answer_lines, introduction
from paircard.core.teach.lessons.on_topic import TopicLesson, found_on, topic_answer_lines
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.given import given_with
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.questions.topic import Topic
from paircard.core.teach.topics.catalogue import BY_SYSTEM
from paircard.core.teach.topics.other_systems.before import Before
from paircard.core.teach.topics.other_systems.draw import draw_about_round
from paircard.core.teach.topics.schools import OF_1998, OF_2026, SCHOOLS, School
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId, rules_listed
from paircard.data.storage.errors import NotStored
from paircard.data.teach.progress_file import progress_path, read_progress, write_progress
from paircard.data.teach.swiss_lessons import lessons_of
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.commands.presenter import Presenter
from paircard.tui.dialogs.ask import Reading

if TYPE_CHECKING:
    from paircard.core.facets.explained import Told

GREATEST_SEED = 10**6


class TeachPresenter(Presenter):
    """Asks questions about a lesson or a round, and keeps the student's progress by article."""

    school: School = SCHOOLS[TODAY]
    """By which rules pairings are taught."""
    lesson: RoundLesson | None = None
    """The lesson shown; None while it is the round of the event."""
    on_topic: TopicLesson | None = None
    """The lesson on tables or teams shown in place of one on pairings."""
    round: int | None = None
    """The earlier round of the event that is asked about; None while it is the next one."""
    question: AboutRound | TopicQuestion | None = None
    verdict: Verdict | None = None
    revealed = False
    """Is the answer shown?"""
    _chosen = False
    """Were the rules chosen?"""
    _before: Before | None = None
    """The round of the event that is asked about, where its system is a topic."""
    _told: Told | None = None
    _state: Position | None = None

    def draw(self) -> None:
        """Show lesson, question and verdict."""
        raise NotImplementedError

    # --- what is taught ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin with the first lesson if nothing was chosen yet, on the rules of the event if there is one."""
        if self.lesson is None and self._state is None and self.on_topic is None:
            self.go_by_event()
            self.open_lesson("1")

    def go_by_event(self) -> None:
        """Learn by the rules of the open event, as long as nobody has chosen others."""
        if self._chosen or self.lesson is not None or self._state is not None:
            return
        tournament = self.program.tournament
        teach = system_of(tournament).teach if tournament else None
        self.school = SCHOOLS[teach.school] if teach else self.school
        if self.on_topic is None and (topic := self._topic_of_event) is not None:
            self.on_topic = lessons_on(topic)[0]
            self.question = self.on_topic.question

    @property
    def _topic_of_event(self) -> Topic | None:
        """The topic that is about the system of the open event; None where none is, or none is open."""
        tournament = self.program.tournament
        return BY_SYSTEM.get(tournament.regulations.system) if tournament else None

    def taught(self) -> Sequence[RoundLesson | TopicLesson]:
        """Return the lessons among which one is open."""
        return lessons_on(self.on_topic.topic) if self.on_topic else lessons_of(self.school)

    def enrol(self, school: School) -> None:
        """Learn by these rules from now on."""
        self._chosen = True
        if school is not self.school:
            self.school, self.lesson, self._state, self.on_topic = school, None, None, None
            self._before = None

    def change_rules(self) -> None:
        """Open the first lesson on the rules of 2026; from there that of 1998."""
        self.enrol(self._other_school)
        self.on_topic = None
        self.open_lesson("1")

    def open_lesson(self, wanted: str) -> None:
        """Open a lesson by number, name or article; raise Refusal if there is none."""
        wanted = wanted.strip()
        if self.on_topic is not None:
            topic = self.on_topic.topic
            self._open_on_topic(found_on(topic, lessons_on(topic), wanted.lower()))
            return
        if wanted.upper().startswith("C.04"):
            self.enrol(OF_2026)
        self._open(self._found(wanted))

    def _found(self, wanted: str) -> RoundLesson:
        """Find a lesson; a name or an article that these rules do not know is looked for in the others."""
        try:
            return self.school.find(lessons_of(self.school), wanted)
        except Refusal:
            other = self._other_school
            if wanted.isdecimal():
                raise
            try:
                lesson = other.find(lessons_of(other), wanted)
            except Refusal:
                lesson = None
            if lesson is None:
                raise
        self.enrol(other)
        return lesson

    @property
    def _other_school(self) -> School:
        return OF_1998 if self.school is OF_2026 else OF_2026

    def open_lesson_of(self, school: School, wanted: str) -> None:
        """Open a lesson on the pairings of one book of rules."""
        self.enrol(school)
        self.on_topic = None
        self.open_lesson(wanted)

    def step(self, by: int) -> None:
        """Open the lesson after or before this one."""
        at = self.on_topic or self.lesson
        number = (at.number if at else 0) + by
        if not 1 <= number <= len(self.taught()):
            self._at_the_end(by)
        elif self.on_topic is not None:
            self._open_on_topic(lessons_on(self.on_topic.topic)[number - 1])
        else:
            self._open(lessons_of(self.school)[number - 1])

    def turn_to(self, topic: Topic) -> None:
        """Open the first lesson on a topic; from its lessons go back to the pairings."""
        if self.on_topic is None or self.on_topic.topic is not topic:
            self._open_on_topic(lessons_on(topic)[0])
            return
        self.on_topic = None
        self._open(self.lesson or lessons_of(self.school)[0])

    def turn_to_other_system(self) -> None:
        """Open the first lesson on the system of the event, else on the first one; then the next; then go back."""
        topics = list(BY_SYSTEM.values())
        shown = self.on_topic.topic if self.on_topic else None
        if shown not in topics:
            self.turn_to(self._topic_of_event or topics[0])
        elif shown is topics[-1]:
            self.turn_to(shown)
        else:
            self.turn_to(topics[topics.index(shown) + 1])

    def _at_the_end(self, by: int) -> None:
        self.say(tr("This is the last lesson.") if by > 0 else tr("This is the first lesson."))

    def _open_on_topic(self, lesson: TopicLesson) -> None:
        self.on_topic, self.question = lesson, lesson.question
        self.verdict, self.revealed, self._before = None, False, None
        self.draw()

    async def take_event(self, round: int | None = None) -> None:
        """Ask about a round of the open event as it was to be paired, the next one when None; raise Refusal if none."""
        now = self.program.need_tournament()
        tournament = now if round is None else state_before(now, round)
        topic = BY_SYSTEM.get(tournament.regulations.system)
        teach = None if topic else needed(system_of(tournament), system_of(tournament).teach, "teach")
        need_ready(tournament)
        what = tr("Explaining round {round}", round=tournament.next_round)
        earlier = None if tournament is now else round
        if teach is None:
            assert topic is not None
            before = Before(tournament)
            # whether the round can be paired; else the system says why it cannot
            await self.program.found(what, lambda: before.made)
            self.round = earlier
            self._take_topic(topic, before)
            return
        state = teach.position(tournament)
        told = await self.program.found(what, lambda: _told_of(teach, state))
        self.lesson = self.on_topic = None
        self.round, self.school = earlier, SCHOOLS[teach.school]
        self._set(state, told)
        if (following := self.ask_about(self.school.kinds[0])) is not None:
            await following

    def _take_topic(self, topic: Topic, before: Before) -> None:
        self.on_topic, self._before = lessons_on(topic)[0], before
        self._ask_on_topic(topic, topic.kinds)

    def _open(self, lesson: RoundLesson) -> None:
        self.lesson = lesson
        system = SYSTEMS[self.school.system]
        self._set(lesson.position, _told_of(needed(system, system.teach, "teach"), lesson.position))
        self.question = lesson.asked(self._told) if self._told else None
        self.draw()

    def _set(self, state: Position, told: Told | None) -> None:
        self._state, self._told = state, told
        self.verdict, self.revealed = None, False

    @property
    def state(self) -> Position | None:
        """The position in question; a topic has none."""
        return None if self.on_topic else self._state

    # --- questions -----------------------------------------------------------------------------------------

    def ask_about(self, kind: str | None = None, seed: int | None = None) -> Awaitable[None] | None:
        """Draw a question about the position, of any kind if `kind` is None; raise Refusal if there is none."""
        if self.on_topic is not None:
            self._ask_on_topic(self.on_topic.topic, self.kinds(), seed)
            return None
        if self._told is None:
            raise Refusal(tr(self.school.impossible))
        lot = SystemRandom().randrange(GREATEST_SEED) if seed is None else seed
        draw = partial(self.school.draw, self._told, lot, self.school.kinds if kind is None else (kind,))
        return self.program.once_found(tr("Looking for a question"), draw, self._ask)

    def _ask(self, question: AboutRound | None) -> None:
        if question is None:
            raise Refusal(tr("This position offers no question of that kind: k draws one of any kind."))
        self.question, self.verdict, self.revealed = question, None, False
        self.draw()

    def _ask_on_topic(self, topic: Topic, kinds: Sequence[str], seed: int | None = None) -> None:
        chance = Random(SystemRandom().randrange(GREATEST_SEED) if seed is None else seed)
        about = self._before
        question = draw_about_round(about, kinds, chance) if about else topic.draw(chance, kinds, None)
        if question is None:
            raise Refusal(tr("This position offers no question of that kind: k draws one of any kind."))
        self.question, self.verdict, self.revealed = question, None, False
        self.draw()

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of questions that can be asked here."""
        return self.on_topic.topic.kinds if self.on_topic else self.school.kinds

    def ask_kind(self, kind: str) -> Awaitable[None] | None:
        """Ask a question of one of the kinds there are here."""
        if self.on_topic is None:
            return self.ask_about(kind)
        self._ask_on_topic(self.on_topic.topic, (kind,))
        return None

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

    def rules_named(self) -> tuple[RuleId, ...]:
        """Return the articles that are on the screen: of the verdict, of the lesson, of an answer that is shown."""
        lesson = self.on_topic or self.lesson
        wrong = self.verdict.first_departure if self.verdict else None
        articles = [
            *((wrong.article,) if wrong else ()),
            *(lesson.articles if lesson and self._of_lesson else ()),
            *(self.question.articles if self.question and (self.revealed or self.verdict) else ()),
        ]
        return tuple(dict.fromkeys(map(RuleId.read, articles)))

    @property
    def _of_lesson(self) -> bool:
        """Whether the lesson is named above what is asked."""
        return self.on_topic is None or self.question == self.on_topic.question

    # --- what is said --------------------------------------------------------------------------------------

    def caption(self) -> str:
        """Say what is taught."""
        if self.on_topic is not None and self.question != self.on_topic.question:
            return self.about_round() if self._before else self.on_topic.topic.heading
        each = self.on_topic or self.lesson
        if each is not None:
            return tr(
                "Lesson {number} of {lessons}: {title} · {articles} · level {level}",
                number=each.number, lessons=len(self.taught()),
                title=each.title, articles=self._articles(), level=each.level,
            )  # fmt: skip
        return self.about_round() if self._state else tr("No lesson")

    def about_round(self) -> str:
        """Say which round of the event it is."""
        if self.round is None:
            return tr("The next round of the event")
        return tr("Round {round} of the event, as it was to be paired", round=self.round)

    def _articles(self) -> str:
        lesson = self.on_topic or self.lesson
        return rules_listed(lesson.articles) if lesson else ""

    def text(self) -> Iterator[str]:
        """Yield task, cards, question, verdict, answer."""
        yield from self.shown()
        yield from self.asked()

    def shown(self) -> Iterator[str]:
        """Yield what the question is about: the task, and the cards."""
        yield from self.introduced()
        if (cards := self.cards()) is not None:
            yield from cards.lines()

    def introduced(self) -> Iterator[str]:
        """Yield the task, and what counts beside the cards."""
        if self.on_topic is not None:
            if self.question == self.on_topic.question:
                yield from (self.on_topic.task, "")
            if (given := given_with(self.question)) is not None:
                yield from given.lines()
        elif self._state is not None:
            yield from introduction(self.lesson) if self.lesson is not None else (situation(self._state),)

    def cards(self) -> CardTable | None:
        """Return the cards of the position in question; a topic has none."""
        if self.state is None:
            return None
        return self.lesson.card_table() if self.lesson is not None else self.school.cards(self.state)

    def paired(self) -> Told | None:
        """Return the round as the rules pair it, once its answer may be seen."""
        whole = self.revealed or (self.verdict is not None and self.verdict.right)
        return self._told if whole and self.state is not None else None

    def asked(self) -> Iterator[str]:
        """Yield question, verdict, answer."""
        if self.on_topic is None and self._state is None:
            return
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
        if self.on_topic is not None:
            if self.question == self.on_topic.question:
                yield from topic_answer_lines(self.on_topic)
        elif self.lesson is not None:
            yield from answer_lines(self.lesson)

    def _working(self) -> Iterator[str]:
        """Yield how the answer to a question on a topic is worked out."""
        yield from getattr(self.question, "working", ()) if self.on_topic else ()

    def said_last(self) -> str:
        """Return the line that ought to be in sight: the answer, the question that was judged; empty for neither."""
        if self.revealed:
            return next(self._answer_of_lesson(), self._expected())
        return self._question() if self.verdict else ""

    def _question(self) -> str:
        return tr("Question: {question}", question=self.question.text) if self.question else ""

    def _expected(self) -> str:
        return tr("Answer: {answer}", answer=self.question.expected) if self.question else ""


def _told_of(teach: Teach, state: Position) -> Told | None:
    """Explain a position; None where it cannot be paired."""
    try:
        return teach.told(state)
    except NoPairing:
        return None

"""The program as its commands know it: one open event, and how to change, ask and tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from paircard.core.commands import AfterLeaving, Command
from paircard.core.event.journal_queries import events_of
from paircard.core.event.names import stage_title
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.review.branch import TRIED, Branch
from paircard.core.review.final_anew import in_other_finals, others_in_finals
from paircard.core.review.levels import warned_of
from paircard.core.values.errors import ForbiddenInFideMode, NotAgreedYet, Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.rule_id import RuleId
from paircard.core.values.waiting import heard_by
from paircard.core.values.warned import Level, Warned
from paircard.data.machine.recent_events import Recent, remember
from paircard.data.machine.settings import SettingsRead
from paircard.data.storage.errors import FileReplaced, StoreError
from paircard.data.storage.event_file import EventFile, utc_now
from paircard.data.storage.histories import agreed
from paircard.tui.commands.command import NO_EVENT, Offering, ScreenCommand
from paircard.tui.dialogs.ask import AskReason
from paircard.tui.dialogs.form import Form
from paircard.tui.program.searches import Searches
from paircard.tui.program.searching import Remembering
from paircard.tui.program.warnings import consent, told
from paircard.tui.publishing.publishing import Publishing
from paircard.tui.sentences.local_time import local_time
from paircard.tui.tour.steps import Glance
from paircard.tui.tour.tour import Tour

if TYPE_CHECKING:
    from textual.events import Key

    from paircard.core.teach.topics.schools import School
    from paircard.tui.dialogs.ask import Reading
    from paircard.tui.dialogs.question import Answer, Question

READ_ONLY = mark("You are looking at an earlier state of the event: Esc returns to now, then do it.")
SELDOM = 60.0
"""So many seconds lie between two writings of the list of recent events while nothing but results comes in."""
EXAMPLES = 3
"""So many lessons are offered with a rule."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which a rule decides, to be opened from its article."""

    title: str
    open: Callable[[], None]


class Program(Publishing, Searches):
    """Holds the event. Order of every command: check, commit to disk, only then show."""

    arbiter: str
    language: str
    """Code of the language in which the rules are read."""
    settings: SettingsRead
    """What the person wants of the program on this machine."""
    event: EventFile | None
    tournament: Tournament | None
    """What is shown: the event as it is on disk, as it was at some entry, or a branch of it; seen from one stage."""
    came_from = "home"
    """Mode of the room that was left last by a key."""
    stage = 1
    """The stage that is shown wherever there is one of that number."""
    looking_back = 0
    """Number of the entry whose state is shown, 0 while the event is shown as it is now."""
    undecided: FileReplaced | None = None
    """What somebody has to decide about the file of the event before anything is stored, until they are asked."""
    branch: Branch | None = None
    """What is being tried without storing it; None while commands are stored."""
    tour: Tour | None = None
    """How far somebody has come on the tour; None while there is none."""

    # --- what each program does in its own way -------------------------------------------------------------

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something; `bad` marks a refusal."""
        raise NotImplementedError

    def refused(self) -> None:
        """Drop what was typed ahead: it was meant for a state that has not come about."""
        raise NotImplementedError

    def type_again(self, keys: Sequence[Key]) -> None:
        """Take keys that waited for an answer as if they were typed now, before what is typed next."""
        raise NotImplementedError

    def pardon(self, keys: str, said: str) -> None:
        """Say something, should the next key be one of these: it was meant for a question that does not come."""
        raise NotImplementedError

    def tell(self, notices: Sequence[str]) -> None:
        """Say what happened besides, once what it is about is shown."""
        raise NotImplementedError

    async def ask(self, dialog: Question[Answer]) -> Answer | None:
        """Put a question and return its answer, None when it was cancelled."""
        raise NotImplementedError

    def read(self, reading: Reading) -> None:
        """Give something to read."""
        raise NotImplementedError

    def start(self, waiting: Awaitable[None]) -> None:
        """Run the coroutine of a command."""
        raise NotImplementedError

    def aside(self, work: Callable[[], str]) -> None:
        """Do something slow while the keys go on working; then say what it returns, or why it could not be done.

        `work` touches nothing of the program; it raises `StoreError` or `Refusal` for what it could not do.
        """
        raise NotImplementedError

    def look(self, setting: str) -> None:
        """Show everything in the colours of a setting; nothing to do where there are none."""

    def show_cursor(self, shown: bool) -> None:
        """Let the cursor of the terminal be seen, or not; nothing to do where nothing is drawn."""

    def page(self, text: str) -> None:
        """Show a text in the pager of the settings; raise `Refusal` where the terminal cannot be handed over."""
        raise NotImplementedError

    @property
    def room(self) -> str:
        """Mode of the place where one is."""
        raise NotImplementedError

    def switch_mode(self, mode: str) -> object:
        """Go to another place."""
        raise NotImplementedError

    def visit(self, mode: str, then: Callable[[Any], None]) -> None:
        """Go to another place and do something there, once it is shown."""
        raise NotImplementedError

    def show_help(self, place: Offering) -> None:
        """Explain every command of a place."""
        raise NotImplementedError

    def action_command_palette(self) -> None:
        """Offer the commands by their names."""
        raise NotImplementedError

    def explain_failure(self, path: Path, error: StoreError) -> None:
        """Tell why a file cannot be opened; offer a way out of a damaged one."""
        raise NotImplementedError

    def exit(self) -> None:
        """Leave."""
        raise NotImplementedError

    # --- the rules -----------------------------------------------------------------------------------------

    def examples(self, rule: RuleId) -> Sequence[Example]:
        """Return the lessons in which a rule decides, to be opened from its article; those about it first."""
        from paircard.core.teach.topics.schools import SCHOOLS  # whoever reads no rules does not wait for all lessons
        from paircard.data.teach.swiss_lessons import lessons_of

        article = str(rule)
        about = [
            (lesson, school)
            for school in SCHOOLS.values()
            for lesson in lessons_of(school)
            if article in lesson.articles
        ]
        about.sort(key=lambda each: each[0].articles.index(article))
        return [
            Example(lesson.title, partial(self._open_lesson, school, lesson.number))
            for lesson, school in about[:EXAMPLES]
        ]

    def _open_lesson(self, school: School, number: int) -> None:
        self.visit("teach", lambda place: place.open_lesson_of(school, str(number)))

    # --- the event -----------------------------------------------------------------------------------------

    def open_event(self, path: Path) -> bool:
        """Open an event and go to where work is waiting; a file that cannot be opened is told."""
        try:
            event = EventFile.open(path)
        except StoreError as error:
            self.explain_failure(path, error)
            return False
        self.adopt(event)
        return True

    def adopt(self, event: EventFile) -> None:
        """Make an open event file the one that is worked on."""
        self.stop_publishing()
        self.write_recent()
        self.end_tour()  # whoever opens an event has other things to do
        if self.event is not None:
            self.event.close()
        self.event = event
        self.looking_back, self.branch, self.undecided, self.stage = 0, None, None, 1
        self.tournament = event.tournament
        self._remember()
        self.switch_mode("pairings" if event.tournament.rounds else "entrants")
        notices = [self.settings.remark, *event.take_notices(), *_work_waiting(event.tournament)]
        if any(notices):
            self.tell([notice for notice in notices if notice])

    def told_of(self, doubt: FileReplaced) -> str:
        """Say why nothing is stored; a question with the particulars follows."""
        return str(doubt)

    def go_on(self) -> None:
        """Show the event as it stands now that somebody has decided about its file."""
        if self.event is None:
            return
        shown, self.looking_back = self.tournament, 0
        other = shown is not None and not agreed(shown, self.event.tournament)
        if other:
            self.branch, self.stage = None, 1
        self.tournament = self.branch.state if self.branch is not None else self.now()
        self.show_pages()
        if other:
            self.switch_mode("pairings" if self.event.tournament.rounds else "entrants")

    def need_tournament(self) -> Tournament:
        """Return the tournament; refuse when no event is open."""
        if self.tournament is None:
            raise Refusal(tr(NO_EVENT))
        return self.tournament

    agreed: tuple[Warned, ...] = ()
    """What somebody was warned of and has agreed to: whatever is stored next is not warned of it again."""

    def warnings(self, commands: Sequence[Command]) -> tuple[Warned, ...]:
        """Return what somebody is warned of before commands are stored: by the table, and who would be in a final."""
        shown = self.now()
        others = others_in_finals(shown, commands, self.arbiter, utc_now())
        warned = (
            *warned_of(shown, *commands),
            *([Warned(Level.QUESTION, in_other_finals(shown, others))] if others else ()),
        )
        grave = _without_mild(warned)
        return grave if any(each.level >= Level.QUESTION for each in grave) else warned

    def agrees(self, warned: Sequence[Warned], commands: tuple[Command, ...]) -> tuple[Command, ...] | None:
        """Ask about commands that are being stored; return them, with the reason given, or None for not now."""
        raise NotImplementedError

    def asks_mildly(self, *commands: Command) -> bool:
        """Whether somebody is asked before commands are stored, and about nothing grave."""
        if self.looking_back or self.branch is not None:
            return False
        asked = [each for each in self.warnings(commands) if each.level >= Level.QUESTION]
        return bool(asked) and all(each.doubt.mild for each in asked)

    async def agree(self, *commands: Command, also: str = "", mildly: bool = True) -> tuple[Command, ...] | None:
        """Ask now what `execute` would ask; return the commands to be executed, None where somebody does not agree.

        `also` is what else changes with them, seen with the first question.

        `mildly`: also what is mild; not where somebody has just looked at all that the commands do.
        """
        warned = self.warnings(commands)
        agreed = await consent(self.ask, warned if mildly else _without_mild(warned), commands, also)
        if agreed is not None:
            self.agreed = warned
        return agreed

    def notice(self, notices: Sequence[str]) -> None:
        """Let somebody take notice of what was done."""
        raise NotImplementedError

    def _agreed_to(self, commands: tuple[Command, ...]) -> tuple[tuple[Command, ...], tuple[str, ...]]:
        """Return the commands to be stored, and what is to be noticed then; refuse what nobody has agreed to."""
        agreed, self.agreed = self.agreed, ()
        warned = self.warnings(commands)
        asked = [each for each in warned if each.level >= Level.QUESTION and each not in agreed]
        if asked:
            given = self.agrees(asked, commands)
            if given is None:
                raise NotAgreedYet(tr("Nothing is stored yet: it has to be agreed to first."))
            commands = given
        return commands, told(warned)

    forbidden: tuple[int, Command] | None = None
    """What FIDE mode has refused last, and how many entries the journal had then."""

    def forbidden_act(self) -> Command | None:
        """Return what FIDE mode has refused, if nothing has happened since: whoever leaves the mode now does it."""
        tournament = self.need_tournament()
        if self.forbidden is None or self.forbidden[0] != tournament.revision:
            return None
        try:
            AfterLeaving(self.forbidden[1], TRIED).decide(tournament)
        except Refusal:
            return None  # it is refused outside the mode, too
        return self.forbidden[1]

    def check(self, command: Command) -> None:
        """Refuse what would be refused, while nothing is asked yet, and store nothing."""
        tournament = self.need_tournament()
        try:
            with heard_by(Remembering()):
                command.decide(tournament)
        except ForbiddenInFideMode:
            self.forbidden = tournament.revision, command
            raise

    def execute(self, *commands: Command) -> Tournament:
        """Decide, store, then show; raise `Refusal` when refused. A full disk or a busy file is a refusal too.

        What somebody has waited for is known by now: nothing searches for long while it is stored.
        """
        with heard_by(Remembering()):
            return self._execute(*commands)

    def _execute(self, *commands: Command) -> Tournament:
        if self.event is None:
            raise Refusal(tr(NO_EVENT))
        if self.looking_back:
            raise Refusal(tr(READ_ONLY))
        if self.branch is not None:
            self.branch = self.branch.after(*commands, arbiter=self.arbiter, time=utc_now())
            self.tournament = self.branch.state
            return self.branch.state
        commands, to_notice = self._agreed_to(commands)
        try:
            # meant for what is on the screen, whatever others look at
            meant = 1 if self.tournament is None else self.tournament.stage
            self.tournament = self.event.execute(*commands, arbiter=self.arbiter, stage=meant)
            self.stage = self.tournament.stage
        except ForbiddenInFideMode:
            if len(commands) == 1:
                self.forbidden = self.now().revision, commands[0]
            raise
        except FileReplaced as doubt:
            self.tournament, self.undecided = self.now(), doubt
            raise Refusal(self.told_of(doubt)) from doubt
        except StoreError as error:
            with suppress(StoreError):
                self.event.reload_if_changed()
            self.tournament = self.now()
            raise Refusal(str(error)) from error
        finally:
            self.show_pages()
        self._remember()
        if notices := self.event.take_notices():
            self.tell(notices)
        if to_notice:
            self.notice(to_notice)
        return self.tournament

    def _remember(self) -> None:
        """Let the start screen tell how the event stands.

        Results come by the hundred, and the event itself holds them: of results alone the list is written only now and
        then, and when somebody looks at it or leaves.
        """
        assert self.event is not None
        state = self.event.tournament
        seen = Recent(
            str(self.event.path.resolve()),
            state.details.name,
            state.under_way,
            state.planned,
            len(state.people) if state.several else len(state.registrations),
            state.details.start,
            _sections(state),
            *_progress(state),
        )
        before, self._remembered = self._remembered, seen
        self._unwritten = self._unwritten or seen != before
        only_results = before is not None and replace(before, results=seen.results) == seen
        if not only_results or seen.results == seen.boards or monotonic() - self._written >= SELDOM:
            self.write_recent()

    def write_recent(self) -> None:
        """Write down how the event stands, if that is not written yet."""
        if self._unwritten and self._remembered is not None:
            self._unwritten, self._written = False, monotonic()
            remember(self._remembered)

    _remembered: Recent | None = None
    _unwritten = False
    _written = 0.0
    """When the list was written last."""

    def perform(self, command: Command, done: str) -> bool:
        """Execute a command and say what was done or why not; tell whether it was done."""
        try:
            self.execute(command)
        except NotAgreedYet:
            return False
        except Refusal as refusal:
            self.say(str(refusal), bad=True)
            return False
        self.say(done)
        return True

    # --- the tour ------------------------------------------------------------------------------------------

    def begin_tour(self, path: Path) -> None:
        """Open the sample and begin the tour there."""
        if self.open_event(path):
            self.tour = Tour(self.glance())

    def did(self, command: type[ScreenCommand]) -> None:
        """Let the tour see what has come of a command."""
        if self.tour is not None:
            self._lead_on(self.tour.seen(self.glance(command.name())))

    def skip_step(self) -> None:
        """Go on with the next step of the tour."""
        if self.tour is not None:
            self._lead_on(self.tour.on(self.glance()))

    def end_tour(self) -> None:
        """Leave the tour; the sample stays open."""
        self.tour = None

    def _lead_on(self, tour: Tour) -> None:
        """Show another step, or say that it was the last."""
        if tour is self.tour:
            return
        if tour.over:
            self.end_tour()
            self.tell([tour.why()])
        else:
            self.tour = tour

    def glance(self, command: str = "") -> Glance:
        """Return what the tour sees, after a command of that name."""
        return Glance(self.room, self.need_tournament(), self.branch is not None, command)

    # --- other states than the one on disk -----------------------------------------------------------------

    def now(self) -> Tournament:
        """Return the event as it is on disk now, in the stage shown; refuse when none is open."""
        if self.event is None:
            raise Refusal(tr(NO_EVENT))
        return self._from_stage(self.event.tournament)

    def _from_stage(self, tournament: Tournament) -> Tournament:
        """Return a state seen from the stage shown; from the first where that was not open."""
        return tournament.seen(self.stage if self.stage in tournament.stages else 1)

    def show_stage(self, stage: int) -> None:
        """Show another stage of the event everywhere; what is typed goes there from now on."""
        shown = self.need_tournament()
        if self.branch is not None:
            trying = tr("You are trying something in {stage}: end it with W first.", stage=stage_title(shown))
            raise Refusal(trying)
        self.tournament = shown.seen(stage)
        self.stage = stage

    def look_back(self, number: int) -> None:
        """Show the event everywhere as it was after the command of an entry, to read only: half of one never was."""
        if self.branch is not None:
            raise Refusal(tr("You are trying something on a branch: end it with W, then look back."))
        now = self.now()
        self.looking_back = events_of(now, now.entries[number - 1].command)[-1].number
        self.tournament = self._from_stage(now.as_of(self.looking_back))

    def return_to_now(self) -> None:
        """Show the event as it is now again."""
        if self.looking_back:
            self.looking_back = 0
            self.tournament = self.now()
            self.say(tr("This is the event as it is now."))

    def begin_branch(self) -> None:
        """Store nothing from now on: commands act on a branch of the event."""
        if self.looking_back:
            raise Refusal(tr(READ_ONLY))
        self.branch = Branch.of(self.now())
        self.tournament = self.branch.state

    def resume_branch(self, branch: Branch) -> None:
        """Go on with a branch that could not be taken over."""
        self.branch = branch
        self.tournament = branch.state

    def unasked(self, dialog: Question[Answer]) -> Answer | None:
        """Ask for no reason while nothing is stored; return the answer where nothing else is left to be asked."""
        if self.branch is None:
            return None
        if isinstance(dialog, AskReason) and not dialog.always:
            return cast("Answer", dialog.checked(TRIED if dialog.needed else ""))
        if not isinstance(dialog, Form):
            return None
        dialog.spare("reason", TRIED)
        return None if dialog.fields else cast("Answer", dialog.saved({})[0])

    def end_branch(self) -> Branch | None:
        """Show the event again and return what was tried."""
        branch, self.branch = self.branch, None
        self.tournament = self.now()
        return branch

    @property
    def banner(self) -> str:
        """What stands over everything while it is not the event as it is on disk; empty otherwise."""
        if self.branch is not None:
            tried = len(self.branch.commands)
            return trn(
                "WHAT IF: {count} change tried, nothing is stored. W compares and ends.",
                "WHAT IF: {count} changes tried, nothing is stored. W compares and ends.",
                tried,
            )
        if not self.looking_back:
            return ""
        time = local_time(self.now().entries[self.looking_back - 1].time)
        return tr("AS OF ENTRY {number}, {time} - read only - Esc returns to now", number=self.looking_back, time=time)

    def catch_up(self) -> None:
        """Take over what other processes have done. A branch goes on from where it began: its end will tell.

        Raises a `StoreError` if the file cannot be read, `FileReplaced` if it is not what it was.
        """
        self.hear_publisher()
        if self.event is None or self.branch is not None:
            return
        if self.event.reload_if_changed():
            self.show_pages()
            if not self.looking_back:
                self.tournament = self.now()
        if notices := self.event.take_notices():
            self.tell(notices)


def _without_mild(warned: tuple[Warned, ...]) -> tuple[Warned, ...]:
    return tuple(each for each in warned if not each.doubt.mild)


def _progress(tournament: Tournament) -> tuple[int, int, bool, bool]:
    """Return the boards of the round in play, those with a result, whether it is published, and if all is over."""
    current = tournament.current
    if current is None:
        return 0, 0, True, False
    boards = len(current.boards)
    return boards, boards - len(current.missing), current.published, finished(tournament)


def _sections(tournament: Tournament) -> tuple[tuple[str, int, int], ...]:
    """Return how each section stands; nothing where there is one only."""
    seen = map(tournament.seen, tournament.stages) if tournament.several else ()
    return tuple((each.stage_name, each.under_way, each.planned) for each in seen)


def _work_waiting(tournament: Tournament) -> list[str]:
    """Say of every section where results are half entered."""
    if not tournament.several:
        return _waiting_in(tournament)
    sections = map(tournament.seen, tournament.stages)
    return [f"{each.stage_name}: {line}" for each in sections for line in _waiting_in(each)]


def _waiting_in(tournament: Tournament) -> list[str]:
    current = tournament.current
    if current is None or not current.published or not current.missing:
        return []
    entered = len(current.boards) - len(current.missing)
    if not entered:
        return []
    return [
        tr(
            "{entered} of {all} results of round {round} are in: go on with board {board}.",
            entered=entered,
            all=len(current.boards),
            round=current.number,
            board=current.place(current.missing[0]),
        )
    ]

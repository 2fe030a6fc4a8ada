"""The program in line mode: one open event, places instead of screens, answers instead of dialogs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from paircard.core.commands import Command
from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import spoken, tr, trn
from paircard.core.values.warned import Warned
from paircard.data.machine.settings import read_settings
from paircard.data.storage.errors import FileReplaced, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.tui.commands.command import Offering
from paircard.tui.commands.search import matching
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.question import Answer, Question
from paircard.tui.line import questions
from paircard.tui.line.at_once import at_once
from paircard.tui.line.list_renewal import ListRenewal
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.places.of_room import place_of
from paircard.tui.line.talk import Talk
from paircard.tui.line.typed_ahead import Answers
from paircard.tui.program import replaced_file
from paircard.tui.program.damaged_file import can_restore, offer_restore
from paircard.tui.program.program import Program
from paircard.tui.program.warnings import consent
from paircard.tui.publishing.publisher import PATIENCE
from paircard.tui.rooms import room_called
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.bad_entry import entry_told
from paircard.tui.terminal.pager import run_pager
from paircard.tui.tour.tour import Tour

if TYPE_CHECKING:
    from textual.events import Key

T = TypeVar("T")  # no words: a name
FEW = 3
"""So many changes of another arbiter are told one by one; more are counted."""


class Places(dict[str, LinePresenter]):
    """The places by their modes; each is made when it is first needed."""

    def __init__(self, program: LineProgram) -> None:
        self._program = program

    def __missing__(self, mode: str) -> LinePresenter:
        """Make a place."""
        place = self[mode] = place_of(room_called(mode))(self._program)
        return place


class LineProgram(Program):
    """What commands act through when there is no screen."""

    def __init__(self, talk: Talk, *, arbiter: str) -> None:
        """Begin at home."""
        self.talk = talk
        self.arbiter = arbiter
        self.language = spoken().code
        self.settings = read_settings()
        self.event: EventFile | None = None
        self.answers = Answers()
        self.ended = False
        self._tournament: Tournament | None = None
        self._told = 0
        """Entries of the journal that the arbiter has made or heard of."""
        self._asked = ""
        """What was asked last about a replaced file: nobody is asked again before they change something."""
        self.lists = ListRenewal()
        self.places = Places(self)
        self._at = "home"

    @property
    def tournament(self) -> Tournament | None:
        """The tournament as it is on disk now."""
        return self._tournament

    @tournament.setter
    def tournament(self, tournament: Tournament | None) -> None:
        self._tournament = tournament
        if self._at in self.places:  # a place that nobody has been at follows when it is made
            self.place.follow()

    @property
    def place(self) -> LinePresenter:
        """The place where one is."""
        return self.places[self._at]

    def begin_at(self, place: LinePresenter) -> None:
        """Stand at a place."""
        self.places[place.mode], self._at = place, place.mode

    # --- said and asked ------------------------------------------------------------------------------------

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something; a refusal is told as one."""
        (self.talk.refuse if bad else self.talk.say)(message)

    def refused(self) -> None:
        """Drop what was typed ahead: it was meant for a state that has not come about."""
        self.answers.take_all()
        self.talk.forget_typed_ahead()

    def type_again(self, keys: Sequence[Key]) -> None:
        """Nothing waits: a line is read when it is asked for."""

    def pardon(self, keys: str, said: str) -> None:
        """Nobody types a line for a question that is not there."""

    def tell(self, notices: Sequence[str]) -> None:
        """Say what happened besides."""
        self.talk.say(*notices)

    async def ask(self, dialog: Question[Answer]) -> Answer | None:
        """Put a question line by line."""
        if (unasked := self.unasked(dialog)) is not None:
            return unasked
        return self.answer(dialog)

    def answer(self, dialog: Question[Answer]) -> Answer | None:
        """Put a question line by line; None when it was cancelled."""
        return cast("Answer | None", questions.answer(dialog, self.talk, self.answers))

    def read(self, reading: Reading) -> None:
        """Tell a longer text."""
        self.answer(reading)

    def briefly(self, job: Callable[[], T]) -> T:
        """Do it, however long it takes: nobody types meanwhile, and Ctrl+C stops it."""
        return job()

    def start(self, waiting: Awaitable[None]) -> None:
        """Run the coroutine of a command to its end: no question of line mode ever waits."""
        at_once(waiting)

    def aside(self, work: Callable[[], str]) -> None:
        """Do it, and say what came of it: nobody types meanwhile."""
        try:
            self.say(work())
        except (StoreError, Refusal) as error:
            self.say(str(error), bad=True)

    def page(self, text: str) -> None:
        """Show a text in the pager, to a person at a terminal."""
        if not self.talk.interactive:
            raise Refusal(tr("A pager needs a terminal: list tells the paper."))
        if trouble := run_pager(self.settings.settings.pager_for(), text):
            raise Refusal(trouble)

    def visit(self, mode: str, then: Callable[[Any], None]) -> None:
        """Go to another place, do something there, and tell what is chosen then."""
        self.switch_mode(mode)
        then(self.place)
        self.place.tell(*self.place.here())

    def show_help(self, place: Offering) -> None:
        """Explain line mode and the commands here, or the one named."""
        from paircard.tui.line.help import explanation, overview  # help rehearses commands on a program like this one

        wanted = self.answers.take_all()
        here = self.places[place.mode]
        self.talk.say(*(explanation(here, wanted) if wanted else overview(here)))

    def action_command_palette(self) -> None:
        """Tell the commands here that what was typed may mean, and what is not possible now."""
        from paircard.tui.line.help import in_one_line  # see `show_help`

        wanted = self.answers.take_all()
        found = matching(wanted, self.place.offers())
        for offer in found:
            why = offer.obstacle(self.tournament) or offer.locked(self.place)
            self.talk.say(in_one_line(self.place, offer) + (f" ({tr('not now')}) {why}" if why else ""))
        if not found:
            self.talk.say(tr("No matches found"))

    # --- the tour ------------------------------------------------------------------------------------------

    def begin_tour(self, path: Path) -> None:
        """Open the sample, and tell the first step."""
        super().begin_tour(path)
        self.tell_step()

    def tell_step(self) -> None:
        """Tell what is to be typed next on the tour, and what for."""
        if self.tour is None:
            return
        lines = tr(", then ").join(self.tour.lines(self.glance()))
        self.talk.say(f"{self.tour.where()}: {self.tour.why()}", tr("Type {lines}", lines=lines))

    def _lead_on(self, tour: Tour) -> None:
        before = self.tour
        super()._lead_on(tour)
        if self.tour is not before:
            self.tell_step()

    # --- where one is --------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say in few words where one is, and first of all when it is not the event as it stands on disk."""
        where = self.place.prompt()
        if self.tournament is not None and self.tournament.several:
            where = f"{self.tournament.stage_name}, {where}"
        if self.branch is not None:
            return tr("what if, {where}>", where=where)
        if self.looking_back:
            return tr("as of entry {number}, {where}>", number=self.looking_back, where=where)
        return f"{where}>"

    @property
    def room(self) -> str:
        """Mode of the place where one is."""
        return self._at

    def switch_mode(self, mode: str) -> None:
        """Go to another place and tell what stands there."""
        self.follow_others()
        self._at = mode
        self.place.follow()
        self.talk.say(self.place.summary())

    def explain_failure(self, path: Path, error: StoreError) -> None:
        """Tell why a file cannot be opened; offer to bring a damaged one back."""
        if self.talk.interactive and can_restore(error):
            self.say(str(error), bad=True)
            self.start(offer_restore(self, path, error))
            return
        self.say(entry_told(error), bad=True)

    def exit(self) -> None:
        """Leave after this command."""
        self.ended = True

    # --- the event -----------------------------------------------------------------------------------------

    def adopt(self, event: EventFile) -> None:
        """Make an open event file the one that is worked on."""
        self._told = event.tournament.revision
        self.talk.say(f"{event.tournament.details.name}.")
        super().adopt(event)

    def agrees(self, warned: Sequence[Warned], commands: tuple[Command, ...]) -> tuple[Command, ...] | None:
        """Ask here and now."""
        return at_once(consent(self.ask, warned, commands))

    def notice(self, notices: Sequence[str]) -> None:
        """Say it, and go on."""
        self.talk.say(*(tr("Notice: {what}", what=each) for each in notices))

    def execute(self, *commands: Command) -> Tournament:
        """Decide, store, then tell; what others had done by then is told first."""
        try:
            tournament = super().execute(*commands)
        except Refusal:
            if self.undecided is not None:
                self._asked = str(self.undecided)
            raise
        if self.branch is not None:
            return tournament
        fresh = tournament.entries[self._told :]
        own = set(list(dict.fromkeys(entry.command for entry in fresh))[-len(commands) :])
        self._told = tournament.revision
        self._tell_others(entry for entry in fresh if entry.command not in own)
        return tournament

    def publish_into(self, folder: Path) -> None:
        """Write the event as pages, and tell whether that could be done."""
        super().publish_into(folder)
        if self.publisher is not None:
            self.publisher.tried.wait(PATIENCE)
            self.hear_publisher()

    def renew_lists(self) -> None:
        """Fetch rating lists that are a day old beside the lines of a person, and tell what came of it."""
        if self.talk.interactive:
            self.talk.say(*self.lists.ended(self.tournament))
            self.lists.begin(self.settings.settings)

    def follow_others(self) -> None:
        """Catch up with what other processes have done, and tell it in one line."""
        if self.event is None:
            return
        try:
            self.catch_up()
            self._asked = ""
        except FileReplaced as doubt:
            if str(doubt) != self._asked:
                self.undecided = doubt
            return
        except StoreError as error:
            self.say(str(error), bad=True)
            return
        fresh = self.event.tournament.entries[self._told :]
        self._told += len(fresh)
        self._tell_others(fresh)

    def decide(self) -> None:
        """Ask a person what is to be done about a file that was replaced; a script is refused."""
        doubt, self.undecided = self.undecided, None
        if doubt is None:
            return
        told, self._asked = self._asked, str(doubt)
        if self.talk.interactive:
            self.talk.forget_typed_ahead()
            self.answers = Answers()
            self.start(replaced_file.decide(self, doubt))
        elif told != self._asked:
            self.say(replaced_file.in_short(doubt), bad=True)

    def told_of(self, doubt: FileReplaced) -> str:
        """Say why nothing is stored; no question follows in a script, so all of it."""
        return super().told_of(doubt) if self.talk.interactive else replaced_file.in_short(doubt)

    def go_on(self) -> None:
        """Tell which event it is, if it is another one; its entries are no news."""
        if self.event is not None:
            self._told = self.event.tournament.revision
        super().go_on()

    def _tell_others(self, entries: Iterable[Entry]) -> None:
        by: dict[str, list[str]] = {}
        for entry in entries:
            by.setdefault(entry.arbiter, []).append(journal_entry.of_entry(self.now(), entry))
        for arbiter, said in by.items():
            told, more = "; ".join(said[:FEW]), len(said) - FEW
            if more > 0:
                told = trn("{first} and {count} more", "{first} and {count} more", more, first=told)
            self.talk.say(tr("Meanwhile {arbiter}: {what}.", arbiter=arbiter, what=told))

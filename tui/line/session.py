"""The conversation: a line is read, understood and done, until the end."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.core.values.waiting import Stopped, heard_by
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.line.interrupts import Ended
from paircard.tui.line.line_commands import Where
from paircard.tui.line.overdue import Overdue
from paircard.tui.line.parse_line import Meaning, names, need_takes, readings
from paircard.tui.line.program import LineProgram
from paircard.tui.line.talk import Talk
from paircard.tui.line.typed_ahead import Answers
from paircard.tui.program.searching import stopped
from paircard.tui.publishing.publisher import PATIENCE

DONE, REFUSED, NOT_OPENED = 0, 1, 2
"""Exit codes; a signal adds its number to 128."""
GREETING = mark("paircard line mode: help explains it, list tells what is here, q leaves.")


class Session:
    """Runs the lines of a person or a script on one program."""

    def __init__(self, talk: Talk, *, arbiter: str, keep_going: bool = False) -> None:
        """Prepare; a script ends at its first refusal unless it is to keep going."""
        self.talk = talk
        self.program = LineProgram(talk, arbiter=arbiter)
        self._keep_going = keep_going

    def run(self, path: Path | None, *, touring: bool = False) -> int:
        """Open the event, do every line, and return the exit code; `touring`: it is the sample, to be shown around."""
        try:
            return self._run(path, touring=touring)
        except Ended as ended:
            return 128 + ended.signum
        finally:
            self.program.write_recent()
            self.program.stop_publishing(PATIENCE)
            if self.program.event is not None:
                self.program.event.close()

    def _run(self, path: Path | None, *, touring: bool) -> int:
        if self.talk.interactive:
            self.talk.say(tr(GREETING))
        if touring and path is not None:
            self.program.begin_tour(path)
            return self.converse()
        if path is None:
            self.talk.say(self.program.place.summary())
        elif not self.program.open_event(path) and not self.talk.interactive:
            return NOT_OPENED
        return self.converse()

    def converse(self) -> int:
        """Do lines until they end or somebody leaves; return the exit code."""
        while not self.program.ended:
            try:
                line = self._next_line()
            except EOFError:
                break
            self.do(line)
            if self._stopped:
                break
        return REFUSED if self.talk.refusals and not self.talk.interactive else DONE

    @property
    def _stopped(self) -> bool:
        """Whether a script is at its end because something was refused; says so."""
        if not self.talk.refusals or self.talk.interactive or self._keep_going:
            return False
        # what follows was meant for a state that has not come about
        self.talk.note(tr("Nothing after this line was done."))
        return True

    def _next_line(self) -> str:
        while True:
            self.program.follow_others()
            self.program.renew_lists()
            self.program.decide()
            if self._stopped:
                raise EOFError
            try:
                line = self.talk.read(self.program.prompt(), self._words)
            except KeyboardInterrupt:
                self.talk.say(tr("Nothing was done. q leaves."))
                continue
            self.talk.command_number = self.talk.number
            # a script may say what it does
            if not line.startswith("#") and (line or self.talk.interactive):
                return clean(line)

    def do(self, line: str) -> None:
        """Do one line; what is refused is told, and what was stopped while it searched."""
        state = self.program.tournament
        try:
            with heard_by(Overdue(self.talk)):
                self._do(self._meaning(line))
        except Refusal as refusal:
            self.program.say(str(refusal), bad=True)
        except Stopped:
            changed = self.program.tournament is not state
            # a person has asked for it; to a script it is the end
            self.program.say(tr("Stopped.") if changed else str(stopped()), bad=not self.talk.interactive)
            self.talk.interrupts.need_to_go_on()

    def _meaning(self, line: str) -> Meaning:
        """Return what a line means, with what it begins with chosen; raise the refusal of its likeliest reading."""
        if not line:
            return Meaning("", Where)
        first: Refusal | None = None
        for meaning in readings(line, self.program.place.OFFERS, self.program.place.offers()):
            try:
                self._take_place(meaning)
            except Refusal as refusal:
                first = first or refusal
            else:
                return meaning
        raise first or Refusal(tr("{typed} is not a command here: help lists those that are.", typed=line))

    def _take_place(self, meaning: Meaning) -> None:
        """Choose what a line begins with, where the rest of it can be done; raise `Refusal` where not."""
        place = self.program.place
        if meaning.offer is None:
            place.go(meaning.where)
            return
        need_takes(meaning.offer, meaning.answers)
        if meaning.where:
            place.choose(meaning.where)

    def _do(self, meaning: Meaning) -> None:
        offer, place = meaning.offer or Where, self.program.place
        if obstacle := offer.obstacle(self.program.tournament):
            raise Refusal(obstacle)
        self.program.answers = Answers(meaning.answers)
        waiting = place.carry_out(offer)
        if waiting is not None:
            self.program.start(waiting)
        if rest := self.program.answers.take_all():
            self.talk.say(tr("Nothing asked for this answer: {answer}", answer=rest))
        self.program.did(offer)
        if offer is Where:
            self.program.tell_step()

    def _words(self) -> Iterable[str]:
        """What may be typed now, for completion."""
        place = self.program.place
        commands: Iterable[type[ScreenCommand]] = place.offers()
        return [*(name for offer in commands for name in names(offer)), *place.words()]

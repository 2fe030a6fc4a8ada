"""The journal: one entry a line, chosen by its number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import Rows
from paircard.tui.screens.journal.book import Line
from paircard.tui.screens.journal.filtering import HINT
from paircard.tui.screens.journal.room import JournalRoom
from paircard.tui.sentences.local_time import local_date_time


class LineJournal(JournalRoom, LinePresenter):
    """Everything that was done. A line may begin with the number of an entry."""

    _wanted = ""

    @cached_property
    def cursor(self) -> Rows:
        """The numbers of the entries that fit."""
        return Rows()

    @property
    def wanted(self) -> str:
        """The filter."""
        return self._wanted

    @property
    def chosen(self) -> Line | None:
        """The entry chosen."""
        key = self.cursor.row_key_at_cursor
        return self.book.lines[int(key) - 1] if key else None

    def draw(self) -> None:
        """Take over what fits."""
        self.cursor.show(str(line.entry.number) for line in self.shown())

    def reset(self) -> None:
        """Tell everything, the newest first."""
        self.newest_first, self._wanted = True, ""

    def begin_filter(self) -> None:
        """Ask for the filter; an empty one tells everything again."""
        answer = self.program.answer(AskLine(tr("Filter the journal"), f"{tr(HINT)}:"))
        if answer is not None:
            self._wanted = answer
            self.draw()
            self.say(self.summary())

    def turn_order(self) -> None:
        """Turn the list round and say so."""
        super().turn_order()
        self.say(self.summary())

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which entry is chosen."""
        if self.chosen is None:
            return self.called()
        return tr("journal, entry {number}", number=self.chosen.entry.number)

    def summary(self) -> str:
        """Say how many there are."""
        if self.tournament is None:
            return tr("Journal: no event is open.")
        # what is undone is said in words
        facts = self.caption().split(" · ")
        return tr("Journal: {facts}.", facts=", ".join(fact for fact in facts if not fact.startswith("x ")))

    def here(self) -> Iterator[str]:
        """Tell the entry chosen."""
        if self.chosen is not None:
            yield self._line(self.chosen)

    def lines(self) -> Iterator[str]:
        """Tell all that fit."""
        for line in self.shown():
            yield self._line(line)

    def _line(self, line: Line) -> str:
        fields = {
            "number": line.entry.number,
            "time": local_date_time(line.entry.time),
            "arbiter": line.entry.arbiter,
            "what": line.text,
        }
        if self.book.stands(line):
            return tr("Entry {number}, {time}, {arbiter}: {what}", **fields)
        return tr("Entry {number}, undone, {time}, {arbiter}: {what}", **fields)

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose an entry by its number."""
        if not text.isdecimal() or not self.cursor.move_to(str(int(text))):
            raise Refusal(tr("{typed} is neither a command here nor an entry of the list.", typed=text))

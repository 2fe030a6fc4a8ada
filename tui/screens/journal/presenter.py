"""The journal, filtered and in one order, an entry chosen: what its commands ask, on the screen and in line mode."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn
from paircard.tui.commands.presenter import Presenter
from paircard.tui.screens.journal.book import Book, Line
from paircard.tui.screens.journal.filtering import fitting


class JournalPresenter(Presenter):
    """Shows the entries that fit a filter, the newest or the oldest first."""

    newest_first = True
    _book: Book | None = None

    @property
    def book(self) -> Book:
        """All entries in words."""
        self._book = self._book or Book()
        return self._book

    @property
    def wanted(self) -> str:
        """The filter."""
        raise NotImplementedError

    @property
    def chosen(self) -> Line | None:
        """The entry chosen."""
        raise NotImplementedError

    def paper(self) -> tuple[str, int | None]:
        """Return the arbiter's report, which tells of overrides and corrections."""
        return "report", None

    def begin_filter(self) -> None:
        """Ask for a filter."""
        raise NotImplementedError

    def draw(self) -> None:
        """Show the entries that fit."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:  # noqa: ARG002
        """Show the whole journal, also while an earlier state is shown elsewhere, and what is tried on a branch."""
        branch = self.program.branch
        self.book.follow(self.program.now() if branch is None else branch.state)
        self.draw()

    def shown(self) -> list[Line]:
        """Return the entries that fit, in the order chosen."""
        lines = fitting(self.book.lines, self.wanted)
        return lines[::-1] if self.newest_first else lines

    def turn_order(self) -> None:
        """Turn the list round."""
        self.newest_first = not self.newest_first
        self.draw()

    def caption(self) -> str:
        """Say what is shown."""
        wanted, total = self.wanted.strip(), len(self.book.lines)
        count = trn("{count} entry", "{count} entries", total)
        if wanted:
            count = tr(
                "{count} of {total} entries that fit {wanted}", count=len(self.shown()), total=total, wanted=wanted
            )
        return " · ".join((count, tr("newest first") if self.newest_first else tr("oldest first"), tr("x undone")))

    def export_name(self) -> str:
        """Propose a name beside the event file."""
        event = self.program.event
        return str(event.path.with_suffix(".journal.txt")) if event else "journal.txt"

    def as_text(self) -> str:
        """Return the lines shown as text."""
        lines = (line.exported(in_force=self.book.stands(line)) for line in self.shown())
        return "".join(f"{line}\n" for line in (self.program.now().details.name, self.caption(), "", *lines))

"""The papers, told line by line, and sent where they are wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.papers.catalogue import offered
from paircard.core.values.language import tr
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.screens.papers.room import PapersRoom


class LinePapers(PapersRoom, LinePresenter):
    """One paper. A line may begin with the number or the name of another."""

    def draw(self) -> None:
        """Nothing is drawn: the paper is told when it is asked for."""

    def present(self) -> None:
        """Tell which paper it is now."""
        self.tell(*self.here())

    def prompt(self) -> str:
        """Say which paper."""
        return tr("paper {name}", name=self.chosen)

    def summary(self) -> str:
        """Say what can be done here."""
        if self.tournament is None:
            return tr("Papers: no event is open.")
        return tr("Papers: list tells the one chosen, send prints it, file writes it, pager shows it, next is another.")

    def here(self) -> Iterator[str]:
        """Tell which paper is chosen."""
        if self.tournament is not None:
            yield f"{self.caption()}."

    def lines(self) -> Iterator[str]:
        """Tell the paper."""
        if self.tournament is not None:
            yield from self.shown_lines()

    def choose(self, text: str) -> None:
        """Choose a paper by its number or name."""
        self.take(self.meant(text))

    def words(self) -> Iterable[str]:
        """The names of the papers."""
        return offered(self.tournament)

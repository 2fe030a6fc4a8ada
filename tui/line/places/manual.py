"""The manual, told: a fact a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.values.language import tr
from paircard.data.manual import PAGES, page_called
from paircard.data.manual.as_text import as_facts
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.screens.manual.room import ManualRoom
from paircard.tui.screens.manual.targets import Link


class LineManual(ManualRoom, LinePresenter):
    """One page of the manual. A line may begin with the number or the name of another."""

    def present(self) -> None:
        """Tell which page it is now, and the page."""
        self.tell(f"{self.caption()}.", *as_facts(self.markdown()))

    def show_link(self, link: Link) -> None:
        """Tell where it leads."""
        self.say(link.label)

    def prompt(self) -> str:
        """Say which page is open."""
        return f"{self.called()}, {self.page.name}"

    def summary(self) -> str:
        """Say what can be read here."""
        return tr("Manual: list tells the pages, a number or a name opens one, an empty line tells it again.")

    def here(self) -> Iterator[str]:
        """Tell the open page."""
        yield f"{self.caption()}."
        yield from as_facts(self.markdown())

    def lines(self) -> Iterator[str]:
        """Tell the pages."""
        for number, page in enumerate(PAGES, start=1):
            yield f"{number} {page.name}: {tr(page.title)}. {tr(page.what)}."

    def choose(self, text: str) -> None:
        """Choose a page by its number or name."""
        self.page, self.link_at = page_called(text), None

    def words(self) -> Iterable[str]:
        """The names of the pages."""
        return [page.name for page in PAGES]

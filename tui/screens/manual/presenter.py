"""One page of the manual: what its commands ask, on the screen and in line mode."""

from __future__ import annotations

from core.values.language import tr
from data.manual import PAGES, Page, page_called
from data.manual.as_text import as_lines
from tui.commands.every_key import text_of
from tui.commands.presenter import Presenter


class ManualPresenter(Presenter):
    """Has one page open."""

    page: Page = PAGES[0]

    def present(self) -> None:
        """Show another page than before."""
        raise NotImplementedError

    def leave(self) -> None:
        """Back to where one came from, unless an earlier state of the event is left."""
        if self.program.looking_back:
            super().leave()
        else:
            self.program.switch_mode(self.program.came_from)

    # --- what is shown -------------------------------------------------------------------------------------

    def markdown(self) -> str:
        """Return the open page."""
        return text_of(self.page)

    def caption(self) -> str:
        """Say which page this is."""
        place, count = PAGES.index(self.page) + 1, len(PAGES)
        return tr("Manual, page {place} of {count}: {title}", place=place, count=count, title=tr(self.page.title))

    # --- what the commands ask -----------------------------------------------------------------------------

    def go_to_page(self, step: int) -> None:
        """Open another page in the order of the list, the first after the last."""
        self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
        self.present()

    def choose_page(self, text: str) -> None:
        """Open a page by its place in the list, its name or a part of it; raise Refusal where none is meant."""
        self.page = page_called(text)
        self.present()

    def read_in_pager(self) -> None:
        """Hand the page to the pager of the settings."""
        self.program.page("\n".join([*as_lines(self.markdown()), ""]))

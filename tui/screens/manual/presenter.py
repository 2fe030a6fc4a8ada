"""One page of the manual: what its commands ask, on the screen and in line mode."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from paircard.core.values.language import tr
from paircard.data.manual import PAGES, Page, page_called
from paircard.data.manual.as_text import WIDTH, as_lines
from paircard.tui.commands.every_key import text_of
from paircard.tui.commands.presenter import Presenter
from paircard.tui.commands.room_keys import GOING
from paircard.tui.looks.signs import signs_for
from paircard.tui.rooms import Room
from paircard.tui.screens.manual.targets import Link

if TYPE_CHECKING:
    from paircard.tui.looks.signs import Signs
    from paircard.tui.screens.manual.drawn import Leaf


@lru_cache(maxsize=8)
def _drawn(markdown: str, width: int, signs: Signs) -> Leaf:
    from paircard.tui.screens.manual.drawn import draw  # line mode draws a page where somebody follows its links

    return draw(markdown, width, signs)


class ManualPresenter(Presenter):
    """Has one page open."""

    page: Page = PAGES[0]
    link_at: int | None = None
    """Which link of the page Enter follows; None until one is chosen."""
    _came_from: tuple[Page, ...] = ()
    """The pages from which links were followed, the last one last."""

    def present(self) -> None:
        """Show another page than before."""
        raise NotImplementedError

    def show_link(self, link: Link) -> None:
        """Show or tell which link is chosen now."""
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

    def leaf(self, width: int = WIDTH) -> Leaf:
        """Return the open page as it is drawn."""
        return _drawn(self.markdown(), width, signs_for())

    def caption(self) -> str:
        """Say which page this is."""
        place, count = PAGES.index(self.page) + 1, len(PAGES)
        return tr("Manual, page {place} of {count}: {title}", place=place, count=count, title=tr(self.page.title))

    # --- what the commands ask -----------------------------------------------------------------------------

    def open_page(self, page: Page) -> None:
        """Show a page from its beginning."""
        self.page, self.link_at = page, None
        self.present()

    def go_to_page(self, step: int) -> None:
        """Open another page in the order of the list, the first after the last."""
        self.open_page(PAGES[(PAGES.index(self.page) + step) % len(PAGES)])

    def choose_page(self, text: str) -> None:
        """Open a page by its place in the list, its name or a part of it; raise Refusal where none is meant."""
        self.open_page(page_called(text))

    def read_in_pager(self) -> None:
        """Hand the page to the pager of the settings."""
        self.program.page("\n".join([*as_lines(self.markdown()), ""]))

    # --- links ---------------------------------------------------------------------------------------------

    def choose_link(self, step: int) -> None:
        """Choose the next link (step 1) or the one before (-1), round and round."""
        links = self.leaf().links
        if not links:
            self.say(tr("This page leads to no other."))
            return
        self.link_at = self.link_beside(step, len(links))
        self.show_link(links[self.link_at])

    def link_beside(self, step: int, count: int) -> int:
        """Return which of so many links is the next one."""
        return (0 if step > 0 else -1) % count if self.link_at is None else (self.link_at + step) % count

    def follow_link(self) -> None:
        """Go where the chosen link leads."""
        links = self.leaf().links
        if self.link_at is None or self.link_at >= len(links):
            self.choose_link(1)
            return
        to = links[self.link_at].to
        if isinstance(to, Room):
            self.carry_out(next(going for going in GOING if going.room is to))
        else:
            self._came_from = (*self._came_from, self.page)
            self.open_page(to)

    def back_to_page(self) -> None:
        """Return to the page from which a link was followed."""
        if not self._came_from:
            self.say(tr("This is where you began."))
            return
        page, self._came_from = self._came_from[-1], self._came_from[:-1]
        self.open_page(page)

"""Which page of the manual is read."""

from __future__ import annotations

from core.values.language import mark, tr
from data.manual import PAGES
from tui.commands.command import ScreenCommand, calling
from tui.dialogs.form import Field, NotedForm, Values
from tui.screens.manual.presenter import ManualPresenter


class ChoosePage(ScreenCommand):
    """Choose one of the pages by its number, its name or a part of it."""

    key = "c"
    label = "Choose"
    words = "select, list, contents"
    footer = True
    takes = "PAGE"

    async def run(self, at: ManualPresenter) -> None:
        """Show the list and ask."""

        def save(values: Values) -> None:
            at.choose_page(values["page"])

        form = NotedForm(tr("Which page?"), [Field("page", mark("Page"), "", tuple(page.name for page in PAGES))], save)
        form.note = "\n".join(f"{number} {page.name}: {tr(page.what)}" for number, page in enumerate(PAGES, 1))
        await at.program.ask(form)


class NextPage(ScreenCommand):
    """Open the next page of the manual."""

    key = "n"
    label = "Next"
    footer = True
    does = calling(ManualPresenter.go_to_page, 1)


class PageBefore(ScreenCommand):
    """Open the page before it."""

    key = "b"
    label = "Before"
    footer = True
    does = calling(ManualPresenter.go_to_page, -1)


class ReadPageInPager(ScreenCommand):
    """Read the page in the pager of the settings, which can search it; the screen comes back when you leave it."""

    key = "v"
    label = "Pager"
    words = "less, view, find, search"
    footer = True
    does = calling(ManualPresenter.read_in_pager)


COMMANDS: tuple[type[ScreenCommand], ...] = (NextPage, PageBefore, ChoosePage, ReadPageInPager)

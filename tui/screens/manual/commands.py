"""Which page of the manual is read."""

from __future__ import annotations

from paircard.core.values.language import mark, tr
from paircard.data.manual import PAGES
from paircard.tui.commands.command import FIRST, ScreenCommand, calling, row
from paircard.tui.dialogs.form import Field, NotedForm, Values
from paircard.tui.screens.manual.presenter import ManualPresenter


async def _choose_page(at: ManualPresenter) -> None:
    """Show the list and ask."""

    def save(values: Values) -> None:
        at.choose_page(values["page"])

    form = NotedForm(tr("Which page?"), [Field("page", mark("Page"), "", tuple(page.name for page in PAGES))], save)
    form.note = "\n".join(f"{number} {page.name}: {tr(page.what)}" for number, page in enumerate(PAGES, 1))
    await at.program.ask(form)


# fmt: off
ChoosePage = row("ChoosePage", "c", "Choose", _choose_page,
    "Choose one of the pages by its number, its name or a part of it.",
    footer=FIRST, words="select, list, contents", takes="PAGE")
NextPage = row("NextPage", "n", "Next", calling(ManualPresenter.go_to_page, 1),
    "Open the next page of the manual.",
    footer=FIRST)
PageBefore = row("PageBefore", "b", "Before", calling(ManualPresenter.go_to_page, -1),
    "Open the page before it.",
    footer=FIRST)
NextPageLink = row("NextPageLink", "tab,right", "Link", calling(ManualPresenter.choose_link, 1),
    "Choose the next link of the page, marked with >: to another page, or to a room.",
    shown="Tab", footer=FIRST)
PageLinkBefore = row("PageLinkBefore", "shift+tab,left", "Link before", calling(ManualPresenter.choose_link, -1),
    "Choose the link before.",
    shown="Shift+Tab")
FollowPageLink = row("FollowPageLink", "enter", "Follow", calling(ManualPresenter.follow_link),
    "Go to the page or the room marked with >.",
    shown="Enter", footer=FIRST)
BackToPage = row("BackToPage", "backspace", "Back", calling(ManualPresenter.back_to_page),
    "Return to the page from which you followed a link.",
    shown="Backspace")
ReadPageInPager = row("ReadPageInPager", "v", "Pager", calling(ManualPresenter.read_in_pager),
    "Read the page in the pager of the settings, which can search it; the screen comes back when you leave it.",
    footer=FIRST, words="less, view, find, search")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (
    NextPage,
    PageBefore,
    ChoosePage,
    NextPageLink,
    PageLinkBefore,
    FollowPageLink,
    BackToPage,
    ReadPageInPager,
)

"""The list of the pages, and of the open one its headings: what stands beside a page where there is room."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paircard.core.values.language import tr
from paircard.data.manual import PAGES, Page
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import CHOSEN, QUIET
from paircard.tui.widgets.fitting import fit


def contents(page: Page, headings: tuple[str, ...], at: int | None, width: int, signs: Signs) -> Iterator[Text]:
    """Yield a line a page, and under the open one its headings; `at` is the heading under which one reads."""
    for number, each in enumerate(PAGES, 1):
        here = each is page
        line = Text(no_wrap=True).append(pair_marks(signs).chosen if here else " ", CHOSEN)
        yield line.append(f"{number:>2} ", QUIET).append(fit(tr(each.title), width - 5), "bold" if here else "")
        if here:
            for place, heading in enumerate(headings):
                yield Text(fit(f"     {heading}", width - 1), "" if place == at else QUIET, no_wrap=True)

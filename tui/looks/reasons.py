"""An explanation in rows: who was tried and what became of it, a sentence a row, its articles in their own column."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.text import Text

from paircard.core.values.language import tr
from paircard.data.papers.cells import set_cell_size
from paircard.tui.looks.pair_marks import PairMarks
from paircard.tui.looks.styles import BINDS, CHOSEN, HEAD, LIVE, QUIET
from paircard.tui.sentences.reasons import Reason
from paircard.tui.widgets.fitting import fold

_ARTICLES = 12
"""Cells of the column of articles."""
_NAME = 15
_WITH_NAMES = 60
"""In fewer cells who was tried goes by the number alone."""
_MARK = ">"


class ReasonSheet:
    """Writes rows into a width, one of them marked."""

    def __init__(self, width: int, marks: PairMarks, name_of: Callable[[int], str]) -> None:
        self.width = width
        self.marks = marks
        self.name_of = name_of

    def lines(self, rows: Iterable[Reason], chosen: int | None = None) -> Iterator[tuple[int, Text]]:
        """Yield the lines of the sheet, each with the place of the row it belongs to; the row chosen is marked."""
        for at, row in enumerate(rows):
            if row.heading:
                if at:
                    yield at, Text()
                yield at, self._heading(row.heading, with_article=not at)
            yield from ((at, line) for line in self._row(row, chosen=at == chosen))

    def _heading(self, said: str, *, with_article: bool) -> Text:
        room = self.width - _ARTICLES
        text = Text("", HEAD, no_wrap=True).append(set_cell_size(f"  {said}", room), "bold")
        return text.append(set_cell_size(tr("Article") if with_article else "", _ARTICLES), "bold")

    def _row(self, reason: Reason, *, chosen: bool) -> Iterator[Text]:
        lead = Text(no_wrap=True).append(f"{_MARK} " if chosen else "  ", CHOSEN)
        indent = len(reason.text) - len(reason.text.lstrip())
        if (tried := reason.named) is not None:
            sign, style = (self.marks.refused, BINDS) if tried.refused else (self.marks.fits, LIVE)
            lead.append(f"{sign:<2}", style)
            bold = "" if tried.refused else "bold"  # no words: a style
            name = f"{set_cell_size(self.name_of(tried.player), _NAME)} " if self.width >= _WITH_NAMES else ""
            lead.append(f"{tried.player:>4} {name}", bold)
        elif reason.stands is not None:
            sign, style = (self.marks.fits, LIVE) if reason.stands else (self.marks.refused, BINDS)
            lead.append(f"{sign:<2} ", style)
        else:
            lead.append(" " * indent)
        room = max(20, self.width - _ARTICLES - lead.cell_len - 1)
        lines = fold(reason.text.strip(), room) or [""]
        articles = " ".join(str(rule) for rule in reason.rules)
        for number, said in enumerate(lines):
            row = lead if number == 0 else Text(" " * lead.cell_len, no_wrap=True)
            row = row.copy().append(set_cell_size(said, room + 1) if number == 0 else said)
            if number == 0:
                row.append(self._fitted(articles), CHOSEN)
            yield row

    def _fitted(self, articles: str) -> str:
        """Return as many articles as there is room for, a long one without its book; reading one names all of them."""
        fitted = articles
        while len(fitted) > _ARTICLES and " " in fitted:
            fitted = fitted.rpartition(" ")[0]
        only_book = fitted.startswith("C.") and " " not in fitted
        return articles.split()[1] if only_book and " " in articles else fitted


def article_beside(heading: str, paragraphs: Sequence[str], see: str, case: str) -> Text:
    """Return an article as it is printed, what it is related to, and what it says of this case."""
    text = Text().append(heading, CHOSEN).append("\n\n").append("\n".join(paragraphs))
    if see:
        text.append(f"\n\n{see}", QUIET)
    return text.append("\n\n").append(case, BINDS) if case else text

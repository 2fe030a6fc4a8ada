"""An explanation in rows: who was tried and what became of it, a sentence a row, its articles in their own column."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from rich.cells import set_cell_size
from rich.text import Text

from paircard.core.values.cited import Cited, Tried
from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId
from paircard.tui.looks.pair_marks import PairMarks
from paircard.tui.looks.styles import BINDS, CHOSEN, HEAD, LIVE, QUIET
from paircard.tui.widgets.fitting import fold

_ARTICLES = 12
"""Cells of the column of articles."""
_NAME = 15
_WITH_NAMES = 60
"""In fewer cells who was tried goes by the number alone."""
_MARK = ">"


@dataclass(frozen=True, slots=True)
class Reason:
    """A row: a sentence, the rules by which it holds, and whom it is about if somebody was tried."""

    text: str
    rules: tuple[RuleId, ...] = ()
    tried: Tried | None = None
    stands: bool | None = None
    """Whether what it is about stands; None where it is neither that nor refused."""
    heading: str = ""
    """What is written above it, where something begins with it."""

    @classmethod
    def of(cls, line: Cited, *, named: bool) -> Reason:
        """Return the row of a line; `named` if who was tried stands in a column, and the sentence follows it."""
        if isinstance(line, Tried) and named:
            return cls(line.why, line.rules, line)
        return cls(_without_articles(line), line.rules, line if isinstance(line, Tried) and line.refused else None)

    @property
    def named(self) -> Tried | None:
        """Who was tried, where they stand in a column and the sentence only says why."""
        return self.tried if self.tried is not None and self.text == self.tried.why else None


def under(heading: str, rows: Iterable[Reason]) -> Iterator[Reason]:
    """Yield rows, the first of them under a heading; none where there are none."""
    for row in rows:
        yield replace(row, heading=heading)
        heading = ""


def reasons(lines: Iterable[Cited], *, of_player: bool) -> Iterator[Reason]:
    """Yield the rows as the lines come; of a player first who was tried, the one who fits last, then what follows."""
    if not of_player:
        yield from (Reason.of(line, named=False) for line in lines)
        return
    fits, follows = dict[int, Tried](), list[Cited]()

    def tried() -> Iterator[Reason]:
        for line in lines:
            if not isinstance(line, Tried):
                follows.append(line)
            elif line.refused:
                yield Reason.of(line, named=True)
            else:
                fits[line.player] = line  # that somebody is the first who fits is said where they stand, and once
        yield from (Reason.of(line, named=True) for line in fits.values())

    named = False
    for row in under(tr("Tried, one after the other"), tried()):
        named = True
        yield row
    yield from under(tr("Then") if named else "", (Reason.of(line, named=False) for line in follows))


def first_with_article(reasons: Iterable[Reason]) -> int | None:
    """Return the place of the first reason that names an article."""
    return next((at for at, reason in enumerate(reasons) if reason.rules), None)


def _without_articles(line: Cited) -> str:
    """Return a sentence without the articles, before it or in brackets, that stand beside it anyway."""
    text = line.text
    for rule in line.rules:
        said = text.lstrip()
        indent = text[: len(text) - len(said)]
        text = indent + said.removeprefix(f"{rule}: ").removeprefix(f"{rule.article}: ")
        # at the end of a clause: within it the bracket may keep two numbers apart
        text = re.sub(rf" \((?:{re.escape(str(rule))}|{re.escape(rule.article)})\)(?=[.,:;]|$)", "", text)
    return text


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

"""An explanation in rows: who was tried and what became of it, a sentence a row, with the articles beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from paircard.core.values.cited import Cited, Tried
from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId


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

"""What a step says, what holds at that moment, and what this try has come to so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from rich.text import Text

from paircard.core.facets.trace import Step, Verdict
from paircard.core.rules import rule
from paircard.core.systems.kit.playback import BEGINS, Table
from paircard.core.values.cited import cite
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId
from paircard.tui.looks.flow import flow
from paircard.tui.looks.pair_marks import PairMarks
from paircard.tui.looks.reasons import ReasonSheet, article_beside
from paircard.tui.looks.styles import CHOSEN
from paircard.tui.sentences.reasons import Reason, under

_PAIRS = (Verdict.STANDS, Verdict.REFUSED, Verdict.SKIPPED)
_MOST = 12
"""So many of what was tried are listed, the last ones."""


def sentence(step: Step, width: int) -> list[Text]:
    """Return the article and what it says of this step."""
    said = Text(no_wrap=True).append(f"{step.article}. ", CHOSEN).append(step.reason, "bold")
    return flow(said, width)


def notes(table: Table, steps: Sequence[Step], at: int, width: int, marks: PairMarks) -> list[Text]:
    """Return what holds, and what was tried before this step: rows that grow at their end."""
    holds = under(tr("In force"), _in_force(table))
    tried = under(tr("In this try"), tuple(_tried(steps, at))[-_MOST:])
    return [line for _, line in ReasonSheet(width, marks, lambda _: "").lines(chain(holds, tried))]


def article(id_: str, language: str, width: int) -> list[Text]:
    """Return an article as it is printed, in lines; nothing of one that has no text."""
    try:
        printed = rule(RuleId.read(id_), language)
    except Refusal:
        return []
    related = "  ".join(map(str, printed.see))
    see = f"{printed.language.see}: {related}" if related else ""
    text = article_beside(printed.heading, printed.paragraphs, see, "")
    return [line for paragraph in text.split("\n", allow_blank=True) for line in flow(paragraph, width) or [Text()]]


def _in_force(table: Table) -> Iterator[Reason]:
    yield from (Reason.of(cite(str(said), id_), named=False) for id_, said in table.in_force if id_ not in BEGINS)
    yield from (Reason(str(words)) for words in table.way)


def _tried(steps: Sequence[Step], at: int) -> Iterator[Reason]:
    """Yield what became of pairs and floats since sides were set against each other."""
    begun = next((place for place in range(at - 1, -1, -1) if _begins(steps[place])), at)
    for step in steps[begun + 1 : at]:
        if step.verdict in _PAIRS and step.bracket == steps[at].bracket:
            reason = Reason.of(cite(step.reason, step.article), named=False)
            yield replace(reason, stands=step.verdict is Verdict.STANDS)


def _begins(step: Step) -> bool:
    return step.verdict is Verdict.TRY and step.s1 > 0

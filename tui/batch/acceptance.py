"""`paircard acceptance`: the walk through the questions of FIDE, what is open and why, and the sum."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby

from paircard.core.acceptance.answers import Reply, answers
from paircard.core.acceptance.tree import Weight, questions
from paircard.core.acceptance.walk import MOST, Step, Walk, walk
from paircard.core.values.language import mark, spoken, tr
from paircard.tui.batch.output import DONE, REFUSED, any_alphabet, say

WIDEST = 100
HANGING = " " * 6
REPLIES = {Reply.YES: mark("Yes"), Reply.NO: mark("No"), Reply.OPEN: mark("Not known")}


def print_acceptance(*, whole: bool) -> int:
    """Print the walk, or every question; end with `REFUSED` where what it comes to is a refusal."""
    any_alphabet()
    walked = walk(questions(), answers())
    every = tuple(Step(question, answers()[number]) for number, question in questions().items())
    lines = _in_full(every, walked) if whole else _in_short(walked.steps)
    for line in (*_head(walked), *lines, *_open(walked), "", told(walked)):
        for part in _wrapped(line):
            say(part)
    return DONE if walked.may_pass else REFUSED


def told(walked: Walk) -> str:
    """Return the sum in one line."""
    said = tr(
        "Sum: {hard} hard, {per_cent} per cent; a hard point or more than {most} per cent is a refusal.",
        hard=len(walked.hard),
        per_cent=walked.per_cent,
        most=MOST,
    )
    unknown, at_risk = len(walked.unknown), len(walked.at_risk)
    beside = tr("Not in it: {unknown} of unknown weight, {risk} not known yet.", unknown=unknown, risk=at_risk)
    return f"{said} {beside}" if unknown or at_risk else said


def _head(walked: Walk) -> Iterator[str]:
    yield tr(
        "What FIDE asks of a program by the rules of 2026, as far as that is known: {asked} of {all} questions.",
        asked=len(walked.steps),
        all=len(questions()),
    )
    if spoken().code != "en":
        yield tr("The questions are in English.")


def _in_short(steps: Sequence[Step]) -> Iterator[str]:
    for chapter, of_chapter in groupby(steps, key=lambda step: step.question.chapter):
        yield from ("", chapter)
        yield from (_line(step, step.question.asks, _cost(step)) for step in of_chapter)


def _in_full(every: Sequence[Step], walked: Walk) -> Iterator[str]:
    """Yield every question, also those that are not asked, each with what shows its answer."""
    asked = {step.question.number for step in walked.steps}
    for chapter, of_chapter in groupby(every, key=lambda step: step.question.chapter):
        yield from ("", chapter)
        for step in of_chapter:
            is_asked = step.question.number in asked
            yield _line(step, step.question.asks, _cost(step) if is_asked else tr(", and not asked"))
            yield from (f"{HANGING}{text}" for text in (", ".join(step.answer.shown_by), step.answer.remark) if text)


def _open(walked: Walk) -> Iterator[str]:
    yield from ("", tr("Open points") if walked.open else tr("Nothing is open."))
    for step in walked.open:
        yield _line(step, step.question.in_full, _cost(step))
        yield f"{HANGING}{step.answer.remark}"


def _line(step: Step, asks: str, cost: str) -> str:
    return f"{step.question.number:>4}  {asks} {tr(REPLIES[step.answer.reply])}{cost}."


def _cost(step: Step) -> str:
    if step.at_risk:
        return tr(", a risk")
    match step.way.weight:
        case Weight.HARD:
            return tr(": hard")
        case Weight.UNKNOWN:
            return tr(": a penalty of unknown weight")
        case Weight.COSTS:
            return tr(": {n} per cent", n=step.way.per_cent)
    return ""


def _wrapped(line: str) -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    return textwrap.wrap(line, width, subsequent_indent=HANGING, break_on_hyphens=False, break_long_words=False) or [""]

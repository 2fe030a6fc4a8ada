"""The page `acceptance` of the manual, made from the questions and answers: `python -m tests.support.acceptance_page`.

It writes the page anew between its two remarks; what stands before them is written by hand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from paircard.core.acceptance.answers import Reply, answers
from paircard.core.acceptance.tree import Weight, questions
from paircard.core.acceptance.walk import Step, Walk, walk
from paircard.tui.batch.acceptance import told

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "data" / "manual" / "acceptance.md"
BEGIN, END = "<!-- the walk: made by python -m tests.support.acceptance_page -->", "<!-- end of the walk -->"
REPLIES = {Reply.YES: "Yes", Reply.NO: "No", Reply.OPEN: "Not known"}


def made(page: str) -> str:
    """Return the page with the walk of today in it."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{_of(walk(questions(), answers()))}\n{END}{after}"


def _of(walked: Walk) -> str:
    return "\n".join(_lines(walked))


def _lines(walked: Walk) -> Iterator[str]:
    yield f"Of {len(questions())} questions {len(walked.steps)} are asked of this program. {told(walked)}"
    yield from ("", "## What is open", "")
    yield from (f"- {_item(step, step.question.in_full)}" for step in walked.open)
    yield from ("", "## What is answered, and what shows it", "")
    met = (step for step in walked.steps if not step.is_open)
    for chapter, steps in groupby(met, key=lambda step: step.question.chapter):
        yield from (f"### {chapter}", "")
        yield from (f"- {_item(step, step.question.asks)}" for step in steps)
        yield ""


def _item(step: Step, asks: str) -> str:
    said = f"{step.question.number}. {asks} **{REPLIES[step.answer.reply]}{_cost(step)}.**"
    return " ".join(filter(None, (said, ", ".join(f"`{each}`" for each in step.answer.shown_by), step.answer.remark)))


def _cost(step: Step) -> str:
    match step.way.weight:
        case Weight.HARD:
            return ", hard"
        case Weight.UNKNOWN:
            return ", a penalty of unknown weight"
        case Weight.COSTS:
            return f", {step.way.per_cent} per cent"
    return ""


@cache
def names_of_tests() -> frozenset[str]:
    """Return what a test may be called by: its name where no other has it, methods too, and `test_file::test_name`."""
    found = [
        (file.stem, name)
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^ *(?:async )?def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    times = Counter(name for _, name in found)
    return frozenset({f"{file}::{name}" for file, name in found} | {name for name, n in times.items() if n == 1})


if __name__ == "__main__":
    PAGE.write_text(made(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

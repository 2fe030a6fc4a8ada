"""How exams are spread over many seeds: the sorts of answers of every kind, and what was not found.

Run from the checkout: `python -m tests.support.exam_balance [--system dutch-2026] [--seed 1] [--exams 200]`; with
`--levels` so many exams of each level. Ends with 1 if a question was not found, or one sort of the answers of a kind
comes too often.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping

from paircard.core.teach.exams import drawing
from paircard.core.teach.exams.rules import ExamWish
from paircard.core.teach.topics.exams import EXAMS

MOST = 2 / 3
"""So large a part of the answers may be of one sort."""


def spread(system: str, seeds: range, questions: int, level: int | None) -> tuple[dict[str, Counter[str]], int]:
    """Return the sorts of answers by kind, and how many questions were not found."""
    rules = EXAMS[system]
    sorts: dict[str, Counter[str]] = {}
    missing = 0
    for seed in seeds:
        drawn = drawing.draw(rules, ExamWish(seed, questions, level=level))
        missing += len(drawn.unmet)
        for _, question in drawn.questions:
            sorts.setdefault(question.kind.value, Counter())[rules.sort_of(question)] += 1
    return sorts, missing


def one_sided(system: str, sorts: Mapping[str, Counter[str]]) -> Iterator[str]:
    """Yield the kinds in which one sort of answer comes too often, though sorts are dealt."""
    rules = EXAMS[system]
    for kind in rules.quiz.book.kinds:
        found = Counter[str]()
        for sort, count in sorts.get(kind.value, Counter()).items():
            found[sort.partition("/")[0]] += count
        dealt = Counter(sort.partition("/")[0] for sort in rules.sorts.get(kind, ()))
        share = max(dealt.values(), default=0) / max(1, dealt.total())
        if dealt and found and max(found.values()) > max(MOST, share + 0.1) * found.total():
            yield kind.value


def main() -> int:
    """Print how exams are spread; exit with 1 if something is missing or one-sided."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--system", choices=EXAMS, default="dutch-2026")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exams", type=int, default=200)
    parser.add_argument("--questions", type=int, default=10)
    parser.add_argument("--levels", action="store_true", help="so many exams of each level, not of any")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.exams)
    wrong = 0
    for level in range(1, 6) if options.levels else (None,):
        sorts, missing = spread(options.system, seeds, options.questions, level)
        for kind, found in sorts.items():
            parts = ", ".join(f"{sort or 'any'} {count}" for sort, count in found.most_common())
            sys.stdout.write(f"{level or ''} {kind} {found.total()}: {parts}\n")
        odd = [] if level else list(one_sided(options.system, sorts))
        sys.stdout.write(f"{level or ''} not found: {missing}; one-sided: {' '.join(odd) or 'none'}\n")
        wrong += missing + len(odd)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

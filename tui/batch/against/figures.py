"""What came of the large test, as a page of Markdown: evidence for whoever accepts programs, in English."""
# no words in this file: a document in English

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from paircard.tui.batch.against.difference import Matter, Outcome, Way

TITLES = {Way.OURS: "made by paircard, judged by {peer}", Way.THEIRS: "made by {peer}, judged by paircard"}
TOLD = 10
"""So many differences stand in the page; all are in the folder."""


def page(outcomes: Sequence[Outcome], head: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of the page; `head` has the name of the other program, and all that is to be told of the test."""
    peer = head["against"]
    yield f"# paircard against {peer}"
    yield ""
    yield from (f"- {what}: {told}" for what, told in head.items() if what != "against")
    yield ""
    yield "| events | number | rounds | players | seeds | pairing | table | no answer |"
    yield "|---|---:|---:|---:|---|---:|---:|---:|"
    for way in Way:
        if some := [each for each in outcomes if each.way is way]:
            yield _row(TITLES[way].format(peer=peer), some)
    yield ""
    yield "The last three columns are events in which the two differ."
    yield ""
    yield from _varied(outcomes)
    yield from _differences(outcomes)


def _row(title: str, some: Sequence[Outcome]) -> str:
    sizes = [each.players for each in some if each.players]
    differ = (str(sum(any(one.matter is matter for one in each.differences) for each in some)) for matter in Matter)
    rounds, players = sum(each.rounds for each in some), f"{min(sizes, default=0)} to {max(sizes, default=0)}"
    return (
        f"| {title} | {len(some)} | {rounds} | {players} | {seeds(each.seed for each in some)} | {' | '.join(differ)} |"
    )


def seeds(all_: Iterator[int]) -> str:
    """Write seeds as spans.

    >>> seeds(iter([3, 1, 2, 7]))
    '1-3, 7'
    """
    spans = []
    for _, group in groupby(enumerate(sorted(set(all_))), key=lambda each: each[1] - each[0]):
        run = [seed for _, seed in group]
        spans.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ", ".join(spans)


def _varied(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield how many events of each way had what varies: a fault hides where it never does."""
    counted = {way: Counter(trait for each in outcomes if each.way is way for trait in each.traits) for way in Way}
    yield "| events with | of paircard | of the other |"
    yield "|---|---:|---:|"
    for trait in sorted({trait for counts in counted.values() for trait in counts}):
        yield f"| {trait} | {counted[Way.OURS][trait]} | {counted[Way.THEIRS][trait]} |"


def _differences(outcomes: Sequence[Outcome]) -> Iterator[str]:
    found = [(each, one) for each in outcomes for one in each.differences]
    if not found:
        return
    yield ""
    yield f"The first {min(TOLD, len(found))} of {len(found)} differences:"
    yield ""
    for each, one in found[:TOLD]:
        where = f"{each.way} {each.seed}" + (f", round {one.round}" if one.round else "")
        answers = "; ".join(
            f"{who} {what}" for who, what in (("paircard", one.ours), ("the other", one.theirs)) if what
        )
        yield f"- {where}, {one.matter}: {answers}." + (f" {one.article}" if one.article else "")

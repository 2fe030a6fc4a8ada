"""How far a round has come at a step: the brackets that are made, the one at hand, the score groups that wait."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.kit.playback import Numbers, Pair, Playback, Table


@dataclass(frozen=True, slots=True)
class BracketSoFar:
    """One of them."""

    score: int
    """Of its residents, in half points."""
    pairs: tuple[Pair, ...] = ()
    """As they were made; none before."""
    others: Numbers = ()
    """Who is left over once it is made, and everybody before."""
    made: bool = False
    now: bool = False
    """Whether it is the one at hand."""


def brackets_so_far(playback: Playback, at: int, scores: Mapping[PairingNumber, int]) -> Iterator[BracketSoFar]:
    """Yield the brackets from the top as they are after a step, by the scores of everybody to be paired."""
    made, here = _made(zip(playback.steps[: at + 1], playback.tables, strict=False)), playback.tables[at]
    settled = {number for table in made.values() for pair in table.pairs for number in pair}
    elsewhere = settled if here.bracket is None else settled | {*here.players}
    for score in sorted({*scores.values(), *made}, reverse=True):
        now, table = score == here.bracket, made.get(score)
        # who finds no opponent moves on before the bracket is begun, and is not among its players
        waiting = tuple(each for each, of in scores.items() if of == score and each not in elsewhere)
        if table is not None:
            paired = {number for pair in table.pairs for number in pair}
            left = (*(each for each in table.players if each not in paired), *waiting)
            yield BracketSoFar(score, table.pairs, tuple(dict.fromkeys(left)), made=True, now=now)
        elif others := (*(here.players if now else ()), *waiting):
            yield BracketSoFar(score, (), others, now=now)


def _made(steps: Iterable[tuple[Step, Table]]) -> dict[int, Table]:
    """Return the brackets that are made, by score.

    One that is taken up again, alone or joined with the one below it, is made no more; it is as it was before where
    nothing came of that (C12).
    """
    made, before_undoing, seen = dict[int, Table](), dict[int, Table](), Table()
    for step, table in steps:
        if step.verdict is Verdict.UNDONE:
            before_undoing = made
        elif step.verdict is Verdict.FAILED and step.article == "C12":
            made = before_undoing
        if table.accepted and table.bracket is not None:
            made = {**made, table.bracket: table}
        elif table.bracket is not None and (table.bracket, table.players) != (seen.bracket, seen.players):
            made = {score: each for score, each in made.items() if score > table.bracket and not _share(each, table)}
        seen = table
    return made


def _share(table: Table, here: Table) -> bool:
    """Whether somebody paired in a bracket is in another one now."""
    return bool({number for pair in table.pairs for number in pair} & {*here.players})

"""Whether a rule of 2026 decides a position: without it, the rest of the text word by word pairs otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from core.systems.dutch2026 import level, literal
from core.systems.dutch2026.cards import Cards
from core.systems.dutch2026.completion import Completion
from core.systems.dutch2026.left_over import NextBracket
from core.systems.dutch2026.literal import pair
from core.systems.dutch2026.outcome import NoCompletePairing, Pairing, Values
from core.systems.dutch2026.position import Player, Position
from core.systems.dutch2026.quality import Quality
from core.systems.kit.pairing import TooManyTries
from core.systems.kit.trace import Step, Verdict

EMPTY = Values()
SET_ASIDE: Mapping[str, str] = {f"C{number}": f"c{number}" for number in range(9, 22)}


def paired(position: Position) -> tuple[Pairing | None, list[Step]]:
    """Return the round word by word, None if there is none, and its steps."""
    steps: list[Step] = []
    try:
        return pair(position, sink=steps.append), steps
    except NoCompletePairing:
        return None, steps


def turns_on(article: str, position: Position) -> bool:
    """Tell whether a criterion decides: set aside, the round is another or there is none."""
    made, _ = paired(position)
    return made is not None and pairs_of(made) != _without(article, position)


def decided_by_steps(article: str, position: Position) -> bool:
    """Tell whether something of Articles 1, 3, 4 or 5 happens in the steps of the round."""
    made, steps = paired(position)
    return made is not None and BY_STEPS[article](made, steps)


def _without(article: str, position: Position) -> set[frozenset[int]] | None:
    """Return the pairs without a criterion; None where no round comes of it."""
    position, patches = _lifted(article, position)
    try:
        with ExitStack() as stack:
            for each in patches:
                stack.enter_context(each)
            return pairs_of(pair(position, tries=20_000))
    except (NoCompletePairing, TooManyTries, ValueError, AssertionError, IndexError, TypeError):
        return None


def _lifted(article: str, position: Position) -> tuple[Position, list[AbstractContextManager[Any]]]:
    match article:
        case "C1":
            return _each(position, lambda player: replace(player, opponents=frozenset())), []
        case "C2":
            return _each(position, lambda player: replace(player, bye_barred=False)), []
        case "C3":
            return _each(position, lambda player: replace(player, topscorer=True)), [_blank("c10"), _blank("c11")]
        case "C4":
            return position, [patch.object(Completion, "possible", lambda *_: True)]
        case "C5":
            return position, [patch.object(literal, "bye_places", _any_bye)]
        case "C8":
            return position, [patch.object(NextBracket, "reached", lambda *_: ())]
        case "1.8":
            return _each(position, lambda player: replace(player, topscorer=False)), []
    return position, [_blank(SET_ASIDE[article])]


def _each(position: Position, change: Callable[[Player], Player]) -> Position:
    return replace(position, players=tuple(map(change, position.players)))


def _any_bye(cards: Cards) -> int | None:
    """Return all who may have the bye, whatever their score."""
    if cards.everybody.bit_count() % 2 == 0:
        return 0
    return cards.byes if Completion(cards, cards.byes).possible(cards.everybody) else None


@contextmanager
def _blank(field: str) -> Iterator[None]:
    """Count nothing for a criterion."""
    nothing: dict[str, Any] = {field: getattr(EMPTY, field)}

    class Blind(Quality):
        def _of_pair(self, higher: int, lower: int) -> Values:
            return super()._of_pair(higher, lower)._replace(**nothing)

        def cheapest_pairs(self, players: int, pairs: int) -> Values:
            return super().cheapest_pairs(players, pairs)._replace(**nothing)

        def of_left(self, left: int, next_bracket: tuple[int, tuple[int, ...]] | tuple[()]) -> Values:
            return super().of_left(left, next_bracket)._replace(**nothing)

    with patch.object(level, "Quality", Blind):
        yield


def pairs_of(made: Pairing) -> set[frozenset[int]]:
    """Return who meets whom, and who is alone."""
    return {frozenset((each.white, each.black)) for each in made.pairs} | {frozenset({made.bye or 0})}


# --- what steps tell ---------------------------------------------------------------------------------------

Shown = Callable[[Pairing, list[Step]], bool]


def _exchange(steps: list[Step]) -> bool:
    return any(step.verdict is Verdict.SKIPPED and "(4.3)" in step.reason for step in steps)


def _limbo(made: Pairing) -> bool:
    return any({*each.mdps} & {*each.downfloaters} and {*each.mdps} - {*each.downfloaters} for each in made.brackets)


def _colours(rule: str) -> Shown:
    return lambda made, _: any(each.colour_rule == f"C.04.3 {rule}" for each in made.pairs)


BY_STEPS: Mapping[str, Shown] = {
    "4.2": lambda _, steps: any(step.verdict is Verdict.REFUSED for step in steps),
    "4.3": lambda _, steps: _exchange(steps),
    "4.4": lambda made, _: _limbo(made),
    "1.4.1": lambda made, _: any(each.downfloaters for each in made.brackets[:-1]),
    **{f"5.2.{rule}": _colours(f"5.2.{rule}") for rule in range(1, 6)},
}

"""Why somebody who needs an opponent cannot have the others: every criterion with everybody it keeps away."""

from __future__ import annotations

from collections.abc import Iterator

from core.event.ids import PairingNumber
from core.systems.kit.apart import RULE
from core.systems.kit.kept_away import met_words, must_words, prefer_words
from core.systems.kit.shortage import Forbidden
from core.systems.swiss1998 import criteria
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.subproblem import Question
from core.values.said import Words, said_n, series

UNLIMITED = 10**6
"""More clashes than anybody can make."""


def forbidden(cards: Cards, question: Question, place: int, serving: int, *, clashes: bool) -> Iterator[Forbidden]:
    """Yield what keeps a player from all whom the tries would set against them, but those who could serve them.

    `clashes` tells whether they are allowed.
    """
    budget = UNLIMITED if clashes else 0
    kept_away: dict[str, list[int]] = {}
    for other in _set_against(question, place):
        refusal = None if serving >> other & 1 else cards.refusal(place, other, question.up, budget)
        if refusal is not None:
            kept_away.setdefault(refusal.article, []).append(other)
    for article, others in sorted(kept_away.items()):
        yield from _told(cards, article, place, others, question.up)


def _set_against(question: Question, place: int) -> list[int]:
    """Return whom a player could be paired with by the sides alone (A6)."""
    if place in question.seekers:
        return [*question.pool]
    within = question.pool if question.rest else ()
    return sorted(other for other in (*question.seekers, *within) if other != place)


def _told(cards: Cards, article: str, place: int, others: list[int], up: int) -> Iterator[Forbidden]:
    player, numbers = cards.number(place), tuple(map(cards.number, others))
    if article in ("B5", "B6"):
        yield from _upfloats(cards, place, others, up)
    elif article == "B1a":
        yield Forbidden(article, player, numbers, met_words(player, numbers, cards.players[place].met_in))
    elif article == RULE:
        yield Forbidden(article, player, numbers, _of_one(player, numbers, cards.players[place].apart))
    else:
        alike = must_words if article == "B2" else prefer_words
        yield Forbidden(article, player, numbers, alike((player, *numbers), cards.preferences[place].colour))


def _of_one(player: PairingNumber, others: tuple[PairingNumber, ...], team: str) -> Words:
    everybody = series(sorted((player, *others)))
    return said_n(
        "{all} are both of {team}, whose players do not meet.",
        "{all} are all of {team}, whose players do not meet.",
        len(others), all=everybody, team=team,
    )  # fmt: skip


def _upfloats(cards: Cards, place: int, others: list[int], up: int) -> Iterator[Forbidden]:
    """Yield the upfloats a pair would give: of the others, or of the player in question where that one is higher."""
    for higher in (False, True):
        some = [other for other in others if (cards.score(other) > cards.score(place)) is higher]
        floating = [place] if higher and some else some
        for each in floating:
            breach = criteria.refused_float(cards.players[each], criteria.UP, up)
            if breach is not None:
                kept = tuple(map(cards.number, some)) if higher else (cards.number(each),)
                yield Forbidden(breach.article, cards.number(place), kept, breach.said)

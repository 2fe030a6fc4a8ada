"""The first thing in an answer that is not as C.04.3 pairs the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.facets.taught import Departure, Two
from paircard.core.systems.dutch2026.boards import publish
from paircard.core.systems.dutch2026.checker import check
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.explain import DutchRound
from paircard.core.systems.dutch2026.explain.colour import colour_line
from paircard.core.systems.dutch2026.explain.forcing import Against
from paircard.core.systems.dutch2026.legality import refused_bye, refused_pair
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing, Values
from paircard.core.systems.dutch2026.position import Position
from paircard.core.values.said import Words, joined, said

Pairs = Sequence[Two]


def departure(told: DutchRound, pairs: Pairs, bye: PairingNumber | None) -> Departure | None:
    """Return the first departure of a whole round: what may not be, then brackets from the top, then colours."""
    right = {frozenset((each.white, each.black)) for each in told.made.pairs}
    if {frozenset(each) for each in pairs} == right and len(pairs) == len(right) and bye == told.made.bye:
        return _wrong_colour(told, pairs)
    findings = check(told.own, _as_published(told.own, pairs, bye))
    if not findings:
        return _later(told, pairs)
    first = next((each for each in findings if each.illegal), findings[0])
    return Departure(first.article, first.said, first.bracket, *_board(pairs, first.players))


def departure_in(told: DutchRound, at: int, pairs: Pairs) -> Departure | None:
    """Return the first departure in one bracket; the players are those of it, each once."""
    bracket = told.made.brackets[at]
    down = [each for each in bracket.players if not any(each in pair for pair in pairs)]
    for one, other in pairs:
        breach = refused_pair(told.own, told.player(one), told.player(other))
        if breach is not None:
            return Departure(breach.article, breach.said, bracket.score)
    if at == len(told.made.brackets) - 1:
        barred = next(filter(None, (refused_bye(told.player(each)) for each in down)), None)
        if barred is not None:
            return Departure(barred.article, barred.said, bracket.score)
    ordered = [tuple(sorted(pair, key=bracket.players.index)) for pair in pairs]
    if {frozenset(pair) for pair in ordered} == {frozenset(pair) for pair in bracket.pairs}:
        return None
    for one, other in ordered:
        if other in bracket.mdps:
            clause = said("{one} and {other} both moved down: each of them meets a resident.", one=one, other=other)
            return Departure(dutch("3.2"), clause, bracket.score)
    against = told.forcing.candidate(at, ordered, tuple(down))
    return Departure(dutch(against.article), _compared(told, at, against, ordered), bracket.score)


def _compared(told: DutchRound, at: int, against: Against, pairs: Sequence[tuple[int, ...]]) -> Words:
    if against.article == "C4":
        return said("Then not everybody who is left could be paired.")
    if against.article == "C5":
        return said("Then the bye could not go to somebody with the score that is due.")
    if against.asked is None or against.reached is None or against.article == "3.8":
        earlier = next(pair for pair in told.made.brackets[at].pairs if frozenset(pair) not in map(frozenset, pairs))
        return _earlier(earlier)
    return said(
        "Then: {asked} As it is paired: {reached}",
        asked=value_words(against.article, against.asked),
        reached=value_words(against.article, against.reached),
    )


def _as_published(state: Position, pairs: Pairs, bye: PairingNumber | None) -> Pairing:
    """Return an answer with the colours and boards that are due, so that the checker looks at its brackets."""
    if not {number for pair in pairs for number in pair} <= {player.number for player in state.players}:
        return Pairing(tuple(Pair(one, other, "-", "-", "") for one, other in pairs), bye, ())
    answered = BracketResult(0, (), (), tuple(pairs), () if bye is None else (bye,), Values())
    return replace(publish(state, (answered,)), brackets=())


def _wrong_colour(told: DutchRound, pairs: Pairs) -> Departure | None:
    answered = {*pairs}
    for board, pair in enumerate(told.made.pairs, 1):
        if (pair.white, pair.black) not in answered:
            why = joined((colour_line(told, pair).text,))
            return Departure(pair.colour_rule, why, None, board, (pair.black, pair.white))
    return None


def _later(told: DutchRound, pairs: Pairs) -> Departure | None:
    answered = {frozenset(each) for each in pairs}
    for bracket in told.made.brackets:
        for pair in bracket.pairs:
            if frozenset(pair) not in answered:
                return Departure(dutch("3.8"), _earlier(pair), bracket.score)
    return None


def _earlier(pair: Sequence[int]) -> Words:
    return said("{one}-{other} comes earlier in the order of candidates and is as good.", one=pair[0], other=pair[1])


def _board(pairs: Pairs, players: Sequence[int]) -> tuple[int | None, tuple[int, int] | None]:
    """Return the board of an answer that two players sit at, if they do."""
    for board, (white, black) in enumerate(pairs, 1):
        if len(players) == 2 and {*players} == {white, black}:
            return board, (white, black)
    return None, None

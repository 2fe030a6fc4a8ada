"""Explanations of a round, and what the checker finds in one that was recorded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from core.event.round import Round
from core.event.tournament import Tournament
from core.facets.pairing import NoPairing, Pair
from core.facets.system import system_of
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.checker import Finding, can_be_paired, check
from core.systems.dutch2026.checker.difference import first_difference
from core.systems.dutch2026.explain import DutchRound, colour, lines
from core.systems.dutch2026.explain import explain as explained
from core.systems.dutch2026.explain.lines import bracket_lines, short_of
from core.systems.dutch2026.explain.weighed import weighed as weigh
from core.systems.dutch2026.facets.groups import players_of
from core.systems.dutch2026.facets.rounds import paired as paired_now
from core.systems.dutch2026.outcome import NAMES, NoCompletePairing, Pairing
from core.systems.dutch2026.position import Position
from core.systems.dutch2026.rules import dutch
from core.systems.kit.in_numbers import recorded_pairing
from core.systems.kit.score_groups import brackets_of
from core.values.colour import float_marks
from core.values.errors import Refusal
from core.values.language import mark
from core.values.said import said

if TYPE_CHECKING:
    from core.event.ids import PairingNumber
    from core.facets.explained import Told
    from core.facets.groups import BracketView
    from core.values.cited import Cited

__all__ = [
    "apart",
    "bracket_lines",
    "brackets",
    "bye_line",
    "checked",
    "colour_line",
    "criteria",
    "departure",
    "findings",
    "notes",
    "otherwise",
    "pair_lines",
    "round_lines",
    "short_of",
    "told",
    "way_lines",
    "weighed",
]

criteria = NAMES
notes = (
    mark(
        "Numbers are pairing numbers. Criteria C6 - C21 that are not named have the least value that so many "
        "downfloaters allow."
    ),
    mark("Floats of the last two rounds: ↓ down, ↑ up, · none. Points are without virtual ones."),
)


def told(before: Tournament) -> DutchRound:
    """Explain the round to be paired next; refuse without an initial colour, and where there is no pairing (1.9.3)."""
    try:
        return explained(position(before))
    except NoPairing as error:
        raise Refusal(error.words, dutch("1.9.3") if isinstance(error, NoCompletePairing) else "") from error


def brackets(before: Tournament, told: Told) -> tuple[BracketView, ...]:
    """Return the brackets as the live view shows them."""
    ids, pairing = before.ids, told.pairing
    whites = (ids[pair.white] for pair in pairing.pairs)
    return brackets_of(players_of(before), pairing.brackets, whites, None if pairing.bye is None else ids[pairing.bye])


def otherwise(before: Tournament, told: Told, paired: Round) -> Finding | None:
    """Return the first difference of a round from how the rules pair it."""
    own = _own(told)
    return first_difference(own.own, own.made, _recorded(before, own.own, paired))


def departure(before: Tournament, paired: Round) -> Finding | None:
    """Return the same of a round that nobody explained."""
    state = position(before)
    return first_difference(state, paired_now(before), _recorded(before, state, paired))


def weighed(before: Tournament, paired: Round) -> Iterable[str]:
    """Say criterion by criterion where a round is worse than the one the rules make, in the first bracket of both."""
    state = position(before)
    return weigh(state, paired_now(before), _recorded(before, state, paired))


def findings(before: Tournament, paired: Round) -> Sequence[Finding]:
    """Hold a round against every criterion."""
    state = position(before)
    return check(state, _recorded(before, state, paired))


def checked(before: Tournament) -> Sequence[Finding]:
    """Hold the next round against every criterion, its brackets too; where there is none (1.9.3), ask whether so."""
    state = position(before)
    try:
        return check(state, paired_now(before))
    except Refusal:
        if not system_of(before).law.without_legal_pairing(before) or not can_be_paired(state):
            return ()
        return (Finding(dutch("1.9.3"), None, (), said("A pairing that keeps C1, C2 and C3 exists."), illegal=True),)


def round_lines(told: Told) -> Iterable[Cited]:
    """Say all of a round."""
    return lines.round_lines(_own(told))


def pair_lines(told: Told, number: PairingNumber) -> Iterable[Cited]:
    """Say how a player came to the opponent."""
    return lines.pair_lines(_own(told), number)


def way_lines(told: Told, number: PairingNumber) -> Iterable[Cited]:
    """Say the whole way of a player through the brackets."""
    return lines.way_lines(_own(told), number)


def apart(told: Told, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two players do not meet."""
    return lines.apart(_own(told), one, other)


def bye_line(told: Told, player: PairingNumber) -> Cited:  # noqa: ARG001
    """Say who has the bye (C.04.1 3)."""
    return lines.bye_line(player)


def colour_line(told: Told, pair: Pair) -> Cited:
    """Say who of a pair has White, and by which rule."""
    return colour.colour_line(_own(told), pair)


def _own(told: Told) -> DutchRound:
    assert isinstance(told, DutchRound)
    return told


def _recorded(before: Tournament, state: Position, paired: Round) -> Pairing:
    """Return a recorded round as the checker reads one: the order of boards is only recommended (C.04.2 3.6)."""
    recorded = recorded_pairing(before, paired)
    place = {player.number: at for at, player in enumerate(state.players)}
    score = {player.number: player.score for player in state.players}
    if not {number for pair in recorded.pairs for number in (pair.white, pair.black)} <= place.keys():
        return Pairing(recorded.pairs, recorded.bye, ())

    def board(pair: Pair) -> tuple[int, int, int]:
        first, second = sorted((place[pair.white], place[pair.black]))
        above = state.players[first].score
        return -above, -above - state.players[second].score, first

    marked = tuple(
        Pair(each.white, each.black, *float_marks(score[each.white], score[each.black]), "")
        for each in sorted(recorded.pairs, key=board)
    )
    return Pairing(marked, recorded.bye, ())

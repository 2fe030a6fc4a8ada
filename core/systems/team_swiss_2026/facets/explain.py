"""Explanations of a round, and what the checker finds in one that was recorded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from core.event.round import Round
from core.event.tournament import Tournament
from core.facets.pairing import NoPairing, Pair
from core.systems.kit.in_numbers import recorded_pairing
from core.systems.kit.score_groups import brackets_of
from core.systems.team_swiss_2026.checker import Finding, check
from core.systems.team_swiss_2026.explain import TeamBracket, TeamRound, colour, lines
from core.systems.team_swiss_2026.explain import explain as explained
from core.systems.team_swiss_2026.explain.floor import short_of
from core.systems.team_swiss_2026.facets.groups import teams_of
from core.systems.team_swiss_2026.facets.rounds import paired as paired_now
from core.systems.team_swiss_2026.from_tournament import position
from core.systems.team_swiss_2026.outcome import NAMES, NoCompletePairing, Pairing
from core.systems.team_swiss_2026.position import Position
from core.systems.team_swiss_2026.rules import team
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
    mark("Numbers are those of the teams. The bye is given first; then each bracket is paired from the top."),
    mark("Who is drawn up comes from a lower score: C4 to C7 choose the set, C8 to C10 the pairs."),
)


def told(before: Tournament) -> TeamRound:
    """Explain the round to be paired next; refuse without an initial colour, and where there is no pairing (3.3.3)."""
    try:
        return explained(position(before))
    except NoPairing as error:
        raise Refusal(error.words, team("3.3.3") if isinstance(error, NoCompletePairing) else "") from error


def brackets(before: Tournament, told: Told) -> tuple[BracketView, ...]:
    """Return the brackets as the live view shows them."""
    ids, pairing = before.ids, told.pairing
    whites = (ids[pair.white] for pair in pairing.pairs)
    return brackets_of(teams_of(before), pairing.brackets, whites, None if pairing.bye is None else ids[pairing.bye])


def otherwise(before: Tournament, told: Told, paired: Round) -> Finding | None:
    """Return the first difference of a round from how the rules pair it."""
    own = _own(told)
    return _difference(own.own, own.made, _recorded(before, paired))


def departure(before: Tournament, paired: Round) -> Finding | None:
    """Return the same of a round that nobody explained."""
    return _difference(position(before), paired_now(before), _recorded(before, paired))


def weighed(before: Tournament, paired: Round) -> Sequence[str]:  # noqa: ARG001
    """Return nothing: rounds of teams are not set beside those of other rules."""
    return ()


def findings(before: Tournament, paired: Round) -> Sequence[Finding]:
    """Hold a round against every criterion."""
    return check(position(before), _recorded(before, paired))


def checked(before: Tournament) -> Sequence[Finding]:
    """Hold the next round against every criterion; nothing where there is none."""
    try:
        return check(position(before), paired_now(before))
    except Refusal:
        return ()


def round_lines(told: Told) -> Iterable[Cited]:
    """Say all of a round."""
    return lines.round_lines(_own(told))


def bracket_lines(told: TeamBracket) -> Iterable[Cited]:
    """Say all of a bracket."""
    return lines.bracket_lines(told)


def pair_lines(told: Told, number: PairingNumber) -> Iterable[Cited]:
    """Say how a team came to its opponent."""
    return lines.pair_lines(_own(told), number)


def way_lines(told: Told, number: PairingNumber) -> Iterable[Cited]:
    """Say how a team came into its bracket, and to its opponent."""
    return lines.way_lines(_own(told), number)


def apart(told: Told, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two teams do not meet."""
    return lines.apart(_own(told), one, other)


def bye_line(told: Told, player: PairingNumber) -> Cited:  # noqa: ARG001
    """Say who has the bye (3.4)."""
    return lines.bye_line(player)


def colour_line(told: Told, pair: Pair) -> Cited:
    """Say who of a pair has White, and by which rule."""
    return colour.colour_line(_own(told), pair)


def _own(told: Told) -> TeamRound:
    assert isinstance(told, TeamRound)
    return told


def _recorded(before: Tournament, paired: Round) -> Pairing:
    recorded = recorded_pairing(before, paired)
    return Pairing(recorded.pairs, recorded.bye, ())


def _difference(state: Position, right: Pairing, recorded: Pairing) -> Finding | None:
    """Return what the checker finds first; the right pairing is its witness if it finds nothing."""
    if _as_set(right) == _as_set(recorded):
        return None
    found = check(state, recorded)
    if found:
        return next((each for each in found if each.illegal), found[0])
    return Finding(team("3.6"), None, (), said("The round is paired otherwise."))


def _as_set(pairing: Pairing) -> set[tuple[object, ...]]:
    pairs: set[tuple[object, ...]] = {(pair.white, pair.black) for pair in pairing.pairs}
    return pairs | {(pairing.bye,)}

"""Score groups and brackets of the next round, made of players as a system describes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.values.frozen import replace

Two = tuple[PairingNumber, PairingNumber]
"""A pair, the higher first."""


def cut_in_halves(players: Sequence[GroupPlayer]) -> tuple[ScoreGroup, ...]:
    """Return the score groups of players in the order of the system, highest first, each cut in halves."""
    groups: dict[int, list[GroupPlayer]] = {}
    for player in players:
        groups.setdefault(player.score, []).append(player)
    return tuple(
        ScoreGroup(
            score,
            tuple(group[: len(group) // 2]),
            tuple(group[len(group) // 2 :]),
            may_join=sum(player.score != score and score in player.reachable for player in players),
        )
        for score, group in sorted(groups.items(), reverse=True)
    )


def _as_made(result: BracketResult) -> Sequence[Two]:
    return result.pairs


def brackets_of(
    players: Mapping[PairingNumber, GroupPlayer],
    results: Sequence[BracketResult],
    whites: Iterable[ContestantId],
    bye: ContestantId | None,
    pairs: Callable[[BracketResult], Sequence[Two]] = _as_made,
) -> tuple[BracketView, ...]:
    """Return the brackets of a pairing, highest first, with their `pairs` in order; `whites` and `bye` are ids."""
    drawn, last = frozenset(whites), len(results) - 1
    return tuple(
        BracketView(
            each.score,
            tuple(players[higher] for higher, _ in pairs(each)),
            tuple(players[number] for number in (*(lower for _, lower in pairs(each)), *each.downfloaters)),
            frozenset(players[number].id for number in each.moved_down),
            result=each,
            whites_drawn=drawn,
            bye=bye if at == last else None,
        )
        for at, each in enumerate(results)
    )


def away(tournament: Tournament) -> Mapping[Kind, tuple[ContestantId, ...]]:
    """Return who is not paired in the next round, by reason, in the order of the table."""
    to_pair = set(tournament.to_pair)
    reasons: dict[Kind, tuple[ContestantId, ...]] = {}
    for id_ in tournament.order:
        if id_ not in to_pair:
            kind = _why_away(tournament, id_)
            reasons[kind] = (*reasons.get(kind, ()), id_)
    return reasons


def _why_away(tournament: Tournament, id_: ContestantId) -> Kind:
    registration, round_ = tournament.registrations[id_], tournament.next_round
    if round_ < registration.first_round:
        return Kind.NOT_ENTERED
    if registration.withdrawn(round_):
        return Kind.WITHDRAWN
    if registration.full_point_bye(round_):
        return Kind.BYE
    return Kind.HALF_BYE if registration.half_point_bye(round_) else Kind.ABSENT


def with_some_colour(tournament: Tournament) -> Tournament:
    """Return an event with an initial colour; while it is open any will do, as groups do not rest on it."""
    if tournament.facts.first_colour is not None:
        return tournament
    return tournament.with_facts(replace(tournament.facts, first_colour="W"))

"""Score groups by pairing scores (C.04.3 1.3), and the brackets that the pairing makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from core.event.card import Kind
from core.event.ids import PairingNumber, PlayerId
from core.event.tournament import Tournament
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.position import Player, Position
from core.systems.kit.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from core.systems.kit.pairing import BracketResult

_WHY = {1: Kind.HALF_BYE, 2: Kind.BYE}


def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the score groups of the next round as results stand now, highest first, each cut in halves."""
    players = tuple(players_of(tournament).values())
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


def brackets(tournament: Tournament) -> tuple[BracketView, ...]:
    """Return the brackets of the next round as they would be paired now; raise `Refusal` where they cannot be."""
    proposal = tournament.proposal
    return brackets_of(tournament, proposal.brackets, (pair.white for pair in proposal.pairs), proposal.bye)


def brackets_of(
    tournament: Tournament, results: Sequence[BracketResult], whites: Iterable[PlayerId], bye: PlayerId | None
) -> tuple[BracketView, ...]:
    """Return the brackets of a pairing of the next round, highest first; `whites` and `bye` are ids."""
    drawn, players = frozenset(whites), players_of(tournament)
    last = len(results) - 1
    return tuple(_bracket(each, players, drawn, bye if at == last else None) for at, each in enumerate(results))


def away(tournament: Tournament) -> Mapping[Kind, tuple[PlayerId, ...]]:
    """Return who is not paired in the next round, by reason."""
    reasons: dict[Kind, tuple[PlayerId, ...]] = {}
    for id_ in tournament.order:
        if id_ not in tournament.to_pair:
            kind = _why_away(tournament, id_)
            reasons[kind] = (*reasons.get(kind, ()), id_)
    return reasons


def players_of(tournament: Tournament) -> Mapping[PairingNumber, GroupPlayer]:
    """Return everybody of the round in the order 1.2."""
    return {player.number: _player(tournament, player) for player in _position(tournament).players}


def _position(tournament: Tournament) -> Position:
    """Return the position; while the initial colour is open any will do, as groups do not rest on it."""
    if tournament.first_colour is not None:
        return position(tournament)
    return position(tournament.with_facts(replace(tournament.facts, first_colour="W")))


def _player(tournament: Tournament, player: Player) -> GroupPlayer:
    card = tournament.cards[player.id]
    numbers = tournament.numbers
    virtual = player.score - player.points
    return GroupPlayer(
        player.id,
        player.number,
        player.score,
        player.colours,
        player.preference,
        player.float_two_before + player.float_before,
        tuple(numbers[line.opponent] for line in card.lines if line.met and line.opponent is not None),
        player.bye_barred,
        tuple(virtual + each for each in reachable_scores(card, tournament.scale)),
    )


def _bracket(
    result: BracketResult,
    players: Mapping[PairingNumber, GroupPlayer],
    whites: frozenset[PlayerId],
    bye: PlayerId | None,
) -> BracketView:
    order = [*(lower for _, lower in result.pairs), *result.downfloaters]
    return BracketView(
        result.score,
        tuple(players[higher] for higher, _ in result.pairs),
        tuple(players[number] for number in order),
        frozenset(players[number].id for number in result.moved_down),
        result=result,
        whites_drawn=whites,
        bye=bye,
    )


def _why_away(tournament: Tournament, id_: PlayerId) -> Kind:
    registration, round_ = tournament.registrations[id_], tournament.next_round
    if round_ < registration.first_round:
        return Kind.NOT_ENTERED
    if registration.withdrawn(round_):
        return Kind.WITHDRAWN
    return _WHY.get(registration.absences.get(round_, 0), Kind.ABSENT)

"""The score groups of the next round as they stand now, and the brackets the pairing makes of them.

Both have one shape, so that who can show one can show the other. Scores are half points; players go by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from core.event.card import Kind
from core.event.ids import PairingNumber, PlayerId
from core.event.tournament import Tournament
from core.systems.kit.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from core.systems.kit.pairing import BracketResult


def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the score groups of the next round as results stand now, highest first, each split by A6."""
    players = _players(tournament, tournament.to_pair)
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
    """Return the brackets of the next round as they would be paired now, highest first.

    Raises `core.errors.Refusal` while results are missing, after the last round, where the system refuses.
    """
    proposal = tournament.proposal
    return brackets_of(tournament, proposal.brackets, (pair.white for pair in proposal.pairs), proposal.bye)


def brackets_of(
    tournament: Tournament, results: Sequence[BracketResult], whites: Iterable[PlayerId], bye: PlayerId | None
) -> tuple[BracketView, ...]:
    """Return the brackets of a pairing of the next round, highest first; `whites` and `bye` are ids."""
    drawn = frozenset(whites)
    by_number = {player.number: player for player in _players(tournament, tournament.to_pair)}
    *others, lowest = results
    return (*(_bracket(result, by_number, drawn) for result in others), _bracket(lowest, by_number, drawn, bye))


def away(tournament: Tournament) -> Mapping[Kind, tuple[PlayerId, ...]]:
    """Return the ids of those not paired in the next round, by reason, in the order A2 (F5, R17, R18)."""
    to_pair = set(tournament.to_pair)
    reasons: dict[Kind, tuple[PlayerId, ...]] = {}
    for id_ in tournament.order:
        if id_ not in to_pair:
            kind = _why_away(tournament, id_)
            reasons[kind] = (*reasons.get(kind, ()), id_)
    return reasons


def _players(tournament: Tournament, ids: Iterable[PlayerId]) -> list[GroupPlayer]:
    numbers = tournament.numbers
    cards = (tournament.cards[id_] for id_ in ids)
    return [
        GroupPlayer(
            card.id,
            card.number,
            card.score,
            card.colours,
            card.preference(over_half=tournament.over_half(card.id)),
            card.floats[-2:],
            tuple(numbers[r.opponent] for r in card.lines if r.met and r.opponent is not None),
            card.bye_barred,
            reachable_scores(card, tournament.scale),
        )
        for card in cards
    ]


def _bracket(
    result: BracketResult,
    by_number: Mapping[PairingNumber, GroupPlayer],
    whites: frozenset[PlayerId],
    bye: PlayerId | None = None,
) -> BracketView:
    # the higher player of a pair stood in S1: with the two exchanged the pair would have come up earlier (D2)
    rank = {number: place for place, number in enumerate(by_number)}
    pairs = sorted(result.pairs, key=lambda pair: rank[pair[0]])
    order = [*(lower for _, lower in pairs), *result.downfloaters]
    return BracketView(
        result.score,
        tuple(by_number[higher] for higher, _ in pairs),
        tuple(by_number[number] for number in order),
        frozenset(by_number[number].id for number in result.moved_down),
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
    if registration.full_point_bye(round_):
        return Kind.BYE
    return Kind.HALF_BYE if registration.half_point_bye(round_) else Kind.ABSENT

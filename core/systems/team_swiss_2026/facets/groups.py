"""Score groups of the teams, and the brackets that the pairing makes of them: upfloaters stand among the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from core.event.card import Kind
from core.event.ids import PairingNumber, PlayerId
from core.event.tournament import Tournament
from core.systems.kit.groups import BracketView, GroupPlayer, ScoreGroup, reachable_scores
from core.systems.kit.pairing import BracketResult
from core.systems.team_swiss_2026.from_tournament import position
from core.systems.team_swiss_2026.position import Position, Team

_WHY = {1: Kind.HALF_BYE, 2: Kind.BYE}


def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the score groups of the next round as results stand now, highest first, each cut in halves."""
    teams = tuple(teams_of(tournament).values())
    groups: dict[int, list[GroupPlayer]] = {}
    for each in teams:
        groups.setdefault(each.score, []).append(each)
    return tuple(
        ScoreGroup(
            score,
            tuple(group[: len(group) // 2]),
            tuple(group[len(group) // 2 :]),
            may_join=sum(each.score != score and score in each.reachable for each in teams),
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
    drawn, teams = frozenset(whites), teams_of(tournament)
    last = len(results) - 1
    return tuple(
        BracketView(
            each.score,
            tuple(teams[top] for top, _ in each.pairs),
            tuple(teams[number] for number in (*(mate for _, mate in each.pairs), *each.downfloaters)),
            result=each,
            whites_drawn=drawn,
            bye=bye if at == last else None,
        )
        for at, each in enumerate(results)
    )


def away(tournament: Tournament) -> Mapping[Kind, tuple[PlayerId, ...]]:
    """Return which teams are not paired in the next round, by reason."""
    reasons: dict[Kind, tuple[PlayerId, ...]] = {}
    for id_ in tournament.order:
        if id_ not in tournament.to_pair:
            kind = _why_away(tournament, id_)
            reasons[kind] = (*reasons.get(kind, ()), id_)
    return reasons


def teams_of(tournament: Tournament) -> Mapping[PairingNumber, GroupPlayer]:
    """Return every team of the round, the highest score first, then the smaller TPN."""
    return {team.number: _team(tournament, team) for team in _position(tournament).teams}


def _position(tournament: Tournament) -> Position:
    """Return the position; while the initial colour is open any will do, as groups do not rest on it."""
    if tournament.first_colour is not None:
        return position(tournament)
    return position(tournament.with_facts(replace(tournament.facts, first_colour="W")))


def _team(tournament: Tournament, team: Team) -> GroupPlayer:
    card = tournament.cards[team.id]
    numbers = tournament.numbers
    return GroupPlayer(
        team.id,
        team.number,
        team.score,
        team.colours,
        team.preference,
        card.floats[-1:] if team.floated else "-" * bool(card.floats),
        tuple(numbers[line.opponent] for line in card.lines if line.met and line.opponent is not None),
        team.bye_barred,
        reachable_scores(card, tournament.scale),
    )


def _why_away(tournament: Tournament, id_: PlayerId) -> Kind:
    registration, round_ = tournament.registrations[id_], tournament.next_round
    if round_ < registration.first_round:
        return Kind.NOT_ENTERED
    if registration.withdrawn(round_):
        return Kind.WITHDRAWN
    return _WHY.get(registration.absences.get(round_, 0), Kind.ABSENT)

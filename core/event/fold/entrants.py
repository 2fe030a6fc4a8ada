"""Who is entered, comes later, is away, leaves and returns."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from paircard.core.event.entrant_facts import (
    AbsenceAnnounced,
    AbsenceCancelled,
    EntrantCorrected,
    EntrantExpelled,
    EntrantRegistered,
    EntrantRemoved,
    EntrantReturned,
    EntrantWithdrawn,
)
from paircard.core.event.fold.established import Facts, Steps, no_such_round, with_registration
from paircard.core.event.ids import ContestantId, PlayerId, TeamId
from paircard.core.event.limits import MOST_ENTRANTS
from paircard.core.event.registration import Registration
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event import swiss_facts as swiss
    from paircard.core.event.round import Round


def _registered(facts: Facts, event: EntrantRegistered) -> Facts:
    if event.team and event.team not in facts.teams:
        raise LookupError(event.team)
    who = _as_registered(event)
    if event.team and facts.of_teams:
        return _for_team(_with_member(facts, who), PlayerId(event.id), event.team)
    entered = contesting(facts, who)
    return _for_team(entered, PlayerId(event.id), event.team) if event.team else entered


def _as_registered(event: EntrantRegistered) -> Registration:
    return Registration(event.id, event.entrant, event.number, event.first_round, event.missed)


def _with_member(facts: Facts, who: Registration) -> Facts:
    need_new(facts, who.id)
    return replace(facts, members={**facts.members, PlayerId(who.id): who})


def _for_team(facts: Facts, id_: PlayerId, team: TeamId) -> Facts:
    return replace(facts, teams={**facts.teams, team: facts.teams[team].with_member(id_)})


def need_new(facts: Facts, id_: ContestantId) -> None:
    """Refuse an id that somebody, or a team, has already."""
    if id_ in facts.registrations or id_ in facts.members or id_ in facts.teams:
        raise ValueError(tr("id {id} is already entered", id=id_))


def contesting(facts: Facts, who: Registration) -> Facts:
    """Return the facts with one more who contests the stage."""
    _need_to_contest(facts, who)
    return with_registration(facts, who)


def with_entrants(facts: Facts, registered: Iterable[EntrantRegistered]) -> Facts:
    """Return the facts with players who have entered one after the other, for no team, into a stage of players."""
    known = {**facts.registrations}
    growing = replace(facts, registrations=known)
    for event in registered:
        who = _as_registered(event)
        _need_to_contest(growing, who)
        known[who.id] = who
    return growing


def with_absences(facts: Facts, announced: Iterable[AbsenceAnnounced]) -> Facts:
    """Return the facts with absences that were announced one after the other."""
    known = {**facts.registrations}
    for event in announced:
        known[event.id] = _missing(facts, known[event.id], event)
    return replace(facts, registrations=known)


def _need_to_contest(facts: Facts, who: Registration) -> None:
    """Refuse whoever cannot be one more who contests the stage."""
    need_new(facts, who.id)
    entered = len(facts.registrations)
    if entered == MOST_ENTRANTS:
        raise ValueError(tr("there are already {count} entrants", count=entered))
    # once round 1 is paired everybody has a number, and the next one is the only one free
    if who.number != (entered + 1 if facts.rounds else None):
        raise ValueError(tr("{number} is not the pairing number that is due", number=who.number))
    if who.first_round > len(facts.rounds) + 1 or len(who.missed) >= who.first_round:
        raise ValueError(tr("round {round} is not the first they can play", round=who.first_round))


def _corrected(facts: Facts, event: EntrantCorrected) -> Facts:
    if event.id in facts.members:
        id_ = PlayerId(event.id)
        member = replace(facts.members[id_], entrant=event.entrant)
        return replace(facts, members={**facts.members, id_: member})
    before = facts.registrations[event.id]
    return with_registration(facts, replace(before, entrant=event.entrant, instead=before.instead or event.instead))


def _removed(facts: Facts, event: EntrantRemoved) -> Facts:
    if event.id not in facts.members:
        facts.registrations[event.id]  # an unknown player is an error of the journal
    if facts.rounds:
        raise ValueError(tr("nobody is struck out once round 1 is paired"))
    members = facts.teams[TeamId(event.id)].members if facts.of_teams and event.id in facts.teams else ()
    facts = without_members(facts, {event.id, *members})
    return replace(
        facts,
        registrations={id_: each for id_, each in facts.registrations.items() if id_ != event.id},
        apart_told=_without(facts.apart, event.id),
        fixed_boards={id_: board for id_, board in facts.fixed_boards.items() if id_ != event.id},
        teams={id_: team.without(PlayerId(event.id)) for id_, team in facts.teams.items() if id_ != event.id},
    )


def without_members(facts: Facts, gone: Collection[ContestantId]) -> Facts:
    """Return the facts without members of a team that is not there any more."""
    return replace(facts, members={id_: each for id_, each in facts.members.items() if id_ not in gone})


def _without(apart: Iterable[swiss.Apart], gone: ContestantId) -> tuple[swiss.Apart, ...]:
    """Return the lists without somebody; one of a single player keeps nobody apart."""
    left = (replace(each, players=tuple(id_ for id_ in each.players if id_ != gone)) for each in apart)
    return tuple(each for each in left if len(each.players) > 1)


def _withdrawn(facts: Facts, event: EntrantWithdrawn) -> Facts:
    away = replace(facts.registrations[event.id].away_from(event.round), annulled=event.games == "annulled")
    return annulling(with_registration(facts, away))


def _returned(facts: Facts, event: EntrantReturned) -> Facts:
    back = replace(facts.registrations[event.id].back_from(event.round), annulled=False, expelled=False)
    return annulling(with_registration(facts, back))


def _expelled(facts: Facts, event: EntrantExpelled) -> Facts:
    return with_registration(facts, replace(facts.registrations[event.id], expelled=True))


def _absent(facts: Facts, event: AbsenceAnnounced) -> Facts:
    return with_registration(facts, _missing(facts, facts.registrations[event.id], event))


def _missing(facts: Facts, registration: Registration, event: AbsenceAnnounced) -> Registration:
    if event.round > facts.regulations.rounds:
        raise ValueError(no_such_round(event.round))
    return registration.missing(event.round, event.half_points)


def _absence_cancelled(facts: Facts, event: AbsenceCancelled) -> Facts:
    registration = facts.registrations[event.id]
    absences = {round_: points for round_, points in registration.absences.items() if round_ != event.round}
    return with_registration(facts, replace(registration, absences=absences))


def annulling(facts: Facts) -> Facts:
    """Return the facts with exactly those boards annulled that somebody sits at whose games are."""
    gone = {id_ for id_, each in facts.registrations.items() if each.annulled}
    if not gone and not any(round_.some_annulled for round_ in facts.rounds):
        return facts
    return replace(facts, rounds=tuple(_annulled_at(round_, gone) for round_ in facts.rounds))


def _annulled_at(round_: Round, gone: set[ContestantId]) -> Round:
    boards = tuple(replace(board, annulled=not gone.isdisjoint(board.players)) for board in round_.boards)
    return replace(round_, boards=boards)


STEPS: Steps = {
    EntrantRegistered: _registered,
    EntrantCorrected: _corrected,
    EntrantRemoved: _removed,
    EntrantWithdrawn: _withdrawn,
    EntrantReturned: _returned,
    EntrantExpelled: _expelled,
    AbsenceAnnounced: _absent,
    AbsenceCancelled: _absence_cancelled,
}

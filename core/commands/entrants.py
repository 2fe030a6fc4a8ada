"""Entering players, correcting them, and who is away when."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.commands.base import (
    Command,
    need_free_fide_id,
    need_reason,
    person,
    registration,
)
from paircard.core.commands.byes_on_request import need_half_bye_open_to, need_half_points_allowed
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import (
    EntrantCorrected,
    EntrantRegistered,
    EntrantRemoved,
)
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.ids_given import next_id
from paircard.core.event.names import stage_title
from paircard.core.event.team_cards import team_of
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class RegisterEntrants(Command):
    """Enter players, before round 1 or late (R17): late ones join the next round still to be paired."""

    entrants: tuple[Entrant, ...]
    missed: tuple[int, ...] = ()
    """Half points for each round missed so far; none given counts as 0."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a FIDE id entered twice, an entry after the last pairing, and points that R18 does not allow."""
        self._check(tournament)
        first_id = next_id(tournament)
        taken = {each.fide_id: each for each in tournament.people.values()}
        events: list[Fact] = []
        for offset, entrant in enumerate(each.cleaned() for each in self.entrants):
            if entrant.fide_id and entrant.fide_id in taken:
                raise Refusal(
                    said(
                        "FIDE id {id} of {player} already belongs to {other}.",
                        id=entrant.fide_id,
                        player=entrant.name,
                        other=taken[entrant.fide_id].name,
                    )
                )
            taken[entrant.fide_id] = entrant
            events.append(self._event(tournament, ContestantId(first_id + offset), entrant, offset))
        return tuple(events)

    def _check(self, tournament: Tournament) -> None:
        if not self.entrants:
            raise Refusal(said("There is nobody to enter."))
        if tournament.of_teams:
            raise Refusal(said("Teams play here: enter a player as a member of a team."))
        if closed := system_of(tournament).entry.may_join(tournament):
            raise closed
        if len(self.missed) > tournament.scheduled or any(points not in (0, 1) for points in self.missed):
            wrong = said("A missed round gives 0 points, or half a point where the regulations say so.")
            raise system_of(tournament).refusal("late", wrong)
        if any(self.missed):
            need_half_points_allowed(tournament)
            for entrant in self.entrants:
                need_half_bye_open_to(tournament, entrant)

    def _event(self, tournament: Tournament, id_: ContestantId, entrant: Entrant, offset: int) -> Fact:
        if not tournament.rounds:
            return EntrantRegistered(id_, entrant)
        number = PairingNumber(len(tournament.registrations) + 1 + offset)
        missed = (*self.missed, *(0,) * (tournament.scheduled - len(self.missed)))
        return EntrantRegistered(id_, entrant, number, tournament.next_round, missed)


@dataclass(frozen=True)
class CorrectEntrant(Command):
    """Correct an entrant's data; a corrected rating acts on pairings still to be made (F7, R20)."""

    id: ContestantId
    entrant: Entrant
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing changes, or when the FIDE id belongs to somebody else."""
        before = person(tournament, self.id).entrant
        entrant = self.entrant.cleaned()
        if entrant == before:
            raise Refusal(said("Nothing was changed for {player}.", player=before.name))
        need_free_fide_id(tournament, self.id, entrant)
        if entrant.no_half_bye:
            self._need_none_to_come(tournament)
        reason = clean(self.reason)
        article = system_of(tournament).law.reason_to_correct() if tournament.rounds else ""
        if article and entrant.rating != before.rating:
            missing = said("A new rating, which acts on pairings still to be made, needs a reason: type one.")
            reason = need_reason(reason, article, missing)
        return (EntrantCorrected(self.id, entrant, reason),)

    def _need_none_to_come(self, tournament: Tournament) -> None:
        """Refuse to bar somebody from half-point byes who is down for one in a round to come."""
        known = tournament.registrations.get(self.id)
        asked = known.absences.items() if known else ()
        to_come = next(
            (round_ for round_, points in sorted(asked) if points == 1 and round_ >= tournament.next_round), 0
        )
        if to_come:
            wrong = said("{player} is down for a half-point bye in round {round}: take it back first (a).",
                         player=tournament.label(self.id), round=to_come)  # fmt: skip
            raise system_of(tournament).refusal("halves", wrong, "no_half_bye")


@dataclass(frozen=True)
class RemoveEntrant(Command):
    """Strike out an entry before round 1 is paired."""

    id: ContestantId

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse once round 1 is paired: then a player withdraws (F5)."""
        entrant = person(tournament, self.id).entrant
        if tournament.rounds:
            wrong = said("Round 1 is paired: {player} can withdraw, but not be struck out.", player=entrant.name)
            raise system_of(tournament).refusal("away", wrong)
        self._need_here_only(tournament)
        return (EntrantRemoved(self.id),)

    def _need_here_only(self, tournament: Tournament) -> None:
        """Refuse a team, or a member of one, that plays in another section too, which has its members from here."""
        for stage in tournament.stages:
            other = tournament.seen(stage)
            if stage == tournament.stage or not (tournament.of_teams and other.of_teams):
                continue
            section = stage_title(other)
            if self.id in other.teams:
                away = said(
                    "{team} plays in {section} too: strike it out there first.",
                    team=tournament.name_of(self.id),
                    section=section,
                )
                raise Refusal(away)
            if team := team_of(other, self.id):
                names = {"player": tournament.name_of(self.id), "team": tournament.name_of(team), "section": section}
                member = said(
                    "{player} is a member of {team}, which plays in {section} too: take them from the team first (m).",
                    **names,
                )
                raise Refusal(member)


@dataclass(frozen=True)
class WithdrawEntrant(Command):
    """Take a player out of all rounds still to be paired (F5; F8: absent without notice)."""

    id: ContestantId
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse one who has left already."""
        if registration(tournament, self.id).gone:
            wrong = said("{player} has already withdrawn.", player=tournament.label(self.id))
            raise system_of(tournament).refusal("away", wrong)
        return system_of(tournament).entry.withdrawn(tournament, self.id, clean(self.reason))


@dataclass(frozen=True)
class ReturnEntrant(Command):
    """Let a player who had left be paired again."""

    id: ContestantId

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse one who has not left."""
        if not registration(tournament, self.id).gone:
            wrong = said("{player} has not withdrawn.", player=tournament.label(self.id))
            raise system_of(tournament).refusal("away", wrong)
        return system_of(tournament).entry.returned(tournament, self.id)

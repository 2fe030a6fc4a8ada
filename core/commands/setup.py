"""Opening an event and setting what is announced before round 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from core.commands.base import Command, need_reason
from core.commands.field_that_fits import need_field_that_fits
from core.commands.points_announced import need_same_points
from core.commands.regulations_announced import known, need_fide_mode_kept, of_a_new_one, within_limits
from core.event.facts import Announced, DetailsChanged, Fact, FirstColourSet, RegulationsChanged, TournamentCreated
from core.event.regulations import ROUNDS_READ, Details, Regulations, limits_of
from core.event.tournament import Tournament
from core.teams.options import team_options
from core.tiebreaks.announced import announced
from core.values.colour import Colour
from core.values.errors import Refusal
from core.values.said import said, said_n
from core.values.text import clean


@dataclass(frozen=True)
class CreateTournament(Command):
    """Open a new event: the first entry of every journal."""

    details: Details
    regulations: Regulations

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse on a journal that has entries."""
        if tournament.entries:
            raise Refusal(said("This file already holds the event {event}.", event=tournament.details.name))
        regulations = of_a_new_one(self.regulations)
        return (TournamentCreated(self.details.cleaned(), regulations),)


@dataclass(frozen=True)
class ChangeDetails(Command):
    """Change name, place, dates or arbiter."""

    details: Details

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Never refused, unless nothing changes or the name is empty."""
        details = self.details.cleaned()
        if details == tournament.details:
            raise Refusal(said("Nothing was changed."))
        return (DetailsChanged(details),)


@dataclass(frozen=True)
class ChangeRegulations(Command):
    """Change rounds, options or tie-breaks."""

    regulations: Regulations
    reason: str = ""
    """Needed for other tie-breaks once round 1 is paired: they are announced before it (F10)."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse fewer rounds than are paired, another system or, without a reason, other tie-breaks after round 1."""
        new = known(self.regulations)
        if new.rounds != tournament.regulations.rounds:  # a report from elsewhere may have more than we would pair
            new = within_limits(new)
        elif limits_of(new) != limits_of(tournament.regulations):
            new = new.checked(ROUNDS_READ)
        if new == tournament.regulations:
            raise Refusal(said("Nothing was changed."))
        if new.rounds < tournament.scheduled:
            raise Refusal(
                said_n(
                    "{count} round is already paired: the event cannot have {wanted}.",
                    "{count} rounds are already paired: the event cannot have {wanted}.",
                    tournament.scheduled,
                    wanted=new.rounds,
                )
            )
        if tournament.rounds and new.system != tournament.regulations.system:
            raise Refusal(said("The pairing system cannot change once round 1 is paired."))
        need_field_that_fits(tournament, new)
        if tournament.rounds and new.last_criterion != tournament.regulations.last_criterion:
            wrong = said("Round 1 is paired: the last criterion of the order is fixed.")
            raise tournament.system.refusal("equals", wrong)
        need_same_points(tournament, new)
        _need_same_reserves(tournament, new)
        need_fide_mode_kept(tournament, new)
        if tournament.rounds and tournament.system.rounds.beforehand:
            _need_same_plan(tournament.regulations, new)
        if tournament.rounds and tournament.system.duel and new.options != tournament.regulations.options:
            raise Refusal(said("The match has begun: what it is played to, and what decides it, was announced."))
        if not new.half_point_byes and (promised := _half_points_promised(tournament)):
            wrong = said("Half a point is promised to {players}: cancel that absence first.", players=promised)
            raise tournament.system.refusal("halves", wrong)
        return (RegulationsChanged(new, _reason_to_change(tournament, new, self.reason)),)


@dataclass(frozen=True)
class Announce(Command):
    """Record that everybody was told what has to be told before the start."""

    how: Literal["printed", "written", "said"] = "said"

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse to record twice what is told once."""
        if tournament.facts.announced:
            raise Refusal(said("That the event is announced is in the journal already."))
        return (Announced(self.how),)


@dataclass(frozen=True)
class SetFirstColour(Command):
    """Record the colour of the highest player in round 1, drawn by lot (with its seed) or set."""

    colour: Colour
    seed: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse once round 1 is paired: its colours follow from the lot (E5)."""
        if fixed := tournament.system.law.first_colour_fixed(tournament):
            raise fixed
        return (FirstColourSet(self.colour, self.seed),)


def _reason_to_change(tournament: Tournament, new: Regulations, reason: str) -> str:
    before = tournament.regulations
    if tournament.rounds and new.apart != before.apart:
        together = said("Who does not meet is announced before round 1. To change that now needs a reason: type one.")
        reason = need_reason(reason, tournament.system.article("apart"), together)
    if tournament.rounds and new.team_best != before.team_best:
        counted = said(
            "Whose points make the score of a team is announced before round 1. A change needs a reason: type one."
        )
        reason = need_reason(reason, tournament.system.article("apart"), counted)
    if not tournament.rounds or announced(new) == announced(before):
        return clean(reason)
    missing = said("Tie-breaks are announced before round 1. To change them now needs a reason: type one.")
    return need_reason(reason, tournament.system.article("lots"), missing)


def _need_same_plan(posted: Regulations, new: Regulations) -> None:
    """Refuse another number of rounds, or other options, than those the posted schedule was made with."""
    if (new.rounds, new.options) != (posted.rounds, posted.options):
        raise Refusal(said("The schedule is posted: its rounds cannot change. Take it back first."))


def _half_points_promised(tournament: Tournament) -> str:
    """Name the players whose half-point byes are announced for rounds still to be paired."""
    return ", ".join(
        tournament.label(id_)
        for id_, each in tournament.registrations.items()
        if any(points == 1 and round_ >= tournament.next_round for round_, points in each.absences.items())
    )


def _need_same_reserves(tournament: Tournament, new: Regulations) -> None:
    """Refuse a second method of reserves: an event has one, and line-ups were handed in by it."""
    if not tournament.of_teams or not any(round_.line_ups for round_ in tournament.rounds):
        return
    if team_options(tournament.regulations).reserves != team_options(new).reserves:
        fixed = said("Line-ups are in: the method of reserves is one for the whole event, and cannot change any more.")
        raise tournament.system.refusal("reserves", fixed)

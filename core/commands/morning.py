"""Who is there for a round, who is not by its deadline, and what they pay."""

from __future__ import annotations

from paircard.core.commands.absences import AnnounceAbsence
from paircard.core.commands.base import Command, registration
from paircard.core.commands.several import Several
from paircard.core.event.entrant_facts import AbsenceCancelled
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.morning_facts import CheckedIn, CheckInTakenBack, Fee, FeeAgreed, FeePaid, FeesSet
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.attendance import round_of_check_in
from paircard.core.tables.some_players import read_filter
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class CheckIn(Command):
    """Tick some as there for a round; who was down as absent plays it after all."""

    ids: tuple[ContestantId, ...]
    round: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse another round than people come for now, who has left, and who is down for a bye with points.

        Of several whoever is there already is passed over: another arbiter may have ticked them a moment ago.
        """
        _need_now(tournament, self.round)
        ticked = tournament.facts.here.get(self.round, frozenset())
        new = [registration(tournament, id_) for id_ in dict.fromkeys(self.ids) if id_ not in ticked]
        if not new:
            names = ", ".join(map(tournament.label, self.ids))
            raise Refusal(said("Ticked already: {players}.", players=names or said("nobody")))
        return tuple(fact for player in new for fact in self._here(tournament, player))

    def _here(self, tournament: Tournament, player: Registration) -> tuple[Fact, ...]:
        who, number = tournament.label(player.id), self.round
        if player.withdrawn(number):
            wrong = said("{player} has withdrawn: w on Entrants lets them come back.", player=who)
            raise system_of(tournament).refusal("away", wrong)
        points = player.absences.get(number)
        if points:
            wrong = said("{player} is down for a bye in round {round}: a on Entrants takes it back, then tick them.",
                         player=who, round=number)  # fmt: skip
            raise system_of(tournament).refusal("halves", wrong)
        here = CheckedIn(player.id, number)
        return (here,) if points is None else (AbsenceCancelled(player.id, number), here)


@dataclass(frozen=True)
class TakeBackCheckIn(Command):
    """Take the tick of somebody away again."""

    id: ContestantId
    round: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse another round than people come for now, and who is not ticked."""
        _need_now(tournament, self.round)
        registration(tournament, self.id)
        if self.id not in tournament.facts.here.get(self.round, frozenset()):
            raise Refusal(said("{player} is not ticked.", player=tournament.label(self.id)))
        return (CheckInTakenBack(self.id, self.round),)


@dataclass(frozen=True)
class EndCheckIn(Command):
    """Make those absent from a round who were named, and are not there by now."""

    ids: tuple[ContestantId, ...]
    round: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where the rules know no absence, and where everybody has come."""
        _need_now(tournament, self.round)
        ticked = tournament.facts.here.get(self.round, frozenset())
        late = [id_ for id_ in self.ids if id_ not in ticked and self._plays(tournament, id_)]
        if not late:
            raise Refusal(said("Everybody is there."))
        return Several(tuple(AnnounceAbsence(id_, self.round) for id_ in late)).decide(tournament)

    def _plays(self, tournament: Tournament, id_: ContestantId) -> bool:
        return registration(tournament, id_).takes_part(self.round)


def _need_now(tournament: Tournament, number: int) -> None:
    """Refuse another round than the one people come for: it may have been paired a moment ago."""
    now = round_of_check_in(tournament)
    if not now:
        raise Refusal(said("No round is left to come for."))
    if number != now:
        raise Refusal(said("Round {round} is paired by now: people come for round {now}.", round=number, now=now))


# --- fees ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetFees(Command):
    """Set what is to be paid; no fee: nobody pays."""

    fees: tuple[Fee, ...]
    currency: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where nothing changes, and who pays less in words that name nobody."""
        for fee in self.fees:
            read_filter(fee.players)
            if fee.section and fee.section not in tournament.stages:
                raise Refusal(said("There is no section {section}.", section=fee.section))
        fees = FeesSet(self.fees, clean(self.currency)[:8])
        before = tournament.facts.fees
        if fees == before or (before is None and not self.fees):
            raise Refusal(said("Nothing was changed."))
        return (fees,)


@dataclass(frozen=True)
class AgreeFee(Command):
    """Agree on a fee with one alone, 0 for free entry; None: they pay what others do."""

    id: ContestantId
    hundredths: int | None

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where nothing changes."""
        registration(tournament, self.id)
        if self.hundredths == tournament.facts.fees_agreed.get(self.id):
            raise Refusal(said("Nothing was changed for {player}.", player=tournament.label(self.id)))
        return (FeeAgreed(self.id, self.hundredths),)


@dataclass(frozen=True)
class PayFee(Command):
    """Note what somebody has paid in all; 0 takes back what was noted."""

    id: ContestantId
    hundredths: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where nothing changes."""
        registration(tournament, self.id)
        if self.hundredths == tournament.facts.paid.get(self.id, 0):
            raise Refusal(said("Nothing was changed for {player}.", player=tournament.label(self.id)))
        return (FeePaid(self.id, self.hundredths),)

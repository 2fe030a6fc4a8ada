"""How the event of a report begins: what is settled, what is kept of the report, who plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from paircard.core.event.announced_facts import FirstColourSet, KeptRecord, LotsDrawn, RecordsKept, TournamentCreated
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PlayerId, TeamId
from paircard.core.event.order_of_equals import PURPOSE as EQUALS
from paircard.core.event.rating_facts import RatingsRuled
from paircard.core.event.rating_rules import RatingRules
from paircard.core.event.regulations import Regulations
from paircard.core.event.team import Team
from paircard.core.event.team_facts import TeamRegistered
from paircard.data.exchange.trf.reading.lists import pairs_forbidden
from paircard.data.exchange.trf.reading.recorded import Recorded
from paircard.data.exchange.trf.records.apart import CODES as LISTS
from paircard.data.exchange.trf.records.incidents import is_incident
from paircard.data.exchange.trf.records.national import method_named
from paircard.data.exchange.trf.records.system import NAMING, is_ours
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL
from paircard.data.exchange.trf.unplaced_records import is_worth_keeping, is_written_from


@dataclass(frozen=True)
class Opening:
    """What comes before the first round."""

    recorded: Recorded
    regulations: Regulations
    """As the system has them; the report may name tie-breaks of its own."""
    colour_drawn: bool = True
    """Whether the colour of odd numbers is drawn before round 1."""
    made_by_us: bool = False
    """Whether a system of ours has made the rounds: it names itself anew."""
    accelerated: bool = False
    """Whether such a system knows of virtual points."""

    def facts(self) -> Iterator[Fact]:
        """Yield it as facts."""
        recorded = self.recorded
        yield TournamentCreated(recorded.head.details, self._regulations())
        if kept := tuple(each for each in recorded.kept if self._goes_back(each)):
            yield RecordsKept(kept)
        if method := method_named(each.text for each in recorded.kept):
            yield RatingsRuled(RatingRules(method=method))
        # once round 1 is paired nobody can be asked any more, and R7 needs a colour
        colour = recorded.first_colour or ("W" if recorded.rounds else None)
        if colour and self.colour_drawn:
            yield FirstColourSet(colour)
        for id_, player in enumerate(recorded.players.values(), start=1):
            yield EntrantRegistered(ContestantId(id_), player.entrant)
        if recorded.equals:
            yield LotsDrawn(EQUALS, recorded.equals)
        yield from self._teams()
        yield from pairs_forbidden(recorded.forbidden, recorded.ids, recorded.number_of_rounds)

    def _regulations(self) -> Regulations:
        regulations = self.regulations
        if self.recorded.head.tie_breaks is not None:
            regulations = replace(regulations, tie_breaks=self.recorded.head.tie_breaks)
        return replace(regulations, last_criterion="list") if self.recorded.equals else regulations

    def _teams(self) -> Iterator[Fact]:
        ids = self.recorded.ids
        for id_, team in enumerate(self.recorded.teams, start=len(ids) + 1):
            members = tuple(PlayerId(ids[each]) for each in team.members)
            yield TeamRegistered(TeamId(ContestantId(id_)), Team(team.name, members).cleaned())

    def _goes_back(self, record: KeptRecord) -> bool:
        recorded, code = self.recorded, record.text[:3]
        # records may name players, whose numbers are fixed only once round 1 is paired
        stay = bool(recorded.rounds) and recorded.without_gaps
        if is_incident(record.text):
            return False  # it is told in its place, by the numbers of the day
        if is_written_from(recorded.head.details.time_control, record.text):
            return False
        if code in NAMING and (self.made_by_us or recorded.going_on.named):
            return False  # it is named anew by the system that has taken it over
        unknown = not self.accelerated if self.made_by_us else code in recorded.choices.left_out
        if code in VIRTUAL and not unknown:
            return False  # its system writes them again
        if code in LISTS and recorded.forbidden:
            return False
        return not is_ours(record.text) and is_worth_keeping(code, numbers_stay=stay)

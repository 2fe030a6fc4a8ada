"""What the events of a stage have established, and how one part of it is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event.facts import Fact
from paircard.core.event.rating_rules import RatingRules
from paircard.core.event.regulations import Details, Regulations
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event import duel_facts as duels
    from paircard.core.event import swiss_facts as swiss
    from paircard.core.event.announced_facts import KeptRecord, LotsDrawn
    from paircard.core.event.board import Board
    from paircard.core.event.filling import Filling
    from paircard.core.event.ids import ContestantId, PlayerId, TeamId
    from paircard.core.event.incident import Incident
    from paircard.core.event.incident_facts import HandPairingBegun
    from paircard.core.event.morning_facts import FeesSet
    from paircard.core.event.override import Override
    from paircard.core.event.period_facts import PeriodsSet, RatedInPeriod
    from paircard.core.event.prize_facts import PrizesSet
    from paircard.core.event.registration import Registration
    from paircard.core.event.round import Round
    from paircard.core.event.round_facts import PairMade
    from paircard.core.event.stage_facts import NumbersGiven
    from paircard.core.event.team import Team
    from paircard.core.event.traits import Catalogue, Traits
    from paircard.core.event.when import Times
    from paircard.core.values.colour import Colour
    from paircard.core.values.scale import Scale


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the events in force have established. Nothing here is computed from anything else."""

    catalogue: Catalogue = field(compare=False, repr=False)
    """The systems that may pair it."""
    details: Details = field(default_factory=lambda: Details(""))
    regulations: Regulations = field(default_factory=Regulations)
    first_colour: Colour | None = None
    announced: bool = False
    drawn_unannounced: bool = False
    """Whether somebody has said before a draw that it was not announced yet."""
    """Whether everybody was told by what regulations they play; other regulations have to be told again."""
    registrations: Mapping[ContestantId, Registration] = field(default_factory=dict)
    """Everybody who contests the stage, by id: players, or teams."""
    teams: Mapping[TeamId, Team] = field(default_factory=dict)
    """By id; where teams contest the stage each has a registration too."""
    members: Mapping[PlayerId, Registration] = field(default_factory=dict)
    """Who plays for a team that contests the stage, by id. Nobody leaves it who was entered: they may have played."""
    colour_chosen: duels.ColourChosen | None = None
    """Of a match: what the winner of the lots chose for the first game."""
    givers: tuple[ContestantId, ...] = ()
    """Who gives a display; nobody while none is named."""
    rounds: tuple[Round, ...] = ()
    first_pairs: tuple[PairMade, ...] = ()
    """Of round 1, as the program paired it; kept where the state before it is looked at again, too."""
    overrides: tuple[Override, ...] = ()
    """Pairings changed although an article let them stand. The mark stays, whatever is paired later."""
    tie_breaks_changed: int | None = None
    """Rounds that were paired when the tie-breaks were changed last; None while they stand as before round 1."""
    lots: tuple[LotsDrawn, ...] = ()
    """All lots ever drawn, also those that a redraw or a change of the group made void."""
    numbers_given: NumbersGiven | None = None
    """The last draw of start numbers for the stage; None where the order A2 gives them."""
    numbers_kept: bool = False
    """Whether somebody has said that no lots are drawn for them."""
    times: Times = field(default_factory=dict)
    """When rounds begin, those to come too."""
    kept_records: tuple[KeptRecord, ...] = ()
    """Lines of the report the event came from that have no place in it."""
    apart_told: tuple[swiss.Apart, ...] = ()
    """Lists of players who do not meet, as they were announced one after the other."""
    fixed_boards: Mapping[ContestantId, int] = field(default_factory=dict)
    """Who sits at one board, counted from the first board of the event, in the order in which they were given it."""
    start_positions: Mapping[int, int] = field(default_factory=dict)
    """Chess960: the number of the position from which the games of a round begin, by round."""
    figures: Mapping[ContestantId, int] = field(default_factory=dict)
    """Figures made elsewhere, as they were typed, in thousandths, by id."""
    prizes: PrizesSet | None = None
    """What is given to whom; None while nobody has said."""
    fide_mode_left: int | None = None
    """The round before which FIDE mode was left; None where nobody has left it."""
    rating_rules: RatingRules = field(default_factory=RatingRules)
    """Of the event: its kind of play, its lists in order, its method."""
    periods: PeriodsSet | None = None
    """Into which periods an event of more than 30 days is divided; None where it is one event."""
    rated_in_periods: Mapping[tuple[ContestantId, int], RatedInPeriod] = field(default_factory=dict)
    """Ratings from the beginning of a period on, by id and period."""
    hand_pairing: HandPairingBegun | None = None
    """The round that was paired by hand last, and what the program would have paired."""
    here: Mapping[int, frozenset[ContestantId]] = field(default_factory=dict)
    """Who was ticked as there, by round; nothing where nobody was."""
    fees: FeesSet | None = None
    """What is to be paid, by whom; None where nobody pays."""
    fees_agreed: Mapping[ContestantId, int] = field(default_factory=dict)
    """What some have to pay, whatever the others do, by id, in hundredths of the currency."""
    paid: Mapping[ContestantId, int] = field(default_factory=dict)
    """What everybody has paid so far, by id, in hundredths of the currency."""
    incidents: tuple[Incident, ...] = ()
    """What a report tells for itself, in the order in which it happened."""
    name: str = ""
    """Of the stage; empty where there is one only, or nobody has named it."""
    pool: str = ""
    """The draw or section the stage belongs to."""
    filling: Filling | None = None
    """Of a final: by which plan it was filled from groups."""
    closed: bool = False
    """Whether the stage is shown no more: nobody is left in it."""

    def knows(self, id_: ContestantId) -> bool:
        """Whether somebody, or a team, was entered here."""
        return id_ in self.registrations or id_ in self.members or id_ in self.teams

    @property
    def pairing_system(self) -> Traits:
        """The system in use, as far as facts depend on it."""
        return self.catalogue[self.regulations.system]

    @property
    def of_teams(self) -> bool:
        """Whether teams contest the stage, and not players."""
        return self.pairing_system.contestants == "teams"

    @property
    def match_of_two(self) -> Scale | None:
        """What a match of two games is worth that two players play in every round; None where a round is a game."""
        kind = self.pairing_system.options
        return None if kind is None else kind.of(self.regulations.options).match_of_two

    @property
    def apart(self) -> tuple[swiss.Apart, ...]:
        """The lists in force: of the same players the one announced last."""
        last = {frozenset(each.players): each for each in reversed(self.apart_told)}
        return tuple(reversed(last.values()))

    @property
    def lots_in_force(self) -> Mapping[tuple[str, frozenset[ContestantId]], tuple[ContestantId, ...]]:
        """The last draw for each purpose and group: the ids in drawn order."""
        return {(each.purpose, frozenset(each.order)): each.order for each in self.lots}


Steps = dict[type[Fact], Callable[[Facts, Any], Facts]]
"""What each kind of event changes."""


def round_of(facts: Facts, number: int) -> Round:
    """Return a round; refuse one that is not paired."""
    # asked before the index: one below 1 would count from the end
    if not 1 <= number <= len(facts.rounds):
        raise ValueError(no_such_round(number))
    return facts.rounds[number - 1]


def no_such_round(number: int) -> str:
    """Say that there is no round of this number."""
    return tr("there is no round {round}", round=number)


def with_registration(facts: Facts, registration: Registration) -> Facts:
    """Return the facts with what is known now of one who contests the stage."""
    return replace(facts, registrations={**facts.registrations, registration.id: registration})


def with_board(facts: Facts, round_number: int, board: Board) -> Facts:
    """Return the facts with one board as it is now."""
    return with_round(facts, facts.rounds[round_number - 1].with_boards((board,)))


def with_round(facts: Facts, changed: Round) -> Facts:
    """Return the facts with one round as it is now."""
    index = changed.number - 1
    return replace(facts, rounds=(*facts.rounds[:index], changed, *facts.rounds[index + 1 :]))


def need_players(facts: Facts, ids: Sequence[ContestantId]) -> None:
    """Refuse players nobody knows, and one who appears twice."""
    known = facts.registrations
    if not known.keys() >= set(ids):
        raise LookupError(next(id_ for id_ in ids if id_ not in known))  # an error of the journal
    need_once(ids)


def need_teams_to_contest(facts: Facts) -> None:
    """Refuse players who contest a stage of teams, and teams that do not: nobody could say how strong they are."""
    if facts.of_teams and facts.registrations.keys() != facts.teams.keys():
        raise ValueError(tr("teams play here, and those who are entered are players"))


def need_once(ids: Sequence[ContestantId]) -> None:
    """Refuse one who appears twice."""
    if len(set(ids)) < len(ids):
        twice = next(id_ for id_ in ids if ids.count(id_) > 1)
        raise ValueError(tr("id {id} appears twice", id=twice))


def need_entered(facts: Facts, ids: Iterable[ContestantId]) -> None:
    """Refuse players nobody knows."""
    for id_ in ids:
        if id_ not in facts.registrations:
            raise LookupError(id_)

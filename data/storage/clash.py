"""When does a command meet what somebody else did in the meantime? Nothing is overwritten unseen.

Every kind of event says here what it is about: a path from the event down to a board or an entrant of a stage, and
whether it moves what lies beneath. Two changes of the same thing meet, and a change meets what moves the thing it is
about; a kind that says nothing meets everything, so that a new one can be forgotten without harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any

from paircard.core.event import display_facts as displays
from paircard.core.event import duel_facts as duels
from paircard.core.event import prize_facts as prizes
from paircard.core.event import series_facts as series
from paircard.core.event import stage_facts as stages
from paircard.core.event import swiss_facts as swiss
from paircard.core.event import team_facts as teams
from paircard.core.event.announced_facts import (
    Announced,
    DetailsChanged,
    DrawnUnannounced,
    FirstColourSet,
    LotsDrawn,
    NumbersKept,
    RecordsKept,
    RegulationsChanged,
    TournamentCreated,
)
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
from paircard.core.event.facts import Fact, Redone, Scope, Undone
from paircard.core.event.figure_facts import FigureTyped
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.import_facts import RoundNotByRules
from paircard.core.event.incident_facts import HandPairingBegun, IncidentsTold
from paircard.core.event.journal import Entry
from paircard.core.event.morning_facts import CheckedIn, CheckInTakenBack, FeeAgreed, FeePaid, FeesSet
from paircard.core.event.period_facts import PeriodsSet, RatedInPeriod
from paircard.core.event.rating_facts import RatingsRuled
from paircard.core.event.result_facts import (
    ColoursCorrected,
    NoticeGiven,
    RatingCorrected,
    ResultCleared,
    ResultContested,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
    RoundVerified,
)
from paircard.core.event.round_facts import RoundPaired, RoundPublished, RoundTimed, RoundUnpaired
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Subject:
    """What a kind of event is about: where that lies in a stage, and what is said to who wants to change it too."""

    sentence: str
    """Empty where two of the kind go beside each other."""
    which: Mapping[str, str] = field(default_factory=dict)
    """By name in the sentence the field of the event: two events are about the same thing when these are equal."""
    moves: bool = False
    """Whether a screen may show other players, boards or rounds of the stage than there are, after it."""
    beside: bool = False
    """Whether it is about the event and not about what is in its stages."""

    def paths(self, event: Any, stages_of: Iterable[int]) -> Iterator[Path]:
        """Yield the paths of what an event changes."""
        numbers: Path = tuple(part for name, own in self.which.items() for part in (name, getattr(event, own)))
        if self.beside:
            yield (self.sentence, *numbers)
            return
        for stage in stages_of:
            thing: Path = () if self.moves or not self.sentence else (self.sentence, *numbers)
            yield ("stage", stage, *thing)  # no words: a path


_LOOK_AGAIN = mark("The event is no longer as your screen shows it: look again, then decide.")
EVERYTHING = Subject(_LOOK_AGAIN, moves=True)
"""Of a kind that says nothing."""
STAGE = Subject(_LOOK_AGAIN, moves=True)
"""It moves all that is in a stage."""
NOTHING = Subject("")
"""It takes nothing away from anybody: it may land whatever else happened to the stage, as long as nothing moved."""
_BOARD = Subject(
    mark("{arbiter} has already changed board {board} of round {round}: look again, then decide."),
    {"board": "board", "round": "round", "game": "game"},
)
_ENTRANT = Subject(mark("{arbiter} has already changed entrant {entrant}: look again, then decide."), {"entrant": "id"})
_TEAM = Subject(mark("{arbiter} has already changed team {entrant}: look again, then decide."), {"entrant": "id"})
_LINE_UP = Subject(
    mark("{arbiter} has already written the line-up of this team for round {round}: look again, then decide."),
    {"round": "round", "team": "team_id"},
)

_START = Subject(
    mark("{arbiter} has already noted the start of match {match} of round {round}: look again, then decide."),
    {"match": "match", "round": "round"},
)

_MATCH = Subject(
    mark("{arbiter} has already decided match {match} of round {round}, or opened games: look again, then decide."),
    {"match": "match", "round": "round"},
)

SUBJECTS: Mapping[type[Fact], Subject] = {
    TournamentCreated: NOTHING,
    RecordsKept: NOTHING,
    IncidentsTold: NOTHING,
    DetailsChanged: Subject(
        mark("{arbiter} has already changed the event details: look again, then decide."),
    ),
    RegulationsChanged: Subject(
        mark("{arbiter} has already changed the regulations: look again, then decide."),
    ),
    Announced: NOTHING,
    DrawnUnannounced: NOTHING,
    NumbersKept: Subject(mark("{arbiter} has already said how the numbers come about: look again, then decide.")),
    FirstColourSet: Subject(mark("{arbiter} has already changed the first colour: look again, then decide.")),
    LotsDrawn: Subject(mark("{arbiter} has already changed the lots: look again, then decide.")),
    EntrantRegistered: NOTHING,
    EntrantCorrected: _ENTRANT,
    EntrantRemoved: _ENTRANT,
    EntrantWithdrawn: _ENTRANT,
    EntrantReturned: _ENTRANT,
    EntrantExpelled: _ENTRANT,
    NoticeGiven: _ENTRANT,
    AbsenceAnnounced: _ENTRANT,
    AbsenceCancelled: _ENTRANT,
    CheckedIn: NOTHING,
    CheckInTakenBack: NOTHING,
    FeesSet: Subject(mark("{arbiter} has already changed the entry fee: look again, then decide."), beside=True),
    FeeAgreed: Subject(
        mark("{arbiter} has already agreed on a fee with entrant {entrant}: look again, then decide."),
        {"entrant": "id"},
    ),
    FeePaid: Subject(
        mark("{arbiter} has already noted what entrant {entrant} has paid: look again, then decide."), {"entrant": "id"}
    ),
    FigureTyped: Subject(
        mark("{arbiter} has already typed another figure for entrant {entrant}: look again, then decide."),
        {"entrant": "id"},
    ),
    StartPositionSet: Subject(
        mark("{arbiter} has already drawn the starting position of round {round}: look again, then decide."),
        {"round": "round"},
    ),
    RoundTimed: Subject(
        mark("{arbiter} has already changed when round {round} begins: look again, then decide."), {"round": "round"}
    ),
    HandPairingBegun: STAGE,
    RoundPaired: STAGE,
    RoundUnpaired: STAGE,
    RoundPublished: NOTHING,
    RoundNotByRules: NOTHING,
    RoundVerified: NOTHING,
    ResultEntered: _BOARD,
    ResultCleared: _BOARD,
    ResultCorrected: _BOARD,
    ResultSettled: _BOARD,
    ResultContested: NOTHING,
    ColoursCorrected: _BOARD,
    RatingCorrected: _BOARD,
    Undone: STAGE,
    Redone: STAGE,
    swiss.PairsForbidden: Subject(
        mark("{arbiter} has already changed who does not meet: look again, then decide."), moves=True
    ),
    swiss.PairsAllowed: Subject(
        mark("{arbiter} has already changed who does not meet: look again, then decide."), moves=True
    ),
    swiss.BoardFixed: _ENTRANT,
    swiss.FideModeLeft: Subject(mark("{arbiter} has already left FIDE mode: look again, then decide.")),
    teams.TeamRegistered: NOTHING,
    teams.TeamCorrected: _TEAM,
    teams.LineUpHanded: _LINE_UP,
    teams.LineUpCorrected: _LINE_UP,
    teams.StartNoted: _START,
    series.SeriesOpened: _MATCH,
    series.MatchDecided: _MATCH,
    stages.StageOpened: Subject(mark("{arbiter} has already opened a section: look again, then decide."), beside=True),
    stages.StageChanged: Subject(mark("{arbiter} has already changed the section: look again, then decide.")),
    stages.StageClosed: STAGE,
    stages.StageEntered: _ENTRANT,
    stages.StageLeft: _ENTRANT,
    stages.NumbersGiven: STAGE,
    duels.ColourChosen: Subject(mark("{arbiter} has already written the choice of colour: look again, then decide.")),
    prizes.PrizesSet: Subject(mark("{arbiter} has already changed the prizes: look again, then decide.")),
    PeriodsSet: Subject(mark("{arbiter} has already changed the periods: look again, then decide.")),
    RatedInPeriod: _ENTRANT,
    RatingsRuled: Subject(
        mark("{arbiter} has already changed which ratings count: look again, then decide."), beside=True
    ),
    displays.GiversNamed: Subject(mark("{arbiter} has already named the giver: look again, then decide.")),
    displays.Noted: Subject(
        mark("{arbiter} has already noted something at board {board}: look again, then decide."),
        {"board": "table", "round": "round", "what": "what"},
    ),
    displays.BoardsPutTogether: Subject(mark("{arbiter} has already put boards together: look again, then decide.")),
}


@dataclass(frozen=True, slots=True)
class _Change:
    """One path that an event changes."""

    path: Path
    subject: Subject

    def meets(self, other: _Change) -> bool:
        """Whether they are about the same thing, or one moves what the other is about."""
        same = bool(self.subject.sentence) and self.path == other.path
        return same or self._moves(other) or other._moves(self)

    def _moves(self, other: _Change) -> bool:
        return self.subject.moves and other.path[: len(self.path)] == self.path


def clash(made: Iterable[Fact], between: Sequence[Entry], state: Tournament) -> Refusal | None:
    """Return why these events must not be stored before their arbiter has seen the entries in `between`.

    `state` is the event they are decided on, seen from the stage they are meant for.
    """
    if not between:
        return None
    # whoever changed a thing last is named
    others = [(each.arbiter, other) for each in reversed(between) for other in _changes(each.event, each.stage, state)]
    for event in made:
        for own in _changes(event, state.stage, state):
            for arbiter, other in others:
                if own.meets(other):
                    return _refusal(event, arbiter, own.subject, other.subject)
    return None


def _refusal(event: Fact, arbiter: str, own: Subject, other: Subject) -> Refusal:
    if own.moves or other.moves:
        return Refusal(tr(_LOOK_AGAIN))
    return Refusal(
        tr(own.sentence, arbiter=arbiter, **{name: getattr(event, each) for name, each in own.which.items()})
    )


def _changes(event: Fact, stage: int, state: Tournament) -> Iterator[_Change]:
    subject = SUBJECTS.get(type(event), EVERYTHING)
    if subject is EVERYTHING:
        yield _Change((), subject)
        return
    for path in subject.paths(event, _stages_of(event, stage, state)):
        yield _Change(path, subject)


def _stages_of(event: Fact, stage: int, state: Tournament) -> Iterable[int]:
    """Return the stages that an event changes something in."""
    if isinstance(event, Undone | Redone):
        return state.timeline.touched.get(event.command, frozenset({stage}))
    match event.scope:
        case Scope.STAGE:
            return (stage,)
        case Scope.NAMED:
            named: int = getattr(event, "stage", stage)
            return {named, getattr(event, "source", 0) or named}
        case Scope.PERSON:
            id_: ContestantId = getattr(event, "id", NOBODY)
            return [each for each, facts in state.world.items() if facts.knows(id_)] or [stage]
        case _:  # the event with all its stages
            return state.world

"""The journal in words, one line an entry; grows with the journal, so that an open screen costs little."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

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
from paircard.core.event.facts import Fact, Redone, Undone
from paircard.core.event.figure_facts import FigureTyped
from paircard.core.event.ids import ContestantId
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
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished, RoundTimed, RoundUnpaired
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import spoken, tr
from paircard.core.values.text import folded
from paircard.tui.screens.journal.game_told import GameTold
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.local_time import local_date_time, local_stamp

_KINDS: dict[str, tuple[type[Fact], ...]] = {
    "results": (
        ResultEntered,
        ResultCleared,
        ResultCorrected,
        ColoursCorrected,
        RatingCorrected,
        ResultSettled,
        RoundVerified,
        ResultContested,
        series.SeriesOpened,
        series.MatchDecided,
    ),
    "pairings": (HandPairingBegun, RoundPaired, RoundUnpaired, RoundPublished, RoundNotByRules),
    "undo": (Undone, Redone),
    "event": (
        TournamentCreated,
        DetailsChanged,
        RegulationsChanged,
        Announced,
        DrawnUnannounced,
        NumbersKept,
        prizes.PrizesSet,
        FeesSet,
        RatingsRuled,
        PeriodsSet,
        RatedInPeriod,
        RoundTimed,
        FirstColourSet,
        duels.ColourChosen,
        LotsDrawn,
        StartPositionSet,
        FigureTyped,
        stages.NumbersGiven,
        swiss.PairsForbidden,
        swiss.PairsAllowed,
        swiss.BoardFixed,
        swiss.FideModeLeft,
        RecordsKept,
        IncidentsTold,
    ),
    "teams": (teams.TeamRegistered, teams.TeamCorrected, teams.LineUpHanded, teams.LineUpCorrected, teams.StartNoted),
    "display": (displays.GiversNamed, displays.Noted, displays.BoardsPutTogether),
    "sections": (
        stages.StageOpened,
        stages.StageChanged,
        stages.StageClosed,
        stages.StageEntered,
        stages.StageLeft,
    ),
    "entrants": (
        EntrantRegistered,
        EntrantCorrected,
        EntrantRemoved,
        EntrantWithdrawn,
        EntrantReturned,
        EntrantExpelled,
        AbsenceAnnounced,
        AbsenceCancelled,
        NoticeGiven,
        CheckedIn,
        CheckInTakenBack,
        FeeAgreed,
        FeePaid,
    ),
}
KINDS = (*_KINDS,)
"""What a line can be about."""


@dataclass(frozen=True)
class Line:
    """One entry in words."""

    entry: Entry
    what: str
    why: str
    kind: str
    round: int
    """The round it is about, 0 for none."""
    brief: str = ""
    """The same with numbers for names, where names are in it; empty where there are none."""
    game: GameTold | None = None
    """Where it is about a game: what it tells of it."""

    @cached_property
    def searched(self) -> str:
        """Everything a word of the filter may be found in, without case and accents."""
        return folded(f"{self.what} {self.why} {local_stamp(self.entry.time)}")

    @property
    def text(self) -> str:
        """What and why."""
        return f"{self.what} ({self.why})" if self.why else self.what

    def exported(self, *, in_force: bool) -> str:
        """The line of the exported text."""
        undone = "" if in_force else tr(" [undone]")
        when = local_date_time(self.entry.time)
        return f"{self.entry.number:>5}  {when}  {self.entry.arbiter}  {self.text}{undone}"


class Book:
    """All lines of one journal."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.in_force: frozenset[int] = frozenset()
        self._tables = _Tables()
        self._language = spoken()
        self._line_ups: list[int] = []
        """Where line-ups are told."""

    def follow(self, tournament: Tournament) -> None:
        """Take over what the journal has more; begin anew with another event, and in another language."""
        known = len(self.lines)
        other = known > tournament.revision or (known and self.lines[-1].entry != tournament.entries[known - 1])
        if other or self._language is not spoken():
            self.lines, self._tables, self._language, self._line_ups = [], _Tables(), spoken(), []
        self.in_force = frozenset(tournament.timeline.done)
        for entry in tournament.entries[len(self.lines) :]:
            self._tables.follow(entry)
            self.lines.append(self._line(tournament, entry))
            if isinstance(entry.event, teams.LineUpHanded):
                self._line_ups.append(len(self.lines) - 1)
        for place in self._line_ups:  # secret until both are in: said anew, as things stand
            self.lines[place] = self._line(tournament, self.lines[place].entry)

    def stands(self, line: Line) -> bool:
        """Whether what a line tells is in force; what tells of an undo or redo always is."""
        return line.kind == "undo" or line.entry.command in self.in_force

    def _line(self, tournament: Tournament, entry: Entry) -> Line:
        event, seen = entry.event, journal_entry.where(tournament, entry)
        what, brief = journal_entry.in_stage(tournament, entry, journal_entry.what(seen, event)), ""
        game = None
        if pair := _as_played(seen, self._tables.pair(entry), event):
            labels = _label(seen, pair.white), _label(seen, pair.black)
            numbers = str(seen.numbers.get(pair.white, "?")), str(seen.numbers.get(pair.black, "?"))
            game = GameTold(what, labels, numbers)
            what, brief = game.in_full.text, game.in_numbers.text
        kind = kind_of(event)
        why = journal_entry.why(event)
        brief = f"{brief} ({why})" if why and brief else brief
        return Line(entry, what, why, kind, getattr(event, "round", 0), brief, game)


def _as_played(tournament: Tournament, pair: PairMade | None, event: Fact) -> PairMade | None:
    """Return a pair with White of the game first that an entry is about, where players have several games."""
    game, number = getattr(event, "game", 1), getattr(event, "round", 0)
    if pair is None or game == 1 or tournament.of_teams:
        return pair
    round_ = tournament.rounds[number - 1] if 0 < number <= tournament.scheduled else None
    board = round_.found(getattr(event, "board", 0), game) if round_ else None
    if board is not None and {*board.players} == {pair.white, pair.black}:
        return PairMade(*board.players)
    turned = game <= len(pair.colours) and pair.colours[game - 1] != pair.colours[0]
    return PairMade(pair.black, pair.white) if turned else pair


def kind_of(event: Fact) -> str:
    """Return what an event is about, one of `KINDS`."""
    return next(name for name, kinds in _KINDS.items() if isinstance(event, kinds))


def _label(tournament: Tournament, id_: ContestantId) -> str:
    return tournament.label(id_) if id_ in tournament.registrations else tr("entrant {number}", number=id_)


Seats = dict[tuple[int, int], tuple[PairMade, ...]]
"""The pairs of every round by its stage and number."""


class _Tables:
    """Who sat at which board when an entry was written, through every undo and redo."""

    def __init__(self) -> None:
        self._rounds: Seats = {}
        self._before: dict[int, Seats] = {}
        self._after: dict[int, Seats] = {}

    def follow(self, entry: Entry) -> None:
        """Take one entry into account."""
        event = entry.event
        if isinstance(event, Undone):
            self._put_back(self._before[event.command], entry.stage)
            return
        if isinstance(event, Redone):
            self._put_back(self._after[event.command], entry.stage)
            return
        if entry.number == entry.command:
            self._before[entry.command] = self._rounds
        if isinstance(event, RoundPaired):
            self._rounds = {**self._rounds, (entry.stage, event.round): event.pairs}
        self._after[entry.command] = self._rounds

    def _put_back(self, seats: Seats, stage: int) -> None:
        """Take the seats of one stage as they were; other stages go their own way."""
        others = {place: pairs for place, pairs in self._rounds.items() if place[0] != stage}
        self._rounds = others | {place: pairs for place, pairs in seats.items() if place[0] == stage}

    def pair(self, entry: Entry) -> PairMade | None:
        """Return the pair an entry is about, None when it is about none."""
        board = getattr(entry.event, "board", 0)
        pairs = self._rounds.get((entry.stage, getattr(entry.event, "round", 0)), ())
        return pairs[board - 1] if 0 < board <= len(pairs) else None

"""Makes event files with every kind of entry, to be kept for ever: see tests/golden/journals/README.md.

python -m tests.support.golden_journals FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

from paircard.core.commands import (
    AdjournMissing,
    AgreeFee,
    AndRepair,
    Announce,
    AnnounceAbsence,
    CancelAbsence,
    ChangeDetails,
    ChangeRegulations,
    ChangeStage,
    CheckIn,
    ChooseColour,
    ClearResult,
    CloseStage,
    Command,
    ContestResult,
    CorrectColours,
    CorrectEntrant,
    CorrectForRating,
    CorrectLineUp,
    CorrectResult,
    CorrectTeam,
    CreateTournament,
    DrawForColour,
    DrawGroups,
    DrawLots,
    DrawNumbers,
    DrawUnannounced,
    EndCheckIn,
    EnterResult,
    EnterStage,
    FillFinal,
    HandLineUp,
    HandUsualLineUps,
    ImportEvent,
    KeepNumbers,
    MoveEntrant,
    NameGivers,
    NoteEnd,
    NoteLate,
    NoteNotice,
    OpenDuelSeries,
    OpenStage,
    OrderEquals,
    PairAnew,
    PairByHand,
    PairRound,
    PayFee,
    PeriodRating,
    PostSchedule,
    PublishRound,
    PutTogether,
    RatePeriod,
    RecordFromPaper,
    Redo,
    RedoUpTo,
    RegisterEntrants,
    RegisterMembers,
    RegisterTeam,
    RemoveEntrant,
    ReturnEntrant,
    RuleRatings,
    SetFees,
    SetFirstColour,
    SetPeriods,
    SettleResult,
    Several,
    TakeBackCheckIn,
    TakePlaceOfTeam,
    TimeRounds,
    Undo,
    UndoBackTo,
    UnpairRound,
    VerifyRound,
    WithdrawEntrant,
)
from paircard.core.commands.cup import DecideMatch, OpenSeries
from paircard.core.commands.expelling import ExpelEntrant
from paircard.core.commands.figures import TypeFigure
from paircard.core.commands.finals import drawn_among
from paircard.core.commands.late_teams import NoteStart
from paircard.core.commands.leaving_fide_mode import LeaveFideMode
from paircard.core.commands.lots import groups_for_lots
from paircard.core.commands.prizes import SetPrizes
from paircard.core.commands.regulated import AllowPairs, FixBoard, ForbidPairs
from paircard.core.commands.start_positions import SetStartPosition
from paircard.core.event.entrant import Entrant, RatingSource, Sex, Title
from paircard.core.event.fide_details import FideDetails, Occasion
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber, TeamId
from paircard.core.event.morning_facts import Fee
from paircard.core.event.prize_facts import Fund
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.event.rating_rules import RatingRules
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import ODD_RESULTS, Result
from paircard.core.event.team import Team
from paircard.core.event.team_facts import Admission
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.review.recorded_rounds import rounds_not_by_rules
from paircard.core.systems.advancing import Plan
from paircard.core.systems.burstein.options import BursteinOptions
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.double_swiss.options import DoubleSwissOptions
from paircard.core.systems.drawing_groups import Apart, Way
from paircard.core.systems.dubov.options import DubovOptions
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.kit.reported_acceleration import ToldPoints
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.core.systems.lim.options import LimOptions
from paircard.core.systems.match.options import MatchOptions
from paircard.core.systems.monrad.options import MonradOptions
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.systems.round_robin.team_options import TeamRoundRobinOptions
from paircard.core.systems.scheveningen.options import ScheveningenOptions
from paircard.core.systems.simultaneous.options import SimultaneousOptions
from paircard.core.systems.sliding.options import SlidingOptions
from paircard.core.systems.swiss1998.team_system import TeamSwissOptions
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.storage.event_file import EventFile
from tests.support import trf
from tests.support.ids import ids, team_id
from tests.support.play import gold12

REPORTED = (
    "### made by another program\r\n",
    "013 Sharks                             1    4\r\n",
    "132                                                                                        26/05/01  26/05/02\r\n",
)


class Recorder:
    """An event file that is written command by command, a minute apart, by two arbiters in turn."""

    def __init__(self, path: Path, *opening: Command) -> None:
        minutes = count(9 * 60)
        self.file = EventFile.create(path, *opening, arbiter="Anna", clock=lambda: _time(next(minutes)))
        self.stage = 1

    @property
    def now(self) -> Tournament:
        """The event as it stands, seen from the stage that is written."""
        return self.file.tournament.seen(self.stage)

    def do(self, *commands: Command) -> None:
        """Execute one after the other."""
        for command in commands:
            self.file.execute(command, arbiter="Anna" if self.now.revision % 3 else "Bo Å.", stage=self.stage)

    def entrant(self, id_: ContestantId) -> Entrant:
        """An entrant as registered."""
        return self.now.registrations[id_].entrant

    def results(self, signs: str) -> None:
        """Enter the results of the last round, board 1 first; a dot leaves a board empty."""
        number = len(self.now.rounds)
        entered = ((board, sign) for board, sign in enumerate(signs, start=1) if sign != ".")
        self.do(*(EnterResult(number, board, Result(sign)) for board, sign in entered))

    def verify(self) -> None:
        """Type the last round a second time, as it stands."""
        current = self.now.rounds[-1]
        self.do(VerifyRound(current.number, tuple(b.result for b in current.boards if b.result), "Bo Å."))


WITH_INCIDENTS = (
    "012 Open with incidents",
    "142 3",
    "152 W",
    "192 FIDE_DUTCH_2026",
    "### MPA @ Round 1: 1-3 4-2 => 1-4 3-2",
    "### Correction @ Round 1: 1-4: 1-0 => 1/2-1/2",
    trf.player(1, "Adams, Ada", rating=2000, points="0.5", cells=["   4 w ="]),
    trf.player(2, "Brown, Bo", rating=1900, points="1.0", cells=["   3 b 1"]),
    trf.player(3, "Clark, Cy", rating=1800, points="0.0", cells=["   2 w 0"]),
    trf.player(4, "Drake, Dee", rating=1700, points="0.5", cells=["   1 b ="]),
    trf.player(5, "Evans, Eve", rating=1600, points="1.0", cells=["0000 - U"]),
)
"""A report as other programs of these rules write it."""


def _time(minutes: int) -> str:
    return f"2026-05-01T{minutes // 60:02}:{minutes % 60:02}:00Z"


def everything(path: Path) -> None:
    """Record an event in which everything happens that the program can record but the import of a report."""
    regulations = Regulations(6, half_point_byes=True, tie_breaks=("BH/C1", "SB", "DE", "LOTS"))
    event = Recorder(path, CreateTournament(Details("Open of everything"), regulations))
    _before_round_1(event)
    _round_1(event)
    _round_2(event)
    _round_3(event)
    _rounds_4_to_6(event)
    _lots(event)


def _before_round_1(event: Recorder) -> None:
    players = (
        Entrant.of("Żuk, Łucja", rating=2310, title=Title.WGM, sex=Sex.WOMAN, federation="POL", fide_id="1100001"),
        Entrant.of("Nowak, Jan", rating=2290, title=Title.IM, rating_source=RatingSource.FIDE, club="Hetman"),
        Entrant.of("Пенковски, Стоян", rating=2205, federation="BUL", birth=1971),
        Entrant.of("O'Neill, Órla", rating=2200, title=Title.FM, category="S50"),
        Entrant.of("Åkerström, Örjan", rating=2110, national_id="SE-77", rating_source=RatingSource.NATIONAL),
        Entrant.of("Lee, Ann", rating=2110),
        Entrant.of("Braun, Eva", rating=1990, sex=Sex.WOMAN),
        Entrant.of("Ek, Bo", rating=1875, rating_source=RatingSource.ESTIMATED),
        Entrant.of("Gone, Before", rating=1700),
        Entrant.of("Unrated, Una"),
        Entrant.of("Late, Nearly", rating=1500),
    )
    event.do(
        ChangeDetails(Details("Open of everything", "Łódź", "2026-05-01", "2026-05-03", "Anna")),
        RegisterEntrants(players),
        ChangeRegulations(Regulations(5, half_point_byes=True, tie_breaks=("BH", "SB", "LOTS"))),
        ChangeRegulations(Regulations(6, half_point_byes=True, tie_breaks=("BH/C1", "SB", "DE", "LOTS"))),
        RemoveEntrant(ContestantId(9)),
        CorrectEntrant(ContestantId(6), Entrant.of("Lee, Anne", rating=2105)),
        SetFirstColour("W"),
        SetFirstColour("B", "slip 7"),
        AnnounceAbsence(ContestantId(11), 1, half_point=True),
        AnnounceAbsence(ContestantId(8), 2),
        AnnounceAbsence(ContestantId(7), 3),
        CancelAbsence(ContestantId(7), 3),
        Undo(),
        Undo(),
        Redo(),
        Redo(),
    )


def _round_1(event: Recorder) -> None:
    event.do(PairRound(), UnpairRound("a player is at the door"), PairRound(), PublishRound())
    event.results("1=0+")
    event.do(ContestResult(1, 2, Result.WHITE), ClearResult(1, 3), EnterResult(1, 3, Result.BLACK))
    event.do(SettleResult(1, 2, Result.WHITE, Result.WHITE), CorrectColours(1, 1, reversed=True, reason="sat down so"))
    event.verify()
    event.do(RegisterEntrants((Entrant.of("Late, Really", rating=1950),), missed=(1,)))


def _round_2(event: Recorder) -> None:
    event.do(PairRound())
    event.results("a-x1=")
    *_, back_to, _, last = event.now.timeline.done
    event.do(UndoBackTo(back_to), RedoUpTo(last))
    event.do(EnterResult(2, 1, Result.DRAW), WithdrawEntrant(ContestantId(3), "ill"))
    event.do(CorrectResult(1, 1, Result.DRAW, "the slip says so"))


def _round_3(event: Recorder) -> None:
    """Pair by hand against B1a, which is recorded with the article."""
    _by_hand(event, swapped=True)
    event.do(PublishRound())
    event.results("10=1=")
    event.do(ReturnEntrant(ContestantId(3)))


def _by_hand(event: Recorder, *, swapped: bool) -> None:
    proposal = event.now.proposal
    pairs = [(pair.white, pair.black) for pair in proposal.pairs]
    if swapped:
        met = {(b.white, b.black) for r in event.now.rounds for b in r.boards}
        again = next(pair for pair in met if set(pair) <= {id_ for each in pairs for id_ in each})
        rest = [id_ for each in pairs for id_ in each if id_ not in again]
        pairs = [again, *zip(rest[::2], rest[1::2], strict=True)]
    event.do(PairByHand(tuple(pairs), proposal.bye, "the hall has no other tables", override=True))


def _rounds_4_to_6(event: Recorder) -> None:
    event.do(PairRound(), PublishRound(), EnterResult(4, 1, Result.WHITE))
    corrected = CorrectEntrant(ContestantId(5), Entrant.of("Åkerström, Örjan", rating=2400), "new list")
    event.do(AndRepair(corrected, "all agreed"), PairAnew("and once more"))
    _finish(event, "01=1=")
    event.do(CorrectResult(3, 2, Result.WHITE, "found on the sheet"), CorrectColours(3, 1, True, "they say so"))
    reasons = Regulations(6, half_point_byes=True, tie_breaks=("BH/C1", "WON", "LOTS"))
    event.do(ChangeRegulations(reasons, "the appeal was upheld"))
    proposal = event.now.proposal
    played = tuple((pair.white, pair.black) for pair in proposal.pairs)
    results = (Result.WHITE, None, *(Result.DRAW for _ in played[2:]))
    event.do(RecordFromPaper(played, results, proposal.bye, "the machine was off", override=True))
    _finish(event, "=====")
    event.do(PairRound(), PublishRound())
    _finish(event, "=====")
    event.verify()


def _finish(event: Recorder, signs: str) -> None:
    current = event.now.rounds[-1]
    for board in current.missing:
        event.do(EnterResult(current.number, board.number, Result(signs[board.number - 1])))


def _lots(event: Recorder) -> None:
    (_, group), *_ = groups_for_lots(event.now)
    event.do(
        DrawLots(group, seed="8 x red, 3 x blue"),
        DrawLots(group, seed="again", reason="a slip was torn"),
        DrawLots(group, typed_in=True, reason="slips from a hat"),
    )


def from_report(path: Path) -> None:
    """Import a report with records that have no place in the event, and go on."""
    report = write_trf(gold12(3).tournament, Edition.TRF16)
    lines = report.decode().splitlines(keepends=True)
    content = "".join([*lines[:2], *REPORTED, *lines[2:]]).encode()
    read = read_trf(content)
    event = Recorder(path, ImportEvent(read.events))
    event.do(PairRound())
    event.results("10=1a0")


def plain(path: Path) -> None:
    """Record what most events are: twelve players, five rounds, nothing but results."""
    event = Recorder(path, *gold12(0).commands)
    for signs in ("10=1=1", "=101=0", "10=01=", "1=10=0", "=10=1="):
        event.do(PairRound(), PublishRound())
        event.results(signs)


def format_2(path: Path) -> None:
    """Import a report with several byes in a round and whole dates of birth, and say what a federation asks."""
    head = [
        "012 Stadtmeisterschaft",
        "032 GER",
        "042 2026/05/02",
        "052 2026/05/03",
        "102 Arbiter, Anna",
        "112 Deputy, Bo",
    ]
    players = [
        trf.player(1, "Alt, Bernd", rating=2000, birth="1970/02/03", points="2.0", cells=["   2 w 1", "0000 - F"]),
        trf.player(2, "Berg, Ute", rating=1900, points="1.0", cells=["   1 b 0", "   4 w 1"]),
        trf.player(3, "Cohn, Ilse", rating=1800, points="2.0", cells=["0000 - U", "0000 - F"]),
        trf.player(4, "Dorn, Karl", rating=1700, points="1.0", cells=["0000 - F", "   2 b 0"]),
        trf.player(5, "Ernst, Max", points="1.0", cells=["0000 - U", "0000 - Z"]),
    ]
    report = read_trf(trf.document(*head, "XXR 4", *players), system="swiss-1998")  # there were no other rules then
    event = Recorder(path, ImportEvent(report.events))
    before = event.now.details
    event.do(ChangeDetails(replace(before, time_control="90 min + 30 s", round_dates=("2026-05-02", "", "2026-05-03"))))
    event.do(PairRound())
    event.results("1=")


def format_3(path: Path) -> None:
    """Record two sections, one that nobody came to, and a final, with undo in one beside play in the other."""
    event = Recorder(path, CreateTournament(Details("Open in sections"), Regulations(3, tie_breaks=("BH", "SB"))))
    event.do(_section("Aden", "Abel", "Acke", "Alda", "Anka", "Ax"), SetFirstColour("W"), ChangeStage(1, "A", "Open"))
    event.do(OpenStage("B", Regulations(2, tie_breaks=("PS",)), "Open"), OpenStage("C", Regulations(5)))
    event.stage = 2
    event.do(
        _section("Bakó", "Bern", "Bile"),
        SetFirstColour("B", "slip 3"),
        MoveEntrant(ContestantId(6), 1, 2, "asked for it"),
    )
    event.do(CloseStage(3, "nobody came"), ChangeDetails(Details("Open in sections", "Łódź")))
    event.do(PairRound(), PublishRound())
    event.stage = 1
    event.do(PairRound(), PublishRound())
    event.results("1=")
    event.stage = 2
    event.results("0=")
    event.stage = 1
    event.do(Undo(), EnterResult(1, 2, Result.WHITE), PairRound())
    event.results("01")
    event.do(CorrectEntrant(ContestantId(1), Entrant.of("Aden, Zoë", rating=1990)), Undo(), Redo())
    event.stage = 2
    event.do(Undo(), Redo(), WithdrawEntrant(ContestantId(9), "ill"))
    event.do(OpenStage("Final", Regulations(1), "Open"))
    event.stage = 4
    event.do(EnterStage(4, ids(1, 2), 1, "first two of A"), EnterStage(4, ids(7, 6)), SetFirstColour("W"), PairRound())
    event.results("1=")


def _section(*names: str) -> RegisterEntrants:
    return RegisterEntrants(tuple(Entrant.of(name, rating=2000 - 10 * n) for n, name in enumerate(names, start=1)))


def announced(path: Path) -> None:
    """Record what format 3 brought to a Swiss: lots and a list for A2, local ratings, towns, the announcement."""
    event = Recorder(path, CreateTournament(Details("Town cup"), Regulations(3, last_criterion="lots")))
    players = (
        Entrant.of("Adams, Ada", rating=1900, town="Łódź"),
        Entrant.of("Bauer, Bo", local_rating=1500),
        Entrant.of("Cohen, Cy", local_rating=1600, town="Lund"),
        *(Entrant.of(name) for name in ("Dahl, Di", "Ek, Eva", "Fisk, Flo")),
    )
    event.do(RegisterEntrants(players), Announce("printed"), SetFirstColour("W"))
    event.do(OrderEquals("slip 12"), OrderEquals(listed=ids(6, 4, 5), reason="one slip was missing in the hat"))
    event.do(ChangeRegulations(Regulations(3, last_criterion="list")), Announce("written"))
    event.do(ChangeRegulations(Regulations(4, last_criterion="list")), Announce("said"))
    event.do(PairRound())
    event.results("10=")
    event.do(PairRound())
    event.results("=1")


def round_robin(path: Path) -> None:
    """Record a round robin of five in two cycles: lots for the numbers, the schedule twice, results in any order."""
    options = RoundRobinOptions(cycles=2, swap_last_two=True)
    codes = ("DE/P", "SB/P", "KS", "WON", "LOTS")
    regulations = Regulations(5, "round-robin", tie_breaks=codes, last_criterion="lots", options=options)
    event = Recorder(path, CreateTournament(Details("Club championship", "Łódź", organiser="KS Hetman"), regulations))
    event.do(RegisterEntrants(tuple(map(Entrant.of, ("Adams, Ada", "Bąk, Bo", "Cox, Cy", "Dahl, Di", "Ek, Eva")))))
    event.do(OrderEquals("slip 7"), Announce("printed"), PostSchedule(), UnpairRound("a name was misspelled"))
    event.do(CorrectEntrant(ContestantId(2), Entrant.of("Bąk, Bożena"), "misspelled"), PostSchedule())
    for number, signs in ((1, "1="), (4, "0+"), (2, "x1"), (3, "a0"), (5, "=1"), (6, "10"), (8, "-="), (7, "1=")):
        results = (EnterResult(number, board, Result(sign)) for board, sign in enumerate(signs, start=1))
        event.do(*results)
    event.do(CorrectResult(1, 2, Result.BLACK, "the slip says so"), CorrectColours(6, 1, True, "they say so"))
    event.do(EnterResult(3, 1, Result.WHITE), ClearResult(7, 2), Undo(), EnterResult(10, 1, Result.DRAW))


def groups(path: Path) -> None:
    """Record groups drawn from slips before witnesses, played, and a final from them, by lots among equals."""
    event = Recorder(path, CreateTournament(Details("Cup"), Regulations(5, tie_breaks=("SB",))))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro"))
    league = Regulations(5, "round-robin", tie_breaks=("SB",))
    slips = (ids(2, 1), ids(3, 4), ids(6, 5))
    numbers = (ids(6, 2, 3), ids(1, 4, 5))
    drawn = DrawGroups(
        Way.BASKETS, (3, 3), league, (Apart.CLUB,), "", slips, (), numbers, "Group", "All", "Anna", "Bo, Cy"
    )
    event.do(drawn, Undo(), Redo())
    for stage in (2, 3):
        event.stage = stage
        event.do(PairRound())
        event.do(
            *(
                EnterResult(r.number, b.number, Result.DRAW if stage == 2 else Result.WHITE)
                for r, b in event.now.missing
            )
        )
    final = FillFinal("Group", Plan((1, 1), 1), "Final", league, (), "slip 4", "Anna", "Bo")
    while undecided := final.advanced(event.now).undecided:
        lots = drawn_among(event.now, undecided[0], "Group", "slip 4", (), "Anna", "Bo")
        final = replace(final, lots=(*final.lots, lots))
    event.do(final)
    event.stage = 4
    event.do(PairRound(), *(EnterResult(number, 1, Result.BLACK) for number in (3, 1)))


def timed(path: Path) -> None:
    """Record times of rounds beside dates told as earlier versions did, in two sections, changed and taken back."""
    details = Details("Weekend", round_dates=("2026-05-01", "", "2026-05-03"))
    event = Recorder(path, CreateTournament(details, Regulations(3)))
    event.do(_section("Aden", "Bern", "Cork"), SetFirstColour("W"))
    event.do(TimeRounds(((1, When("2026-05-01", "16:00")), (2, When("2026-05-02", "09:30")))), ChangeStage(1, "A"))
    event.do(ChangeDetails(replace(details, round_dates=("2026-05-01", "", "2026-05-04"))))
    event.do(ChangeDetails(replace(event.now.details, place="Lund")), TimeRounds(((2, When("", "10:00")),)), Undo())
    event.do(OpenStage("B", Regulations(2)))
    event.stage = 2
    event.do(
        _section("Dole", "Enns"), SetFirstColour("B"), TimeRounds(((1, When("", "18:00")), (2, When("2026-05-02"))))
    )
    event.do(PairRound())
    event.results("1")


def numbers(path: Path) -> None:
    """Record start numbers drawn from a seed, again after a late entry, from slips, in two sections; and a final."""
    league = Regulations(5, "round-robin", tie_breaks=("SB",))
    event = Recorder(path, CreateTournament(Details("League"), league))
    event.do(_section("Aden", "Bern", "Cork", "Dole"), DrawNumbers("slip 1"))
    event.do(RegisterEntrants((Entrant.of("Enns", rating=2500),)), DrawNumbers("slip 2"), Undo(), Redo())
    event.do(ChangeStage(1, "A"), OpenStage("B", league))
    event.stage = 2
    event.do(_section("Faro", "Genk", "Hull"), DrawNumbers(listed=ids(8, 6, 7)))
    event.do(DrawNumbers("slip 3", reason="two slips were the same"), PostSchedule())
    event.do(*(EnterResult(each, 1, Result.WHITE) for each in (1, 2, 3)))
    event.stage = 1
    event.do(PostSchedule(), *(EnterResult(5, board, Result.DRAW) for board in (1, 2)))
    event.do(OpenStage("C", Regulations(5)))
    event.stage = 3
    event.do(_section("Ibar", "Jena", "Kiel", "Lund", "Mora", "Nysa"))
    event.do(DrawGroups(Way.SNAKE, (3, 3), league, seed="slip 4", by="Anna", present="Bo"))


def carried(path: Path) -> None:
    """Record a final with results of its groups, one of them corrected afterwards, and a second final of the others."""
    event = Recorder(path, CreateTournament(Details("Cup"), Regulations(5, tie_breaks=("SB",))))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz", "Hull"))
    league = Regulations(5, "round-robin", tie_breaks=("DE/P", "SB/P"))
    event.do(DrawGroups(Way.SNAKE, (4, 4), league, seed="slip 5", field_name="All", by="Anna"))
    for stage, signs in ((2, "110=01"), (3, "1=1011")):
        event.stage = stage
        event.do(PostSchedule())
        event.do(
            *(
                EnterResult(r.number, b.number, Result(sign))
                for (r, b), sign in zip(event.now.missing, signs, strict=True)
            )
        )
    event.do(FillFinal("Group", Plan((2, 2), carry=True), "Final", league, seed="slip 6", by="Anna"))
    event.do(FillFinal("Group", Plan((4, 4), from_place=3, carry=True), "Final B", league, seed="slip 6", by="Anna"))
    event.stage = 4
    event.do(PostSchedule(), *_first_results(event, "10"))
    link = next(board.same_as for round_ in event.now.rounds for board in round_.boards if board.same_as)
    event.stage = link.stage
    event.do(CorrectResult(link.round, link.board, Result.WHITE, "both signed it so"))
    event.do(CorrectColours(link.round, link.board, True))
    event.stage = 5
    event.do(PostSchedule(), UnpairRound("a name was misspelled"), PostSchedule(), *_first_results(event, "="))


def _first_results(event: Recorder, signs: str) -> Iterator[Command]:
    """Yield results of the first games that the stage is to play, once its schedule is posted."""
    posted = event.now.imagine(*PostSchedule().decide(event.now))
    for (round_, board), sign in zip(posted.missing, signs, strict=False):
        yield EnterResult(round_.number, board.number, Result(sign))


def teams(path: Path) -> None:
    """Record a league of teams: line-ups, one of them corrected, a late team, a match lost by forfeit, late members."""
    options = TeamSwissOptions(boards=2, reserves="last-boards", late_members=3, most_reserve_games=2)
    regulations = Regulations(3, "team-swiss-1998", tie_breaks=("MPvGP", "EDE", "BC"), options=options)
    event = Recorder(path, CreateTournament(Details("League"), regulations))
    for name in ("Rooks", "Pawns", "Kings", "Knights"):
        players = tuple(Entrant.of(f"{name} {at}", rating=2000 - 10 * at - len(name)) for at in (1, 2, 3))
        event.do(RegisterTeam(Team(name, short=name[:3], captain=f"Captain of {name}"), players))
    event.do(SetFirstColour("W"))
    team = event.now.teams[team_id(1)]
    event.do(CorrectTeam(team_id(1), replace(team, federation="POL", regulars=2)))
    event.do(PairRound(), PublishRound())
    match, other = event.now.rounds[0].matches
    line_up = event.now.teams[match.teams[0]].members
    event.do(HandLineUp(1, match.teams[0], line_up[:2], "Captain"), HandUsualLineUps(1))
    event.do(
        NoteStart(
            1, other.number, "10:00", 60, (Admission(other.teams[0], "10:00", 2), Admission(other.teams[1], "10:20", 2))
        )
    )
    event.results("1=0=")
    event.do(CorrectLineUp(1, match.teams[0], (line_up[0], line_up[2]), "the reserve played on board 2"))
    event.do(RegisterMembers(team_id(5), (Entrant.of("Late, Lena", rating=1500),)))
    event.do(PairRound(), HandUsualLineUps(2))
    event.results("+-1=")
    event.do(Undo(), Redo())


def regulated_league(path: Path) -> None:
    """Record a league whose numbers stay as announced, with limits, and boards that line-ups leave to nobody."""
    options = TeamRoundRobinOptions(
        boards=3, reserves="any-place", most_reserve_games=1, least_regular_games=2, late_members=2, lost_after=30
    )
    regulations = Regulations(5, "team-round-robin", tie_breaks=("MPvGP", "EDE"), options=options)
    event = Recorder(path, CreateTournament(Details("Limits"), regulations))
    for name in ("Rooks", "Pawns", "Kings", "Queens"):
        players = tuple(Entrant.of(f"{name} {at}", rating=2000 - 10 * at - len(name)) for at in (1, 2, 3, 4))
        event.do(RegisterTeam(Team(name), players))
    event.do(KeepNumbers(), PostSchedule())
    match, _ = event.now.rounds[0].matches
    first, second = (event.now.teams[each].members for each in match.teams)
    event.do(HandLineUp(1, match.teams[0], (first[0], NOBODY, first[2])), HandLineUp(1, match.teams[1], second[:3]))
    event.do(EnterResult(1, 1, Result.WHITE), EnterResult(1, 3, Result.DRAW))
    event.do(NoteStart(1, match.number, "10:00", 30, (Admission(match.teams[0], "10:20", 2),)))
    event.do(HandUsualLineUps(2), Undo(), Redo())


def scheveningen(path: Path) -> None:
    """Record a match of two teams in which everybody meets everybody of the other."""
    options = ScheveningenOptions(boards=3)
    regulations = Regulations(3, "scheveningen", tie_breaks=("WBP", "REG", "DROP2"), options=options)
    event = Recorder(path, CreateTournament(Details("Match"), regulations))
    for name in ("North", "South"):
        players = tuple(Entrant.of(f"{name} {at}", rating=2000 - 10 * at) for at in (1, 2, 3, 4))
        event.do(RegisterTeam(Team(name), players))
    event.do(PostSchedule(), HandUsualLineUps(1), HandUsualLineUps(2))
    boards = zip(event.now.missing, "10=1=0", strict=False)
    event.do(*(EnterResult(round_.number, board.number, Result(sign)) for (round_, board), sign in boards))


def places(path: Path) -> None:
    """Record a league in which a team takes the place of one that has folded, names its members, and plays."""
    regulations = Regulations(3, "team-round-robin", tie_breaks=("MPvGP",), options=TeamRoundRobinOptions(boards=2))
    event = Recorder(path, CreateTournament(Details("Places"), regulations))
    for team in "ABCD":
        players = tuple(Entrant.of(f"{team} {at}", rating=2000 - 10 * at) for at in (1, 2))
        event.do(RegisterTeam(Team(f"Team {team}"), players))
    event.do(KeepNumbers(), PostSchedule())
    taken = TeamId(event.now.ids[PairingNumber(2)])
    event.do(WithdrawEntrant(taken, "folded"), TakePlaceOfTeam(taken, Team("Team E", captain="Ewa"), "folded"))
    event.do(RegisterMembers(taken, (Entrant.of("E 1", rating=1900), Entrant.of("E 2", rating=1800))))
    event.do(HandUsualLineUps(1))
    event.do(*(EnterResult(1, board.number, Result("1")) for board in event.now.rounds[0].boards))


def sliding(path: Path) -> None:
    """Record a blitz along a row of boards: numbers from a seed, the schedule, a round and a half."""
    regulations = Regulations(7, "sliding", tie_breaks=("DE/P", "SB/P"), options=SlidingOptions())
    event = Recorder(path, CreateTournament(Details("Blitz"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"))
    event.do(DrawNumbers(seed="slip 7"), PostSchedule())
    boards = zip(event.now.missing, "10==1", strict=False)
    event.do(*(EnterResult(round_.number, board.number, Result(sign)) for (round_, board), sign in boards))


def display(path: Path) -> None:
    """Record a simultaneous display with clocks: two givers, latenesses, the last boards, its end."""
    options = SimultaneousOptions(colours="alternate", several="share", giver_minutes=90, player_minutes=60)
    event = Recorder(
        path, CreateTournament(Details("Simul"), Regulations(1, "simultaneous", tie_breaks=(), options=options))
    )
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"))
    event.do(NameGivers((ContestantId(2), ContestantId(3))), PostSchedule())
    event.do(*(NoteLate(4),) * 3, *(EnterResult(1, board, Result(sign)) for board, sign in ((1, "1"), (2, "="))))
    event.do(PutTogether(), EnterResult(1, 3, Result("0")), EnterResult(1, 5, Result("+")), NoteEnd("18:30"))


def match(path: Path) -> None:
    """Record a match to two points: lots, the choice of colour, four games, a drawn pair, one game that decides."""
    options = MatchOptions(to="points", points=4)
    event = Recorder(path, CreateTournament(Details("Match"), Regulations(4, "match", tie_breaks=(), options=options)))
    event.do(_section("Aden", "Bern"), DrawForColour("slip 7"), ChooseColour("B"))
    for sign in "1=0=":
        event.do(PairRound())
        event.results(sign)
    event.do(DrawForColour("slip 8"), OpenDuelSeries("W", 15, 10))
    event.do(EnterResult(4, 2, Result.DRAW), EnterResult(4, 3, Result.DRAW))
    event.do(DrawForColour(winner=ContestantId(1)), OpenDuelSeries("B", 6, 0, 5), EnterResult(4, 4, Result.DRAW))


def rules_of_2026(path: Path) -> None:
    """Record a Swiss by the rules of 2026: accelerated, a late entry, byes, a forfeit."""
    options = DutchOptions("win", "baku")
    regulations = Regulations(4, "dutch-2026", half_point_byes=True, tie_breaks=("BH/C1@c07-2026",), options=options)
    event = Recorder(path, CreateTournament(Details("Open"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"), SetFirstColour("B"))
    event.do(PairRound())
    event.results("1=+")
    event.do(RegisterEntrants((Entrant.of("Hull", rating=1985),)), AnnounceAbsence(ContestantId(3), 2, half_point=True))
    event.do(PairRound())
    event.results("0=.")


def dubov(path: Path) -> None:
    """Record a Dubov event: accelerated, an estimate for one without a rating, a late entry, byes, a forfeit."""
    options = DubovOptions(acceleration="baku")
    regulations = Regulations(5, "dubov-2026", half_point_byes=True, tie_breaks=("BH/C1@c07-2026",), options=options)
    event = Recorder(path, CreateTournament(Details("Strong together"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro"), RegisterEntrants((Entrant.of("Graz"),)))
    event.do(CorrectEntrant(ContestantId(7), Entrant.of("Graz", rating=1900)), SetFirstColour("B"), PairRound())
    event.results("1=+")
    event.do(RegisterEntrants((Entrant.of("Hull", rating=1985),)), AnnounceAbsence(ContestantId(3), 2, half_point=True))
    event.do(PairRound())
    event.results("0=1")
    event.do(PairRound())
    event.results("1=01")
    event.do(PairRound())


def club_season(path: Path) -> None:
    """Record a season by Keizer: a bye, club duty, who told and who did not, a forfeit, one who joins, one who goes."""
    options = KeizerOptions(top=30, step=2, told_times=1, apart=1, loss_bonus=True, wins_first=True)
    regulations = Regulations(8, "keizer", half_point_byes=True, tie_breaks=("KEIZ",), options=options)
    event = Recorder(path, CreateTournament(Details("Thursdays"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns"), AnnounceAbsence(ContestantId(4), 1, half_point=True))
    event.do(PairRound())
    event.results("0=")
    event.do(AnnounceAbsence(ContestantId(2), 2, full_point=True), AnnounceAbsence(ContestantId(4), 2, half_point=True))
    event.do(PairRound())
    event.results("+")
    event.do(RegisterEntrants((Entrant.of("Faro", rating=1985),)), AnnounceAbsence(ContestantId(3), 3), PairRound())
    event.results("1=")
    event.do(WithdrawEntrant(ContestantId(5), "moved away"), PairRound())


def club_as_announced(path: Path) -> None:
    """Record a season of 40 rounds by Keizer with fixed points for all kinds, rounds as they were valued, a joiner."""
    fixed = {f"{kind}_points": at for at, kind in enumerate(("bye", "duty", "told", "silent", "late", "loss"), start=3)}
    options = KeizerOptions(frozen=True, own_counts=False).with_chosen(fixed)
    event = Recorder(
        path, CreateTournament(Details("Wednesdays"), Regulations(40, "keizer", tie_breaks=("KEIZ",), options=options))
    )
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro"), AnnounceAbsence(ContestantId(2), 1))
    event.do(AnnounceAbsence(ContestantId(4), 1, half_point=True), AnnounceAbsence(ContestantId(6), 1, full_point=True))
    event.do(PairRound())
    event.results("1")
    event.do(RegisterEntrants((Entrant.of("Graz", rating=1985),)), PairRound())
    event.results("0=1")
    event.do(PairRound())


def burstein(path: Path) -> None:
    """Record a Burstein event: accelerated, two rounds of seeding and two by the Index; late, away, by forfeit."""
    options = BursteinOptions(acceleration="baku")
    regulations = Regulations(5, "burstein-2026", half_point_byes=True, tie_breaks=("BH@c07-2026",), options=options)
    event = Recorder(path, CreateTournament(Details("Equal opposition"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"), SetFirstColour("W"), PairRound())
    event.results("1=+")
    event.do(RegisterEntrants((Entrant.of("Hull", rating=1985),)), AnnounceAbsence(ContestantId(3), 2, half_point=True))
    event.do(PairRound())
    event.results("0=1")
    event.do(AnnounceAbsence(ContestantId(5), 3), PairRound())
    event.results("1=0")
    event.do(PairRound())


def lim(path: Path) -> None:
    """Record a Lim event: a maxi-tournament, accelerated, a late entry, byes, a forfeit, both sides of the median."""
    options = LimOptions(acceleration="baku", maxi=True)
    regulations = Regulations(5, "lim-2026", half_point_byes=True, tie_breaks=("BH@c07-2026",), options=options)
    event = Recorder(path, CreateTournament(Details("Towards the median"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"), SetFirstColour("B"), PairRound())
    event.results("1=+")
    event.do(RegisterEntrants((Entrant.of("Hull", rating=1985),)), AnnounceAbsence(ContestantId(3), 2, half_point=True))
    event.do(PairRound())
    event.results("0=1")
    event.do(AnnounceAbsence(ContestantId(5), 3), PairRound())
    event.results("1=0")
    event.do(PairRound())


def double_swiss(path: Path) -> None:
    """Record a Double-Swiss: accelerated, a bye of its own, a late entry, forfeits of games and matches."""
    options = DoubleSwissOptions(bye=2, acceleration="baku")
    tie_breaks = ("BH/C1@c07-2026",)
    regulations = Regulations(3, options.tag, half_point_byes=True, tie_breaks=tie_breaks, options=options)
    event = Recorder(path, CreateTournament(Details("Twice"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"), SetFirstColour("B"), PairRound())
    event.results("1=+++-")
    event.do(RegisterEntrants((Entrant.of("Hull", rating=1985),)), AnnounceAbsence(ContestantId(3), 2, half_point=True))
    event.do(PairRound())
    event.results("01=xa1")
    event.do(EnterResult(2, 5, Result.DRAW), PairRound())
    event.results("10==")


def neighbours(path: Path) -> None:
    """Record an event by Monrad: numbers by lot, halves in round 1, a bye, a forfeit, one away."""
    regulations = Regulations(4, "monrad", half_point_byes=True, tie_breaks=("BH",), options=MonradOptions("halves"))
    event = Recorder(path, CreateTournament(Details("Neighbours"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"), DrawNumbers("oslo"), PairRound())
    event.results("1=+")
    event.do(AnnounceAbsence(ContestantId(3), 2, half_point=True), PairRound())
    event.results("0=1")
    event.do(PairRound())


def in_groups(path: Path) -> None:
    """Record an event by Monrad whose numbers are drawn in groups of strength, and one who is left over."""
    regulations = Regulations(3, "monrad", tie_breaks=("BH",), options=MonradOptions(draw="groups"))
    event = Recorder(path, CreateTournament(Details("Four groups"), regulations))
    names = ("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz", "Hull", "Iasi")
    event.do(_section(*names), DrawNumbers("oslo"), PairRound())
    event.results("1=01")


def accelerated(path: Path) -> None:
    """Record announced virtual points that differ by round, and in their place those that a report tells."""
    steps = DutchOptions(acceleration="own", virtual=2, virtual_rounds=2, virtual_then=1, virtual_then_rounds=3)
    regulations = Regulations(5, "dutch-2026", tie_breaks=("BH@c07-2026",), options=steps)
    event = Recorder(path, CreateTournament(Details("Steps"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz", "Hull"), SetFirstColour("W"))
    several = (ToldPoints(1, 4, (ContestantId(1), ContestantId(2))), ToldPoints(1, 2, (ContestantId(3),)))
    told = DutchOptions(acceleration="told", virtual_told=several)
    event.do(ChangeRegulations(replace(regulations, options=told)), PairRound())
    event.results("1=01")
    event.do(PairRound())


def football(path: Path) -> None:
    """Record a Swiss of 2026 in which a win gives 3 points, the bye ½: late, away, by forfeit, corrected."""
    regulations = Regulations(4, "dutch-2026", tie_breaks=("BH@c07-2026", "STD"), options=DutchOptions())
    event = Recorder(path, CreateTournament(Details("Football"), replace(regulations, half_point_byes=True)))
    event.do(ChangeRegulations(replace(event.now.regulations, points="3:1:0 U=0.5")))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz"), SetFirstColour("W"))
    event.do(PairRound())
    event.results("1=+")
    event.do(RegisterEntrants((Entrant.of("Hull", rating=1985),), (1,)))
    event.do(AnnounceAbsence(ContestantId(3), 2, half_point=True), PairRound())
    event.results("0=1")
    event.do(CorrectResult(2, 1, Result.DRAW, "slip 4"), PairRound(), Undo(), PairRound())
    event.results("10=.")


def prizes(path: Path) -> None:
    """Record prizes announced and changed before anything is played: shared by Hort, one each, women and a year."""
    event = Recorder(path, CreateTournament(Details("Prizes"), Regulations(1)))
    event.do(_section("Aden", "Bern", "Cork", "Dole"), SetPrizes((Fund((300, 200, 100)),)))
    funds = (Fund((300, 200, 100)), Fund((150,), "women"), Fund((90, 60), "cat U16"))
    event.do(SetPrizes(funds, "Hort", one_each=True))
    event.do(SetFirstColour("W"), PairRound())
    event.results("1=")


def ratings(path: Path) -> None:
    """Record ratings told apart: where they come from, lists in order, a method that gives others, one typed over."""
    event = Recorder(path, CreateTournament(Details("Ratings"), Regulations(1)))
    of_list = RatingOrigin("fide", "rapid", "2026-11", 1900)
    both = Entrant.of("Aden", rating=1900, national_rating=2000, rating_source=RatingSource.FIDE, origin=of_list)
    national = Entrant.of("Bern", rating=1800, rating_source=RatingSource.NATIONAL, official_rating=0)
    event.do(RegisterEntrants((both, national, Entrant.of("Cork", rating=1700), Entrant.of("Dole", rating=1600))))
    event.do(RuleRatings(RatingRules("rapid", ("rapid/standard", "pl"), "HBFN")))
    typed = replace(event.now.registrations[ContestantId(3)].entrant, rating=2050).with_rating_typed(None)
    event.do(CorrectEntrant(ContestantId(3), typed), SetFirstColour("W"), PairRound())
    event.results("1=")


def rated(path: Path) -> None:
    """Record what changes of ratings ask: K of some, corrected for one, and that pages do not tell them."""
    event = Recorder(path, CreateTournament(Details("Rated", off_pages=("ratings",)), Regulations(1, "dutch-2026")))
    event.do(RegisterEntrants((Entrant.of("Aden", rating=1900, k=20), Entrant.of("Bern", rating=1800))))
    junior = replace(event.now.registrations[ContestantId(2)].entrant, k=40)
    event.do(CorrectEntrant(ContestantId(2), junior), SetFirstColour("W"), PairRound())
    event.results("=")


def long_event(path: Path) -> None:
    """Record an event of more than 30 days: its periods, divided anew, ratings of a period, tie-breaks by rounds."""
    event = Recorder(path, CreateTournament(Details("League"), Regulations(3, "dutch-2026", tie_breaks=("ARO",))))
    event.do(_section("Aden", "Bern", "Cork", "Dole"), SetPeriods((3,), "round"), SetPeriods((2, 3), "round"))
    event.do(SetFirstColour("W"), PairRound())
    event.results("1=")
    event.do(RatePeriod(2, (PeriodRating(ContestantId(1), 2100, 2090, Title.CM), PeriodRating(ContestantId(2), 0, 0))))
    event.do(PairRound())
    event.results("10")


def cup(path: Path) -> None:
    """Record a cup of four in matches of two games: play-offs, lots that decide, a final, the match for third place."""
    regulations = Regulations(2, "knockout", tie_breaks=(), options=KnockoutOptions(2, third=True))
    event = Recorder(path, CreateTournament(Details("Cup"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole"), PairRound("slip 7"))
    event.results("====")
    event.do(OpenSeries(1, 1, 5, 3, seed="slip 8"), DecideMatch(1, 2, "lots", seed="slip 9"))
    event.do(*(EnterResult(1, board.number, Result.DRAW) for board in event.now.rounds[0].missing))
    event.do(OpenSeries(1, 1, 6, black_minutes=5, white=event.now.rounds[0].matches[0].first))
    event.do(*(EnterResult(1, board.number, Result.WHITE) for board in event.now.rounds[0].missing))
    event.do(PairRound("slip 10"))
    event.results("1=.")


def team_cup(path: Path) -> None:
    """Record a cup of two teams in two legs, each with line-ups of its own, one of the second leg corrected."""
    options = TeamKnockoutOptions(boards=2, legs=2, line_ups="leg")
    regulations = Regulations(1, "team-knockout", tie_breaks=(), options=options)
    event = Recorder(path, CreateTournament(Details("Team cup"), regulations))
    for name in ("Rooks", "Pawns"):
        players = tuple(Entrant.of(f"{name} {at}", rating=2000 - 10 * at - len(name)) for at in (1, 2, 3))
        event.do(RegisterTeam(Team(name), players))
    event.do(PairRound("slip 7"), HandUsualLineUps(1))
    event.do(EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.WHITE))
    first, second = event.now.rounds[0].matches[0].teams
    teams = event.now.teams
    event.do(
        HandLineUp(1, first, teams[first].members[1:], leg=2),
        HandLineUp(1, second, teams[second].members[:2], leg=2),
        EnterResult(1, 3, Result.DRAW),
        EnterResult(1, 4, Result.BLACK),
    )
    members = teams[second].members
    event.do(CorrectLineUp(1, second, (members[0], members[2]), "the reserve played", 2))


def consolation(path: Path) -> None:
    """Record a cup of eight that goes on, beside it a consolation of those who lost their first match."""
    regulations = Regulations(3, "knockout", tie_breaks=(), options=KnockoutOptions())
    event = Recorder(path, CreateTournament(Details("Cup"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz", "Hull"))
    event.do(SetFirstColour("W"), PairRound())
    event.results("1101")
    event.do(FillFinal("Knock-out", Plan((), out=1, first_match=True, follow=True), "Consolation", regulations))
    event.do(PairRound())
    event.stage = 2
    event.do(SetFirstColour("B"), PairRound())
    event.results("10")
    event.stage = 1
    event.results("0.")


def regulated(path: Path) -> None:
    """Record a Swiss of 2026 in FIDE mode, which is left: lists of who does not meet, a board of one's own."""
    options = DutchOptions(fide="on")
    breaks = ("BH/C1@c07-2026", "SB@c07-2026")
    regulations = Regulations(4, "dutch-2026", tie_breaks=breaks, options=options, first_board=11)
    event = Recorder(path, CreateTournament(Details("Rated"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Graz", "Hull"), SetFirstColour("W"))
    event.do(
        ForbidPairs((ContestantId(1), ContestantId(5), ContestantId(6)), 2),
        ForbidPairs((ContestantId(2), ContestantId(8))),
    )
    event.do(AllowPairs((ContestantId(8), ContestantId(2))), FixBoard(ContestantId(4), 12), PairRound())
    event.results("1=01")
    event.do(LeaveFideMode("sponsor's wish"), FixBoard(ContestantId(4), 0), PairRound())
    event.results("0=..")


def expelled(path: Path) -> None:
    """Record an event in which one withdraws, one is expelled, and one who was is back."""
    event = Recorder(path, CreateTournament(Details("Club"), Regulations(3, tie_breaks=("BH@fide1998",))))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro"), SetFirstColour("W"), PairRound())
    event.results("1=0")
    event.do(ExpelEntrant(ContestantId(2), "a telephone"), WithdrawEntrant(ContestantId(6), "ill"))
    event.do(ExpelEntrant(ContestantId(3), "by mistake"), ReturnEntrant(ContestantId(3)), PairRound())
    event.results("1=")


def answers(path: Path) -> None:
    """Record a draw not announced, and notice given by two who lost by forfeit; one of them played after all."""
    event = Recorder(path, CreateTournament(Details("Open"), Regulations(3, "dutch-2026", tie_breaks=("BH@c07-2026",))))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro"), DrawUnannounced(), SetFirstColour("W"))
    event.do(PairRound())
    event.results("+-1")
    (first, second, _) = event.now.rounds[0].boards
    event.do(NoteNotice((first.black, second.white)), EnterResult(1, 1, Result.DRAW), PairRound())
    event.results("1=")


def incidents(path: Path) -> None:
    """Take over a report that tells of incidents, and pair a round by hand."""
    event = Recorder(path, ImportEvent(read_trf(trf.document(*WITH_INCIDENTS)).events))
    proposal = event.now.proposal
    pairs = [(pair.white, pair.black) for pair in proposal.pairs]
    (one, other), *rest = pairs
    event.do(PairByHand(((other, one), *rest), proposal.bye, "they had agreed so"))


def imported(path: Path) -> None:
    """Take over a round that is not by the rules, in pairs, colours and bye, and pair the next."""
    cells = ("   2 w 1", "   1 b 0", "   5 w =", "0000 - U", "   3 b =")
    players = [trf.player(at, rating=2300 - 100 * at, cells=[each]) for at, each in enumerate(cells, start=1)]
    events = read_trf(trf.document("012 Friends", "142 3", "152 W", "192 FIDE_DUTCH_2026", *players)).events
    found = rounds_not_by_rules(Tournament.told(SYSTEMS, events))
    event = Recorder(path, ImportEvent((*events, *found)))
    event.do(PairRound())


def odd_results(path: Path) -> None:
    """Record results that are seldom wanted, an adjourned game that ends late, and what is rated otherwise."""
    regulations = Regulations(3, "dutch-2026", tie_breaks=("BH@c07-2026",), options=DutchOptions(fide="on"))
    entrants = tuple(Entrant.of(f"Player {number}", rating=2200 - 30 * number) for number in range(1, 15))
    event = Recorder(path, CreateTournament(Details("Odd results"), regulations))
    event.do(RegisterEntrants(entrants), SetFirstColour("W"), PairRound())
    event.do(*(EnterResult(1, board, result) for board, result in enumerate(ODD_RESULTS, start=1)))
    event.do(AdjournMissing(), PairRound(), EnterResult(1, 7, Result.BLACK))
    event.do(CorrectForRating(1, 1, Result.DRAW, "the sheets"), CorrectForRating(1, 4, Result.WHITE, "two moves"))
    event.do(CorrectForRating(1, 1, Result.WHITE_HALF, "as it was"))


def chess960(path: Path) -> None:
    """Record Chess960 with positions drawn and set, one seed for all lots, typed figures, and who may have no bye."""
    tie_breaks = ("EXT", "BH@c07-2026", "ARO/UMIN@c07-2026", "LOTS")
    options = DutchOptions(acceleration="baku", fide="on")
    regulations = Regulations(
        3, "dutch-2026", half_point_byes=True, tie_breaks=tie_breaks, options=options, chess960=True
    )
    event = Recorder(path, CreateTournament(Details("Chess960"), regulations))
    event.do(_section("Aden", "Bern", "Cork", "Dole", "Ely", "Faro"))
    first = ContestantId(1)
    event.do(CorrectEntrant(first, replace(event.entrant(first), no_half_bye="free entry")))
    event.do(AnnounceAbsence(ContestantId(2), 1, half_point=True), SetFirstColour("W", "kawka"))
    event.do(PairRound(), SetStartPosition(1))
    event.results("1=")
    event.do(PairRound(), SetStartPosition(2, 518), Undo(), SetStartPosition(2, 959))
    event.results("0=1")
    event.do(TypeFigure(first, 12500), TypeFigure(ContestantId(3), 125), TypeFigure(first, None))


def team_swiss_2026(path: Path) -> None:
    """Record a team Swiss by the rules of 2026: colours of type B, two rounds."""
    options = TeamSwiss2026Options(boards=2, colours="B")
    regulations = Regulations(3, "team-swiss-2026", tie_breaks=("MPvGP", "EDE"), options=options)
    event = Recorder(path, CreateTournament(Details("League"), regulations))
    for name in ("Rooks", "Pawns", "Kings", "Knights"):
        players = tuple(Entrant.of(f"{name} {at}", rating=2000 - 10 * at - len(name)) for at in (1, 2))
        event.do(RegisterTeam(Team(name), players))
    event.do(SetFirstColour("W"))
    for number, signs in ((1, "1=0="), (2, "10==")):
        event.do(PairRound(), HandUsualLineUps(number))
        event.results(signs)


def team_baku(path: Path) -> None:
    """Record an accelerated team Swiss of 2026: 3-1-0 announced, then 4-2-0, two teams apart, a late one, a bye."""
    options = TeamSwiss2026Options(boards=2, match_points="3-1-0")
    regulations = Regulations(5, "team-swiss-2026", tie_breaks=("MPvGP", "EDE"), options=options)
    event = Recorder(path, CreateTournament(Details("Bundesliga"), regulations))
    names = ("Rooks", "Pawns", "Kings", "Knights", "Queens", "Bishops", "Towers")
    for strength, name in enumerate(names):
        players = tuple(Entrant.of(f"{name} {at}", rating=2400 - 50 * strength - 10 * at) for at in (1, 2))
        event.do(RegisterTeam(Team(name), players))
    accelerated = replace(options, match_points="4-2-0", acceleration="baku")
    event.do(ChangeRegulations(replace(event.now.regulations, options=accelerated)))
    event.do(SetFirstColour("W"), ForbidPairs((ContestantId(1), ContestantId(7)), 2))
    event.do(PairRound(), HandUsualLineUps(1))
    event.results("1=0=1+")
    late = tuple(Entrant.of(f"Jokers {at}", rating=2330 - 10 * at) for at in (1, 2))
    event.do(RegisterTeam(Team("Jokers"), late), PairRound(), HandUsualLineUps(2))
    event.results("1=0011==")
    event.do(PairRound(), HandUsualLineUps(3))
    event.results("10")


def morning(path: Path) -> None:
    """Record the morning of an open: fees, who is there, who is not, who comes late; a payment moves with who paid."""
    event = Recorder(path, CreateTournament(Details("Open with a morning"), Regulations(3)))
    event.do(
        _section("Aden", "Bern", "Cork", "Dole", "Enns", "Faro", "Genk"),
        SetFees((Fee(1250, "born 2008-"), Fee(2500)), "EUR"),
        SetFees((Fee(1250, "women"), Fee(2500)), "EUR"),
        CheckIn(ids(1), 1),
        PayFee(ContestantId(1), 2500),
        CheckIn(ids(2, 3, 4), 1),
        CheckIn(ids(5), 1),
        TakeBackCheckIn(ContestantId(5), 1),
        PayFee(ContestantId(2), 1000),
        PayFee(ContestantId(2), 2500),
        PayFee(ContestantId(3), 2500),
        PayFee(ContestantId(3), 0),
        PayFee(ContestantId(7), 1250),
        ChangeStage(1, "A"),
        OpenStage("B", Regulations(3)),
        MoveEntrant(ContestantId(7), 1, 2),
        EndCheckIn(ids(4, 5, 6), 1),
        CheckIn(ids(5), 1),
        PayFee(ContestantId(5), 2500),
        Undo(),
        SetFirstColour("W"),
        PairRound(),
        PublishRound(),
        CheckIn(ids(6), 2),
        Several((WithdrawEntrant(ContestantId(1), "ill"), PayFee(ContestantId(1), 0))),
    )
    event.results("1=")
    event.do(PairRound())


def zonal(path: Path) -> None:
    """Record what FIDE asks of an event, told in two steps: a zonal by leave, registered, ids and addresses."""
    details = Details("Zonal", "Łódź", "2026-05-01", "2026-05-03", "Ek, Åsa", federation="POL")
    event = Recorder(path, CreateTournament(details, Regulations(3, "dutch-2026", options=DutchOptions())))
    first = FideDetails(Occasion.ZONAL, registered="2026-03-15", event_code="412345", chief_title="IA")
    event.do(ChangeDetails(replace(details, fide=first)))
    mail = replace(first, leave=True, chief_id="1100001", chief_email="asa@club.example", organiser_id="1100002")
    event.do(ChangeDetails(replace(details, fide=replace(mail, organiser_email="open@club.example"))))
    event.do(_section("Aden", "Bern", "Cork", "Dole"), SetFirstColour("W"), PairRound())
    event.results("1=")


def fees(path: Path) -> None:
    """Record fees of a section and of titles, and what was agreed with some alone; it moves with them."""
    event = Recorder(path, CreateTournament(Details("Open with fees"), Regulations(3)))
    event.do(
        _section("Aden", "Bern", "Cork", "Dole"),
        ChangeStage(1, "A"),
        OpenStage("B", Regulations(3)),
        SetFees((Fee(0, "title GM IM"), Fee(1000, "women", 2), Fee(1500, section=2), Fee(2500)), "EUR"),
        AgreeFee(ContestantId(1), 0),
        AgreeFee(ContestantId(2), 1250),
        AgreeFee(ContestantId(1), None),
        AgreeFee(ContestantId(3), 500),
        MoveEntrant(ContestantId(2), 1, 2),
        PayFee(ContestantId(4), 1500),
        MoveEntrant(ContestantId(4), 1, 2),
    )


MADE = {
    "zonal.json": zonal,
    "fees.json": fees,
    "chess960.json": chess960,
    "team-baku.json": team_baku,
    "cup.json": cup,
    "football.json": football,
    "prizes.json": prizes,
    "team-cup.json": team_cup,
    "consolation.json": consolation,
    "regulated.json": regulated,
    "expelled.json": expelled,
    "team-swiss-2026.json": team_swiss_2026,
    "answers.json": answers,
    "incidents.json": incidents,
    "odd-results.json": odd_results,
    "imported.json": imported,
    "round-robin.json": round_robin,
    "everything.json": everything,
    "from-report.json": from_report,
    "plain.json": plain,
    "format-2.json": format_2,
    "format-3.json": format_3,
    "announced.json": announced,
    "groups.json": groups,
    "teams.json": teams,
    "regulated-league.json": regulated_league,
    "scheveningen.json": scheveningen,
    "sliding.json": sliding,
    "places.json": places,
    "display.json": display,
    "match.json": match,
    "ratings.json": ratings,
    "long.json": long_event,
    "dutch-2026.json": rules_of_2026,
    "dubov-2026.json": dubov,
    "keizer.json": club_season,
    "keizer-fixed.json": club_as_announced,
    "monrad.json": neighbours,
    "monrad-groups.json": in_groups,
    "accelerated.json": accelerated,
    "burstein-2026.json": burstein,
    "lim-2026.json": lim,
    "double-swiss-2026.json": double_swiss,
    "timed.json": timed,
    "numbers.json": numbers,
    "carried.json": carried,
    "morning.json": morning,
    "rated.json": rated,
}


def told(tournament: Tournament) -> Iterator[str]:
    """Yield what a journal must tell for ever: its digest, the cards, the table."""
    yield f"{tournament.revision} entries, the last {tournament.entries[-1].digest}"
    for stage in sorted(tournament.world):
        if len(tournament.world) > 1:
            yield f"stage {stage}: {tournament.seen(stage).stage_name}"
        yield from _of_stage(tournament.seen(stage))


def _of_stage(tournament: Tournament) -> Iterator[str]:
    for card in tournament.cards.values():
        rounds = (
            f"{each.kind.name} {each.opponent or '-'} {each.colour or '-'} {each.half_points} {each.float}"
            for each in card.lines
        )
        entrant = card.entrant
        yield f"{card.id} no. {card.number} {entrant.name} {entrant.rating} {entrant.title}: {'; '.join(rounds)}"
    table = standings(tournament)
    yield f"after {table.after}: {' '.join(each.key for each in table.tie_breaks)}"
    for row in table.rows:
        figures = " ".join(each.written(figure) for figure, each in zip(row.figures, table.tie_breaks, strict=True))
        yield f"{row.place} no. {row.card.number} {row.points} {figures}".rstrip()


def main(folder: Path) -> None:
    """Make the files that are not there yet; never another time."""
    for name, make in MADE.items():
        path = folder / name
        if not path.exists():
            try:
                make(path)
            except Refusal as refusal:
                sys.exit(f"{name}: {refusal}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

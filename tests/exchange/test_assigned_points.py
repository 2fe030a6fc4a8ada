"""Record 299: what byes and forfeits give on their own, and games that count as another result than is rated (Q217)."""

from __future__ import annotations

from typing import Any

import pytest

from paircard.core.commands import (
    CorrectForRating,
    CreateTournament,
    EnterResult,
    HandUsualLineUps,
    PairRound,
    PostSchedule,
    RegisterEntrants,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import RatingCorrected
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.tables.standings import standings
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support import trf
from tests.support.league import league_posted
from tests.support.play import Play
from tests.support.round_robins import did

CODES = ("BH", "SB", "WIN")
TODAY = tuple(f"{code}@c07-2026" for code in CODES)
OPEN = Regulations(2, "dutch-2026", tie_breaks=TODAY, options=DutchOptions(fide="on"))


def played(regulations: Regulations = OPEN, *signs: str) -> Play:
    """Twelve players, two rounds."""
    play = Play.under(regulations, tuple(Entrant.of(f"P{n:02}", rating=2400 - 20 * n) for n in range(12)))
    for each in signs or ("1=1101", "111111"):
        play.do(PairRound())
        play.results(each)
    return play


def corrected() -> Tournament:
    """The same with two games rated otherwise than they count: a win as a loss, a draw as lost by both."""
    play = played()
    return play.do(
        CorrectForRating(1, 1, Result.BLACK, "the score sheets say so"),
        CorrectForRating(1, 2, Result.BOTH_LOSE, "they had agreed on it beforehand"),
    )


def assigned(tournament: Tournament, edition: Edition = Edition.TRF26, style: Style | None = None) -> list[str]:
    """The records 299 of the report."""
    lines = write_trf(tournament, edition, style or Style()).decode().split("\r\n")
    return [line for line in lines if line.startswith("299")]


def _gacrux(data: bytes) -> Any:
    from gacrux.trf2json import trf2json

    read = trf2json()
    read.parse_file(data.decode(), True)
    return read


def by_gacrux(data: bytes) -> dict[str, Any]:
    """The report as FIDE's reference code reads it: it refuses results that do not add up to the points."""
    read = _gacrux(data)
    assert read.chessjson["status"] == {"code": 0, "error": []}
    found: dict[str, Any] = read.get_tournament(1)
    return found


def test_the_final_report_says_what_counted_and_the_reference_code_finds_the_same_table() -> None:
    """001 has what is rated and the points that counted; 299 says of both players what their game gave."""
    event = corrected()
    assert assigned(event) == [
        "299 D         0.5    1    2    8",
        "299 L         0.0    1    7",
        "299 W         1.0    1    1",
    ]
    theirs = by_gacrux(write_trf(event, Edition.TRF26))
    from gacrux.tiebreak import tiebreak

    params = {"tiebreak": ["PTS", *CODES], "check": False, "pre_determined": False, "swiss": True, "unrated": None}
    answer = tiebreak(theirs, 2, params).compute_tiebreaks(theirs, params)
    found = {each["cid"]: (each["rank"], float(each["tiebreakScore"][0])) for each in answer["competitors"]}
    assert found == {row.card.number: (row.place, row.points / 2) for row in standings(event).rows}


@pytest.mark.parametrize("comments", [True, False])
def test_it_comes_back_with_both_results(comments: bool) -> None:
    """Also from a report without comments: the points tell which result counted."""
    event = corrected()
    report = read_trf(write_trf(event, Edition.TRF26, Style(comments=comments)))
    assert not [row for row in report.rows if row.remarks and row.code in ("001", "299")]
    again = Tournament.told(SYSTEMS, report.events)
    boards = [[(each.result, each.rated_as) for each in state.rounds[0].boards] for state in (event, again)]
    assert boards[0] == boards[1]
    assert sum(isinstance(each, RatingCorrected) for each in report.events) == 2
    assert write_trf(again, Edition.TRF26).split(b"001 ")[1:] == write_trf(event, Edition.TRF26).split(b"001 ")[1:]


def test_who_pairs_by_a_file_and_the_older_edition_get_no_such_record() -> None:
    """They have the results that counted, or no record for it."""
    event = corrected()
    assert not assigned(event, style=Style(running=True))
    assert not assigned(event, style=Style(for_engine=True))
    assert not assigned(event, Edition.TRF16)


def test_byes_and_forfeits_that_give_points_of_their_own() -> None:
    """TRF26 says it with 299, the older edition and engines with XXS."""
    event = played(Regulations(3, "dutch-2026", points="3-1-0 H=½ -=½"), "+11111").tournament
    assert assigned(event) == ["299 -         0.5", "299 H         0.5"]
    for style, edition in ((Style(), Edition.TRF16), (Style(for_engine=True), Edition.TRF26)):
        lines = write_trf(event, edition, style).decode().split("\r\n")
        assert "XXS FL=0.5 HPB=0.5" in lines
        assert not [line for line in lines if line.startswith("299")]
    report = read_trf(write_trf(event, Edition.TRF26))
    assert (report.left_out, [row for row in report.rows if row.remarks and row.code == "299"]) == ((), [])
    assert Tournament.told(SYSTEMS, report.events).regulations.points == "3-1-0 H=½ -=½"


def test_it_holds_wherever_it_stands() -> None:
    """162 names a win, and means a full-point bye with it: 299 says otherwise of that, before it as well as behind."""
    players = [trf.player(each, rating=2000 - each, cells=["0000 - F"]) for each in (1, 2)]
    for records in (("299 F         1.0", "162  W 3.0    D 1.0"), ("162  W 3.0    D 1.0", "299 F         1.0")):
        report = read_trf(trf.document("012 A", "192 FIDE_DUTCH_2026", *records, *players))
        assert Tournament.told(SYSTEMS, report.events).regulations.points == "3-1-0 F=1"


def pair(signs: str, *points: str) -> list[str]:
    """Two who have met, with the points that their records have."""
    cells = (f"   2 w {signs[0]}", f"   1 b {signs[1]}")
    told = zip((1, 2), points, cells, strict=True)
    return [trf.player(number, rating=2000 - number, points=each, cells=[cell]) for number, each, cell in told]


@pytest.mark.parametrize(
    ("record", "points"),
    [
        ("299          -1.0    1    1", ("0.0", "0.0")),  # a penalty
        ("299 W         1.5    1    1", ("1.5", "0.0")),  # what no result gives
        ("299 W         1.0    1    9", ("1.0", "0.0")),  # nobody
    ],
)
def test_what_no_event_here_has_is_told_and_nothing_else_is_doubted(record: str, points: tuple[str, str]) -> None:
    """The game counts as 001 has it; that the sums differ is said once, at the record that makes them differ."""
    report = read_trf(trf.document("012 A", "192 FIDE_DUTCH_2026", *pair("10", *points), record))
    remarks = [(row.code, remark.sentence) for row in report.rows for remark in row.remarks]
    assert remarks == [("299", "not applied: by the rules of the event results do not give such points")]
    assert report.other_points
    assert report.paired_otherwise == ()
    event = Tournament.told(SYSTEMS, report.events)
    assert [board.result for board in event.rounds[0].boards] == [Result.WHITE]


def test_half_a_point_taken_away_is_a_result_of_ours() -> None:
    """A draw of which one of the two has nothing is ½-0, rated as the draw that it was."""
    given = "299 L         0.0    1    2"
    report = read_trf(trf.document("012 A", "192 FIDE_DUTCH_2026", *pair("==", "0.5", "0.0"), given))
    (board,) = Tournament.told(SYSTEMS, report.events).rounds[0].boards
    assert (board.result, board.rated_as) == (Result.WHITE_HALF, Result.DRAW)


def test_annulled_games_are_rated_and_give_nothing() -> None:
    """C.05 6.6: who left before half of the games is out of the table; the report keeps what was played."""
    entrants = tuple(Entrant.of(f"P{n}", rating=2400 - n) for n in range(4))
    opening = (CreateTournament(Details("Club"), Regulations(3, "round-robin")), RegisterEntrants(entrants))
    event = did(Tournament.beginning(SYSTEMS), *opening, PostSchedule(), EnterResult(1, 1, Result.WHITE))
    board = event.rounds[0].boards[0]
    event = did(event, WithdrawEntrant(board.white))
    assert assigned(event) == [f"299 Z         0.0    1    {event.numbers[board.white]}"]
    by_gacrux(write_trf(event, Edition.TRF26))


def test_in_an_event_of_teams_it_names_the_teams_with_match_points() -> None:
    """A board rated as lost for both: the match was won by it, and FIDE's reference code finds the same scores."""
    event = did(Tournament.beginning(SYSTEMS), *league_posted(), HandUsualLineUps(1))
    event = did(event, EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.DRAW))
    assert assigned(event) == []
    first, second = event.rounds[0].matches[0].contestants
    event = did(event, CorrectForRating(1, 1, Result.BOTH_LOSE, "they had agreed on it beforehand"))
    assert assigned(event) == [
        f"299 W   2.0   1.5    1    {event.numbers[first]}",
        f"299 L   0.0   0.5    1    {event.numbers[second]}",
    ]
    read = _gacrux(write_trf(event, Edition.TRF26))
    assert read.chessjson["status"]["error"] == []  # without the record it refuses the report: the points are others
    (match,) = (each for each in read.get_tournament(1)["matchList"] if each["white"].get("mpoints") is not None)
    assert [float(match[side][each]) for side in ("white", "black") for each in ("mpoints", "gpoints")] == [
        2,
        1.5,
        0,
        0.5,
    ]

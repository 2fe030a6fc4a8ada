"""The final report of TRF26 leaves out nothing that the format can say (Q217): an event with everything in it."""

from __future__ import annotations

from functools import cache

from paircard.core.commands import (
    AnnounceAbsence,
    CorrectForRating,
    CreateTournament,
    EnterResult,
    ForbidPairs,
    PairRound,
    RegisterEntrants,
    RuleRatings,
    SetFirstColour,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.ids import PairingNumber
from paircard.core.event.rating_rules import RatingRules
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.table import RECORDS
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.round_robins import did

DETAILS = Details(
    "Open", "Arad", "2026-11-02", "2026-11-05", "Anna Nowak", "POL", ("Jan Lis",), "90 min + 30 s",
    tuple(f"2026-11-0{day}" for day in range(2, 6)),
)  # fmt: skip
REGULATIONS = Regulations(
    4,
    "dutch-2026",
    half_point_byes=True,
    tie_breaks=("BH/C1@c07-2026", "SB@c07-2026"),
    options=DutchOptions(fide="on", acceleration="baku"),
    points="2-1-0 H=½",
)
OF_TEAMS_OR_RUNNING = {"082", "212", "240", "300", "310", "320", "330", "352", "362", "801", "802", "013"}
"""Of events of teams, and byes of rounds to come."""


def entrants() -> tuple[Entrant, ...]:
    """Eleven: of FIDE's list, of a national one, with a category, with a rating that somebody typed, without any."""
    titles = (Title.FM, Title.WFM, *(Title.NONE,) * 6)
    listed = (Entrant.of(f"Player {n}", rating=2300 - 30 * n, title=title) for n, title in enumerate(titles))
    return (
        *listed,
        Entrant.of("Lis, Jan", rating=1900, official_rating=1800, national_rating=1900, federation="POL",
                   national_id="M/1", category="II"),
        Entrant.of("Typed, Tom", rating=1850, official_rating=1700),
        Entrant.of("New, Nina"),
    )  # fmt: skip


@cache
def played() -> Tournament:
    """Four rounds with byes, forfeits, games that are not rated, somebody who leaves, and two corrections."""
    opening = (CreateTournament(DETAILS, REGULATIONS), RegisterEntrants(entrants()), SetFirstColour("B"))
    event = did(Tournament.beginning(SYSTEMS), *opening, RuleRatings(RatingRules(method="NIDOF")))
    first, second, fifth, tenth = (event.ids[PairingNumber(each)] for each in (1, 2, 5, 10))
    event = did(event, ForbidPairs((first, second)), AnnounceAbsence(fifth, 2, half_point=True))
    for signs in (("1", "=", "+", "0", "1u"), ("=-0", "x", "1", "=", "="), ("1", "0", "=", "1", "1"), ("1",) * 5):
        event = did(event, PairRound())
        boards = event.rounds[-1].boards
        event = did(
            event,
            *(
                EnterResult(event.scheduled, board.number, Result(sign))
                for board, sign in zip(boards, signs, strict=False)
            ),
        )
        if event.scheduled == 3:
            event = did(event, WithdrawEntrant(tenth))
    correct = (CorrectForRating(1, 1, Result.DRAW, "score sheets"), CorrectForRating(3, 2, Result.WHITE, "signed so"))
    return did(event, *correct)


def test_every_record_that_an_event_of_players_can_need_is_there() -> None:
    """All that both editions of FIDE have for it is written, and nothing of other programs is needed."""
    lines = write_trf(played(), Edition.TRF26).decode().splitlines()
    of_fide = {record.code for record in RECORDS if record.of in ("TRF16", "TRF26")}
    codes = {"as 172 says" if line[:3] in ("POL", "MMM") else line[:3] for line in lines}
    assert codes == of_fide - OF_TEAMS_OR_RUNNING
    assert {record.code for record in RECORDS if record.code in of_fide and not record.write} == {"801", "802"}


def test_all_of_it_comes_back() -> None:
    """Read here, the report is written once more as it was."""
    report = write_trf(played(), Edition.TRF26)
    read = read_trf(report)
    told = [str(remark) for row in read.rows if row.code not in ("182", "222") for remark in row.remarks]
    assert told == ["columns 49-52 (rating): no rating: entered with 0"] * 1
    assert write_trf(Tournament.told(SYSTEMS, read.events), Edition.TRF26) == report


def test_the_reference_code_reads_it() -> None:
    """Its points are those of the event, though two games have other results than they were paired by."""
    from gacrux.trf2json import trf2json

    book = trf2json()
    book.parse_file(write_trf(played(), Edition.TRF26).decode(), True)
    assert book.chessjson["status"] == {"code": 0, "error": []}
    found = {each["cid"]: float(each["gamePoints"]) for each in book.get_tournament(1)["competitors"]}
    assert found == {card.number: card.points() / 2 for card in played().cards.values()}

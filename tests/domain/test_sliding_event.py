"""A sliding blitz as an event: everybody meets everybody, nobody at two boards, colours are those of the boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from paircard.core.commands import (
    Command,
    CreateTournament,
    DrawNumbers,
    EnterResult,
    ImportEvent,
    PostSchedule,
    RegisterEntrants,
    ReturnEntrant,
    Undo,
    WithdrawEntrant,
)
from paircard.core.event.bye import ByeKind
from paircard.core.event.card import Kind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.rules.book import rule
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.tiebreaks import parse
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from tests.support.dose import some
from tests.support.round_robins import did, results

SIZES = range(3, 61)


def opening(players: int) -> tuple[Command, ...]:
    entrants = tuple(Entrant.of(f"A{n:02}", rating=2400 - 10 * n) for n in range(1, players + 1))
    return CreateTournament(Details("Blitz"), Regulations(5, "sliding")), RegisterEntrants(entrants)


def posted(players: int, *drawn: Command) -> Tournament:
    return did(Tournament.beginning(SYSTEMS), *opening(players), *drawn, PostSchedule())


@pytest.mark.parametrize("players", some([*SIZES], 12))
def test_everybody_meets_everybody_once_at_one_board_a_round(players: int) -> None:
    event = posted(players, DrawNumbers("7"))
    everybody = set(event.registrations)
    met = Counter(frozenset(board.players) for round_ in event.rounds for board in round_.boards)
    assert met == Counter(frozenset(two) for two in combinations(everybody, 2))
    assert len(event.rounds) == players - 1 + players % 2 == event.planned
    for round_ in event.rounds:
        seated = [id_ for board in round_.boards for id_ in board.players] + [bye.who for bye in round_.byes]
        assert Counter(seated) == Counter(everybody)
        assert [board.number for board in round_.boards] == list(range(1, players // 2 + 1))
        assert [(bye.kind, bye.half_points) for bye in round_.byes] == [(ByeKind.FREE, 0)] * (players % 2)


@pytest.mark.parametrize("players", some([*SIZES], 12))
def test_colours_are_those_of_the_boards(players: int) -> None:
    """White sits on one side of a board and stays there, the other way at the next; number 1 turns board 1."""
    event = posted(players)
    seating = system_of(event).seating
    assert seating is not None
    for round_ in event.rounds:
        sides = []
        for board in round_.boards:
            one, other = (seating.seated(event, id_, round_.number) for id_ in board.players)
            assert one is not None
            assert other is not None
            assert (one.board, one.colour, other.board, other.colour) == (board.number, "W", board.number, "B")
            assert one.side != other.side
            sides.append(one.side)
        staying = sides if players % 2 else sides[1:]
        assert all(here != there for here, there in pairwise(staying))
        assert not staying or staying[0] == "near"
        if players % 2 == 0:
            assert sides[0] == ("far", "near")[round_.number % 2 == 0]
        assert all(seating.seated(event, bye.who, round_.number) is None for bye in round_.byes)


def test_the_seven_of_the_ruling() -> None:
    """K1: round 1: 1-6 2-5 3-4, 7 rests; round 2: 2-7 3-6 4-5, 1 rests."""
    event = posted(7)
    told = [[sorted(event.numbers[id_] for id_ in board.players) for board in each.boards] for each in event.rounds[:2]]
    assert told == [[[1, 6], [2, 5], [3, 4]], [[2, 7], [3, 6], [4, 5]]]
    assert [event.numbers[each.byes[0].who] for each in event.rounds[:2]] == [7, 1]


@pytest.mark.parametrize("players", [3, 4, 17, 18])
def test_what_is_said_is_what_is_posted(players: int) -> None:
    """Round, board and colours by the closed forms; where everybody goes is where they sit next; rules can be read."""
    event = posted(players, DrawNumbers("7"))
    meetings, seating = system_of(event).meetings, system_of(event).seating
    assert meetings is not None
    assert seating is not None
    for round_ in event.rounds:
        for board in round_.boards:
            white, black = (event.numbers[id_] for id_ in board.players)
            place = f"  {white}-{black}: round {round_.number}, board {board.number}."
            assert place in [line.text for line in meetings.between(event, black, white)]
            for id_, other in zip(board.players, reversed(board.players), strict=True):
                lines = [line.text for line in meetings.pair_lines(event, round_.number, id_)]
                assert lines[:2] == [
                    f"{event.label(board.white)} has White against {event.label(board.black)}.",
                    place,
                ]
                worked = next(line for line in lines if "Opponent: " in line or "Number 1 meets" in line)
                assert worked.endswith((f" {event.numbers[other]}.", f"number {event.numbers[other]}."))
                where = next(line for line in lines if "Place in the ring" in line or "Number 1 stays" in line)
                assert where.endswith(f"board {board.number}.")
                if round_.number < event.planned:
                    assert lines[-1] == f"  {seating.sitting(event, id_, round_.number + 1)}"
        for bye in round_.byes:
            first, *_ = meetings.pair_lines(event, round_.number, bye.who)
            assert first.text == f"{event.label(bye.who)} rests in round {round_.number}: no game and no point."
        assert all(rule(id_) for line in meetings.round_lines(event, round_.number) for id_ in line.rules)


@pytest.mark.parametrize(("players", "why"), [(2, "3 to 60 players, not for 2"), (61, "3 to 60 players, not for 61")])
def test_too_few_and_too_many_are_told(players: int, why: str) -> None:
    with pytest.raises(Refusal, match=why) as refused:
        posted(players)
    assert refused.value.article == "B.VI A5"


def test_seats_by_lot_by_slips_or_by_rating() -> None:
    """Lots are recorded; slips are typed; who came after the draw must be drawn too."""
    event = did(Tournament.beginning(SYSTEMS), *opening(5))
    slips = tuple(map(ContestantId, (3, 1, 5, 2, 4)))
    by_slips = did(event, DrawNumbers(listed=slips), PostSchedule())
    assert tuple(by_slips.ids[PairingNumber(number)] for number in range(1, 6)) == slips
    assert "by lot, drawn from slips (B.VI A5)" in as_text(make_paper(by_slips, "announcement"))
    assert "drawn with seed 7 (B.VI A5)" in as_text(make_paper(did(event, DrawNumbers("7")), "announcement"))
    assert "Seats are by rating" in system_of(event).rounds.advice_before_round_1(event)
    late = did(event, DrawNumbers("7"), RegisterEntrants((Entrant.of("Late"),)))
    with pytest.raises(Refusal, match="The lots lack") as refused:
        PostSchedule().decide(late)
    assert refused.value.article == "B.VI A5"


def test_late_comers_are_told_why_not() -> None:
    with pytest.raises(Refusal, match="but in the place of somebody who has played nothing") as refused:
        did(posted(5), RegisterEntrants((Entrant.of("Late"),)))
    assert refused.value.article == "B.VI A5"


def test_who_leaves_early_is_annulled_and_who_leaves_late_loses_the_rest() -> None:
    event = posted(6)
    assert "The seat stays empty" in system_of(event).entry.leaving(event, ContestantId(6))
    early = did(event, WithdrawEntrant(ContestantId(6), "ill"))
    assert all(board.annulled for round_ in early.rounds for board in round_.boards_of(ContestantId(6)))
    played = did(event, *(EnterResult(r, b, Result.WHITE) for r in (1, 2, 3) for b in (1, 2, 3)))
    late = did(played, WithdrawEntrant(ContestantId(6), "ill"))
    kinds = [line.kind for line in late.cards[ContestantId(6)].lines]
    assert kinds[3:] == [Kind.FORFEIT_LOSS] * 2
    assert not did(late, ReturnEntrant(ContestantId(6))).registrations[ContestantId(6)].gone


def test_where_next_follows_the_round_in_play_and_leaves_out_who_left() -> None:
    """K1: after round 1 of 7 number 1 rests, 7 comes to far board 1, 2 to near board 1; 4 changes sides at board 3."""
    event = posted(7)
    rows = {row[0]: row[1:] for row in _rows(event)}
    assert rows["1"] == ("A01", "1", "near", "White", "rests", "", "")
    assert rows["7"] == ("A07", "rests", "", "", "1", "far", "Black")
    assert rows["2"] == ("A02", "2", "near", "Black", "1", "near", "White")
    assert rows["4"] == ("A04", "3", "far", "Black", "3", "near", "White")
    event = did(event, *(EnterResult(1, board, Result.DRAW) for board in (1, 2, 3)))
    assert make_paper(event, "where-next").title == "Where do I go next? Rounds 2 and 3"
    event = did(event, WithdrawEntrant(ContestantId(7), "ill"))
    rows = {row[0]: row[1:] for row in _rows(event)}
    assert "7" not in rows
    assert rows["2"][:4] == ("A02", "1", "near", "no game")
    finished = did(posted(4), *results(posted(4), 1))
    assert make_paper(finished, "where-next").title == "Round 3, the last one: where everybody sits"


def _rows(event: Tournament) -> Sequence[tuple[str, ...]]:
    (section,) = make_paper(event, "where-next").sections
    assert section.table is not None
    return section.table.rows


def test_papers_pages_and_table() -> None:
    """Every paper offered can be made; the page and the hall have where everybody goes, players their own way."""
    event = posted(9)
    event = did(event, *results(event, 3)[:20])
    for name in offered(event):
        assert as_text(make_paper(event, name))
    assert "Norms" not in as_text(make_paper(event, "crosstable"))
    with pytest.raises(Refusal, match="the seats made the pairs"):
        make_paper(event, "protocol")
    pages = {page.name: page for page in site(event).pages}
    assert pages["where-next"].label == "Where next"
    assert any("Where do I go next?" in page.paper.title for name, page in pages.items() if name.startswith("hall"))
    assert "Then one board to the left" in as_text(pages["player-3"].paper)
    event = did(event, *results(event, 3))
    rows = standings(event).rows
    assert [(row.card.number, row.points) for row in rows] == [(number, 2 * (9 - number)) for number in range(1, 10)]


def test_only_who_moves_along_boards_has_that_paper() -> None:
    event = did(Tournament.beginning(SYSTEMS), CreateTournament(Details("Club"), Regulations(5, "round-robin")))
    with pytest.raises(Refusal, match="Only in the sliding system"):
        make_paper(event, "where-next")


def test_the_schedule_is_undone_and_the_report_names_it() -> None:
    event = posted(5)
    assert not did(event, Undo()).rounds
    exchange = system_of(event).exchange
    assert exchange.code(event) == "CUSTOM_ROUNDROBIN"


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [3, 4, 9, 18])
def test_a_report_there_and_back(players: int, edition: Edition) -> None:
    """The same boards, results and rests, as an event of the same system."""
    event = posted(players, DrawNumbers("7"))
    event = did(event, *results(event, 1)[: players + 2])
    report = read_trf(write_trf(event, edition))
    assert report.other_system == ""
    again = did(Tournament.beginning(SYSTEMS), ImportEvent(report.events))
    assert system_of(again).key == "sliding"
    for before, after in zip(event.rounds, again.rounds, strict=True):
        told = [
            [(board.number, *(one.numbers[id_] for id_ in board.players), board.result) for board in round_.boards]
            for one, round_ in ((event, before), (again, after))
        ]
        assert told[0] == told[1]
        assert [event.numbers[bye.who] for bye in before.byes] == [again.numbers[bye.who] for bye in after.byes]


def test_rounds_to_come_are_waited_for_by_nobody() -> None:
    """A round has begun with its first game: before it, nothing of it is missing or counts in the running score."""
    event = posted(5)
    assert not standings(event).waiting
    for board in (1, 2):
        event = did(event, EnterResult(1, board, Result.WHITE))
    table = standings(event, tie_breaks=parse(("PS",)))
    assert not table.waiting
    assert table.provisional
    assert sorted(row.figures[0].value or 0 for row in table.rows) == [0, 0, 0, 2, 2]
    event = did(event, EnterResult(2, 1, Result.DRAW))
    table = standings(event, tie_breaks=parse(("PS",)))
    resting = event.rounds[1].byes[0].who
    waiting = {row.card.id for row in table.rows if row.waiting}
    assert waiting == set(event.rounds[1].board(2).players)
    assert resting not in waiting

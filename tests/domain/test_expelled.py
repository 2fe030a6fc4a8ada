"""Q170, Q197, Q198: the table marks who has withdrawn and has nobody who was expelled; what they played counts on."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import ExpelEntrant, ReturnEntrant, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.tables.table_words import expelled_told
from paircard.core.values.errors import Refusal
from paircard.data.exchange.standings import standings_json
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.pages.as_site import as_site
from paircard.data.papers.as_text import as_text
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import TIME, Play
from tests.support.played_round_robins import seven
from tests.support.screen import comes, opened

NOTE = "Expelled, and in no table: 2 A2."


@pytest.fixture
def play() -> Play:
    """Eight players, two rounds; then 5 withdraws and 2 is expelled."""
    play = Play.evenly(8, 2000, 50)
    for signs in ("1=01", "=101"):
        play.pair()
        play.results(signs)
    play.do(WithdrawEntrant(play.id(5), "ill"), ExpelEntrant(play.id(2), "a telephone"))
    return play


def test_the_table_is_without_who_was_expelled_and_their_games_count(play: Play) -> None:
    """Points and tie-breaks of all others are what they were, and nobody keeps a place free."""
    before = play.tournament.imagine()
    undone = Play.evenly(8, 2000, 50)
    undone.do(*play.commands[3:-2])
    with_all = {row.card.id: row for row in standings(undone.tournament).rows}
    rows = standings(before).rows
    assert {row.card.id for row in rows} == {*with_all} - {play.id(2)}
    assert all(
        (row.points, row.figures) == (with_all[row.card.id].points, with_all[row.card.id].figures) for row in rows
    )
    assert rows[-1].place <= len(rows)
    assert [row.card.number for row in rows if row.withdrawn] == [5]


def test_the_table_before_somebody_left_has_no_mark(play: Play) -> None:
    assert not any(row.withdrawn for row in standings(play.tournament, 1).rows)


def test_papers_and_pages_tell_who_has_withdrawn_and_who_was_expelled(play: Play) -> None:
    """Every paper can be made; those with a table have the mark and the note."""
    assert all(make_paper(play.tournament, name).title for name in OF_PLAYERS)
    for name in ("standings", "crosstable", "crosstable-numbers", "progress", "wall-chart", "report", "tie-breaks"):
        told = as_text(make_paper(play.tournament, name))
        assert "A5 (withdrawn)" in told, name
        assert NOTE in " ".join(told.split()), name
    pages = as_site(site(play.tournament))
    assert "A5 (withdrawn)" in pages["standings.html"]
    assert NOTE in pages["standings.html"]
    assert "player-2.html" in pages
    assert '"name": "A5",\n   "withdrawn": true' in standings_json(play.tournament, standings(play.tournament))


def test_a_round_robin_keeps_the_column_and_has_no_line() -> None:
    event = _did(seven(), ExpelEntrant(ContestantId(3), "a telephone"))
    told = as_text(make_paper(event, "crosstable"))
    assert "Cieślak, Cezary" not in told.replace("3 Cieślak, Cezary.", "")
    assert len(standings(event).rows) == 6
    assert site(event)


def test_the_report_has_their_games_and_no_place(play: Play) -> None:
    """It comes in again with all games."""
    report = write_trf(play.tournament, Edition.TRF26)
    ranks = [line[85:89].strip() for line in report.decode().splitlines() if line.startswith("001")]
    assert ranks[1] == ""
    assert sorted(map(int, filter(None, ranks)))[-1] <= 7
    again = Tournament.beginning(SYSTEMS).imagine(*read_trf(report).events)
    assert [card.score for card in again.cards.values()] == [card.score for card in play.tournament.cards.values()]


def test_who_comes_back_is_in_the_table_again(play: Play) -> None:
    play.do(ReturnEntrant(play.id(2)))
    assert len(standings(play.tournament).rows) == 8
    assert expelled_told(play.tournament) == ""


def test_refused_twice_without_a_reason_and_before_round_1(play: Play) -> None:
    with pytest.raises(Refusal, match="expelled already"):
        ExpelEntrant(play.id(2), "again").decide(play.tournament)
    with pytest.raises(Refusal, match="needs a reason"):
        ExpelEntrant(play.id(3), " ").decide(play.tournament)
    with pytest.raises(Refusal, match="strike 1 A1 out instead"):
        ExpelEntrant(ContestantId(1), "so").decide(Play.evenly(4, 2000, 50).tournament)


def test_somebody_is_expelled_in_lines(play: Play, tmp_path: Path) -> None:
    """By the name of the command, with its mark in the list, table and journal; the same again takes it back."""
    talk = Conversation(play.store(tmp_path / "club.json"))
    assert "4 A4 is expelled; Q again takes it back." in talk.say("E", "4", "expel a telephone")
    told = talk.say("S", "list")
    assert "5 A5; withdrawn;" in told
    assert "4 A4;" not in told
    assert "Expelled, and in no table: 2 A2, 4 A4" in talk.say("where")
    assert "A4 expelled (a telephone)" in talk.say("J", "list")
    assert "4 A4 is back, and in the table." in talk.say("E", "4", "expel")


async def test_withdrawn_and_expelled_on_the_screen(play: Play, tmp_path: Path) -> None:
    async with opened(play.store(tmp_path / "club.json")) as pilot:
        await pilot.press("S")
        await comes(pilot, "A5 wd")
        await comes(pilot, "Expelled, and in no table: 2 A2")
        await pilot.press("E")
        await comes(pilot, "expelled")


def _did(event: Tournament, command: ExpelEntrant) -> Tournament:
    return event.record(command.decide(event), arbiter="Anna", time=TIME)

"""A round robin at the keyboard: posted by p, typed in any order; no place, paper or command falls over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PostSchedule
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.tui.batch.check import FIXED
from paircard.tui.cli import main
from paircard.tui.dialogs.tie_breaks import code_lines, meaning
from tests.support.dose import some
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.round_robins import did, posted, results, stored
from tests.support.screen import comes, opened

Capture = pytest.CaptureFixture[str]
MADE_BY_TABLE = "the table made the pairs"


def begun(path: Path, players: int) -> Path:
    """A schedule with two results, one of them in a round to come."""
    return stored(path, players, PostSchedule(), EnterResult(1, 1, Result.WHITE), EnterResult(3, 2, Result.DRAW))


async def test_p_posts_the_schedule_and_results_come_in_any_order(tmp_path: Path) -> None:
    async with opened(stored(tmp_path / "club.json", 5)) as pilot:
        await pilot.press("P")
        await comes(pilot, "5 players for round 1. p pairs it.")
        await pilot.press("p")
        await comes(pilot, "Lots for the numbers (B.VI A1)?")
        await pilot.press("k")
        await comes(pilot, "The whole schedule is posted: type results in any order.")
        await comes(pilot, "Round 1 of 5")
        await pilot.press("right_square_bracket", "right_square_bracket", "1")
        await comes(pilot, "Round 3 of 5")
        await pilot.press("left_square_bracket", "left_square_bracket", "5", "0")
        await comes(pilot, "Round 1 is complete: v verifies it, ] is the next round.")
        await pilot.press("up", "1", "enter")  # asked: the round is complete
        await comes(pilot, "(was ½-½)")
        tournament = pilot.app.tournament
        assert tournament is not None
        assert (settled_up_to(tournament), tournament.under_way) == (1, 2)
        await pilot.press("u")
        await comes(pilot, "½-½")


@pytest.mark.parametrize(("players", "state"), some([(5, "begun"), (10, "finished"), (5, "entered")], 2))
async def test_every_place_survives(tmp_path: Path, players: int, state: str) -> None:
    """Where there is nothing to show one sentence says why, and the next key works."""
    path = tmp_path / "club.json"
    match state:
        case "entered":
            stored(path, players)
        case "begun":
            begun(path, players)
        case _:
            stored(path, players, PostSchedule(), *results(posted(players), 1))
    async with opened(path) as pilot:
        await pilot.press("G")
        shown = "The table is shown once the schedule is posted" if state == "entered" else "Crosstable: "
        await comes(pilot, shown)
        await pilot.press("v", "n", "X")
        await comes(pilot, "No schedule is posted yet" if state == "entered" else "as the table has it (B.VI A4)")
        await pilot.press("w", *"1 2", "enter", "c", "escape", "n", "left_square_bracket", "s")
        await comes(pilot, "no steps to play")
        for key in ("n", "a", "escape", "T", "e"):
            await pilot.press(key)
        await comes(pilot, MADE_BY_TABLE)
        for key in ("S", "v", "v", "v", "E", "enter", "escape", "J", "P", "v", "escape", "o", "escape"):
            await pilot.press(key)
        await pilot.press("P")
        await comes(pilot, "Club")


async def test_screens_open_at_the_first_round_that_is_not_complete(tmp_path: Path) -> None:
    path = stored(
        tmp_path / "club.json", 5, PostSchedule(), EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.WHITE)
    )
    async with opened(path) as pilot:
        await pilot.press("P")
        await comes(pilot, "Round 2 of 5")
        await comes(pilot, "round 2 of 5, 2 of 2 results missing")


async def test_who_withdraws_is_told_what_becomes_of_the_games(tmp_path: Path) -> None:
    async with opened(begun(tmp_path / "club.json", 5)) as pilot:
        await pilot.press("E", "w")
        await comes(pilot, "1 A1 has played 0 of 4 games, fewer than half: all are annulled.")
        await pilot.press(*"ill", "enter")
        await comes(pilot, "1 A1 is withdrawn.")
        await pilot.press("a")
        await comes(pilot, "In a round robin nobody is absent from a round")
        await pilot.press("n")
        await comes(pilot, "nobody can join but in the place of somebody")


def test_line_mode_goes_through_a_whole_event(tmp_path: Path) -> None:
    """By words and by numbers; what a round robin has not is a sentence, and the conversation goes on."""
    talk = Conversation(stored(tmp_path / "club.json", 5))
    assert "The whole schedule is posted" in talk.say("P", "p k")
    assert "Board 1" in talk.say("1 1-0")
    assert talk.tournament.rounds[0].board(1).result is Result.WHITE
    assert "Round 1 of 5: as the table has it" in talk.say("X")
    assert "1 A1 has White against 2 A2.\n1-2: round 2, board 2." in talk.say("w 1 2")
    assert "1 A1 rests in round 1: no game and no point." in talk.say("list")
    assert "Crosstable: 1 of 10 games are in." in talk.say("G")
    assert "Place 1: 2 A2, 1 point; round 1: White against 5 A5, won" in talk.say("list")
    assert "4 games to come" not in talk.say("2")
    talk.say("v")
    assert "3 games to come, at most 4 points; between places 1 and 5, by points alone" in talk.say("list")
    assert "Place 1: 2 A2, 1 point; round 1: 1 point; round 2: 1 point" in talk.say("v", "list")
    assert "no steps to play" in talk.say("X", "s") + talk.refused
    assert MADE_BY_TABLE in talk.say("T", "e") + talk.refused
    talk.say("P", "h 1-2; why")
    assert "paired by hand" in talk.refused
    assert "Place 1" in talk.say("S", "list")


@pytest.mark.parametrize("players", [5, 10])
def test_every_paper_is_made_or_refused(tmp_path: Path, players: int) -> None:
    path = begun(tmp_path / "club.json", players)
    for name in OF_PLAYERS:
        code = main(["print", str(path), name, "--out", str(tmp_path / f"{name}.txt")])
        assert code == (1 if name in ("protocol", "crosstable-numbers") else 0)
    told = (tmp_path / "pairings.txt").read_text(encoding="utf-8")
    assert "Pairing of round 1 of" in told, "the round in play, and nothing provisional about it"
    assert "PROVISIONAL" not in told
    assert "Rules: round robin by the Berger tables." in (tmp_path / "report.txt").read_text(encoding="utf-8")


def test_before_the_schedule_is_posted_explain_waits_for_it(tmp_path: Path, capsys: Capture) -> None:
    assert main(["explain", str(stored(tmp_path / "club.json", 5))]) == 1
    assert "No round is paired yet: there is nothing to explain." in capsys.readouterr().err


def test_commands_for_scripts_say_it_in_a_sentence(tmp_path: Path, capsys: Capture) -> None:
    path = str(begun(tmp_path / "club.json", 5))
    assert main(["check", path]) == 1
    assert FIXED in capsys.readouterr().err
    assert main(["check", path, "--round", "2"]) == 1
    assert FIXED in capsys.readouterr().err
    assert main(["explain", path, "--round", "2"]) == 0
    assert capsys.readouterr().out.startswith("5 A5 has White against 3 A3.\n  5-3: round 2, board 1.\n  B.VI A4.4b: ")
    assert main(["explain", path, "--round", "6"]) == 1
    assert "The event has rounds 1 to 5, not 6." in capsys.readouterr().err
    assert main(["pair", path]) == 1
    assert "All 5 rounds are posted." in capsys.readouterr().err
    assert main(["pair", path, "--round", "2"]) == 0
    assert capsys.readouterr().out.split() == ["5-3", "1-2"]
    assert main(["verify", path]) == 0
    assert main(["publish", path, str(tmp_path / "www")]) == 0


@pytest.mark.parametrize(("layout", "code"), [("trf16", "192 FIDE_ROUNDROBIN"), ("trf26", "192 FIDE_ROUNDROBIN")])
def test_a_report_names_the_system(tmp_path: Path, layout: str, code: str) -> None:
    path, report = begun(tmp_path / "club.json", 5), tmp_path / "club.trf"
    assert main(["export", str(path), "--format", layout, "--out", str(report)]) == 0
    lines = report.read_text(encoding="utf-8").splitlines()
    assert "092 Round robin" in lines
    assert code in lines


def test_papers_that_do_not_fit_are_not_offered(tmp_path: Path) -> None:
    """Asked for by name they say why; a table is of all results, also of rounds that are not in play."""
    talk = Conversation(begun(tmp_path / "club.json", 5))
    told = talk.say("P", "O", "protocol")
    fitting = {*OF_PLAYERS, "not-here"} - {"protocol", "crosstable-numbers"}
    assert f"Paper 3 of {len(fitting)}: Pairing of round 1" in told
    assert MADE_BY_TABLE in talk.refused
    instead = talk.say("X", "O", "list")
    assert "The paper\nrounds shows them" in instead
    assert "c takes a paper by its name" in instead
    assert max(map(len, instead.splitlines()[-3:])) <= 80
    talk.say("P", "O")
    table = talk.say("crosstable", "list")
    assert "Crosstable, 2 of 10 games finished" in table
    assert "½" in table, "of round 3, while round 1 is in play"


def test_the_form_of_tie_breaks_offers_first_what_fits() -> None:
    tables = system_of(posted(5)).tables
    lines = list(code_lines(tables.fitting))
    assert lines[:3] == [
        "What fits this event:",
        "RR: direct encounter, Sonneborn-Berger, Koya, wins",
        "SSF-RR: direct encounter, Sonneborn-Berger, wins, Black, lots",
    ]
    assert "DE   Direct encounter" in lines
    assert list(code_lines(SYSTEMS["swiss-1998"].tables.fitting)) == list(code_lines())
    assert meaning("BH SB", tables.separate_nobody, "c07-2026").startswith("! BH: where everybody meets everybody")
    assert "; 2 Sonneborn-Berger (C.07 of 2026: capped dummy opponent); 3 Koya" in meaning("RR", tables.separate_nobody)


@pytest.mark.parametrize("players", some([10, 16], 1))
async def test_the_live_table_fills(tmp_path: Path, players: int) -> None:
    """All columns of 10 and of 16 players at 80x24, and every row; a result typed on Pairings is there at once."""
    path = stored(tmp_path / "club.json", players, PostSchedule(), EnterResult(2, 1, Result.DRAW))
    async with opened(path) as pilot:
        await pilot.press("1", "G")
        said = await comes(pilot, f"Crosstable: 2 of {players * (players - 1) // 2} games are in.")
        assert f" {players - 1} {players} " in said.replace(">", " "), "the heads of the last columns"
        first = "> 1 1 A1 1 * " + ". " * (players - 2) + "1"
        assert first in said
        assert f" A{players} ½ 0 " in said
        await pilot.press("slash", "3", "enter", "v")
        await comes(pilot, "Most: points if all is won.")
        await pilot.press("enter")
        await comes(pilot, "3 A3")


def test_bounds_of_places_hold() -> None:
    """Whatever comes: nobody ends above or below what was said on the way."""
    tournament = posted(7)
    said = []
    for command in results(tournament, 4):
        tournament = did(tournament, command)
        live = system_of(tournament).live
        assert live is not None
        said.append(live.rows(tournament))
    places = {row.card.id: row.place for row in said[-1]}
    points = {row.card.id: row.points for row in said[-1]}
    for rows in said:
        for row in rows:
            assert row.best <= places[row.card.id] <= row.worst
            assert row.points <= points[row.card.id] <= row.most
    assert all(row.settled for row in said[-1])


def test_the_crosstable_by_number_leads_to_the_square_table(tmp_path: Path) -> None:
    talk = Conversation(begun(tmp_path / "club.json", 5))
    talk.say("S", "c", "c")
    assert "Crosstable, 2 of 10 games finished" in talk.say("O", "list")

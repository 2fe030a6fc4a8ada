"""When the rounds begin: typed in one form, told everywhere a round is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paircard.core.commands import TimeRounds
from paircard.core.event.announced_facts import DetailsChanged
from paircard.core.event.round_facts import RoundTimed
from paircard.core.event.starting import filled, read_step, read_when
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.pages.as_site import as_site
from paircard.data.papers.as_text import as_text
from paircard.data.storage.journal_file import JournalFile
from tests.support.line import Conversation
from tests.support.play import Play, gold12
from tests.support.round_robins import did, posted, stored
from tests.support.screen import comes, opened

WEEKEND = ("2026-05-01 16:00", "2026-05-02 09:00", "2026-05-02 15:00", "2026-05-03 09:00", "2026-05-03 15:00")


def begins(tournament: Tournament) -> tuple[str, ...]:
    """When all rounds begin, as people read it."""
    return tuple(str(tournament.when(number)) for number in range(1, tournament.planned + 1))


async def test_a_step_fills_in_the_other_rounds_while_it_is_typed(tmp_path: Path) -> None:
    path = Play.evenly(6, 2000, 10).store(tmp_path / "event.json")
    async with opened(path) as pilot:
        await pilot.press("s")
        await comes(pilot, "When the rounds begin")
        await pilot.press(*"1.5.2026 16.00", "tab", *"9:00 15:00")
        await comes(pilot, WEEKEND[-1])
        # one of them typed by itself: those after it go on from there
        await pilot.press("down", "down", *"2026-05-03 10:00")
        assert "2026-05-04 09:00" in await comes(pilot, "2026-05-03 15:00")
        await pilot.press("tab", "tab", *"nonsense", "enter")
        await comes(pilot, "nonsense is neither date nor time")
        await pilot.press("-", "enter")
        await comes(pilot, "The times of the rounds are stored.")
        wanted = ("2026-05-01 16:00", "2026-05-02 09:00", "2026-05-03 10:00", "2026-05-03 15:00", "")
        assert begins(pilot.app.need_tournament()) == wanted
        await pilot.press("P")
        await comes(pilot, "Round 1 · 2026-05-01 16:00 · 6 players for round 1")
        await pilot.press("s", "tab", "tab", "tab", *"2026-05-01", "enter")
        await comes(pilot, "Round 3 would begin 2026-05-01, not after round 2 (2026-05-02 09:00)")
        await pilot.press("escape", "escape", "u", "y")
        await comes(pilot, "Undone")
        assert begins(pilot.app.need_tournament()) == ("",) * 5


def test_in_line_mode_on_one_line_and_round_by_round(tmp_path: Path) -> None:
    talk = Conversation(gold12(2).store(tmp_path / "event.json"))
    said = talk.say("P", "times 2026-05-01 9:30; 45; ; ; 14:00")
    assert "Round 5: 2026-05-01 14:45" in said
    assert begins(talk.tournament)[1:4] == ("2026-05-01 10:15", "2026-05-01 11:00", "2026-05-01 14:00")
    talk.say("s round 4=-; round 3=12:00")
    assert begins(talk.tournament)[2:4] == ("2026-05-01 12:00", "")
    assert "Round 2 of 5, 2026-05-01 10:15" in talk.say("list")
    assert "round 3 begins 2026-05-01 12:00" in talk.say("J", "list")
    talk.say("P", "s 2026-05-01 9:30; 2:30")
    assert "for a step from one round to the next type 2 h 30 min" in talk.refused
    talk.say("P", "s step=tomorrow")
    assert "tomorrow is no step" in talk.refused


def test_what_tells_of_a_round_tells_when_it_begins() -> None:
    times = TimeRounds(((1, When("2026-05-01", "16:00")), (2, When("2026-05-02", "09:00"))))
    now = did(gold12(2).tournament, times)
    told = {name: as_text(make_paper(now, name)) for name in ("rounds", "announcement", "pairings", "slips")}
    assert "Round 2, Sat 2 May, 09:00" in told["rounds"]
    assert "2  Sat 2 May  09:00" in told["announcement"]
    assert "Pairing of round 2 of 5, Sat 2 May, 09:00" in told["pairings"]
    assert "Round 2, board 1, Sat 2 May, 09:00" in told["slips"]
    player = next(page.paper for page in site(now).pages if page.name == "player-1")
    assert "Sat 2 May, 09:00" in as_text(player)
    assert "Fri 1 May, 16:00" in "".join(as_site(site(now)).values())
    record = next(line for line in write_trf(now).decode().splitlines() if line.startswith("132"))
    assert (record[91:99], record[101:109]) == ("26/05/01", "26/05/02")


def test_dates_of_earlier_versions_are_times_of_rounds() -> None:
    """They told all dates with every change of the details: a change of something else changes no time."""
    path = Path(__file__).parents[1] / "golden" / "journals" / "timed.json"
    event = JournalFile(path).tournament
    assert begins(event) == ("2026-05-01 16:00", "2026-05-02 09:30", "2026-05-04")
    assert begins(event.seen(2)) == ("18:00", "2026-05-02")
    kinds = [each["event"]["type"] for each in json.loads(path.read_text())["journal"].values()]
    assert {RoundTimed.__name__, DetailsChanged.__name__} <= {*kinds}


def test_the_file_stays_readable_by_older_copies_until_a_time_is_given(tmp_path: Path) -> None:
    path = Play([2000, 1900], rounds=3).store(tmp_path / "event.json")
    talk = Conversation(path)
    talk.say("E", "details federation=pol")
    assert JournalFile(path).tournament.entries[-1].format == 2
    talk.say("times 18:00")
    assert JournalFile(path).tournament.entries[-1].format == 3
    assert json.loads(path.read_text())["meta"]["1"]["format"] == 3


def test_a_section_is_offered_the_times_of_the_one_beside_it(tmp_path: Path) -> None:
    play = Play([2000, 1900], rounds=2)
    talk = Conversation(play.store(tmp_path / "event.json"))
    talk.say("E", "times 2026-05-01 10:00; 7 d", "A B; 2; A", "times", ".")
    now = talk.tournament
    assert begins(now.seen(1)) == begins(now.seen(2)) == ("2026-05-01 10:00", "2026-05-08 10:00")


@pytest.mark.parametrize(
    ("typed", "step", "wanted"),
    [
        (["2026-05-01 22:30", None], "1 h 30 min", "Round 2 would begin at 00:00, at night"),
        (["2026-05-01 22:30", "2026-05-02 0:00"], "1 h 30 min", ["2026-05-01 22:30", "2026-05-02 00:00"]),
        (["2026-05-01 2:30", None], "1 d", ["2026-05-01 02:30", "2026-05-02 02:30"]),
        (["2026-05-01 16:00", None], "2:30", "2:30 would begin a round at 02:30, at night, .* type 2 h 30 min"),
        (["2026-05-01 16:00", None], "0:45", "type 45 min"),
        (["18:30", None], "90", ["18:30", "20:00"]),
        (["2026-05-01", None], "1 week", "1 week is no step"),
        (["2026-12-28 18:00", None], "7 dni", ["2026-12-28 18:00", "2027-01-04 18:00"]),
        (["1 May 2026, 9:00", "15:00", "-", None], "", ["2026-05-01 09:00", "2026-05-01 15:00", "", ""]),
        (["2026-05-01", None], "45", "needs the time of the round before"),
        (["18:30", None], "1 d", "needs the date of the round before"),
        (["23:30", None], "45", "past midnight"),
        (["9.05"], "", "neither date nor time"),
        (["2026-02-30 9:00"], "", "neither date nor time"),
        (["24:00"], "", "neither date nor time"),
        (["2026-05-01 9:00", None], "0", "is no step"),
    ],
)
def test_what_may_be_typed(typed: list[str | None], step: str, wanted: list[str] | str) -> None:
    if isinstance(wanted, str):
        with pytest.raises(Refusal, match=wanted):
            filled(typed, read_step(step))
    else:
        assert [str(when) for when in filled(typed, read_step(step))] == wanted


def test_a_day_and_month_is_no_time() -> None:
    """9.05 may be the 9th of May; 16.00 and 9.30 are no days."""
    assert str(read_when("16.00", When())) == "16:00"
    assert str(read_when("9.30", When("2026-05-01"))) == "2026-05-01 09:30"


def test_rounds_of_a_schedule_may_begin_in_any_order() -> None:
    """One of them may be put off, or played before the others."""
    event = did(posted(4), TimeRounds(((1, When("2026-05-08")), (2, When("2026-05-01")))))
    assert begins(event) == ("2026-05-08", "2026-05-01", "")


def test_refused() -> None:
    now = Play([2000, 1900], rounds=3).tournament
    with pytest.raises(Refusal, match="There is no round 4"):
        TimeRounds(((4, When("", "09:00")),)).decide(now)
    with pytest.raises(Refusal, match="Nothing was changed"):
        TimeRounds(((1, When()),)).decide(now)
    with pytest.raises(Refusal, match="is no time at which"):
        TimeRounds(((1, When("in May")),)).decide(now)


def test_a_table_waits_for_its_players(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "event.json", 2))
    talk.say("E", "times 9:00")
    assert "Enter the players first" in talk.refused

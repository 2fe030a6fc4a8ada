"""Rating lists without leaving the screens: loaded with a bar, held against the entrants, taken over in the journal."""

from __future__ import annotations

from dataclasses import replace
from os import utime
from pathlib import Path
from threading import Event
from time import monotonic, sleep, time

import pytest

from paircard.core.commands import ChangeDetails, TimeRounds
from paircard.core.event.entrant import RatingSource
from paircard.core.event.entrant_facts import EntrantCorrected
from paircard.core.event.ids import ContestantId
from paircard.core.event.period_facts import PeriodsSet
from paircard.core.event.periods import in_period
from paircard.core.event.rating_rules import RatingRules
from paircard.core.event.when import When
from paircard.data.machine.settings import NO_NOTICE, RENEW_DAILY, Settings, SettingsRead
from paircard.data.machine.settings_written import write_settings
from paircard.data.ratings.index import lists, ratings_folder
from paircard.data.ratings.rated_player import Rated
from paircard.tui.cli import main
from paircard.tui.importing.rating_notice import differing_told
from paircard.tui.screens.entrants import load_rating_list
from tests.support.line import Conversation
from tests.support.lists_served import serving
from tests.support.play import gold12
from tests.support.rating_lists import write_text
from tests.support.screen import comes, opened, paste

LISTED = [
    Rated("A1", "77", federation="POL", title="FM", standard=2400),
    Rated("A3", "88", federation="POL", standard=0),
    Rated("A12", "99", federation="SWE", standard=2075),
]
"""A1 is 2350 in GOLD-12, A3 2300, A12 2075; nobody there has a title, a federation or an id."""


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    return write_text(tmp_path / "players_list_foa.txt", LISTED)


def load(listed: Path) -> None:
    assert main(["ratings", "import", str(listed)]) == 0


def corrections(talk: Conversation) -> list[EntrantCorrected]:
    return [each.event for each in talk.tournament.entries if isinstance(each.event, EntrantCorrected)]


# --- on the screen -----------------------------------------------------------------------------------------


async def test_a_list_is_loaded_compared_and_taken_over(listed: Path, tmp_path: Path) -> None:
    async with opened(gold12(0).store(tmp_path / "a.json")) as pilot:
        await pilot.press("c")
        await comes(pilot, "! There is no rating list yet: L makes one from a file you have.")
        await pilot.press("L")
        await paste(pilot, listed, "enter")
        await comes(pilot, "Federations, such as POL SWE; * takes all:")
        await pilot.press("enter")
        await comes(pilot, "fide: 3 players of")
        await pilot.press("c")
        said = await comes(pilot, "3 of 12 entrants found, 3 differ.")
        assert "1 A1 rating 2350 → 2400 (fide, by name)" in said
        assert "Enter take over a all (8) m missing (9) Esc close" in said
        await pilot.press("m")
        await comes(pilot, "Not in the lists: 2, 4, 5, 6, 7, 8, 9, 10, 11.")
        await pilot.press("escape", "down", "enter")
        said = await comes(pilot, "a all (7)")
        assert pilot.app.need_tournament().registrations[ContestantId(1)].entrant.title == "FM"
        await pilot.press("a")
        said = await comes(pilot, "1 differ")
        assert "3 A3 rating 2300 → none (fide, by name)" in said
        assert "a all" not in said
        await pilot.press("escape")
        await comes(pilot, "3 entrants are corrected.")
        entrant = pilot.app.need_tournament().registrations[ContestantId(1)].entrant
        assert (entrant.rating, entrant.rating_source, entrant.fide_id) == (2400, RatingSource.FIDE, "77")


async def test_a_list_that_is_given_up_leaves_the_old_one(
    listed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load(listed)
    before = lists(ratings_folder())[0].read_bytes()
    ended = Event()

    def endless(*arguments: object, **_: object) -> int:
        progress = arguments[-1]
        assert callable(progress)
        try:
            while True:
                ended.wait(0.01)
                progress(10**9, 20_000)
        finally:
            ended.set()

    monkeypatch.setattr(load_rating_list, "build", endless)
    async with opened(gold12(0).store(tmp_path / "a.json")) as pilot:
        await pilot.press("L")
        await paste(pilot, listed, "enter", "enter")
        await comes(pilot, "100 % 20000 players")
        await pilot.press("escape")
        await comes(pilot, "Given up: the list is as it was.")
        assert ended.wait(10)
    assert lists(ratings_folder())[0].read_bytes() == before


async def test_a_national_list_with_unknown_headings(tmp_path: Path) -> None:
    path = tmp_path / "pl.csv"
    path.write_text("Zawodnik;Pkt\nA1;2000\n;1\n")
    async with opened(gold12(0).store(tmp_path / "a.json")) as pilot:
        await pilot.press("L")
        await paste(pilot, path, "enter")
        await comes(pilot, "Which column of pl.csv is what?")
        await pilot.press("1", "tab", "tab", "tab", "2", "enter")
        said = await comes(pilot, "y load as pl c columns")
        assert "A1: 2000" in said
        await pilot.press("y")
        said = await comes(pilot, "1 line was left out:")
        assert "pl: 1 player of" in said
        await pilot.press("escape", "c")
        await comes(pilot, "1 A1 rating 2350 → 2000 (pl, by name)")


# --- line by line ------------------------------------------------------------------------------------------


def conversation(tmp_path: Path, rounds: int, *, half: bool = False) -> Conversation:
    play = gold12(rounds)
    if half:
        play.pair()
    talk = Conversation(play.store(tmp_path / "a.json"))
    talk.session.program.switch_mode("entrants")
    return talk


def test_the_same_in_lines(listed: Path, tmp_path: Path) -> None:
    talk = conversation(tmp_path, 0)
    talk.say("compare")
    assert "There is no rating list yet" in talk.refused
    said = talk.say(f"load list {listed}; swe")
    assert "fide: 1 player of" in said
    assert "fide: 3 players of" in talk.say(f"load list {listed}")
    said = talk.say("compare 2")
    assert "1: 1 A1: rating 2350, in the list 2400 (fide, by name)" in said
    assert [each.entrant.title for each in corrections(talk)] == ["FM"]
    talk.say("compare a")
    assert talk.tournament.registrations[ContestantId(12)].entrant.fide_id == "99"
    said = talk.say("compare m")
    assert "Not in the lists: 2, 4, 5" in said
    talk.say("compare 9")
    assert "9 is none of these: type a number, or nothing to end." in talk.refused
    talk.say("load list x; 1")
    assert "There is no file x: check the name." in talk.refused
    talk.say(f"load list {listed}; poland")
    assert "POLAND is not a code of three letters, such as POL." in talk.refused


def test_after_round_1_a_rating_needs_a_reason_and_its_effect_is_shown(listed: Path, tmp_path: Path) -> None:
    load(listed)
    talk = conversation(tmp_path, 2)
    said = talk.say("compare 1; list of October; y")
    assert "A1: rating 2350 becomes 2400. " in said
    assert "cts only on pairings still to be made; the number stays (A1, F7, R20)." in said
    (correction,) = corrections(talk)
    assert (correction.entrant.rating, correction.reason) == (2400, "list of October")


def test_all_after_round_1_are_shown_together_and_stored_together(listed: Path, tmp_path: Path) -> None:
    load(listed)
    talk = conversation(tmp_path, 2)
    talk.say("compare a; october; n")
    assert corrections(talk) == []
    said = talk.say("compare a; october; y")
    assert "on pairings still to be made; the numbers stay (A1, F7, R20)." in said
    assert {each.reason for each in corrections(talk)} == {"october"}
    assert {each.id for each in corrections(talk)} == {1, 3, 12}


def test_while_a_round_is_played_only_what_moves_nobody_is_taken_at_once(listed: Path, tmp_path: Path) -> None:
    load(listed)
    talk = conversation(tmp_path, 2, half=True)
    talk.say("compare a; october; y")
    assert "A round is being played: take over one by one, or all when its results are in." in talk.refused
    assert corrections(talk) == []
    while row := next((line for line in talk.say("compare m").split("\n") if "2400" in line or "list FM" in line), ""):
        said = talk.say(f"compare {row.partition(':')[0]}; october; k")
        assert "orrected" in said, said
    talk.say("compare a")
    assert not talk.refused
    assert talk.tournament.registrations[ContestantId(12)].entrant.federation == "SWE"


def test_nothing_differs(tmp_path: Path) -> None:
    (tmp_path / "pl.csv").write_text("name;rating\nA12;2075\n")
    load(tmp_path / "pl.csv")
    talk = conversation(tmp_path, 0)
    said = talk.say("compare")
    assert "Nothing differs." in said
    assert "1 of 12 entrants found, 0 differ." in said


# --- lists that the settings let fetch ---------------------------------------------------------------------


def aged(days: int) -> None:
    for path in lists(ratings_folder()):
        then = time() - days * 86_400
        utime(path, (then, then))


def test_a_list_that_is_a_day_old_is_fetched_before_it_is_compared(listed: Path, tmp_path: Path) -> None:
    """Q141; one that is of today is not asked for again, and nothing is where the settings name no address."""
    load(listed)
    talk = conversation(tmp_path, 0)
    aged(2)
    talk.say("compare 1")
    assert talk.tournament.registrations[ContestantId(1)].entrant.rating == 2400
    newer = write_text(tmp_path / "newer.txt", [LISTED[0]._replace(standard=2410)]).read_bytes()
    with serving({"/fide.txt": newer}) as base:
        talk.session.program.settings = SettingsRead(Settings(rating_lists=f"fide {base}/fide.txt"))
        said = talk.say("compare 1")
        assert "fide: fetched as the list of" in said
        assert talk.tournament.registrations[ContestantId(1)].entrant.rating == 2410
        assert "fetched" not in talk.say("compare")
        aged(2)
    said = talk.say("compare")  # nobody answers: it says so, and goes on with the list there is
    assert "gave no list" in said + talk.refused
    assert "1 of 12 entrants found" in said


async def test_the_program_renews_them_daily_where_it_is_wanted_and_tells_who_differs(tmp_path: Path) -> None:
    content = write_text(tmp_path / "x.txt", LISTED).read_bytes()
    with serving({"/fide.txt": content}) as base:
        write_settings(Settings(rating_lists=f"fide {base}/fide.txt", renew_lists=RENEW_DAILY))
        async with opened(gold12(0).store(tmp_path / "a.json")) as pilot:
            await comes(pilot, "2 entrants have other ratings there")
    assert [path.stem for path in lists(ratings_folder())] == ["fide"]


def test_and_beside_the_lines_of_a_person_told_before_the_next_line(tmp_path: Path) -> None:
    """Q135, in line mode: nobody waits for it, and a script fetches only what it asks for."""
    content = write_text(tmp_path / "x.txt", LISTED).read_bytes()
    with serving({"/fide.txt": content}) as base:
        write_settings(Settings(rating_lists=f"fide {base}/fide.txt", renew_lists=RENEW_DAILY))
        path = gold12(0).store(tmp_path / "a.json")
        Conversation(path).say("list")
        assert not lists(ratings_folder())
        talk = Conversation(path, interactive=True)
        said, deadline = talk.say("list"), monotonic() + 20
        while "2 entrants have other ratings there" not in said and monotonic() < deadline:
            sleep(0.05)
            said += talk.say("")
    assert "fide: fetched as the list of" in said
    assert said.count("2 entrants have other ratings there") == 1


def test_who_does_not_want_it_is_told_of_no_other_ratings(tmp_path: Path) -> None:
    """Q138: a setting keeps what is told after a list was renewed."""
    load(write_text(tmp_path / "list.txt", LISTED))
    tournament = gold12(0).tournament
    assert differing_told(tournament).startswith("2 entrants have other ratings there")
    write_settings(Settings(compare_ratings=NO_NOTICE))
    assert differing_told(tournament) == ""


# --- which ratings count -----------------------------------------------------------------------------------


def test_the_rules_and_the_ratings_of_one_in_lines(tmp_path: Path) -> None:
    """Q123 to Q129, Q145: the order is proposed, can be changed; another rating is shown, taken, and stays."""
    load(
        write_text(tmp_path / "list.txt", [Rated("A1", "77", standard=2400, rapid=2350), Rated("Lis", "5", rapid=1900)])
    )
    talk = conversation(tmp_path, 0)
    talk.say("rating rules play=rapid")
    assert talk.tournament.facts.rating_rules.play == "rapid"
    talk.say("rating rules lists=standard nosuch")
    assert "Lists: nosuch is none here" in talk.refused
    talk.say("rating rules lists=standard; method=fidon")
    assert talk.tournament.facts.rating_rules == RatingRules("rapid", ("standard",), "FIDON")
    said = talk.say("1", "ratings")
    assert "2350 counts (of no list that is known)." in said
    assert "1 fide standard" in said
    talk.say("ratings 2")
    entrant = talk.tournament.registrations[ContestantId(1)].entrant
    assert (entrant.rating, entrant.origin and (entrant.origin.kind, entrant.origin.chosen)) == (2350, ("rapid", True))
    talk.say("from list Lis; 1; club=X")  # the one list of the order has no rating: another is offered, and taken
    entrant = talk.tournament.registrations[ContestantId(13)].entrant
    assert (entrant.name, entrant.rating, entrant.club, entrant.origin and entrant.origin.kind) == (
        "Lis", 1900, "X", "rapid",
    )  # fmt: skip


def test_all_leaves_typed_ratings_alone(listed: Path, tmp_path: Path) -> None:
    """Q142 to Q144: they are told, and taken over only one by one."""
    load(listed)
    talk = conversation(tmp_path, 0)
    talk.say("1", "edit rating=2333")
    said = talk.say("compare a")
    assert talk.tournament.registrations[ContestantId(1)].entrant.rating == 2333
    assert talk.tournament.registrations[ContestantId(1)].entrant.title == "FM"
    said = talk.say("compare 1")
    assert "1: 1 A1: rating 2333, in the list 2400" in said
    assert talk.tournament.registrations[ContestantId(1)].entrant.rating == 2400


def test_periods_of_a_long_event_in_lines(tmp_path: Path) -> None:
    """Q210 to Q213: offered where the days span more, set by rounds, ratings from the list of the month, or typed."""
    assert main(["ratings", "import", str(write_text(tmp_path / "list.txt", LISTED)), "--month", "2026-10"]) == 0
    talk = conversation(tmp_path, 0)
    event = talk.tournament
    long = replace(event.details, start="2026-09-05", end="2026-11-07")
    days = ("2026-09-05", "2026-09-19", "2026-10-03", "2026-10-10", "2026-11-07")
    talk.session.program.execute(
        ChangeDetails(long), TimeRounds(tuple((at, When(day)) for at, day in enumerate(days, start=1)))
    )
    assert "The event lasts more than 30 days: I on Entrants divides it" in talk.say("details organiser=KS Hetman")
    talk.say("periods s; 4")
    assert talk.tournament.facts.periods == PeriodsSet((4,))
    talk.say("periods s; 3; first")
    assert "Period 2, rounds 3 to 5, would last 36 days: FIDE rates 30 together." in talk.refused
    said = talk.say("periods l; y")
    assert "1 A1: 2350 → 2400" in said
    entrant = talk.tournament.registrations[ContestantId(1)].entrant
    assert (entrant.rating, in_period(talk.tournament.facts, ContestantId(1), entrant, 2).rating) == (2350, 2400)
    talk.say("2", "periods t; rating=2345; official=2340")
    other = talk.tournament.registrations[ContestantId(2)].entrant
    assert in_period(talk.tournament.facts, ContestantId(2), other, 2).official == 2340

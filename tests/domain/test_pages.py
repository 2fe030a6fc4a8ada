"""What published pages promise: boards, places, reasons in names, feeds; and nothing that people typed is markup."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from paircard.core.commands import (
    ChangeDetails,
    CorrectEntrant,
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant, Sex, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.pages.names_for_numbers import Named
from paircard.core.pages.site import site
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.pages.as_site import as_site
from paircard.data.pages.look import DARK, LIGHT
from paircard.data.pages.publishing import publish
from paircard.data.pages.shared import HALL_LOOK
from paircard.data.storage.errors import EventExists
from tests.support.markup import read_page
from tests.support.play import TIME, Play, gold12

HOSTILE = '</script><script>alert(1)</script>" onload="x'
CLUBS = ("Wieża", "Hetman", HOSTILE)
LAST = ("Öhrnberg", "Đặng", "Szélkúti", "Lis", "Żak", "O’Brien", "Åkesson", "Мечков")


def event(*names: str) -> Tournament:
    """Return an event with round 1 published and the first board over; every third is a woman, clubs in turn."""
    tournament = Tournament.beginning(SYSTEMS)
    entrants = tuple(
        Entrant.of(
            name,
            rating=2400 - 20 * at,
            title=Title.FM,
            federation="POL",
            club=CLUBS[at % len(CLUBS)],
            sex=Sex.UNKNOWN if at % 3 else Sex.WOMAN,
            birth=1990,
        )
        for at, name in enumerate(names)
    )
    for command in (
        CreateTournament(Details(f"Open {HOSTILE}"[:60], place="Warszawa; Hala 2, piętro"), Regulations(rounds=3)),
        RegisterEntrants(entrants),
        SetFirstColour("W"),
        PairRound(),
        PublishRound(),
        EnterResult(1, 1, Result.BLACK),
    ):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    times = {1: When("2026-05-01", "09:30"), 2: When("2026-05-02"), 3: When("", "10:00")}
    return tournament.with_facts(replace(tournament.facts, times=times))


@pytest.fixture(scope="module")
def files() -> Mapping[str, str]:
    """The files of an event of eight, one of them a hostile name."""
    return as_site(site(event(*(f"{last}, Jan" for last in LAST[:7]), HOSTILE)))


def test_names_are_data_on_every_page(files: Mapping[str, str]) -> None:
    """Nothing typed ends a tag, an attribute or the script; the name reads as it was typed."""
    for name, text in files.items():
        if name.endswith(".html"):
            page = read_page(text, scripts=1)
            assert text.count("<h1>") == 1
            assert text.count("<main ") == text.count("</main>") == 1
            assert "alert(1)</script><" not in text
            assert page.text.count("Open </script>") >= 1
    assert HOSTILE in read_page(files["index.html"], scripts=1).text


def test_the_way_one_is_on_is_told(files: Mapping[str, str]) -> None:
    """By one way of the navigation on every page that is among them or belongs to one of them."""
    for name, text in files.items():
        if name.endswith(".html"):
            nav = text.partition("<nav")[2].partition("</nav>")[0]
            assert len(re.findall('aria-current="(page|true)"', nav)) == 1, name


def test_a_board_has_the_figures_on_its_squares(files: Mapping[str, str]) -> None:
    """Black has won board 1; board 2 is open, which is to be heard where the squares are empty."""
    first, second, *_ = re.findall(r'<li id="b\d">.*?</li>', files["pairings.html"])
    assert (
        '<span class="hid">0-1</span><b class="w" aria-hidden="true">0</b><b class="b" aria-hidden="true">1</b>'
        in first
    )
    assert re.search(r'class="p l lost"><a href="player-\d.html">.*class="p won"><a', first)
    assert '<span class="hid">playing</span>' in second
    assert 'class="strip" aria-hidden="true"><b class="b">B</b><b>·</b><b>·</b><b>·</b>' in files["pairings.html"]
    assert "1 of 4 games in" in files["pairings.html"]


def test_every_round_has_its_page_and_a_way_to_it() -> None:
    pages = as_site(site(gold12(3).tournament))
    for number in (1, 2, 3):
        text = pages[f"pairings-{number}.html"]
        assert f"<h1>Pairing of round {number} of 5</h1>" in text
        assert re.findall(r'<a href="pairings-(\d).html" aria-current="page">', text) == [str(number)]
        assert re.findall(r'<li><a href="pairings-(\d).html"', text) == ["1", "2", "3"]
    assert "pairings-4.html" not in pages


def test_the_list_of_names_tells_the_board_and_leads_to_it(files: Mapping[str, str]) -> None:
    """Whoever is first of the list plays on board 1 against the first of its second half."""
    assert '<a href="pairings.html#b1">board 1, Black, against Öhrnberg</a>' in files["index.html"]
    anchors = re.findall(r'href="pairings.html#(b\d+)"', files["index.html"])
    assert len(anchors) == 8
    assert {*anchors} == {*re.findall(r'<li id="(b\d+)"', files["pairings.html"])}


def test_standings_of_women_and_clubs(files: Mapping[str, str]) -> None:
    """Numbers 1, 4 and 7 are women; clubs of two players and more have a table each, with places of their own."""
    women = files["standings-women.html"].partition("<tbody")[2]
    assert sorted(re.findall(r'href="player-(\d).html"', women)) == ["1", "4", "7"]
    clubs = read_page(files["standings-clubs.html"], scripts=1)
    assert [line for line in clubs.lines if line in CLUBS] == [HOSTILE, "Hetman", "Wieża"]
    assert "1990" not in "".join(files.values())


def test_reasons_name_players_and_no_numbers() -> None:
    """As text says them elsewhere with numbers: `A` and a number is a name here."""
    pages = as_site(site(gold12().tournament))
    reasons = [
        reason
        for number in range(1, 13)
        for reason in re.findall('<li(?: class="in")?><p>(.*?)</p>', pages[f"player-{number}.html"])
    ]
    assert len(reasons) > 20
    for reason in reasons:
        assert "<" not in reason
    assert "Why A1 in round 5?" in pages["player-8.html"]
    assert not [each for each in reasons if re.search(r"(?<![A-Z½])\b\d+ (has|gets|floats|is|and|prefers)\b", each)]
    assert not [each for each in reasons if re.search(r"\b(Not|against|for) \d", each)]


def test_a_named_number_is_the_number() -> None:
    assert Named(7, "Lis") == 7
    assert f"{Named(7, 'Lis')} {Named(7, 'Lis')!s}" == "Lis Lis"
    assert {7: "found"}[Named(7, "Lis")] == "found"


def test_figures_of_a_player_who_won_against_a_stronger_one() -> None:
    """20 points of rating below, 47 % expected: +0.53; with the one rated game the performance is 800 above it.

    Below 2400 nobody knows K here: then the figure is what is multiplied by it.
    """
    play = Play.evenly(2, 2320, 20)
    play.pair()
    play.do(PublishRound())
    play.results("0")
    text = as_site(site(play.tournament))["player-2.html"]
    facts = re.findall("<dt>(.*?)</dt><dd.*?>(.*?)</dd>", text)
    values = dict(facts)
    assert values["performance"] == "3120"
    assert values["points against expectation; times K: the change of rating"] == "+0.53"


def test_the_feed_says_what_the_table_says(files: Mapping[str, str]) -> None:
    feed = json.loads(files["standings.json"])
    assert feed["after"] == 1
    assert feed["provisional"] is True
    assert len(feed["standings"]) == 8
    best = feed["standings"][0]
    assert (best["place"], best["points"], best["rounds"][0]["colour"]) == (1, 1.0, "B")
    assert not {"birth", "club", "national_id"} & best.keys()


def test_the_calendar_has_the_rounds_whose_days_are_known(files: Mapping[str, str]) -> None:
    """Round 2 has no time, and lasts the day; round 3 has no day, and is not in it (RFC 5545)."""
    text = files["rounds.ics"]
    assert text.startswith("BEGIN:VCALENDAR\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert text.count("BEGIN:VEVENT") == 2
    assert "DTSTART:20260501T093000\r\n" in text
    assert "DTSTART;VALUE=DATE:20260502\r\n" in text
    assert "LOCATION:Warszawa\\; Hala 2\\, piętro\r\n" in text
    assert 'href="rounds.ics"' in files["schedule.html"]
    assert "rounds.ics" not in as_site(site(gold12(1).tournament))


def test_the_feed_has_all_that_another_program_needs(files: Mapping[str, str]) -> None:
    """By ids that stay: entrants, the pairings of every round, tie-breaks as numbers; schema and version."""
    feed = json.loads(files["standings.json"])
    assert (feed["schema"], feed["version"]) == ("paircard-standings", 1)
    entrants = {each["id"]: each for each in feed["entrants"]}
    assert {row["id"] for row in feed["standings"]} == set(entrants)
    (first,) = feed["pairings"]
    assert (first["round"], first["date"], first["time"]) == (1, "2026-05-01", "09:30")
    seated = [board[colour] for board in first["boards"] for colour in ("white", "black")]
    assert sorted(seated) == sorted(entrants)
    assert [board["result"] for board in first["boards"]] == ["0-1", None, None, None]
    for row in feed["standings"]:
        assert entrants[row["id"]]["number"] == row["number"]
        assert len(row["tie_break_values"]) == len(feed["tie_break_codes"])
        for text, value in zip(row["tie_breaks"], row["tie_break_values"], strict=True):
            assert value is None or float(text.replace("½", ".5")) == value


def test_a_page_of_the_standings_has_a_hundred_places() -> None:
    """Each leads to the others, and everybody stands on one of them."""
    play = Play.evenly(230, 2900, 5)
    play.pair()
    play.do(PublishRound())
    drawn = as_site(site(play.tournament))
    pages = ["standings.html", "standings-2.html", "standings-3.html"]
    assert [drawn[name].count('class="of roomy"') for name in pages] == [100, 100, 30]
    assert all(set(pages) <= set(read_page(drawn[name], scripts=1).links) for name in pages)
    assert len(drawn["standings.html"].encode()) < 60_000
    names = [name for page in pages for name in re.findall(r">(A\d+)</a>", drawn[page])]
    assert sorted(names) == sorted(f"A{at}" for at in range(1, 231))


def test_a_screen_in_the_hall_turns_by_its_script_and_without_it(files: Mapping[str, str]) -> None:
    """A browser without scripts is told in its own way, and no other is: a page that fetches itself is a trap."""
    page = files["hall-1.html"]
    assert '<noscript><meta http-equiv="refresh" content="12; url=hall-2.html"></noscript>' in page
    assert page.count("http-equiv") == 1
    assert 'data-turns="12" data-then="hall-2.html"' in page
    assert '<body class="hall r5"' in page  # a head and four boards


def test_what_all_pages_share_stands_in_files_of_its_own(files: Mapping[str, str]) -> None:
    """Once, not in every page; named by what is in it."""
    shared = {name for name in files if name.endswith((".css", ".js"))}
    assert len(shared) == 3
    for name, page in files.items():
        if name.endswith(".html"):
            assert "<style>" not in page
            assert {found for found in shared if found in page} == shared - (set() if "hall" in name else {HALL_LOOK})


def test_files_for_other_programs_are_replaced_and_removed_like_pages(tmp_path: Path) -> None:
    """Another event's is not touched, nor what is none of ours."""
    timed = event("Lis", "Żak")
    publish(timed, tmp_path)
    assert (tmp_path / "rounds.ics").is_file()
    publish(timed.with_facts(replace(timed.facts, times={})), tmp_path)
    assert not (tmp_path / "rounds.ics").exists()
    assert (tmp_path / "standings.json").is_file()
    for name, content in {"standings.json": "{}", "rounds.ics": "BEGIN:VCALENDAR\r\n"}.items():
        (tmp_path / "other").mkdir(exist_ok=True)
        (tmp_path / "other" / name).write_text(content)
    with pytest.raises(EventExists, match="is not a page of paircard"):
        publish(timed, tmp_path / "other")
    assert (tmp_path / "other" / "standings.json").read_text() == "{}"


def test_a_large_event_has_pages_of_a_reasonable_size() -> None:
    """120 players after three rounds: the table of all within 120 KB, the page of one within 30."""
    play = Play.evenly(120, 2500, 5)
    for _ in range(3):
        play.pair()
        play.do(PublishRound())
        play.results("=" * 60)
    sizes = {name: len(text.encode()) for name, text in as_site(site(play.tournament)).items()}
    assert sizes["standings.html"] < 120_000
    assert max(size for name, size in sizes.items() if name.startswith("player-")) < 30_000


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read(tokens: Mapping[str, str]) -> None:
    """WCAG AA: 4.5 to 1 for every ink on whatever it stands on."""
    pairs = [
        *product(("ink", "quiet", "key"), ("sheet", "panel", "band", "me")),
        *product(("live", "warn"), ("panel", "me")),
        ("key-ink", "key"),
        ("on-white", "white"),
        ("on-black", "black"),
        ("on-draw", "draw"),
    ]
    for ink, ground in pairs:
        one, other = sorted((luminance(tokens[ink]), luminance(tokens[ground])), reverse=True)
        assert (one + 0.05) / (other + 0.05) >= 4.5, f"{ink} on {ground}"


def test_why_a_rating_changes_is_told_unless_it_is_kept_off_the_pages() -> None:
    """Two players 20 points apart, Black has won; K of one of them is known."""
    play = Play.evenly(2, 2420, 20)
    play.do(CorrectEntrant(play.id(2), replace(play.tournament.cards[play.id(2)].entrant, k=10)))
    play.pair()
    play.do(PublishRound())
    play.results("0")
    text = as_site(site(play.tournament))["player-2.html"]
    assert "<dt>change of rating, K 10</dt><dd" in text
    assert ">+5.3<" in text
    assert "B.02 8.3.2" in text
    play.do(ChangeDetails(replace(play.tournament.details, off_pages=("ratings",))))
    kept_off = as_site(site(play.tournament))["player-2.html"]
    assert "change of rating" not in kept_off
    assert "B.02" not in kept_off

"""The public pages: every player can be reached, each is told why, and nothing unpublished or private is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from paircard.core.commands import (
    CorrectResult,
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
    Undo,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.pages.hall import ROWS
from paircard.core.pages.site import site
from paircard.core.pages.unchanged import Kept
from paircard.core.review.explained_round import account_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.explain.player import way_lines
from paircard.data.pages.as_site import TURN, as_site
from paircard.data.papers.signature import MARKER
from tests.support.markup import Page, read_page
from tests.support.play import TIME, Play, gold12

EVENT_PAGES = {"index.html", "pairings.html", "standings.html", "crosstable.html", "players.html", "hall-1.html"}


def pages_of(tournament: Tournament) -> Mapping[str, Page]:
    """Return the pages of an event, read back."""
    drawn = as_site(site(tournament)).items()
    return {name: read_page(text, scripts=1) for name, text in drawn if name.endswith(".html")}


@pytest.fixture(scope="module")
def pages() -> Mapping[str, Page]:
    """GOLD-12 after five rounds."""
    return pages_of(gold12().tournament)


def test_every_link_leads_somewhere_and_every_player_is_reached(pages: Mapping[str, Page]) -> None:
    players = {f"player-{number}.html" for number in range(1, 13)}
    rounds = {f"pairings-{number}.html" for number in range(1, 6)}
    assert set(pages) == EVENT_PAGES | players | {"hall-2.html"} | rounds
    for page in pages.values():
        assert set(page.links) <= {*pages, "standings.json"}
        assert set(page.links) >= EVENT_PAGES
    for name in EVENT_PAGES:
        assert players <= set(pages[name].links)


def test_each_player_is_told_why(pages: Mapping[str, Page]) -> None:
    """In the words of the explanation, with names for its numbers; A7 had met A1, so A2 gets A7 (B1a)."""
    tournament = gold12().tournament
    told = account_of(tournament, 5).told
    assert told
    for number in range(1, 13):
        lines = "\n".join(pages[f"player-{number}.html"].lines)
        reasons = [line.text.strip() for line in way_lines(told, PairingNumber(number))]
        assert reasons
        for reason in reasons:
            names = re.sub(r"(?<![A-Z]A)(?<![A-Z½])A?\b(\d+)\b", r"A?\1", re.escape(reason))
            assert re.search(names, lines), reason
    assert "Not A7: B1a. A1 and A7 have already met." in pages["player-8.html"].lines
    assert "Board 3, Black against 2 A2" in pages["player-7.html"].lines


def test_pages_fetch_themselves_anew_and_the_index_is_written_last() -> None:
    drawn = as_site(site(gold12(2).tournament))
    assert list(drawn)[-1] == "index.html"
    for name, text in drawn.items():
        if name.endswith(".html"):
            assert ('<meta http-equiv="refresh"' in text) == name.startswith("hall"), "a reader would lose the place"
            assert (f'href="{name}">Fetch this page again</a>' in text) != name.startswith("hall")
            assert MARKER in text
            assert 'name="viewport"' in text


def test_names_lead_to_pages_in_any_order_of_columns() -> None:
    """The list by name has the number after the name; a club is nobody's name."""
    drawn = as_site(site(started(Entrant.of("Nowak", rating=2000, club="Wieża"), Entrant.of("Lis"))))
    assert '<a href="player-1.html">Nowak</a>' in drawn["index.html"]
    assert '<a href="player-1.html">Nowak</a>' in drawn["players.html"]
    assert ">Wieża<" in drawn["players.html"]
    assert ">Wieża</a>" not in drawn["players.html"]


def test_pages_made_after_a_change_are_those_made_afresh() -> None:
    """Nothing that is kept from the pages before is shown where a result, a correction or an undo has changed it."""
    play, kept = gold12(3), Kept()
    play.do(PairRound(), PublishRound())
    changes = (
        EnterResult(4, 1, Result.WHITE),
        CorrectResult(2, 1, Result.DOUBLE_FORFEIT, reason="read wrongly"),
        EnterResult(4, 2, Result.DRAW),
        Undo(),
        Undo(),
    )
    for change in changes:
        site(play.tournament, kept=kept)
        play.do(change)
        assert site(play.tournament, kept=kept) == site(play.tournament)


@pytest.mark.parametrize("players", [2, 2 * ROWS, 2 * ROWS + 3, 100])
def test_the_hall_screen_shows_everything_in_turn(players: int) -> None:
    """From the first page on every board, the bye and every place come by, and then the first page again."""
    play = Play.evenly(players, 2500, 5)
    play.pair()
    play.do(PublishRound())
    drawn = as_site(site(play.tournament))
    pages = [name for name in drawn if name.startswith("hall")]
    shown, name = [], "hall-1.html"
    for _ in pages:
        shown.append(name)
        turn = re.search(rf'http-equiv="refresh" content="{TURN}; url=([^"]+)"', drawn[name])
        assert turn
        name = turn[1]
    assert name == "hall-1.html"
    assert sorted(shown) == sorted(pages)
    rows = [row for name in shown for row in re.findall("<tr><td.*?</tr>", drawn[name])]
    for number in range(1, players + 1):
        links = [row.count(f'"player-{number}.html"') for row in rows]
        assert sum(map(bool, links)) == 2, "once on a board or with the bye, once in the standings"
    assert all(drawn[name].count("<tr><td") <= ROWS for name in shown)


def test_a_round_that_is_not_published_is_not_shown() -> None:
    """F6: until the pairing hangs out it may change."""
    play = gold12(3)
    published = as_site(site(play.tournament))
    play.do(PairRound())
    assert as_site(site(play.tournament)) == published
    play.do(PublishRound())
    assert "Pairing of round 4 of 5" in pages_of(play.tournament)["pairings.html"].lines


def test_before_the_first_publication_there_are_only_players() -> None:
    play = gold12(0)
    assert EVENT_PAGES & set(pages_of(play.tournament)) == {"index.html", "players.html"}
    play.do(PairRound())
    pages = pages_of(play.tournament)
    assert "pairings.html" not in pages
    assert "Board" not in pages["index.html"].cells


def test_personal_numbers_stay_with_the_arbiter() -> None:
    """The FIDE id, which FIDE itself publishes with the name, is for programs: it stands in their file alone."""
    private = {"birth": 2011, "fide_id": "1234567", "national_id": "PL-77", "category": "kat. II"}
    shown = site(started(Entrant.of("Nowak", rating=2000, club="Wieża", **private), Entrant.of("Lis")))
    drawn = dict(as_site(shown))
    feed = drawn.pop("standings.json").replace(shown.event, "")
    assert {name for name, secret in private.items() if str(secret) in feed} == {"fide_id"}
    text = "".join(drawn.values()).replace(shown.event, "")
    assert "Wieża" in text
    assert not any(secret in text for secret in map(str, private.values()))


def started(*entrants: Entrant) -> Tournament:
    """Return an event of these with round 1 published."""
    tournament = Tournament.beginning(SYSTEMS)
    for command in (
        CreateTournament(Details("Test"), Regulations()),
        RegisterEntrants(entrants),
        SetFirstColour("W"),
        PairRound(),
        PublishRound(),
    ):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament

"""Norms as an arbiter meets them: on the command line, in line mode, and on the screen of a terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from paircard.core.pages.site import site
from paircard.data.pages.as_site import as_site
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.norm_event import CANDIDATE, LAST, last_game, stored
from tests.support.play import gold12
from tests.support.pty import Terminal

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """The candidate needs a draw in the last round."""
    return stored(tmp_path / "memorial.json")


def test_all_that_is_known_before_the_last_game(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event)]) == 0
    out = capsys.readouterr().out
    assert f"{CANDIDATE} IM: GM norm: 6½ of 9, a draw is enough." in out
    assert "Registered with FIDE 30 days before: not known here, check it. (B.01 1.1.1)" in out
    assert "The program awards nothing" in out


def test_every_requirement_of_one_player_with_its_article(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event), "--player", "nowak"]) == 0
    out = capsys.readouterr().out
    assert "  B.01 1.4.5b met: Opponents with the title GM: 3; at least 3." in out
    assert "  B.01 1.4.1 not met: Games that count: 8; at least 9. 1 more would meet it." in out


def test_who_is_not_there_is_said(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event), "--player", "nobody"]) == 1
    assert "Nobody called nobody plays here." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("white", "black", "told"),
    [
        ("=", "=", "GM norm: 6½ of 9, 6½ needed against an average of 2434; performance 2600, worth 9 games."),
        ("0", "1", "6½ points would meet it"),
        ("-", "+", "Games that count: 8; at least 9. 1 more would meet it."),
    ],
    ids=["made", "missed by half a point", "lost by a forfeit in the last round"],
)
def test_the_last_game_decides(event: Path, white: str, black: str, told: str) -> None:
    talk = Conversation(event)
    board, has_white = last_game(talk.tournament)
    talk.say("P", f"{LAST}", f"{board} {white if has_white else black}", "S")
    assert told in talk.say("nowak requirements").replace("\n", " ")


def test_what_fide_asks_is_told_and_norms_go_by_it(event: Path) -> None:
    """What is known need not be checked any more."""
    talk = Conversation(event)
    talk.say("E", "fide occasion=zonal; registered=2026-03-15; chief_title=IA; event_code=412345")
    fide = talk.tournament.details.fide
    assert fide is not None
    assert (fide.occasion, fide.registered, fide.chief_title, fide.event_code) == (
        "zonal",
        "2026-03-15",
        "IA",
        "412345",
    )
    said = talk.say("S", "norms")
    assert "Registered with FIDE" not in said
    assert "must be an IA or FA, check it" not in said
    talk.say("E", "fide registered=soon")
    assert "soon is no day: type one such as 2026-05-01, or nothing." in talk.refused


def test_the_page_of_a_player_tells_it_unless_it_is_kept_off(event: Path) -> None:
    talk = Conversation(event)
    tournament = talk.tournament
    page = next(f"player-{n}.html" for n, id_ in tournament.ids.items() if tournament.name_of(id_) == CANDIDATE)
    assert "GM norm: 6½ of 9, a draw is enough." in as_site(site(talk.tournament))[page]
    talk.say("E", "details off_pages=norms")
    assert "GM norm" not in as_site(site(talk.tournament))[page]


def test_the_last_game_on_a_terminal(event: Path) -> None:
    """A draw makes the norm, a loss misses it by half a point, a forfeit takes it away: typed, and read there."""
    with Terminal([sys.executable, "-m", "paircard", str(event), "--arbiter", "Anna"], cwd=event.parent) as terminal:
        terminal.wait_for("Memorial")
        terminal.press("S")
        terminal.wait_for("GM norm: a draw is enough")
        terminal.press("P", "5", "S", "n")
        terminal.wait_for("GM norm: 6½ of 9, 6½ needed against an average of")
        terminal.press("escape", "P", "u", "0", "S", "i")
        terminal.wait_for("6½ points would meet it, or an average of 2475.")
        terminal.press("escape", "P", "u", "-", "S", "i")
        terminal.wait_for("No GM norm: Games that count: 8; at least 9. 1 more would meet it.")


def test_programs_are_told_every_figure(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event), "--player", "5", "--format", "json"]) == 0
    (norm,) = json.loads(capsys.readouterr().out)["norms"]
    assert (norm["norm"], norm["state"], norm["so_far"]["points"]) == ("GM", "possible", "6")
    assert norm["needs"][0] | {"points": "0.5", "from_games": 1, "total": "6.5", "games": 9} == norm["needs"][0]
    assert {"article": "B.01 1.4.5b", "met": True}.items() <= norm["requirements"][5].items()


NORMS_WON = "GM 9 2025-08-10 1.1.3a 1.5.6 Cracow Open / GM 9 2024-02-01 1.4.3a Final"


def test_norms_of_other_events_are_added_up(event: Path, capsys: Capture) -> None:
    talk = Conversation(event)
    talk.say("E", "nowak", f"elsewhere games=200; highest=2480; norms={NORMS_WON}")
    assert "200 rated games · highest rating 2480 · 2 norms" in talk.say("nowak")
    board, _ = last_game(talk.tournament)
    talk.say("P", f"{LAST}", f"{board} =", "E")
    told = talk.say("S", "nowak requirements").replace("\n", " ")
    assert "B.01 1.5.1 met: Games that the norms are worth: 27; at least 27." in told
    assert "B.01 1.5.3 check: Highest rating known here: 2480; 2500 once." in told
    assert main(["print", str(event), "it2"]) == 0
    paper = " ".join(capsys.readouterr().out.split())
    assert "Games in all (at least 27, 1.5.1): 27" in paper
    assert "1.4.3a (01/02/2024); not met as far as the event knows: 1.5.3" in paper
    talk.say("E", "nowak", "elsewhere norms=GM nine")
    assert "GM nine is no norm: type title, games, last day, remarks and event" in talk.refused


def test_k_and_a_first_rating_rest_on_other_events(tmp_path: Path, capsys: Capture) -> None:
    """Few games make K 40; results of 26 months are kept together."""
    path = gold12().store(tmp_path / "club.json")
    talk = Conversation(path)
    talk.say("E", "1", "elsewhere games=12", "2", "elsewhere games=400; highest=2410")
    for number, k in (("1", "K 40: fewer than 30 rated games"), ("2", "K 10: once rated 2400 or more")):
        assert main(["ratings", "change", str(path), "--why", number]) == 0
        assert k in capsys.readouterr().out
    talk.say("2", "edit rating_source=national", "elsewhere results=1900 1 1850 = / 1700 0")
    assert main(["ratings", "change", str(path), "--why", "2"]) == 0
    assert "Another event 1850: scored ½" in capsys.readouterr().out

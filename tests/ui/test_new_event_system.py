"""A new event chooses its system: the form asks what means something to it, line mode by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.options import Options
from paircard.core.event.regulations import Regulations
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.systems.round_robin.team_options import TeamRoundRobinOptions
from paircard.core.systems.swiss1998.team_system import TeamSwissOptions
from paircard.tui.dialogs.on_screen.choice import ExplainedChoice
from paircard.tui.dialogs.on_screen.form import FormDialog
from tests.support.dose import long
from tests.support.line import Conversation
from tests.support.play import Play
from tests.support.screen import comes, opened, screen_text


async def test_the_form_follows_the_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(None) as pilot:
        await pilot.press("n")
        said = await comes(pilot, "[Swiss 2026] ▼ FIDE (Dutch), the rules of today")
        assert "3 to 40 players" not in said
        await pilot.press(*"Club", "down")
        await comes(pilot, "Round robin 3 to 40 players; everybody meets everybody")
        await pilot.press("space", "space", "down")
        await comes(pilot, "[annulled before half]")
        said = await comes(pilot, "DE,SB,KS,WIN")
        rows = screen_text(pilot.app)
        assert "Rounds  " not in rows
        assert "C6 tests  " not in rows
        await pilot.press("2", "down", "y", "down", "space", "down", "down", *"Riga", "enter")
        await comes(pilot, "No entrants yet")
        assert pilot.app.tournament is not None
        regulations = pilot.app.tournament.regulations
        assert pilot.app.tournament.details.place == "Riga"
        assert regulations.options == RoundRobinOptions(2, swap_last_two=True, leaving="forfeit", fide="on")
        await pilot.press("t")
        await comes(pilot, "[always forfeits]")
        await pilot.press("down", "left", "enter")
        await comes(pilot, "The settings are stored.")
        assert pilot.app.tournament.regulations.system == "swiss-1998"
        assert pilot.app.tournament.regulations.tie_breaks == ("BH@fide1998", "PS", "WON")


async def test_the_rules_of_today_are_suggested_where_somebody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the screen and by the questions of line mode; the rules of 1998 are a year away, with their tie-breaks."""
    monkeypatch.chdir(tmp_path)
    async with opened(None) as pilot:
        await pilot.press("n", *"Today", "enter")
        await comes(pilot, "No entrants yet")
        regulations = pilot.app.need_tournament().regulations
        assert (regulations.system, regulations.tie_breaks) == ("dutch-2026", SYSTEMS["dutch-2026"].tie_breaks)
    async with opened(None) as pilot:
        await pilot.press("n", *"Lesson", "tab", *"1998", "enter")
        await comes(pilot, "Paired by the FIDE rules of 1998.")
        assert pilot.app.need_tournament().regulations == Regulations()
    talk = Conversation(interactive=True)
    said = talk.say("new", "Asked", "", "7", "", "", ".", "")
    assert "Swiss 1998: FIDE 1992-1998: teaching, history." in said
    assert talk.tournament.regulations.system == "dutch-2026"


@pytest.mark.parametrize(
    "named", ["; system=1998", "; system=Swiss", "; system=Swiss 1998", "; tie=BH@fide1998,PS,WON; system=swiss"]
)
def test_the_rules_of_1998_are_one_word_away_for_a_script(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Conversation()
    said = talk.say(f"new Club{named}")
    assert talk.tournament.regulations == Regulations(), talk.refused
    assert "Paired by the FIDE rules of 1998. For an event rated today: t on Entrants, System Swiss 2026." in said


@pytest.mark.parametrize("script", [["new Club"], ["new Club; System="], ["new", "Club", "."]])
def test_a_script_that_names_no_rules_has_those_of_today(
    script: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Conversation()
    talk.say(*script)
    regulations = talk.tournament.regulations
    assert (regulations.system, regulations.tie_breaks) == ("dutch-2026", SYSTEMS["dutch-2026"].tie_breaks)
    assert regulations.options == DutchOptions.of_new_event()


def test_in_line_mode_by_name(tmp_path: Path) -> None:
    """What is typed in order is what it was; the system and its options have names."""
    talk = Conversation()
    talk.say(f"new Club; 7; Riga; file={tmp_path / 'swiss.json'}")
    assert (talk.tournament.regulations.rounds, talk.tournament.details.place) == (7, "Riga")
    talk.say("H", f"new Club; system=round; cycles=2; who leaves=always; file={tmp_path / 'robin.json'}")
    assert talk.tournament.regulations.options == RoundRobinOptions(2, leaving="forfeit", fide="on")
    assert talk.tournament.regulations.tie_breaks == ("DE@c07-2026", "SB@c07-2026", "KS", "WIN")
    talk.say("new A;;1900", "new B;;1800", "new C;;2000", "D y", "D 42", "J", "list")
    assert "numbers drawn by lot with seed 42: 1 " in talk.say("list"), talk.refused


def test_chess960_is_settled_with_the_new_event(tmp_path: Path) -> None:
    """By name, where the rules of the event know such lots; others are as they always began."""
    talk = Conversation()
    talk.say(f"new Random; chess960=yes; file={tmp_path / 'random.json'}")
    assert talk.tournament.regulations.chess960
    talk.say("H", f"new Usual; file={tmp_path / 'usual.json'}")
    assert not talk.tournament.regulations.chess960


@long
async def test_ten_systems_fit_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list says of each what it is for; whatever has the keys is seen; name, Tab, rounds is the shortest way."""
    monkeypatch.chdir(tmp_path)
    assert len(SYSTEMS) >= 10
    async with opened(None) as pilot:
        await pilot.press("n", *"Club", "tab", "tab", "7", "shift+tab")
        await comes(pilot, "The bye gives")
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        listed = form.input("system")
        assert isinstance(listed, ExplainedChoice)
        seen = set()
        for _ in listed.values:
            rows = screen_text(pilot.app).splitlines()
            lines = zip(listed.values, listed.explained, strict=True)
            seen |= {name for name, why in lines if any(name in row and why[:30] in row for row in rows)}
            assert sum(why[:30] in row for why in listed.explained for row in rows) < 10, "the rest stays in sight"
            await pilot.press("right")
            await pilot.pause()
        assert seen == set(listed.values)
        await pilot.press("s", "i", "m", "left")
        for _ in range(9):
            await pilot.press("tab")
            await pilot.pause(0.05)
            focused = form.focused
            assert focused is not None
            assert form.region.contains_region(focused.region)
            assert focused.region.height == 1
            field = next(each for each in form.question.fields if each.name == focused.id)
            assert f"│ {field.label} " in screen_text(pilot.app), screen_text(pilot.app)
        await pilot.press("enter")
        await comes(pilot, "No entrants yet")


@pytest.mark.parametrize("form", ["A B; 3; A", "K n; groups=2; name=G; seed=x"])
def test_every_form_refuses_in_the_same_words(form: str, tmp_path: Path) -> None:
    """A system nobody knows, and rounds that are no number."""
    talk = Conversation(Play.evenly(8, 2000, 10).store(tmp_path / "cup.json"))
    talk.say("E", f"{form}; system=chess960")
    assert "System: type" in talk.refused
    assert "not chess960." in talk.refused
    # another event: whether the first was announced has been answered
    talk = Conversation(Play.evenly(8, 2000, 10).store(tmp_path / "other.json"))
    talk.say("E", f"{form}; system=swiss; rounds=many")
    assert "Rounds: many is not a number: type one, such as 5." in talk.refused


def test_groups_have_the_options_of_their_system(tmp_path: Path) -> None:
    talk = Conversation(Play.evenly(8, 2000, 10).store(tmp_path / "cup.json"))
    talk.say("E", "K n; groups=2; name=G; seed=x; cycles=2; y")
    assert talk.refused == ""
    assert talk.tournament.regulations.options == RoundRobinOptions(2)
    assert talk.tournament.planned == 6


def test_in_line_mode_an_option_is_that_of_the_system_named(tmp_path: Path) -> None:
    """Both systems of teams ask for boards, both round robins for cycles."""
    talk = Conversation()
    talk.say(f"new League; system=team round; boards=6; ranked by=game; cycles=2; file={tmp_path / 'league.json'}")
    assert talk.tournament.regulations.options == TeamRoundRobinOptions(6, "game", cycles=2)
    talk.say("H", f"new Cup; 7; system=team swiss; reserves=last; strength=of all; file={tmp_path / 'swiss.json'}")
    chosen: Options | None = talk.tournament.regulations.options
    assert chosen == TeamSwissOptions(reserves="last-boards", strength="all")
    assert "No teams yet: n enters one with its members" in talk.say("E")


async def test_tie_breaks_are_told_in_words() -> None:
    """What stands in the field when the form opens, and what is typed there, or why it cannot be."""
    async with opened(None) as pilot:
        await pilot.press("n")
        await comes(pilot, "Tie-breaks in order: Buchholz, without the lowest; Buchholz; Sonneborn-Berger; Progressive")
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        form.input("tie_breaks").focus()
        await pilot.press("ctrl+u", *"won")
        await comes(pilot, "Tie-breaks in order: Games won over the board.")
        await pilot.press(*"x")
        await comes(pilot, "! There is no tie-break 'wonx'; nearest: WON.")

"""A new event chooses its system: the form asks what means something to it, line mode by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.systems.options import Options
from core.systems.round_robin.options import RoundRobinOptions
from core.systems.round_robin.team_system import TeamRoundRobinOptions
from core.systems.swiss1998.team_system import TeamSwissOptions
from tests.support.line import Conversation
from tests.support.screen import comes, opened, screen_text


async def test_the_form_follows_the_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(None) as pilot:
        await pilot.press("n")
        said = await comes(pilot, "Swiss: many players, few rounds")
        assert "Round robin: 3 to 40 players" in said
        await pilot.press(*"Club", "down", "space")
        said = await comes(pilot, "[annulled before half]")
        rows = screen_text(pilot.app)
        assert "DE/P,SB/P@fide1998,KS,WON" in said
        assert "Rounds  " not in rows
        assert "C6 tests  " not in rows
        await pilot.press("down", "2", "down", "y", "down", "space", "down", *"Riga", "enter")
        await comes(pilot, "No entrants yet")
        assert pilot.app.tournament is not None
        regulations = pilot.app.tournament.regulations
        assert pilot.app.tournament.details.place == "Riga"
        assert regulations.options == RoundRobinOptions(2, swap_last_two=True, leaving="forfeit")
        await pilot.press("t")
        await comes(pilot, "[always forfeits]")
        await pilot.press("down", "s", "enter")
        await comes(pilot, "The settings are stored.")
        assert pilot.app.tournament.regulations.system == "swiss-1998"
        assert pilot.app.tournament.regulations.tie_breaks == ("BH@fide1998", "PS", "WON")


def test_in_line_mode_by_name(tmp_path: Path) -> None:
    """What is typed in order is what it was; the system and its options have names."""
    talk = Conversation()
    talk.say(f"new Club; 7; Riga; file={tmp_path / 'swiss.json'}")
    assert (talk.tournament.regulations.rounds, talk.tournament.details.place) == (7, "Riga")
    talk.say("H", f"new Club; system=round; cycles=2; who leaves=always; file={tmp_path / 'robin.json'}")
    assert talk.tournament.regulations.options == RoundRobinOptions(2, leaving="forfeit")
    assert talk.tournament.regulations.tie_breaks == ("DE/P", "SB/P@fide1998", "KS", "WON")
    talk.say("new A;;1900", "new B;;1800", "new C;;2000", "D y", "D 42", "J", "list")
    assert "numbers drawn by lot with seed 42: 1 " in talk.say("list"), talk.refused


def test_in_line_mode_an_option_is_that_of_the_system_named(tmp_path: Path) -> None:
    """Both systems of teams ask for boards, both round robins for cycles."""
    talk = Conversation()
    talk.say(f"new League; system=team round; boards=6; ranked by=game; cycles=2; file={tmp_path / 'league.json'}")
    assert talk.tournament.regulations.options == TeamRoundRobinOptions(6, "game", cycles=2)
    talk.say("H", f"new Cup; 7; system=team swiss; reserves=last; strength=of all; file={tmp_path / 'swiss.json'}")
    chosen: Options | None = talk.tournament.regulations.options
    assert chosen == TeamSwissOptions(reserves="last-boards", strength="all")
    assert "No teams yet: n enters one with its members" in talk.say("E")

"""Another takes the place of who has played nothing, in every system whose schedule is posted: screen, lines, file."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.ids import PairingNumber, TeamId
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.screen import comes, opened

PLAYERS = tuple(f"new A{number}; rating={2400 - 10 * number}" for number in range(1, 7))
TEAMS = 4
POSTED = {
    "round-robin": "Round robin",
    "sliding": "Sliding",
    "team-round-robin": "Team round robin; boards=2",
    "scheveningen": "Scheveningen; boards=2",
    "simultaneous": "Simultaneous",
}


def test_these_are_the_systems_with_a_schedule() -> None:
    assert set(POSTED) == {key for key, system in SYSTEMS.items() if system.rounds.beforehand}


def posted(system: str, folder: Path) -> Conversation:
    """A schedule of which nothing is played, in lines."""
    talk = Conversation()
    talk.say(f"new N; system={POSTED[system]}; file={folder / 'n.json'}", "E")
    if "boards=" in POSTED[system]:
        rows = (f"T{team},{board},T{team}-{board},2000" for team in range(1, 3 if system == "scheveningen" else 5)
                for board in (1, 2))  # fmt: skip
        (folder / "teams.csv").write_text("\n".join(["team,board,name,rating", *rows]), encoding="utf-8")
        talk.say(f"i {folder / 'teams.csv'}; y")
    else:
        talk.say(*PLAYERS)
    talk.say("P", "p" if system == "simultaneous" else "p k", "E")
    assert talk.tournament.rounds
    return talk


@pytest.mark.parametrize("system", POSTED)
def test_the_newcomer_has_number_and_games(system: str, tmp_path: Path) -> None:
    """Whoever left before their first game: their games are open again, and the newcomer plays them."""
    talk = posted(system, tmp_path)
    pairs = [talk.pairs(number) for number in range(1, len(talk.tournament.rounds) + 1)]
    place = talk.tournament.ids[PairingNumber(2)]
    before = talk.tournament.name_of(place)
    if system != "simultaneous":
        talk.say("2 withdraw ill; y")
    said = talk.say("2 take over Newcomer; reason=ill")
    assert not talk.refused
    assert f"Newcomer takes the place of {before}." in said
    assert talk.tournament.name_of(place) == "Newcomer"
    assert [talk.pairs(number) for number in range(1, len(pairs) + 1)] == pairs
    assert not any(board.annulled for round_ in talk.tournament.rounds for board in round_.boards)
    if "boards=" in POSTED[system]:
        assert not talk.tournament.teams[TeamId(place)].members
        talk.say("2 m", "new First; rating=1900", "new Second; rating=1800", "esc")
        assert [talk.tournament.name_of(each) for each in talk.tournament.teams[TeamId(place)].members] == [
            "First",
            "Second",
        ]
        assert not any(each.entrant.name.startswith("T2-") for each in talk.tournament.facts.members.values())
        talk.say("P", "L y")
        assert not talk.refused
    told = talk.say("J", "list")
    assert f"Newcomer takes the place of {before}" in told
    standings(talk.tournament)
    talk.session.program.exit()
    with EventFile.open(tmp_path / "n.json") as event:
        assert event.tournament.entries == talk.tournament.entries
    with_undo = Conversation(tmp_path / "n.json")
    while with_undo.tournament.registrations[place].instead:
        with_undo.say("u y")
        assert not with_undo.refused
    assert with_undo.tournament.name_of(place) == before


def test_nobody_inherits_a_game_that_was_played(tmp_path: Path) -> None:
    """Not even one that is annulled: it was played by somebody else."""
    talk = posted("round-robin", tmp_path)
    talk.say("P", "results 1 5 0", "E", "2 withdraw ill; y", "2 take over Newcomer")
    assert "2 A2 has played in round 1: nobody can take that place any more." in talk.refused


def test_where_rounds_are_paired_one_by_one_nobody_takes_a_place(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new N; system=Swiss 2026; file={tmp_path / 'n.json'}", "E", *PLAYERS, "take over New")
    assert talk.refused
    assert "take over" not in talk.say("help").lower()


async def test_by_keys(tmp_path: Path) -> None:
    """One key, one form, and the place has another name; before the schedule is posted the key says what is done."""
    posted("sliding", tmp_path).session.program.exit()
    async with opened(tmp_path / "n.json") as pilot:
        await pilot.press("E", "down", "h")
        await comes(pilot, "In the place of A2")
        await pilot.press(*"Newcomer", "enter")
        await comes(pilot, "Newcomer takes the place of A2.")
        tournament = pilot.app.need_tournament()
        assert tournament.registrations[tournament.ids[PairingNumber(2)]].instead

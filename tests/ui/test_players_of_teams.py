"""Players who contest an event themselves and play for teams: entered, moved, shown with their team (B.VI C5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, PairRound, RegisterEntrants, SetFirstColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.team import Team
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.teams import stored


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An event of players whose teams are kept apart; two players without one."""
    regulations = Regulations(5, apart="team")
    players = RegisterEntrants((Entrant.of("Ada", rating=2100), Entrant.of("Bo", rating=2000)))
    return stored(
        tmp_path / "school.json", [CreateTournament(Details("School"), regulations), players, SetFirstColour("W")]
    )


async def test_a_player_is_entered_for_a_team_by_keys(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("n", *"Cy", *["tab"] * 6, *"Hetman", "enter")
        await comes(pilot, "3 entered: Cy")
        await pilot.press(*"Di", *["tab"] * 6, *"het", "right", "enter", "escape")
        await comes(pilot, "4 entrants")
        said = await comes(pilot, "Di")
        assert "Hetman" in said
        state = pilot.app.need_tournament()
        assert [[state.name_of(each) for each in team.members] for team in state.teams.values()] == [["Cy", "Di"]]


def test_in_words_and_moved_later_with_a_reason(path: Path) -> None:
    talk = Conversation(path)
    talk.say("new Cy;;1900; team=Hetman", "new Di;;1800; team=Pion", "Bo edit team=hetman")
    assert "3 Cy; rating 1900; plays for Hetman; present" in talk.say("list"), talk.refused
    names = {team.name: [talk.tournament.name_of(each) for each in team.members] for team in _teams(talk)}
    assert names == {"Hetman": ["Cy", "Bo"], "Pion": ["Di"]}
    talk.say("Cy edit rating=2050; team=-", "Bo edit team=New")
    assert [len(team.members) for team in _teams(talk)] == [0, 1, 1]
    assert not talk.refused
    talk.session.program.execute(PairRound())
    talk.say("Di edit team=New")
    assert "needs a reason" in talk.refused
    talk.say("Di edit team=New; reason=moved house")
    assert [len(team.members) for team in _teams(talk)] == [0, 0, 2]


def _teams(talk: Conversation) -> list[Team]:
    return list(talk.tournament.teams.values())

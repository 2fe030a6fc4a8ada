"""Events of teams typed by keys on a real terminal of 80x24: a Swiss, a Scheveningen match, a school, two arbiters."""

from __future__ import annotations

import os
import re
from pathlib import Path

from paircard.core.commands import CreateTournament, PairRound, PublishRound, RegisterTeam, SetFirstColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.state_before import state_before
from paircard.core.event.team import Team
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.data.storage.event_file import EventFile
from tests.support.pty import Terminal
from tests.support.teams import opening, stored
from tests.ui.test_key_scripts import paircard

ROUNDS = int(os.environ.get("PAIRCARD_TEAM_ROUNDS", "2"))
"""Of the Swiss; 7 are played where there is time."""
STRANGE = ("Żółć Łódź", "Бургас II", "شطرنج", "Ångström", "[red]Rooks[/]", "$(touch x) %s", "O'Neil {name}")
"""Names of teams, of which some would steer what shows them."""


def name_of(number: int) -> str:
    """Name a team; the first ones strangely."""
    return STRANGE[number] if number < len(STRANGE) else f"Club {number + 1}"


def four_boards(number: int) -> RegisterTeam:
    """A team of four with a reserve; its players bear its name."""
    name = name_of(number)
    people = (Entrant.of(f"{name} {at}", rating=2500 - 20 * number - at) for at in range(1, 6))
    return RegisterTeam(Team(name), tuple(people))


def leaves(terminal: Terminal) -> None:
    """End the program."""
    terminal.type("q")
    assert terminal.wait_exit() == 0


def test_a_swiss_of_24_teams(tmp_path: Path) -> None:
    """Paired, all line-ups, 48 results in one stream a round, the table; every round as the rules pair it."""
    signs = "1505" + "0015" + "5555" + "1110"
    path = stored(
        tmp_path / "swiss.json",
        [*opening(0, rounds=7)[:-1], *map(four_boards, range(24)), SetFirstColour("W")],
    )
    with paircard(tmp_path, "swiss.json") as terminal:
        terminal.wait_for("24 teams")
        terminal.type("P")
        for number in range(1, ROUNDS + 1):
            terminal.type("p")
            terminal.wait_for(f"Round {number} of 7")
            terminal.type("bLy")
            terminal.wait_for("24 usual line-ups are in.")
            terminal.type(signs * 3)
            terminal.wait_for(f"Round {number} of 7 · complete")
        terminal.type("S")
        table = terminal.wait_for(f"after round {ROUNDS}")
        assert any(name in table for name in STRANGE)
        leaves(terminal)
    with EventFile.open(path) as event:
        state = event.tournament
    assert sum(card.score for card in state.cards.values()) == 4 * 12 * ROUNDS
    assert sum(card.score for card in state.player_cards.values()) == 2 * 48 * ROUNDS
    for number in range(1, ROUNDS + 1):
        made = {(state.numbers[one], state.numbers[other]) for one, other in state.rounds[number - 1].pairs}
        assert made == {(each.white, each.black) for each in pair(position(state_before(state, number))).pairs}


def test_a_scheveningen_match_of_eight_boards(tmp_path: Path) -> None:
    """Posted at once, everybody plays as usual, eight results a round; the whole left team has one colour."""
    people = opening(2, system="scheveningen", boards=8, members=8, rounds=1)
    path = stored(tmp_path / "match.json", people)
    with paircard(tmp_path, "match.json") as terminal:
        terminal.wait_for("2 teams")
        terminal.type("Dy7\rPp")
        terminal.wait_for("posted")
        for number in range(1, 9):
            terminal.wait_for(f"Round {number} of 8")
            terminal.type("Ly")
            terminal.wait_for("2 usual line-ups are in.")
            terminal.type("1155" + "0511")
            terminal.wait_for(f"Round {number} of 8 · complete")
            terminal.type("]" if number < 8 else "S")
        terminal.wait_for("Standings")
        leaves(terminal)
    with EventFile.open(path) as event:
        state = event.tournament
    met = {frozenset((board.white_player, board.black_player)) for each in state.rounds for board in each.boards}
    assert len(met) == 64
    assert all(len({board.white for board in each.boards}) == 1 for each in state.rounds)
    assert sum(card.score for card in state.player_cards.values()) == 2 * 64


def test_a_school_of_sixty_with_the_best_four(tmp_path: Path) -> None:
    """A list with teams is imported, schoolmates are kept apart, and the table of teams counts four of ten."""
    rows = "".join(f'{name_of(at % 6)},"Pupil, {at:02}",{1900 - 7 * at}\n' for at in range(60))
    (tmp_path / "pupils.csv").write_text(f"team,name,rating\n{rows}", encoding="utf-8")
    regulations = Regulations(5, apart="team", team_best=4)
    path = stored(tmp_path / "school.json", [CreateTournament(Details("School"), regulations)])
    with paircard(tmp_path, "school.json") as terminal:
        terminal.wait_for("School")
        terminal.type("ipupils.csv\r")
        terminal.wait_for("60")
        terminal.type("y")
        terminal.wait_for("60 entrants")
        terminal.type("Ppw")
        terminal.wait_for("takes back · Round 1 of 5")
        terminal.type("b" + "15011" * 6)
        terminal.wait_for("Round 1 of 5 · complete")
        terminal.type("S")
        terminal.wait_for("after round 1")
        terminal.type("m")
        terminal.wait_for("Żółć Łódź")
        terminal.press("escape")
        terminal.wait_for("[Standings]")
        leaves(terminal)
    with EventFile.open(path) as event:
        state = event.tournament
    school: dict[ContestantId, str] = {id_: team.name for team in state.teams.values() for id_ in team.members}
    assert len(school) == 60
    assert all(school[one] != school[other] for one, other in state.rounds[0].pairs)


def test_two_captains_at_two_tables(tmp_path: Path) -> None:
    """Each arbiter types the line-up of one team; the second screen shows that the first is in, not who."""
    path = stored(tmp_path / "league.json", [*opening(2), PairRound(), PublishRound()])
    with paircard(tmp_path, "league.json") as anna, paircard(tmp_path, "league.json") as bo:
        for terminal in (anna, bo):
            terminal.type("P")
            terminal.wait_for("2 line-ups missing")
        anna.type("l1")
        anna.wait_for("Players by board")
        bo.type("l2")
        bo.wait_for("Players by board")
        anna.type("1 2 3 5\r")
        anna.wait_for("It is secret until")
        bo.type("1 2 4 5\r")
        bo.wait_for("Both are in, and final (B.VI E2d).")
        for terminal in (anna, bo):
            shown = terminal.wait_for(lambda text: "T1-5" in text and "T2-5" in text)
            assert re.search(r"1\.4 +[WB] T1-5 .*[WB] T2-5", shown)
            leaves(terminal)
    with EventFile.open(path) as event:
        names = [event.tournament.name_of(id_) for ids in event.tournament.rounds[0].line_ups.values() for id_ in ids]
    assert sorted(names) == ["T1-1", "T1-2", "T1-3", "T1-5", "T2-1", "T2-2", "T2-4", "T2-5"]

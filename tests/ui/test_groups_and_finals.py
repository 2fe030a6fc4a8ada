"""Groups drawn before witnesses, played, and a final filled from them: by keys on a terminal, and in line mode."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, EnterResult, PairRound, RegisterEntrants
from paircard.core.event.announced_facts import DrawnUnannounced, LotsDrawn
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.round_robin.berger import table
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.pty import Terminal
from tests.support.screen import comes, opened

CLUBS = ("Aden", "Bern", "Cork", "Dover", "Essen", "Fano")
ROOT = str(Path(__file__).parents[2])


def event_of(path: Path, players: int = 24) -> Path:
    """An event in which nobody has played yet; every sixth player is of the same club."""
    entrants = tuple(
        Entrant.of(f"Player {n}", rating=2400 - 10 * n, club=CLUBS[n % len(CLUBS)]) for n in range(1, players + 1)
    )
    commands = CreateTournament(Details("Cup"), Regulations(5)), RegisterEntrants(entrants)
    EventFile.create(path, *commands, arbiter="Anna").close()
    return path


def stored(path: Path) -> Tournament:
    """The event as it is on disk."""
    with EventFile.open(path) as event:
        return event.tournament


def names(tournament: Tournament) -> list[str]:
    """Who is in the stage seen, by start numbers."""
    return [tournament.registrations[tournament.ids[n]].entrant.name for n in sorted(tournament.ids)]


def play(path: Path, stage: int) -> None:
    """Play a whole group: the lower start number always wins."""
    with EventFile.open(path) as event:
        group = event.execute(PairRound(), arbiter="Anna", stage=stage)
        results = [
            EnterResult(
                round_.number,
                board.number,
                Result.WHITE if group.numbers[board.white] < group.numbers[board.black] else Result.BLACK,
            )
            for round_, board in group.missing
        ]
        event.execute(*results, arbiter="Anna", stage=stage)


def type_rounds(terminal: Terminal, players: int) -> None:
    """Type every result of a posted table: the lower start number always wins."""
    rounds = ["".join("1" if white < black else "0" for white, black in pairs) for pairs in table(players)]
    terminal.type("]".join(rounds))
    terminal.wait_for(f"Round {len(rounds)} is complete")


def test_24_players_four_groups_and_a_final_of_eight_by_keys(tmp_path: Path) -> None:
    """The whole way on a terminal: baskets, round robins, every result typed, the first two of each in the final."""
    path = event_of(tmp_path / "cup.json")
    env = {"XDG_STATE_HOME": str(tmp_path / "state"), "PAIRCARD_ARBITER": "Anna", "PYTHONPATH": ROOT}
    with Terminal([sys.executable, "-m", "paircard", str(path)], cwd=tmp_path, env=env) as terminal:
        terminal.wait_for("24 entrants")
        terminal.press("K")
        terminal.wait_for("Was it announced?")
        terminal.press("y")
        terminal.wait_for("Draw groups")
        terminal.type("\t\t\tc\tslip 12\t\tBo, Cy\r")  # apart: club; the seed; who is present
        terminal.wait_for("Lot 1 of 24. Basket 1.")
        terminal.wait_for("Group 4")
        terminal.press("space")
        terminal.wait_for("Lot 2 of 24. Basket 1.")
        terminal.press("a")
        terminal.wait_for("Start numbers of Group 4")
        terminal.press("y")
        terminal.wait_for("4 groups are drawn")
        for group in (1, 2, 3, 4):
            terminal.type(f"V{group}\r")
            terminal.wait_for(f"Cup · Group {group} ·")
            terminal.press("P", "p")
            terminal.wait_for("The whole schedule is posted")
            type_rounds(terminal, 6)
        terminal.press("E")
        terminal.wait_for("[Entrants]")
        terminal.press("Z")
        terminal.wait_for("Fill the final")
        terminal.press("enter")
        assert "place 1 of group 1 (B.VI A2)." in terminal.wait_for("Final: 8 players")
        terminal.press("y")
        terminal.wait_for("Final is open with those who go on")
        terminal.press("P", "p")
        terminal.wait_for("Lots for the numbers")
        terminal.press("k")
        terminal.wait_for("The whole schedule is posted")
        type_rounds(terminal, 8)
        terminal.press("V")
        listed = terminal.wait_for("Final        Round robin     8 players, 7/7, finished")
        assert "drawn into Group 1 to Group 4" in listed
    end = stored(path)
    assert [len(end.seen(stage).registrations) for stage in end.stages] == [24, 6, 6, 6, 6, 8]
    assert all(finished(end.seen(stage)) for stage in end.stages[1:])
    drawn = [entry.event for entry in end.entries if isinstance(entry.event, LotsDrawn)]
    assert {(lots.by, lots.present) for lots in drawn if lots.purpose.startswith("stage 1: ")} == {("Anna", "Bo, Cy")}
    assert len([lots for lots in drawn if "basket" in lots.purpose]) == 6


# --- in line mode ------------------------------------------------------------------------------------------------

FIELD = "method={way}; groups=2; name=G; by=Anna; present=Bo"


def test_in_line_mode_from_a_seed_and_undone_at_once(tmp_path: Path) -> None:
    path = event_of(tmp_path / "cup.json", 8)
    talk = Conversation(path)
    said = talk.say(f"K n; {FIELD.format(way='snake')}; seed=slip 7; y")
    assert "Row 1 of the snake: 1 Player 1 into group 1." in said
    assert "Row 2 of the snake: 3 Player 3 into group 2." in said
    assert "2 groups are drawn" in said
    assert [len(talk.tournament.seen(stage).registrations) for stage in talk.tournament.stages] == [8, 4, 4]
    assert talk.tournament.stage_name == "G 1"
    journal = talk.say("J", "list")
    assert "start numbers of G 1 drawn by lot with seed slip 7: 1 " in journal
    assert "drawn by Anna, present: Bo" in journal
    assert "in All" not in journal
    talk.say("E", "V all", "K n; groups=2")
    assert "They are drawn into G 1, G 2 already: u takes a draw back." in talk.refused
    talk.say("undo y")
    assert talk.tournament.stages == (1,)
    assert stored(path).facts.lots == ()


def test_in_line_mode_from_slips(tmp_path: Path) -> None:
    path = event_of(tmp_path / "cup.json", 8)
    talk = Conversation(path)
    slips = "2 1; 3 4; 6 5; 7 8"
    talk.say(f"K n; {FIELD.format(way='baskets')}; {slips}; 2 3 6 7; 8 5 4 1; y")
    assert talk.refused == ""
    groups = [talk.tournament.seen(stage) for stage in (2, 3)]
    assert names(groups[0]) == ["Player 2", "Player 3", "Player 6", "Player 7"]
    assert names(groups[1]) == ["Player 8", "Player 5", "Player 4", "Player 1"]
    lots = [(each.purpose, each.order) for each in stored(path).facts.lots]
    assert lots[0] == ("stage 1: basket 1", (2, 1))
    given = stored(path).seen(2).facts.numbers_given
    assert given is not None
    assert (given.order, given.seed) == ((2, 3, 6, 7), "")


def test_in_line_mode_by_own_choice(tmp_path: Path) -> None:
    path = event_of(tmp_path / "cup.json", 6)
    talk = Conversation(path)
    said = talk.say(f"K n; {FIELD.format(way='own')}; seed=9; 2; <; 1; 1; 1; 2; 2; 2; y")
    assert "6 Player 6 chooses group 2." in said
    assert sorted(names(talk.tournament.seen(2))) == ["Player 1", "Player 2", "Player 3"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("groups=0", "cannot fill 0 groups"),
        ("groups=x", "Groups: x is not a number"),
        ("places=3 4; seed=1", "The groups have 7 places together, but 8 enter"),
        ("places=8; seed=1", "type one number for each of 2 groups"),
        ("method=hat", "Method: type baskets, snake or own choice, not hat"),
        ("system=cup", "System: type Swiss 2026; Swiss 1998; Round robin"),
    ],
)
def test_what_cannot_be_drawn_is_refused(tmp_path: Path, typed: str, said: str) -> None:
    talk = Conversation(event_of(tmp_path / "cup.json", 8))
    talk.say(f"K n; groups=2; {typed}; y")
    assert said in talk.refused
    assert talk.tournament.stages == (1,)


def test_lots_decide_who_goes_on_where_nothing_else_does(tmp_path: Path) -> None:
    """Two groups of four in which all games are drawn: the first of each by lots, from slips and from a seed."""
    path = event_of(tmp_path / "cup.json", 8)
    talk = Conversation(path)
    talk.say("Z")
    assert "Nobody goes on yet" in talk.refused
    talk.say(f"K n; {FIELD.format(way='snake')}; seed=7; y", "Z places=1")
    assert "G 1 has not begun: its results come first." in talk.refused
    for stage in (2, 3):
        with EventFile.open(path) as event:
            group = event.execute(PairRound(), arbiter="Anna", stage=stage)
            drawn = [EnterResult(round_.number, board.number, Result.DRAW) for round_, board in group.missing]
            event.execute(*drawn[stage == 3 :], arbiter="Anna", stage=stage)
    talk.say("E", "Z places=1")
    assert "G 2: 1 result is missing, type it first." in talk.refused
    with EventFile.open(path) as event:
        event.execute(EnterResult(1, 1, Result.DRAW), arbiter="Anna", stage=3)
    talk.say("Z places=2; present=Bo; 3 1 2")
    assert "is missing" in talk.refused
    said = talk.say("Z places=2; present=Bo; 3 1 2 4; ; 1 2 3 4; ; y")
    assert said.count("Lots decided.") == 4
    final = talk.tournament
    assert (final.stage_name, len(final.registrations), final.planned) == ("Final", 4, 3)
    third = final.seen(2).ids[PairingNumber(3)]  # all are equal: they are listed by start numbers
    assert final.registrations[third].rule == "place 1 of group 1, lots decided"
    assert {each.present for each in final.seen(2).facts.lots} == {"Bo"}
    talk.say("undo y")
    assert talk.tournament.stages == (1, 2, 3)
    talk.say("E", "Z places=1; seed=slip 9; y")
    assert "Final would have 2 players" in talk.refused
    talk.say("Z places=2; seed=slip 9; y")
    assert talk.refused == ""
    assert len(talk.tournament.registrations) == 4


async def test_a_draw_that_is_left_stores_nothing(tmp_path: Path) -> None:
    """But that it was to be drawn unannounced, which was answered before."""
    path = event_of(tmp_path / "cup.json", 8)
    revision = stored(path).revision
    async with opened(path) as pilot:
        await pilot.press("K")
        await comes(pilot, "Was it announced?")
        await pilot.press("n")
        await comes(pilot, "Draw groups")
        await pilot.press("tab", "2", "tab", "tab", "tab", "9", "enter")
        await comes(pilot, "Lot 1 of 8.")
        await pilot.press("space", "y")
        await comes(pilot, "Lot 2 of 8.")
        await pilot.press("left")
        await comes(pilot, "Lot 1 of 8.")
        await pilot.press("escape")
        await comes(pilot, "8 entrants")
    left = stored(path)
    assert [entry.event for entry in left.entries[revision:]] == [DrawnUnannounced()]

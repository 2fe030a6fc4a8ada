"""A blitz evening by the sliding system, from the entrants to the last board, at the keyboard and in lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paircard.core.commands import Command, CreateTournament, PostSchedule, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.screen import comes, opened

SEATS_MADE_IT = "the seats made the pairs"


def stored(path: Path, players: int, *commands: Command) -> Path:
    """An evening on disk."""
    entrants = tuple(Entrant.of(f"A{number:02}", rating=2400 - 10 * number) for number in range(1, players + 1))
    opening = (CreateTournament(Details("Blitz"), Regulations(5, "sliding")), RegisterEntrants(entrants))
    EventFile.create(path, *opening, *commands, arbiter="Anna").close()
    return path


@pytest.mark.parametrize("players", [17, 18])
async def test_an_evening_by_keys(tmp_path: Path, players: int) -> None:
    """Seats by lot, the schedule, the first rounds board by board; `O` prints, and the table fills."""
    async with opened(stored(tmp_path / "blitz.json", players)) as pilot:
        await pilot.press("E", "D")
        await comes(pilot, "Was it announced?")
        await pilot.press("y")
        await comes(pilot, f"Numbers of {players} entrants by lot")
        await pilot.press("4", "2", "enter")
        await comes(pilot, "The numbers are drawn and recorded")
        await pilot.press("P", "p")
        await comes(pilot, "The whole schedule is posted: type results in any order.")
        boards = players // 2
        for number in (1, 2):
            shown = await comes(pilot, f"Round {number} of 17 · {boards} missing · published")
            assert (" free " in shown) == (players % 2 == 1)
            await pilot.press(*"105"[number % 3] * boards)
            await comes(pilot, f"Round {number} is complete")
            await pilot.press("right_square_bracket")
        await pilot.press("O")
        await comes(pilot, "Pairing of round 3 of 17")
        await pilot.press(*"n" * 14)  # the papers that came later stand last
        await comes(pilot, "Where do I go next? Rounds 3 and 4", 10)
        await pilot.press("escape", "G")
        await comes(pilot, f"Crosstable: {2 * boards} of {players * (players - 1) // 2} games are in.")


@pytest.mark.parametrize(("players", "rounds"), [(17, 17), (18, 17)])
def test_an_evening_in_lines(tmp_path: Path, players: int, rounds: int) -> None:
    """All rounds without a screen; after every round everybody is told where to go."""
    talk = Conversation(stored(tmp_path / "blitz.json", players))
    assert "The numbers are drawn" in talk.say("E", "D y", "D 7")
    assert "The whole schedule is posted" in talk.say("P", "p")
    for number in range(1, rounds + 1):
        for board in range(1, players // 2 + 1):
            heard = talk.say(f"{board} {('1-0', '0-1', '1/2')[(number + board) % 3]}")
        assert f"Round {number} is complete" in heard
        said = talk.say("O", "where-next", "list")
        seats = [line for line in said.splitlines() if re.match(r"\d+ A\d\d ", line)]
        assert len(seats) == players, said
        talk.say("P", *(["]"] if number < rounds else []))
    assert talk.refused == ""
    assert not talk.tournament.missing


def test_every_player_is_told_where_to_go(tmp_path: Path) -> None:
    """Seats by closed forms with their rules; what the sliding system has not is a sentence."""
    talk = Conversation(stored(tmp_path / "blitz.json", 7, PostSchedule()))
    assert "Round 1 of 7: as the table has it (B.VI A5)" in talk.say("X")
    said = talk.say("list")
    assert (
        "B.VI K1: Place in the ring: 1 - 1 - 2 = -2, -2 + 7 = 5, above 3: 7 - 5 = 2, the near side of board 2." in said
    )
    assert "7 A07 rests in round 1: no game and no point." in said
    assert "B.VI A5: Then to the free place at board 1, on the far side.\nRound 2: board 1, far side, Black" in said
    assert "2-7: round 2, board 1." in talk.say("w 2 7")
    assert "no steps to play" in talk.say("s") + talk.refused
    assert SEATS_MADE_IT in talk.say("T", "e") + talk.refused
    talk.say("P", "h 1-2; why")
    assert "paired by hand" in talk.refused
    talk.say("E", "a 4")
    assert "nobody is absent from a round" in talk.refused
    talk.say("new Late")
    assert "nobody can join" in talk.refused
    assert "The seat stays empty" in talk.say("4 w; y")


@pytest.mark.parametrize("players", [5, 60])
def test_papers_pages_and_commands(tmp_path: Path, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    path = stored(tmp_path / "blitz.json", players, PostSchedule())
    for name in (*OF_PLAYERS, "where-next") if players == 5 else ("where-next", "crosstable", "pairings-wall"):
        code = main(["print", str(path), name, "--out", str(tmp_path / f"{name}.txt")])
        assert code == (1 if name in ("protocol", "crosstable-numbers") else 0), name
    told = (tmp_path / "where-next.txt").read_text(encoding="utf-8")
    assert max(map(len, told.splitlines())) <= 80
    assert "…" not in told
    assert main(["explain", str(path), "--round", "2"]) == 0
    assert main(["check", str(path)]) == 1
    assert "Only rounds that rest on points or on a ranking are paired again and checked" in capsys.readouterr().err
    if players == 5:
        assert main(["publish", str(path), str(tmp_path / "www")]) == 0
        assert "Where do I go next?" in (tmp_path / "www" / "where-next.html").read_text(encoding="utf-8")
        assert "where-next.html" in (tmp_path / "www" / "index.html").read_text(encoding="utf-8")


async def test_the_table_of_sixty_fits_and_scrolls(tmp_path: Path) -> None:
    async with opened(stored(tmp_path / "blitz.json", 60, PostSchedule())) as pilot:
        await pilot.press("P")
        await comes(pilot, "Round 1 of 59 · 30 missing")
        await pilot.press("1", "G")
        await comes(pilot, "Crosstable: 1 of 1770 games are in.")
        await pilot.press("end", "v", "X")
        await comes(pilot, "as the table has it (B.VI A5)")
        await pilot.press("enter")
        await comes(pilot, "sit, and go next?")

"""A round by the rules of 2026 and by those of 1998: on the screen, in line mode, and by a command."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from paircard.core.review.other_rules import other_of, two_rules
from paircard.core.values.errors import Refusal
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.screen import comes, opened

Capture = pytest.CaptureFixture[str]
PARTED = 6
"""The round in which the two rules part: who floated two rounds before is protected otherwise."""


def played(path: Path, rules: str, options: str = "") -> Path:
    """Play six rounds of 21 players, with a late entry, a half-point bye and an absence; the first seeds go on."""
    talk, chance = Conversation(), Random(5)
    talk.say(f"new Open; 7; system={rules}; half=yes; {options}file={path}")
    talk.say(*(f"new Name {chr(65 + at)}; ; {2400 - 20 * at}" for at in range(21)), "P", "p w")
    for number in range(1, 7):
        talk.say("b", *(f"{board.number} {chance.choice('1150')}" for board in talk.tournament.rounds[-1].boards))
        if number == 2:
            talk.say("E", "new Late; ; 2290", "5", "a 3;h", "7", "a 3", "P")
        if number < 6:
            talk.say("p")
    assert not talk.refused, talk.refused
    return path


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The event by the rules of 2026."""
    return played(tmp_path_factory.mktemp("both") / "new.json", "Swiss 2026")


def test_the_command_tells_the_first_difference(event: Path, capsys: Capture) -> None:
    """The reason of each of the two rules, criterion by criterion, and what cannot be compared."""
    assert main(["compare", str(event), "--round", str(PARTED)]) == 0
    said = capsys.readouterr().out
    assert "Swiss 2026: 18-10 15-3 4-6 14-12\nSwiss 1998: 18-3 4-10 15-14 12-6\n" in said
    assert "Against the pairing of Swiss 1998, by Swiss 2026:\n  the first difference is by C.04.3 C16" in said
    assert (
        "    C6 - C15: the same\n    C16: No resident left over floated down two rounds before. The other: 1 " in said
    )
    assert "Against the pairing of Swiss 2026, by Swiss 1998:\n  the first difference is by D1" in said
    assert "Half-point byes: the rules of 1998 have none" in said
    assert main(["compare", str(event), "--round", "1"]) == 0
    assert "Both pair it alike" in capsys.readouterr().out
    assert main(["compare", str(event), "--round", "9"]) == 1
    assert main(["compare", str(event), "--system", "round-robin"]) == 1


def test_each_side_is_what_its_rules_pair(event: Path, capsys: Capture) -> None:
    """The sides are not told from memory: `pair --system` comes to the same pairs, in the same numbers."""
    for number in range(1, PARTED + 1):
        compared = two_rules(Conversation(event).tournament, number)
        for side, key in ((compared.own, "dutch-2026"), (compared.other, "swiss-1998")):
            assert side.made is not None
            assert main(["pair", str(event), "--round", str(number), "--system", key]) == 0
            numbers = compared.event.numbers
            pairs = {f"{numbers[white]}-{numbers[black]}" for white, black in side.made.pairs}
            assert pairs == {line for line in capsys.readouterr().out.split("\n") if "-" in line}


def test_an_event_of_1998_is_held_against_the_rules_of_today(tmp_path: Path) -> None:
    """Numbers of late entries differ then, and it is said whose they are."""
    tournament = Conversation(played(tmp_path / "old.json", "Swiss 1998")).tournament
    said = "\n".join(two_rules(tournament, 4).lines())
    assert said.startswith("Round 4 by Swiss 1998 and by Swiss 2026.")
    assert "number late entries otherwise" in said
    assert "= Name" in said


def test_what_other_rules_do_not_know_is_said(tmp_path: Path) -> None:
    path = played(tmp_path / "baku.json", "Swiss 2026", "acceleration=Baku; the bye gives=half; ")
    said = "\n".join(two_rules(Conversation(path).tournament, 2).lines())
    assert "The Baku acceleration (C.04.7)" in said
    assert "A bye worth half a point (C.04.1 3)" in said


def test_a_round_robin_is_of_another_kind(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Club; system=round; file={tmp_path / 'club.json'}")
    with pytest.raises(Refusal, match="of another kind"):
        other_of(talk.tournament)


async def test_on_the_screen_and_in_lines(event: Path) -> None:
    talk = Conversation(event)
    assert "C16: No resident left over" in talk.say("X", "[", "d")
    async with opened(event) as pilot:
        await pilot.press("X", "left_square_bracket")
        await comes(pilot, f"Round {PARTED}: as it was paired")
        await pilot.press("d")
        await comes(pilot, f"Round {PARTED} by Swiss 2026 and by Swiss 1998")
        await comes(pilot, "18-10 15-3 4-6 14-12")

"""A round by every system that can pair it: the table, the first differences, on the screen and by the command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paircard.core.facets.judged import pairs_any_round
from paircard.core.review.all_rules import AllRules, all_rules
from paircard.core.review.one_side import written
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.ui.test_both_rules import PARTED, played

Capture = pytest.CaptureFixture[str]
ABLE = [key for key, system in SYSTEMS.items() if pairs_any_round(system) and system.contestants == "players"]


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six rounds by the rules of 2026."""
    return played(tmp_path_factory.mktemp("all") / "open.json", "Swiss 2026")


@pytest.fixture(scope="module")
def compared(event: Path) -> AllRules:
    """The last of them."""
    return all_rules(Conversation(event).tournament, PARTED)


def test_every_system_of_players_that_pairs_by_results_is_there(compared: AllRules) -> None:
    """Nobody has to name them: whoever can explain a round, or pairs neighbours, is compared."""
    keys = [side.system.key for side in compared.sides]
    assert keys[0] == "dutch-2026"
    assert sorted(keys) == sorted(ABLE)
    assert {"keizer", "monrad", "double-swiss-2026"} < {*keys}


def test_the_figures_are_those_of_the_rounds(compared: AllRules) -> None:
    """As many as are the same; everybody is paired once by each of them."""
    pairs = [{*written(compared.event, side.made)} for side in compared.sides if side.made]
    assert len(pairs) == len(compared.sides)
    assert [[compared.same(a, b) for b in range(len(pairs))] for a in range(len(pairs))] == [
        [len(one & other) for other in pairs] for one in pairs
    ]
    assert {len(each) for each in pairs} == {11}


def test_each_side_says_where_the_two_part(compared: AllRules) -> None:
    said = "\n".join(compared.lines())
    assert "Swiss 1998: 18-3 4-10 15-14 12-6\n  By Swiss 2026: the first difference is by C.04.3 C16" in said
    assert "  By Keizer: 1. 17 Name P: value 33" in said
    assert "They have not met" not in said
    for side in compared.sides[1:]:
        assert f"\n{side.name}: " in said


@pytest.mark.parametrize("key", ABLE)
def test_an_event_of_any_of_them_is_compared_with_all(tmp_path: Path, key: str) -> None:
    """Whoever has paired the rounds before, the others can pair the next one, or say why they do not."""
    talk = Conversation()
    talk.say(f"new Open; 5; system={key}; file={tmp_path / 'any.json'}")
    talk.say(*(f"new Name {chr(65 + at)}; ; {2400 - 20 * at}" for at in range(8)), "P", "p w", "d w", "p")
    found = all_rules(talk.tournament, 1)
    assert found.sides[0].system.key == key
    assert all(side.made or side.refusal for side in found.sides)
    assert [*found.lines()]


def test_the_command_and_the_key(event: Path, capsys: Capture) -> None:
    assert main(["compare", str(event), "--round", str(PARTED), "--system", "all"]) == 0
    assert re.search(r"^1  Swiss 2026 +· +7 +2", capsys.readouterr().out, re.MULTILINE)
    assert "Of 11 pairs the same:" in Conversation(event).say("X", "[", "D")


async def test_on_the_screen(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "left_square_bracket")
        await comes(pilot, f"Round {PARTED}: as it was paired")
        await pilot.press("D")
        await comes(pilot, "Of 11 pairs the same:")


def test_a_round_robin_is_of_another_kind(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Club; system=round; file={tmp_path / 'club.json'}")
    with pytest.raises(Refusal, match="of another kind"):
        all_rules(talk.tournament, 1)


def test_neighbours_pair_the_round_of_others(event: Path, capsys: Capture) -> None:
    """`pair --system` knows them, too: no pair of Monrad's has met."""
    assert main(["pair", str(event), "--round", str(PARTED), "--system", "monrad"]) == 0
    assert "17-20" in capsys.readouterr().out

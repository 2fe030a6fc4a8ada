"""The step player: every step can be reached, and the cards show what the steps have said."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import WithdrawEntrant
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Verdict
from paircard.core.simulation.drawing import planned
from paircard.core.simulation.play import play as play_out
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.brackets_so_far import BracketSoFar
from paircard.tui.looks.signs import PLAIN, Signs
from paircard.tui.screens.groups.facing import RowWriter
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.steps.bracket import Scene, drawn
from paircard.tui.screens.steps.patience import Patience
from paircard.tui.screens.steps.reel import reel_of, reel_of_round
from paircard.tui.screens.steps.round_so_far import round_so_far
from paircard.tui.screens.steps.screen import Steps
from tests.support.play import Play, gold12
from tests.support.screen import comes, opened, screen_text


@pytest.fixture
def play() -> Play:
    """GOLD-12 without 6 before round 3 (acceptance S3)."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    return play


@pytest.fixture
def event(play: Play, tmp_path: Path) -> Path:
    """The same as a file."""
    return play.store(tmp_path / "gold12.json")


async def test_the_last_bracket_step_by_step(event: Path) -> None:
    """5-7 fails by B4, 5-11 by B1a; after the exchange 7-5 fails by B4 and 7-11 stands; 5 is left over."""
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3 · step 1 of")
        await pilot.press("slash", "c", "8", "enter")
        await comes(pilot, "C8. Exchange 5 of S1 for 7 of S2 (D2).")
        await pilot.press("space", "space", "space")
        said = await comes(pilot, "B4. 7 and 5 both prefer White, and no clash is left to use.")
        assert re.search("↓ 12 .* ╌╌╌╌╌╌╌ +4 .* ⇄ 7 .* ╌+✗╌+ ⇄ 5 ", said)
        await pilot.press("space")
        await comes(pilot, "C7. Next transposition of S2: 11 5 (D1).")
        await pilot.press("space")
        said = await comes(pilot, "C6. 7-11 stands for now.")
        assert re.search("↓ 12 .* ╌╌╌╌╌╌╌ +4 .* ⇄ 7 .* ━", said)
        assert "✗ 7 and 5 both prefer White, and no clash is left to use. B4" in said
        await pilot.press("a")
        said = await comes(pilot, "C6. 12-4 7-11; 5 left over.")
        assert re.search("↓ 12 .* ─────── +4 .* ↘ 5 ", said)
        assert "╌" not in said
        await pilot.press("left")
        await comes(pilot, "C6. 7-11 stands for now.")


async def test_every_try_can_be_played(event: Path) -> None:
    """What looking ahead leaves out is played when asked for, and left out again."""
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3 · step 1 of")
        screen = pilot.app.screen
        assert isinstance(screen, Steps)
        fewer = len(screen.need_playback().steps)
        await pilot.press("v")
        await comes(pilot, "Every try is played: ")
        await comes(pilot, "all tries")
        assert len(screen.need_playback().steps) >= fewer
        await pilot.press("v")
        await comes(pilot, f"Tries that cannot succeed are left out: {fewer} steps.")


async def test_the_bracket_under_the_cursor_comes_first(event: Path) -> None:
    """From the lowest bracket of the explanation; from the top it is step 1 again."""
    async with opened(event) as pilot:
        await pilot.press("X", "end", "s")
        said = await comes(pilot, "bracket of ½")
        assert "step 1 of" not in said
        await pilot.press("escape", "home", "s")
        await comes(pilot, "Round 3 · step 1 of")


async def test_both_ends_and_the_way_back(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "step 1 of")
        await pilot.press("left")
        await comes(pilot, "This is the first step.")
        screen = pilot.app.screen
        assert isinstance(screen, Steps)
        for _ in range(30):
            await pilot.press("e")
        await pilot.press("space")
        said = await comes(pilot, "This is the last step: the round is paired.")
        assert "F1. The round is paired: " in said
        await pilot.press("slash", *"c12", "enter")
        await comes(pilot, "No step of this round is by C12.")
        await pilot.press("escape")
        await comes(pilot, "Round 3: as it would be paired now")


async def test_it_runs_by_itself_and_stops(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "step 1 of")
        screen = pilot.app.screen
        assert isinstance(screen, Steps)
        await pilot.press("plus", "p")
        while screen.at < 3:  # on a busy machine a step may be gone before it is looked at
            await pilot.pause(0.05)
        await pilot.press("p")
        await comes(pilot, "Stopped.")
        stopped = screen.at
        await pilot.pause(0.5)
        assert screen.at == stopped


async def test_a_wide_screen_has_halves(event: Path) -> None:
    """The bracket stands left, the printed article below it, what the step says right; at 80 one above the other."""
    async with opened(event, (120, 40)) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3 · step 1 of")
        await pilot.press("slash", "c", "8", "enter")
        await comes(pilot, "C8. Exchange 5 of S1 for 7 of S2 (D2).")
        cards, article, said = (
            pilot.app.screen.query_one(f"#{name}").region for name in ("bracket", "article", "said")
        )
        assert cards.right <= said.x
        assert cards.bottom <= article.y
        assert "C8. " in screen_text(pilot.app).split("\n")[article.y]
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.1)
        cards, said = (pilot.app.screen.query_one(f"#{name}").region for name in ("bracket", "said"))
        assert cards.bottom <= said.y
        assert cards.width > 75


def test_without_lines_numbers_say_who_is_looked_at(play: Play) -> None:
    """On a terminal that has no signs for lines: `12-4?` is pencilled in, `7-5!` may not be."""
    reel = reel_of_round(play.tournament, 3, Patience())
    assert reel.playback is not None
    at = next(at for at, step in enumerate(reel.steps) if step.players == (7, 5) and step.verdict is Verdict.REFUSED)
    scene = Scene(reel.table(at), reel.steps[at], reel.cards)
    layout = Layout.facing(79, tuple(reel.cards.values()), len(reel.cards), threads=False)
    rows = [line.plain for line in drawn(scene, RowWriter(layout, PLAIN, lambda _: "Nowak"), threads=False)]
    assert rows[0].startswith("S1")
    assert re.match(r" v 12 Nowak .* 12-4\? .* 4 Nowak", rows[1])
    assert re.match(r" x  7 Nowak .* 7-5! .* x  5 Nowak", rows[2])


@pytest.mark.parametrize("threads", [True, False])
def test_every_step_of_every_system_is_drawn(threads: bool) -> None:
    """Nobody stands twice, no row is wider than others; systems that have no steps say so in a sentence."""
    played = 0
    for key, system in SYSTEMS.items():
        if system.steps is None:
            assert system.lacks("steps"), key
            continue
        played += 1
        teams, players = ((12, 12), None) if system.contestants == "teams" else (None, (12, 12))
        wishes = Wishes(system=key, rounds=(4, 4), teams=teams, players=players)
        event = play_out(planned(wishes, 3, checked=False), 3).tournament
        reel = reel_of("", system.steps.position(event), {}, Patience(), by=system.steps)
        reel = replace(reel, exchanges=system.exchanges_halves)
        assert len(reel.steps) > 10, key
        layout = Layout.facing(69, tuple(reel.cards.values()), len(reel.cards), threads=threads)
        writer = RowWriter(layout, Signs() if threads else PLAIN, lambda _: "")
        for at, step in enumerate(reel.steps):
            scene = Scene(reel.table(at), step, reel.cards, reel.exchanges)
            left, right = scene.sides
            assert len({*left, *right}) == len(left) + len(right)
            rows = list(drawn(scene, writer, threads=threads))
            assert len(rows) == 1 + max(len(left), len(right))
            assert {row.cell_len for row in rows} == {sum(layout.widths)}
    assert played >= 3


def test_the_round_stands_beside_the_bracket() -> None:
    """Made brackets with their pairs and who goes down, the one at hand, those that wait; long ones are wrapped."""
    numbers = tuple(map(PairingNumber, range(1, 30)))
    brackets = (
        BracketSoFar(5, ((numbers[0], numbers[1]),), (numbers[2],), made=True),
        BracketSoFar(4, (), numbers[2:5], now=True),
        BracketSoFar(0, (), numbers[5:]),
    )
    rows, here = round_so_far("Round 3", brackets, 40, Signs())
    assert [row.plain for row in rows[:4]] == [
        "  Round 3",
        "✓    2½ 1-2 ↘3",
        "▌     2 3 4 5",
        "      0 6 7 8 9 10 11 12 13 14 15 16 17",
    ]
    assert here == range(2, 3)
    assert rows[3].plain.startswith("      0 6 7 8 ")
    assert all(row.plain.startswith("        ") for row in rows[4:])

"""The score groups screen, played by keys: it follows every result and never tells of a state gone by."""

from __future__ import annotations

import html
import os
import re
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from rich.cells import cell_len
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from paircard.core.commands import (
    ChangeRegulations,
    ClearResult,
    CreateTournament,
    EnterResult,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.review.next_round_so_far import coming
from paircard.core.values.errors import NotAgreedYet
from paircard.core.values.points import format_points
from paircard.data.storage.event_file import EventFile
from paircard.tui.app import PaircardApp
from paircard.tui.commands.key_feed import MOMENT_SECONDS
from paircard.tui.dialogs.on_screen.ask import ReadingDialog
from paircard.tui.looks.styles import CHOSEN
from paircard.tui.screens.explain.screen import Explain
from paircard.tui.screens.groups.outlook import Outlook, work_out
from paircard.tui.screens.groups.screen import Groups
from paircard.tui.screens.groups.table import GroupTable
from paircard.tui.screens.groups.worked_out import WorkedOut
from tests.support.line import Conversation
from tests.support.play import Play, gold12
from tests.support.pty import Terminal
from tests.support.screen import comes, opened
from tests.support.sections import two_sections

HOSTILE = (
    "[red]x",
    "[/b]x",
    "O'Neil [GM]",
    "[@click=app.quit]x",
    "Esc\x1b[2J\x1b]52;c;eA==\x07ape",
    "محمد علي",
    "李小龙 Bruce",
    "Wilczyńska-Brzęczyszczykiewicz, Maria Magdalena",
)

PREFERENCE = re.compile(r"[WB](?: +[−+]?\d)? ([wWbB]!?) +[↓↑· ]{1,2}")
"""End of the colours, their difference where there is room, the preference and the floats in the cell of a player."""


def event(
    path: Path, *, names: tuple[str, ...] = (), players: int = 8, rounds: int = 5, colour: bool = True
) -> EventFile:
    """Make an event of players A1, A2 ... or of these names, nothing paired."""
    names = names or tuple(f"A{n}" for n in range(1, players + 1))
    entrants = tuple(Entrant.of(name, rating=2400 - 10 * place) for place, name in enumerate(names))
    drawn = (SetFirstColour("W"),) if colour else ()
    opening = (CreateTournament(Details("Open"), Regulations(rounds)), *drawn, RegisterEntrants(entrants))
    return EventFile.create(path, *opening, arbiter="Anna")


def play(file: EventFile, signs: str) -> None:
    """Pair the next round and enter results from board 1 on."""
    file.execute(PairRound(), arbiter="Anna")
    number = len(file.tournament.rounds)
    for board, sign in enumerate(signs, start=1):
        file.execute(EnterResult(number, board, Result(sign)), arbiter="Anna")


def app_on(file: EventFile) -> PaircardApp:
    """Close the file and return the app that opens it again."""
    path = file.path
    file.close()
    return PaircardApp(path, arbiter="Anna")


async def open_groups(pilot: Pilot[None]) -> Groups:
    """Go to the screen."""
    await until(pilot, lambda: pilot.app.screen.is_mounted and pilot.app.tournament is not None)  # type: ignore[attr-defined]
    await pilot.pause()
    await pilot.press("G")
    await until(pilot, lambda: isinstance(pilot.app.screen, Groups))
    await pilot.pause()
    assert isinstance(pilot.app.screen, Groups)
    return pilot.app.screen


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait for what another thread does."""
    for _ in range(5000):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError("It never came.")


def text_of(pilot: Pilot[None]) -> str:
    """Everything on the screen as text, one line a row."""
    picture = pilot.app.export_screenshot()
    rows = re.findall(r"<text[^>]*clip-path=\"url\(#[^)]*line-(\d+)\)\"[^>]*>(.*?)</text>", picture)
    lines: dict[int, str] = {}
    for row, text in rows:
        lines[int(row)] = lines.get(int(row), "") + html.unescape(text).replace("\xa0", " ")
    return "\n".join(text for _, text in sorted(lines.items()))


def lines_of(screen: Groups) -> list[str]:
    """The lines of the table as they were written."""
    table = screen.query_one(GroupTable)
    return ["".join(cell.plain for cell in table.get_row_at(row)) for row in range(table.row_count)]


def heads_of(screen: Groups) -> list[str]:
    """The heads of the groups, without the mark in front and the blank behind it."""
    table = screen.query_one(GroupTable)
    return [text[2:] for text, line in zip(lines_of(screen), table.lines, strict=True) if line.head is not None]


def pairs_of(screen: Groups) -> set[frozenset[ContestantId]]:
    """Between whom lines are drawn."""
    gaps = (line.gap for line in screen.query_one(GroupTable).lines if line.gap is not None)
    return {frozenset(pair) for gap in gaps for pair in gap.opponents.items()}


def said(screen: Groups) -> str:
    """What the screen says of the next pairing."""
    return str(screen.query_one("#outlook", Static).content)


async def test_groups_follow_every_result(tmp_path: Path) -> None:
    """While results are missing the screen says so; the last ones bring the pairing; a cleared one takes it away."""
    file = event(tmp_path / "open.json", players=14)
    play(file, "10")
    app = app_on(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_groups(pilot)
        assert "5 results are missing on boards 3 4 5 6 7" in said(screen)
        assert screen.view == "groups"
        assert heads_of(screen)[1].startswith("0  12 players  p 6")
        app.execute(EnterResult(1, 3, Result.DRAW))
        await pilot.pause()
        assert "4 results are missing on boards 4 5 6 7" in said(screen)
        assert [head[:17] for head in heads_of(screen)] == [
            "1  2 players  p 1",
            "½  2 players  p 1",
            "0  10 players  p ",
        ]
        assert sum(line.count("?") for line in lines_of(screen)) == 8
        app.execute(*(EnterResult(1, board, Result.WHITE) for board in (4, 5, 6, 7)))
        await until(pilot, lambda: screen.view == "paired")
        proposal = app.need_tournament().proposal
        assert f"{len(proposal.pairs)} pairs" in said(screen)
        assert pairs_of(screen) == {frozenset((pair.white, pair.black)) for pair in proposal.pairs}
        with pytest.raises(NotAgreedYet):
            app.execute(*(ClearResult(1, board) for board in (4, 5, 6, 7)))
        await until(pilot, lambda: app.screen is not screen)
        await pilot.press("y")
        await until(pilot, lambda: app.screen is screen)
        await pilot.pause()
        assert (screen.view, screen.outlook()) == ("groups", None)


async def test_a_round_comes_out_board_by_board(tmp_path: Path) -> None:
    """With one game open it is said how many pairs stand; the line of the others has gaps; heads name the board."""
    play_ = Play.evenly(24, 2400, 8, rounds=9)
    for signs in ("1=0" * 4, "1=0" * 4):
        play_.pair()
        play_.results(signs)
    play_.pair()
    play_.results("1=0" * 3 + "1=")
    comes = coming(play_.tournament)
    assert comes is not None
    stand, wait = comes.pairs
    assert stand
    assert wait
    async with opened(play_.store(tmp_path / "comes.json"), size=(120, 40)) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.view == "paired")
        assert said(screen) == f"Round 4 is coming out: {stand} pairs stand.\n{wait} wait for board 12."
        table = screen.query_one(GroupTable)
        open_ = [line.cells[1].plain for line in table.lines if line.gap is not None]
        assert any("╌" in text for text in open_)
        assert any("───" in text for text in open_)
        heads = heads_of(screen)
        assert sum("open: board 12" in head for head in heads) + sum("stands" in head for head in heads) == len(heads)
        assert sum(line.cells[side].plain.count("?") for line in table.lines for side in (0, 2)) >= 2
        assert "━" not in "".join(lines_of(screen))
        table.go_to(next(line.left for line in table.lines if line.left and "╌╌╌╌" in line.cells[1].plain))
        await pilot.pause()
        assert "━━━" in lines_of(screen)[table.cursor_row]
        pilot.app.execute(EnterResult(3, 12, Result.BLACK))
        await until(pilot, lambda: "as it would be paired now" in said(screen))
        assert pairs_of(screen) == {frozenset((p.white, p.black)) for p in pilot.app.need_tournament().proposal.pairs}
        assert "╌" not in "".join(line.cells[1].plain for line in table.lines)


async def test_the_bar_of_the_group_one_is_in(tmp_path: Path) -> None:
    """How many have which score stands above, and goes on where nothing but letters can be shown."""
    async with opened(gold12(3).store(tmp_path / "gold12.json")) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.outlook() is not None)
        counts, scores = str(screen.query_one("#field", Static).content).splitlines()
        table, at = screen.query_one(GroupTable), Counter(c.score for c in pilot.app.need_tournament().cards.values())
        assert [int(each.strip("▁▂▃▄▅▆▇")) for each in counts.split()[1:]] == [at[score] for score in sorted(at)[::-1]]
        assert scores.split() == ["12", *(format_points(score) for score in sorted(at)[::-1])]
        await pilot.press("n")
        content = screen.query_one("#field", Static).content
        assert isinstance(content, Text)
        chosen = [
            content.plain[span.start : span.end].strip("▁▂▃▄▅▆▇ ") for span in content.spans if span.style == CHOSEN
        ]
        assert table.group == 1
        assert chosen == [str(at[sorted(at)[-2]]), format_points(sorted(at)[-2])]


async def test_an_answer_to_an_older_state_is_worth_nothing(tmp_path: Path) -> None:
    """What was worked out before the last key is thrown away, even if it comes after it."""
    file = event(tmp_path / "open.json")
    play(file, "1===")
    app = app_on(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.outlook() is not None)
        old = screen.outlook()
        assert old is not None
        app.execute(WithdrawEntrant(ContestantId(8)))
        screen.post_message(WorkedOut(old))
        screen.post_message(WorkedOut(Outlook(old.tournament, refusal="stale")))
        await until(pilot, lambda: screen.outlook() is not None)
        fresh = screen.outlook()
        assert fresh is not None
        assert fresh.tournament is app.tournament
        assert "bye" in said(screen)
        assert any("withdrawn (F5): 8" in line for line in lines_of(screen))


async def test_keys_wait_for_the_section_that_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From section to section while the second takes long: an arrow key does not stand on somebody of the first."""
    gate, waiting = Event(), set[int]()

    def slowly(tournament: Tournament, left: Callable[[], bool]) -> Outlook:
        if tournament.stage in waiting:
            gate.wait(20)
        return work_out(tournament, left)

    monkeypatch.setattr("paircard.tui.screens.groups.screen.work_out", slowly)
    async with opened(two_sections(tmp_path / "open.json")) as pilot:
        app, screen = pilot.app, await open_groups(pilot)
        await until(pilot, lambda: screen.outlook() is not None)
        assert app.tournament is not None
        for stage in (2, 1):
            waiting = {1}
            app.tournament = app.tournament.seen(stage)
            await pilot.pause(MOMENT_SECONDS / 2)
        for _ in range(4):
            await pilot.press("down")
        gate.set()
        await until(pilot, lambda: screen.outlook() is not None)
        await pilot.press("down")
        assert screen.cursor.chosen in app.tournament.registrations


async def test_the_card_of_either_player_of_a_row(tmp_path: Path) -> None:
    """The arrows choose the side, marked by > alone; Enter shows the card, on a head how its numbers came about."""
    file = event(tmp_path / "open.json")
    play(file, "=10=")
    app = app_on(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.view == "paired")
        table = screen.query_one(GroupTable)
        await pilot.press("down")
        line = table.line
        assert line is not None
        assert lines_of(screen)[1].startswith(">")
        assert table.chosen == line.left
        await pilot.press("right")
        assert table.chosen == line.right
        assert lines_of(screen)[1].index(">") == sum(
            screen.query_one(GroupTable).columns[k].width for k in list(table.columns)[:2]
        )
        assert sum(text.count(">") for text in lines_of(screen)) == 1
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        card = app.need_tournament().cards[ContestantId(line.right or 0)]
        shown = text_of(pilot)
        assert f"{card.number} {card.entrant.name}" in shown
        for word in ("Difference", "(A7)", "Floats", "allowed (B1b)"):
            assert word in shown
        await pilot.press("escape", "up", "enter")
        await pilot.pause()
        assert "q = " in text_of(pilot)
        assert "(A8)" in text_of(pilot)


async def test_moving_about(tmp_path: Path) -> None:
    """`n` and `b` go from head to head, `/` to a player, `v` to the natural split and back."""
    file = event(tmp_path / "open.json", players=10)
    play(file, "10=10")
    app = app_on(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.view == "paired")
        table = screen.query_one(GroupTable)
        await pilot.press("n")
        assert (table.line is not None and table.line.head) == 1
        await pilot.press("b", "b")
        assert (table.line is not None and table.line.head) == 0
        seven = app.need_tournament().ids[PairingNumber(7)]
        await pilot.press("slash", *"a7", "enter")
        await until(pilot, lambda: table.chosen == seven)
        await pilot.press("v")
        assert screen.view == "groups"
        assert table.chosen == seven
        assert not any("came from" in line for line in lines_of(screen))
        await pilot.press("v")
        assert any("came from" in line for line in lines_of(screen))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_names_are_data(tmp_path: Path, size: tuple[int, int]) -> None:
    """Markup is shown as it was typed, control characters are gone, wide and long names keep the columns straight."""
    file = event(tmp_path / "open.json", names=HOSTILE)
    play(file, "====")
    app = app_on(file)
    async with app.run_test(size=size) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.view == "paired")
        shown = text_of(pilot)
        for name in ("[red]x", "[/b]x", "O'Neil [GM]", "[@click=app.q", "李小龙 Bruce"):
            assert name in shown
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", shown)
        table = screen.query_one(GroupTable)
        half = table.ordered_columns[0].width
        assert all(cell_len(cell.plain) <= half for row in range(table.row_count) for cell in table.get_row_at(row))
        ends = [PREFERENCE.search(text) for text in _players(table)]
        assert len({cell_len(found.string[: found.start(1)]) for found in ends if found}) == 1
        assert len(ends) == len(HOSTILE)
        for _ in range(2):
            await pilot.press("down", "enter")
            await pilot.pause()
            assert "Preference" in text_of(pilot)
            await pilot.press("escape")
        assert app.is_running


def _players(table: GroupTable) -> list[str]:
    """The cells in which somebody stands."""
    cells = [table.get_row_at(row)[side].plain for row in range(table.row_count) for side in (0, 2)]
    return [text for text in cells if PREFERENCE.search(text)]


@pytest.mark.parametrize(("size", "shown"), [((80, 24), "…WBWBW B "), ((120, 40), " WBWBWBW  +1 B ")])
async def test_colours_that_are_cut_off_say_so(tmp_path: Path, size: tuple[int, int], shown: str) -> None:
    """80 columns show five of seven colours behind a sign, 120 show all of them and what they come to."""
    play_ = Play.evenly(20, 2200, 10, rounds=9)
    for _ in range(7):
        play_.pair()
        play_.results("=" * 10)
    async with opened(play_.store(tmp_path / "nine.json"), size=size) as pilot:
        screen = await open_groups(pilot)
        first = play_.tournament.cards[play_.id(1)]
        assert "".join(str(colour) for colour in first.colours) == "WBWBWBW"
        row = next(line for line in lines_of(screen) if re.search(r"^ +1 A1 ", line))
        assert shown in row
        assert "exchanged" in text_of(pilot)


async def test_without_colour_or_unicode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Floats are v and ^ where the locale is plain C; the chosen player is marked by a letter sign."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C")
    file = event(tmp_path / "open.json", players=6)
    play(file, "1=1")
    play(file, "")
    file.execute(EnterResult(2, 1, Result.WHITE), arbiter="Anna")
    app = app_on(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_groups(pilot)
        text = "\n".join(lines_of(screen))
        assert not set(text) & set("↓↑·─│½…")
        floats = {card.floats for card in app.need_tournament().cards.values()}
        assert any("D" in each for each in floats)
        assert re.search(r" \.v", text)
        assert re.search(r" \.\^", text)
        assert text.count(">") == 1


async def test_before_the_first_and_after_the_last_round(tmp_path: Path) -> None:
    """Nothing can be paired before the lot is drawn (A7), nothing is left after the last round."""
    file = event(tmp_path / "open.json", players=4, rounds=1, colour=False)
    app = app_on(file)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_groups(pilot)
        assert "first colour not drawn: f on Entrants" in said(screen)
        assert lines_of(screen)[0].startswith("> 0  4 players  p 2")
        app.execute(SetFirstColour("B"))
        await until(pilot, lambda: screen.view == "paired")
        first, third = (app.need_tournament().ids[PairingNumber(number)] for number in (1, 3))
        assert frozenset((first, third)) in pairs_of(screen)
        app.execute(PairRound())
        await pilot.pause()
        assert "All rounds are paired" in said(screen)
        assert lines_of(screen) == []
        app.execute(EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.WHITE))
        await pilot.pause()
        assert "All rounds are played" in said(screen)


async def test_why_these_two(tmp_path: Path) -> None:
    """`y` opens the explanation at the player marked; while games are open it says what is missing."""
    play_ = Play.evenly(12, 2400, 8)
    play_.pair()
    play_.results("1=01=0")
    async with opened(play_.store(tmp_path / "why.json")) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.view == "paired")
        await pilot.press("down")
        chosen = screen.query_one(GroupTable).chosen
        assert chosen is not None
        await pilot.press("y")
        await until(pilot, lambda: isinstance(pilot.app.screen, Explain))
        await comes(pilot, "Round 2: as it would be paired now")
        assert pilot.app.screen.query_one(GroupTable).chosen == chosen
        explained = pilot.app.screen
        with pytest.raises(NotAgreedYet):
            pilot.app.execute(ClearResult(1, 6))
        await until(pilot, lambda: pilot.app.screen is not explained)
        await pilot.press("y")
        await until(pilot, lambda: pilot.app.screen is explained)
        await pilot.press("G")
        await until(pilot, lambda: "coming out" in said(screen))
        await pilot.press("y")
        await comes(pilot, "1 result is missing on board 6.")


def test_what_stands_is_told(tmp_path: Path) -> None:
    """In line mode in words: what stands, what waits for which board, who was exchanged."""
    play_ = Play.evenly(24, 2400, 8, rounds=9)
    for _ in range(2):
        play_.pair()
        play_.results("1=0" * 4)
    play_.pair()
    play_.results("1=0" * 3 + "1=")
    talk = Conversation(play_.store(tmp_path / "told.json"))
    heard = talk.say("G", "list")
    assert "Round 4 is coming out: " in heard
    told = heard.splitlines()
    assert any(line.startswith("Bracket") and line.endswith("; stands") for line in told)
    assert any(line.startswith("S1") and "if it is drawn; open: board 12" in line for line in told)
    assert not set("╌─↘⇄") & set(heard)


async def test_the_words_of_2026(tmp_path: Path) -> None:
    """C.04.3 knows MDPs and residents, neither p nor x."""
    play_ = Play.evenly(14, 2400, 8)
    regulations = replace(play_.tournament.regulations, system="dutch-2026")
    play_.do(ChangeRegulations(regulations))
    play_.pair()
    play_.results("1=01=01")
    async with opened(play_.store(tmp_path / "dutch.json")) as pilot:
        screen = await open_groups(pilot)
        await until(pilot, lambda: screen.view == "paired")
        heads = heads_of(screen)
        assert any("1 MDP  " in head and "resident" in head for head in heads)
        assert not any("  p " in head or "  x " in head for head in heads)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal")
def test_little_is_sent(tmp_path: Path) -> None:
    """Over SSH the groups of 24 are painted in under 10 KB, and a step of the cursor costs less than one."""
    play_ = Play.evenly(24, 2400, 8, rounds=9)
    for _ in range(4):
        play_.pair()
        play_.results("1=0" * 4)
    play_.store(tmp_path / "open.json")
    quiet = {
        "XDG_STATE_HOME": str(tmp_path),
        "PYTHONPATH": os.getcwd(),
        "SSH_CONNECTION": "a 1 b 2",
        "COLORTERM": "truecolor",
    }
    with Terminal([sys.executable, "-m", "paircard", "open.json"], cwd=tmp_path, env=quiet) as terminal:
        terminal.wait_for("Groups")
        terminal.settle(0.5)
        begun = terminal.byte_count
        terminal.type("G")
        terminal.wait_for("as it would be paired now")
        terminal.settle(0.5)
        painted = terminal.byte_count
        assert painted - begun < 10_000
        terminal.press("down")
        terminal.settle(0.5)
        assert terminal.byte_count - painted < 1_000

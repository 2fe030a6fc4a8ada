"""The papers on the screen: exactly what is printed, and where it goes without ever stopping the keys."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.data.machine.settings import Settings
from paircard.data.machine.settings_written import write_settings
from paircard.tui.screens.papers.screen import Papers
from paircard.tui.widgets.paper_sheet import PaperSheet
from tests.support.dose import long, some
from tests.support.golden_papers import FOLDER
from tests.support.line import Conversation, terminal
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import gold12
from tests.support.pty import Terminal
from tests.support.read_pdf import read_pdf
from tests.support.screen import comes, opened, screen_text

BELONGING = {
    "P": "pairings",
    "E": "start-list",
    "G": "start-cards",
    "S": "standings",
    "X": "protocol",
    "J": "report",
    "T": "pairings",
    "R": "pairings",
}


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after five rounds."""
    return gold12().store(tmp_path / "gold12.json")


def golden(name: str) -> list[str]:
    """The lines of a paper."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n")


def body(text: str) -> list[str]:
    """What stands between caption and status line, without the blank with which everything on the screen begins."""
    return "\n".join(line.removeprefix(" ") for line in text.split("\n")[3:21]).rstrip().split("\n")


@pytest.mark.parametrize(("key", "paper"), some([*BELONGING.items()], 3))
async def test_each_screen_has_its_paper(event: Path, key: str, paper: str) -> None:
    """`O` shows the one that belongs to the screen; Escape goes back to it."""
    async with opened(event) as pilot:
        await pilot.press(key, "O")
        await comes(pilot, f"Paper {list(OF_PLAYERS).index(paper) + 1} of {len(OF_PLAYERS)}")
        if paper in ("pairings", "start-list", "start-cards", "standings"):
            assert body(screen_text(pilot.app)) == "\n".join(golden(paper)[:18]).rstrip().split("\n")
        await pilot.press("escape")
        await pilot.pause(0.1)
        assert pilot.app.current_mode == {"P": "pairings", "E": "entrants"}.get(key, pilot.app.current_mode)
        assert pilot.app.current_mode != "papers"


async def test_the_view_and_the_round_shown_count(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("P", "left_square_bracket", "O")
        await comes(pilot, "Pairing of round 4 of 5")
        await pilot.press("escape", "S", "c", "c", "O")
        await comes(pilot, "Crosstable after round 5 of 5 (final), by number")
        await pilot.press("escape", "E", "o", "O")
        await comes(pilot, f"Paper 2 of {len(OF_PLAYERS)}")


@long
async def test_scrolled_and_changed(event: Path) -> None:
    """PageDown shows the lines that follow; n, b, c and the brackets choose; another paper begins at its top."""
    lines = golden("start-cards")
    async with opened(event) as pilot:
        await pilot.press("G", "O")
        await comes(pilot, f"1-18 of {len(lines) - 1} lines")
        await pilot.press("pagedown")
        await comes(pilot, f"19-36 of {len(lines) - 1} lines")
        shown = [line.replace("\f", "(new page)") for line in lines[18:36]]
        assert body(screen_text(pilot.app)) == shown
        await pilot.press("b")
        await comes(pilot, f"Paper 11 of {len(OF_PLAYERS)}: Wall chart after round 5")
        assert body(screen_text(pilot.app)) == golden("wall-chart")[:18]
        await pilot.press("c", *"slips", "enter")
        await comes(pilot, f"Paper 6 of {len(OF_PLAYERS)}: Result slips, round 5")
        await pilot.press("left_square_bracket")
        await comes(pilot, "Result slips, round 4")
        await pilot.press("c", *"no such", "enter")
        await comes(pilot, "! Paper: there is none called no such")


async def test_132_columns(event: Path) -> None:
    """All of it where the terminal has room; scrolled to where not."""
    async with opened(event, size=(140, 40)) as pilot:
        await pilot.press("S", "O", "w")
        await comes(pilot, "132 columns")
        assert max(map(len, screen_text(pilot.app).split("\n")[3:34])) > 80
    async with opened(event) as pilot:
        await pilot.press("P", "O", "c", *"protocol", "enter", "w")
        await comes(pilot, "132 columns")
        # wider than the window it begins at its edge, and a blank there belongs to the paper
        before = screen_text(pilot.app).split("\n")[3:21]
        await pilot.press("right")
        await pilot.pause(0.1)
        after = screen_text(pilot.app).split("\n")[3:21]
        wide = max(range(17), key=lambda at: len(before[at]))
        assert after[wide].startswith(before[wide][20:].rstrip())


async def test_a_paper_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    """Before round 1 there are no pairings: the start list is offered; asked for, the reason stands there."""
    async with opened(gold12(0).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("P", "O")
        # before a round there is a list of those who are not here yet
        await comes(pilot, f"Paper 1 of {len({*OF_PLAYERS, 'not-here'})}")
        await pilot.press("c", *"slips", "enter")
        await comes(pilot, "No round is paired yet: this paper is about a round.")
        await pilot.press("p")
        await comes(pilot, "! No round is paired yet: this paper is about a round.")


async def test_written_to_a_file_and_never_over_one(event: Path, tmp_path: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("S", "O", "f", "t", "enter")
        await comes(pilot, ".txt is written.")
        written = tmp_path / "gold12-standings-5.txt"
        assert written.read_bytes() == (FOLDER / "standings.txt").read_bytes()
        written.write_text("my notes")
        await pilot.press("f", "t", "enter")
        await comes(pilot, "already exists: name another file.")
        assert written.read_text() == "my notes"
        await pilot.press("f", "h", "enter")
        await comes(pilot, ".html is written.")
        await pilot.press("f", "p", "enter")
        await comes(pilot, ".pdf is written.", 60)
    assert "A10" in read_pdf((tmp_path / "gold12-standings-5.pdf").read_bytes()).pages[0]
    assert (tmp_path / "gold12-standings-5.html").read_bytes() == (FOLDER / "standings.html").read_bytes()


async def test_a_pdf_without_what_it_needs(event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    async with opened(event) as pilot:
        await pilot.press("S", "O", "f", "p")
        said = await comes(pilot, "run pip install 'paircard[pdf]'")
        assert "Name of the new file" not in said
    talk = Conversation(event)
    talk.say("O", "f pdf; x.pdf")
    assert "run pip install 'paircard[pdf]'" in talk.refused
    assert not list(tmp_path.glob("*.pdf"))


def printer(tmp_path: Path, program: str) -> str:
    """Make a print command of a program and set it; return the command."""
    (tmp_path / "printer.py").write_text(program)
    command = shlex.join([sys.executable, str(tmp_path / "printer.py"), str(tmp_path / "printed")])
    write_settings(Settings(print_command=command))
    return command


KEEP = "import sys; open(sys.argv[1], 'wb').write(sys.stdin.buffer.read())"


async def test_printed(event: Path, tmp_path: Path) -> None:
    printer(tmp_path, KEEP)
    async with opened(event) as pilot:
        await pilot.press("P", "O", "p")
        await comes(pilot, f"Printed: Paper 3 of {len(OF_PLAYERS)}")
    assert (tmp_path / "printed").read_bytes() == (FOLDER / "pairings.txt").read_bytes()


async def test_typed_ahead_the_right_paper_is_printed(event: Path, tmp_path: Path) -> None:
    """`O` `p` in one burst: `p` waits until the paper of this screen is there, whatever was shown last."""
    printer(tmp_path, KEEP)
    async with opened(event) as pilot:
        await pilot.press("N", "escape", "S", "O", "p")
        await comes(pilot, f"Printed: Paper 7 of {len(OF_PLAYERS)}")
    assert (tmp_path / "printed").read_bytes() == (FOLDER / "standings.txt").read_bytes()


async def test_keys_work_while_it_prints(tmp_path: Path) -> None:
    """Results go in while the command has not ended; what was typed ahead survives its failure."""
    play = gold12(0)
    play.pair()
    play.do(PublishRound())
    go = tmp_path / "go"
    wait = f"import os, sys, time\nwhile not os.path.exists({str(go)!r}): time.sleep(0.05)\nsys.exit('no toner')"
    printer(tmp_path, wait)
    async with opened(play.store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("O", "p", "P", *"105")
        await comes(pilot, "3 missing")
        go.touch()
        await comes(pilot, "failed (1). no toner")
        await pilot.press("1")
        await comes(pilot, "2 missing")


async def test_a_missing_command_is_told(event: Path) -> None:
    write_settings(Settings(print_command="no-such-printer"))
    async with opened(event) as pilot:
        await pilot.press("O", "p")
        await comes(pilot, "! There is no command no-such-printer here: name another in the settings (,).")


async def test_what_never_happened_is_marked(event: Path) -> None:
    """On the paper itself, where it cannot be overlooked."""
    async with opened(event) as pilot:
        await pilot.press("W", "S", "O")
        await comes(pilot, "! WHAT IF: this was tried and never happened.")
        await pilot.press("W", "d", "escape", "J", "down", "enter", "S", "O")
        await comes(pilot, "! AS OF ENTRY")
        screen = pilot.app.screen
        assert isinstance(screen, Papers)
        assert "! AS OF ENTRY" in screen.text()
        await pilot.press("escape")
        await comes(pilot, "This is the event as it is now.")


async def test_the_home_of_nobody_is_told(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("O", "f", "t", "end", "ctrl+u", *"~no-such-person/a.txt", "enter")
        await comes(pilot, "! ~no-such-person/a.txt cannot be written (No such file or directory)")


async def test_a_fault_meanwhile_ends_the_program_as_any_other(event: Path) -> None:
    def faulty() -> str:
        raise KeyError(7)

    async def run() -> None:
        async with opened(event) as pilot:
            pilot.app.aside(faulty)
            await pilot.pause(1)

    with pytest.raises(KeyError):
        await run()


async def test_no_pager_without_a_terminal(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("O", "v")
        await comes(pilot, "! This terminal cannot be handed to a pager.")


def started(event: Path, settings: Settings, **link: str) -> Terminal:
    """Open the event on a real terminal with these settings."""
    folder = event.parent
    write_settings(settings, folder / "settings.toml")
    env = {
        "PAIRCARD_SETTINGS": str(folder / "settings.toml"),
        "XDG_STATE_HOME": str(folder / "state"),
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "PAIRCARD_ARBITER": "Anna",
        "LANG": "C.UTF-8",
    }
    return Terminal([sys.executable, "-m", "paircard", str(event)], cwd=folder, env=env | link)


def test_a_printer_that_hangs_does_not_hold_the_program(event: Path, tmp_path: Path) -> None:
    """One may leave at once."""
    ready = tmp_path / "ready"
    program = f"import time; open({str(ready)!r}, 'w'); time.sleep(20)"
    with started(event, Settings(print_command=shlex.join([sys.executable, "-c", program]))) as screen:
        screen.wait_for("Round 5 of 5")
        screen.type("O")
        screen.wait_for(f"Paper 3 of {len(OF_PLAYERS)}")
        screen.type("p")
        screen.wait_for(lambda _: ready.exists())
        screen.type("q")
        assert screen.wait_exit(10) == 0


@pytest.mark.parametrize("link", [{}, {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}])
def test_the_pager_has_the_terminal_and_gives_it_back(event: Path, tmp_path: Path, link: dict[str, str]) -> None:
    """On a real terminal: keys go to the pager, Ctrl+C too, and afterwards the screen is whole and works."""
    (tmp_path / "pager.py").write_text(
        "import signal, sys\nsignal.signal(signal.SIGINT, lambda *_: print('interrupted', flush=True))\n"
        "print('PAGER', open(sys.argv[1]).read().split(chr(10))[2], flush=True)\n"
        "print('typed', input(), flush=True)\ninput()\n"
    )
    settings = Settings(pager=shlex.join([sys.executable, str(tmp_path / "pager.py")]))
    with started(event, settings, **link) as screen:
        screen.wait_for("Round 5 of 5")
        screen.type("O")
        screen.wait_for(f"Paper 3 of {len(OF_PLAYERS)}")
        screen.settle()
        before = screen.screen()
        screen.type("v")
        screen.wait_for("PAGER Pairing of round 5 of 5")
        screen.type("\x03")
        screen.wait_for("interrupted")
        screen.type("q1\n")
        screen.wait_for("typed q1")
        screen.type("\n")
        screen.wait_for("Home  Entrants")
        screen.settle()
        assert screen.screen()[:21] == before[:21]
        screen.type("n")
        screen.wait_for(f"Paper 4 of {len(OF_PLAYERS)}")


def test_a_pager_that_is_not_there_leaves_the_screen_as_it_was(event: Path) -> None:
    """The terminal is taken back before it is said, and the keys go on working."""
    with started(event, Settings(pager="no-such-pager")) as screen:
        screen.wait_for("Round 5 of 5")
        screen.type("O")
        screen.wait_for(f"Paper 3 of {len(OF_PLAYERS)}")
        screen.type("v")
        screen.wait_for("no-such-pager cannot be run (No such file or directory)")
        screen.type("n")
        screen.wait_for(f"Paper 4 of {len(OF_PLAYERS)}")


def test_in_line_mode(event: Path, tmp_path: Path) -> None:
    printer(tmp_path, KEEP)
    talk = Conversation(event)
    assert f"Paper 7 of {len(OF_PLAYERS)}: Standings after round 5 of 5 (final)." in talk.say("S", "print")
    assert "Pairing of round 5 of 5" in talk.say("choose pairings")
    assert "Bd No White Rtg Pts Result No Black Rtg Pts" in talk.say("list")
    assert f"Printed: Paper 3 of {len(OF_PLAYERS)}" in talk.say("send")
    assert (tmp_path / "printed").read_bytes() == (FOLDER / "pairings.txt").read_bytes()
    assert "paper.html is written." in talk.say(f"file html; {tmp_path / 'paper.html'}")
    assert "paper.pdf is written." in talk.say(f"file pdf; {tmp_path / 'paper.pdf'}")
    talk.say("pager")
    assert "A pager needs a terminal" in talk.refused
    assert talk.say("16").splitlines()[0] == f"Paper 16 of {len(OF_PLAYERS)}: Arbiter's report."
    assert talk.say("before") == f"Paper 15 of {len(OF_PLAYERS)}: Paper fallback after round 5.\n"
    assert f"Paper 15 of {len(OF_PLAYERS)}: Paper fallback" in talk.say("paper now")
    assert "Standings after" in talk.say("esc")


async def test_prizes_are_set_where_their_papers_are(event: Path) -> None:
    """One line says what is given to whom; from then on the papers of them are there."""
    async with opened(event) as pilot:
        await pilot.press("O", "z")
        await comes(pilot, "One each")
        await pilot.press(*"100 60 / dogs: 5", "enter")
        await comes(pilot, "dogs names nothing to filter by")
        await pilot.press(*["backspace"] * 7, *"women: 50", "enter")
        await comes(pilot, "Prizes: 100 60 / women: 50.")
        await pilot.press("c", *"prizes", "enter")
        await comes(pilot, "Prizes after round 5")
        await comes(pilot, "Everybody")


def test_prizes_and_the_address_in_line_mode(event: Path, tmp_path: Path) -> None:
    talk = Conversation(event)
    assert "The details are stored." in talk.say("E", "details address=club.example/open")
    assert "Prizes: 100 60 / women: 50." in talk.say("O", "prizes 100 60 / women: 50; none; yes")
    assert "All pages: https://club.example/open" in talk.say("c standings", "list")
    said = talk.say("c prizes", "list")
    assert "Money by place; shared only on a shared place." in said
    assert "Nobody." in said
    assert "poster.pdf is written." in talk.say("c pairings-wall", f"file a3; {tmp_path / 'poster.pdf'}")
    assert read_pdf((tmp_path / "poster.pdf").read_bytes()).sizes == ((420, 297),)
    assert "Table numbers 7 to 9" in talk.say("boards 7-9")
    assert "prizes set: 100 60 / women: 50, shared by none, one each" in talk.say("J", "list")


def test_the_pager_in_line_mode(event: Path, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    write_settings(Settings(pager="head -n 4"), settings)
    with terminal(tmp_path, str(event), PAIRCARD_SETTINGS=str(settings)) as line:
        line.wait_for(">")
        line.type("print\n")
        line.wait_for(f"Paper 3 of {len(OF_PLAYERS)}")
        line.type("pager\n")
        line.wait_for("=====")


async def test_sheet_without_lines() -> None:
    """Nothing is drawn where nothing is."""
    async with opened(None) as pilot:
        sheet = PaperSheet()
        await pilot.app.screen.mount(sheet)
        sheet.show("", [])
        assert sheet.seen[2] == 0

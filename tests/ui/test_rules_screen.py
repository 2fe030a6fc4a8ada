"""The rules viewer by keys: find, follow, come back, in every language and every size; over other screens; in lines."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from paircard.core.rules import rules, title_of
from paircard.core.values.language import LANGUAGES, speaking, tr
from paircard.core.values.rule_id import Book, RuleId
from paircard.data.languages import load
from paircard.tui.app import PaircardApp
from paircard.tui.cli import main
from paircard.tui.dialogs.on_screen.rule import RuleDialog
from paircard.tui.dialogs.rule import show_rule, show_rule_typed
from paircard.tui.program.demo import create_demo
from paircard.tui.program.program import Example
from paircard.tui.screens.rules.page import beside, page
from paircard.tui.screens.rules.reader import Reader, meant_here
from paircard.tui.screens.rules.screen import Rules, _rows
from paircard.tui.screens.rules.sheet import Sheet
from tests.support.dose import long, some
from tests.support.line import piped
from tests.support.play import gold12
from tests.support.pty import Terminal
from tests.support.screen import EventPilot, comes, opened, screen_text
from tests.support.settled import event, usual

ROOT = Path(__file__).parents[2]
NARROW, WIDE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin in English wherever the tests run."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An event."""
    return gold12(2).store(tmp_path / "gold12.json")


def text_of(pilot: EventPilot) -> str:
    """The screen with its lines joined, so that a sentence may be found wherever it is broken."""
    return " ".join(screen_text(pilot.app).split())


async def find(pilot: EventPilot, words: str) -> None:
    """Type into the search line and stay with what it found."""
    await pilot.press("slash", "end", "ctrl+u", *words, "enter")
    await pilot.pause(0.1)


async def test_reading_from_rule_to_rule(path: Path) -> None:
    """An id is found, its relation followed, and `b` comes back; the list goes along."""
    async with opened(path) as pilot:
        await pilot.press("R")
        await pilot.pause(0.1)
        assert f"English, {len(rules())} articles and rulings" in text_of(pilot)
        await find(pilot, "c12")
        assert "C12 Undo the bracket above Procedure A heterogeneous bracket" in text_of(pilot)
        assert "See: >C1 R9" in text_of(pilot)
        await pilot.press("right")
        assert "See: C1 >R9" in text_of(pilot)
        await pilot.press("enter")
        await pilot.pause(0.1)
        text = text_of(pilot)
        assert "R9 How far C12 goes Ruling, where the rules are silent" in text
        assert f"{len(rules())} articles" not in text  # R9 has the word, so the filter may stay
        await pilot.press("right", "right", "enter")
        await pilot.pause(0.1)
        assert "R10 C14 in a heterogeneous bracket Ruling" in text_of(pilot)
        assert f"{len(rules())} articles" in text_of(pilot)  # R10 is not among the rules found: all are listed again
        await pilot.press("b", "b")
        await pilot.pause(0.1)
        assert "See: >C1 R9" in text_of(pilot)
        await pilot.press("b")
        assert "This is where you began." in text_of(pilot)


async def test_the_arrows_open_what_they_reach(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("R", "down", "down", "down")
        await pilot.pause(0.1)
        assert "A4 Floats Definitions" in text_of(pilot)
        await pilot.press("end")
        await pilot.pause(0.1)
        assert "B.02-RB 7.3.4 Rounding" in text_of(pilot)
        await find(pilot, "ssf a16")
        assert "SSF A16 Three points for a win Ruling on SSF Buchholz" in text_of(pilot)
        await pilot.press("enter")
        assert "SSF A16 leads to no other rule." in text_of(pilot)


@pytest.mark.parametrize("size", some([NARROW, WIDE], 1))
async def test_every_language_on_every_size(path: Path, size: tuple[int, int]) -> None:
    """`l` goes through the languages."""
    shown = {
        "en": "A5 The bye Definitions If",
        "pl": "A5 Pauza Definicje Przy nieparzystej",
        "bg": "A5 Свободен състезател Дефиниции При",
        "sv": "A5 Frirond Definitioner Är antalet",
    }
    async with opened(path, size) as pilot:
        await pilot.press("R")
        await find(pilot, "a5")
        for lang in LANGUAGES:
            await pilot.pause(0.1)
            sheet = pilot.app.screen.query_one(Sheet)
            lines = [line[sheet.region.x :] for line in screen_text(pilot.app).splitlines()[sheet.region.y :]]
            assert shown[lang] in " ".join(" ".join(lines).replace("│", "").split())
            await pilot.press("l")
        await pilot.pause(0.1)
        assert pilot.app.language == "en"


async def test_what_a_language_does_not_have(path: Path) -> None:
    """It is told in English, and said so; Swedish has all."""
    async with opened(path) as pilot:
        await pilot.press("R")
        await find(pilot, "ssf8")
        await pilot.press("l")
        await pilot.pause(0.1)
        assert "SSF 8 Own withdrawal SSF Buchholz until August 2023 (English) A round" in text_of(pilot)
        await pilot.press("l", "l")
        await pilot.pause(0.1)
        assert "SSF 8 Eget uttåg SSF Buchholz till och med augusti 2023 En rond" in text_of(pilot)


async def test_books_are_chapters(path: Path) -> None:
    """`n` goes from book to book, each under its title; the cursor passes titles, and links lead across."""
    async with opened(path) as pilot:
        await pilot.press("R")
        await pilot.pause(0.1)
        assert "Swiss system, FIDE 1998 A1 Ratings" in text_of(pilot)
        await pilot.press("up", "n")
        await pilot.pause(0.1)
        title, _, below = text_of(pilot).partition("Other systems (Polish code 2002, B.VI) ")
        assert title
        assert "B.VI Choosing a system" in below[:30]  # the bar may show between them
        await pilot.press("up")
        await pilot.pause(0.1)
        assert "R20 Numbers and corrected ratings Ruling" in text_of(pilot)
        await find(pilot, "c5")
        listed = text_of(pilot)
        assert "C5 Put S1 and S2 in order B.VI C5 Individual and team event in one" in listed
        await pilot.press("down", "right", "enter")
        await pilot.pause(0.1)
        assert "B1a Two players meet only once Criteria" in text_of(pilot)
        await pilot.press("left", "left", "enter")
        await pilot.pause(0.1)
        assert "B.VI C5 Individual and team event in one Swiss system" in text_of(pilot)
        await pilot.press("l", "l")
        await pilot.pause(0.1)
        assert "B.VI C5 Индивидуален и отборен турнир заедно Швейцарска система" in text_of(pilot)


async def test_the_rules_of_today(path: Path) -> None:
    """A bare id lists every book that has it; with its book it is one rule, whose links stay in it."""
    async with opened(path) as pilot:
        await pilot.press("R")
        await find(pilot, "c12")
        assert "C12 Undo the bracket above C.04.3 C12 Preferences not granted" in text_of(pilot)
        await find(pilot, "c.04.3 5.2.5")
        assert "C.04.3 5.2.5 By number and initial colour Dutch system: colours Nobody" in text_of(pilot)
        await pilot.press("right", "enter")
        await pilot.pause(0.1)
        assert "C.04.3 5.2 Who has White Dutch system: colours" in text_of(pilot)


async def test_a_long_rule_is_read_to_its_end(path: Path) -> None:
    """At 80x24 D2 does not fit: the caption says so, Space goes on and then begins anew."""
    async with opened(path) as pilot:
        await pilot.press("R")
        await find(pilot, "d2")
        assert "Space reads on" in text_of(pilot)
        assert "See:" not in text_of(pilot)
        await pilot.press("space")
        await pilot.pause(0.1)
        assert "See: >A9 C8 R4" in text_of(pilot)
        assert "Space reads on" not in text_of(pilot)
        await pilot.press("space")
        await pilot.pause(0.1)
        assert "D2 Order of the exchanges Transp" in text_of(pilot)
        await pilot.press("right")
        await pilot.pause(0.1)
        assert ">C8" in text_of(pilot)  # a link that is chosen is in sight


async def test_nothing_found_keeps_the_rule(path: Path) -> None:
    """What was found last stays open; Escape lists all again and returns to where one was."""
    async with opened(path) as pilot:
        await pilot.press("R")
        await find(pilot, "bye")
        here = text_of(pilot)
        assert "A5 The bye" in here
        await find(pilot, "xyzzy")
        assert "English, 0 found: xyzzy" in text_of(pilot)
        assert "A8 x, the clashes allowed Definitions" in text_of(pilot)
        await pilot.press("slash", *["backspace"] * 5, *"r20")
        await pilot.pause(0.1)
        assert "R20 Numbers and corrected ratings Ruling" in text_of(pilot)
        await pilot.press("escape")
        await pilot.pause(0.1)
        assert f"{len(rules())} articles" in text_of(pilot)
        assert "A8 x, the clashes allowed Definitions" in text_of(pilot)


async def test_without_an_event() -> None:
    """The rules need no event: then they begin with those of today."""
    async with opened(None) as pilot:
        await pilot.press("R")
        await pilot.pause(0.1)
        assert "C.04.3 How the Dutch system works" in text_of(pilot)


async def test_the_book_of_the_event_comes_first(tmp_path: Path) -> None:
    """Of an id that several books have, too."""
    async with opened(create_demo(tmp_path)) as pilot:
        await pilot.press("R")
        await pilot.pause(0.1)
        assert "C.04.3 How the Dutch system works" in text_of(pilot)
        await find(pilot, "c12")
        assert "C.04.3 C12 Preferences not granted" in text_of(pilot)


# --- over other screens ----------------------------------------------------------------------------------


async def test_a_rule_over_another_screen(path: Path) -> None:
    """Another screen opens the rules at an article; Escape returns to where one was."""
    async with opened(path) as pilot:
        # the line about the board waits until keys rest
        await comes(pilot, "Bd ")
        await pilot.pause(0.5)
        before = screen_text(pilot.app)
        show_rule(pilot.app, RuleId.read("B5"))
        await pilot.pause(0.1)
        assert isinstance(pilot.app.screen, RuleDialog)
        assert "B5 Same float as in the last round" in text_of(pilot)
        await pilot.press("right", "enter", "l")
        await pilot.pause(0.1)
        assert "B6 To samo przeniesienie co dwie rundy temu" in text_of(pilot)
        await pilot.press("b", "b")
        await pilot.pause(0.1)
        assert screen_text(pilot.app) == before
        show_rule(pilot.app, RuleId.read("R9"))
        await pilot.pause(0.1)
        assert "R9 Jak daleko" in text_of(pilot)
        await pilot.press("escape", "R")
        await pilot.pause(0.1)
        assert f"polski, {len(rules())}" in text_of(pilot)


async def test_a_dialog_fits_80_columns(path: Path) -> None:
    """The frame and all of its keys are seen, and D2 to its end."""
    async with opened(path) as pilot:
        show_rule(pilot.app, RuleId.read("D2"))
        await pilot.pause(0.1)
        await pilot.press("space")
        await pilot.pause(0.1)
        assert "See: >A9 C8 R4" in text_of(pilot)
        assert "→ link Enter follow b back Space read on l language Esc close" in text_of(pilot)


async def test_from_an_explanation_to_its_article(path: Path) -> None:
    """`t` on a bracket or player opens the article named there; of several one is chosen."""
    async with opened(path) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("w", *"1 7", "enter")
        await comes(pilot, "1-7: B1a. 1 and 7 have already met.")
        await pilot.press("t")
        await comes(pilot, "B1a Two players meet only once")
        await pilot.press("escape", "down", "down", "n", "t")
        said = await comes(pilot, "Which article?")
        assert "A6, A8" in said.partition("Which article?")[2]
        await pilot.press("escape", *["tab"] * 2, "t")
        await comes(pilot, "D1 Order of the transpositions")


async def test_from_a_step_to_its_article(path: Path) -> None:
    """In the step player `t` opens the article of the step."""
    async with opened(path) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "step 1 of")
        await pilot.press("slash", "a", "8", "enter", "slash", "c", "6", "enter")
        await comes(pilot, "C6.")
        await pilot.press("t")
        await comes(pilot, "C6 Pair S1 against S2")


async def test_an_unknown_rule_is_told(path: Path) -> None:
    async with opened(path) as pilot:
        show_rule(pilot.app, RuleId.read("B9"))
        await pilot.pause(0.1)
        assert not isinstance(pilot.app.screen, RuleDialog)
        assert "! There is no rule B9: the nearest are" in text_of(pilot)


async def test_of_the_rules_named_a_bare_id_means_the_named_one(path: Path) -> None:
    """Where a screen names B.VI A4, that is what `a4` means there; what it does not name opens as anywhere."""
    named = [RuleId.read("C5"), RuleId.read("B.VI A4")]
    async with opened(path) as pilot:
        for typed, shown in (("a4", "B.VI A4 Berger tables"), ("c5", "C5 Put S1"), ("d1", "D1 Order of the transp")):
            show_rule_typed(pilot.app, typed, named)
            await pilot.pause(0.1)
            assert shown in text_of(pilot)
            await pilot.press("escape")
        show_rule_typed(pilot.app, "q9", named)
        await pilot.pause(0.1)
        assert "! There is no rule q9" in text_of(pilot)


async def test_examples_are_links(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions in which a rule decides stand under it, and Enter opens the one marked."""
    asked: list[str] = []

    def examples(_: PaircardApp, rule: RuleId) -> list[Example]:
        lessons = ["Dresden 2008", "Three [floats]"] if rule == RuleId.read("B4") else []
        return [Example(title, lambda title=title: asked.append(title)) for title in lessons]  # type: ignore[misc]

    monkeypatch.setattr(PaircardApp, "examples", examples)
    async with opened(path) as pilot:
        await pilot.press("R")
        await find(pilot, "b4")
        assert "See: >A8 C11 E2 R5 Example: Dresden 2008 Example: Three [floats]" in text_of(pilot)
        await pilot.press("left", "enter")
        assert asked == ["Three [floats]"]
        show_rule(pilot.app, RuleId.read("B4"))
        await pilot.pause(0.1)
        await pilot.press("left", "left")
        assert "Example: >Dresden 2008" in text_of(pilot)
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert asked[1:] == ["Dresden 2008"]
        assert isinstance(pilot.app.screen, Rules)


# --- a terminal, lines, batch ----------------------------------------------------------------------------


@long
def test_keys_on_a_terminal(tmp_path: Path) -> None:
    """From the start screen, typed ahead, in a Polish locale and without colours."""
    environment = {"XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "LC_ALL": "pl_PL.UTF-8", "NO_COLOR": "1"}
    with Terminal([sys.executable, "-m", "paircard"], cwd=tmp_path, env=environment) as terminal:
        with speaking(load("pl")):
            terminal.wait_for(tr("No recent events yet: n opens a new one, d a sample event"))
        terminal.type("R/c13\r")
        terminal.wait_for("C13  Najniższej grupy nie da się skojarzyć")
        terminal.press("right", "right", "enter")
        terminal.wait_for("R13  Grupa połączona")
        terminal.type("l")
        terminal.wait_for("R13  Обединената група")
        terminal.type("b")
        screen = terminal.wait_for("C13  Двойките най-долу")
        assert "Виж: >R8" in screen
        terminal.type("q")
        assert terminal.wait_exit() == 0


def test_rules_in_line_mode(tmp_path: Path) -> None:
    """A rule is read by its id, related rules are followed, words found."""
    typed = "rules\nbvi d3\nbook\nc5\nssf 6\nb5\nfollow\nback\nfind stronger class\nfind\n\nlanguage\nQ9\n"
    done = piped(tmp_path, typed)
    lines = done.stdout.splitlines()
    starts = [line.split(". ")[0] for line in lines if line[:5] in {"SSF 6", "B5. S", "B5. T", "A4. F", "E2. G"}]
    assert starts == ["SSF 6", "B5", "A4", "B5", "E2", "B5"]
    assert "See: A4, B6, C9, C10, R2, R3." in lines
    assert "polski." in lines
    titles = [line for line in lines if line.startswith(("B.VI D3. ", "SSF 1. ", "C.04.3 C5", "c5"))]
    assert titles == [
        "B.VI D3. Colours. Knock-out.",
        "SSF 1. The opponent's score. SSF Buchholz until August 2023.",
        "c5 is read as C.04.3 C5 here; it also means C5, B.VI C5, C.04.4.1 C5, C.04.4.2 C5, C.04.5 C5, C.04.6 C5.",
        "C.04.3 C5. Least score for the bye. Dutch system: criteria.",
    ]
    assert done.returncode == 1
    assert "line 13: There is no rule Q9" in done.stderr


@pytest.mark.parametrize(
    ("system", "first"),
    [("dutch-2026", "C.04.3 C5"), ("team-swiss-2026", "C.04.6 C5"), ("swiss-1998", "C5"), ("round-robin", "B.VI C5")],
)
def test_a_bare_id_is_of_the_book_of_the_event_before_all_others(system: str, first: str) -> None:
    program: Any = SimpleNamespace(tournament=event(usual(system)), language="en")
    ids = [str(id_) for id_ in meant_here(program, "c5")]
    assert ids[0] == first
    assert set(ids) == {"C5", "B.VI C5", "C.04.3 C5", "C.04.4.1 C5", "C.04.4.2 C5", "C.04.5 C5", "C.04.6 C5"}


def test_rules_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Ids as people type them; narrow lines; the list; words."""
    assert main(["rules", "b5", "SSF9", "--lang", "sv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "B5. Samma flytning som i förra ronden. Kriterier."
    assert "SSF 9. Egen rond utan parti. SSF Buchholz till och med augusti 2023." in lines
    assert max(map(len, lines)) <= 76
    assert main(["rules", "B.VI D3", "c5", "--lang", "sv"]) == 0
    headings = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("B.VI ", "C5"))]
    assert headings == [
        "B.VI D3. Färger. Cup.",
        "C5. Ordna S1 och S2. Lottningens gång.",
        "B.VI C5. Individuell tävling och lagtävling i ett. Schweizersystemet.",
    ]
    assert main(["rules", "--lang", "bg"]) == 0
    listed = capsys.readouterr().out.splitlines()
    ids = [line[:15].strip() for line in listed if line and line not in {title_of(book, "bg") for book in Book}]
    assert ids == [str(each.id) for each in rules()]
    assert "A5             Свободен състезател" in listed
    assert (
        listed.index("Други системи (полски кодекс 2002, B.VI)") == listed.index("B.VI           Избор на система") - 1
    )
    assert main(["rules", "--find", "kolejność wymian", "--lang", "pl"]) == 0
    found = capsys.readouterr().out
    assert found.startswith("D2             Kolejność wymian")
    assert main(["rules", "kolejność", "wymian", "--lang", "pl"]) == 0
    assert capsys.readouterr().out == found
    assert main(["rules", "exakt hälften", "--lang", "sv"]) == 0
    assert capsys.readouterr().out.startswith("C.04.3 1.8     Toppspelare\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["B5", "Z9"], "There is no rule Z9: the nearest are"),
        (["xyzzy"], "There is no rule xyzzy"),
        (["--find", "xyzzy"], "No rule has the words xyzzy"),
    ],
)
def test_rules_refused_in_one_sentence(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 1
    said = capsys.readouterr()
    assert says in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_a_rule_is_drawn_with_what_the_other_book_has() -> None:
    """What goes on in an item stands under it; the nearest article of another book comes below its title."""
    program = SimpleNamespace(language="en", tournament=None, examples=lambda _: ())
    lines = [line.plain for line in page(Reader(program, RuleId.read("D2")), 60, airy=True)]  # type: ignore[arg-type]
    item = next(at for at, line in enumerate(lines) if line.startswith(" • With S1"))
    assert lines[item + 1].startswith("   ")
    assert max(map(len, lines)) <= 60
    of_2026 = Reader(program, RuleId.read("C.04.3 C12"))  # type: ignore[arg-type]
    head, first, *_ = (line.plain.strip() for line in beside(of_2026, 60))
    assert (head, first) == (title_of(Book.SWISS_1998), "B4  Preferred colours")
    assert beside(Reader(program, RuleId.read("SSF A16")), 60) == []  # type: ignore[arg-type]


def test_ids_stand_without_the_book_whose_title_is_above_them() -> None:
    """Found ones, which have no title above, are written with it."""
    dutch = [each for each in rules("en") if str(each.id) in ("C.04.3 C12", "C.04.3 1.7.1")]
    said = [[cell.plain.strip() for cell in row.cells] for row in _rows([("Dutch system", tuple(dutch))], (8, 30))]
    assert said == [["Dutch s", "ystem"], ["1.7.1", "Absolute preference"], ["C12", "Preferences not granted"]]
    found = [row.cells[0].plain.strip() for row in _rows([("", tuple(dutch))], (14, 30))]
    assert found == ["C.04.3 1.7.1", "C.04.3 C12"]

"""An event by the rules of 2026 names no article of the book of 1998, on no screen, paper, page and answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from paircard.core.papers.catalogue import PAPERS
from paircard.tui.cli import main
from tests.support.dose import long
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text

Capture = pytest.CaptureFixture[str]
OF_1998 = re.compile(r"(?<![\w.\-+\"/])(?<!B\.VI )(?:(?!F10)[ABDEF]\d{1,2}[a-c]?|R(?:[5-9]|1\d|20))(?![\w\-.])")
"""Articles and rulings of 1998. C1 - C14 are in both books, R1 - R4 are rounds, F10 is a list of tie-breaks."""
PLAYERS = 19


def named(text: str) -> list[str]:
    """Return the lines that name an article of 1998; the size of a sheet is none."""
    return [
        line
        for line in text.splitlines()
        if OF_1998.search(re.sub(r"A4 (?:landscape|portrait|sheet)|A3 as PDF", "", line))
    ]


class Walk:
    """All that is said in line mode on the way through an open."""

    def __init__(self, path: Path) -> None:
        self.talk, self.heard = Conversation(), [""]
        self.path = path

    def say(self, *lines: str) -> str:
        """Type lines, and keep what was said, refusals too."""
        heard = self.talk.say(*lines) + self.talk.refused
        self.heard.append(f"{' / '.join(lines)}\n{heard}")
        return heard

    def results(self, signs: str, missing: int = 0) -> None:
        """Type the results of the round, board 1 first, and leave the last ones open."""
        boards = len(self.talk.tournament.rounds[-1].boards) - missing
        self.say(*(f"{board} {signs[board % len(signs)]}" for board in range(1, boards + 1)))


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    """An open of 19 players and 4 rounds: late entries, byes, a withdrawal, a correction, an adjourned game."""
    walk = Walk(tmp_path_factory.mktemp("book") / "open.json")
    walk.say(f"new Open; 4; system=Swiss 2026; half=yes; file={walk.path}", "p", "a 1", "n", "w")
    walk.say(*(f"new Name {chr(65 + at)}; ; {2400 - 20 * at}" for at in range(PLAYERS)), "t", "list", "caption", "help")
    walk.say("D y", "D", "f", "a 2; h", "a 2", "P", "p w", "1 1", "b", "help", "u", "y", "b")
    walk.results("1=0+", missing=1)
    walk.say("p", "9 a", "p", "X", "G", "S", "E", "5", "w ill", "w", "w ill", "7", "a 3; h", "a 3; x", "a 9")
    walk.say("new Late One; ; 2190", "new Late Two; ; 1500; missed=h", "new Late; missed=7", "3", "e rating=2390", "y")
    walk.say("P", "9 =", "p", "b")
    walk.results("01=1")
    walk.say("g 1", "2", "e 0", "e 0; protest", "y", "1 1", "t", "c", "h 1-3", "E", "3", "e rating=2333; slip", "y")
    walk.say(
        "P", "p", "u", "y", "U", "b", "1 1", "1 s", "1 =", "e", "X", "1", "list", "way", "w 1 5", "w 2 3", "p", "s"
    )
    walk.say(
        "next",
        "next",
        "help",
        "X",
        "help",
        "G",
        "list",
        "v",
        "1",
        "c",
        "help",
        "J",
        "list",
        "help",
        "S",
        "c",
        "x",
        "help",
    )
    return walk


def test_line_mode(walk: Walk) -> None:
    assert walk.talk.tournament.regulations.system == "dutch-2026"
    assert walk.talk.tournament.scheduled == 3, walk.heard
    assert not [line for heard in walk.heard for line in named(heard)]


@pytest.mark.parametrize("place", ["E", "G", "P", "S", "J", "X", "O", "X s"])
def test_help(walk: Walk, place: str) -> None:
    """What every command of a place says of itself."""
    for word in place.split():
        walk.talk.say(word)
    for command in ("", *(each.key for each in walk.talk.session.program.place.offers())):
        assert not named(walk.talk.say(f"help {command}"))


def test_papers_pages_and_reports(walk: Walk, tmp_path: Path, capsys: Capture) -> None:
    for paper, kind in PAPERS.items():
        if not kind.of_teams and not kind.lacking:
            main(["print", str(walk.path), paper])
    for words in (["explain", "--round", "3"], ["check"], ["standings"], ["verify"]):
        main([words[0], str(walk.path), *words[1:]])
    main(["publish", str(walk.path), str(tmp_path / "site")])
    said = capsys.readouterr()
    assert not named(said.out + said.err)
    pages = [*(tmp_path / "site").rglob("*.html")]
    assert pages
    for page in pages:
        assert not named(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page.read_text(), flags=re.S)), page.name


def keys() -> Iterator[Iterable[str]]:
    """Every room, and the dialogs that say by which rule they ask."""
    yield from ("H", "E", "En", "Ew", "Ea", "Ef", "Et", "El", "Ee", "G", "GE", "Gv", "P", "Pg", "Ph", "Pr", "Pt", "Pe")
    yield from ("P1", "Pp", "Pu", "Pv", "S", "Sc", "St", "Sx", "J", "Jb", "X", "Xs", "X?", "E?", "P?", "G?", "Hn")
    yield ("G", "enter")
    yield ("G", "v", "enter")


@long
async def test_screens(walk: Walk) -> None:
    found = []
    async with opened(walk.path, size=(120, 40)) as pilot:
        for typed in keys():
            await pilot.press(*typed)
            await pilot.pause(0.1)
            found += [f"{typed}: {line}" for line in named(screen_text(pilot.app))]
            for _ in range(3):
                await pilot.press("escape")
    assert not found

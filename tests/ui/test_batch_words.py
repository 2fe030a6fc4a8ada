"""The commands that print and end say everything in the language spoken; names and files are left as they are."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from paircard.core.commands import PairByHand
from paircard.core.values.language import speaking
from paircard.tui.cli import main
from tests.support.play import gold12
from tests.support.pseudo import PSEUDO, english_words
from tests.support.rating_lists import some_players, write_text

Capture = pytest.CaptureFixture[str]
KEPT = ("paircard", "Test")
"""The program, and the name of the event."""


def said(capsys: Capture, arguments: list[str]) -> str:
    """Return all that a command prints when a strange language is spoken."""
    with speaking(PSEUDO):
        main(arguments)
    printed = capsys.readouterr()
    assert printed.out or printed.err
    return printed.out + printed.err


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after two rounds, a third paired by hand against the rules."""
    play = gold12(2)
    ids = [id_ for _, id_ in sorted(play.tournament.ids.items())]
    pairs = tuple(zip(ids[:6], ids[6:], strict=True))
    play.do(PairByHand(pairs, None, reason="1", override=True))
    return play.store(tmp_path / "gold12.json")


@pytest.mark.parametrize(
    "arguments",
    [
        ["pair", "--round", "2"],
        ["pair", "--round", "9"],
        ["check"],
        ["check", "--round", "9"],
        ["explain", "--round", "2"],
        ["explain", "--round", "3"],
        ["explain", "--round", "2", "--why-not", "1", "2"],
        ["explain", "--round", "2", "--why-not", "1", "1"],
        ["explain", "--round", "2", "--bracket", "9"],
        ["standings"],
        ["standings", "--round", "9"],
        ["export"],
        ["verify"],
        ["recover", "--dry-run"],
        ["ratings", "compare"],
    ],
    ids=" ".join,
)
def test_no_word_about_an_event_is_left_in_english(event: Path, arguments: list[str], capsys: Capture) -> None:
    name, *more = arguments
    where = [*more, str(event)] if name == "ratings" else [str(event), *more]
    told = said(capsys, [name, *where])
    assert english_words(told, [*KEPT, str(event), str(event.with_suffix(".trf"))]) == set()


def test_no_word_about_rating_lists_is_left_in_english(event: Path, tmp_path: Path, capsys: Capture) -> None:
    players = list(some_players(Random(1), 30))
    names = [each.name for each in players]
    path = write_text(tmp_path / "players_list_foa.txt", players)
    path.write_text(f"{path.read_text()}{'x' * 130}\n")
    for arguments in (
        ["import", str(path)],
        ["find", names[0].split(",")[0]],
        ["find", "qqq"],
        ["compare", str(event)],
        [],
    ):
        told = said(capsys, ["ratings", *arguments])
        assert english_words(told, [*KEPT, *names, *arguments, str(path), "fide", "qqq", "xxx"]) == set(), arguments


def test_no_word_about_random_events_is_left_in_english(capsys: Capture) -> None:
    told = said(capsys, ["simulate", "--events", "2", "--jobs", "1", "--players", "2-6", "--rounds", "7"])
    assert english_words(told, KEPT) == set()

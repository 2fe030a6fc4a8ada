"""Rating lists and small files of our own that somebody has swollen or spoilt: one sentence, and the old list stays."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.sheet import LONGEST_LINE
from paircard.data.machine.recent_events import recent
from paircard.data.machine.state_file import LARGEST, read_state
from paircard.data.ratings import index, list_file
from paircard.data.ratings.fide_text import LONGEST_LINE as LONGEST_TEXT_LINE
from paircard.data.ratings.index import build
from paircard.data.ratings.list_file import ListFile
from paircard.data.ratings.rated_player import LONGEST, Rated
from paircard.data.ratings.search import RatingList
from paircard.data.storage.errors import NotStored, Unreadable
from paircard.tui.importing.files import MOST_LINES, content_of
from tests.support.rating_lists import HEADER, some_players, text_line, write_text, write_xml

HEAD = b"<?xml version='1.0' encoding='utf-8'?>\n<playerslist>\n"
PLAYER = b"<player><fideid>1503014</fideid><name>Carlsen, Magnus</name></player>\n"
PLAYERS = list(some_players(Random(2), 20))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a list that was imported before."""
    imported(tmp_path, write_text(tmp_path / "old.txt", PLAYERS))
    return tmp_path


def imported(folder: Path, path: Path) -> RatingList:
    source = ListFile.of(path)
    build(folder, source.name, path, source.players({"name": 0}))
    return RatingList(folder / f"{source.name}.sqlite")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (HEAD.replace(b"utf-8", b"utf-9") + PLAYER, "states an encoding that is not known"),
        (HEAD.replace(b"utf-8", b"rot13") + PLAYER, "states an encoding that is not known"),
        (HEAD.replace(b"utf-8", b"cp932") + PLAYER, "states an encoding that is not known"),
        (HEAD + b"<player><name>" + b"A" * 3_000_000, "a megabyte without the end of a player"),
        (HEAD + PLAYER + b"<player>" + b"<t>x</t>" * 400_000, "a megabyte without the end of a player"),
        (HEAD + PLAYER + b"<a>" * 900_000, "a megabyte without the end of a player"),
        (HEAD + b"<" + b"a" * 3_000_000, "a megabyte without the end of a player"),
        (HEAD + b'<player name="' + b"a" * 3_000_000, "a megabyte without the end of a player"),
        (HEADER.encode() + b"\n" + b"1" * 3_000_000, "holds no player that is wanted"),
    ],
)
def test_a_swollen_list_is_given_up_early(folder: Path, content: bytes, sentence: str) -> None:
    path = folder / "new"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=sentence):
        imported(folder, path)
    assert RatingList(folder / "fide.sqlite").about()["players"] == str(len(PLAYERS))


def test_too_many_lines_are_counted_before_they_are_made(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(list_file, "MOST_LINES", 1000)
    path = folder / "national.csv"
    path.write_bytes(b"name\n" + b"\n" * 1000)
    with pytest.raises(Unreadable, match="has more than 1000 lines: it is not a national list"):
        imported(folder, path)
    path.write_bytes(b"name\r" + b"\r" * MOST_LINES)
    with pytest.raises(Unreadable, match=f"has more than {MOST_LINES} lines: it is not a list of entrants"):
        content_of(path)


def test_a_line_as_long_as_a_file_is_one_bad_row() -> None:
    report = read_entrants(b"name,rating\nLis,1500\n" + b",a" * LONGEST_LINE + b"\nNowak,1600\n")
    assert [each.name for each in report.entrants] == ["Lis", "Nowak"]


def test_the_header_may_stand_below_blank_lines_and_behind_a_byte_order_mark(folder: Path) -> None:
    path = folder / "new.txt"
    lines = "\n".join(text_line(each) for each in PLAYERS[:3])
    path.write_text(f"\ufeff\n \n{HEADER}\n{lines}\n", encoding="utf-8")
    assert imported(folder, path).find(PLAYERS[1].name)[0].fide_id == PLAYERS[1].fide_id
    source = ListFile.of(path)
    path.write_text(f"Something else\n{lines}\n", encoding="utf-8")
    with pytest.raises(Unreadable, match="has no header line"):
        list(source.players({}))


def test_a_long_line_is_one_line_and_those_behind_it_keep_their_numbers(folder: Path) -> None:
    path = folder / "new.txt"
    path.write_text(f"{HEADER}\n{'x' * 3 * LONGEST_TEXT_LINE}\n{text_line(PLAYERS[0])}\nx\n", encoding="utf-8")
    source = ListFile.of(path)
    assert [player for _, player in source.players({}) if player] == [PLAYERS[0]]
    assert [each.partition(",")[0] for each in source.troubles.first] == ["line 2", "line 4"]


@pytest.mark.parametrize("write", [write_text, write_xml])
def test_the_index_never_holds_what_a_terminal_obeys(folder: Path, write: object) -> None:
    spoilt = Rated("Evil\x9b31m\u202e, \u200bIva", "1000", federation="P\x7fL", title="G\u2066M")
    path = folder / "new"
    (write_xml if write is write_xml else lambda p, players: _text(p, players))(path, [spoilt, PLAYERS[0]])
    imported(folder, path)
    with closing(sqlite3.connect(folder / "fide.sqlite")) as base:
        kept = [row for row in base.execute("SELECT name, fide_id, federation, title FROM player") if row[1] == "1000"]
    assert kept == [("Evil31m, Iva", "1000", "PL", "GM")]


def _text(path: Path, players: list[Rated]) -> None:
    lines = [f"{HEADER.ljust(162)}\r\n", *(f"{text_line(each)}\r\n" for each in players)]
    path.write_text("".join(lines), encoding="utf-8", newline="")


def test_no_text_of_a_list_is_longer_than_a_line(folder: Path) -> None:
    build(folder, "long", Path("x"), [(1, Rated("A" * 9_999, "1" * 999, club="B" * 9_999))])
    (found,) = RatingList(folder / "long.sqlite").by_name("A" * 20)
    assert (len(found.name), len(found.fide_id), len(found.club)) == (LONGEST, LONGEST, LONGEST)


def test_a_full_disk_says_so_and_the_old_list_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = "PRAGMA page_size = 512; PRAGMA max_page_count = 9;"
    monkeypatch.setattr(index, "_TABLES", full + index._TABLES)
    with pytest.raises(NotStored, match=r"was not stored in .* \(database or disk is full\): free some space there"):
        imported(folder, write_text(folder / "new.txt", some_players(Random(4), 200)))
    assert RatingList(folder / "fide.sqlite").about()["players"] == str(len(PLAYERS))
    assert not list(folder.glob("*.new"))


def test_a_state_file_that_is_none_of_ours_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "recent.json"
    os.mkfifo(file)
    assert recent(tmp_path) == ()
    file.unlink()
    there = tmp_path / "a.json"
    there.touch()
    file.write_text(json.dumps(["x" * 5000, "a\x00b", 7, None, str(there)]), encoding="utf-8")
    assert recent(tmp_path) == (there,)
    file.write_text(" " * LARGEST + "[1]", encoding="utf-8")
    assert read_state(file) is None

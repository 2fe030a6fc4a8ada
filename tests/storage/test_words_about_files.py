"""What is said about files that come in, go out or are damaged can be said in every language, down to the last word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.values.language import speaking
from paircard.data.exchange.column_memory import known_columns
from paircard.data.exchange.csv_entrants import COLUMNS, read_entrants
from paircard.data.exchange.sheet import Sheet
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.records.event_head import NAMELESS
from paircard.data.ratings.difference import Difference, Listed
from paircard.data.storage.errors import StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.rescue import restore
from paircard.tui.dialogs.column_form import ColumnForm
from tests.support import trf
from tests.support.pseudo import PSEUDO, english_words
from tests.support.stored import a_win, new_event

REPORT = (
    "012 Open",
    "XXR 3",
    trf.player(1, rating=1900, points="2.0", cells=["   2 w 1", "   3 b 1"]),
    trf.player(2, rating=1800, points="1.0", cells=["   1 b 0", "   4 w 1"]),
    trf.player(3, rating=1700, points="1.0", cells=["   4 w 1", "   1 w 0"]),
    trf.player(4, rating=1600, points="0.0", cells=["   3 b 0", "   2 b 0"]),
    "162 W 1.0 D 0.5",
    "240 H   3    1",
    "260   1   9    1    3",
    "300   1   1   2    1    2",
)
STRANGE = st.text("0123456789 WBDLHFUZ=+-./?X\t", min_size=1, max_size=6)


@given(st.integers(0, len(REPORT) - 1), st.integers(0, 115), STRANGE)
def test_no_word_about_a_report_with_something_wrong_is_left_in_english(line: int, column: int, text: str) -> None:
    records = list(REPORT)
    old = records[line].ljust(column)
    records[line] = old[:column] + text + old[column + len(text) :]
    data = trf.document(*records)
    with speaking(PSEUDO):
        told = "\n".join(read_trf(data).lines())
    assert told
    assert english_words(told, [data.decode(), NAMELESS]) == set()


CELLS = st.sampled_from(["", "Nowak, Jan", "1946", "A1946", "GX", "q", "m", "POL", "PO", "12", "x", '"', "1990", "\a"])


@given(
    st.lists(st.sampled_from([*COLUMNS, "fed", "name"]), min_size=1, max_size=4),
    st.lists(st.lists(CELLS, max_size=7), max_size=4),
    st.sampled_from([",", ";", "\t"]),
)
def test_no_word_about_a_list_of_entrants_is_left_in_english(
    columns: list[str], rows: list[list[str]], separator: str
) -> None:
    text = "\n".join(separator.join(cells) for cells in (columns, *rows))
    with speaking(PSEUDO):
        report = read_entrants(text.encode())
        told = "\n".join(report.lines())
    assert told
    assert english_words(told, [text, text.lower(), *COLUMNS]) == set()


def wrong_files(folder: Path) -> Iterator[Path]:
    """Yield files that cannot be opened as events, each for a reason of its own."""
    yield folder / "gone.json"
    yield folder
    for name, content in (
        ("empty", b""),
        ("other", b"{}"),
        ("newer", b'{"_seal":{"format":99}}'),
        ("cut", b'{"_seal":'),
    ):
        path = folder / f"{name}.json"
        path.write_bytes(content)
        yield path


def test_no_word_about_a_file_that_cannot_be_opened_is_left_in_english(tmp_path: Path) -> None:
    for path in wrong_files(tmp_path):
        with speaking(PSEUDO), pytest.raises(StoreError) as refused:
            EventFile.open(path)
        assert english_words(str(refused.value), [str(path), "paircard"]) == set(), path


def test_no_word_about_a_restored_event_is_left_in_english(tmp_path: Path) -> None:
    path = tmp_path / "event.json"
    with new_event(path) as event:
        event.execute(a_win(), arbiter="Nowak")
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    with speaking(PSEUDO):
        planned, done, nothing = restore(path, dry_run=True), restore(path), restore(path)
    files = [each.name for each in tmp_path.rglob("*")]
    for told in (planned, done, nothing):
        assert english_words(told, files) == set()
    assert path.read_bytes() == whole


def test_a_log_that_was_mended_is_told_in_the_language_spoken(tmp_path: Path) -> None:
    path = tmp_path / "event.json"
    with new_event(path) as event:
        log = event.companions.log
    lines = log.read_bytes().splitlines(keepends=True)
    for content in (b"", b"".join(lines[:-2]), b"".join(lines[:-1]) + b"torn", b"00000000 {}\n"):
        log.write_bytes(content)
        with speaking(PSEUDO), EventFile.open(path) as event:
            notices = event.take_notices()
        assert notices
        assert english_words(" ".join(notices), [each.name for each in tmp_path.iterdir()]) == set()


@given(st.sampled_from(["", "5", "FM"]), st.sampled_from(list(Listed)))
def test_no_word_about_a_difference_from_a_list_is_left_in_english(here: str, field: Listed) -> None:
    with speaking(PSEUDO):
        told = f"{field.word} {Difference(field, here, '77')}"
    assert english_words(told, [here]) == set()


@given(st.lists(st.sampled_from(["Zzq", "Elo", "Name", "Imię"]), min_size=1, max_size=4), st.integers(0, 6))
def test_no_word_about_unknown_columns_is_left_in_english(header: list[str], place: int) -> None:
    sheet = Sheet.of((";".join(header) + "\n" + ";".join("A1946" for _ in header) + "\n").encode())
    with speaking(PSEUDO):
        form = ColumnForm("a.csv", sheet, known_columns(sheet.header, Path("nowhere")))
        told = [form.heading, form.note, form.keys(), *(field.label + field.hint for field in form.fields)]
        told += form.preview({"name": "1", "rating": "1", "birth": "1", "fide_id": str(place)})
        told += form.preview({"name": ""})
    assert english_words("\n".join(told), [*header, *COLUMNS, "a.csv"]) == set()

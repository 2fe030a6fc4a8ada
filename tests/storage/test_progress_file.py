"""A student's progress: what was written is read again, and no damaged file stops a lesson."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.teach.answers.progress import Progress
from paircard.core.teach.answers.verdict import RuleMark
from paircard.data.storage.errors import NotStored
from paircard.data.teach.progress_file import read_progress, write_progress

MARKS = st.dictionaries(
    st.sampled_from(["B4", "C12", "E3", "R9", "B.VI A4", "B.VI A4.4a"]),
    st.integers(1, 99).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))),
)


@given(MARKS)
def test_what_is_written_is_read(tmp_path_factory: pytest.TempPathFactory, marks: dict[str, tuple[int, int]]) -> None:
    path = tmp_path_factory.mktemp("progress") / "deep" / "anna.json"
    write_progress(path, Progress(marks))
    assert read_progress(path).progress == Progress(marks)
    assert read_progress(path).remark == ""


def test_marks_of_another_chapter_do_not_keep_an_earlier_version_from_reading(tmp_path: Path) -> None:
    """It takes `marks` with anything but articles of the Swiss for damaged, and passes over other fields."""
    path = tmp_path / "anna.json"
    write_progress(path, Progress({"B4": (1, 2), "B.VI A4.4b": (0, 1)}))
    assert json.loads(path.read_text())["marks"] == {"B4": [1, 2]}
    write_progress(path, Progress({"B4": (1, 2)}))
    assert set(json.loads(path.read_text())) == {"format", "marks"}


def test_a_torn_file_starts_anew_with_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "anna.json"
    write_progress(path, Progress({"B4": (1, 2), "C7": (0, 1)}))
    whole = path.read_bytes()
    for length in range(len(whole) - 1):
        path.write_bytes(whole[:length])
        read = read_progress(path)
        assert read.progress == Progress()
        assert read.remark == "The progress in anna.json cannot be read: it starts anew."


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b'{"format": "paircard progress 1"}',
        b'{"format": "paircard progress 1", "marks": {"B4": [3, 2]}}',
        b'{"format": "paircard progress 1", "marks": {"B4": [true, 2]}}',
        b'{"format": "paircard progress 1", "marks": {"B4": [0, 0]}}',
        b'{"format": "another", "marks": {}}',
        b'{"format": "paircard progress 1", "marks": {"\\u001b[2J": [1, 1]}}',
    ],
)
def test_other_content_starts_anew(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "anna.json"
    path.write_bytes(content)
    assert read_progress(path).progress == Progress()
    assert read_progress(path).remark
    write_progress(path, Progress({"B4": (1, 1)}))
    assert read_progress(path).progress == Progress({"B4": (1, 1)})


def test_no_file_is_no_remark(tmp_path: Path) -> None:
    assert read_progress(tmp_path / "nobody.json").remark == ""
    assert read_progress(tmp_path).remark


def test_a_disk_that_refuses_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotStored, match="was not saved"):
        write_progress(tmp_path / "file" / "anna.json", Progress())


def test_nothing_but_marks_is_stored(tmp_path: Path) -> None:
    write_progress(tmp_path / "anna.json", Progress({"B4": (1, 2)}))
    assert json.loads((tmp_path / "anna.json").read_text()) == {
        "format": "paircard progress 1",
        "marks": {"B4": [1, 2]},
    }


def test_the_weakest_article_comes_first() -> None:
    progress = Progress().after([RuleMark("E1", 3, 3), RuleMark("B4", 1, 2), RuleMark("C7", 0, 1)])
    assert progress.weakest == ("C7", "B4")
    assert progress.lines == ("C7: 0 of 1 right.", "B4: 1 of 2 right.", "E1: 3 of 3 right.")

"""What the page *Adding a system* has a newcomer type holds where everything of the program must hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.catalogues.extract import said_in
from tests.support.house_rules import asks_which_system, decides_by_article, systems_inside
from tests.support.overlaid import overlaid, told_by
from tests.support.said_calls import calls, put_together, with_other_fields
from tests.support.unmarked import unmarked
from tests.support.written_system import typed_in

WHERE = "paircard/core/systems/king_of_the_hill"
MOST_LINES = 150
"""A small system is less: else it repeats what all of them answer alike."""


@pytest.fixture
def typed(tmp_path: Path) -> Iterator[Path]:
    """The folder of the system as it is typed in."""
    with typed_in(tmp_path / "systems"):
        yield tmp_path / "systems" / "king_of_the_hill"


def files(folder: Path) -> list[Path]:
    """All that was typed in, but for the row of the table."""
    return sorted(folder.rglob("*.py"))


def test_it_is_short(typed: Path) -> None:
    lines = [file.read_text(encoding="utf-8").splitlines() for file in files(typed)]
    assert len(lines) <= 4
    assert sum(map(len, lines)) < MOST_LINES
    assert max(len(line) for file in lines for line in file) < 80, "it is typed from a page"


@pytest.mark.timeout(600)  # where nothing is kept yet of what mypy has seen
def test_types_and_style_are_right(typed: Path, tmp_path: Path) -> None:
    checkout = overlaid(tmp_path / "checkout", typed, WHERE)
    assert told_by(checkout, "mypy", WHERE) == ""
    assert told_by(checkout, "ruff", "check", WHERE) == ""


def test_it_keeps_the_rules_of_the_house(typed: Path) -> None:
    for file in files(typed):
        text = file.read_text(encoding="utf-8")
        assert systems_inside(text) <= {"king_of_the_hill", "kit"}
        assert not asks_which_system(text)
        assert not decides_by_article(text)


def test_translators_find_what_it_says(typed: Path) -> None:
    """Nothing escapes them, fields are those of the message, and every sentence is collected."""
    written = files(typed)
    assert [each for file in written for each in unmarked(file)] == []
    assert with_other_fields(written) == []
    assert put_together(written) == []
    collected = {message.one for file in written for message in said_in(file, file.name)}
    assert {call.args[0].value for _, _, call in calls(written)} < collected  # type: ignore[attr-defined]
    assert "The hill has no score groups: S shows the order." in collected

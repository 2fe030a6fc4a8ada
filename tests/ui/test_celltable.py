"""The table under all screens: the cursor stays on its row whatever is shown anew."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text
from textual.app import App, ComposeResult

from paircard.tui.widgets.celltable import CellTable, Column, Row
from paircard.tui.widgets.fitting import fit, fold


class TableApp(App[None]):
    """One table."""

    def compose(self) -> ComposeResult:
        """The table."""
        yield CellTable()


def rows(keys: str, mark: str = "") -> list[Row]:
    """One row a letter."""
    return [Row(key, (Text(key), Text(mark))) for key in keys]


COLUMNS = [Column("name", "Name", 10), Column("mark", "Mark", 5)]


@pytest.mark.parametrize(
    ("after", "expected"),
    [("abcdef", "d"), ("fedcba", "d"), ("dz", "d"), ("abcef", "e"), ("ab", "b"), ("", None), ("xyz", "z")],
)
async def test_the_cursor_stays_on_its_row(after: str, expected: str | None) -> None:
    """Rows come, go and move: the cursor follows its key, or stays on its line."""
    async with TableApp().run_test() as pilot:
        table = pilot.app.query_one(CellTable)
        table.set_columns(COLUMNS)
        table.show(rows("abcdef"))
        table.move_to("d")
        table.show(rows(after))
        assert table.row_key_at_cursor == expected


@pytest.mark.parametrize(("leap", "scrolled"), [(0, 1), (5, 5)])
async def test_over_the_edge_it_scrolls_by_its_leap(leap: int, scrolled: int) -> None:
    """By one row unless told otherwise; what is drawn then is the rows that are there, the cursor among them."""
    async with TableApp().run_test(size=(40, 11)) as pilot:
        table = pilot.app.query_one(CellTable)
        table.set_columns(COLUMNS)
        table.show(rows("abcdefghijklmnopqrstuvwxyz"))
        table.leap = leap
        table.focus()
        for _ in range(10):
            await pilot.press("down")
        await pilot.pause()
        assert table.scroll_offset.y == scrolled
        seen = [strip.text.split()[0] for strip in pilot.app.screen._compositor.render_strips()[1:]]
        assert "".join(seen) == "abcdefghijklmnopqrstuvwxyz"[scrolled : scrolled + 10]
        for _ in range(10):
            await pilot.press("up")
        await pilot.pause()
        assert table.scroll_offset.y == 0


async def test_new_columns_keep_the_cursor() -> None:
    """A resized terminal changes the columns; the next key must still go to the same row."""
    async with TableApp().run_test() as pilot:
        table = pilot.app.query_one(CellTable)
        table.set_columns(COLUMNS)
        table.show(rows("abcdef"))
        table.move_to("d")
        table.set_columns([Column("name", "Name", 20), Column("mark", "Mark", 9)])
        table.show(rows("abcdef"))
        assert table.row_key_at_cursor == "d"


async def test_only_cells_that_differ_are_written() -> None:
    """The same rows with one other mark: one cell changes, and the table says what it now shows."""
    async with TableApp().run_test() as pilot:
        table = pilot.app.query_one(CellTable)
        table.set_columns(COLUMNS)
        table.show(rows("abc"))
        written: list[str] = []
        original = table.update_cell

        def spy(row_key: str, column_key: str, value: Text) -> None:
            written.append(f"{row_key}/{column_key}")
            original(row_key, column_key, value)

        table.update_cell = spy  # type: ignore[assignment,method-assign]
        table.show([*rows("ab"), *rows("c", "x")])
        assert written == ["c/mark"]
        assert str(table.get_cell("c", "mark")) == "x"


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Cs", "Mn"])), st.integers(4, 60))
def test_fitting(text: str, width: int) -> None:
    """Exactly as wide as asked; folded lines never wider, and no letter is lost."""
    assert cell_len(fit(text, width)) == width
    lines = fold(text, width)
    assert all(cell_len(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())

"""The table of many columns: the cursor keeps its cell, every column can be reached, only what is seen is made."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult

from paircard.tui.widgets.sheet import Sheet, SheetColumn


class SheetApp(App[None]):
    """One sheet."""

    def compose(self) -> ComposeResult:
        """The sheet."""
        yield Sheet[int]()


def columns(count: int, asked: list[tuple[int, int]] | None = None) -> list[SheetColumn[int]]:
    """A number that cannot be chosen, a name, values of width 6; `asked` notes row and column of every cell made."""

    def text(at: int, row: int) -> str:
        if asked is not None:
            asked.append((row, at))
        return f"{row}.{at}"

    head = [
        SheetColumn[int]("no", "No", 5, str, choosable=False),
        SheetColumn[int]("name", "Name", 12, lambda row: f"Player {row}", at_right=False),
    ]
    return [*head, *(SheetColumn[int](f"c{at}", f"C{at}", 6, lambda row, at=at: text(at, row)) for at in range(count))]  # type: ignore[misc]


def show(app: App[None], rows: list[int], width: int = 20, asked: list[tuple[int, int]] | None = None) -> Sheet[int]:
    """Show rows with so many columns of values."""
    sheet: Sheet[int] = app.query_one(Sheet)
    sheet.show(columns(width, asked), 2, rows, [str(row) for row in rows])
    return sheet


def shown(app: App[None]) -> list[str]:
    """The lines on the screen."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


@pytest.mark.parametrize("width", [46, 47, 48, 50])
async def test_every_column_is_reached_and_comes_back(width: int) -> None:
    """Right to the last one and left again: the cell of the cursor is seen each time, marked, with names beside it.

    Also where the columns would just fit, but for the scroll bar.
    """
    async with SheetApp().run_test(size=(width, 10)) as pilot:
        sheet = show(pilot.app, list(range(30)))
        sheet.focus()
        for key, order in (("right", range(20)), ("left", [*reversed(range(19)), -1])):
            for at in order:
                await pilot.press(key)
                await pilot.pause()
                assert sheet.column_key == ("name" if at < 0 else f"c{at}")
                lines = shown(pilot.app)
                assert lines[1].count(">") == 1
                assert "Player 0" in lines[1]
                assert at < 0 or (f"C{at}" in lines[0].split() and f"0.{at}" in lines[1])
                left, right = sheet.hidden
                seen = sum(word.startswith("C") for word in lines[0].split())
                assert left + seen + right == 20


async def test_room_is_used() -> None:
    """Fewer columns than before, or a wider terminal: nothing stays out of sight that has room."""
    async with SheetApp().run_test(size=(50, 10)) as pilot:
        sheet = show(pilot.app, [1, 2])
        sheet.focus()
        await pilot.press(*["right"] * 20)
        assert sheet.hidden[0] > 0
        await pilot.resize_terminal(200, 10)
        await pilot.pause()
        assert sheet.hidden == (0, 0)
        show(pilot.app, [1, 2], width=3)
        assert sheet.hidden == (0, 0)
        assert sheet.column_key == "name"


@pytest.mark.parametrize(("after", "expected"), [([9, 5, 1], "5"), ([1, 2], "2"), ([], None), ([7], "7")])
async def test_the_cursor_keeps_its_row(after: list[int], expected: str | None) -> None:
    """Rows come, go and move."""
    async with SheetApp().run_test(size=(50, 10)) as pilot:
        sheet = show(pilot.app, [1, 2, 3, 4, 5])
        assert sheet.move_to("5")
        assert not sheet.move_to("6")
        await pilot.press("right", "right")
        show(pilot.app, after)
        assert sheet.row_key_at_cursor == expected


async def test_only_what_is_seen_is_made() -> None:
    """2,000 rows and 40 columns: the cells of the screen, at the top and at the end."""
    async with SheetApp().run_test(size=(50, 10)) as pilot:
        asked: list[tuple[int, int]] = []
        sheet = show(pilot.app, list(range(2000)), 40, asked)
        sheet.focus()
        await pilot.pause()
        assert {row for row, _ in asked} <= set(range(10))
        assert {at for _, at in asked} <= set(range(6))
        asked.clear()
        await pilot.press("end")
        await pilot.pause()
        assert "Player 1999" in shown(pilot.app)[9]
        assert {row for row, _ in asked} <= {*range(10), *range(1990, 2000)}
        await pilot.press("home", "pagedown", "down")
        assert sheet.row_key_at_cursor == "9"


async def test_only_lines_that_differ_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same table again paints nothing; the cursor one down paints two lines."""
    async with SheetApp().run_test(size=(50, 10)) as pilot:
        sheet = show(pilot.app, list(range(100)))
        sheet.focus()
        await pilot.press("down")
        await pilot.pause()
        painted: list[int] = []
        refresh = sheet.refresh

        def spy(*regions: object, **settings: object) -> object:
            painted.append(len(regions))
            return refresh(*regions, **settings)  # type: ignore[arg-type]

        monkeypatch.setattr(sheet, "refresh", spy)
        show(pilot.app, list(range(100)))
        await pilot.press("down")
        await pilot.pause()
        assert painted == [2]

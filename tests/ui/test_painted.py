"""Sending only what differs shows the same screen: held against a terminal that gets everything."""

from __future__ import annotations

import pyte
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from paircard.tui.looks.scroll_bar import WholeCells
from paircard.tui.terminal.painted import Painted
from paircard.tui.terminal.style import PLAIN, Style, after, change
from tests.support.dose import examples

COLUMNS, ROWS = 16, 5

styles = st.lists(
    st.sampled_from(
        ["1", "2", "4", "7", "9", "31", "38;5;214", "38;2;1;2;3", "97", "44", "48;5;17", "48;2;9;9;9", "107"]
    ),
    max_size=4,
).map(";".join)
plain_text = st.text("ab ½é·─▂", min_size=1, max_size=COLUMNS)
# a mark that combines with the end of the row above is no text the library writes
any_text = st.text("ab  中ł\u0301한", min_size=1, max_size=COLUMNS // 2).map("m".__add__)


def styled(style: str, text: str) -> str:
    """A piece as the screen library writes it: its style, the text, a reset."""
    return f"\x1b[{style}m{text}\x1b[0m" if style else text


pieces = st.builds(
    lambda row, column, style, text: f"\x1b[{row};{column}H" + styled(style, text[: COLUMNS - column + 1]),
    st.integers(1, ROWS - 1), st.integers(1, COLUMNS), styles, plain_text,
)  # fmt: skip
whole_rows = st.builds(
    lambda style, text: f"\x1b[{ROWS};1H{' ' * COLUMNS}\x1b[{ROWS};1H" + styled(style, text), styles, any_text
)
two_rows = st.builds(
    lambda style, one, two: "\x1b[1;1H" + styled(style, one) + "\r\n" + styled(style, two),
    styles,
    plain_text,
    plain_text,
)
others = st.sampled_from(["\x1b[2J", "\x1b[?2026h", "\x1b[?25l", "\x07"])
paints = st.lists(st.lists(pieces | two_rows | whole_rows | others, min_size=1, max_size=6).map("".join), max_size=6)


def terminal(columns: int = COLUMNS, rows: int = ROWS) -> tuple[pyte.Screen, pyte.Stream]:
    """A terminal that does not wrap, as the screen library sets it."""
    screen = pyte.Screen(columns, rows)
    screen.reset_mode(7, private=True)
    return screen, pyte.Stream(screen)


def seen(screen: pyte.Screen) -> list[list[tuple[object, ...]]]:
    """All that can be told apart on the screen; of a blank its background, unless it is struck, underlined, reverse."""
    return [[_cell(screen.buffer[row][column]) for column in range(screen.columns)] for row in range(screen.lines)]


def _cell(char: pyte.screens.Char) -> tuple[object, ...]:
    lined = char.underscore or char.reverse or char.strikethrough
    shown = (char.fg, char.bold) if lined or char.data != " " else ()
    return (
        char.data,
        char.bg,
        char.underscore,
        char.reverse,
        char.strikethrough,
        shown if char.data != " " else shown[:1],
    )


@settings(max_examples=examples(60), deadline=None)
@example(paints=["\x1b[5;1Hm\u0301", "\x1b[5;1Hma"], erases=False, width=0)  # the mark goes, too
@given(paints=paints, erases=st.booleans(), width=st.sampled_from([0, COLUMNS]))
def test_screen_is_the_same(paints: list[str], erases: bool, width: int) -> None:
    """After every paint, and the cursor is where it was meant to be."""
    everything, all_of_it = terminal()
    thrifty, only_what_differs = terminal()
    painted = Painted(erases=erases)
    painted.forget(width)
    for paint in paints:
        all_of_it.feed(paint)
        only_what_differs.feed(painted.difference(paint))
        assert seen(thrifty) == seen(everything)


@given(paint=pieces)
def test_what_is_there_is_not_sent_again(paint: str) -> None:
    """The second time only the cursor may have to move."""
    painted = Painted()
    painted.difference(paint)
    assert len(painted.difference(paint)) <= len("\x1b[10;10H")
    painted.forget()
    assert len(painted.difference(paint)) > 0


@given(old=styles, new=styles)
def test_change_leads_from_style_to_style(old: str, new: str) -> None:
    """By a sequence no longer than setting the style anew; blanks differ only in what is seen of them."""
    start, end = after(PLAIN, old), after(PLAIN, new)
    sequence = change(start, end)
    reached = after(start, sequence[2:-1]) if sequence else start
    assert reached == end
    assert len(sequence) <= len(change(Style(frozenset({"5"})), end))


def test_what_looks_the_same_in_a_row_is_drawn_at_one_go() -> None:
    """The squares of two players, a name between them: their colours are told once, and the screen is the same."""
    squares, name = styled("38;5;94;48;5;230", "WB"), styled("38;5;224;48;5;233", "Adams")
    row = f"\x1b[2;2H{squares}{name}{squares}"
    sent = Painted().difference(row)
    assert sent.count("38;5;94") == sent.count("38;5;224") == 1
    (everything, all_of_it), (thrifty, only_what_differs) = terminal(), terminal()
    all_of_it.feed(row)
    only_what_differs.feed(sent)
    assert seen(thrifty) == seen(everything)
    assert (thrifty.cursor.x, thrifty.cursor.y) == (everything.cursor.x, everything.cursor.y)


def test_leaving_the_screen_forgets_it() -> None:
    """The other screen is not this one: everything is sent again."""
    painted = Painted()
    painted.difference("\x1b[1;1Hhere")
    painted.difference("\x1b[?1049l\x1b[?1049h")
    assert "here" in painted.difference("\x1b[1;1Hhere")


def test_nothing_is_moved_before_the_first_paint() -> None:
    """The cursor of the shell, to which the terminal returns at the end, stays where it is."""
    assert Painted().difference("\x1b[?1049h\x1b[?25l") == "\x1b[?1049h\x1b[?25l"


def table(first: int, cursor: int, *, rows: int = 12) -> str:
    """A caption, rows with one of them marked, a scroll bar, a footer, as the screen library writes them."""
    lines = [f"\x1b[1;1HRound 1, from {first:3}" + " " * 24]
    for row in range(rows):
        style = "1;38;5;15;48;5;32" if row == cursor else "38;5;253;48;5;235"
        text = f"{first + row:4} Player {(first + row) * 7919 % 1000:4} ....... Opponent ".ljust(40)
        bar = "7" if row == first // 3 else "48;5;16"
        lines.append(f"\x1b[{row + 2};1H" + styled(style, text) + styled(bar, " "))
    return "".join(lines) + f"\x1b[{rows + 2};1H" + styled("1", "p Pair".ljust(41))


@given(
    moves=st.lists(st.tuples(st.integers(1, 40), st.integers(0, 11)), min_size=1, max_size=8),
    erases=st.booleans(),
    width=st.sampled_from([0, 41]),
)
@settings(max_examples=examples(60), deadline=None)
def test_scrolled_table_is_the_same(moves: list[tuple[int, int]], erases: bool, width: int) -> None:
    """Rows that move by themselves are moved by the terminal; what stands beside them stays."""
    (everything, all_of_it), (thrifty, only_what_differs) = terminal(41, 14), terminal(41, 14)
    painted = Painted(erases=erases)
    painted.forget(width)
    for first, cursor in moves:
        all_of_it.feed(table(first, cursor))
        only_what_differs.feed(painted.difference(table(first, cursor)))
        assert seen(thrifty) == seen(everything)
        assert thrifty.display == everything.display


WIDE = 60
words_far_apart = st.lists(st.sampled_from(["ab", "c", " " * 3, " " * 9, " " * 17]), max_size=8).map("".join)
few_styles = st.sampled_from(["48;5;17", "48;5;17;31", "48;5;9", "", "7"])
wide_pieces = st.builds(
    lambda row, column, style, text: f"\x1b[{row};{column}H" + styled(style, text[: WIDE - column + 1]),
    st.integers(1, 2), st.integers(1, WIDE), few_styles, words_far_apart,
)  # fmt: skip


@given(
    paints=st.lists(st.lists(wide_pieces, min_size=1, max_size=6).map("".join), min_size=2, max_size=6),
    width=st.sampled_from([0, WIDE]),
)
@settings(max_examples=examples(200), deadline=None)
def test_what_is_erased_is_drawn_again(paints: list[str], width: int) -> None:
    """Words far apart: what stands among the blanks that are erased comes back, whatever is drawn first."""
    (everything, all_of_it), (thrifty, only_what_differs) = terminal(WIDE, 2), terminal(WIDE, 2)
    painted = Painted(erases=True)
    painted.forget(width)
    for paint in paints:
        all_of_it.feed(paint)
        only_what_differs.feed(painted.difference(paint))
        assert seen(thrifty) == seen(everything)


def test_a_row_is_erased_once() -> None:
    """Names far apart get another background by one erasure and steps over what stays blank."""
    row = f"No{' ' * 20}Name{' ' * 20}Score"
    painted = Painted(erases=True)
    painted.difference("\x1b[1;1H" + styled("48;5;17", row))
    sent = painted.difference("\x1b[1;1H" + styled("48;5;24", row))
    assert sent == "\r\x1b[48;5;24mNo\x1b[44X\x1b[20CName\x1b[20CScore"


def test_cells_one_below_the_other_are_a_step_apart() -> None:
    """A scroll bar at the edge, of a terminal whose width is known; else the place is told."""
    bar = "".join(f"\x1b[{row};41H" + styled("7", " ") for row in range(2, 6))
    painted = Painted()
    painted.forget(41)
    assert painted.difference(bar).count("\x1b[B") == 3
    assert "\x1b[B" not in Painted().difference(bar)


@pytest.mark.parametrize("distance", [1, 2, -1, -3])
def test_scrolling_costs_the_new_rows_only(distance: int) -> None:
    painted = Painted()
    whole = len(painted.difference(table(20, 11)))
    moved = painted.difference(table(20 + distance, 11))
    assert "\x1b[r" in moved
    assert len(moved) < whole / 2


def test_scrolling_moves_nothing_whose_width_is_unsure() -> None:
    painted = Painted()
    painted.difference(table(20, 11) + "\x1b[5;3H中")
    assert "\x1b[r" not in painted.difference(table(21, 11))


def test_over_a_slow_line_the_scroll_bar_is_of_whole_cells() -> None:
    """No cell of it is drawn in eighths, which would move with every row."""
    pictures = [
        [segment.text for segment in WholeCells.render_bar(30, 150, 30, position).segments] for position in range(121)
    ]
    assert {sign for picture in pictures for sign in picture} == {" "}

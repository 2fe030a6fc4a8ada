"""How a table of standings looks: its columns and what stands in them, for each view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from rich.text import Text

from core.event.card import CardLine, Kind
from core.event.ids import PairingNumber, PlayerId
from core.language import tr, trp
from core.tables import crosstable
from core.tables.standings import StandingRow, Standings
from core.tiebreaks import TieBreak
from tui.looks.score_strip import strip
from tui.screens.standings.views import View
from tui.signs import Signs
from tui.widgets.sheet import SheetColumn

Numbers = Mapping[PlayerId, PairingNumber]
"""Pairing number of every id."""
Column = SheetColumn[StandingRow]

PLAYER = "name"
"""Key of the column that stands for the player."""
_NAMES = range(16, 41)
"""Narrowest and widest column of names, in cells; what does not fit beside the narrowest is scrolled to."""


@dataclass(frozen=True, slots=True)
class Looks:
    """All that the cells of one table ask."""

    table: Standings
    gained: Mapping[PlayerId, int]
    """Places climbed since the round before; nobody in it where there is none."""
    numbers: Numbers
    signs: Signs
    view: View
    strip: bool = True
    """Whether there is room for what everybody scored, round by round."""


def columns(looks: Looks, width: int) -> tuple[list[Column], int]:
    """Return the columns, the names as wide as the terminal allows, and how many stay when the others scroll."""
    head, tail = list(_head(looks)), list(_tail(looks))
    taken = sum(column.width for column in (*head, *tail)) + 1
    name = min(_NAMES[-1], max(_NAMES[0], width - taken))
    head.append(
        Column(PLAYER, trp("at most 15 columns", "Name"), name, lambda row: row.card.entrant.name, at_right=False)
    )
    return [*head, *tail], len(head)


def rows(looks: Looks) -> tuple[StandingRow, ...]:
    """Return the rows in the order of the view."""
    if looks.view is View.BY_NUMBER:
        return tuple(sorted(looks.table.rows, key=lambda row: row.card.number))
    return looks.table.rows


def round_sign(lines: Iterable[CardLine], numbers: Numbers, signs: Signs) -> str:
    """Write one round in a crosstable: of each game opponent, colour, result, such as `12w1`, `7b½`, `3+`, `bye`."""
    return " ".join(_line_sign(line, numbers, signs) for line in lines)


def _line_sign(line: CardLine, numbers: Numbers, signs: Signs) -> str:
    text = crosstable.crosstable_sign(line, numbers)
    if not signs.plain:
        return text
    return text.replace("½", "=" if line.opponent else "h")


def change_sign(gained: int | None, signs: Signs) -> str:
    """Write how many places somebody has climbed or lost; nothing for none.

    >>> from tui.signs import PLAIN
    >>> change_sign(3, Signs()), change_sign(-2, PLAIN), change_sign(0, PLAIN), change_sign(None, PLAIN)
    ('↑3', 'v2', '', '')
    """
    if not gained:
        return ""
    return f"{signs.up if gained > 0 else signs.down}{abs(gained)}"


def waiting_sign(row: StandingRow) -> str:
    """Return the mark of a row that is not final: `?` a result is missing, `a` a game is adjourned (F9)."""
    return "?" if Kind.OPEN in row.waiting else "a" if Kind.ADJOURNED in row.waiting else ""


def _head(looks: Looks) -> Iterator[Column]:
    signs = looks.signs
    yield _aside("place", trp("at most 4 columns", "Pl"), 5, lambda row: f"{row.place}{'=' if row.shared else ' '}")
    if looks.view is View.RANKING and looks.gained:
        yield _aside("change", "+/-", 5, lambda row: change_sign(looks.gained.get(row.card.id), signs))
    yield _aside(
        "number", trp("at most 3 columns", "No"), 4 if len(looks.numbers) < 1000 else 5,
        lambda row: str(row.card.number),
    )  # fmt: skip
    if not looks.view.crosstable:
        yield Column("title", "", 4, lambda row: row.card.entrant.title.value, at_right=False, choosable=False)


def _tail(looks: Looks) -> Iterator[Column]:
    if looks.view is View.RANKING:
        federation = trp("at most 3 columns", "Fed")
        yield Column("federation", federation, 4, lambda row: row.card.entrant.federation, False, choosable=False)
        yield _aside("rating", trp("at most 4 columns", "Rtg"), 5, lambda row: str(row.card.entrant.rating or ""))
        if looks.strip:
            yield _strip_column(looks)
    points = trp("at most 4 columns", "Pts") + " "
    yield Column("points", points, 6, lambda row: f"{looks.signs.points(row.points)}{waiting_sign(row) or ' '}")
    if looks.view is View.PROGRESS:
        yield from (_progress_column(looks, number) for number in range(1, looks.table.after + 1))
        return
    if looks.view.crosstable:
        yield from (_crosstable_column(looks, number) for number in range(1, looks.table.after + 1))
    yield from (_figure_column(looks, at, each) for at, each in enumerate(looks.table.tie_breaks))


def _aside(key: str, label: str, width: int, text: Callable[[StandingRow], str]) -> Column:
    return Column(key, label, width, text, choosable=False)


def _strip_column(looks: Looks) -> Column:
    """Return the scores of all rounds, each on the square of the colour it was made with."""
    rounds = range(1, looks.table.after + 1)
    heading = trp("at most 6 columns", "Rounds")[: max(1, len(rounds))]

    def painted(row: StandingRow) -> Text:
        return strip(row.card, rounds, looks.signs)

    return Column("rounds", heading, len(rounds) + 2, lambda row: painted(row).plain, choosable=False, painted=painted)


def _figure_column(looks: Looks, at: int, each: TieBreak) -> Column:
    width = max(6, len(each.label) + 1)
    return Column(each.key, each.label, width, lambda row: looks.signs.spell(each.written(row.figures[at])))


def _crosstable_column(looks: Looks, number: int) -> Column:
    games = max((len(row.card.of_round(number)) for row in looks.table.rows), default=1)
    brackets = 2 * any(line.was for row in looks.table.rows for line in row.card.of_round(number))
    width = (len(str(len(looks.numbers))) + 4 + brackets) * max(1, games)
    return Column(
        f"r{number}", _round(number), width,
        lambda row: round_sign(row.card.of_round(number), looks.numbers, looks.signs),
    )  # fmt: skip


def _progress_column(looks: Looks, number: int) -> Column:
    return Column(f"r{number}", _round(number), 5, lambda row: looks.signs.points(row.card.points(number)))


def _round(number: int) -> str:
    return tr("R{round}", round=number)

"""How a table of standings looks: its columns and what stands in them, for each view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rich.text import Text

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.tables import crosstable_cell as crosstable
from paircard.core.tables.cup_words import CupTable
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tables.table_words import given_in, round_head, value_head
from paircard.core.tiebreaks import TieBreak
from paircard.core.values.language import tr, trp
from paircard.data.papers.cells import cell_len
from paircard.tui.looks import squares
from paircard.tui.looks.score_strip import strip
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, PAST, QUIET, WARN, WON
from paircard.tui.screens.standings.cup import cup_columns
from paircard.tui.screens.standings.told import waiting_sign
from paircard.tui.screens.standings.views import View
from paircard.tui.widgets.fitting import fit
from paircard.tui.widgets.left_sign import fit_name, left_sign
from paircard.tui.widgets.sheet import SheetColumn


@dataclass(frozen=True, slots=True)
class Extras:
    """What a ranking shows besides the table, where there is room for it beside names of so many cells."""

    names: int = 0
    title: bool = True
    gap: bool = False
    to_come: int = 0
    """So many rounds have a cell at least, those to come an empty one."""
    places: bool = False
    latest: int = 0
    """So many rounds have a cell, the latest; 0 for all."""


_EXTRAS = (
    Extras(26, gap=True, to_come=9, places=True),
    Extras(26, gap=True, to_come=9),
    Extras(17, title=False, gap=True, to_come=6),
    Extras(17, title=False, gap=True),
    Extras(),
)
"""The richest first; in the last the columns that do not fit are scrolled to, though first rounds give way."""
_FEWEST_ROUNDS = 6
"""A strip of fewer rounds says nothing."""

Numbers = Mapping[ContestantId, PairingNumber]
"""Pairing number of every id."""
Column = SheetColumn[StandingRow]

PLAYER = "name"
"""Key of the column that stands for the player."""
_NARROW = 100
"""In so many columns a cup has no room for titles, federations and ratings beside its words."""
_NAMES = range(16, 41)
"""Narrowest and widest column of names, in cells; what does not fit beside the narrowest is scrolled to."""


@dataclass(frozen=True, slots=True)
class Looks:
    """All that the cells of one table ask."""

    table: Standings
    gained: Mapping[ContestantId, int]
    """Places climbed since the round before; nobody in it where there is none."""
    numbers: Numbers
    signs: Signs
    view: View
    planned: int = 0
    """Rounds of the event."""
    by_round: Sequence[Mapping[ContestantId, int]] = ()
    """The places after every round so far, where they are known."""
    extras: Extras = field(default_factory=Extras)
    """What there is room for."""
    cup: CupTable | None = None
    """How far everybody has come, where that and no points make the order."""
    called: Callable[[ContestantId], str] = str
    """What an opponent is called in a cell."""


def columns(looks: Looks, width: int) -> tuple[list[Column], int]:
    """Return the columns, the names as wide as the terminal allows, and how many stay when the others scroll.

    What a wide screen has as columns, a narrow one says of the row of the cursor.
    """
    if looks.cup is not None and looks.view is View.RANKING:
        return _of_cup(looks, looks.cup, width)
    for extras in _EXTRAS:
        head, tail, room = _laid_out(looks, extras, width)
        if room >= extras.names:
            break
    latest = looks.table.after + min(0, room - _NAMES[0])
    if room < _NAMES[0] and latest >= _FEWEST_ROUNDS and looks.view is View.RANKING:
        head, tail, room = _laid_out(looks, replace(extras, latest=latest), width)
    name = min(_NAMES[-1], max(_NAMES[0], room))
    head.append(_name_column(looks, name))
    return [*head, *tail], len(head)


def _laid_out(looks: Looks, extras: Extras, width: int) -> tuple[list[Column], list[Column], int]:
    """Return the columns before and after the names, and how many cells are left for these."""
    shown = replace(looks, extras=extras)
    head, tail = list(_head(shown)), list(_tail(shown))
    return head, tail, width - 1 - sum(column.width for column in (*head, *tail))


def _of_cup(looks: Looks, cup: CupTable, width: int) -> tuple[list[Column], int]:
    """Return the columns of a cup: who it is first, then how far they have come."""
    head = list(_head(replace(looks, extras=Extras(title=width > _NARROW))))
    aside = [_federation_column(), _rating_column()] if width > _NARROW else []
    name = _NAMES[0] + 1 if width <= _NARROW else 24
    room = width - 1 - name - sum(column.width for column in (*head, *aside))
    head.append(_name_column(looks, name))
    return [*head, *aside, *cup_columns(cup, looks.called, looks.signs, room)], len(head)


def _name_column(looks: Looks, width: int) -> Column:
    leads = _leading(looks)

    def painted(row: StandingRow) -> Text:
        name = Text(fit(row.card.entrant.name, width - 1 - len(left_sign(row))).rstrip(), WON if leads(row) else "")
        return name.append(left_sign(row), QUIET)

    label = trp("at most 15 columns", "Name")
    return Column(PLAYER, label, width, lambda row: fit_name(row, width - 1), at_right=False, painted=painted)


def _leading(looks: Looks) -> Callable[[StandingRow], bool]:
    """Return a test whether somebody leads: in a ranking, once a round is played."""
    if (cup := looks.cup) is not None:
        return lambda row: row.card.id in cup and cup[row.card.id].in_it
    best = max((row.points for row in looks.table.rows), default=0)
    ranked = looks.view is View.RANKING and bool(looks.table.after)
    return lambda row: ranked and row.points == best


def rows(looks: Looks) -> tuple[StandingRow, ...]:
    """Return the rows in the order of the view."""
    if looks.view is View.BY_NUMBER:
        return tuple(sorted(looks.table.rows, key=lambda row: row.card.number))
    return looks.table.rows


def round_sign(lines: Iterable[CardLine], numbers: Numbers, signs: Signs) -> str:
    """Write one round in a crosstable: of each game opponent, colour, result, such as `12w1`, `7b½`, `3+`, `bye`."""
    return " ".join(_line_sign(line, numbers, signs) for line in lines)


def _round_painted(lines: Iterable[CardLine], numbers: Numbers, signs: Signs) -> Text:
    """Write one round in a crosstable, colour and result of each game on the square of the colour."""
    painted = Text()
    for at, line in enumerate(lines):
        sign = _line_sign(line, numbers, signs)
        opponent = len(sign) - len(sign.lstrip("0123456789"))
        if line.kind is Kind.PLAYED and line.colour and opponent:
            painted.append(" " * bool(at)).append(sign[:opponent])
            painted.append_text(squares.on_square(sign[opponent:], line.colour))
        else:
            painted.append(" " * bool(at)).append(sign, QUIET)
    return painted


def _line_sign(line: CardLine, numbers: Numbers, signs: Signs) -> str:
    text = crosstable.crosstable_sign(line, numbers)
    if not signs.plain:
        return text
    if line.match is not None and line.opponent:
        return signs.spell(text)  # an equals sign is a match drawn without a game
    return text.replace("½", "=" if line.opponent else "h")


def change_sign(gained: int | None, signs: Signs) -> str:
    """Write how many places somebody has climbed or lost; nothing for none.

    >>> from paircard.tui.looks.signs import PLAIN
    >>> change_sign(3, Signs()), change_sign(-2, PLAIN), change_sign(0, PLAIN), change_sign(None, PLAIN)
    ('▲3', '-2', '', '')
    """
    if not gained:
        return ""
    return f"{signs.gained if gained > 0 else signs.lost}{abs(gained)}"


def gap_sign(gap: int, signs: Signs) -> str:
    """Write by how many half points somebody is behind the leader; nothing for who leads.

    >>> from paircard.tui.looks.signs import PLAIN
    >>> gap_sign(3, Signs()), gap_sign(1, PLAIN), gap_sign(0, PLAIN)
    ('−1½', '-0.5', '')
    """
    return f"{signs.minus}{signs.points(gap)}" if gap else ""


def _head(looks: Looks) -> Iterator[Column]:
    signs = looks.signs
    ranking = looks.view is View.RANKING
    figures = len(str(len(looks.numbers)))
    place = _narrow("place", trp("at most 4 columns", "Pl"), figures + 1, _place)
    leads = _leading(looks)
    yield replace(place, before=lambda row: signs.leads if leads(row) else "")
    if ranking and looks.gained:
        change = _narrow("change", "+/-", figures + 1, lambda row: change_sign(looks.gained.get(row.card.id), signs))
        yield replace(change, painted=lambda row: _change_painted(looks.gained.get(row.card.id), signs))
    yield _narrow("number", trp("at most 3 columns", "No"), figures, lambda row: str(row.card.number))
    if not looks.view.crosstable and (looks.extras.title or not ranking):
        yield Column("title", "", 4, lambda row: row.card.entrant.title.value, at_right=False, choosable=False)


def _place(row: StandingRow) -> str:
    return f"{row.place}{'=' if row.shared else ' '}"


def _change_painted(gained: int | None, signs: Signs) -> Text:
    return Text(change_sign(gained, signs), LIVE if gained and gained > 0 else WARN)


def _tail(looks: Looks) -> Iterator[Column]:
    if looks.view is View.RANKING:
        yield _federation_column()
        yield _rating_column()
        yield _strip_column(looks)
    if looks.cup is None:
        yield _points_column(looks)
    if looks.view is View.RANKING and looks.table.own_points:
        yield from _own_columns(looks)
    if looks.view is View.RANKING and looks.extras.gap and looks.table.after and looks.table.by_points:
        yield _gap_column(looks)
    if looks.view is View.PROGRESS:
        yield from (_progress_column(looks, number) for number in range(1, looks.table.after + 1))
        return
    if looks.view.crosstable:
        yield from (_crosstable_column(looks, number) for number in range(1, looks.table.after + 1))
    yield from (_figure_column(looks, at, each) for at, each in enumerate(looks.table.tie_breaks))
    if looks.view is View.RANKING and looks.extras.places and len(looks.by_round) > 1:
        yield _places_column(looks)


def _points_column(looks: Looks) -> Column:
    points = trp("at most 4 columns", "Pts")
    longest = max((len(looks.signs.points(row.points)) for row in looks.table.rows), default=0)
    return Column(
        "points", f"{points} ", 2 + max(cell_len(points), longest),
        lambda row: f"{looks.signs.points(row.points)}{waiting_sign(row) or ' '}",
    )  # fmt: skip


def _own_columns(looks: Looks) -> Iterator[Column]:
    """Yield what a win against somebody is worth and what the round gave, where the system counts its own points."""
    after, rows = looks.table.after, looks.table.rows

    def value(row: StandingRow) -> str:
        return "" if row.own is None else str(row.own.value)

    def given(row: StandingRow) -> str:
        return "" if row.own is None else looks.signs.spell(given_in(row.own, after))

    yield _narrow("value", value_head(), max((len(value(row)) for row in rows), default=0), value)
    if after:
        yield _narrow("given", round_head(after), max((len(given(row)) for row in rows), default=0), given)


def _federation_column() -> Column:
    federation = Column(
        "federation", trp("at most 3 columns", "Fed"), 4, lambda row: row.card.entrant.federation, False,
        choosable=False,
    )  # fmt: skip
    return _quiet(federation)


def _rating_column() -> Column:
    return _quiet(_aside("rating", trp("at most 4 columns", "Rtg"), 5, lambda row: str(row.card.entrant.rating or "")))


def _aside(key: str, label: str, width: int, text: Callable[[StandingRow], str]) -> Column:
    return Column(key, label, width, text, choosable=False)


def _narrow(key: str, label: str, longest: int, text: Callable[[StandingRow], str]) -> Column:
    """Return a column just as wide as its longest text and its head: what it does not need names have."""
    return _aside(key, label, 1 + max(cell_len(label), longest), text)


def _quiet(column: Column) -> Column:
    return replace(column, painted=lambda row: Text(column.text(row), QUIET))


def _strip_column(looks: Looks) -> Column:
    """Return the scores of all rounds, each on the square of the colour it was made with."""
    after = looks.table.after
    rounds = range(after - looks.extras.latest + 1 if looks.extras.latest else 1, after + 1)
    to_come = max(0, min(looks.planned, looks.extras.to_come) - len(rounds))
    empty = looks.signs.no_float if len(rounds) + to_come == looks.planned else " "
    heading = trp("at most 6 columns", "Rounds") if not looks.extras.latest else f"{rounds[0]}-{after}"

    def painted(row: StandingRow) -> Text:
        return strip(row.card, rounds, looks.signs).append(empty * to_come, QUIET)

    width = max(cell_len(heading), len(rounds) + to_come) + 1
    return Column("rounds", heading, width, lambda row: painted(row).plain, choosable=False, painted=painted)


def _gap_column(looks: Looks) -> Column:
    best = max((row.points for row in looks.table.rows), default=0)

    def text(row: StandingRow) -> str:
        return gap_sign(best - row.points, looks.signs)

    longest = max((len(text(row)) for row in looks.table.rows), default=0)
    return _narrow("gap", trp("at most 4 columns", "Gap"), longest, text)


def _places_column(looks: Looks) -> Column:
    """Return a bar for the place after each round, the higher the better; figures where there are no bars."""
    last = max(len(looks.table.rows), 2)

    def painted(row: StandingRow) -> Text:
        places = [places.get(row.card.id, last) for places in looks.by_round]
        *before, now = [place_sign(place, last, looks.signs) for place in places]
        return Text().append("".join(before), PAST).append(now, LIVE)

    width = 3 if looks.signs.plain else 1
    heading = trp("at most 6 columns", "Places")
    cells = max(len(heading), width * len(looks.by_round)) + 2
    return Column("places", heading, cells, lambda row: painted(row).plain, choosable=False, painted=painted)


def place_sign(place: int, last: int, signs: Signs) -> str:
    """Write a place as a bar, the best as the highest; as a figure where there are no bars.

    >>> from paircard.tui.looks.signs import PLAIN
    >>> [place_sign(place, 24, Signs()) for place in (1, 2, 12, 24)], place_sign(7, 24, PLAIN)
    (['▇', '▇', '▄', '▁'], '  7')
    """
    if signs.plain:
        return f"{place:>3}"
    return signs.bars[round((len(signs.bars) - 1) * (last - min(place, last)) / (last - 1))]


def _figure_column(looks: Looks, at: int, each: TieBreak) -> Column:
    def text(row: StandingRow) -> str:
        return looks.signs.spell(each.written(row.figures[at]))

    longest = max((len(text(row)) for row in looks.table.rows), default=0)
    return Column(each.key, each.label, max(6, len(each.label) + 1, longest + 1), text)


def _crosstable_column(looks: Looks, number: int) -> Column:
    def text(row: StandingRow) -> str:
        return round_sign(row.card.of_round(number), looks.numbers, looks.signs)

    least = len(str(len(looks.numbers))) + 4
    width = max((1 + len(text(row)) for row in looks.table.rows), default=least)

    def painted(row: StandingRow) -> Text:
        return _round_painted(row.card.of_round(number), looks.numbers, looks.signs)

    return Column(f"r{number}", _round(number), max(least, width), text, painted=painted)


def _progress_column(looks: Looks, number: int) -> Column:
    return Column(f"r{number}", _round(number), 5, lambda row: looks.signs.points(row.card.points(number)))


def _round(number: int) -> str:
    return tr("R{round}", round=number)

"""The form that asks which column of a file is what, beside what the file holds; it shows how entrants would read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.values.by_number import by_number
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.text import begins
from paircard.data.exchange.column_memory import are_said, known_columns, remember_columns
from paircard.data.exchange.columns import Columns, has_names, named, plain
from paircard.data.exchange.entrant_fields import read_entrant
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.sheet import Sheet
from paircard.tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

SAMPLES = 3
"""So many lines of the file are shown."""
_LABELS = {
    "name": mark("Name"),
    "surname": mark("Surname"),
    "first_name": mark("First name"),
    "rating": mark("Rating"),
    "title": mark("Title"),
    "federation": mark("Federation"),
    "club": mark("Club"),
    "birth": mark("Birth"),
    "sex": mark("Sex"),
    "fide_id": mark("FIDE id"),
    "national_id": mark("National id"),
    "category": mark("Category"),
    "town": mark("Town"),
    "local_rating": mark("Local rating"),
    "no_half_bye": mark("No half bye"),
    "k": mark("K"),
    "rating_source": mark("Rating source"),
    "team": mark("Team"),
    "board": mark("Board"),
    "national_rating": mark("National rating"),
}


class ColumnForm(Form):
    """Fields for the columns of a file, filled with those that are known."""

    shown_by = "paircard.tui.dialogs.on_screen.column_form:ColumnDialog"
    hint = mark("Enter save   Tab next field   PgUp PgDn columns   Esc cancel")
    narrowest = 0
    by_name = True

    def __init__(self, file: str, sheet: Sheet, columns: Columns) -> None:
        """Ask about a file; `columns` are those known so far."""
        super().__init__(tr("Which column of {file} is what?", file=file), column_fields(sheet, columns), self._check)
        self.sheet = sheet
        self.note = "\n".join(_told(sheet))

    def preview(self, values: Values) -> Sequence[str]:
        """Return how the first entrants would read."""
        try:
            columns = chosen_columns(values, self.sheet)
        except Refusal as refusal:
            return [f"! {refusal}"]
        return [tr("The first of them then read:"), *entrant_lines(self.sheet, columns)]

    def _check(self, values: Values) -> None:
        chosen_columns(values, self.sheet)


async def clear_columns(program: Program, file: str, sheet: Sheet) -> Columns | None:
    """Return the columns as they are known, asked for where it is not clear which holds the names, or the ratings."""
    known = known_columns(sheet.header)
    clear = has_names(known) and (are_said(sheet.header) or not sheet.likely_ratings(known))
    return known if clear else await ask_columns(program, file, sheet, known)


async def ask_columns(program: Program, file: str, sheet: Sheet, columns: Columns) -> Columns | None:
    """Ask which column is what, and remember it for files of this shape; None when nobody would say."""
    values = await program.ask(ColumnForm(file, sheet, columns))
    if values is None:
        return None
    chosen = chosen_columns(values, sheet)
    remember_columns(sheet.header, chosen)
    return chosen


def column_fields(sheet: Sheet, columns: Columns) -> list[Field]:
    """Return a field for each of ours, filled with the number of its column where that is known."""
    headings = tuple(heading for heading in sheet.header if heading)
    hints = dict.fromkeys(("surname", "first_name"), tr("if not in one"))
    return [
        Field(name, label, str(columns[name] + 1) if name in columns else "", headings, hints.get(name, ""))
        for name, label in _LABELS.items()
    ]


def chosen_columns(values: Values, sheet: Sheet) -> Columns:
    """Return what was typed: numbers or headings of columns. Raises `Refusal` naming the field."""
    columns = {name: _place(name, values[name], sheet.header) for name in _LABELS if values.get(name, "").strip()}
    if not has_names(columns):
        raise Refusal(tr("Name: say in which column the names stand, or the surnames."))
    return columns


def _place(field: str, typed: str, header: Sequence[str]) -> int:
    text = typed.strip()
    if (numbered := by_number(text, range(len(header)))) is not None:
        return numbered
    wanted = plain(text)
    exact = [place for place, heading in enumerate(header) if plain(heading) == wanted]
    begun = exact or [place for place, heading in enumerate(header) if begins(plain(heading), wanted)]
    if not exact and len(begun) != 1:
        sentence = tr(
            "{field}: {typed} is not a column of this file: type 1 to {last}, or its heading.",
            field=tr(_LABELS[field]),
            typed=text,
            last=len(header),
        )
        raise Refusal(sentence)
    return begun[0]


def entrant_lines(sheet: Sheet, columns: Columns) -> Iterator[str]:
    """Yield how the first entrants would read, one a line."""
    for cells in sheet.first(SAMPLES):
        try:
            entrant, remarks = read_entrant(named(cells, columns))
        except BadRow as bad:
            yield f"! {bad.remark}"
            continue
        born = tr("born {year}", year=entrant.birth) if entrant.birth else ""
        fide = tr("FIDE id {id}", id=entrant.fide_id) if entrant.fide_id else ""
        national = tr("national id {id}", id=entrant.national_id) if entrant.national_id else ""
        parts = [
            str(entrant.title), str(entrant.rating), str(entrant.rating_source), entrant.federation, born,
            str(entrant.sex), entrant.club, fide, national, entrant.category,
        ]  # fmt: skip
        doubts = "".join(f"  ! {remark}" for remark in remarks)
        yield f"{entrant.name}: {', '.join(part for part in parts if part)}{doubts}"


def _told(sheet: Sheet) -> Iterator[str]:
    """Yield the columns of a file as line mode tells them."""
    rows = list(sheet.first(SAMPLES))
    yield trn("The file has {count} column:", "The file has {count} columns:", len(sheet.header))
    for place, title in enumerate(sheet.header):
        yield f"{place + 1} {title}: {'; '.join(row[place] for row in rows)}"

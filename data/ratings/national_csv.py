"""A federation's list as CSV with a header line, comma, semicolon or tab, the columns told or recognised."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.entrant import Entrant
from paircard.data.exchange.columns import Columns, named
from paircard.data.exchange.entrant_fields import read_entrant
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.sheet import Sheet
from paircard.data.ratings.rated_player import Rated, Troubles


def read_national(sheet: Sheet, columns: Columns, troubles: Troubles) -> Iterator[tuple[int, Rated | None]]:
    """Yield for every line how far it is, in characters, and the player; None for a line that is none."""
    read = 0
    for number, line in sheet.lines:
        read += len(line)
        try:
            yield read, _as_rated(read_entrant(named(sheet.cells(line), columns))[0])
        except BadRow as bad:
            troubles.add(number, str(bad.remark))
            yield read, None


def _as_rated(entrant: Entrant) -> Rated:
    return Rated(
        entrant.name,
        entrant.fide_id,
        entrant.national_id,
        entrant.federation,
        str(entrant.sex),
        str(entrant.title),
        standard=entrant.rating,
        birth=entrant.birth or 0,
        category=entrant.category,
        club=entrant.club,
    )

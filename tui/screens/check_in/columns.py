"""The rows of check-in: a tick, who it is, and since when and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.tables.attendance import attendance, ticked_by
from paircard.core.tables.fees import money, owes
from paircard.core.values.language import tr, trp
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, QUIET, WARN, WON
from paircard.tui.screens.entrants.presence_told import presence
from paircard.tui.sentences.local_time import local_time
from paircard.tui.widgets.celltable import Column, Row
from paircard.tui.widgets.fitting import left, right

NAME = range(22, 41)
"""Narrowest and widest column of names."""
_FIXED = 50
"""Cells of all other columns, with what keeps them apart."""


def columns(width: int) -> list[Column]:
    """Return the columns of a window of that width."""
    return [
        Column("tick", "", 2),
        Column("number", trp("at most 4 columns", "No").rjust(4), 4),
        Column("name", trp("at most 26 columns", "Name"), _name_width(width)),
        Column("federation", trp("at most 3 columns", "Fed"), 3),
        Column("rating", trp("at most 4 columns", "Rtg").rjust(4), 4),
        Column("status", trp("at most 18 columns", "Status"), 22),
    ]


def _name_width(width: int) -> int:
    return max(NAME[0], min(NAME[-1], width - _FIXED))


def rows(tournament: Tournament, ids: Sequence[ContestantId], width: int, signs: Signs) -> list[Row]:
    """Return one row each, its key the id."""
    there, ticks = attendance(tournament), ticked_by(tournament)
    if there is None:
        return []
    name = _name_width(width)
    # looked up for every row, and rows are written at every key of a name
    here, to_come = frozenset(there.here), frozenset(there.to_come)

    def row(id_: ContestantId) -> Row:
        ticked = id_ in here
        status = _status(tournament, there.round, id_, ticks.get(id_) if ticked else None, away=id_ not in to_come)
        return Row(str(id_), (*_who(tournament, id_, name, signs, here=ticked), status))

    return [row(id_) for id_ in ids]


def _who(tournament: Tournament, id_: ContestantId, name: int, signs: Signs, *, here: bool) -> tuple[Text, ...]:
    entrant = tournament.registrations[id_].entrant
    called = left(" ".join(filter(None, (entrant.title.value, entrant.name))), name)
    called.stylize(WON if here else "")
    return (
        Text(signs.tick if here else signs.no_float, LIVE if here else QUIET),
        right(str(tournament.numbers[id_]), 4),
        called,
        left(entrant.federation, 3),
        right(str(entrant.rating or "-"), 4),
    )


def _status(tournament: Tournament, number: int, id_: ContestantId, tick: Entry | None, *, away: bool) -> Text:
    """Say since when and by whom somebody is here, or why they are not; and what is left to be paid."""
    open_ = owes(tournament, id_) if tournament.facts.fees else 0
    line = Text(no_wrap=True, overflow="ellipsis")
    if open_ > 0:
        line.append(tr("pays {sum}", sum=money(tournament, open_)), WARN).append(" ")
    if tick is not None:
        line.append(f"{local_time(tick.time)} {tick.arbiter}", QUIET)
    elif away:
        line.append(presence(tournament.registrations[id_], number), WARN)
    return line

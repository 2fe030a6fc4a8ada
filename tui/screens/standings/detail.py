"""What is told of one row of the table: how they got there in the last round, and whether they can still win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.text import Text

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.tournament import Tournament
from paircard.core.tables.cup_words import cup_table, reached, told
from paircard.core.tables.match_words import is_match, match_met
from paircard.core.tables.standings import StandingRow
from paircard.core.tables.who_can_still_win import Chances
from paircard.core.values.language import mark, tr
from paircard.core.values.points import DRAW, LOSS, WIN
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import KEY, LIVE, QUIET, WON
from paircard.tui.screens.standings.cup import brief_name

_GAMES = {
    (WIN, "W"): mark("beat {opponent} with White"),
    (WIN, "B"): mark("beat {opponent} with Black"),
    (DRAW, "W"): mark("drew with {opponent} with White"),
    (DRAW, "B"): mark("drew with {opponent} with Black"),
    (LOSS, "W"): mark("lost to {opponent} with White"),
    (LOSS, "B"): mark("lost to {opponent} with Black"),
}


def facts(tournament: Tournament, row: StandingRow, gained: int | None, after: int) -> Iterator[str]:
    """Say where somebody came from in the last round of a table, and how; in a cup how far they have come."""
    if gained:
        yield tr("from place {before} to {place}", before=row.place + gained, place=row.place)
    if cup := cup_table(tournament, after):
        id_ = row.card.id
        yield from (reached(cup, id_), told(cup, id_, partial(brief_name, tournament)))
        return
    for line in row.card.of_round(row.card.last_round):
        yield game_told(tournament, line)


def game_told(tournament: Tournament, line: CardLine) -> str:
    """Say how a game ended for somebody, or why there was none."""
    if is_match(line) and line.opponent is not None:
        return match_met(line, brief_name(tournament, line.opponent))
    said = _GAMES.get((line.result, line.colour or "")) if line.kind is Kind.PLAYED else None
    if said is None or line.opponent is None:
        return tr(line.kind.value)
    return tr(said, opponent=brief_name(tournament, line.opponent))


def row_told(
    tournament: Tournament,
    row: StandingRow,
    gained: int | None,
    chances: Chances | None,
    signs: Signs,
    *,
    after: int,
    brief: bool = False,
) -> Text:
    """Return the line about a row; a brief one names the family alone."""
    entrant = row.card.entrant
    name = entrant.name.partition(",")[0] if brief else entrant.name
    line = Text().append(f"{row.card.number} {name}", WON)
    if entrant.title.value:
        line.append(f" {entrant.title.value}", QUIET)
    between = f" {signs.no_float} "
    if row.withdrawn:
        line.append(f"{between}{tr('withdrawn')}", QUIET)
    for fact in facts(tournament, row, gained, after):
        line.append(f"{between}{signs.spell(fact)}")
    if chances is not None:
        can = row.card.id in chances.in_reach
        line.append(between)
        line.append(tr("can still win"), LIVE) if can else line.append(tr("can no longer win"), KEY)
    return line

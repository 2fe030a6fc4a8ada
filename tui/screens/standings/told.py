"""What is told of a row of the table: how they got there in the last round, and whether it is final."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.cup_words import cup_table, reached, told
from paircard.core.tables.match_words import is_match, match_met
from paircard.core.tables.standings import StandingRow
from paircard.core.values.language import mark, tr
from paircard.core.values.points import DRAW, LOSS, WIN

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


def brief_name(tournament: Tournament, id_: ContestantId) -> str:
    """Return number and family name of somebody, or number and name of a team."""
    card = tournament.cards[id_]
    return f"{card.number} {card.entrant.name.partition(',')[0]}"


def waiting_sign(row: StandingRow) -> str:
    """Return the mark of a row that is not final: `?` a result is missing, `a` a game is adjourned (F9)."""
    return "?" if Kind.OPEN in row.waiting else "a" if Kind.ADJOURNED in row.waiting else ""

"""The tie-break sheet: every figure of every player, term by term."""

from __future__ import annotations

from collections.abc import Iterator

from core.papers.columns import places_of
from core.papers.heading import event_paper, marks_of_table, rounds_until
from core.papers.paper import Paper, Section
from core.points import format_points
from core.standings import StandingRow, Standings, standings
from core.sums import AVERAGE, TOTAL, total
from core.table_words import legend, remarks
from core.tiebreaks import RULES, Figure, Item, TieBreak
from core.tournament import Tournament

_PLAIN = frozenset({"game", "rating", "running score", "points", "own rating", "won", "black", "won black"})
"""Rules that need no word: what the tie-break itself is about."""
_NOTE = "After each term the round and, after a hyphen, the pairing number of the opponent."


def tie_break_sheet(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the terms of every figure after a round, the one paired last when None; the best player first."""
    table = standings(tournament, rounds_until(tournament, number))
    places = places_of(table.rows)
    sections = [
        Section(
            f"{places[row.card.id]}. {row.card.number} {row.card.entrant.name}: {format_points(row.points)}",
            tuple(_lines(tournament, table, row)),
        )
        for row in table.rows
    ]
    notes = [_NOTE, legend(table), *remarks(table), *_lots(tournament)]
    marks = marks_of_table(tournament, table)
    return event_paper(
        tournament, f"Tie-break sheet after round {table.after}", sections, marks=marks, notes=filter(None, notes)
    )


def _lines(tournament: Tournament, table: Standings, row: StandingRow) -> Iterator[str]:
    for figure, tie_break in zip(row.figures, table.tie_breaks, strict=True):
        if figure.value is not None or figure.place is not None or figure.items:
            yield from _figure(tournament, figure, tie_break)


def _figure(tournament: Tournament, figure: Figure, tie_break: TieBreak) -> Iterator[str]:
    """Yield the calculation, then what it leaves out, and the rules that need a word."""

    def term(item: Item) -> str:
        opponent = "" if item.opponent is None else f"-{tournament.numbers[item.opponent]}"
        return f"{tie_break.written_item(item)} ({f'R{item.round}{opponent}' if item.round else 'own'})"

    made, calculation = total(tie_break, figure, term)
    place = "" if figure.place is None else f" (place {figure.place} among the tied)"
    yield f"{tie_break.label}{f', {made.lower()}' if made == AVERAGE else ''}: {calculation}{place}"
    if made not in (TOTAL, AVERAGE) and figure.items:
        yield f"  from {', '.join(map(term, figure.items))}"
    for item in figure.items:
        if item.cut:
            yield f"  struck: {term(item)}, {item.cut}"
    for rule in dict.fromkeys(item.rule for item in figure.items if item.rule not in _PLAIN):
        rounds = ", ".join(f"R{item.round}" for item in figure.items if item.rule == rule)
        yield f"  {rounds}: {RULES[rule]} ({rule})"


def _lots(tournament: Tournament) -> Iterator[str]:
    """Yield the lots drawn, those that no longer count too."""
    for lots in tournament.facts.lots:
        order = " ".join(str(tournament.numbers[id_]) for id_ in lots.order)
        how = f"seed {lots.seed}" if lots.seed else "from slips"
        yield f"Lots drawn for {lots.purpose}, {how}: {order}."

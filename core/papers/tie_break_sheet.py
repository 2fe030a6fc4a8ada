"""The tie-break sheet: every figure of every player, term by term."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.purposes import purpose_told
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import places_of, round_mark
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.paper import Paper, Section
from paircard.core.tables.breakdown import Made, adjustment, total
from paircard.core.tables.standings import StandingRow, Standings, standings
from paircard.core.tables.table_words import going_on, legend, name_told, remarks
from paircard.core.tiebreaks import Figure, Item, TieBreak
from paircard.core.tiebreaks.words_of_items import rule_name, why
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

_PLAIN = frozenset(
    {"game", "rating", "running score", "points", "own rating", "won", "black", "won black"}  # no words: keys
)
"""Rules that need no word: what the tie-break itself is about."""
_ADJUSTED = "adjusted"  # no words: a key
_OWN_RATING = "own rating"  # no words: a key


def tie_break_sheet(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the terms of every figure after a round, the one paired last when None; the best player first."""
    table = standings(tournament, rounds_until(tournament, number))
    places = places_of(table.rows)
    sections = [
        Section(
            f"{places[row.card.id]}. {row.card.number} {name_told(row)}: {format_points(row.points)}",
            tuple(_lines(tournament, table, row)),
        )
        for row in table.rows
    ]
    notes = [_about_terms(), legend(table), *remarks(table), *_lots(tournament)]
    marks = marks_of_table(tournament, table)
    title = tr("Tie-break sheet after round {round}", round=table.after)
    if going_on(tournament, table.after):
        title = tr("Tie-break sheet while games are missing")
    return event_paper(tournament, title, sections, marks=marks, notes=filter(None, notes))


def _about_terms() -> str:
    return tr("After each term the round and, after a hyphen, the pairing number of the opponent.")


def _lines(tournament: Tournament, table: Standings, row: StandingRow) -> Iterator[str]:
    for figure, tie_break in zip(row.figures, table.tie_breaks, strict=True):
        if figure.value is not None or figure.place is not None or figure.items:
            yield from _figure(tournament, figure, tie_break)


def _figure(tournament: Tournament, figure: Figure, tie_break: TieBreak) -> Iterator[str]:
    """Yield the calculation, then what it leaves out, and the rules that need a word."""

    def term(item: Item) -> str:
        opponent = "" if item.opponent is None else f"-{tournament.numbers[item.opponent]}"
        value = tie_break.written_item(item)
        if item.round:
            return f"{value} ({round_mark(item.round)}{opponent})"
        if item.board:
            return tr("{value} (board {board})", value=value, board=item.board)
        if item.rule == _OWN_RATING:
            return tr("{rating} (own)", rating=value)
        return f"{value} ({rule_name(item.rule)})"

    made, calculation = total(tie_break, figure, term)
    if figure.place is not None:
        calculation = tr("{calculation} (place {place} among the tied)", calculation=calculation, place=figure.place)
    yield _told(made, tie_break.label, calculation)
    if made not in ("total", "average") and figure.items:
        yield "  " + tr("from {terms}", terms=", ".join(map(term, figure.items)))
    for item in figure.items:
        if item.cut:
            yield "  " + tr("struck: {term}, {rule}", term=term(item), rule=rule_name(item.cut))
    yield from _rules(figure)


def _told(made: Made, label: str, calculation: str) -> str:
    if made == "average":
        return tr("{tie_break}, average: {calculation}", tie_break=label, calculation=calculation)
    return f"{label}: {calculation}"


def _rules(figure: Figure) -> Iterator[str]:
    """Yield the rules that need a word, with their rounds."""
    for rule in dict.fromkeys(item.rule for item in figure.items if item.rule not in _PLAIN):
        rounds = ", ".join(round_mark(item.round) for item in figure.items if item.rule == rule and item.round)
        told = f"{why(rule)} ({rule_name(rule)})"
        yield f"  {rounds}: {told}" if rounds else f"  {told}"
        if rule == _ADJUSTED:
            for item in figure.items:
                yield from (f"    {round_mark(item.round)}: {adjustment(each).strip()}" for each in item.adjusted)


def _lots(tournament: Tournament) -> Iterator[str]:
    """Yield the lots drawn, those that no longer count too."""
    for lots in tournament.facts.lots:
        if lots.of_stages:
            continue
        order = " ".join(str(tournament.numbers[id_]) for id_ in lots.order if id_ in tournament.numbers)
        if lots.seed:
            fields = {"purpose": purpose_told(lots), "seed": lots.seed, "order": order}
            yield tr("Lots drawn for {purpose}, seed {seed}: {order}.", **fields)
        else:
            yield tr("Lots drawn for {purpose}, from slips: {order}.", purpose=purpose_told(lots), order=order)

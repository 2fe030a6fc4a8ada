"""Where a value comes from, round by round: opponent, contribution, what was struck, the rule of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Literal

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.tables.match_words import is_match, match_ended
from paircard.core.tables.standings import Standings
from paircard.core.tiebreaks import Figure, Item, TieBreak, parse
from paircard.core.tiebreaks.figure import Adjusted
from paircard.core.tiebreaks.words_of_items import KINDS_TOLD, rule_name, why
from paircard.core.tiebreaks.written import rounded, written
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.points import format_points

Label = Callable[[ContestantId], str]
"""Number and name of an id."""
_VIRTUAL = {
    "Svon": mark("virtual opponent"),  # no words: a key of the rules
    "SSF 9": mark("virtual opponent"),
    "B2": mark("oneself"),
    "B2 raw": mark("oneself"),
    "C.07 16.4": mark("dummy"),
    "C.07 16.4.1": mark("dummy"),
    "C.07 16.4.2": mark("dummy"),
}
"""Whom a round without a game is counted against, by the rule."""
Made = Literal["total", "average", "nothing", "other"]
"""What the terms that count make: added up, their average, no value at all, or what the tie-break is named after."""
_SILENT = frozenset({Kind.PLAYED, Kind.OPEN})
_RESULTS = {"won rating": 2, "drawn rating": 1, "lost rating": 0}  # no words: keys of the rules
POINTS = parse(("PTS",))[0]
"""The points of the table, as a tie-break that can be explained like the others."""


def sum_lines(label: Label, card: PairingCard, tie_break: TieBreak, figure: Figure) -> Iterator[str]:
    """Yield one line a round, what was struck in brackets, the total, what should be known, and each rule once."""
    for item in figure.items:
        yield _term(label, card, tie_break, item)
        yield from map(adjustment, item.adjusted)
    yield _result(tie_break, *total(tie_break, figure))
    if figure.place is not None:
        yield tr("Place {place} among those who are tied.", place=figure.place)
    if figure.value is not None:
        yield from (tr("Note: {remark}.", remark=each) for each in (figure.remark, figure.note) if each)
    rules = dict.fromkeys(
        rule for item in figure.items for rule in (item.rule, item.cut, *(each.rule for each in item.adjusted)) if rule
    )
    yield from (f"{rule_name(rule)}: {why(rule)}." for rule in rules)


def adjustment(each: Adjusted) -> str:
    """Say which round of an opponent counts what, in place of the points given."""
    fields = {"counts": format_points(each.counts), "given": format_points(each.given), "rule": rule_name(each.rule)}
    return "          " + tr("their round {round} counts {counts}, not {given} ({rule})", round=each.round, **fields)


def _result(tie_break: TieBreak, made: Made, calculation: str) -> str:
    if made == "total":
        return tr("Total: {calculation}.", calculation=calculation)
    if made == "average":
        return tr("Average: {calculation}.", calculation=calculation)
    if made == "nothing":
        return tr("No value: {reason}.", reason=calculation)
    return f"{tie_break.name}: {calculation}."


def points_figure(card: PairingCard) -> Figure:
    """Return the points of a player with their rounds."""
    items = tuple(Item.of(each, each.settled_half_points, "points") for each in card.lines)
    return Figure(card.points(), items)


def column_named(table: Standings, key: str) -> TieBreak | None:
    """Return the tie-break of a column, the points included; None for a column of another kind."""
    columns = {"points": POINTS} | {each.key: each for each in table.tie_breaks}
    return columns.get(key)


def _term(label: Label, card: PairingCard, tie_break: TieBreak, item: Item) -> str:
    number = tie_break.written_item(item)
    who = _who(label, card, tie_break, item)
    when = tr("Round {round}", round=f"{item.round:>2}") if item.round else _beside_rounds(item)
    return " ".join(part for part in (f"{when}: {number:>5} ", who, _rules(item)) if part)


def _beside_rounds(item: Item) -> str:
    return tr("Board {board}", board=f"{item.board:>2}") if item.board else tr("Besides")


def _rules(item: Item) -> str:
    rule = rule_name(item.rule)
    if item.cut:
        return tr("({rule}; struck: {cut})", rule=rule, cut=rule_name(item.cut))
    return f"({rule}: {item.made})" if item.made else f"({rule})"


def _who(label: Label, card: PairingCard, tie_break: TieBreak, item: Item) -> str:
    record = _line(card, item) if item.round else None
    if record is None:
        return ""
    named = "" if item.opponent is None else label(item.opponent)
    if item.board:
        named = tr("{opponent}, board {board}", opponent=named, board=item.board) if named else ""
    silent = record.kind in _SILENT or item.rule in KINDS_TOLD
    what = "" if silent else match_ended(record) if is_match(record) else tr(record.kind.value)
    if item.times is not None:
        what = ", ".join(filter(None, (what, tr("times {points}", points=format_points(item.times)))))
    elif record.kind is Kind.PLAYED and item.opponent is not None and tie_break.method.parts == 4:
        what = (trp("own game", "lost"), trp("own game", "drawn"), trp("own game", "won"))[record.result]
    return ", ".join(part for part in (named, what, tr(_VIRTUAL.get(item.rule, ""))) if part)


def _line(card: PairingCard, item: Item) -> CardLine | None:
    """Return the line of the card that an item is about; None for what no round gave."""
    lines = card.of_round(item.round)
    about = (line for line in lines if line.game == item.game and item.opponent in (None, line.opponent))
    return next(about, lines[0] if lines else None)


def total(tie_break: TieBreak, figure: Figure, term: Callable[[Item], str] | None = None) -> tuple[Made, str]:
    """Return what the terms that count make, and the calculation; without a value, why there is none.

    `term` writes a term; without it only its value.
    """
    if figure.value is None:
        return "nothing", figure.remark or tr("the tie-break was not needed")
    value = tie_break.written(figure)
    counted = [item for item in figure.items if not item.cut]
    if not counted:
        return "total", value
    terms = " + ".join(term(item) if term else tie_break.written_item(item) for item in counted)
    whole = sum(item.value for item in counted)
    exact = Fraction(whole, len(counted))
    if whole == figure.value:
        return "total", f"{terms} = {value}" if len(counted) > 1 or term else value
    if figure.value in (exact, rounded(exact)) and not any(item.board for item in counted):
        return "average", f"({terms}) / {len(counted)} = {value}"
    return "other", _performance(figure, value)


def _performance(figure: Figure, value: str) -> str:
    """Say a value, and the average and the points that a performance is made of."""
    games = [item for item in figure.items if item.rule in _RESULTS]
    if not games:
        return value
    average = rounded(Fraction(sum(item.value for item in games), len(games)))
    points = written(sum(_RESULTS[item.rule] for item in games), 2, "points")
    fields = {"value": value, "points": points, "games": len(games), "average": average}
    return tr("{value}, from {points} of {games} against an average of {average}", **fields)

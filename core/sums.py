"""Where a value comes from, round by round: opponent, contribution, what was struck, the rule of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from core.card import Kind, PairingCard
from core.standings import Standings
from core.tiebreaks import RULES, Figure, Item, TieBreak, parse
from core.tiebreaks.written import rounded, written

Label = Callable[[int], str]
"""Number and name of an id."""
_VIRTUAL = {"Svon": "virtual opponent", "SSF 9": "virtual opponent", "B2": "himself", "B2 raw": "himself"} | {
    f"C.07 16.4{end}": "dummy" for end in ("", ".1", ".2")
}
"""Whom a round without a game is counted against, by the rule."""
TOTAL, AVERAGE = "Total", "Average"
_SILENT = frozenset({Kind.PLAYED, Kind.OPEN})
_ENDS = ("lost", "drawn", "won")
_RESULTS = {"won rating": 2, "drawn rating": 1, "lost rating": 0}
POINTS = parse(("PTS",))[0]
"""The points of the table, as a tie-break that can be explained like the others."""


def sum_lines(label: Label, card: PairingCard, tie_break: TieBreak, figure: Figure) -> Iterator[str]:
    """Yield one line a round, what was struck in brackets, the total, what should be known, and each rule once."""
    for item in figure.items:
        yield _term(label, card, tie_break, item)
    yield f"{': '.join(total(tie_break, figure))}."
    if figure.place is not None:
        yield f"Place {figure.place} among those who are tied."
    if figure.remark and figure.value is not None:
        yield f"Note: {figure.remark}."
    rules = dict.fromkeys(rule for item in figure.items for rule in (item.rule, item.cut) if rule)
    yield from (f"{rule}: {RULES[rule]}." for rule in rules)


def points_figure(card: PairingCard) -> Figure:
    """Return the points of a player with their rounds."""
    items = tuple(Item(each.round, each.settled_half_points, "points", each.opponent) for each in card.rounds)
    return Figure(card.points(), items)


def column_named(table: Standings, key: str) -> TieBreak | None:
    """Return the tie-break of a column, the points included; None for a column of another kind."""
    columns = {"points": POINTS} | {each.key: each for each in table.tie_breaks}
    return columns.get(key)


def _term(label: Label, card: PairingCard, tie_break: TieBreak, item: Item) -> str:
    number = tie_break.written_item(item)
    who = _who(label, card, tie_break, item)
    rules = f"({item.rule}; struck: {item.cut})" if item.cut else f"({item.rule})"
    when = f"Round {item.round:>2}" if item.round else "Besides"
    return " ".join(part for part in (f"{when}: {number:>5} ", who, rules) if part)


def _who(label: Label, card: PairingCard, tie_break: TieBreak, item: Item) -> str:
    record = card.rounds[item.round - 1] if item.round else None
    if record is None:
        return ""
    named = "" if item.opponent is None else label(item.opponent)
    what = "" if record.kind in _SILENT else record.kind.value
    if record.kind is Kind.PLAYED and item.opponent is not None and tie_break.method.parts == 4:
        what = _ENDS[record.half_points]
    return ", ".join(part for part in (named, what, _VIRTUAL.get(item.rule, "")) if part)


def total(tie_break: TieBreak, figure: Figure, term: Callable[[Item], str] | None = None) -> tuple[str, str]:
    """Return what the terms that count make (Total, Average, No value, or the tie-break's name), and the calculation.

    `term` writes a term; without it only its value.
    """
    if figure.value is None:
        return "No value", figure.remark or "the tie-break was not needed"
    value = tie_break.written(figure)
    counted = [item for item in figure.items if not item.cut]
    if not counted:
        return TOTAL, value
    terms = " + ".join(term(item) if term else tie_break.written_item(item) for item in counted)
    whole = sum(item.value for item in counted)
    exact = Fraction(whole, len(counted))
    if whole == figure.value:
        return TOTAL, f"{terms} = {value}" if len(counted) > 1 or term else value
    if figure.value in (exact, rounded(exact)):
        return AVERAGE, f"({terms}) / {len(counted)} = {value}"
    return tie_break.name, f"{value}{_performance(figure)}"


def _performance(figure: Figure) -> str:
    """Say the average and the points that a performance is made of."""
    games = [item for item in figure.items if item.rule in _RESULTS]
    if not games:
        return ""
    average = rounded(Fraction(sum(item.value for item in games), len(games)))
    points = written(sum(_RESULTS[item.rule] for item in games), 2, "points")
    return f", from {points} of {len(games)} against an average of {average}"

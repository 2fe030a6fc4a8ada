"""The foot of a start card: Ruz, the Polish ranking achieved, in the steps of the form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId, Place
from paircard.core.papers.pairings import DATE_LINE, SHORT_LINE
from paircard.core.tiebreaks import Field, Figure, Tied, parse
from paircard.core.tiebreaks.figure import Number
from paircard.core.tiebreaks.methods.performance import LINEAR
from paircard.core.tiebreaks.written import written
from paircard.core.values.by_article import with_article
from paircard.core.values.language import tr


def played_here(field: Field) -> Field:
    """Return the same without games of an earlier stage: they stand on the card of that stage, and are rated once."""
    cards = field.cards.items()
    kept = {id_: replace(card, lines=tuple(each for each in card.lines if not each.same_as)) for id_, card in cards}
    return replace(field, cards=kept)


def ruz_lines(field: Field, id_: ContestantId, adjourned: str = "") -> Iterator[str]:
    """Yield m, a, b, c and d of the form: `d = (ΣR + 400·(W − P)) : (n + 1)`, rounded half up.

    Games with rated opponents only; forfeits and byes do not count, and without a game or an own rating there is none.
    `adjourned` is the article by which an adjourned game has no result yet.
    """
    (ruz,) = parse(("RUZ",))
    figure = ruz.figures(field, Tied((id_,), Place(1)))[id_]
    games = [item.value for item in figure.items if item.opponent is not None]
    won, lost = _count(figure, "won rating"), _count(figure, "lost rating")  # no words: keys of the rules
    yield f"m = n = {len(games)}, W = {won}, P = {lost}"
    if any(record.kind is Kind.ADJOURNED for record in field.cards[id_].lines):
        yield "  " + _about_adjourned(field, adjourned)
    if figure.remark:
        yield f"  {figure.remark}"
    if figure.value is None:
        yield _none(games)
        return
    total, own = sum(games), field.cards[id_].entrant.rating
    surplus = LINEAR * (won - lost)
    yield f"a = ΣR = {total} + {own} = {total + own}"
    yield f"b = {LINEAR}·(W − P) = {surplus}"
    yield f"c = a + b = {total + own + surplus}"
    achieved = written(figure.value, 1, "whole")
    calculation = f"c : (n + 1) = {total + own + surplus} : {len(games) + 1} = {achieved}"
    yield tr("d: Ruz (karta) = {calculation}", calculation=calculation)


def _about_adjourned(field: Field, article: str) -> str:
    told = tr("an adjourned game counts as lost until it is decided")
    return told if field.beforehand else with_article(told, article)


def _none(games: Sequence[Number]) -> str:
    if games:
        return tr("d: Ruz (karta): none, no own rating")
    return tr("d: Ruz (karta): none, no game with a rated opponent")


def signatures() -> tuple[str, ...]:
    """Return the lines to be signed."""
    return (
        tr("Player: {line} Date: {short_line}", line=SHORT_LINE, short_line=DATE_LINE),
        tr("Arbiter: {line} Date: {short_line}", line=SHORT_LINE, short_line=DATE_LINE),
        tr("Classification commission: {line}", line=SHORT_LINE),
    )


def _count(figure: Figure, rule: str) -> int:
    return sum(item.rule == rule for item in figure.items)

"""The points of the table, round by round, and what a changed order made of earlier rounds."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.own_points import SIXTHS, OwnItem, OwnPoints, OwnTotal
from paircard.core.systems.keizer.evening import rankings_of
from paircard.core.systems.keizer.options import KeizerOptions, options_of
from paircard.core.systems.keizer.ranking import Ranking
from paircard.core.systems.keizer.season import Season, season_of
from paircard.core.systems.keizer.worth import Share, each_worth, shares
from paircard.core.tiebreaks.written import written
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def points_after(tournament: Tournament, after: int) -> OwnPoints:
    """Return the points of everybody after a round, with what every round gave at the value numbers of then."""
    season, options, made = season_of(tournament), options_of(tournament), rankings_of(tournament)
    now = made[after]
    places = {id_: place for place, id_ in enumerate(season.start)}
    items = {id_: tuple(_items(season, places[id_], id_, after, now, options)) for id_ in now.order}
    before = made[after - 1] if after else now
    told, anew = _remark(now, options), not options.frozen
    return {
        id_: OwnTotal(
            now.totals[id_], items[id_], told, _note(id_, items[id_], now, before, after), now.values[id_], anew
        )
        for id_ in now.order
    }


def _remark(now: Ranking, options: KeizerOptions) -> str:
    if options.frozen:
        return tr("every round counts as it was valued, by the ranking before it")
    if now.cycle:
        return tr("{count} orders came round again and again: totals are their average", count=now.cycle)
    return ""


def _items(
    season: Season, place: int, own: ContestantId, after: int, now: Ranking, options: KeizerOptions
) -> list[OwnItem]:
    items = [OwnItem(0, SIXTHS * now.by[0][own], "K own")] if options.own_counts else []
    given = shares(season, place, options)[:after]
    for number, (share, value) in enumerate(zip(given, each_worth(own, given, now.by), strict=True), start=1):
        spent = season.rounds[number - 1][place]
        rule = f"K {spent.evening.value}{' fixed' if share.fixed else ''}"
        items.append(OwnItem(number, value, rule, spent.opponent, _made(share, share.number(own, now.by[number]))))
    return items


def _made(share: Share, number: int) -> str:
    """Say which share of what it is; nothing of a whole number, of nothing, and of fixed points."""
    if share.fixed or share.sixths in (0, SIXTHS):
        return ""
    return tr("{share} of {value}", share=Fraction(share.sixths, SIXTHS), value=number)


def _note(id_: ContestantId, items: tuple[OwnItem, ...], now: Ranking, before: Ranking, after: int) -> str:
    """Say what changed value numbers made of all that stood before the round."""
    if id_ not in before.totals:
        return ""
    new = sum(each.sixths for each in items if each.round == after and after)
    changed = now.totals[id_] - before.totals[id_] - new
    if not changed:
        return ""
    fields = {
        "change": f"{'+' if changed > 0 else ''}{_written(changed)}",
        "value": now.values[id_],
        "then": before.values[id_],
    }
    return tr(
        "what stood before this round counts {change}, for value numbers have changed: "
        "the own one is {value}, was {then}",
        **fields,
    )


def _written(sixths: Fraction) -> str:
    return written(sixths, SIXTHS, "points")

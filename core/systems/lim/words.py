"""What follows from a card, and how the numbers of a score group or bracket come about, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.kit.score_groups import with_some_colour
from paircard.core.systems.kit.virtual_points import virtual_lines
from paircard.core.systems.lim.field import position
from paircard.core.systems.lim.position import Player
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of one who is not in the next round only that."""
    about_next = trp("at most 11 columns", "Next round")
    state = position(with_some_colour(tournament))
    player = next((each for each in state.players if each.id == id_), None)
    if player is None:
        return {about_next: tr("does not take part ({article})", article=system_of(tournament).article("away"))}
    side = {1: tr("above the median"), 0: tr("in the median"), -1: tr("below the median")}[state.side(player.score)]
    barred = tr("barred: has had one, or a win's points without playing (C.04.1 4)")
    return {
        trp("at most 11 columns", "Score"): _score(player),
        trp("at most 11 columns", "Median"): f"{side} (C.04.4.3 2.2)",
        trp("at most 11 columns", "Difference"): f"{player.difference:+d} (C.04.4.3 5.5)",
        trp("at most 11 columns", "Preference"): f"{preference_named(player.preference)} (C.04.4.3 5.5)",
        trp("at most 11 columns", "Floats"): tr("last round (3.10)") if player.floated else tr("none"),
        trp("at most 11 columns", "Bye"): barred if player.bye_barred else tr("allowed (C.04.1 4)"),
    }


def _score(player: Player) -> str:
    if not player.virtual:
        return tr("{points} for pairing", points=format_points(player.score))
    named = {"scores": format_points(player.points), "points": format_points(player.score)}
    return tr("{scores}; {points} for pairing (C.04.7)", **named)


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, who floated in, what colours they are due, and of a bracket how it was paired."""
    bracket = group if isinstance(group, BracketView) and group.result is not None else None
    bye = {each for each in bracket.players if each.id == bracket.bye} if bracket else set()
    above = {each for each in group.players if each.id in group.moved_down}
    residents = {*group.players} - {*group.drawn_up} - above - bye
    yield tr("Scoregroup: {players} (C.04.4.3 2.2)", players=_numbers(residents))
    if above:
        yield tr("Floated in from above: {players} (C.04.4.3 3.6)", players=_numbers(above))
    if group.drawn_up:
        yield tr("Floated in from below: {players} (C.04.4.3 3.7)", players=_numbers(group.drawn_up))
    yield from texts_of(virtual_lines(group.virtual))
    yield ""
    yield tr("Due White: {players} (C.04.4.3 5.5)", players=_due(group, "W"))
    yield tr("Due Black: {players} (C.04.4.3 5.5)", players=_due(group, "B"))
    if bracket is not None and bracket.result is not None:
        pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
        yield tr("Pairs in the order in which they were made: {pairs}.", pairs=pairs)
        if bye:
            yield tr("{player} has the bye (C.04.4.3 1.1).", player=_numbers(bye))
    elif not group.fixed:
        yield tr(
            "Players here without a result: {players}. Others that may still come: {others}.",
            players=group.open,
            others=group.may_join,
        )


def _due(group: ScoreGroup, colour: str) -> str:
    return _numbers(player for player in group.players if player.preference.colour == colour)


def _numbers(players: Iterable[GroupPlayer]) -> str:
    return " ".join(map(str, sorted(player.number for player in players))) or "-"

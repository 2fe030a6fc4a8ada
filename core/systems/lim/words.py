"""What follows from a card, and how the numbers of a score group or bracket come about, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import ScoreGroup
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.kit.score_groups import with_some_colour
from paircard.core.systems.kit.virtual_points_told import virtual_lines
from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.swiss import words
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr, trp

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of one who is not in the next round only that."""
    player = words.player_of(BOOK, tournament, id_)
    if player is None:
        return words.not_there(tournament)
    side = BOOK.position(with_some_colour(tournament)).side(player.score)
    where = {1: tr("above the median"), 0: tr("in the median"), -1: tr("below the median")}[side]
    barred = tr("barred: has had one, or a win's points without playing (C.04.1 4)")
    return {
        trp("at most 11 columns", "Score"): words.score_told(player.score, player.virtual),
        trp("at most 11 columns", "Median"): f"{where} (C.04.4.3 2.2)",
        trp("at most 11 columns", "Difference"): f"{player.difference:+d} (C.04.4.3 5.5)",
        trp("at most 11 columns", "Preference"): f"{preference_named(player.preference)} (C.04.4.3 5.5)",
        trp("at most 11 columns", "Floats"): tr("last round (3.10)") if player.floated else tr("none"),
        trp("at most 11 columns", "Bye"): barred if player.bye_barred else tr("allowed (C.04.1 4)"),
    }


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, who floated in, what colours they are due, and of a bracket how it was paired."""
    bracket = words.paired(group)
    bye = {each for each in group.players if bracket and each.id == bracket.bye}
    above = {each for each in group.players if each.id in group.moved_down}
    residents = {*group.players} - {*group.drawn_up} - above - bye
    yield tr("Scoregroup: {players} ({rule})", players=words.numbers(residents), rule="C.04.4.3 2.2")
    if above:
        yield tr("Floated in from above: {players} (C.04.4.3 3.6)", players=words.numbers(above))
    if group.drawn_up:
        yield tr("Floated in from below: {players} (C.04.4.3 3.7)", players=words.numbers(group.drawn_up))
    yield from texts_of(virtual_lines(group.virtual))
    yield ""
    yield tr("Due White: {players} (C.04.4.3 5.5)", players=words.preferring(group, "W"))
    yield tr("Due Black: {players} (C.04.4.3 5.5)", players=words.preferring(group, "B"))
    if bracket is None or bracket.result is None:
        yield from words.still_open(group)
        return
    pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
    yield tr("Pairs in the order in which they were made: {pairs}.", pairs=pairs)
    yield from words.bye_of(bracket, "C.04.4.3 1.1")

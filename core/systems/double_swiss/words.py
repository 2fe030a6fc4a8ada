"""What follows from a card, and how the numbers of a score group or bracket come about, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import ScoreGroup
from paircard.core.systems.double_swiss.book import BOOK
from paircard.core.systems.swiss import words
from paircard.core.values.language import tr, trp

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of one who is not in the next round only that."""
    player = words.player_of(BOOK, tournament, id_)
    if player is None:
        return words.not_there(tournament)
    whites = tr("{count} of {matches} (C.04.5 1.6)", count=player.colours.count("W"), matches=player.matches)
    barred = tr("barred: has had one, or won a match by forfeit (C2)")
    return {
        trp("at most 11 columns", "Score"): words.score_told(player.score, player.virtual),
        trp("at most 11 columns", "White"): whites,
        trp("at most 11 columns", "Floats"): tr("last round (C7, C8)") if player.floated else tr("none"),
        trp("at most 11 columns", "Bye"): barred if player.bye_barred else tr("allowed (C2)"),
    }


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, and of a bracket how it was paired."""
    yield from words.drawn_up_told(group, "C.04.5 1.3", "C.04.5 3.5")
    bracket = words.paired(group)
    if bracket is None or bracket.result is None:
        yield from words.still_open(group)
        return
    pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
    yield tr("Pairs, smaller number first: {pairs}.", pairs=pairs)
    yield from words.bye_of(bracket, "C.04.5 3.4")

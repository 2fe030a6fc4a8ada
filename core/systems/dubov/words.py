"""What follows from a card, and how the numbers of a score group or bracket come about, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import ScoreGroup
from paircard.core.systems.dubov.aro_told import average
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.position import most_upfloats
from paircard.core.systems.dubov.text import TEXT
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.swiss import words
from paircard.core.values.language import tr, trp

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of one who is not in the next round only that."""
    player = words.player_of(BOOK, tournament, id_)
    if player is None:
        return words.not_there(tournament)
    upfloats = tr(
        "{count} of {most}, then a maximum upfloater",
        count=player.upfloats,
        most=most_upfloats(tournament.regulations.rounds),
    )
    return {
        trp("at most 11 columns", "Score"): words.score_told(player.score, player.virtual),
        trp("at most 11 columns", "Difference"): f"{player.difference:+d} (C.04.4.1 1.6)",
        trp("at most 11 columns", "Preference"): f"{preference_named(player.preference)} (C.04.4.1 1.6)",
        trp("at most 11 columns", "ARO"): f"{average(player)} (C.04.4.1 1.7)",
        trp("at most 11 columns", "Upfloats"): f"{upfloats} (C.04.4.1 1.8)",
        trp("at most 11 columns", "Bye"): words.bye_told(player.bye_barred),
    }


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, what colours they prefer, and of a bracket how it was paired."""
    yield from words.drawn_up_told(group, "C.04.4.1 1.3", "C.04.4.1 3.2.2")
    yield ""
    yield tr("Prefer White: {players} (C.04.4.1 1.6)", players=words.preferring(group, "W"))
    yield tr("Prefer Black: {players} (C.04.4.1 1.6)", players=words.preferring(group, "B"))
    bracket = words.paired(group)
    if bracket is None or bracket.result is None:
        yield from words.still_open(group)
        return
    pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
    yield tr("G1 against G2: {pairs}.", pairs=pairs)
    yield f"{TEXT.clashes}: {TEXT.told(TEXT.clashes, bracket.result.clashes)}"
    yield from words.bye_of(bracket, "C.04.4.1 3.1")

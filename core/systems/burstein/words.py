"""What follows from a card, and how the numbers of a score group or bracket come about, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.index_words import index_told
from paircard.core.systems.burstein.position import Player
from paircard.core.systems.burstein.seeding import seeding_rounds
from paircard.core.systems.burstein.text import TEXT
from paircard.core.systems.dutch2026.about_group import about_group as about_seeding
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.kit.virtual_points_told import virtual_lines
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
    return {
        trp("at most 11 columns", "Score"): words.score_told(player.score, player.virtual),
        trp("at most 11 columns", "Difference"): f"{player.difference:+d} (C.04.4.2 1.5)",
        trp("at most 11 columns", "Preference"): f"{preference_named(player.preference)} (C.04.4.2 1.5)",
        trp("at most 11 columns", "Index"): _index(player) if isinstance(player, Player) else _seeding(tournament),
        trp("at most 11 columns", "Bye"): words.bye_told(player.bye_barred),
    }


def _index(player: Player) -> str:
    return f"{index_told(player)} (C.04.4.2 1.7)"


def _seeding(tournament: Tournament) -> str:
    last = seeding_rounds(tournament.regulations.rounds)
    return tr("ranks nobody before round {round} (C.04.4.2 1.6)", round=last + 1)


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it by the Index, what colours they prefer, and of a bracket how it was paired."""
    if not any(player.index for player in group.players):
        yield from about_seeding(group)
        return
    ranking = "  ".join(f"{each.number} ({', '.join(each.index or ())})" for each in by_index(group))
    yield tr("Index, with Buchholz and Sonneborn-Berger: {players} (C.04.4.2 1.7)", players=ranking)
    if moved := [player for player in group.players if player.id in group.moved_down]:
        yield tr("Moved down: {players} (C.04.4.2 1.3)", players=words.numbers(moved))
    yield from texts_of(virtual_lines(group.virtual))
    yield ""
    yield tr("Prefer White: {players} (C.04.4.2 1.5)", players=words.preferring(group, "W"))
    yield tr("Prefer Black: {players} (C.04.4.2 1.5)", players=words.preferring(group, "B"))
    bracket = words.paired(group)
    if bracket is None or bracket.result is None:
        yield from words.still_open(group)
        return
    pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
    yield tr("Pairs: {pairs}.", pairs=pairs or "-")
    yield str(TEXT.told(TEXT.clashes, bracket.result.clashes))
    yield from words.bye_of(bracket, "C.04.4.2 3.1")


def by_index(group: ScoreGroup) -> tuple[GroupPlayer, ...]:
    """Return everybody of a group, the highest of the Index first, as halves that face each other have them."""
    if isinstance(group, BracketView) and group.result is not None:
        place = {number: at for at, number in enumerate(group.result.players)}
        return tuple(sorted(group.players, key=lambda player: place[player.number]))
    return (*group.s1, *group.s2[::-1])

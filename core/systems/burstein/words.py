"""What follows from a card, and how the numbers of a score group or bracket come about, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.facets.system import system_of
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.index_words import buchholz, sonneborn_berger
from paircard.core.systems.burstein.position import Player
from paircard.core.systems.burstein.seeding import seeding_rounds
from paircard.core.systems.burstein.text import TEXT
from paircard.core.systems.dutch2026.about_group import about_group as about_seeding
from paircard.core.systems.kit.preference_words import preference_named
from paircard.core.systems.kit.score_groups import with_some_colour
from paircard.core.systems.kit.virtual_points import virtual_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_card(tournament: Tournament, id_: ContestantId) -> Mapping[str, str]:
    """Return it by what it is about; of one who is not in the next round only that."""
    about_next = trp("at most 11 columns", "Next round")
    state = BOOK.position(with_some_colour(tournament))
    player = next((each for each in state.players if each.id == id_), None)
    if player is None:
        return {about_next: tr("does not take part ({article})", article=system_of(tournament).article("away"))}
    barred = tr("barred: has had one, or a win's points without playing (C2)")
    return {
        trp("at most 11 columns", "Score"): _score(player.points, player.score),
        trp("at most 11 columns", "Difference"): f"{player.difference:+d} (C.04.4.2 1.5)",
        trp("at most 11 columns", "Preference"): f"{preference_named(player.preference)} (C.04.4.2 1.5)",
        trp("at most 11 columns", "Index"): _index(player) if isinstance(player, Player) else _seeding(tournament),
        trp("at most 11 columns", "Bye"): barred if player.bye_barred else tr("allowed (C2)"),
    }


def _index(player: Player) -> str:
    named = {"buchholz": buchholz(player), "sb": sonneborn_berger(player)}
    return f"{tr('Buchholz {buchholz}, Sonneborn-Berger {sb}', **named)} (C.04.4.2 1.7)"


def _seeding(tournament: Tournament) -> str:
    last = seeding_rounds(tournament.regulations.rounds)
    return tr("ranks nobody before round {round} (C.04.4.2 1.6)", round=last + 1)


def _score(points: int, score: int) -> str:
    if points == score:
        return tr("{points} for pairing", points=format_points(score))
    return tr("{scores}; {points} for pairing (C.04.7)", scores=format_points(points), points=format_points(score))


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it by the Index, what colours they prefer, and of a bracket how it was paired."""
    if not any(player.index for player in group.players):
        yield from about_seeding(group)
        return
    bracket = group if isinstance(group, BracketView) and group.result is not None else None
    players = by_index(group)
    ranking = "  ".join(f"{each.number} ({', '.join(each.index or ())})" for each in players)
    yield tr("Index, with Buchholz and Sonneborn-Berger: {players} (C.04.4.2 1.7)", players=ranking)
    moved = [player for player in players if player.id in group.moved_down]
    if moved:
        yield tr("Moved down: {players} (C.04.4.2 1.3)", players=_numbers(moved))
    yield from texts_of(virtual_lines(group.virtual))
    yield ""
    yield tr("Prefer White: {players} (C.04.4.2 1.5)", players=_preferring(group, "W"))
    yield tr("Prefer Black: {players} (C.04.4.2 1.5)", players=_preferring(group, "B"))
    if bracket is not None and bracket.result is not None:
        pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
        yield tr("Pairs: {pairs}.", pairs=pairs or "-")
        yield str(TEXT.told("C8", bracket.result.clashes))
        if bracket.bye is not None:
            number = next(player.number for player in players if player.id == bracket.bye)
            yield tr("{player} has the bye (C.04.4.2 3.1).", player=number)
    elif not group.fixed:
        yield tr(
            "Players here without a result: {players}. Others that may still come: {others}.",
            players=group.open,
            others=group.may_join,
        )


def by_index(group: ScoreGroup) -> tuple[GroupPlayer, ...]:
    """Return everybody of a group, the highest of the Index first, as halves that face each other have them."""
    if isinstance(group, BracketView) and group.result is not None:
        place = {number: at for at, number in enumerate(group.result.players)}
        return tuple(sorted(group.players, key=lambda player: place[player.number]))
    return (*group.s1, *group.s2[::-1])


def _preferring(group: ScoreGroup, colour: str) -> str:
    return _numbers(player for player in group.players if player.preference.colour == colour)


def _numbers(players: Iterable[GroupPlayer]) -> str:
    return " ".join(map(str, sorted(player.number for player in players))) or "-"

"""What follows from a card, and how a group comes about, as every book of players says it: parts of the words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from paircard.core.event.ids import ContestantId
from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.score_groups import with_some_colour
from paircard.core.systems.kit.virtual_points_told import AsAnnounced, virtual_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.systems.swiss.book import Book


def player_of(book: Book[Any, Any], tournament: Tournament, id_: ContestantId) -> Any:
    """Return somebody as a book looks at them before the next round; None where they are not in it."""
    state = book.position(with_some_colour(tournament))
    return next((each for each in state.players if each.id == id_), None)


def not_there(tournament: Tournament) -> Mapping[str, str]:
    """Say of somebody that they are not in the next round."""
    about_next = trp("at most 11 columns", "Next round")
    return {about_next: tr("does not take part ({article})", article=system_of(tournament).article("away"))}


def score_told(score: int, virtual: int) -> str:
    """Say a pairing score (half points), and what is virtual of it."""
    if not virtual:
        return tr("{points} for pairing", points=format_points(score))
    named = {"scores": format_points(score - virtual), "points": format_points(score)}
    if isinstance(virtual, AsAnnounced):
        return tr("{scores}; {points} for pairing, as announced", **named)
    return tr("{scores}; {points} for pairing (C.04.7)", **named)


def bye_told(barred: bool) -> str:
    """Say whether somebody may have the bye."""
    return tr("barred: has had one, or a win's points without playing (C2)") if barred else tr("allowed (C2)")


def paired(group: ScoreGroup) -> BracketView | None:
    """Return a group as the bracket it was paired as; None where it is not."""
    return group if isinstance(group, BracketView) and group.result is not None else None


def numbers(players: Iterable[GroupPlayer]) -> str:
    """Return the TPNs of some, the smallest first."""
    return " ".join(map(str, sorted(player.number for player in players))) or "-"


def preferring(group: ScoreGroup, colour: str) -> str:
    """Return who of a group prefers a colour."""
    return numbers(player for player in group.players if player.preference.colour == colour)


def drawn_up_told(group: ScoreGroup, scoregroup: str, drawn_up: str) -> Iterator[str]:
    """Yield who stands in the scoregroup, and who was drawn up, by two articles; and what is virtual."""
    bracket = paired(group)
    bye = {each for each in group.players if bracket and each.id == bracket.bye}
    residents = {*group.players} - {*group.drawn_up} - bye
    yield tr("Scoregroup: {players} ({rule})", players=numbers(residents), rule=scoregroup)
    if group.drawn_up:
        yield tr("Drawn up: {players} ({rule})", players=numbers(group.drawn_up), rule=drawn_up)
    yield from texts_of(virtual_lines(group.virtual))


def bye_of(bracket: BracketView, rule: str) -> Iterator[str]:
    """Yield who of a bracket has the bye, and by which article."""
    if bracket.bye is not None:
        number = next(player.number for player in bracket.players if player.id == bracket.bye)
        yield tr("{player} has the bye ({rule}).", player=number, rule=rule)


def still_open(group: ScoreGroup) -> Iterator[str]:
    """Yield how many have no result yet, and how many others may still come."""
    if not group.fixed:
        yield tr(
            "Players here without a result: {players}. Others that may still come: {others}.",
            players=group.open,
            others=group.may_join,
        )

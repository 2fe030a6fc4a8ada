"""What is told of the field and of one entrant beside the list."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, QUIET, WON
from paircard.tui.screens.entrants.presence_told import presence
from paircard.tui.screens.entrants.rating_told import ratings_told

WIDE = 110
"""In so many cells the ratings have a place of their own."""
RATINGS = 32
"""Cells that they take, with what keeps them apart."""
BARS = 10
"""So many parts of the field have a bar."""
FEWEST = 8
"""Of fewer ratings nothing is drawn."""


def add_ratings(line: Text, tournament: Tournament, room: int, signs: Signs) -> None:
    """Put the ratings of the field at the right end of a line, from the lowest to the highest, where there is room."""
    ratings = sorted(each.entrant.rating for each in tournament.registrations.values() if each.entrant.rating)
    if tournament.of_teams or len(ratings) < FEWEST or ratings[0] == ratings[-1] or signs.plain:
        return
    before = f"{tr('ratings')} {ratings[0]} "
    behind = f" {ratings[-1]}"
    between = room - line.cell_len - cell_len(before) - BARS - len(behind)
    if between >= 2:
        line.append(" " * between).append(before, QUIET).append(histogram(ratings, signs), LIVE).append(behind, QUIET)


def histogram(ratings: Collection[int], signs: Signs) -> str:
    """Return a bar for each tenth of the way from the lowest rating to the highest: the more, the higher.

    >>> histogram((2000, 2000, 2010, 2100), Signs())
    '▇▄▁▁▁▁▁▁▁▄'
    """
    lowest, highest = min(ratings), max(ratings)
    counts = [0] * BARS
    for rating in ratings:
        counts[min(BARS - 1, BARS * (rating - lowest) // max(1, highest - lowest))] += 1
    top = len(signs.bars) - 1
    return "".join(signs.bars[-(-top * count // max(counts))] for count in counts)


def entrant_told(tournament: Tournament, id_: ContestantId, shown: Collection[str], signs: Signs) -> Text:
    """Return the line about an entrant: name, what no column shows, and what they have asked for."""
    entrant = tournament.registrations[id_].entrant
    line = Text().append(f"{tournament.numbers[id_]} {entrant.name}", WON)
    for fact in _facts(tournament, id_, shown):
        line.append(f" {signs.no_float} {fact}")
    return line


def _facts(tournament: Tournament, id_: ContestantId, shown: Collection[str]) -> Iterator[str]:
    registration = tournament.registrations[id_]
    entrant = registration.entrant
    yield from ratings_told(tournament, id_, entrant)
    if "birth" not in shown and entrant.birth:
        yield tr("born {year}", year=entrant.birth)
    if "club" not in shown and entrant.club:
        yield entrant.club
    if "category" not in shown and entrant.category and entrant.category != entrant.sex.value:
        yield entrant.category
    if entrant.no_half_bye:
        yield tr("no half-point bye: {condition}", condition=entrant.no_half_bye)
    if "fide_id" not in shown and entrant.fide_id:
        yield tr("FIDE id {number}", number=entrant.fide_id)
    if not tournament.all_paired:
        yield presence(registration, tournament.next_round)

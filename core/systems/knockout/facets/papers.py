"""What is told of a cup before its draw, and which papers have no place in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.systems.knockout.options import KnockoutOptions, options_of
from paircard.core.systems.knockout.skeleton import FEWEST, MOST, skeleton
from paircard.core.values.language import mark, tr, trn

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.papers import Shape


class Papers(ordinary.Papers):
    """The tree in place of the crosstable."""

    shapes: tuple[Shape, ...] = ("tree",)
    unfitting: ClassVar[Mapping[str, str]] = {
        "crosstable-numbers": mark("A cup has no crosstable by number: take the paper crosstable, which is the tree."),
        "progress": mark("A cup has no running score: take the paper standings, or crosstable, which is the tree."),
        "tie-breaks": mark("A cup has no tie-breaks: the paper standings says who has come how far."),
        "protocol": mark(
            "A cup has no pairing protocol: the tree made the pairs. X on the screen says why of every match."
        ),
    }

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what is settled before the start: who is out, seeds, scheme, colours, play-off."""
        options = options_of(tournament)
        yield from tree_told(tournament)
        yield _colours(options)
        yield tr(
            "A drawn match: games of {time}, colours by lots each time, until decided (B.VI D5)",
            time=options.kind.said(),
        )
        yield from places_told(tournament)


def _colours(options: KnockoutOptions) -> str:
    if options.odd:
        return tr(
            "Colours: number 1 draws for round 1, odd numbers have that colour; then other colours, evened (B.VI D3)"
        )
    if options.lots == "first":
        return tr("Matches of {count} games: lots for the first, then colours alternate (B.VI D3)", count=options.games)
    return tr("Matches of {count} games: lots for each odd game, then the other colour (B.VI D3)", count=options.games)


def tree_told(tournament: Tournament) -> Iterator[str]:
    """Yield who is out, how the seeds came about, and the scheme."""
    n = len(tournament.registrations)
    yield tr("The loser of a match is out (B.VI D1)")
    yield _seeds(tournament)
    if FEWEST <= n <= MOST:
        cup = skeleton(n)
        if cup.preliminary:
            pairs = " ".join(f"{one}-{two}" for one, two in cup.preliminary)
            yield tr("Preliminary round (B.VI D2): {pairs}; the others go through without playing", pairs=pairs)
        slots = " ".join(f"{one}-{two}" for one, two in cup.slots)
        yield tr(
            "The places of the tree, by number (B.VI K3): {slots}; neighbours meet, 1 and 2 in the final", slots=slots
        )


def places_told(tournament: Tournament) -> Iterator[str]:
    """Yield how places are shared."""
    if options_of(tournament).third:
        yield tr("The losers of the semifinals play for third place; others who are out in one round share a place")
    else:
        yield tr("Who is out in the same round shares a place, third place too")


def _seeds(tournament: Tournament) -> str:
    drawn, kept = tournament.facts.numbers_given, options_of(tournament).seeded
    if drawn is None and kept:
        return trn(
            "Seeds: by rating; where lots are drawn, the first keeps its number (B.VI K3)",
            "Seeds: by rating; where lots are drawn, the first {count} keep their numbers (B.VI K3)",
            kept,
        )
    if drawn is None:
        return tr("Seeds: by rating (B.VI K3)")
    if drawn.seed and kept:
        said = mark("Seeds: the first {count} by rating, the others by lot, drawn with seed {seed} (B.VI K3)")
        return tr(said, count=kept, seed=drawn.seed)
    if drawn.seed:
        return tr("Seeds: by lot, drawn with seed {seed} (B.VI K3)", seed=drawn.seed)
    return tr("Seeds: as drawn from slips or set by the organiser (B.VI K3)")

"""Who has White: the winner of the lots chooses for the first game, then colours alternate; lots anew each series."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.duel_facts import ColourChosen
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.systems.match.progress import players
from paircard.core.values.colour import Colour

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def purpose(tournament: Tournament, series: int) -> str:
    """Return what lots before a series are drawn with: 0 is the match itself."""
    return f"stage {tournament.stage}: colours of series {series}"  # no words: it is drawn with


def lots_of(tournament: Tournament, series: int) -> LotsDrawn | None:
    """Return the last lots before a series among the two who play; None while none are drawn."""
    wanted, two = purpose(tournament, series), set(players(tournament))
    drawn = [each for each in tournament.facts.lots if each.purpose == wanted and set(each.order) == two]
    return drawn[-1] if drawn else None


def winner_of_lots(tournament: Tournament, series: int) -> ContestantId:
    """Return who may choose; nobody while no lots are drawn."""
    lots = lots_of(tournament, series)
    return lots.order[0] if lots else NOBODY


def chosen(tournament: Tournament) -> ColourChosen | None:
    """Return what the winner of the lots chose for the first game; None while they have not."""
    made = tournament.facts.colour_chosen
    return made if made and made.by == winner_of_lots(tournament, 0) else None


def white_in(tournament: Tournament, game: int) -> ContestantId:
    """Return who has White in a game of the match; nobody while the first colour is not chosen."""
    made = chosen(tournament)
    if made is None:
        return NOBODY
    first_white = made.by if made.colour == "W" else other(tournament, made.by)
    return first_white if game % 2 else other(tournament, first_white)


def colours_of_series(first: ContestantId, chooser: ContestantId, colour: Colour, games: int) -> str:
    """Return a letter a game, the colour of the player named first in the match, by what the chooser took.

    >>> colours_of_series(ContestantId(1), ContestantId(2), "W", 2)
    'BW'
    """
    white_first = (first == chooser) == (colour == "W")
    return ("WB" if white_first else "BW") * (games // 2) + ("W" if white_first else "B") * (games % 2)


def other(tournament: Tournament, id_: ContestantId) -> ContestantId:
    """Return the opponent."""
    return next(each for each in players(tournament) if each != id_)

"""How the match stands, said for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.match.options import options_of
from paircard.core.systems.match.progress import progress
from paircard.core.systems.match.words import coloured, decided, if_drawn, played_to, standing
from paircard.core.values.language import tr, trn

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def brief(tournament: Tournament) -> str:
    """Say the score, and who has won once somebody has."""
    if len(tournament.registrations) != 2 or not tournament.rounds:
        return ""
    now = progress(tournament)
    if now.decided:
        return f"{standing(tournament, now)}: {decided(tournament, now)}".rstrip(".")
    return standing(tournament, now)


def told(tournament: Tournament) -> Iterator[str]:
    """Say the score, what decided it, how many games, and what it is played to."""
    if len(tournament.registrations) != 2:
        yield tr("A match has two players: enter them first.")
        return
    now = progress(tournament)
    yield standing(tournament, now)
    if over := decided(tournament, now):
        yield over
    wins = " : ".join(str(side.wins) for side in now.sides)
    yield trn("{count} game over, wins {wins}", "{count} games over, wins {wins}", now.games, wins=wins)
    yield played_to(tournament)
    if not now.decided:
        yield if_drawn(options_of(tournament))
    yield from coloured(tournament)


def no_places() -> str:
    """Say why."""
    return tr("A match has no table of places and no tie-breaks: the score of both is the table.")


def not_reported(tournament: Tournament) -> str:
    """Say nothing: a match goes out as a report, a round a game."""
    return ""

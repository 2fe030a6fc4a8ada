"""A match said for people: what it is played to, how it stands, who chose which colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.match.colours import chosen, lots_of
from paircard.core.systems.match.options import MatchOptions, options_of
from paircard.core.systems.match.progress import ARTICLE, Progress
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def played_to(tournament: Tournament) -> str:
    """Say when the match ends."""
    options = options_of(tournament)
    if options.to == "points":
        return tr("Played to {points} points ({article}).", points=format_points(options.points), article=ARTICLE)
    if options.to == "wins":
        return tr("Played to {wins} wins, draws do not count ({article}).", wins=options.wins, article=ARTICLE)
    games = tournament.regulations.rounds
    if options.play_out:
        return tr("{games} games, all are played: the sum of points ({article}).", games=games, article=ARTICLE)
    return tr("{games} games: the sum of points, until it is decided ({article}).", games=games, article=ARTICLE)


def if_drawn(options: MatchOptions) -> str:
    """Say what decides a drawn match."""
    if options.to == "wins":
        return tr("It cannot be drawn: it goes on to the last win.")
    said = {
        "auxiliary": tr("If drawn: the auxiliary points of the earlier event decide (B.VI E1)."),
        "pairs": tr("If drawn: pairs of rapid or blitz games, until one pair is won (B.VI E1)."),
        "sudden-death": tr("If drawn: one game, White with more time has to win it (B.VI E1)."),
    }
    return said[options.drawn]


def coloured(tournament: Tournament) -> Iterator[str]:
    """Say what the lots gave, and what was chosen."""
    lots, made = lots_of(tournament, 0), chosen(tournament)
    if lots is None:
        yield tr("Lots: the winner chooses the colour of game 1, then colours alternate (B.VI E1).")
        return
    winner = tournament.name_of(lots.order[0])
    if lots.seed:
        yield tr("Lots won by {player}, drawn with seed {seed} (B.VI E1).", player=winner, seed=lots.seed)
    else:
        yield tr("Lots won by {player}, drawn over the board (B.VI E1).", player=winner)
    if made is not None:
        yield chose(tournament)


def chose(tournament: Tournament) -> str:
    """Say which colour was chosen for game 1."""
    made = chosen(tournament)
    if made is None:
        return ""
    who = tournament.name_of(made.by)
    if made.colour == "W":
        return tr("{player} chose White for game 1; colours alternate (B.VI E1).", player=who)
    return tr("{player} chose Black for game 1; colours alternate (B.VI E1).", player=who)


def standing(tournament: Tournament, now: Progress) -> str:
    """Say the score of both by name."""
    names = " - ".join(tournament.name_of(side.id) for side in now.sides)
    return f"{names} {now.score}{_play_off(tournament, now)}"


def _play_off(tournament: Tournament, now: Progress) -> str:
    """Say how the last play-off stands; nothing where there is none."""
    match = tournament.rounds[-1].matches[0] if tournament.rounds else None
    if match is None or not match.series:
        return ""
    number = len(match.series)
    points = " : ".join(format_points(match.points_in(number, side.id)) for side in now.sides)
    return tr(", play-off {number} {score}", number=number, score=points)


def decided(tournament: Tournament, now: Progress) -> str:
    """Say who has won and by what; that it is drawn; or nothing."""
    if now.decided:
        return tr("{player} has won the match: {why}.", player=tournament.name_of(now.winner), why=str(now.why))
    return tr("The match is drawn: o on Pairings opens a play-off.") if now.drawn else ""

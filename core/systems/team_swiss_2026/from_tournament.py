"""The position of an event of the program: the cards of its teams, read as C.04.6 reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine
from paircard.core.event.card import Kind as Line
from paircard.core.event.ids import ContestantId
from paircard.core.event.keeping_apart import listed_apart
from paircard.core.systems.kit.acceleration import baku_of
from paircard.core.systems.team_swiss_2026.cited import team
from paircard.core.systems.team_swiss_2026.field import Announced, Entrant, Kind, Turn, position_of
from paircard.core.systems.team_swiss_2026.options import options_of
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def position(tournament: Tournament) -> Position:
    """Return what the rules look at before the next round; refuse while the initial colour is open (4.1)."""
    return position_of((entrant(tournament, id_) for id_ in tournament.registrations), announced(tournament))


def announced(tournament: Tournament) -> Announced:
    """Return what was announced; refuse while the initial colour is open (4.1)."""
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the initial colour first."), team("4.1"))
    options = options_of(tournament)
    return Announced(
        tournament.regulations.rounds,
        tournament.facts.first_colour,
        options.colours,
        options.secondary == "used",
        tuple(listed_apart(tournament, tournament.next_round)),
        baku_of(tournament, options),
    )


def entrant(tournament: Tournament, id_: ContestantId) -> Entrant:
    """Return a team of the event with its rounds so far."""
    lines, by_games = tournament.cards[id_].lines, ranked_by_games(tournament)
    plays = tournament.registrations[id_].takes_part(tournament.next_round)
    return Entrant(id_, tournament.numbers[id_], tuple(turn_of(line, by_games=by_games) for line in lines), plays)


def ranked_by_games(tournament: Tournament) -> bool:
    """Whether game points are the primary score."""
    return tournament.regulations.options is not None and options_of(tournament).primary == "game"


def turn_of(line: CardLine, *, by_games: bool) -> Turn:
    """Return a line of a card as these rules read it."""
    secondary = 0
    if line.match is not None:
        secondary = line.match.match_points if by_games else line.match.game_points
    if line.met:
        return Turn(Kind.PLAYED, line.half_points, secondary, line.opponent, line.colour)
    return Turn(Kind.BARRING if bars_bye(line) else Kind.AWAY, line.half_points, secondary)


def bars_bye(line: CardLine) -> bool:
    """Tell whether a round lets a team have no bye of the pairing any more (C2)."""
    won = line.match is not None and line.match.match_points == line.scale.win
    return line.kind is Line.BYE or (line.kind is Line.FORFEIT_WIN and won)

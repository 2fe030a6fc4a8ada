"""What an event, a stage and a board are called."""

from __future__ import annotations

from paircard.core.event.board import place_of
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr


def event_title(tournament: Tournament) -> str:
    """Return the name of the event, with that of the stage seen where there are several."""
    name = tournament.details.name
    return f"{name}, {tournament.stage_name}" if tournament.several else name


def stage_title(tournament: Tournament) -> str:
    """Return what the stage seen is called within a sentence: "section A".

    A name of several words says itself what it names, as Group 2 does; so do a group of a draw, and a final, into
    which people come by a rule.
    """
    name, by_rule = tournament.stage_name, any(each.rule for each in tournament.registrations.values())
    return name if " " in name or tournament.facts.pool or by_rule else tr("section {name}", name=name)


def board_called(tournament: Tournament, round_: int, board: int, game: int = 1) -> str:
    """Return what an address of the journal is called: the board as it is numbered in the hall."""
    made = tournament.facts.rounds[round_ - 1 : round_]
    usual = 0 if tournament.of_teams else tournament.regulations.first_board - 1
    return place_of(board + (made[0].boards_before if made else usual), game)

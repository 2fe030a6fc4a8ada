"""Why two meet by Monrad, who was passed over, who has White: in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.neighbours import passed_over
from paircard.core.systems.monrad.colours import Why, seated, third_running
from paircard.core.systems.monrad.groups import why_this_number
from paircard.core.systems.monrad.options import options_of
from paircard.core.systems.monrad.rounds import order_before
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr
from paircard.core.values.points_said import points_words

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.card import PairingCard
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament

_COLOURS = {
    Why.BALANCE: mark("{white} has White: the lower colour difference of the two."),
    Why.LAST: mark("{white} has White: all is equal, and the colours change from the last game."),
    Why.LOWER: mark("{white} has White: neither has played, and the larger number has it."),
}


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say why every pair of a round is in it, board by board, then who has the bye."""
    round_ = tournament.rounds[number - 1]
    for board in round_.boards:
        yield from _of_board(tournament, round_, board)
    if round_.bye is not None:
        yield _of_bye(tournament, round_.bye)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say why a player has this opponent in this round with this colour, or the bye, or no game."""
    round_ = tournament.rounds[number - 1]
    board = next(iter(round_.boards_of(id_)), None)
    if board is not None:
        yield from _of_board(tournament, round_, board)
    elif round_.bye == id_:
        yield _of_bye(tournament, id_)
    else:
        yield cite(tr("{player} does not play in round {round}.", player=tournament.label(id_), round=number))


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say whether two have met."""
    ids = tournament.ids[one], tournament.ids[other]
    met = [round_.number for round_ in tournament.rounds for board in round_.boards if {*board.players} == {*ids}]
    fields = {"one": tournament.label(ids[0]), "other": tournament.label(ids[1])}
    if not met:
        yield cite(tr("{one} and {other} have not met.", **fields))
    else:
        yield cite(tr("{one} and {other} meet in round {round}.", round=met[0], **fields))


def _of_board(tournament: Tournament, round_: Round, board: Board) -> Iterator[Cited]:
    order = order_before(tournament, round_.number)
    places = {card.id: place for place, card in enumerate(order)}
    higher, lower = (order[place] for place in sorted(places[id_] for id_ in board.players))
    for card in (higher, lower):
        yield cite(f"{tournament.label(card.id)}: {points_words(card.score)}.")
        if round_.number == 1 and (drawn := why_this_number(tournament, card.number)):
            yield cite(drawn, "MO 1").below("  ")
    if round_.by_hand:
        yield cite(tr("The round was paired by hand: {reason}", reason=round_.by_hand))
        return
    if round_.number == 1 and options_of(tournament).first == "halves":
        yield cite(tr("Round 1: the upper half by number meets the lower half.")).below("  ")
    else:
        for id_ in passed_over(round_, board, [card.id for card in order]):
            yield cite(_why_not(tournament, higher, order[places[id_]], lower)).below("  ")
        yield cite(tr("{player} is the next one they may meet.", player=tournament.label(lower.id))).below("  ")
    why = seated(higher, lower).why
    yield cite(tr(_COLOURS[why], white=tournament.label(board.white))).below("  ")


def _why_not(tournament: Tournament, higher: PairingCard, passed: PairingCard, taken: PairingCard) -> str:
    who = tournament.label(passed.id)
    if passed.id in higher.opponents:
        met = next(line.round for line in higher.lines if line.opponent == passed.id and line.met)
        return tr("Not {player}: they met in round {round}.", player=who, round=met)
    if passed.score == taken.score and third_running(higher, passed):
        return tr("Not {player}: one of them would have the same colour for the third time running.", player=who)
    return tr("Not {player}: the others could not all be paired then.", player=who)


def _of_bye(tournament: Tournament, id_: ContestantId) -> Cited:
    who = tournament.label(id_)
    return cite(tr("{player} has the bye: the last of those present who have had none.", player=who))

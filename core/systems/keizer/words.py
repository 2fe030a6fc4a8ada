"""Why two meet tonight, who was passed over, who has White: in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.own_points import SIXTHS
from paircard.core.systems.keizer.colours import Why, seated
from paircard.core.systems.keizer.evening import apart_in, byes_of, ranking_after
from paircard.core.systems.keizer.meeting import NEVER, Met, meetings_of
from paircard.core.systems.keizer.options import options_of
from paircard.core.systems.keizer.ranking import Ranking
from paircard.core.systems.kit.neighbours import passed_over
from paircard.core.tiebreaks.written import written
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr, trn

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament

_COLOURS = {
    Why.AGAIN: mark("{white} has White: they have met, and change colours."),
    Why.BALANCE: mark("{white} has White: the lower colour difference of the two."),
    Why.LATEST: mark("{white} has White: the two change from the most recent game in which their colours differ."),
    Why.HIGHER: mark("{white} has White: all colours are equal, and the higher changes."),
    Why.BOARD: mark("{white} has White: neither has played, and the higher has White on odd boards."),
}


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say how the ranking stood, and every pair of a round."""
    round_ = tournament.rounds[number - 1]
    ranking = ranking_after(tournament, number - 1)
    chosen, apart = options_of(tournament), apart_in(tournament, round_)
    yield cite(_stood(ranking, number - 1, frozen=chosen.frozen))
    if apart < chosen.apart and not round_.by_hand:
        yield cite(
            tr("Not everybody could be paired with {announced} rounds between two meetings: {apart}.",
               announced=chosen.apart, apart=apart)
        )  # fmt: skip
    for board in round_.boards:
        yield from _of_board(tournament, round_, board, ranking)
    if round_.bye is not None:
        yield from _of_bye(tournament, round_, round_.bye)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say why a player has this opponent in this round with this colour, or the bye, or no game."""
    round_ = tournament.rounds[number - 1]
    board = next(iter(round_.boards_of(id_)), None)
    if board is not None:
        yield from _of_board(tournament, round_, board, ranking_after(tournament, number - 1))
    elif round_.bye == id_:
        yield from _of_bye(tournament, round_, id_)
    else:
        yield cite(tr("{player} does not play in round {round}.", player=tournament.label(id_), round=number))


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say where two stand, when they have met, and when they may meet again."""
    ids = tournament.ids[one], tournament.ids[other]
    ranking = ranking_after(tournament, len(tournament.rounds))
    for id_ in sorted(ids, key=_order(tournament, ranking).index):
        yield cite(_placed(tournament, ranking, id_))
    chosen, after = options_of(tournament), len(tournament.rounds)
    met = meetings_of(tournament, after + 1).get(frozenset(ids), NEVER)
    if not met.rounds:
        yield cite(tr("They have not met."))
        return
    yield cite(tr("They have met in round {rounds}.", rounds=", ".join(map(str, met.rounds))))
    if met.too_often(chosen.most):
        yield cite(trn("They may meet once a season.", "They may meet {count} times a season.", chosen.most))
    else:
        first = met.rounds[-1] + chosen.apart + 1
        yield cite(tr("They may meet again from round {round} on.", round=max(first, after + 1)))


def _stood(ranking: Ranking, after: int, *, frozen: bool) -> str:
    if not after:
        return tr("Round 1: the order of pairing numbers is the ranking.")
    if frozen:
        return tr(
            "The ranking after round {round}: every round counts as it was valued, by the ranking before it.",
            round=after,
        )
    if ranking.cycle:
        return tr(
            "The ranking after round {round}: {count} orders came round again and again, their totals are averaged.",
            round=after,
            count=ranking.cycle,
        )
    return trn(
        "The ranking after round {round} stood when the totals were worked out once.",
        "The ranking after round {round} stood when the totals were worked out {count} times.",
        ranking.passes,
        round=after,
    )


def _placed(tournament: Tournament, ranking: Ranking, id_: ContestantId) -> str:
    """Say the place, the value number and the points of somebody."""
    if id_ not in ranking.values:
        return tr("{player} is new in the ranking.", player=tournament.label(id_))
    return tr(
        "{place}. {player}: value {value}, {points} points.",
        place=ranking.order.index(id_) + 1,
        player=tournament.label(id_),
        value=ranking.values[id_],
        points=written(ranking.totals[id_], SIXTHS, "points"),
    )


def _of_board(tournament: Tournament, round_: Round, board: Board, ranking: Ranking) -> Iterator[Cited]:
    order = _order(tournament, ranking)
    higher, lower = sorted(board.players, key=order.index)
    for id_ in (higher, lower):
        yield cite(_placed(tournament, ranking, id_))
    if round_.by_hand:
        yield cite(tr("The round was paired by hand: {reason}", reason=round_.by_hand))
        return
    yield from (line.below("  ") for line in _passed_over(tournament, round_, board, order))
    yield cite(_colour(tournament, round_, board, higher, lower)).below("  ")


def _order(tournament: Tournament, ranking: Ranking) -> list[ContestantId]:
    """Return everybody as they stood, who came new behind them."""
    new = sorted(
        (id_ for id_ in tournament.ids.values() if id_ not in ranking.values), key=tournament.numbers.__getitem__
    )
    return [*ranking.order, *new]


def _passed_over(tournament: Tournament, round_: Round, board: Board, order: list[ContestantId]) -> Iterator[Cited]:
    """Say of everybody who was free and stood nearer to the higher of a pair why they were passed over."""
    higher, lower = sorted(board.players, key=order.index)
    met = meetings_of(tournament, round_.number)
    for id_ in passed_over(round_, board, order):
        yield cite(_why_not(tournament, round_, met.get(frozenset((higher, id_)), NEVER), id_))
    yield cite(tr("{player} is the next one they may meet.", player=tournament.label(lower)))


def _why_not(tournament: Tournament, round_: Round, met: Met, id_: ContestantId) -> str:
    chosen, who = options_of(tournament), tournament.label(id_)
    last = met.rounds[-1] if met.rounds else 0
    if met.too_often(chosen.most):
        return trn(
            "Not {player}: they have met once, as often as they may.",
            "Not {player}: they have met {count} times, as often as they may.",
            len(met.rounds),
            player=who,
        )
    if met.too_soon(round_.number, apart_in(tournament, round_)):
        return tr("Not {player}: they met in round {round}.", player=who, round=last)
    return tr("Not {player}: the others could not all be paired then.", player=who)


def _colour(tournament: Tournament, round_: Round, board: Board, higher: ContestantId, lower: ContestantId) -> str:
    cards = {id_: tournament.cards[id_].until(round_.number - 1) for id_ in board.players}
    why = seated(cards[higher], cards[lower], board.number).why
    return tr(_COLOURS[why], white=tournament.label(board.white))


def _of_bye(tournament: Tournament, round_: Round, id_: ContestantId) -> Iterator[Cited]:
    had = byes_of(tournament, id_) - 1
    fields = {"player": tournament.label(id_)}
    if had:
        yield cite(
            trn(
                "{player} has the bye: the lowest of those present who have had only one.",
                "{player} has the bye: the lowest of those present who have had only {count}.",
                had,
                **fields,
            )
        )
    else:
        yield cite(tr("{player} has the bye: the lowest of those present who have had none.", **fields))

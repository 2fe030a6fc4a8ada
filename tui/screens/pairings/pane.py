"""What the pane tells of a round: the card of the row under the cursor, then the round as it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.board import Board
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.review.explained_round import Account
from paircard.core.values.language import tr
from paircard.tui.commands.presenter import player_of
from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.board import pair_part, results_part, single_part, why_part
from paircard.tui.pane.coming import coming_part
from paircard.tui.pane.parts import Part
from paircard.tui.pane.under_way import done_part, round_part
from paircard.tui.screens.pairings.absentees import AWAY

WITHOUT_BOARD = ("bye ", AWAY)  # no words: keys
"""Begin the keys of rows of one player alone."""


def parts_of_row(
    tournament: Tournament,
    round_: Round,
    key: str,
    board: Board | None,
    match: Match | None,
    account: Account | None,
    width: int,
) -> Iterator[Part]:
    """Yield the card of a board or match; of a row without either what its player has played."""
    signs = signs_for()
    if tournament.of_teams and match is not None:
        two = (match.contestants[0], match.contestants[1])
        called = tr("Match {number}", number=match.number)
    elif board is not None:
        two = board.listed
        called = tr("Board {board}", board=round_.place(board))
    else:
        if key.startswith(WITHOUT_BOARD):
            id_ = player_of(key.rpartition(" ")[2])
            yield single_part(tournament, id_, range(1, round_.number + 1), width, signs)
        return
    yield pair_part(tournament, round_, two, called, width, signs)
    if why := why_part(tournament, round_.number, two, account, width, signs):
        yield why
    if board is not None and (results := results_part(tournament, round_, board, width, signs)):
        yield results


def parts_of(tournament: Tournament, round_: Round | None, width: int, next_: Sequence[str] = ()) -> Iterator[Part]:
    """Yield a round as it goes, the groups of the next one with what stands of it, and what was done last."""
    signs = signs_for()
    if round_ is not None and round_.boards:
        yield round_part(tournament, round_, width, signs, "m")
    newest = round_ is not None and round_.number == tournament.under_way
    if newest and (coming := coming_part(tournament, width, signs, next_)):
        yield coming
    if done := done_part(tournament, width, signs):
        yield done

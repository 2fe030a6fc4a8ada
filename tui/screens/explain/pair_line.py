"""Two players in one line: who has which colour, on which board, and how it ended."""

from __future__ import annotations

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.review.explained_round import Account
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import CHOSEN, QUIET

_LINE = 6


def pair_line(tournament: Tournament, account: Account, chosen: ContestantId | None) -> Text | None:
    """Return the pair of a player as the rules have it; None where nobody is chosen, or they meet nobody."""
    for bracket in account.brackets:
        for white, black in bracket.pairs:
            if chosen in (white.id, black.id):
                text = (
                    Text("  ", no_wrap=True, overflow="ellipsis").append(_named(account, white.id), "bold").append("  ")
                )
                text.append(f" {colour_letter('W')} ", "square.white").append(signs_for().bar * _LINE, CHOSEN)
                text.append(f" {colour_letter('B')} ", "square.black").append("  ").append(
                    _named(account, black.id), "bold"
                )
                return text.append(_board(tournament, account.number, white.id, black.id), QUIET)
    return None


def _named(account: Account, id_: ContestantId) -> str:
    return f"{account.before.numbers[id_]} {account.before.registrations[id_].entrant.name.split(',')[0]}"


def _board(tournament: Tournament, number: int, white: ContestantId, black: ContestantId) -> str:
    """Say on which board two meet, or in which match of several games, and the result, if they do."""
    if not 1 <= number <= tournament.scheduled:
        return ""
    round_ = tournament.rounds[number - 1]
    match = next((each for each in round_.matches if {*each.contestants} == {white, black}), None)
    if match is None:
        return ""
    if round_.several_games:
        said = tr("Match {number}", number=match.number)
        made = [format_points(match.game_points(each)) for each in (white, black)]
        score = "-".join(made) if match.begun else ""
    else:
        (board,) = match.boards
        said, score = tr("board {board}", board=board.in_hall), board.result.text if board.result else ""
    return f"   {said}, {signs_for().spell(score)}" if score else f"   {said}"

"""The card of a board: what both have played, why they meet, and what each result would do to points and groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rich.text import Text

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import Account
from paircard.core.values.cited import Cited
from paircard.core.values.language import tr
from paircard.core.values.points_said import points_words
from paircard.tui.looks import squares
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.reasons import ReasonSheet
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, QUIET, WON
from paircard.tui.pane.coming import Counted, counted
from paircard.tui.pane.history import ROUND, HistoryWriter, one_history, two_histories, who
from paircard.tui.pane.parts import Part
from paircard.tui.sentences.reasons import Reason, reasons

_MOST_ROUNDS = 9
"""So many of the rounds before are shown, the last ones."""
_MOST_TRIED = 4
"""So many of those who were passed over are named."""
_ENDS = (Result.WHITE, Result.DRAW, Result.BLACK)


def pair_part(
    tournament: Tournament, round_: Round, two: tuple[ContestantId, ContestantId], called: str, width: int, signs: Signs
) -> Part:
    """Return who two are who meet, and what they had played before."""
    each = (width - ROUND - 3) // 2
    writer = HistoryWriter(tournament, each, signs, points=has_points(tournament))
    left, right = (_introduced(tournament, round_, id_, each, signs) for id_ in two)
    heads = [_beside(one, other, each) for one, other in zip(left, right, strict=True)]
    return Part(called, [*heads, *two_histories(writer, two, _rounds_before(round_.number))], least=6)


def single_part(tournament: Tournament, id_: ContestantId, rounds: Iterable[int], width: int, signs: Signs) -> Part:
    """Return what one has played."""
    writer = HistoryWriter(tournament, width - ROUND - 1, signs, points=has_points(tournament))
    title = tr("Matches") if tournament.of_teams else tr("Games")
    return Part(title, list(one_history(writer, id_, rounds)), "Enter")  # no words: a key


def has_points(tournament: Tournament) -> bool:
    """Whether points say anything of a pairing: not in a cup, nor where one player meets all others."""
    return not (system_of(tournament).ends_early or system_of(tournament).display)


def _rounds_before(number: int) -> range:
    return range(max(1, number - _MOST_ROUNDS), number)


def _introduced(tournament: Tournament, round_: Round, id_: ContestantId, width: int, signs: Signs) -> list[Text]:
    """Return two lines about one of two: the name, then where they come from and their points before the round."""
    card = tournament.cards[id_]
    entrant = card.entrant
    facts = [entrant.federation, str(entrant.rating or "")]
    if has_points(tournament):
        facts.append(signs.spell(points_words(card.score_before(round_.number))))
    return [who(card, width), Text("    " + " ".join(filter(None, facts)), QUIET, no_wrap=True)]


def _beside(left: Text, right: Text, width: int) -> Text:
    line = Text(" " * ROUND, no_wrap=True).append_text(left)
    line.truncate(ROUND + width)
    line.append(" " * (ROUND + width + 2 - line.cell_len))
    return line.append_text(right)


# --- why they meet ---------------------------------------------------------------------------------------------


def why_part(
    tournament: Tournament, number: int, two: Sequence[ContestantId], account: Account | None, width: int, signs: Signs
) -> Part | None:
    """Return why two meet, with the articles; None where nobody says, or it is not worked out yet."""
    lines = tuple(_why(tournament, number, two, account))
    if not lines:
        return None
    sheet = ReasonSheet(width - 1, pair_marks(signs), partial(_family, tournament))
    rows = [row for _, row in sheet.lines(_in_brief(lines)) if row.plain.strip()]
    return Part(tr("Why they meet"), rows, "y")


def _in_brief(lines: Sequence[Cited]) -> Iterator[Reason]:
    """Yield who fits, what follows, then those passed over last: in a pane the end may have no room."""
    rows = [replace(row, heading="") for row in reasons(lines, of_player=True)]
    refused = [each for each in rows if each.tried is not None and each.tried.refused]
    yield from (each for each in rows if each not in refused)
    yield from refused[-_MOST_TRIED:]


def _why(tournament: Tournament, number: int, two: Sequence[ContestantId], account: Account | None) -> Iterable[Cited]:
    if (meetings := system_of(tournament).meetings) is not None:
        return meetings.pair_lines(tournament, number, two[0])
    if account is None or account.number != number or account.told is None or account.otherwise:
        return ()
    paired = {each.number for each in account.told.position.players}
    numbers = sorted(account.before.numbers[id_] for id_ in two if account.before.numbers.get(id_) in paired)
    return account.explain.pair_lines(account.told, numbers[0]) if numbers else ()


def _family(tournament: Tournament, number: int) -> str:
    id_ = tournament.ids.get(PairingNumber(number))
    return "" if id_ is None else tournament.cards[id_].entrant.name.partition(",")[0]


# --- what each result would do ---------------------------------------------------------------------------------


def results_part(tournament: Tournament, round_: Round, board: Board, width: int, signs: Signs) -> Part | None:
    """Return the points of both after each result of a game, and how many others would have as many then.

    None where a game alone gives no points to somebody's name, where other points rank, and where a later round rests
    on the result already.
    """
    fixed = round_.number < tournament.under_way and board.result is not None and board.result.settled
    ranks = has_points(tournament) and system_of(tournament).reached(tournament, round_.number - 1) is None
    if tournament.of_teams or round_.several_games or not ranks or board.annulled or fixed:
        return None
    groups = counted(tournament)
    lines = []
    for end in _ENDS:
        listed = board.as_listed(end)
        now = board.result is end
        line = Text(no_wrap=True).append(f"{signs.now if now else ' '} ", LIVE)
        line.append_text(squares.result(signs.spell(listed.text).center(5), turned=board.reversed))
        for id_ in board.listed:
            cell = _after(tournament, round_, board, id_, end, groups, signs)
            line.append("  ").append(f"{cell:<{(width - 12) // 2}}", WON if now else "")
        lines.append(line)
    return Part(tr("Each result: points, others with as many"), lines, "G" if groups else "")


def _after(
    tournament: Tournament,
    round_: Round,
    board: Board,
    id_: ContestantId,
    end: Result,
    groups: Counted | None,
    signs: Signs,
) -> str:
    """Say what somebody has after a result, and how many others have it then: for certain, and at most."""
    card, scale = tournament.cards[id_], round_.scale
    of_game = sum(line.half_points for line in card.of_round(round_.number))
    score = card.score - of_game + scale.of_game(end.half_points[id_ != board.white])
    said = f"{card.number} {signs.to} {signs.points(score)}"
    if groups is None:
        return said
    sure, most = groups.others(score, board.players)
    return tr("{points}, with {others}", points=said, others=sure if sure == most else f"{sure}-{most}")

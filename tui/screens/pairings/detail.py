"""What is told of a round beside its boards: how far it is, and one board more closely."""

from __future__ import annotations

from itertools import islice

from rich.text import Text

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trp
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.result_strip import result_strip
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import KEY, LIVE, QUIET, WON
from paircard.tui.screens.pairings.colours_before import history_before
from paircard.tui.screens.pairings.explained import Rules
from paircard.tui.sentences.round_clock import slowest_told, still_playing


def add_progress(line: Text, round_: Round, room: int) -> None:
    """Put how far a round is at the right end of a line, as much as there is room for.

    The results as squares, before them how many are in, before that the boards where somebody still plays.
    """
    boards = len(round_.boards)
    if boards < 2:
        return
    # as many as could stand there: of a thousand boards none is named
    playing = list(islice(still_playing(round_), room)) if round_.published else []
    counted = Text(f"{boards - len(round_.missing)}/{boards} ", WON)
    still = Text(tr("still playing") + " ", QUIET).append(" ".join(playing), LIVE).append("  ")
    right = Text(no_wrap=True)
    strip = result_strip(round_, signs_for()) if boards < room else Text(" " * boards)
    for part in (strip, counted, still if playing else Text()):
        if room - line.cell_len - right.cell_len - part.cell_len < 2:
            break
        right = part + right
    if right:
        line.append(" " * (room - line.cell_len - right.cell_len)).append_text(right)


def board_told(
    tournament: Tournament, round_: Round, board: Board | None, room: int, rules: Rules, *, roomy: bool
) -> Text:
    """Say of the two of a board what their row has no room for, and how long the slowest board takes.

    `roomy` rows hold federation, rating and colours themselves.
    """
    line = Text()
    if board is not None and not tournament.of_teams:
        line.append(f"{trp('at most 3 columns', 'Bd')} {round_.place(board)}  ", KEY)
        one, other = (_who(tournament, round_, id_, roomy=roomy) for id_ in board.listed)
        line.append_text(one).append("   ").append_text(other)
        if rule := rules.get((board.white, board.black)):
            said = tr("White by {rule}", rule=rule)
            line.append(f" {signs_for().no_float} ").append(said, KEY)
    between = f" {signs_for().no_float} " if line else ""
    for slowest in slowest_told(tournament, round_):
        if room - line.cell_len - cell_len(between + slowest) >= 0:
            return line.append(between + slowest)
    return line


def _who(tournament: Tournament, round_: Round, id_: ContestantId, *, roomy: bool) -> Text:
    card = tournament.cards[id_]
    line = Text().append(f"{card.number} ", WON)
    if roomy:
        family = card.entrant.name.partition(",")[0]
        return line.append(", ".join(filter(None, (family, card.entrant.club))))
    facts = " ".join(filter(None, (card.entrant.federation, str(card.entrant.rating or ""))))
    line.append(f"{facts} " if facts else "")
    return line.append_text(history_before(card, round_.number))

"""Where do I go next? Everybody by name: board, side and colour in a round and in the one after it."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.columns import black_head, name_column, number_column, white_head
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import tr, trp
from paircard.core.values.text import folded


def where_next(tournament: Tournament, number: int | None = None) -> Paper:
    """Return where everybody sits in a round, the one in play when None, and where they go after it."""
    seating = system_of(tournament).seating
    assert seating is not None, "refused before: only where everybody moves along the boards"  # no words: never said
    round_ = paired_round(tournament, number)
    shown = [each for each in (round_.number, round_.number + 1) if each <= tournament.scheduled]
    staying = (id_ for id_, each in tournament.registrations.items() if not each.gone)
    by_name = sorted(staying, key=lambda id_: (folded(tournament.name_of(id_)), tournament.numbers[id_]))
    columns = [number_column(), name_column(), *(column for each in shown for column in _columns(each))]
    rows = (_row(tournament, id_, shown) for id_ in by_name)
    section = Section(table=Table(tuple(columns), tuple(map(tuple, rows))))
    title = when_it_begins(tournament, _title(shown), round_.number)
    marks = marks_of_round(tournament, round_)
    return event_paper(
        tournament, title, [section], marks=marks, notes=seating.told(tournament), rules=True, public=True
    )


def _title(shown: list[int]) -> str:
    if len(shown) == 1:
        return tr("Round {round}, the last one: where everybody sits", round=shown[0])
    return tr("Where do I go next? Rounds {round} and {next}", round=shown[0], next=shown[1])


def _columns(number: int) -> Iterator[Column]:
    yield Column(tr("Rd {round}: board", round=number), "right")
    yield Column(trp("at most 8 columns", "Side"))
    yield Column(trp("at most 8 columns", "Colour"))


def _row(tournament: Tournament, id_: ContestantId, shown: list[int]) -> Iterator[str]:
    yield str(tournament.numbers[id_])
    yield tournament.name_of(id_)
    for number in shown:
        yield from _seat(tournament, id_, number)


def _seat(tournament: Tournament, id_: ContestantId, number: int) -> tuple[str, str, str]:
    """Return board, side and colour; that they rest; or that nobody comes to play them."""
    seating = system_of(tournament).seating
    where = seating.seated(tournament, id_, number) if seating else None
    if where is None:
        return trp("at most 8 columns", "rests"), "", ""
    if _alone(tournament, id_, number):
        return str(where.board), where.side, trp("at most 8 columns", "no game")
    return str(where.board), where.side, white_head() if where.colour == "W" else black_head()


def _alone(tournament: Tournament, id_: ContestantId, number: int) -> bool:
    """Whether the opponent has left the event, and the game is not played."""
    return any(
        tournament.registrations[each].gone and not (board.result and board.result.played)
        for board in tournament.rounds[number - 1].boards_of(id_)
        for each in board.players
    )

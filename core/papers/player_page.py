"""The page of one player: where they sit, why they meet whom they meet, and all their rounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.cited import texts_of
from core.event.card import CardLine, PairingCard
from core.event.ids import PairingNumber, PlayerId
from core.event.round import Board
from core.event.tournament import Tournament
from core.language import tr, trp
from core.papers.carried import SIGN, about_sign
from core.papers.columns import black_head, number_column, rating_column, rating_of, white_head
from core.papers.heading import event_paper, marks_of_table, when_it_begins
from core.papers.paper import Column, Paper, Section, Table
from core.papers.teams.games import games_of_team
from core.papers.teams.sheet import match_section
from core.papers.teams.tables import team_table
from core.points import format_points
from core.review.explained_round import Account, account_of
from core.tables.crosstable import result_sign
from core.tables.standings import standings


def player_pages(tournament: Tournament) -> Iterator[tuple[PairingNumber, Paper]]:
    """Yield the page of everybody with their pairing number; the last round is explained once for all of them."""
    table = standings(tournament)
    account = account_of(tournament, tournament.under_way) if tournament.rounds else None
    marks = marks_of_table(tournament, table)
    for number in sorted(tournament.ids):
        card = tournament.cards[tournament.ids[number]]
        sections = [
            *(_why(tournament, account, card) if account else ()),
            *_rounds(tournament, card),
            *(_members(tournament, card.id, table.after) if tournament.of_teams else ()),
        ]
        title = " ".join(filter(None, (str(number), card.entrant.title.value, card.entrant.name)))
        mine = (replace(each, boards=each.boards_of(card.id)) for each in tournament.rounds)
        notes = tuple(about_sign(tournament, mine))
        yield number, event_paper(tournament, title, sections, marks=marks, notes=notes)


def _members(tournament: Tournament, id_: PlayerId, after: int) -> Iterator[Section]:
    """Yield who plays for a team, with their points, then game by game."""
    yield replace(team_table(tournament, id_, after), title=tr("Players"))
    yield from games_of_team(tournament, id_)


def _why(tournament: Tournament, account: Account, card: PairingCard) -> Iterator[Section]:
    """Yield the boards of the last round, and the reasons."""
    title = when_it_begins(tournament, tr("Round {round}", round=account.number), account.number)
    yield Section(title, tuple(_seats(tournament, account.number, card.id)))
    round_ = tournament.rounds[account.number - 1]
    if tournament.of_teams and (match := round_.match_of(card.id)):
        yield match_section(tournament, round_, match)
    if lines := tuple(_reasons(account, card.number)):
        yield Section(tr("Why"), lines, below=(tr("Numbers are pairing numbers."),))


def _seats(tournament: Tournament, number: int, id_: PlayerId) -> Iterator[str]:
    """Yield a line a game, or why there is none."""
    round_ = tournament.rounds[number - 1]
    boards = round_.boards_of(id_)
    match = round_.match_of(id_)
    if match and tournament.of_teams:
        yield tr(
            "Table {number} against {opponent}", number=match.number, opponent=tournament.label(match.opponent(id_))
        )
        return
    yield from (_seat(tournament, round_.place(board), board, id_) for board in boards)
    if not boards:
        (line,) = tournament.cards[id_].of_round(number)
        yield tr("No opponent: {reason}.", reason=tr(line.kind.value))
    yield from _next(tournament, number, id_)


def _next(tournament: Tournament, number: int, id_: PlayerId) -> Iterator[str]:
    """Yield the side, and where to go after the round, where everybody moves along the boards."""
    seating = tournament.system.seating
    if seating is None or tournament.registrations[id_].gone:
        return
    yield seating.sitting(tournament, id_, number)
    if then := seating.going(tournament, id_, number):
        yield f"{then} {seating.sitting(tournament, id_, number + 1)}"


def _seat(tournament: Tournament, place: str, board: Board, id_: PlayerId) -> str:
    if id_ == board.white:
        black = tournament.label(board.black)
        return tr("Board {board}, White against {opponent}", board=place, opponent=black)
    return tr("Board {board}, Black against {opponent}", board=place, opponent=tournament.label(board.white))


def _reasons(account: Account, number: PairingNumber) -> Iterator[str]:
    if account.before.system.explain is None:
        return
    yield from map(str, filter(None, (account.otherwise, account.obstacle)))
    if account.told is not None and number in {player.number for player in account.told.position.players}:
        yield from texts_of(account.explain.way_lines(account.told, number))


def _rounds(tournament: Tournament, card: PairingCard) -> Iterator[Section]:
    if card.lines:
        rows = tuple(_row(tournament, card, record) for record in card.lines)
        yield Section(tr("Rounds"), table=Table.of(_columns(), rows))


def _columns() -> tuple[Column, ...]:
    return (
        Column(trp("at most 3 columns", "Rd"), "right", lead=True),
        Column(trp("at most 16 columns", "Begins")),
        Column(trp("at most 8 columns", "Colour")),
        number_column(lead=False),
        Column(trp("at most 10 columns", "Opponent"), roomy=True),
        rating_column(),
        Column(trp("at most 8 columns", "Result"), "centre"),
        Column(trp("at most 6 columns", "Score"), "right"),
    )


def _row(tournament: Tournament, card: PairingCard, record: CardLine) -> tuple[str, ...]:
    met = None if record.opponent is None else tournament.cards[record.opponent]
    return (
        str(record.round),
        str(tournament.when(record.round)),
        _colour(record),
        str(met.number) if met else "",
        met.entrant.name if met else "",
        rating_of(met.entrant) if met else "",
        f"{result_sign(record)} {SIGN}" if record.same_as else result_sign(record),
        format_points(card.points(record.round)),
    )


def _colour(record: CardLine) -> str:
    if record.colour is None:
        return ""
    return white_head() if record.colour == "W" else black_head()

"""The page of one player: where they sit, why they meet whom they meet, and all their rounds."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.board import Board
from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId, PairingNumber, TeamId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.in_parts import in_parts
from paircard.core.pages.ladder import History
from paircard.core.pages.player import Players
from paircard.core.papers.carried_games import about_sign
from paircard.core.papers.heading import event_paper, marks_of_table, when_it_begins
from paircard.core.papers.paper import Paper, Section
from paircard.core.papers.teams.games import games_of_team
from paircard.core.papers.teams.sheet import match_section
from paircard.core.papers.teams.tables import team_table
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def player_pages(tournament: Tournament, history: History | None = None) -> Iterator[tuple[PairingNumber, Paper]]:
    """Yield the page of everybody with their pairing number; the last round is explained once for all of them."""
    players = Players(tournament, history or History(tournament))
    table = players.history.last
    marks = marks_of_table(tournament, table)
    for number in sorted(tournament.ids):
        card = tournament.cards[tournament.ids[number]]
        now = [*_now(tournament, card)] if tournament.rounds else []
        members = [*_members(tournament, TeamId(card.id), table.after)] if tournament.of_teams else []
        title = " ".join(filter(None, (str(number), card.entrant.title.value, card.entrant.name)))
        mine = (replace(each, boards=each.boards_of(card.id)) for each in tournament.rounds if each.linked)
        notes = tuple(about_sign(tournament, mine))
        paper = event_paper(tournament, title, [*now, *members], marks=marks, notes=notes)
        yield number, in_parts(paper, *players.parts(card.id, now, members))


def _members(tournament: Tournament, id_: TeamId, after: int) -> Iterator[Section]:
    """Yield who plays for a team, with their points, then game by game."""
    yield replace(team_table(tournament, id_, after), title=tr("Players"))
    yield from games_of_team(tournament, id_)


def _now(tournament: Tournament, card: PairingCard) -> Iterator[Section]:
    """Yield where somebody sits in the round in play; of a team its match."""
    round_ = tournament.rounds[tournament.under_way - 1]
    title = when_it_begins(tournament, tr("Round {round}", round=round_.number), round_.number)
    yield Section(title, tuple(_seats(tournament, round_.number, card.id)))
    if tournament.of_teams and (match := round_.match_of(card.id)):
        yield match_section(tournament, round_, match)


def _seats(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[str]:
    """Yield a line a game, or why there is none."""
    round_ = tournament.rounds[number - 1]
    boards = round_.boards_of(id_)
    if tournament.of_teams and (match := round_.match_of(id_)):
        yield tr(
            "Table {number} against {opponent}", number=match.number, opponent=tournament.label(match.opponent(id_))
        )
        return
    yield from (_seat(tournament, round_.place(board), board, id_) for board in boards)
    if not boards:
        (line,) = tournament.cards[id_].of_round(number)
        yield tr("No opponent: {reason}.", reason=tr(line.kind.value))
    yield from _next(tournament, number, id_)


def _next(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[str]:
    """Yield the side, and where to go after the round, where everybody moves along the boards."""
    seating = system_of(tournament).seating
    if seating is None or tournament.registrations[id_].gone:
        return
    yield seating.sitting(tournament, id_, number)
    if then := seating.going(tournament, id_, number):
        yield f"{then} {seating.sitting(tournament, id_, number + 1)}"


def _seat(tournament: Tournament, place: str, board: Board, id_: ContestantId) -> str:
    if id_ == board.white:
        black = tournament.label(board.black)
        return tr("Board {board}, White against {opponent}", board=place, opponent=black)
    return tr("Board {board}, Black against {opponent}", board=place, opponent=tournament.label(board.white))

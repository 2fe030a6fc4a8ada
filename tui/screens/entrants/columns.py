"""The columns of the list, of players, of teams, of one team: what fits is shown, the rest waits for more width."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from rich.text import Text

from paircard.core.event.card import PairingCard
from paircard.core.event.entrant import RatingSource
from paircard.core.event.ids import NO_TEAM, ContestantId, TeamId
from paircard.core.event.registration import Registration
from paircard.core.event.team import Team
from paircard.core.event.team_cards import team_of
from paircard.core.event.tournament import Tournament
from paircard.core.tables.fees import owes, paid_by
from paircard.core.values.language import tr, trp
from paircard.core.values.money import format_money
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.score_strip import strip
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import QUIET, WARN
from paircard.tui.screens.entrants.members_told import members_of, role
from paircard.tui.screens.entrants.presence_told import presence
from paircard.tui.widgets.celltable import Row
from paircard.tui.widgets.fitting import left, right

PADDING = 2
"""Cells that the table puts around every column."""
STATUS = range(10, 19)
"""Narrowest and widest column of words that say who is there."""
WIDEST_NAME = 40
ROUNDS, MOST_ROUNDS = "rounds", 13
"""Key of the column of results, and the most rounds of which they are shown."""
FEE = "fee"
"""Key of the column that says who has paid."""
_MARKS = {RatingSource.ESTIMATED: "e", RatingSource.NATIONAL: "n"}


@dataclass(frozen=True, slots=True)
class Subject:
    """Everything a cell may ask about."""

    tournament: Tournament
    registration: Registration
    card: PairingCard
    marked: bool = False
    """Whether something is to be done with them and others at once."""


@dataclass(frozen=True, slots=True)
class EntrantColumn:
    """One column: width in cells, and what stands in it."""

    key: str
    width: int
    text: Callable[[Subject], str | Text]
    """What is painted stands as it is."""
    at_right: bool = False

    @property
    def head(self) -> str:
        """What stands over the column, where the cells stand."""
        label = _label(self.key)
        return label.rjust(self.width) if self.at_right else label

    def cell(self, subject: Subject) -> Text:
        """Return the cell of one entrant."""
        said = self.text(subject)
        return said if isinstance(said, Text) else (right if self.at_right else left)(said, self.width)


Kind = Literal["players", "players of teams", "teams", "members"]  # no words: a key
"""What is listed."""


def kind_of(tournament: Tournament, team: TeamId = NO_TEAM) -> Kind:
    """Return what is listed while that team is open; nobody is while all entrants are listed."""
    if team:
        return "members"
    if tournament.of_teams:
        return "teams"
    return "players of teams" if tournament.teams else "players"  # no words: a key


def columns_for(
    kind: Kind, width: int, *, rounds: int, status: int = STATUS[-1], fees: bool = False
) -> tuple[EntrantColumn, ...]:
    """Return the columns for a terminal so many cells wide; points and results only once there are `rounds`.

    `status` is how wide the words are that say who is there; `fees`: whether somebody has to pay.
    """
    every, optional = _COLUMNS[kind]
    wanting = _wanting(rounds) | (set() if fees else {FEE})
    widths = {ROUNDS: max(6, rounds), "status": status} if kind.startswith("players") else {}
    every = tuple(replace(each, width=widths.get(each.key, each.width)) for each in every if each.key not in wanting)
    chosen = [column for column in every if column.key not in optional]
    room = width - 1 - sum(map(_size, chosen))
    for column in sorted((each for each in every if each.key in optional), key=lambda each: optional.index(each.key)):
        if room >= _size(column):
            chosen.append(column)
            room -= _size(column)
    return tuple(_widened(column, room) for column in every if column in chosen)


def _wanting(rounds: int) -> set[str]:
    """Return the columns for which so many rounds are too few, or too many."""
    return ({"points"} if not rounds else set()) | ({ROUNDS} if not 0 < rounds <= MOST_ROUNDS else set())


def rows(
    tournament: Tournament,
    ids: tuple[ContestantId, ...],
    columns: tuple[EntrantColumn, ...],
    marked: Collection[ContestantId] = (),
) -> list[Row]:
    """Return one row an entrant, or a member of a team, its key the id."""
    subjects = (replace(_subject(tournament, id_), marked=id_ in marked) for id_ in ids)
    return [Row(str(subject.card.id), tuple(column.cell(subject) for column in columns)) for subject in subjects]


def _subject(tournament: Tournament, id_: ContestantId) -> Subject:
    if id_ in tournament.registrations:
        return Subject(tournament, tournament.registrations[id_], tournament.cards[id_])
    card = tournament.player_cards[id_]
    return Subject(tournament, Registration(id_, card.entrant), card)


def _label(key: str) -> str:
    labels = {
        "number": trp("at most 4 columns", "No"),
        "name": trp("at most 26 columns", "Name"),
        "federation": trp("at most 3 columns", "Fed"),
        "rating": trp("at most 4 columns", "Rtg") + " ",
        "points": trp("at most 4 columns", "Pts"),
        ROUNDS: trp("at most 6 columns", "Rounds"),
        "status": trp("at most 18 columns", "Status"),
        FEE: trp("at most 7 columns", "Fee"),
        "board": trp("at most 3 columns", "Bd"),
        "captain": trp("at most 12 columns", "Captain"),
        "members": trp("at most 4 columns", "Pl"),
        "strength": trp("at most 4 columns", "Str"),
        "short": trp("at most 12 columns", "Short"),
        "team": trp("at most 12 columns", "Team"),
        "club": trp("at most 18 columns", "Club"),
        "birth": trp("at most 4 columns", "Born"),
        "sex": trp("at most 3 columns", "Sex"),
        "category": trp("at most 6 columns", "Cat"),
        "fide_id": trp("at most 9 columns", "FIDE id"),
        "national_id": trp("at most 11 columns", "National id"),
    }
    return labels.get(key, "")


def _size(column: EntrantColumn) -> int:
    return column.width + PADDING


def _widened(column: EntrantColumn, room: int) -> EntrantColumn:
    if column.key != "name":
        return column
    return replace(column, width=min(WIDEST_NAME, column.width + max(room, 0)))


def _number(subject: Subject) -> str:
    return f"{'' if subject.tournament.rounds else '~'}{subject.card.number}"


def _name(subject: Subject) -> str:
    """Return the name, behind a sign where it is marked."""
    return f"{signs_for().leads}{subject.card.entrant.name}" if subject.marked else subject.card.entrant.name


def _rating(subject: Subject) -> str:
    entrant = subject.card.entrant
    mark = _MARKS.get(entrant.rating_source, "t" if entrant.typed else " ")
    return f"{entrant.rating or '-'}{mark}"


def _scores(subject: Subject) -> Text:
    """Return what somebody scored, round by round."""
    return strip(subject.card, range(1, subject.tournament.scheduled + 1), signs_for())


def _status(subject: Subject) -> Text:
    """Say how somebody stands before the next round; what keeps them away is seen at once."""
    number = subject.tournament.next_round
    text = Text(presence(subject.registration, number), no_wrap=True, overflow="ellipsis")
    away = not subject.registration.takes_part(number) and number >= subject.registration.first_round
    text.stylize(WARN if away else QUIET)
    return text


def _fee(subject: Subject) -> Text:
    """Say what is left to be paid, or that nothing is; nothing of who pays nothing."""
    tournament, id_ = subject.tournament, subject.registration.id
    open_ = owes(tournament, id_)
    if open_ > 0:
        return Text(format_money(open_).rjust(7), WARN)
    return Text(tr("paid").rjust(7) if paid_by(tournament, id_) else "", QUIET)


def status_width(tournament: Tournament) -> int:
    """Return how wide the words are that say who is there."""
    words = (presence(each, tournament.next_round) for each in tournament.registrations.values())
    return min(STATUS[-1], max(STATUS[0], *map(cell_len, words))) if tournament.registrations else STATUS[-1]


def _team(subject: Subject) -> Team:
    return subject.tournament.teams[TeamId(subject.card.id)]


def _board(subject: Subject) -> str:
    team = subject.tournament.teams[team_of(subject.tournament, subject.card.id)]
    return str(team.members.index(subject.card.id) + 1)


def _team_name(subject: Subject) -> str:
    of = team_of(subject.tournament, subject.card.id)
    return (subject.tournament.teams[of].short or subject.tournament.teams[of].name) if of else ""


_PLAYERS = (
    EntrantColumn("number", 4, _number, at_right=True),
    EntrantColumn("title", 3, lambda subject: subject.card.entrant.title.value),
    EntrantColumn("name", 22, _name),
    EntrantColumn("federation", 3, lambda subject: subject.card.entrant.federation),
    EntrantColumn("rating", 5, _rating, at_right=True),
    EntrantColumn(ROUNDS, 6, _scores),
    EntrantColumn("points", 4, lambda subject: signs_for().points(subject.card.points()), at_right=True),
    EntrantColumn("status", STATUS[-1], _status),
    EntrantColumn(FEE, 7, _fee, at_right=True),
    EntrantColumn("club", 18, lambda subject: subject.card.entrant.club),
    EntrantColumn("birth", 4, lambda subject: str(subject.card.entrant.birth or "")),
    EntrantColumn("sex", 3, lambda subject: subject.card.entrant.sex.value),
    EntrantColumn("category", 6, lambda subject: subject.card.entrant.category),
    EntrantColumn("fide_id", 9, lambda subject: subject.card.entrant.fide_id),
    EntrantColumn("national_id", 11, lambda subject: subject.card.entrant.national_id),
)
_OF_TEAMS = {"name": 19, "club": 18}
_BOARD = EntrantColumn("board", 3, _board, at_right=True)
_TEAM = EntrantColumn("team", 12, _team_name)
_TEAMS = (
    EntrantColumn("number", 4, _number, at_right=True),
    EntrantColumn("name", 16, _name),
    EntrantColumn("short", 12, lambda subject: _team(subject).short),
    EntrantColumn("captain", 12, lambda subject: _team(subject).captain),
    EntrantColumn("members", 4, lambda subject: members_of(subject.tournament, TeamId(subject.card.id)), at_right=True),
    EntrantColumn("strength", 4, lambda subject: str(subject.card.entrant.rating or "-"), at_right=True),
    EntrantColumn("federation", 3, lambda subject: _team(subject).federation),
    EntrantColumn("points", 4, lambda subject: signs_for().points(subject.card.points()), at_right=True),
    EntrantColumn("status", 17, lambda s: presence(s.registration, s.tournament.next_round)),
    EntrantColumn(FEE, 7, _fee, at_right=True),
)
_OPTIONAL = (FEE, ROUNDS, "birth", "club", "fide_id", "sex", "category", "national_id")
"""In the order in which a wider terminal gets them."""


def _in_teams() -> tuple[EntrantColumn, ...]:
    """Return the columns of players of whom one also wants to know for whom they play."""
    narrow = (replace(column, width=_OF_TEAMS.get(column.key, column.width)) for column in _PLAYERS)
    return (*narrow, _TEAM)


def _of_members() -> tuple[EntrantColumn, ...]:
    """Return the columns of the members of one team."""
    status = EntrantColumn("status", 10, lambda subject: role(subject.tournament, subject.card.id))
    return (
        _BOARD,
        *(status if column.key == "status" else column for column in _PLAYERS if column.key not in ("number", FEE)),
    )


_COLUMNS: Mapping[Kind, tuple[tuple[EntrantColumn, ...], tuple[str, ...]]] = {
    "players": (_PLAYERS, _OPTIONAL),
    "players of teams": (_in_teams(), ("federation", *_OPTIONAL)),  # no words: a key
    "teams": (_TEAMS, (FEE, "short")),
    "members": (_of_members(), _OPTIONAL),
}
"""All columns of each list, and which of them wait for room."""

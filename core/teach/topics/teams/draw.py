"""Drawing questions about teams by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.event.result import Result
from paircard.core.event.team_options import Strength
from paircard.core.teach.questions.draw import pick, two_of, up_to
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.teams.late_team import LateTeam
from paircard.core.teach.topics.teams.may_be_handed_in import MayBeHandedIn
from paircard.core.teach.topics.teams.question import TeamKind
from paircard.core.teach.topics.teams.scheveningen import WhomInScheveningen
from paircard.core.teach.topics.teams.score_of_match import ScoreOfMatch
from paircard.core.teach.topics.teams.strength_of_team import StrengthOfTeam
from paircard.core.teach.topics.teams.who_has_white import WhichTeamHasWhite, WhiteByTable
from paircard.core.teams.board_order import Reserves

BOARDS: Mapping[int, Sequence[int]] = {1: (3, 4), 2: (5, 6), 3: (7, 8), 4: (9, 10), 5: (11, 12)}
"""Of the matches of each level."""
_METHODS: tuple[Reserves, ...] = ("last-boards", "any-place", "fixed-order")
_STRENGTHS: tuple[Strength, ...] = ("boards", "all")
_SIGNS = tuple(map(Result, "111===000+-x"))
_TRIES = 40
"""So many line-ups are made in search of one that is judged as was drawn."""


def draw_about_teams(
    chance: Random, kinds: Sequence[TeamKind] = tuple(TeamKind), wanted: int | None = None
) -> TopicQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    return _DRAWN[kind](chance, pick(chance, tuple(BOARDS)) if wanted is None else wanted)


def question_about_teams(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, and the fields it has."""
    fields = {name: tuple(each) if isinstance(each, list) else each for name, each in asked.items() if name != "kind"}
    return _CLASSES[TeamKind(asked["kind"])](**fields)


def _white(chance: Random, level: int) -> TopicQuestion:
    boards = pick(chance, BOARDS[level])
    known, board = two_of(chance, boards)
    return WhichTeamHasWhite(boards, known, board)


def _table(chance: Random, level: int) -> TopicQuestion:
    teams = 2 + 2 * level + up_to(chance, 2)
    one, other = two_of(chance, teams)
    return WhiteByTable(teams, one, other, 1 + up_to(chance, 8))


def _line_up(chance: Random, level: int) -> TopicQuestion:
    """Draw one that may be handed in as often as not."""
    boards, method = 3 + level, pick(chance, _METHODS)
    members, right = boards + 1 + up_to(chance, 3), chance.random() < 0.5
    question = _a_line_up(chance, boards, members, method)
    for _ in range(_TRIES):
        if (not question.faults) is right:
            break
        question = _a_line_up(chance, boards, members, method)
    return question


def _a_line_up(chance: Random, boards: int, members: int, method: Reserves) -> MayBeHandedIn:
    """Leave some of the order out, and change what is left once or twice, or not."""
    line_up = list(range(1, boards + 1))
    for _ in range(up_to(chance, 3)):
        at = up_to(chance, boards)
        match up_to(chance, 4):
            case 0:
                line_up[at] = boards + 1 + up_to(chance, members - boards)
            case 1:
                line_up = [*line_up[:at], *line_up[at + 1 :], boards + 1 + up_to(chance, members - boards)]
            case 2:
                line_up[at] = 0
            case _:
                other = up_to(chance, boards)
                line_up[at], line_up[other] = line_up[other], line_up[at]
    return MayBeHandedIn(boards, members, method, tuple(line_up))


def _clock(chance: Random, level: int) -> TopicQuestion:
    """Draw one late team, then two, then rapid games, and some who come too late."""
    game = pick(chance, (20, 24, 30, 40)) if level in (3, 5) else 0
    allowed = game // 2 if game else 60
    first = 0 if level == 1 else 2 * (1 + up_to(chance, allowed // 4))
    too_late = chance.random() < 0.2
    late = allowed + 1 + up_to(chance, 5) if too_late else first + 1 + up_to(chance, allowed - first)
    return LateTeam(first, first if level == 2 and not too_late else late, game)


def _score(chance: Random, level: int) -> TopicQuestion:
    return ScoreOfMatch("".join(pick(chance, _SIGNS).value for _ in range(pick(chance, BOARDS[level]))))


def _scheveningen(chance: Random, level: int) -> TopicQuestion:
    boards = pick(chance, BOARDS[level])
    player = f"{pick(chance, 'AB')}{1 + up_to(chance, boards)}"
    return WhomInScheveningen(boards, player, 1 + up_to(chance, boards))


def _strength(chance: Random, level: int) -> TopicQuestion:
    boards = 2 + level
    members = boards + 1 + up_to(chance, 2)
    ratings = sorted((1400 + 10 * up_to(chance, 100) + up_to(chance, 10) for _ in range(members)), reverse=True)
    if chance.random() < 0.3:
        ratings[up_to(chance, boards)] = 0
    return StrengthOfTeam(boards, tuple(ratings), pick(chance, _STRENGTHS))


_DRAWN: Mapping[TeamKind, Callable[[Random, int], TopicQuestion]] = {
    TeamKind.WHITE: _white,
    TeamKind.TABLE: _table,
    TeamKind.LINE_UP: _line_up,
    TeamKind.CLOCK: _clock,
    TeamKind.SCORE: _score,
    TeamKind.SCHEVENINGEN: _scheveningen,
    TeamKind.STRENGTH: _strength,
}
_CLASSES: Mapping[TeamKind, Callable[..., TopicQuestion]] = {
    TeamKind.WHITE: WhichTeamHasWhite,
    TeamKind.TABLE: WhiteByTable,
    TeamKind.LINE_UP: MayBeHandedIn,
    TeamKind.CLOCK: LateTeam,
    TeamKind.SCORE: ScoreOfMatch,
    TeamKind.SCHEVENINGEN: WhomInScheveningen,
    TeamKind.STRENGTH: StrengthOfTeam,
}

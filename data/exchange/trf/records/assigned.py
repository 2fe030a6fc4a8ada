"""Record 299: points that are none of those that 162 gives to the signs of 001.

Without a round and players it says what a bye or a forfeit gives in the whole event; with them, as what a round of
somebody counts, whatever 001 has, and how much it gave: so FIDE's reference code reads it. Without a letter it is a
penalty or a bonus.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from paircard.core.event.match_lines import score_of
from paircard.core.event.match_score import MatchScore
from paircard.core.event.team_options import team_options
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark
from paircard.core.values.points import MATCH_DRAWN, format_decimal
from paircard.data.exchange.trf.field import PLAYER, POINTS, ROUND, Field, Line, Shape, need_in_place
from paircard.data.exchange.trf.records.points import Worth, hundredths_of, of_their_own

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paircard.core.event.board import Board
    from paircard.core.event.result import Result
    from paircard.core.event.round import Round
    from paircard.core.values.scale import Scale
    from paircard.data.exchange.trf.outgoing import Outgoing

CODE = "299"
_LETTERS = Shape("[WDLFHZwdlfhz+-]", mark("found {found}, expected one of W D L F H Z + -"))
LETTER = Field(mark("kind"), 5, 5, shape=_LETTERS)
MATCH_POINTS = Field(mark("match points"), 8, 11, shape=POINTS)
VALUE = Field(mark("points"), 14, 17, shape=POINTS)
IN_ROUND = Field(mark("round"), 20, 22, shape=ROUND)
WHO = Field(mark("player"), 24, 27, shape=PLAYER, every=5)
COLUMNS = (LETTER, MATCH_POINTS, VALUE, IN_ROUND, WHO)
_KINDS = {
    "W": ("WW", "BW"),
    "D": ("WD", "BD"),
    "L": ("WL", "BL"),
    "F": ("FPB",),
    "H": ("HPB",),
    "Z": ("ZPB",),
    "+": ("FW",),
    "-": ("FL",),
}
_LETTER_OF = {kinds[0]: letter for letter, kinds in _KINDS.items()}
_LETTER_OF_SIGN = {"1": "W", "=": "D", "0": "L"}


@dataclass(frozen=True, slots=True)
class Assigned:
    """One record 299 of an event of players."""

    line: int
    letter: str
    """The result as which it counts; empty for a penalty or a bonus."""
    hundredths: int
    """Of a point: those that counted, or of a penalty those taken, with a minus."""
    round: int
    """0 for every round."""
    players: tuple[int, ...]
    """Start numbers; none for everybody."""

    @property
    def of_all(self) -> bool:
        """Whether it says what a result gives in the whole event."""
        return bool(self.letter) and not self.round and not self.players

    @property
    def one_round(self) -> bool:
        """Whether it names players and the round."""
        return bool(self.round and self.players)

    @property
    def worth(self) -> Worth:
        """What a record of the whole event says that its result gives; nothing of any other."""
        told = ((_KINDS[self.letter], self.hundredths),) if self.of_all else ()
        return Worth(told, lasts=True)


def read(line: int, text: str) -> Assigned:
    """Return what a record 299 says; raise `BadRow` with the columns of what cannot be."""
    need_in_place(COLUMNS, text)
    players = tuple(int(found) for each in WHO.each(text) if (found := each.of(text)))
    return Assigned(line, LETTER.of(text).upper(), _points(text), int(IN_ROUND.of(text) or 0), players)


def read_worth(line: int, text: str) -> Worth:
    """Return what a record says that results give in the whole event."""
    return read(line, text).worth


def _points(text: str) -> int:
    value = VALUE.of(text)
    if not value and MATCH_POINTS.of(text):
        return 0
    hundredths = hundredths_of(VALUE, value.removeprefix("-"))
    return -hundredths if value.startswith("-") else hundredths


def tells_worth(text: str) -> bool:
    """Whether a line is a record that says what a result gives in the whole event.

    >>> tells_worth("299 H         0.5"), tells_worth("299 L         1.0    4    6")
    (True, False)
    """
    return text.startswith(CODE) and bool(LETTER.of(text)) and not (IN_ROUND.of(text).strip("0") or WHO.of(text))


def letter_of(sign: str) -> str:
    """Return by which letter 299 names a sign of 001."""
    return _LETTER_OF_SIGN.get(sign, sign)


# --- written ---------------------------------------------------------------------------------------------


def write(out: Outgoing) -> Iterator[str]:
    """Yield what byes and forfeits give on their own, and the games of which 001 has another result than counted."""
    if out.old or out.for_engine:
        return
    for code, half_points in of_their_own(out.choices.scale).items():
        yield _record(_LETTER_OF[code], half_points)
    if out.style.pairs_on:
        return
    of_round = _of_matches if out.of_teams else _of_round
    for round_ in out.tournament.rounds:
        yield from of_round(out, round_)


def _of_round(out: Outgoing, round_: Round) -> Iterator[str]:
    found: dict[tuple[int, str, int], list[int]] = defaultdict(list)
    for board in round_.boards:
        if board.same_as or board.play_off or board.reported is None or not board.reported.settled:
            continue
        column = out.columns.games[round_.number, board.number]
        told, counted = _worth(round_.scale, board.reported), _counted(round_.scale, board)
        for id_, of_sign, (letter, points) in zip(board.players, told, counted, strict=True):
            if points != of_sign:
                found[column, letter, points].append(out.tournament.numbers[id_])
    for (column, letter, half_points), numbers in sorted(found.items()):
        yield _record(letter, half_points, column, sorted(numbers))


def _of_matches(out: Outgoing, round_: Round) -> Iterator[str]:
    """Yield the teams to whom a match gave other points than the games of 001 come to, each with both kinds."""
    scale = team_options(out.tournament.regulations).match_scale
    for match in (each.main for each in round_.matches):
        if not match.complete or any(board.same_as for board in match.boards):
            continue
        told = replace(
            match, boards=tuple(replace(each, result=each.reported, annulled=False) for each in match.boards)
        )
        for team in match.contestants:
            counted = MatchScore(0, 0) if match.annulled else score_of(match, team, scale)
            if counted != score_of(told, team, scale):
                letter = "Z" if match.annulled else "LDW"[match.match_points(team) // MATCH_DRAWN]
                yield _record(
                    letter, counted.game_points, round_.number, [out.tournament.numbers[team]], counted.match_points
                )


def _counted(scale: Scale, board: Board) -> list[tuple[str, int]]:
    """Return as what a game counts for the two, with its half points: as none where one of them left too early."""
    if board.annulled or board.result is None:
        return [("Z", 0)] * 2
    return list(zip(map(letter_of, board.result.signs), _worth(scale, board.result), strict=True))


def _worth(scale: Scale, result: Result) -> tuple[int, int]:
    white, black = result.half_points
    if scale.usual:
        return white, black
    worth = scale.of_game if result.played else scale.of_forfeit
    return worth(white), worth(black)


def _record(
    letter: str, half_points: int, round_: int = 0, players: Iterable[int] = (), match_points: int | None = None
) -> str:
    line = Line(CODE)
    line.put(LETTER, letter)
    if match_points is not None:
        line.put(MATCH_POINTS, format_decimal(match_points))
    line.put(VALUE, format_decimal(half_points))
    if round_:
        line.put(IN_ROUND, round_)
        line.put_each(WHO, players)
    return line.text

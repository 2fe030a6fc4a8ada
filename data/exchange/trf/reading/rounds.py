"""The rounds that the players' records tell together: every game is told twice, and both must agree."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING

from paircard.core.event.result import Result
from paircard.core.values.changing import dataclass as changing
from paircard.core.values.frozen import dataclass, field, maker, replace
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.trf.field import Field
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.records.player_columns import fields_of_round
from paircard.data.exchange.trf.records.player_read import ABSENT, Cell, Kind, Player

if TYPE_CHECKING:
    from paircard.core.values.colour import Colour


@dataclass(frozen=True, slots=True)
class Game:
    """One game; players by start number."""

    white: int
    black: int
    result: Result | None


@changing
class Round:
    """One paired round; players by start number."""

    number: int
    games: list[Game] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    """Pairing byes: one by the rules, but other programs and schools give several."""
    full_byes: list[int] = field(default_factory=list)
    half_byes: list[int] = field(default_factory=list)
    absent: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Plain:
    """A game of which two records tell the same, and nothing has to be told."""

    black_first: bool
    """Whether the one who is named first had Black."""
    result: Result


@cache
def _plain_game(colour: Colour | None, sign: str, others_colour: Colour | None, others_sign: str) -> _Plain | None:
    """Return a game as two records tell it; None where they differ, or leave open how it ended."""
    result, agree = _result(sign, others_sign)
    if result is None or not agree or (colour and colour == others_colour):
        return None
    black_first = colour == "B" if colour else others_colour == "W"
    return _Plain(black_first, result.turned if black_first else result)


def paired_rounds(players: Mapping[int, Player]) -> int:
    """Return the number of the last round that was paired.

    In it somebody has an opponent or the pairing bye; or a whole point is given and nobody is left to be paired.
    """
    last = max((len(player.cells) for player in players.values()), default=0)
    return next((number for number in range(last, 0, -1) if _was_paired(number, players)), 0)


def _was_paired(number: int, players: Mapping[int, Player]) -> bool:
    cells = [player.cell(number) for player in players.values()]
    kinds = {cell.kind for cell in cells}
    if kinds & {Kind.GAME, Kind.BYE}:
        return True
    return Kind.FULL_BYE in kinds and all(cell.written for cell in cells)


def read_rounds(players: Mapping[int, Player], *, beforehand: bool = False) -> tuple[list[Round], list[Finding]]:
    """Return all paired rounds and what does not fit.

    A game counts that both records tell, or one of them where the other tells none that could be; who has met nobody
    that other records know of is taken as absent.

    `beforehand`: all rounds were made at once, so that a game without a result was not played yet, unless a sign says
    that it was begun.
    """
    last = paired_rounds(players)
    under_way = _in_play(players, last) if beforehand else last
    readers = [
        _RoundReader(number, players, postponed=number != under_way, told=beforehand) for number in range(1, last + 1)
    ]
    for reader in readers:
        reader.read()
    return [reader.round for reader in readers], [each for reader in readers for each in reader.findings]


def all_in_play(players: Mapping[int, Player]) -> bool:
    """Whether rounds that were made at once read as if they were made one by one: no game is still to be played."""
    last = paired_rounds(players)
    return _in_play(players, last) == last


def _in_play(players: Mapping[int, Player], last: int) -> int:
    """Return the last of the rounds of a schedule that are in play: in the next one games are blank."""
    blank = [
        number
        for player in players.values()
        for number, cell in enumerate(player.cells[:last])
        if not cell.sign and cell.kind is Kind.GAME and not cell.unknown
    ]
    return min(blank, default=last)


class _RoundReader:
    """Reads one round across all records."""

    def __init__(self, number: int, players: Mapping[int, Player], *, postponed: bool, told: bool) -> None:
        """`postponed`: a missing result means an adjourned game, because a later round is paired (F9).

        `told`: only if a sign says so.
        """
        self.round = Round(number)
        self.findings: list[Finding] = []
        self._claimed: Mapping[int, int] = {}
        self._players = players
        at = number - 1
        self._cells = {each: player.cells[at] if at < len(player.cells) else ABSENT for each, player in players.items()}
        self._postponed = postponed
        self._told = told
        self._fields = fields_of_round(number)

    @cached_property
    def _opponents(self) -> Mapping[int, Player | None]:
        """Whom a record names in the round; None for nobody, a stranger, or themselves."""
        named = {number: cell.opponent for number, cell in self._cells.items()}
        return {number: None if named[number] == number else self._players.get(named[number]) for number in named}

    def read(self) -> None:
        """Fill the round, and the findings where records disagree."""
        cells, games = self._cells, self.round.games
        named = {number: cell.opponent for number, cell in cells.items() if cell.opponent}
        agreed = {number: other for number, other in named.items() if named.get(other) == number != other}
        self._claimed = claimed = {} if len(agreed) == len(named) else self._by_one_record()
        made = maker(Game, len(cells) // 2)
        for number, player in self._players.items():
            cell = cells[number]
            if number in agreed and not claimed:
                other = agreed[number]
                if number > other:
                    continue  # it was taken with the opponent's record
                answer = cells[other]
                if plain := _plain_game(cell.colour, cell.sign, answer.colour, answer.sign):
                    white, black = (other, number) if plain.black_first else (number, other)
                    games.append(made(white, black, plain.result))
                    continue
            if number not in claimed:
                self._take(player, cell)

    def _by_one_record(self) -> Mapping[int, int]:
        """Return by whose record a player's round counts whose own tells none that could be: the first one's."""
        claimed: dict[int, int] = {}
        opponents, cells = self._opponents, self._cells
        for number, player in self._players.items():
            opponent = opponents[number]
            if opponent is None:
                continue
            other = opponent.number
            if opponents[other] is player and cells[other].kind is Kind.GAME:
                continue  # nearly all do that are named by one
            if self._tells_nothing(opponent):
                claimed.setdefault(other, number)
        return claimed

    def _confirmed(self, player: Player) -> bool:
        opponent = self._opponents[player.number]
        return opponent is not None and self._opponents[opponent.number] is player

    def _tells_nothing(self, player: Player) -> bool:
        """Return whether a record is blank in the round, or names somebody who is nobody or has met another."""
        cell = self._cells[player.number]
        if cell.kind is not Kind.GAME:
            return not cell.written
        opponent = self._opponents[player.number]
        return opponent is None or (self._confirmed(opponent) and not self._confirmed(player))

    def _take(self, player: Player, cell: Cell) -> None:
        match cell.kind:
            case Kind.GAME:
                self._pair(player, cell)
            case Kind.ABSENT:
                self.round.absent.append(player.number)
            case Kind.HALF_BYE:
                self.round.half_byes.append(player.number)
            case Kind.BYE:
                self.round.byes.append(player.number)
            case Kind.FULL_BYE:
                self.round.full_byes.append(player.number)

    def _pair(self, player: Player, cell: Cell) -> None:
        opponent = self._opponents[player.number]
        if opponent is None:
            self._leave_out(player, self._disagreement(player))
        elif self._claimed.get(opponent.number) == player.number:
            self._game(player, cell, opponent, self._answer(player, cell, opponent))
        elif self._opponents[opponent.number] is not player:
            self._leave_out(player, self._disagreement(player))
        elif player.number < opponent.number:
            self._game(player, cell, opponent, self._cells[opponent.number])

    def _answer(self, player: Player, cell: Cell, opponent: Player) -> Cell:
        """Return what the opponent's record should say, and tell what it says."""
        answer = opponent.cell(self.round.number)
        if answer.kind is Kind.GAME:
            sentence = tr("{why}: read as {number}, whose record says so", why=self._disagreement(opponent),
                          number=player.number)  # fmt: skip
            self._say(opponent, sentence, Verdict.FLAGGED, self._fields.opponent)
            return replace(answer, opponent=player.number)
        sentence = tr("opponent {number} has a blank there: read as it stands here", number=opponent.number)
        self._say(player, sentence, Verdict.FLAGGED, self._fields.opponent)
        return Cell(Kind.GAME, player.number, sign=_OTHER_SIGN[cell.sign])

    def _disagreement(self, player: Player) -> str:
        """Say that a player's opponent is nobody, or has another in the round or none."""
        number = player.cell(self.round.number).opponent
        if number not in self._players:
            return tr("opponent {number} is not among the players", number=number)
        if theirs := self._players[number].cell(self.round.number).opponent:
            return tr("opponent {number}, but player {number} has {other}", number=number, other=theirs)
        return tr("opponent {number}, but player {number} has no opponent", number=number)

    def _leave_out(self, player: Player, why: str) -> None:
        """Take a player as absent who has met nobody that the other records know of."""
        self.round.absent.append(player.number)
        sentence = tr("{why}: left out, as if they had been absent", why=why)
        self._say(player, sentence, Verdict.FLAGGED, self._fields.opponent)

    def _game(self, player: Player, cell: Cell, opponent: Player, answer: Cell) -> None:
        if cell.colour and cell.colour == answer.colour:
            sentence = tr(
                "the same colour as opponent {number}: {first} is taken to have White",
                number=opponent.number,
                first=player.number if cell.colour == "W" else opponent.number,
            )
            self._say(player, sentence, Verdict.FLAGGED, self._fields.colour)
        result = self._result_of(player, cell, opponent, answer)
        black_first = cell.colour == "B" if cell.colour else answer.colour == "W"
        white, black = (opponent, player) if black_first else (player, opponent)
        if result is not None and black_first:
            result = result.turned
        self.round.games.append(Game(white.number, black.number, result))

    def _result_of(self, player: Player, cell: Cell, opponent: Player, answer: Cell) -> Result | None:
        """Return how a game ended for a player; tell where the two disagree, or where it is taken as adjourned."""
        result, agree = _result(cell.sign, answer.sign)
        if not agree:
            mine, theirs = (sign or tr("a blank") for sign in (cell.sign, answer.sign))
            sentence = tr(
                "{mine} against {theirs} with opponent {number}: read without a result",
                mine=mine,
                theirs=theirs,
                number=opponent.number,
            )
            self._say(player, sentence, Verdict.FLAGGED, self._fields.result)
        if result is not None or not self._postponed or (self._told and agree and not cell.unknown):
            return result
        if agree:
            sentence = tr("no result against {number}: adjourned, a draw for pairing", number=opponent.number)
            self._say(player, sentence, Verdict.FLAGGED, self._fields.result)
        return Result.ADJOURNED

    def _say(self, player: Player, sentence: str, verdict: Verdict, at: Field) -> None:
        self.findings.append(Finding(player.line, Remark(at.place, sentence), verdict))


@cache
def _result(mine: str, theirs: str) -> tuple[Result | None, bool]:
    """Return what two records say of a game, from the side of the first, and whether they agree.

    A game that one of them calls not rated is not rated.
    """
    if not mine and not theirs:
        return None, True
    found = Result.of_signs(mine, theirs) or Result.of_signs(_NOT_RATED.get(mine, mine), _NOT_RATED.get(theirs, theirs))
    return found, found is not None


_OTHER_SIGN = {"1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+", "": ""}
"""What the opponent's record would say."""
_NOT_RATED = {"1": "W", "=": "D", "0": "L"}

"""Random events of the team Swiss of 2026, round by round, and each as a report: forfeits, byes, absences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.team_swiss_2026.field import Announced, Entrant, Kind, Turn, position_of
from paircard.core.systems.team_swiss_2026.outcome import NoCompletePairing, Pairing
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.systems.team_swiss_2026.preferences import ColourType

BOARDS = 2
Engine = Callable[[Position], Pairing]

_CODES = {"A": "TYPEA_", "B": "TYPEB_", "none": ""}
_SIGNS = {0: "0", 1: "=", 2: "1"}


@dataclass
class RandomEvent:
    """An event that plays itself; teams are 1 - n, and so are their ids and TPNs."""

    chance: Random
    teams: int
    rounds: int
    colours: ColourType = "A"
    by_games: bool = False
    secondary_used: bool = True
    initial_colour: str = "W"
    forbidden: tuple[tuple[int, int], ...] = ()
    away: float = 0.0
    forfeits: float = 0.0
    baku: int = 0
    """The last of group A; 0 where nobody is accelerated."""
    worth: tuple[int, int, int] = (2, 1, 0)
    """Match points of a win, a draw and a loss; a round without a match gives those of a draw, a win or none."""
    turns: dict[int, list[Turn]] = field(default_factory=dict)
    cells: dict[int, list[str]] = field(default_factory=dict)
    """What stands for every player in every round; player `BOARDS * team - BOARDS + board`."""
    first: dict[int, int] = field(default_factory=dict)
    """The first round of late teams."""
    absent: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    """Byes on request, by round and kind."""
    byes: dict[int, int] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    """Records of matches that were not played."""

    def __post_init__(self) -> None:
        """Begin with nothing played."""
        self.turns = {team: [] for team in range(1, self.teams + 1)}
        self.cells = {player: [] for player in range(1, BOARDS * self.teams + 1)}

    @classmethod
    def any(cls, chance: Random, least: int = 3, most: int = 14) -> RandomEvent:
        """Return an event of any kind."""
        teams = chance.randint(least, most)
        forbidden: tuple[tuple[int, int], ...] = ()
        if chance.random() < 0.15:
            pairs = ((one, two) for one in range(1, teams + 1) for two in range(one + 1, teams + 1))
            forbidden = tuple(pair for pair in pairs if chance.random() < 0.05)
        colours: ColourType = chance.choice(("A", "A", "B", "B", "none"))
        accelerated = chance.random() < 0.4
        return cls(
            chance,
            teams,
            chance.randint(2, max(2, min(9, teams))),
            colours,
            not accelerated and chance.random() < 0.6,
            chance.random() < 0.7,
            chance.choice("WB"),
            forbidden,
            chance.choice((0, 0, 0.05, 0.15)),
            chance.choice((0, 0.05, 0.15)),
            baku=min(teams, 2 * -(-teams // 4)) if accelerated else 0,
            worth=chance.choice(((2, 1, 0), (4, 2, 0)) if accelerated else ((2, 1, 0), (3, 1, 0), (3, 2, 1))),
            first={team: chance.randint(2, 3) for team in range(1, teams + 1) if chance.random() < 0.03},
        )

    def positions(self, engine: Engine) -> Iterator[tuple[Position, Pairing | None]]:
        """Yield every round before it is played, and how it is paired; stop where it cannot be."""
        announced = Announced(
            self.rounds,
            "W" if self.initial_colour == "W" else "B",
            self.colours,
            self.secondary_used,
            tuple((ContestantId(one), ContestantId(two)) for one, two in self.forbidden),
            Baku(ContestantId(self.baku), self.rounds, 2 * self.worth[0]) if self.baku else None,
        )
        for number in range(1, self.rounds + 1):
            here = [team for team in self.turns if self._there(team, number)]
            if len(here) < 2:
                return
            position = position_of(
                (
                    Entrant(ContestantId(team), PairingNumber(team), tuple(turns), team in here)
                    for team, turns in self.turns.items()
                ),
                announced,
            )
            try:
                pairing = engine(position)
            except NoCompletePairing:
                yield position, None
                return
            yield position, pairing
            self._play(number, pairing)

    # --- playing ----------------------------------------------------------------------------------------------

    def _there(self, team: int, number: int) -> bool:
        if number < self.first.get(team, 1):
            kind = "Z"
        elif self.chance.random() < self.away:
            kind = self.chance.choice("ZZZHHF")
        else:
            return True
        self.absent.setdefault((number, kind), []).append(team)
        return False

    def _turn(self, kind: Kind, points: int, games: int, opponent: int | None = None, colour: str = "") -> Turn:
        score, other = (games, points) if self.by_games else (points, games)
        who = None if opponent is None else ContestantId(opponent)
        return Turn(kind, score, other, who, "W" if colour == "W" else "B" if colour else None)

    def _play(self, number: int, pairing: Pairing) -> None:
        for kind in "ZHF":
            for team in self.absent.get((number, kind), ()):
                worth = "ZHF".index(kind)
                turn = Kind.BARRING if kind == "F" else Kind.AWAY
                self.turns[team].append(self._turn(turn, 2 * (0, *self.worth[1::-1])[worth], BOARDS * worth))
                self._rest(team)
        if pairing.bye is not None:
            self.byes[number] = pairing.bye
            self.turns[pairing.bye].append(self._turn(Kind.BARRING, 2 * self.worth[1], BOARDS))
            self._rest(pairing.bye)
        for pair in pairing.pairs:
            if self.chance.random() < self.forfeits:
                self._forfeit(number, pair.white, pair.black)
            else:
                self._match(pair.white, pair.black)

    def _match_points(self, mine: int, theirs: int) -> int:
        win, draw, loss = self.worth
        return 2 * (win if mine > theirs else draw if mine == theirs else loss)

    def _rest(self, team: int) -> None:
        for board in range(1, BOARDS + 1):
            self.cells[BOARDS * (team - 1) + board].append("0000 - Z")

    def _match(self, white: int, black: int) -> None:
        games = [self.chance.choice((0, 1, 1, 2)) for _ in range(BOARDS)]
        mine, theirs = sum(games), 2 * BOARDS - sum(games)
        self.turns[white].append(self._turn(Kind.PLAYED, self._match_points(mine, theirs), mine, black, "W"))
        self.turns[black].append(self._turn(Kind.PLAYED, self._match_points(theirs, mine), theirs, white, "B"))
        for board, points in enumerate(games, start=1):
            one, two = (BOARDS * (team - 1) + board for team in (white, black))
            letter = "wb"[(board + 1) % 2]
            self.cells[one].append(f"{two:4} {letter} {_SIGNS[points]}")
            self.cells[two].append(f"{one:4} {'b' if letter == 'w' else 'w'} {_SIGNS[2 - points]}")

    def _forfeit(self, number: int, white: int, black: int) -> None:
        winner = self.chance.choice((white, black))
        for team in (white, black):
            if team == winner:
                self.turns[team].append(self._turn(Kind.BARRING, 2 * self.worth[0], 2 * BOARDS))
            else:
                self.turns[team].append(self._turn(Kind.AWAY, 0, 0))
        self.lost.append(f"330 {'+-' if winner == white else '-+'} {number:3} {white:3} {black:3}")
        for board in range(1, BOARDS + 1):
            one, two = (BOARDS * (team - 1) + board for team in (white, black))
            letter = "wb"[(board + 1) % 2]
            self.cells[one].append(f"{two:4} {letter} {'+' if winner == white else '-'}")
            self.cells[two].append(f"{one:4} {'b' if letter == 'w' else 'w'} {'+' if winner == black else '-'}")

    # --- as a report ------------------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """Record 192."""
        scores = "GP_MP" if self.by_games else "MP_GP"
        ending = "_BAKU" if self.baku else ""
        return f"FIDE_TEAM_{_CODES[self.colours]}{scores if self.secondary_used else scores[:2]}{ending}"

    def report(self) -> str:
        """Return the rounds so far as a report that says who is missing in the next one."""
        lines = ["012 Random", f"142 {self.rounds}", f"152 {self.initial_colour}", f"192 {self.code}"]
        win, draw, loss = self.worth
        lines += ["352 WB", f"362 TW{win:4.1f}   TD{draw:4.1f}   TL{loss:4.1f}"]
        lines += [f"260 {1:3} {self.rounds:3} {one:4} {two:4}" for one, two in self.forbidden]
        lines += self._virtual_points()
        for player, cells in self.cells.items():
            points = sum({"1": 1, "=": 0.5, "+": 1}.get(cell[-1], 0) for cell in cells)
            head = f"001 {player:4} m    {f'Player {player:04}':<33} {3000 - player:4} {'':3} {'':11} {'':10}"
            lines.append(f"{head} {points:4.1f} {player:4}" + "".join(f"  {cell}" for cell in cells))
        for (number, kind), teams in sorted(self.absent.items()):
            lines.append(f"240 {kind} {number:3}" + "".join(f" {team:4}" for team in sorted(teams)))
        for team, turns in self.turns.items():
            scores = sum(turn.score for turn in turns) / 2, sum(turn.secondary for turn in turns) / 2
            match, games = reversed(scores) if self.by_games else scores
            members = "".join(f" {BOARDS * (team - 1) + board:4}" for board in range(1, BOARDS + 1))
            lines.append(f"310 {team:3} {f'Team {team}':<32} {'':5} {'':6} {match:6.1f} {games:6.1f} {'':3} {members}")
        if self.byes:
            told = "".join(f" {self.byes.get(number, 0):03}" for number in range(1, max(self.byes) + 1))
            lines.append(f"320 {self.worth[1]:4.1f} {BOARDS / 2:4.1f}{told}")
        return "".join(line + "\n" for line in (*lines, *self.lost))

    def _virtual_points(self) -> Iterator[str]:
        """Yield records 250, counted as the table of C.04.7 1.4 has it."""
        half = (self.rounds + 1) // 2
        full = (half + 1) // 2
        for points, first, last in ((self.worth[0], 1, full), (self.worth[0] / 2, full + 1, half)):
            if self.baku and first <= last:
                yield f"250 {points:4.1f} {0:4.1f} {first:3} {last:3} {1:4} {self.baku:4}"


def seats(pairing: Pairing | None) -> list[tuple[int, int]] | None:
    """Return the pairs, White first, sorted, 0 for the bye."""
    if pairing is None:
        return None
    pairs: list[tuple[int, int]] = [(pair.white, pair.black) for pair in pairing.pairs]
    return sorted(pairs if pairing.bye is None else [*pairs, (pairing.bye, 0)])

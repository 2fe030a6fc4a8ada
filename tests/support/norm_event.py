"""A round robin of ten in which one player needs a draw in the last round for a GM norm: 6½ of 9 against 2434."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import Command, CreateTournament, EnterResult, PostSchedule, RegisterEntrants
from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant, RatingSource, Sex, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.data.storage.event_file import EventFile
from tests.support.round_robins import did

CANDIDATE = "Nowak, Anna"
OPPONENTS = (
    ("Adler, Ada", "GER", "GM", 2520), ("Blanc, Bo", "FRA", "GM", 2510), ("Cerny, Ctirad", "CZE", "GM", 2490),
    ("Dorn, Dirk", "GER", "IM", 2450), ("Erd, Ewa", "POL", "IM", 2430), ("Faure, Fabien", "FRA", "", 2400),
    ("Hora, Hana", "CZE", "", 2390), ("Ida, Iga", "POL", "", 2366), ("Jung, Jan", "GER", "", 2350),
)  # fmt: skip
"""Their sum is 21 906."""
LAST = 9


def _commands() -> tuple[Command, ...]:
    days = tuple(f"2026-05-{day:02}" for day in range(1, 10))
    details = Details(
        "Memorial", "Łódź", days[0], days[-1], "Ek, Åsa", "POL",
        time_control="90 min + 30 s", round_dates=days, organiser="KS Hetman",
    )  # fmt: skip
    entrants = (
        _entrant(0, CANDIDATE, "POL", "IM", 2440),
        *(_entrant(at, *each) for at, each in enumerate(OPPONENTS, start=1)),
    )
    regulations = Regulations(LAST, "round-robin", tie_breaks=("DE/P",), options=RoundRobinOptions(1))
    return CreateTournament(details.cleaned(), regulations), RegisterEntrants(entrants), PostSchedule()


def _entrant(at: int, name: str, federation: str, title: str, rating: int) -> Entrant:
    return Entrant.of(
        name, rating=rating, rating_source=RatingSource.FIDE, title=Title(title), federation=federation,
        sex=Sex.UNKNOWN if at else Sex.WOMAN, fide_id=f"11000{at:02}", birth=1990,
    )  # fmt: skip


def before_the_last_game() -> list[Command]:
    """Return the commands until the candidate's last game alone is open: they have 6 of 8."""
    commands = [*_commands()]
    event = did(Tournament.beginning(SYSTEMS), *commands)
    wins = 0
    for round_ in event.rounds:
        for board in round_.boards:
            result = Result.DRAW
            if (white := _plays(event, board)) is not None:
                if round_.number == LAST:
                    continue
                if wins < 4:
                    wins, result = wins + 1, Result.WHITE if white else Result.BLACK
            commands.append(EnterResult(round_.number, board.number, result))
    return commands


def waiting_event() -> Tournament:
    """Return the event before the candidate's last game."""
    return did(Tournament.beginning(SYSTEMS), *before_the_last_game())


def stored(path: Path) -> Path:
    """Write the same event to a file."""
    EventFile.create(path, *before_the_last_game(), arbiter="Anna").close()
    return path


def last_game(event: Tournament) -> tuple[int, bool]:
    """Return the board of the candidate in the last round, and whether they have White."""
    for board in event.rounds[LAST - 1].boards:
        if (white := _plays(event, board)) is not None:
            return board.number, white
    raise AssertionError("the candidate has a game in every round")


def _plays(event: Tournament, board: Board) -> bool | None:
    """Return whether the candidate has White on a board; None where they do not play there."""
    names = [event.name_of(id_) for id_ in board.players]
    return names[0] == CANDIDATE if CANDIDATE in names else None

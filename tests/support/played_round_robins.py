"""Two round robins that papers are read of: seven players to the end, and six in two cycles with games to come."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.commands import CreateTournament, EnterResult, PostSchedule, RegisterEntrants
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from tests.support.round_robins import did

TIE_BREAKS = ("DE/P", "SB/P", "KS", "WON")
SEVEN = {
    "Adamska, Anna": "* 1 ½ 1 1 ½ 1",
    "Berg, Björn": "0 * 1 1 ½ 1 1",
    "Cieślak, Cezary": "½ 0 * 1 1 1 1",
    "Dahl, Disa": "0 0 0 * 1 1 1",
    "Ek, Erik": "0 ½ 0 0 * 1 +",
    "Fiala, Filip": "½ 0 0 0 0 * 1",
    "Górski, Gustaw": "0 0 0 0 - 0 *",
}
"""Everybody against everybody, as the table of a newspaper prints it: a row reads from the side of its player."""
RATINGS = (2210, 2150, 2075, 1990, 1940, 1850, 1762)
CLUBS = ("Hetman", "Lunds ASK", "Hetman", "Wasa SK", "Lunds ASK", "Polonia", "Polonia")
SIX = {
    "Alm": "* 1½ 1 0· ½ 1",
    "Bąk": "0½ * ½ 1 1 1·",
    "Cox": "0 ½ * 1 a 1",
    "Dee": "1· 0 0 * 1 1",
    "Eng": "½ 0 a 0 * 1",
    "Fox": "0 0· 0 0 0 *",
}
"""Two games each, those still to be played left out or `·`."""


def seven() -> Tournament:
    """Seven players, one free in each round, all games played or forfeited."""
    dates = tuple(f"2026-05-0{day}" for day in (1, 2, 2, 3, 3, 4, 4))
    details = Details(
        "Mistrzostwa Klubu",
        "Łódź",
        "2026-05-01",
        "2026-05-04",
        "Åsa Ek",
        "POL",
        ("Jan Nowak",),
        "90 min + 30 s",
        dates,
        "KS Hetman",
    )
    entrants = [
        Entrant.of(name, rating=rating, club=club, sex=Sex.WOMAN if name[0] in "AD" else Sex.UNKNOWN)
        for name, rating, club in zip(SEVEN, RATINGS, CLUBS, strict=True)
    ]
    return _played(details, entrants, SEVEN, 1)


def six() -> Tournament:
    """Six players in two cycles, the last two rounds of the first one turned round; some games are to come."""
    entrants = [Entrant.of(name, rating=1900 - 50 * at) for at, name in enumerate(SIX)]
    return _played(Details("Double", time_control="60 min"), entrants, SIX, 2)


def _played(details: Details, entrants: list[Entrant], table: Mapping[str, str], cycles: int) -> Tournament:
    options = RoundRobinOptions(cycles, swap_last_two=cycles > 1)
    regulations = Regulations(7, "round-robin", tie_breaks=TIE_BREAKS, options=options)
    opening = (CreateTournament(details.cleaned(), regulations), RegisterEntrants(tuple(entrants)), PostSchedule())
    event = did(Tournament.beginning(SYSTEMS), *opening)
    cells = [row.split() for row in table.values()]
    met: dict[frozenset[int], int] = {}
    for round_ in event.rounds:
        for board in round_.boards:
            white, black = (event.numbers[id_] for id_ in board.players)
            game = met.get(frozenset((white, black)), 0)
            met[frozenset((white, black))] = game + 1
            sign = cells[white - 1][black - 1][game : game + 1]
            if result := _RESULTS.get(sign):
                event = did(event, EnterResult(round_.number, board.number, result))
    return event


_RESULTS = {
    "1": Result.WHITE, "½": Result.DRAW, "0": Result.BLACK, "+": Result.WHITE_FORFEIT, "-": Result.BLACK_FORFEIT,
    "a": Result.ADJOURNED,
}  # fmt: skip

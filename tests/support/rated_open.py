"""A rated open of 97 players by the rules of 2026, told once: typed on a terminal and in line mode by two tests.

Late entries, byes of half a point and of none, forfeits with and without notice, a protest that is decided rounds
later, a slip that was read wrongly, one who leaves. Results follow from who plays whom, so both ways through the event
must come to the same file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

from paircard.core.event.ids import ContestantId
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.storage.event_file import EventFile

ROUNDS = 9
FIRST = 94
"""So many are there from the beginning; the rest come late."""
SURNAMES = ["Adamik", "Blažek", "Çelik", "Dvořák", "Erdős", "Ferreira", "Górski", "Håkansson", "Ivanov", "Jönsson"]
GIVEN = ["Anna", "Bo", "Céline", "Dan", "Eva", "Finn", "Gaël", "Hana", "Ida", "Jan"]
LATE: Mapping[int, tuple[tuple[str, int, str], ...]] = {
    2: (("Late, Lena", 2385, ""), ("Later, Lars", 1650, "h")),
    3: (("Latest, Lou", 2011, ""),),
}
"""Before which round who comes, with what rating, and what for the rounds missed."""
AWAY: Mapping[int, tuple[tuple[str, str], ...]] = {
    1: (("Blažek, Bo", "h"), ("Erdős, Eva", "")),
    4: (("Ivanov, Ida", "h"),),
}
"""Announced in which round, for the next one: who, and what for."""
LEAVES = {3: "Çelik, Dan"}
PROTEST, WRONG = 4, 6
"""The boards of round 1 of which one is protested, and one was read wrongly."""


def names() -> list[tuple[str, int]]:
    """Return who enters in time, with their ratings, strongest first."""
    people = [f"{surname}, {given}" for given in GIVEN for surname in SURNAMES]
    return [(name, 2600 - 13 * at - at % 3) for at, name in enumerate(people[:FIRST])]


def entry_list() -> str:
    """Return the list that is imported."""
    return "name,rating\n" + "".join(f'"{name}",{rating}\n' for name, rating in names())


def signs(tournament: Tournament) -> Iterator[tuple[int, str]]:
    """Yield the key of every board of the last round, as strength and chance have it."""
    round_ = tournament.rounds[-1]
    for board in round_.boards:
        chance = Random(f"{round_.number} {tournament.name_of(board.white)} {tournament.name_of(board.black)}")
        sign = {8 + round_.number: "+", 15: "-", 30: "x" if round_.number == 5 else ""}.get(board.number, "")
        if round_.number == 1 and board.number == PROTEST:
            sign = "a"  # the protest is open: a draw for pairing
        if not sign:
            stronger = tournament.numbers[board.white] < tournament.numbers[board.black]
            sign = chance.choices("150", (45, 30, 25) if stronger else (30, 30, 40))[0]
        yield board.number, sign


def excuse(number: int, sign: str) -> str:
    """Return what is said of who did not come: in round 1 the first was absent without notice.

    Nothing after the last round: nobody is to be paired again.
    """
    if sign not in "+-x" or number == ROUNDS:
        return ""
    return "w" if (number, sign) == (1, "+") else "n"


def other(sign: str) -> str:
    """Return what the slip really said."""
    return {"1": "0", "0": "5", "5": "1"}[sign]


def state(path: Path) -> Tournament:
    """Return what is on the disk."""
    with EventFile.open(path) as event:
        return event.tournament


def told(tournament: Tournament) -> list[tuple[frozenset[tuple[str, str, str]], frozenset[str]]]:
    """Return every round by names: who met whom with what result, and who had what without playing."""
    by_round = []
    for round_ in tournament.rounds:
        games = frozenset(
            (tournament.name_of(each.white), tournament.name_of(each.black), each.result.text if each.result else "")
            for each in round_.boards
        )
        byes = frozenset(f"{tournament.name_of(each.who)} {each.kind.name} {each.half_points}" for each in round_.byes)
        by_round.append((games, byes))
    return by_round


def gacrux_pairs(tournament: Tournament, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round as FIDE's reference code makes them, White first, the bye against 0.

    It reads the report of what was known when the round was paired: results are corrected later, games decided.
    """
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    report = write_trf(state_before(tournament, number), Edition.TRF26, Style(for_engine=True))
    read = trf2json()
    read.parse_file(report.decode(), 0)
    with redirect_stdout(StringIO()):
        engine = pairing_dutch(read.get_tournament(1), number, {"experimental": [], "verbose": 0})
        brackets = engine.compute_pairing(False, 0)
    return sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])


def our_pairs(tournament: Tournament, number: int) -> list[tuple[int, int]]:
    """Return the same of the event."""
    round_, numbers = tournament.rounds[number - 1], state_before(tournament, number).numbers

    def of(id_: ContestantId) -> int:
        return numbers[id_]

    pairs = [(of(white), of(black)) for white, black in round_.pairs]
    return sorted(pairs if round_.bye is None else [*pairs, (of(round_.bye), 0)])

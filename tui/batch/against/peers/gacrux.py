"""gacrux, FIDE's reference code: pairings of 2026 and tie-breaks of C.07; it comes with the extra `dev`."""
# no words in this file: it speaks with another program

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from importlib import import_module
from importlib.metadata import version
from io import StringIO
from random import Random
from typing import Any

from paircard.tui.batch.against.difference import Matter
from paircard.tui.batch.against.peers.peer import FAR, TRIES, NoAnswer, NotThere, Verdict

LISTS = (
    "BH/C1",
    "BH",
    "BH/C2",
    "SB",
    "SB/C1",
    "PS",
    "PS/C1",
    "AOB",
    "DE",
    "WIN",
    "WON",
    "BPG",
    "BWG",
    "REP",
    "STD",
    "TPN",
)
RATED = ("ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG")
POINTS: tuple[dict[str, str] | None, ...] = (
    None,
    None,
    None,
    None,
    None,
    None,
    {"W": "3.0", "D": "1.0"},
    {"W": "2.0", "D": "1.0"},
)
"""What results give; most events have the usual points."""


class Gacrux:
    """Asked in this process: a new interpreter for every event would take longer than the event."""

    name = "gacrux"
    rules = "2026"
    tables = True
    makes = True

    def __init__(self) -> None:
        """Look for it."""
        try:
            import_module("gacrux.trf2json")
        except ImportError as error:
            raise NotThere("gacrux is not installed: pip install gacrux") from error

    @property
    def version(self) -> str:
        """As it is installed."""
        return version("gacrux")

    def judged(self, report: str) -> Iterator[Verdict]:
        """Pair every round again, and count the table again."""
        with redirect_stdout(StringIO()):
            tournament = _read(report)
            found = [*_pairings(tournament), *_table(tournament)]
        yield from found

    def made(self, seed: int, players: tuple[int, int]) -> str:
        """Let it generate an event, and rank it by a list of tie-breaks."""
        chance = Random(f"an event of gacrux {seed}")
        impossible = import_module("gacrux.gacruxexeptions").GacruxNoLegalPairing
        for again in range(TRIES):
            with redirect_stdout(StringIO()), suppress(impossible):
                return _generated(seed + again * FAR, chance, players)
        raise NoAnswer("it made no event that can be paired to its end")


def _read(report: str) -> Any:
    read = import_module("gacrux.trf2json").trf2json()
    read.parse_file(report, 0)
    status = read.chessjson["status"]
    if status["code"] >= 400:
        raise NoAnswer(f"it refuses the report: {status['error']}")
    return read.get_tournament(1)


def _pairings(tournament: Any) -> Iterator[Verdict]:
    engine = import_module("gacrux.pairingdutch").pairing_dutch
    impossible = import_module("gacrux.gacruxexeptions").GacruxNoLegalPairing
    for number in range(1, tournament["currentRound"] + 1):
        given = sorted(_recorded(tournament, number))
        try:
            brackets = engine(tournament, number, {"experimental": [], "verbose": 0}).compute_pairing(False, 0)
        except impossible:
            yield Verdict(Matter.PAIRING, number, None)
            continue
        right = sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])
        if right != given:
            yield Verdict(Matter.PAIRING, number, right)


def _recorded(tournament: Any, number: int) -> Iterator[tuple[int, int]]:
    """Yield the games of a round and the bye of the pairing; who was away is no part of it."""
    for game in tournament["gameList"]:
        if game["round"] != number:
            continue
        white, black = game["white"]["cid"], (game["black"] or {}).get("cid", 0)
        if black or game["white"]["result"] == "P" or game["played"]:
            yield white, black


def _table(tournament: Any) -> Iterator[Verdict]:
    told = {each["cid"]: each["rank"] for each in tournament["competitors"]}
    params = {"tiebreak": [], "check": True, "pre_determined": False, "swiss": True, "unrated": None}
    counted = _ranked(tournament, params)
    for each in counted["competitors"]:
        if each["rank"] != told[each["cid"]]:
            values = ", ".join(map(str, each["tiebreakScore"]))
            yield Verdict(
                Matter.TABLE, 0, None, f"number {each['cid']} is {each['rank']}, not {told[each['cid']]}: {values}"
            )


def _ranked(tournament: Any, params: dict[str, Any]) -> Any:
    made = import_module("gacrux.tiebreak").tiebreak(tournament, tournament["currentRound"], params)
    return made.compute_tiebreaks(tournament, params)


# --- its events --------------------------------------------------------------------------------------------------


def _generated(seed: int, chance: Random, players: tuple[int, int]) -> str:
    """Return an event of its generator: everything that this can vary is drawn by chance."""
    generator = import_module("gacrux.tournamentgenerator").tournamentgenerator()
    generator.params = _params(chance, players)
    generator.statistics.set_seed(seed)
    event = generator.gen_tournament(seed)
    tournament = event["tournaments"][0]
    codes = chance.sample((*LISTS, *RATED), chance.randint(2, 5))
    params = {"tiebreak": ["PTS", *codes], "check": False, "pre_determined": False, "swiss": True, "unrated": None}
    counted = _ranked(tournament, params)
    tournament["rankOrder"] = [each["desc"] for each in counted["tiebreaks"]]
    ranks = {each["cid"]: each["rank"] for each in counted["competitors"]}
    for competitor in tournament["competitors"]:
        competitor["rank"] = ranks[competitor["cid"]]
    written = import_module("gacrux.trf2json").trf2json().output_file(event, 1, 0)
    if "001" not in written:
        raise NoAnswer("its generator wrote no report")
    return str(written)


def _params(chance: Random, least_and_most: tuple[int, int]) -> dict[str, Any]:
    players = chance.randint(*least_and_most)
    byes, halves = chance.choice(("0.0", "0.01", "0.05")), chance.choice(("0.0", "0.03", "0.08"))
    rating = [[], [], [str(chance.randint(1500, 2600)), str(chance.randint(0, 25)), str(chance.choice((0, 50, 200)))]]
    points = chance.choice(POINTS)
    return {
        "number_of_rounds": chance.randint(3, max(3, min(11, players // 2))),
        "current_round": -1,
        "players": str(players),
        "members": "1",
        "rating": chance.choice(rating),
        "statistics": [byes, halves, chance.choice(("0.0", "0.02", "0.06"))],
        "method": ["dutch"],
        "maxmeets": "0",
        "unpaired": [],
        "experimental": [],
        "verbose": 0,
        "acceleration": points is None and chance.random() < 0.25,
        "game_score": {key: _decimal(value) for key, value in points.items()} if points else None,
        "match_score": None,
    }


def _decimal(text: str) -> Any:
    return import_module("gacrux.helpers").parse_float(text)

"""The rounds that gacrux, FIDE's reference code, pairs by the rules of 2026."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import Any

from tests.support.dutch import half_points_of
from tests.support.dutch_events import Entry

TURNED = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}
"""A result as the other player sees it."""


def by_gacrux(entry: Entry) -> list[tuple[int, int]] | None:
    """Return the pairs, White first, sorted, 0 for the bye; None where there is no complete pairing."""
    from gacrux.gacruxexeptions import GacruxNoLegalPairing

    try:
        with redirect_stdout(StringIO()):
            brackets = engine_of(entry).compute_pairing(False, 0)
    except GacruxNoLegalPairing:
        return None
    return sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])


def engine_of(entry: Entry) -> Any:
    """Return gacrux with a position read, ready to pair it."""
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    report = trf2json()
    report.parse_file(report_of(entry), 0)
    options: dict[str, Any] = {"experimental": [], "verbose": 0}
    return pairing_dutch(report.get_tournament(1), len(entry["rounds"]) + 1, options)


def report_of(entry: Entry) -> str:
    """Return the position as a report that names who is missing in the round to pair."""
    lines = ["012 Random", f"152 {entry['first_colour'].upper()}", f"XXR {entry['total_rounds']}"]
    if entry["absent"]:
        lines.append("XXZ " + " ".join(map(str, entry["absent"])))
    worth = half_points_of(entry)
    if "points" in entry:
        told = {"W": worth["1"], "D": worth["="], "L": worth["0"], "A": worth["Z"], "P": worth["U"]}
        lines.append("162  " + "    ".join(f"{letter}{points / 2:4.1f}" for letter, points in told.items()))
    if "baku" in entry:
        lines += _accelerated(entry["baku"], entry["total_rounds"], worth["1"] / 2)
    last = entry["total_rounds"]
    lines += [f"260 {1:3} {last:3} {one:4} {other:4}" for one, other in entry.get("forbidden", ())]
    rounds = [_columns(each) for each in entry["rounds"]]
    for player in entry["players"]:
        number = player["no"]
        columns = [each.get(number, ("0000", "-", "Z")) for each in rounds]
        points = sum(worth[column[2]] for column in columns) / 2
        games = "".join(f"  {opponent} {colour} {result}" for opponent, colour, result in columns)
        rating = player.get("rating", 3000 - number)
        head = f"001 {number:4} m    {f'Player {number:04}':<33} {rating:4} {'':3} {'':11} {'':10}"
        lines.append(f"{head} {points:4.1f} {number:4}{games}")
    return "".join(line + "\n" for line in lines)


def _columns(round: Entry) -> dict[int, tuple[str, str, str]]:
    columns = {int(number): ("0000", "-", code) for number, code in round["absent"].items()}
    columns |= dict.fromkeys(round["byes"], ("0000", "-", "U"))
    for white, black, result in round["games"]:
        columns[white] = (f"{black:4}", "w", result)
        columns[black] = (f"{white:4}", "b", TURNED[result])
    return columns


def _accelerated(last: int, rounds: int, win: float) -> list[str]:
    """Return the virtual points of group A as records 250."""
    accelerated = -(-rounds // 2)
    full = -(-accelerated // 2)
    spans = [(win, 1, full), (win / 2, full + 1, accelerated)]
    return [
        f"250 {0:4.1f} {points:4.1f} {first:3} {end:3} {1:4} {last:4}" for points, first, end in spans if first <= end
    ]

"""Lessons on teams, cups, matches and displays, answered by the sentence of their task, and without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.systems.knockout.colours import Player, decide
from tests.support.turns_tables import Worked

# --- teams ---------------------------------------------------------------------------------------------------------


def handed_in(line: Sequence[int], boards: int, method: str, off: str = "") -> str:
    """Judge a line-up, 0 for an empty board: yes, or the article that refuses it."""
    if 2 * sum(map(bool, line)) <= boards and off != "E2e":
        return "E2e"
    if off == "E2c":
        return "yes"
    playing = [(board, player) for board, player in enumerate(line, 1) if player]
    if method == "any-place":
        return "yes" if all(player > boards or player == board for board, player in playing) else "E2c"
    in_order = [player for _, player in playing] == sorted(player for _, player in playing)
    if method == "fixed-order":
        return "yes" if in_order or off == "E2" else "E2"
    stay = off == "up" and any(player <= boards and player != board for board, player in playing)
    return "yes" if in_order and not stay else "E2c"


def score(results: str, *, a_first: bool = False, forfeits: bool = True) -> str:
    """Add a match up in half points: White first on every board, A with White on the odd ones."""
    worth = {"1": (2, 0), "0": (0, 2), "=": (1, 1), "+": (2, 0) if forfeits else (0, 0), "x": (0, 0)}
    mine = theirs = 0
    for board, result in enumerate(results, 1):
        first, second = worth[result]
        mine, theirs = (mine + first, theirs + second) if a_first or board % 2 else (mine + second, theirs + first)
    match = "2-0" if mine > theirs else "0-2" if mine < theirs else "1-1"
    return f"{_half(mine)}-{_half(theirs)} {match}"


def _half(points: int) -> str:
    return (str(points // 2) if points > 1 or not points % 2 else "") + ("½" if points % 2 else "")


def _strength(off: bool) -> str:
    rated = [2104, 2051, 0, 1930, 1875]
    counted = rated[:4] if off else [each for each in rated[:4] if each]
    return str(round(sum(counted) / len(counted)))


TEAMS: Mapping[str, Worked] = {
    "odd-boards": lambda off: "A" if off or (3 - 6) % 2 == 0 else "B",
    "colours-of-the-table": lambda off: str(max(3, 5) if off else min(3, 5)),
    "two-scores": lambda off: score("1=01", a_first=off),
    "strength": _strength,
    "forfeits-count": lambda off: score("+0x=", forfeits=not off),
    "reserve-behind": lambda off: handed_in((1, 3, 4, 6), 4, "last-boards", "up" if off else ""),
    "reserve-too-high": lambda off: handed_in((1, 5, 3, 4), 4, "last-boards", "E2c" if off else ""),
    "regulars-stay": lambda off: handed_in((1, 3, 4, 5), 4, "any-place", "E2c" if off else ""),
    "order-kept": lambda off: handed_in((1, 4, 3, 7), 4, "fixed-order", "E2" if off else ""),
    "late-team": lambda off: "0" if off else "25",
    "half-a-team": lambda off: handed_in((1, 2, 0, 0), 4, "last-boards", "E2e" if off else ""),
    "scheveningen": lambda off: f"B{(0 if off else 2) + 6 - 2 - 3}-A3",
    "control-clock": lambda off: str((0 if off else 40 // 2) + 50 - 40),
    "lost-in-rapid": lambda off: "lost" if (60 if off else 30 // 2) < 16 else str(4 // 2 + 16 - 4),
    "scheveningen-below-one": lambda off: f"A{abs(2 + 8 - 5 - 7) if off else 2 + 8 - 5 - 7 + 8}-B7",
}


# --- cups ----------------------------------------------------------------------------------------------------------


def _with_forfeits(seed: int, had: str) -> str:
    """Read a game that was not played as one with the colour that was due."""
    read = ""
    for at, colour in enumerate(had):
        due = ("W" if seed % 2 else "B") if at == 0 else ("B" if read[-1] == "W" else "W")
        read += due if colour == "-" else colour
    return read


def _forfeits(off: bool) -> str:
    histories = {4: "B-", 8: "BW"}
    read = {seed: _with_forfeits(seed, had) if off else had for seed, had in histories.items()}
    one, other = (Player(seed, had) for seed, had in read.items())
    return str(decide(one, other, 3, "W").white)


def _tree(size: int) -> list[tuple[int, int]]:
    order = [1, 2]
    while len(order) < size:
        order = [each for seed in order for each in (seed, 2 * len(order) + 1 - seed)]
    return list(zip(order[::2], order[1::2], strict=True))


def _neighbour(off: bool) -> str:
    """Return the pair whose winner meets that of 8-9; off, pairs stand in the order of the higher seeds."""
    pairs = [tuple(sorted(pair)) for pair in _tree(16)]
    pairs = sorted(pairs) if off else pairs
    one, other = pairs[pairs.index((8, 9)) ^ 1]
    return f"{one}-{other}"


CUPS: Mapping[str, Worked] = {
    "round-one": lambda off: str(12 if off else next(seed for seed in (12, 21) if seed % 2)),
    "sums": lambda off: str(8 + (0 if off else 1) - 3),
    "preliminary": lambda off: str((22 if off else 2 * 16 + 1) - 14),
    "round-two": lambda off: "5" if off else "12",
    "the-tree": _neighbour,
    "balance-first": lambda off: "3" if off else "6",
    "forfeits": _forfeits,
}


# --- matches and displays ------------------------------------------------------------------------------------------


def _sum(results: str) -> tuple[int, int]:
    """Return the half points of both."""
    mine = sum({"1": 2, "=": 1, "0": 0}[each] for each in results)
    return mine, 2 * len(results) - mine


def _written(points: tuple[int, int]) -> str:
    return f"{_half(points[0])}-{_half(points[1])}"


def _fixed_number(off: bool) -> str:
    mine, theirs = _sum("1=11")
    return "no" if off or mine <= theirs + 2 * (6 - 4) else _written((mine, theirs))


def _to_wins(off: bool) -> str:
    results = "1=0==1==0==1"
    return _written(_sum(results)) if off else f"{results.count('1')}-{results.count('0')}"


def _to_points(off: bool) -> str:
    points = _sum("1=0=11")
    return _written(points) if max(points) >= (8 if off else 9) else "no"


def _display(results: str, open_games: int) -> tuple[int, int]:
    mine, theirs = _sum(results.replace(".", ""))
    return mine + open_games * results.count("."), theirs + open_games * results.count(".")


def _late(off: bool) -> str:
    times = [4, 9, 4, 12, 9, 4, 12]
    lost = sorted({board for board in times if times.count(board) >= (2 if off else 3)})
    return " ".join(map(str, lost))


def _open_boards(off: bool) -> str:
    still = [board for board, result in enumerate("1=.01.1=.1=1", 1) if result == "."]
    return " ".join(map(str, range(1, len(still) + 1) if off else still))


MATCHES: Mapping[str, Worked] = {
    "lots": lambda off: "1" if off else "2",
    "fixed-number": _fixed_number,
    "giver-white": lambda off: "W" if off else "B",
    "running-score": lambda off: _written(_display("11=1.10=1.11", int(off))),
    "per-cent": lambda off: f"{100 * (5 if off else 5 + 2 / 2) / 8:.1f}",
    "to-wins": _to_wins,
    "third-lateness": _late,
    "to-points": _to_points,
    "lots-anew": lambda off: "2" if off else "1",
    "together": _open_boards,
    "touched-piece": lambda off: "no" if off else "yes",
    "must-win": lambda off: "2" if off else "1",
}


# --- what changed in 2026 ------------------------------------------------------------------------------------------

BY_2017: Mapping[str, bool] = {
    "absence": True,
    "order-of-boards": True,
    "forfeit-loss": True,
    "full-point": True,
    "published": False,
    "one-value": True,
    "lowest-score": False,
    "fewest-unplayed": False,
    "every-bracket": False,
    "collapsed": True,
    "scores-of-floaters": False,
    "look-ahead": False,
    "moved-down-again": True,
    "which-set": True,
}
"""The answer by the rules before: what was changed is switched off."""
NOT_CHANGED = {
    "half-point": "the answer was the same before, for another reason",
    "colours": "it asks whether anything has changed, and nothing has",
}

"""py4swiss, a pairing engine by the rules of C.04.3 that held until January 2026; it comes with the extra `dev`."""
# no words in this file: it speaks with another program

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.systems.kit.in_numbers import recorded_pairing
from paircard.data.exchange.trf.style import Edition, Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.batch.against.difference import Matter
from paircard.tui.batch.against.peers.peer import NoAnswer, NotThere, Pairs, Verdict

_NEWER = frozenset({"162", "250", "260"})
"""Records of 2026, for which it knows older ones."""
_POINTS = {"W": "W", "D": "D", "L": "L", "P": "PAB", "A": "ZPB"}


class Py4swiss:
    """It pairs the next round of a report, so that every round is asked for with a report of its own."""

    name = "py4swiss"
    rules = "2017"
    tables = False
    makes = False

    def __init__(self) -> None:
        """Look for it."""
        try:
            import_module("py4swiss.engines")
        except ImportError as error:
            raise NotThere("py4swiss is not installed: pip install py4swiss") from error

    @property
    def version(self) -> str:
        """As it is installed."""
        return version("py4swiss")

    def judged(self, report: str) -> Iterator[Verdict]:
        """Pair every round again."""
        from paircard.tui.batch.against.ours import read

        tournament = read(report)
        for paired in tournament.rounds:
            before = state_before(tournament, paired.number)
            made = recorded_pairing(before, paired)
            given = [(int(pair.white), int(pair.black)) for pair in made.pairs]
            right = _paired(before, _older(report, paired.number))
            if right != sorted(given if made.bye is None else [*given, (int(made.bye), 0)]):
                yield Verdict(Matter.PAIRING, paired.number, right)

    def made(self, seed: int, players: tuple[int, int]) -> str:
        """It makes no events."""
        raise NoAnswer(f"py4swiss generates no events: none of {players} players by seed {seed}")


def _older(report: str, number: int) -> Iterator[str]:
    """Yield what a report of 2026 says of points, acceleration and who does not meet as JaVaFo wants it for a round."""
    virtual: dict[int, list[float]] = {}
    for line in report.splitlines():
        code, *fields = line.split()
        if code == "162":
            worth = dict(zip(fields[::2], fields[1::2], strict=False))
            yield "XXS " + " ".join(f"{_POINTS[sign]}={points}" for sign, points in worth.items() if sign in _POINTS)
        elif code == "260" and int(fields[0]) <= number <= int(fields[1]):
            yield from (f"XXP {one} {other}" for one, other in combinations(fields[2:], 2))
        elif code == "250":
            first, last, low, high = map(int, fields[2:])
            for player in range(low, high + 1):
                each = virtual.setdefault(player, [0.0] * number)
                each[:] = [points + float(fields[1]) * (first <= at <= last) for at, points in enumerate(each, 1)]
    for player, points in virtual.items():
        yield f"XXA {player:4} " + " ".join(f"{each:4.1f}" for each in points)


def _paired(before: Tournament, older: Iterator[str]) -> Pairs | None:
    """Return how it pairs the next round; None where it finds no pairing."""
    written = write_trf(before, Edition.TRF16, Style(ascii=True, for_engine=True)).decode("ascii")
    kept = [line for line in written.splitlines() if line[:3] not in _NEWER and line[:2] != "BB"]
    engine, reports = import_module("py4swiss.engines"), import_module("py4swiss.trf")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "event.trf"
        file.write_text("\n".join([*older, *kept, ""]), encoding="ascii")
        try:
            pairs = engine.DutchEngine.generate_pairings(reports.TrfParser.parse(file))
        except Exception as error:  # whatever it raises is its answer
            if type(error).__name__ == "PairingError":
                return None
            raise NoAnswer(f"{type(error).__name__}: {error}") from error
    return sorted((pair.white, pair.black) for pair in pairs)

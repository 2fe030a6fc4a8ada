"""py4swiss, a pairing engine by the rules of C.04.3 that held until January 2026; it comes with the extra `dev`."""
# no words in this file: it speaks with another program

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from core.event.state_before import state_before
from core.event.tournament import Tournament
from core.systems.kit.in_numbers import recorded_pairing
from data.exchange.trf.style import Edition, Style
from data.exchange.trf.writing.file import write_trf
from tui.batch.against.difference import Matter
from tui.batch.against.peers.peer import NoAnswer, NotThere, Pairs, Verdict


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
        from tui.batch.against.ours import read

        tournament = read(report)
        for paired in tournament.rounds:
            before = state_before(tournament, paired.number)
            made = recorded_pairing(before, paired)
            given = [(int(pair.white), int(pair.black)) for pair in made.pairs]
            right = _paired(before)
            if right != sorted(given if made.bye is None else [*given, (int(made.bye), 0)]):
                yield Verdict(Matter.PAIRING, paired.number, right)

    def made(self, seed: int, players: tuple[int, int]) -> str:
        """It makes no events."""
        raise NoAnswer(f"py4swiss generates no events: none of {players} players by seed {seed}")


def _paired(before: Tournament) -> Pairs | None:
    """Return how it pairs the next round; None where it finds no pairing."""
    engine, reports = import_module("py4swiss.engines"), import_module("py4swiss.trf")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "event.trf"
        file.write_bytes(write_trf(before, Edition.TRF16, Style(ascii=True, for_engine=True)))
        try:
            pairs = engine.DutchEngine.generate_pairings(reports.TrfParser.parse(file))
        except Exception as error:  # whatever it raises is its answer
            if type(error).__name__ == "PairingError":
                return None
            raise NoAnswer(f"{type(error).__name__}: {error}") from error
    return sorted((pair.white, pair.black) for pair in pairs)

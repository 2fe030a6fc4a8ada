"""bbpPairings, a pairing engine in C++; its binary is on no package registry, so that its path is told."""
# no words in this file: it speaks with another program

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from paircard.tui.batch.against.difference import Matter
from paircard.tui.batch.against.peers.peer import FAR, TRIES, NoAnswer, NotThere, Pairs, Verdict

SECONDS = 60
_ROUND = re.compile(r": Round #(\d+)")
_PAIR = re.compile(r"\s*(\d+)\s+-\s+(\d+)\s+\d+\s+-\s+\d+\s*")
_NONE = re.compile(r"No valid pairing exists for round (\d+)")
_SYSTEM = re.compile(r"^192 FIDE_DUTCH_2026", re.MULTILINE)
_ABSENT = re.compile(r"(?<=\d)    A 0\.0")
_VERSION = re.compile(r"BBP Pairings[^\n]*")


class Bbp:
    """A binary, asked once an event."""

    name = "bbpPairings"
    rules = "2026"
    tables = False
    makes = True

    def __init__(self, binary: Path | None) -> None:
        """Look for it."""
        if binary is None or not binary.is_file():
            where = f" at {binary}" if binary else ""
            raise NotThere(
                f"bbpPairings is not there{where}: build it, or fetch a release, and name it with --engine PATH"
            )
        self._binary = str(binary.resolve())

    @property
    def version(self) -> str:
        """As it tells it."""
        told = _VERSION.search(self._asked("-r").stdout)
        return told.group().strip() if told else "unknown"

    def judged(self, report: str) -> Iterator[Verdict]:
        """Let it pair every round again."""
        with TemporaryDirectory() as folder:
            file = Path(folder) / "event.trf"
            file.write_text(_known(report), encoding="utf-8", newline="")
            said = self._asked("--dutch", str(file), "-c")
        if said.returncode:
            raise NoAnswer(f"it refuses the report: {said.stderr.strip()}")
        yield from _differing(said.stdout)

    def made(self, seed: int, players: tuple[int, int]) -> str:
        """Let it generate an event: everything that this can vary is drawn from the seed."""
        chance, why = Random(f"an event of bbpPairings {seed}"), ""
        for again in range(TRIES):
            with TemporaryDirectory() as folder:
                file, wishes = Path(folder) / "event.trf", Path(folder) / "wishes"
                wishes.write_text(_wishes(chance, players), encoding="ascii")
                said = self._asked("--dutch", "-g", str(wishes), "-o", str(file), "-s", str(seed + again * FAR))
                if not said.returncode and file.exists():
                    return file.read_text(encoding="utf-8")
                why = said.stderr.strip()
        raise NoAnswer(f"it made no event: {why}")

    def _asked(self, *words: str) -> subprocess.CompletedProcess[str]:
        try:
            return subprocess.run(
                [self._binary, *words], capture_output=True, text=True, encoding="utf-8", timeout=SECONDS, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NoAnswer(f"it could not be run: {error}") from error


def _known(report: str) -> str:
    """Return a report as it reads it: the rules of 2026 without their year, nothing of absences that give nothing."""
    return _ABSENT.sub("", _SYSTEM.sub("192 FIDE_DUTCH", report))


def _differing(said: str) -> Iterator[Verdict]:
    """Yield what it pairs otherwise: it lists those pairs, its own and those of the report, and no others."""
    number, pairs = 0, list[tuple[int, int]]()
    for line in (*said.splitlines(), ": Round #0"):
        if (begun := _ROUND.search(line)) is not None:
            if pairs:
                yield Verdict(Matter.PAIRING, number, _sorted(pairs))
            number, pairs = int(begun[1]), []
        elif (none := _NONE.search(line)) is not None:
            yield Verdict(Matter.PAIRING, int(none[1]), None)
        elif (pair := _PAIR.fullmatch(line)) is not None:
            pairs.append((int(pair[1]), int(pair[2])))


def _sorted(pairs: Pairs) -> Pairs:
    return sorted(pairs)


def _wishes(chance: Random, least_and_most: tuple[int, int]) -> str:
    """Return what its generator is to vary, in the form of its configuration."""
    players = chance.randint(*least_and_most)
    lowest = chance.randint(1400, 2200)
    told: dict[str, object] = {
        "PlayersNumber": players,
        "RoundsNumber": chance.randint(3, max(3, min(12, players // 2))),
        "DrawPercentage": chance.randint(10, 60),
        "ForfeitRate": chance.choice((0, 20, 60, 200)),
        "RetiredRate": chance.choice((0, 50, 100, 400)),
        "HalfPointByeRate": chance.choice((0, 30, 100, 400)),
        "HighestRating": min(2800, lowest + chance.randint(50, 900)),
        "LowestRating": lowest,
    }
    if chance.random() < 0.15:
        told |= {"PointsForWin": "3.0", "PointsForDraw": "1.0"}
    if chance.random() < 0.15:
        told["PointsForPAB"] = told.get("PointsForDraw", "0.5")
    return "".join(f"{key}={value}\n" for key, value in told.items() if value != 0)

"""Cases of norms and ratings held against the program, one a line of a file.

Run from the checkout: `python -m tests.support.norm_cases FILE.jsonl`. Prints what differs, then `N of M as expected`;
ends with 1 if anything differs. A line that cannot be read, or of an unknown kind, is one that is not as expected.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from paircard.core.event.entrant import Sex, Title
from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import Format
from paircard.core.norms.application import NormWon, lacking
from paircard.core.norms.foretold import State, outlook
from paircard.core.norms.games import Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.needs import Field
from paircard.core.norms.norm import NORMS, Norm
from paircard.core.norms.swiss_exemption import Attending, foreigners
from paircard.core.norms.verdict import Verdict, judge
from tests.support.rating_cases import ANSWERS

Case = Mapping[str, Any]
Judge = Callable[[Case], object]
"""Gives the answer of the program in the shape of `expect`, or raises."""

_PLAYED = {"1": 2, "W": 2, "=": 1, "D": 1, "0": 0, "L": 0}
_ENDED = {"+": Ended.WON_UNPLAYED, "-": Ended.LOST_UNPLAYED, "PAB": Ended.PAIRING_BYE}
_FORMATS = {"ko": Format.KNOCKOUT, "rr": Format.ROUND_ROBIN, "drr": Format.DOUBLE_ROUND_ROBIN}
_OCCASIONS = {
    "subzonal": Occasion.ZONAL,
    "sub-zonal": Occasion.ZONAL,
    "women-world-cup": Occasion.WORLD_CUP,
    "womens-world-cup": Occasion.WORLD_CUP,
}
_PRESENT = frozenset("p+buPBU")
"""Present, or with a point that needed nobody else (N27)."""


def met_of(game: Case) -> Met:
    """Return a round of a case."""
    result, opponent = str(game["res"]), None
    if game.get("opp"):
        opponent = opponent_of(game)
    if result in _PLAYED:
        return Met(int(game["r"]), Ended.PLAYED, _PLAYED[result], opponent)
    return Met(int(game["r"]), _ENDED.get(result, Ended.NO_GAME), 0, opponent)


def opponent_of(game: Case) -> Opponent:
    """Return who sat opposite; who is named alike in two rounds is the same."""
    identity = crc32(str(game["opp"]).encode())
    title, rating = Title(game.get("title") or ""), int(game.get("rtg") or 0)
    return Opponent(identity, str(game["opp"]), game.get("fed") or "", title, rating, bool(game.get("zero")))


def event_of(event: Case) -> NormEvent:
    """Return the event of a case; a system that is not known is another format than those of 1.4.2e."""
    system, kind = str(event.get("system", "swiss")), str(event.get("kind", "")).replace("_", "-")
    known = {each.value: each for each in Format}
    occasions = {each.value: each for each in Occasion}
    if kind.startswith(("world-", "continental-")) and kind.endswith(("team", "teams", "club", "clubs")):
        occasion = Occasion.WORLD_TEAM
    else:
        occasion = _OCCASIONS.get(kind) or occasions.get(kind, Occasion.ORDINARY)
    return NormEvent(
        _FORMATS.get(system) or known.get(system, Format.OTHER),
        int(event.get("rounds", 0)),
        occasion,
        str(event.get("reg_fed", "")),
        bool(event.get("approved")),
        int(event.get("players", 0)),
        bool(event.get("swiss_exempt")),
    )


def candidate_of(player: Case) -> Candidate:
    """Return whose norm it is."""
    return Candidate(str(player.get("fed", "")), Sex(player.get("sex") or ""))


def _norm(case: Case) -> object:
    rounds = tuple(map(met_of, case["games"]))
    norm = NORMS[Title(case["norm"])]
    return _told(judge(norm, candidate_of(case["player"]), rounds, event_of(case["event"])))


def _told(verdict: Verdict) -> Mapping[str, object]:
    answer: dict[str, object] = {"norm": verdict.made, "fail": sorted(verdict.failing)}
    if choice := verdict.choice:
        answer |= {
            "credited": choice.worth,
            "rounds_used": [met.round for met in choice.games],
            "ways": sorted(choice.ways),
            "normal_foreigners": choice.normal_foreigners,
        }
    if measured := verdict.measured:
        answer |= {
            "games": measured.games,
            "score": measured.half_points / 2,
            "Ra": measured.mean,
            "p": measured.percentage,
            "dp": measured.difference,
            "Rp": measured.performance,
            "raised": measured.raised is not None,
        }
    return answer


def _need_last(case: Case) -> object:
    rounds = tuple(map(met_of, case["games"]))
    coming = case["next"]
    still = Met(int(coming["r"]), Ended.OPEN, 0, opponent_of(coming))
    norm, candidate = NORMS[Title(case["norm"])], candidate_of(case["player"])
    least = needed_from(norm, candidate, (*rounds, still), event_of(case["event"]))
    return None if least is None else "0=1"[least]


def needed_from(norm: Norm, candidate: Candidate, rounds: Sequence[Met], event: NormEvent) -> int | None:
    """Return the half points that the open games must give, however they are spread; None where none are enough."""
    seen = outlook(norm, candidate, rounds, event, 0, Field())
    if seen.state is State.MADE:
        return 0
    return seen.needs[0].half_points if seen.needs else None


def _swiss_exempt(case: Case) -> object:
    players = [
        Attending(
            str(each.get("fed", "")),
            Title(each.get("title") or ""),
            int(each.get("rtg") or 0),
            tuple(sign in _PRESENT for sign in each["att"]),
        )
        for each in case["players"]
    ]
    told = foreigners(str(case["host"]), int(case["rounds"]), players)
    return [told.enough, [told.rated, told.federations, told.titled]]


def _application(case: Case) -> object:
    norms = [
        NormWon(
            int(each["credited"]),
            bool(each["normal_foreigners"]),
            str(each["end"]),
            bool(each["list156"]),
            bool(each["one_a_day"]),
            bool(each.get("by_141c")),
        )
        for each in case["norms"]
    ]
    return sorted(lacking(NORMS[Title(case["title"])], norms, int(case["rating"])))


JUDGES: Mapping[str, Judge] = {
    **ANSWERS,
    "norm": _norm,
    "need_last": _need_last,
    "swiss_exempt": _swiss_exempt,
    "application": _application,
}
"""By the kind of a case."""


def as_expected(answer: object, expected: object) -> bool:
    """Return whether an answer has all that is expected; articles and ways in any order, and further figures may be."""
    if isinstance(expected, Mapping):
        return isinstance(answer, Mapping) and all(
            key in answer and as_expected(answer[key], value) for key, value in expected.items()
        )
    if isinstance(expected, list) and all(isinstance(each, str) for each in expected):
        return isinstance(answer, list) and sorted(map(str, answer)) == sorted(expected)
    return answer == expected


def judged(lines: Iterator[str]) -> Iterator[tuple[bool, str]]:
    """Yield of every line that has a case whether it is as expected, and what is to be said where it is not."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _judged(number, line)


def _judged(number: int, line: str) -> tuple[bool, str]:
    called = f"line {number}"
    try:
        case = json.loads(line)
        called = str(case.get("id", called))
        expected = case["expect"]
        answer = JUDGES[case["kind"]](case)
    except Exception as error:  # a wrong answer of whatever kind: the rest of the file is judged all the same
        return False, f"{called}: {type(error).__name__}: {error}"
    return as_expected(answer, expected), f"{called}: {answer} in place of {expected}"


def main() -> int:
    """Judge a file."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    told = list(judged(iter(asked.parse_args().file.read_text(encoding="utf-8").splitlines())))
    for right, what in told:
        if not right:
            sys.stdout.write(f"{what}\n")
    good = sum(right for right, _ in told)
    sys.stdout.write(f"{good} of {len(told)} as expected\n")
    return int(good < len(told))


if __name__ == "__main__":
    sys.exit(main())

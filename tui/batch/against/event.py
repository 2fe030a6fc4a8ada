"""One event of the large test, made by one of the two programs and judged by the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.tournament import Tournament
from paircard.data.platform.leaving import at_most
from paircard.tui.batch.against import ours
from paircard.tui.batch.against.difference import Difference, Matter, Outcome, Way
from paircard.tui.batch.against.peers.peer import NoAnswer, Peer, Verdict

PATIENCE = 120
"""Seconds after which an event has no answer."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An event with its report, which is filed where anything differs."""

    outcome: Outcome
    report: str = ""


class TooLong(Exception):
    """An event took longer than anybody waits."""


def judge(peer: Peer, way: Way, seed: int, players: tuple[int, int]) -> Judged:
    """Make the event of a seed one way, let the other judge it, and return what they differ about."""
    report = ""
    try:
        with at_most(PATIENCE, TooLong):
            played = ours.made(seed, players) if way is Way.OURS else None
            report = ours.report_of(played) if played else peer.made(seed, players)
            tournament = played.tournament if played else ours.read(report)
            found = tuple(_ours(peer, report) if played else ours.judged(tournament, report))
    except (NoAnswer, TooLong) as why:
        return Judged(Outcome(way, seed, differences=(Difference(Matter.NO_ANSWER, theirs=str(why)),)), report)
    except Exception as fault:  # whoever fails, thousands of events do not wait for it: it is filed and looked at
        what = f"{type(fault).__name__}: {fault}"
        return Judged(Outcome(way, seed, differences=(Difference(Matter.NO_ANSWER, ours=what),)), report)
    size = len(tournament.registrations), len(tournament.rounds)
    return Judged(Outcome(way, seed, *size, ours.traits(tournament, report), found), report)


def _ours(peer: Peer, report: str) -> Iterator[Difference]:
    """Yield what another program holds against an event made here."""
    verdicts = tuple(peer.judged(report))
    yield from (_differs(ours.read(report), each) for each in verdicts)


def _differs(told: Tournament, verdict: Verdict) -> Difference:
    if verdict.matter is Matter.PAIRING:
        return ours.against(told, verdict.round, verdict.pairs)
    return Difference(verdict.matter, verdict.round, theirs=verdict.told)

"""The law of a schedule posted beforehand: no pairing rests on a result.

Results come in any order, and a correction changes a result and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.event.facts import Fact, RoundUnpaired
from core.event.ids import PlayerId
from core.event.round import Round
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.said import said
from core.values.text import clean


def forbids(before: Tournament, white: PlayerId, black: PlayerId) -> Refusal | None:  # noqa: ARG001
    """Forbid nothing: the table makes the pairs."""
    return None


def breaches(before: Tournament, pairs: Iterable[tuple[PlayerId, PlayerId]], bye: PlayerId | None) -> list[Refusal]:  # noqa: ARG001
    """Return nothing: the table makes the pairs."""
    return []


def without_legal_pairing(before: Tournament) -> bool:  # noqa: ARG001
    """Return that the table always has one."""
    return False


def kept() -> str:
    """Say nothing: no round is paired by hand."""
    return ""


def on_paper(tournament: Tournament) -> str:  # noqa: ARG001
    """Say nothing: the table is printed."""
    return ""


def may_write(tournament: Tournament, number: int) -> Refusal | None:  # noqa: ARG001
    """Let any result be written at any time."""
    return None


def reason_to_correct() -> str:
    """Return that a correction needs no reason."""
    return ""


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the whole schedule back, as long as nobody has played."""
    if not tournament.rounds:
        raise Refusal(said("No schedule is posted yet."))
    if any(round_.begun for round_ in tournament.rounds):
        raise Refusal(said("Results are in: the schedule is not taken back any more. Undo takes back step by step."))
    return RoundUnpaired(1, clean(reason))


def arbiter_decides(tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:  # noqa: ARG001
    """Return that there is nothing to decide."""
    return False

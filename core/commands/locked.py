"""What FIDE mode forbids once something has begun (level 5 of the warnings), found for commands and for the table."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.board import Board
from paircard.core.event.result import Result
from paircard.core.event.rounds_played import closed_up_to, may_be_closed, newest
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.books_2026 import handling
from paircard.core.values.errors import ForbiddenInFideMode
from paircard.core.values.said import Words, said, said_n
from paircard.core.values.warned import Doubt


def need_unlocked(tournament: Tournament, doubt: Doubt | None) -> None:
    """Refuse what FIDE mode forbids, while the event is in it."""
    if (wrong := locked(tournament, doubt)) is not None:
        raise wrong


def locked(tournament: Tournament, doubt: Doubt | None) -> ForbiddenInFideMode | None:
    """Return what is refused for a doubt while the event is in FIDE mode; None where nothing is."""
    if doubt is None or not system_of(tournament).in_fide_mode(tournament):
        return None
    return ForbiddenInFideMode(doubt.what, doubt.article)


def locked_regulations(tournament: Tournament) -> Mapping[str, Words]:
    """Return which regulations cannot change in FIDE mode as things stand, each with the reason in few words."""
    if not system_of(tournament).in_fide_mode(tournament):
        return {}
    held_by_name: dict[str, Words] = {"fide": said("locked: F on Entrants leaves it")}
    if tournament.rounds:
        announced_before = said("locked: announced before round 1")
        held_by_name |= dict.fromkeys(system_of(tournament).fixed_by_round_1, announced_before)
    return held_by_name


def held(tournament: Tournament) -> bool:
    """Whether an event is in FIDE mode or has left it: what the mode forbids is asked about for ever after."""
    return system_of(tournament).in_fide_mode(tournament) or tournament.facts.fide_mode_left is not None


def who_does_not_meet(tournament: Tournament, command: object = None) -> Doubt | None:  # noqa: ARG001
    """Return that lists of who does not meet are announced before round 1 (C.04.2 1.5)."""
    if not tournament.rounds or not held(tournament):
        return None
    what = said("Who does not meet is announced before round 1 is paired.")
    return Doubt(said("Who does not meet"), what, handling("1.5"))


def closed_round(tournament: Tournament, number: int, at: Board | None = None) -> Doubt | None:
    """Return that a round is older than the last two played, and the game not one that was adjourned (C.04.2 4.3)."""
    rounds = tournament.rounds
    if not may_be_closed(rounds, number) or not held(tournament) or number > closed_up_to(rounds):
        return None
    if at is not None and at.result in (None, Result.ADJOURNED):
        return None
    return Doubt(_correction(number), _closed(closed_up_to(rounds)), system_of(tournament).article("correction"))


def _closed(last: int) -> Words:
    return said_n(
        "Round {count} is closed, an adjourned game excepted: the last two rounds played and what is paired are open.",
        "Rounds 1 to {count} are closed, adjourned games excepted: the last two played and what is paired are open.",
        last,
    )


def earlier_round(tournament: Tournament, number: int, at: Board) -> Doubt | None:
    """Return that a later round rests on a result that is there, or was paired after it (C.04.2 4.3)."""
    if not held(tournament) or number >= newest(tournament.rounds, posted=system_of(tournament).posted):
        return None
    if at.result in (None, Result.ADJOURNED) or closed_round(tournament, number):
        return None
    what = said(
        "Round {next} was paired or played since: {game} of round {round} would be corrected behind it.",
        next=number + 1,
        round=number,
        game=f"{tournament.label(at.white)} {at.text} {tournament.label(at.black)}",
    )
    told = said("Every report tells it for itself (###).")
    return Doubt(
        _correction(number), what, system_of(tournament).article("correction"), (told,), go_on=said("correct it")
    )


def _correction(number: int) -> Words:
    return said("A correction of round {round}", round=number)

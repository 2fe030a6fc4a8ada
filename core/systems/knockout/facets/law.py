"""The tree makes the pairs; a round that is made stands as it was made."""

from __future__ import annotations

from core.event.facts import Fact, RoundUnpaired
from core.event.tournament import Tournament
from core.systems.kit.posted import arbiter_decides, breaches, forbids, kept, without_legal_pairing
from core.systems.knockout.colours import AT_HOME, COLOURS
from core.systems.knockout.options import options_of
from core.systems.knockout.skeleton import SEEDING
from core.values.errors import Refusal
from core.values.language import mark, tr
from core.values.said import said
from core.values.text import clean

__all__ = [
    "arbiter_decides",
    "breaches",
    "first_colour_fixed",
    "forbids",
    "kept",
    "may_write",
    "on_paper",
    "opened",
    "reason_to_correct",
    "taken_back",
    "without_legal_pairing",
]


def on_paper(tournament: Tournament) -> str:
    """Say how to go on without the program."""
    said_ = mark("Round {round}: winners of neighbouring matches of the tree meet (B.VI D1).")
    return tr(said_, round=tournament.next_round)


def may_write(tournament: Tournament, number: int) -> Refusal | None:
    """Let results of the last round be written; a change in an earlier one is a correction."""
    last = len(tournament.rounds)
    if number >= last:
        return None
    told = said(
        "Round {last} is already paired: a change in round {round} is a correction and needs a reason.",
        last=last,
        round=number,
    )
    return Refusal(told, SEEDING)


def reason_to_correct() -> str:
    """Return the article of the tree: who goes on may rest on a correction."""
    return SEEDING


def first_colour_fixed(tournament: Tournament) -> Refusal | None:
    """Return that lots are drawn for every match where it has several games, or that round 1 is made."""
    if options_of(tournament).home:
        return Refusal(said("The home team has White on the odd boards: no colour is drawn."), AT_HOME)
    if not options_of(tournament).odd:
        return Refusal(said("A match of several games draws its colours by lots, round by round."), COLOURS)
    if tournament.rounds:
        return Refusal(said("Round 1 is paired: the first colour is fixed."), COLOURS)
    return None


def taken_back(tournament: Tournament, reason: str) -> RoundUnpaired:
    """Take the last round back while nobody has played in it."""
    current = tournament.current
    if current is None:
        raise Refusal(said("No round is paired yet."))
    if current.begun or current.decisions:
        raise Refusal(said("Results of round {round} are in: undo takes back step by step.", round=current.number))
    return RoundUnpaired(current.number, clean(reason))


def opened(tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:  # noqa: ARG001
    """Let a round stand as it was made."""
    raise Refusal(
        said(
            "Who plays in a round of a cup stays in it. While nobody has played there t takes it back, then p pairs it."
        )
    )

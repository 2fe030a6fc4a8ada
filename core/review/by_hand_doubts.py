"""What speaks against a pairing by hand: it is not that of the program, or two have the colours turned against both."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands import PairByHand, RecordFromPaper
from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import Kind
from paircard.core.event.incidents_told import line_told
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.books_2026 import basic
from paircard.core.values.errors import Refusal
from paircard.core.values.language import listed
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n
from paircard.core.values.warned import Doubt

ByHand = PairByHand | RecordFromPaper
FEW = 20
"""So many words of a line stand in a sentence; the comparison before it has all pairs."""


def not_as_the_program(tournament: Tournament, command: ByHand) -> Doubt | None:
    """Return that the program would pair otherwise, what differs, and how the report tells it."""
    made = _made(tournament, command)
    if made is None:
        return None
    before, after = made
    number = before.next_round
    told = next((each for each in after.facts.incidents if (each.kind, each.at) == (Kind.MPA, number)), None)
    if told is None:
        return None
    what = said("Round {round} by hand is not as the program pairs it.", round=number)
    line = line_told(after, told)
    comes = said("The report will tell it: {line}", line=f"### {line}")
    if len(line.split()) > FEW:
        short = f"### {Kind.MPA} @ Round {number}"  # no words: a comment of a report
        comes = said("The report will tell it in a line of its own: {line}", line=short)
    done = said("Round {round} is paired by hand.", round=number)
    return Doubt(said("Pair by hand"), what, "", (*_of_the_bye(before, after.rounds[-1]), comes), done=done)


def _of_the_bye(before: Tournament, made: Round) -> Iterator[Words]:
    """Yield that the bye goes to somebody though others, who may have it, have fewer points."""
    law, scores = system_of(before).law, before.cards
    if made.bye is None:
        return
    fewer = [
        before.label(id_)
        for id_ in before.to_pair
        if scores[id_].score < scores[made.bye].score and not law.breaches(before, (), id_)
    ]
    if fewer:
        yield said_n(
            "The bye goes to {player} with {points}; {count} who may have it has less: {others}.",
            "The bye goes to {player} with {points}; {count} who may have it have less, among them {others}.",
            len(fewer),
            player=before.label(made.bye),
            points=format_points(scores[made.bye].score),
            others=fewer[-1],
        )


def colours_against_both(tournament: Tournament, command: ByHand) -> Doubt | None:
    """Return on which boards both have the colour that the other one is due (C.04.1 8)."""
    made = _made(tournament, command)
    if made is None:
        return None
    before, after = made
    turned = [pair for pair in after.rounds[-1].pairs if against_both(before, *pair)]
    if not turned:
        return None
    pairs = listed([f"{before.numbers[white]}-{before.numbers[black]}" for white, black in turned])
    what = said("Both have the colour that the other one is due: {pairs}.", pairs=pairs)
    return Doubt(said("Pair by hand"), what, basic("8"))


def against_both(before: Tournament, white: ContestantId, black: ContestantId) -> bool:
    """Whether turning the colours of two would give both the one they are due."""
    preference = system_of(before).preference
    return preference(before, white).colour == "B" and preference(before, black).colour == "W"


def _made(tournament: Tournament, command: ByHand) -> tuple[Tournament, Tournament] | None:
    """Return the event before and after a pairing by hand; None where it cannot be, or is held against nothing.

    What is typed with it stays out: results change nothing of the pairing.
    """
    if not system_of(tournament).integrity_told:
        return None
    try:
        events = command.decide(tournament)
    except Refusal:
        return None
    at = next(at for at, event in enumerate(events) if isinstance(event, RoundPaired))
    before = tournament.imagine(*events[:at])
    return before, before.imagine(events[at])

"""For every row of the table of warnings an event, and a command that is warned of by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from paircard.core.commands import (
    AfterLeaving,
    AnnounceAbsence,
    ChangeRegulations,
    Command,
    CorrectResult,
    CreateTournament,
    EnterResult,
    ForbidPairs,
    LeaveFideMode,
    PairByHand,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.data.storage.event_file import EventFile

RATED = Regulations(5, "dutch-2026", tie_breaks=("BH@c07-2026",), options=DutchOptions(fide="on"))
OTHER_TIE_BREAKS = replace(RATED, tie_breaks=("SB@c07-2026",))
FORBIDDEN = ForbidPairs((ContestantId(1), ContestantId(2)))
ADJOURNED = (EnterResult(1, 1, Result.ADJOURNED),)
DRAWN = tuple(EnterResult(2, board, Result.DRAW) for board in range(1, 5))


def rated(path: Path, *commands: Command, rounds: int = 1) -> EventFile:
    """Make an event of eight players in FIDE mode, some rounds of it played and the next one not paired."""
    entrants = tuple(Entrant.of(f"P{n}", rating=2500 - 50 * n) for n in range(8))
    event = EventFile.create(
        path,
        CreateTournament(Details("Rated"), RATED),
        RegisterEntrants(entrants),
        SetFirstColour("W"),
        arbiter="Anna",
    )
    for number in range(1, rounds + 1):
        results = (EnterResult(number, board, Result.WHITE) for board in range(1, 5))
        event.execute(PairRound(), *results, arbiter="Anna")
    if commands:
        event.execute(*commands, arbiter="Anna")
    return event


def of_four(path: Path) -> EventFile:
    """Make an event of five rounds in which four players are entered, and nothing is paired."""
    entrants = tuple(Entrant.of(f"P{n}", rating=2500 - 50 * n) for n in range(4))
    first = (CreateTournament(Details("Rated"), RATED), RegisterEntrants(entrants), SetFirstColour("W"))
    return EventFile.create(path, *first, arbiter="Anna")


def exchanged(event: EventFile) -> PairByHand:
    """Return the next round paired by hand, the Black players of two boards exchanged."""
    pairs = [(each.white, each.black) for each in event.tournament.proposal.pairs]
    return PairByHand((*black_exchanged(pairs[:2]), *pairs[2:]), None, "they asked for it")


def colours_turned(event: EventFile) -> PairByHand:
    """Return it so that somebody who had White has it again, against somebody who had Black."""
    pairs = event.tournament.rounds[0].pairs
    return PairByHand((*black_exchanged(pairs[:2]), *black_exchanged(pairs[2:])), None, "they sat down so")


def black_exchanged(
    pairs: Sequence[tuple[ContestantId, ContestantId]],
) -> Iterator[tuple[ContestantId, ContestantId]]:
    """Yield two pairs whose Black players have changed places."""
    (one, second), (third, last) = pairs
    yield from ((one, last), (third, second))


def with_event(event: EventFile, command: Callable[[EventFile], Command]) -> tuple[EventFile, Command]:
    """Return an event with a command that depends on how it stands."""
    return event, command(event)


Example = Callable[[Path], tuple[EventFile, Command]]
EXAMPLES: Mapping[str, Example] = {
    "Q43 LeaveFideMode": lambda path: (rated(path), LeaveFideMode()),
    "Q43 AfterLeaving": lambda path: (rated(path), AfterLeaving(FORBIDDEN)),
    "Q62 PairRound": lambda path: (of_four(path), PairRound()),
    "Q57 ChangeRegulations": lambda path: (rated(path), ChangeRegulations(replace(RATED, rounds=6))),
    "Q201 ChangeRegulations": lambda path: (
        rated(path),
        ChangeRegulations(replace(RATED, tie_breaks=("SB@c07-2026",))),
    ),
    "Q189 CorrectResult": lambda path: (rated(path, rounds=3), CorrectResult(1, 1, Result.DRAW, "slip")),
    "Q190 CorrectResult": lambda path: (rated(path, rounds=2), CorrectResult(1, 1, Result.DRAW, "slip")),
    "Q67 PairByHand": lambda path: with_event(rated(path), colours_turned),
    "Q69 PairByHand": lambda path: with_event(rated(path), exchanged),
    "Q178 AnnounceAbsence": lambda path: (rated(path), AnnounceAbsence(ContestantId(1), 2, full_point=True)),
    " EnterResult": lambda path: (rated(path), EnterResult(1, 1, Result.DRAW)),
    "Q163 EnterResult": lambda path: (rated(path, *ADJOURNED, PairRound()), EnterResult(1, 1, Result.BLACK)),
    "Q168 PairRound": lambda path: (rated(path, *ADJOURNED, PairRound(), *DRAWN), PairRound()),
    "Q196 ForbidPairs": lambda path: (rated(path), FORBIDDEN),
}
"""By the question of the row and the first of its commands."""

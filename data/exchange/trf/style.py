"""For whom a report is written: a federation reads all of UTF-8, other programs do not always."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum

from paircard.core.event.regulations import Details
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr, trn
from paircard.core.values.latin import latin


class Edition(StrEnum):
    """Editions of the format that are written; the value is what people type."""

    TRF16 = "trf16"
    TRF26 = "trf26"


@dataclass(frozen=True, slots=True)
class Style:
    """How a report is written."""

    ascii: bool = False
    """Names and texts in ASCII, for programs that count bytes."""
    for_engine: bool = False
    """As pairing programs read it (bbpPairings 6): no game without a result, no system, nothing of other programs."""
    comments: bool = True
    """Whether comments (`###`) go out: nobody knows whether the server that rates events takes any."""
    running: bool = False
    """The file of the running event, whatever is adjourned: it says in its head that it is no final report (Q169)."""

    @property
    def pairs_on(self) -> bool:
        """Whether somebody pairs by it, and so needs the results that count here, not those for rating alone."""
        return self.for_engine or self.running

    @property
    def spell(self) -> Callable[[str], str]:
        """How a text is written."""
        return latin if self.ascii else str

    def spelled(self, details: Details) -> Details:
        """Return the details of an event as they are written."""
        return replace(
            details,
            name=self.spell(details.name),
            place=self.spell(details.place),
            start=self.spell(details.start),
            end=self.spell(details.end),
            chief_arbiter=self.spell(details.chief_arbiter),
            deputies=tuple(map(self.spell, details.deputies)),
            time_control=self.spell(details.time_control),
        )

    def event(self, tournament: Tournament) -> Tournament:
        """Return the event that is written: an engine takes no open game."""
        return for_engine(tournament) if self.for_engine else tournament


STANDARD = Style()


def for_engine(tournament: Tournament) -> Tournament:
    """Return the event without an open game: one adjourned is drawn (F9), and it ends before the round that waits."""
    state = tournament
    for round_ in tournament.rounds:
        drawn = (board for board in round_.boards if board.result is Result.ADJOURNED)
        state = state.imagine(*(ResultEntered(round_.number, each.match, Result.DRAW, each.game) for each in drawn))
    return state.imagine(RoundUnpaired(settled_up_to(state) + 1)) if state.missing else state


def told_for_engine(tournament: Tournament) -> Iterator[str]:
    """Yield what is written otherwise than it is."""
    played, left_out = tournament.rounds[: settled_up_to(tournament)], tournament.rounds[settled_up_to(tournament) :]
    if adjourned := sum(board.result is Result.ADJOURNED for round_ in played for board in round_.boards):
        drawn = trn(
            "{count} adjourned game is written as a draw, as it counts for pairing.",
            "{count} adjourned games are written as draws, as they count for pairing.",
            adjourned,
        )
        yield system_of(tournament).citing(drawn, "adjourned")
    if len(left_out) > 1:
        yield tr(
            "Rounds {first} to {last} are left out: boards of round {first} have no result yet.",
            first=left_out[0].number,
            last=left_out[-1].number,
        )
    elif left_out:
        yield trn(
            "Round {round} is left out: {count} board has no result yet.",
            "Round {round} is left out: {count} boards have no result yet.",
            len(left_out[0].missing),
            round=left_out[0].number,
        )
    if tournament.facts.kept_records:
        yield tr("Left out: the pairing system, and the records of other programs.")

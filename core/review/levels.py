"""The table of warnings: which command is warned of at which level, wherever it is given.

Screens, line mode and scripts ask by this table and by nothing else, so that one command is warned of alike everywhere.
A row says what may be wrong with commands of some kinds, and how loud that is; what it is about in the event at hand
is found by a pure function. Whatever is forbidden in FIDE mode the command itself refuses; its row asks once the mode
was left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from paircard.core.commands import (
    AfterLeaving,
    AllowPairs,
    AnnounceAbsence,
    ChangeRegulations,
    ClearResult,
    Command,
    CorrectResult,
    EnterResult,
    ForbidPairs,
    LeaveFideMode,
    PairByHand,
    PairRound,
    RecordFromPaper,
    SettleResult,
    Several,
)
from paircard.core.commands.leaving_fide_mode import with_reason
from paircard.core.commands.locked import who_does_not_meet
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.adjourned_games import ends_late, over_older
from paircard.core.review.already_there import already_there
from paircard.core.review.branch import TRIED
from paircard.core.review.by_hand_doubts import colours_against_both, not_as_the_program
from paircard.core.review.corrections_warned import CORRECTIONS, behind_a_later_round, closed
from paircard.core.review.full_point_bye import deprecated_bye
from paircard.core.review.leaving_fide_mode import leaving, leaving_for
from paircard.core.review.regulations_warned import fixed, other_tie_breaks
from paircard.core.review.too_many_rounds import too_many_rounds
from paircard.core.values.frozen import dataclass
from paircard.core.values.warned import Doubt, Level, Warned

Finds = Callable[[Tournament, Any], Doubt | None]  # no words: a type


@dataclass(frozen=True, slots=True)
class Row:
    """One thing of which commands are warned."""

    question: str
    """The question of acceptance that asks for it, such as `Q43`; empty where none does."""
    level: Level
    commands: tuple[type[Command], ...]
    finds: Finds
    """Returns what is wrong with a command in an event as it stands before it; None for nothing."""


TABLE: tuple[Row, ...] = (
    Row("Q43", Level.TWICE, (LeaveFideMode,), leaving),
    Row("Q43", Level.TWICE, (AfterLeaving,), leaving_for),
    Row("Q62", Level.NOTICE, (PairRound, PairByHand, RecordFromPaper), too_many_rounds),
    Row("Q57", Level.REFUSED, (ChangeRegulations,), fixed),
    Row("Q201", Level.TWICE, (ChangeRegulations,), other_tie_breaks),
    Row("Q189", Level.REFUSED, CORRECTIONS, closed),
    Row("Q190", Level.QUESTION, CORRECTIONS, behind_a_later_round),
    Row("Q67", Level.NOTICE, (PairByHand, RecordFromPaper), colours_against_both),
    Row("Q69", Level.QUESTION, (PairByHand, RecordFromPaper), not_as_the_program),
    Row("Q178", Level.NOTICE, (AnnounceAbsence,), deprecated_bye),
    Row("", Level.QUESTION, (EnterResult, ClearResult), already_there),
    Row("Q163", Level.QUESTION, (EnterResult, CorrectResult, SettleResult), ends_late),
    Row("Q168", Level.NOTICE, (PairRound, PairByHand, RecordFromPaper), over_older),
    Row("Q196", Level.REFUSED, (ForbidPairs, AllowPairs), who_does_not_meet),
)


def warned_of(tournament: Tournament, *commands: Command) -> tuple[Warned, ...]:
    """Return what somebody is warned of before some commands, one after the other, are stored.

    A command that is refused is warned of nothing, nor is what would follow it.
    """
    found: list[Warned] = []
    state = tournament
    for command in commands:
        here = tuple(dict.fromkeys(each for part in _parts(command) for each in _warned(state, part)))
        if command is commands[-1] and all(each.level < Level.QUESTION for each in here):
            found += here
            break
        try:
            state = state.imagine(*with_reason(command, TRIED).decide(state))  # a reason is asked for with a warning
        except (LookupError, ValueError):  # a refusal, or what the store refuses
            break
        found += here
    return tuple(found)


def _warned(tournament: Tournament, command: Command) -> Iterator[Warned]:
    for row in _rows().get(type(command), ()):
        if (level := _level(tournament, row)) and (doubt := row.finds(tournament, command)):
            yield Warned(level, doubt)


def _level(tournament: Tournament, row: Row) -> Level | None:
    """Return how loud a row is in an event: what FIDE mode forbids is a question once the mode was left."""
    if row.level is not Level.REFUSED:
        return row.level
    return None if system_of(tournament).in_fide_mode(tournament) else Level.QUESTION


def _parts(command: Command) -> Iterator[Command]:
    """Yield a command and those it is made of: a correction within what repairs the pairing is one, too."""
    yield command
    if isinstance(command, AfterLeaving):
        return  # it was asked twice, and with a reason
    if isinstance(command, Several):
        for one in command.commands:
            yield from _parts(one)
    for each in fields(command):
        if isinstance(part := getattr(command, each.name), Command):
            yield from _parts(part)


@cache
def _rows() -> Mapping[type[Command], Sequence[Row]]:
    kinds = {kind for row in TABLE for kind in row.commands}
    return {kind: [row for row in TABLE if kind in row.commands] for kind in kinds}

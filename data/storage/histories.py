"""Two histories of one event: where they part, and how they are brought together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from paircard.core.commands import RegisterEntrants
from paircard.core.event.announced_facts import DetailsChanged, FirstColourSet, RegulationsChanged
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import (
    AbsenceAnnounced,
    AbsenceCancelled,
    EntrantCorrected,
    EntrantExpelled,
    EntrantRegistered,
    EntrantRemoved,
    EntrantReturned,
    EntrantWithdrawn,
)
from paircard.core.event.facts import Fact, Redone, Undone
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import Entry
from paircard.core.event.journal_queries import events_of
from paircard.core.event.result_facts import (
    ColoursCorrected,
    NoticeGiven,
    RatingCorrected,
    ResultCleared,
    ResultContested,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
)
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.stage_facts import StageChanged, StageEntered, StageLeft, StageOpened
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.data.storage.clash import clash

_ABOUT_AN_ENTRANT = (
    EntrantCorrected
    | EntrantRemoved
    | EntrantWithdrawn
    | EntrantReturned
    | EntrantExpelled
    | AbsenceAnnounced
    | AbsenceCancelled
    | NoticeGiven
    | StageEntered
    | StageLeft
)
_STANDS_ALONE = (
    ResultEntered
    | ResultCleared
    | ResultCorrected
    | ResultContested
    | ResultSettled
    | ColoursCorrected
    | RatingCorrected
    | RoundPublished
    | DetailsChanged
    | RegulationsChanged
    | FirstColourSet
    | StageOpened
    | StageChanged
    | _ABOUT_AN_ENTRANT
)
"""Means the same beside other changes, unless those are about the same board, entrant or part of the event."""


def agreed(one: Tournament, other: Tournament) -> int:
    """Return how many entries two journals have in common at their beginning."""
    shorter = min(one.revision, other.revision)
    # the hash chain: equal digests mean that all before is equal, so halving finds the place
    return bisect_left(range(shorter), True, key=lambda index: one.entries[index].digest != other.entries[index].digest)


def continues(longer: Tournament, shorter: Tournament) -> bool:
    """Whether a journal begins with all of another."""
    last = shorter.revision - 1
    return last < 0 or (longer.revision > last and longer.entries[last].digest == shorter.entries[last].digest)


def lacking(journal: Tournament, other: Tournament) -> tuple[Entry, ...]:
    """Return what is in force in `other` and that a journal holds neither as it is nor typed in again."""
    common = _parting(journal, other)
    there = [(entry.stage, entry.event) for entry in journal.entries[common:]]
    return tuple(entry for entry in _in_force(other, common) if (entry.stage, entry.event) not in there)


@dataclass(frozen=True, slots=True)
class Together:
    """What two histories are together; commands are those of the one that was added, by their numbers there."""

    tournament: Tournament
    added: tuple[int, ...] = ()
    """Commands that went in."""
    same: tuple[int, ...] = ()
    """Commands that both sides had done alike."""
    left: tuple[int, ...] = ()
    """Commands that do not fit: the other side has changed what they are about."""


def brought_together(base: Tournament, other: Tournament) -> Together:
    """Return `base` with the commands that only `other` has, as far as they fit beside what only `base` has.

    Where `other` simply goes on from `base` it is the answer, entry by entry. Otherwise what was done is done again
    under the same name and time; what `other` had undone is not.
    """
    if continues(other, base):
        firsts = tuple(entry.number for entry in other.entries[base.revision :] if entry.number == entry.command)
        return Together(other, added=firsts)
    return _Meeting(base, other).held()


@dataclass
class _Meeting:
    """The commands of one history, one after the other, beside those of another."""

    base: Tournament
    other: Tournament
    ids: dict[ContestantId, ContestantId | None] = field(default_factory=dict)
    """Of the entrants that `other` entered: their ids from now on; None for those who could not be entered."""
    unknown: set[int] = field(default_factory=set)
    """Stages that `other` opened and that could not be added: one of that number is another one here."""

    def held(self) -> Together:
        common = _parting(self.base, self.other)
        between = _in_force(self.base, common)
        state = self.base
        added, same, left = [], [], []
        for command in _commands(self.other, common):
            entries = events_of(self.other, command)
            events = [entry.event for entry in entries]
            known = self._known(state, entries)
            state = state.seen(entries[0].stage or 1) if known else state
            fitted = self._fitted(state, events, between) if known else None
            if fitted is None:
                self.unknown |= {event.stage for event in events if isinstance(event, StageOpened)}
                left.append(command)
            elif fitted:
                state = state.record(fitted, arbiter=entries[0].arbiter, time=entries[0].time)
                added.append(command)
            else:
                same.append(command)
        return Together(state.seen(1), tuple(added), tuple(same), tuple(left))

    def _known(self, state: Tournament, entries: Sequence[Entry]) -> bool:
        """Whether the stages that a command is about are those of the base: their numbers alone do not say so."""
        named = {stage for entry in entries for stage in (entry.stage, getattr(entry.event, "stage", 0)) if stage}
        new = {entry.event.stage for entry in entries if isinstance(entry.event, StageOpened)}
        return not named & self.unknown and all(stage in state.world for stage in named - new)

    def _fitted(self, state: Tournament, events: Sequence[Fact], between: Sequence[Entry]) -> list[Fact] | None:
        """Return the events as they fit on a state, none if all is there already, None if they do not fit."""
        entering = [event for event in events if isinstance(event, EntrantRegistered)]
        if entering:
            return self._registered(state, entering, between) if len(entering) == len(events) else None
        made = [entry.event for entry in between]
        if all(isinstance(event, Undone | Redone) and event in made for event in events):
            return []
        return self._changed(state, events, between)

    def _changed(self, state: Tournament, events: Sequence[Fact], between: Sequence[Entry]) -> list[Fact] | None:
        """Return what these events still change, about the entrants as they are called there; None if they clash."""
        named = [self._renamed(event) for event in events]
        fitted = None if None in named else _what_changes(state, [event for event in named if event is not None])
        if not fitted:
            return fitted
        alone = not between or all(isinstance(event, _STANDS_ALONE) for event in fitted)
        return fitted if alone and not clash(fitted, between, state) else None

    def _registered(
        self, state: Tournament, entering: Sequence[EntrantRegistered], between: Sequence[Entry]
    ) -> list[Fact] | None:
        """Enter who is not there yet, under the next free ids, all of them or none."""
        self.ids |= dict.fromkeys((event.id for event in entering), None)
        there = {each.entrant: id_ for id_, each in state.registrations.items()}
        ids: dict[ContestantId, ContestantId | None] = {}
        fitted: list[Fact] = []
        for event in entering:
            if event.entrant in there:
                ids[event.id] = there[event.entrant]
                continue
            new = _entered(state.imagine(*fitted), event, between)
            if new is None:
                return None
            ids[event.id] = new.id
            fitted.append(new)
        self.ids |= ids
        return fitted

    def _renamed(self, event: Fact) -> Fact | None:
        if not isinstance(event, _ABOUT_AN_ENTRANT):
            return event
        id_ = self.ids.get(event.id, event.id)
        return None if id_ is None else replace(event, id=id_)


def _parting(one: Tournament, other: Tournament) -> int:
    """Return the number of common entries, a whole number of commands: two may begin alike in the same second."""
    common = agreed(one, other)
    following = [each.entries[common].command for each in (one, other) if common < each.revision]
    return min([common, *(command - 1 for command in following)])


def _what_changes(state: Tournament, events: Sequence[Fact]) -> list[Fact] | None:
    """Return the events without those that say what is so already; None if they speak of what is not there."""
    changing = []
    try:
        for event in events:
            after = state.imagine(event)
            if after.world != state.world:
                changing.append(event)
            state = after
    except (LookupError, ValueError):
        return None
    return changing


def _entered(state: Tournament, event: EntrantRegistered, between: Sequence[Entry]) -> EntrantRegistered | None:
    if clash([event], between, state) or _namesake(state, event.entrant):
        return None
    try:
        (new,) = RegisterEntrants((event.entrant,), event.missed).decide(state)
    except Refusal:
        return None
    return cast("EntrantRegistered", new)


def _namesake(state: Tournament, entrant: Entrant) -> bool:
    """Whether somebody of that name is there with other data: which of them is right is not for a program to say."""
    return any(each.entrant.person[0] == entrant.person[0] for each in state.registrations.values())


def _in_force(tournament: Tournament, common: int) -> list[Entry]:
    """Return what a history holds after the common beginning; what it did and took back again is nothing."""
    wanted = _commands(tournament, common)
    return [entry for command in wanted for entry in events_of(tournament, command)]


def _commands(tournament: Tournament, common: int) -> list[int]:
    """Return the commands after the common beginning that are in force, and those that undo or redo a common one."""
    of_its_own = [command for command in tournament.timeline.done if command > common]
    on_common = [
        entry.command
        for entry in tournament.entries[common:]
        if isinstance(entry.event, Undone | Redone) and entry.event.command <= common
    ]
    return sorted([*of_its_own, *on_common])

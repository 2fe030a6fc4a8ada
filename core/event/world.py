"""All stages of an event: the facts of each, and what an entry of the journal changes in which of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.entrant_facts import AbsenceAnnounced, EntrantRegistered, EntrantRemoved
from paircard.core.event.facts import Fact, Redone, Scope, Undone
from paircard.core.event.fold import facts_after, facts_once_played, facts_with_results
from paircard.core.event.fold.entrants import with_absences, with_entrants
from paircard.core.event.fold.established import Facts, need_teams_to_contest
from paircard.core.event.fold.known_rules import UnknownRules, need_known
from paircard.core.event.ids import NOBODY, ContestantId, TeamId
from paircard.core.event.journal import BadEntry, Entry, NewerEntry
from paircard.core.event.links import need_links
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.stage_facts import (
    NumbersGiven,
    StageChanged,
    StageClosed,
    StageEntered,
    StageFact,
    StageLeft,
    StageOpened,
)
from paircard.core.event.team_facts import LineUpCorrected, LineUpHanded, TeamCorrected, TeamRegistered
from paircard.core.event.when import dated
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.entrant import Entrant
    from paircard.core.event.round_facts import RoundPaired
    from paircard.core.event.timeline import Stages, Timeline
    from paircard.core.event.traits import Catalogue

World = Mapping[int, Facts]
"""The facts of every stage by its number, also of those closed since."""

_NAMING = frozenset({LotsDrawn, TeamRegistered, TeamCorrected, LineUpHanded, LineUpCorrected})
"""Facts that name people of any stage."""
_ENTERING = (EntrantRegistered, TeamRegistered)


def beginning(catalogue: Catalogue) -> World:
    """Return the world before anything has happened, whatever system is to pair it: every event begins with stage 1."""
    return {1: Facts(catalogue)}


def after(world: World, stage: int, event: Fact) -> World:
    """Return the world once an event has happened in a stage.

    Raises `LookupError` or `ValueError` when it cannot have, like `facts_after`.
    """
    if type(event) in _NAMING:
        _need_people(world, _named_in(event), teams=isinstance(event, LotsDrawn))
    if event.scope is Scope.STAGE:
        if isinstance(event, _ENTERING) and _is_known(world, event.id):
            raise ValueError(tr("id {id} is already entered", id=event.id))
        need_links(world, stage, event)
        changed = facts_after(_stage(world, stage), event)
        if isinstance(event, _ENTERING):
            need_teams_to_contest(changed)
        return {**world, stage: changed}
    if isinstance(event, StageFact):
        return _after_stage_fact(world, event)
    return {**world, **{each: facts_after(world[each], event) for each in _where(world, event)}}


def after_all(world: World, stage: int, happened: Sequence[Fact]) -> World:
    """Return the world once several events have happened in a stage, those together that are written together."""
    for _, same in groupby(happened, key=_written_with):
        world = _after_each(world, stage, (*same,))
    return world


def after_round(world: World, stage: int, paired: RoundPaired, entered: Iterable[ResultEntered]) -> World:
    """Return the world once a round was paired and published and its results entered, every board made once."""
    need_links(world, stage, paired)
    return {**world, stage: facts_once_played(_stage(world, stage), paired, entered)}


def _written_with(event: Fact) -> object:
    """Return what events have in common that are written together: each on its own would cost all of a list."""
    return event.round if isinstance(event, ResultEntered) else type(event)


def _after_each(world: World, stage: int, happened: Sequence[Any]) -> World:
    """Return the world after events of one kind, of results after those of one round."""
    kind = type(happened[0])
    if kind is ResultEntered:
        return _with_results(world, stage, happened)
    if kind is AbsenceAnnounced:
        return {**world, stage: with_absences(_stage(world, stage), happened)}
    if kind is EntrantRegistered and len(world) == 1 and not any(event.team for event in happened):
        facts = with_entrants(_stage(world, stage), happened)
        need_teams_to_contest(facts)
        return {**world, stage: facts}
    for event in happened:
        world = after(world, stage, event)
    return world


def _with_results(world: World, stage: int, results: Sequence[ResultEntered]) -> World:
    return {**world, stage: facts_with_results(_stage(world, stage), results)}


def _where(world: World, event: Fact) -> Iterable[int]:
    """Return the stages in which an event of the whole event, or about a person, changes something."""
    if event.scope is Scope.EVENT:
        return tuple(world)
    id_: ContestantId = getattr(event, "id", NOBODY)
    # nobody: the first stage says that there is no such person
    return tuple(each for each, facts in world.items() if facts.knows(id_)) or (1,)


def _named_in(event: Fact) -> Iterable[ContestantId]:
    """Return who is named in an event, from whatever stage: lots among finalists, members of a team in a final."""
    match event:
        case LotsDrawn(order=order):
            return order
        case TeamRegistered(team=team) | TeamCorrected(team=team):
            return team.members
        case LineUpHanded(players=players) | LineUpCorrected(players=players):
            return filter(None, players)
    return ()


def _need_people(world: World, ids: Iterable[ContestantId], *, teams: bool) -> None:
    """Refuse somebody nobody knows, and a team where only a player can be meant."""
    for id_ in ids:
        if not _is_known(world, id_) or (not teams and any(id_ in facts.teams for facts in world.values())):
            raise LookupError(id_)


def _is_known(world: World, id_: ContestantId) -> bool:
    return any(facts.knows(id_) for facts in world.values())


def _stage(world: World, stage: int) -> Facts:
    if stage not in world:
        raise ValueError(tr("there is no stage {stage}", stage=stage))
    return world[stage]


def people_of(world: World) -> Mapping[ContestantId, Entrant]:
    """Return everybody known in an event, players and teams, whatever stage they are in, by id."""
    return {
        id_: each.entrant
        for facts in world.values()
        for known in (facts.registrations, facts.members)
        for id_, each in known.items()
    }


def players_of(world: World) -> Mapping[ContestantId, Entrant]:
    """Return everybody in an event who plays games, whatever stage they are in, by id."""
    return {
        id_: each.entrant
        for facts in world.values()
        for id_, each in (facts.members if facts.of_teams else facts.registrations).items()
    }


def concerns(entry: Entry, stage: int, facts: Facts) -> bool:
    """Whether an entry of the journal is about a stage, of which these facts are known."""
    event = entry.event
    match event.scope:
        case Scope.STAGE:
            return entry.stage == stage
        case Scope.NAMED:
            return stage in (getattr(event, "stage", 0), getattr(event, "source", 0))
        case Scope.PERSON:
            return facts.knows(getattr(event, "id", NOBODY))
        case Scope.EVENT:
            return True


# --- what happens to stages ------------------------------------------------------------------------------------


def _after_stage_fact(world: World, event: StageFact) -> World:
    if isinstance(event, StageOpened):
        return {**world, event.stage: _opened(world, event)}
    if isinstance(event, StageLeft):
        return _left(world, event)
    return {**world, event.stage: _changed(world, _stage(world, event.stage), event)}


def _opened(world: World, event: StageOpened) -> Facts:
    if event.stage in world or not event.stage:
        raise ValueError(tr("stage {stage} is open already", stage=event.stage))
    first = world[1]
    need_known(first.catalogue, event.regulations)
    details = first.details
    times = dated(details.round_dates)
    return Facts(
        first.catalogue,
        details,
        event.regulations,
        name=event.name,
        pool=event.pool,
        times=times,
        filling=event.filling,
        rating_rules=first.rating_rules,
        fees=first.fees,
    )


def _changed(world: World, facts: Facts, event: StageFact) -> Facts:
    match event:
        case StageChanged(name=name, pool=pool):
            return replace(facts, name=name, pool=pool)
        case StageClosed():
            if facts.registrations or facts.rounds:
                raise ValueError(tr("stage {stage} is not empty", stage=event.stage))
            return replace(facts, closed=True)
        case StageEntered():
            return _entered(world, facts, event)
        case NumbersGiven():
            return _numbered(facts, event)
    raise LookupError(type(event).__name__)


def _entered(world: World, facts: Facts, event: StageEntered) -> Facts:
    entrant = _known(world, event.source, event.id)
    registered = EntrantRegistered(event.id, entrant, event.number, event.first_round, event.missed)
    joined = facts_after(facts, registered)
    origin = replace(joined.registrations[event.id], source=event.source, rule=event.rule)
    teams = {id_: team for each in world.values() for id_, team in each.teams.items() if id_ == event.id}
    paid = {id_: paid for each in world.values() for id_, paid in each.paid.items() if id_ == event.id}
    agreed = {id_: fee for each in world.values() for id_, fee in each.fees_agreed.items() if id_ == event.id}
    entered = replace(
        joined,
        registrations={**joined.registrations, event.id: origin},
        teams={**joined.teams, **teams},
        fees_agreed={**joined.fees_agreed, **agreed},
        paid={**joined.paid, **paid},
    )
    need_teams_to_contest(entered)
    return entered


def _left(world: World, event: StageLeft) -> World:
    """Return the world once somebody has left a stage; the members of a team go with it to where it is now."""
    facts = _stage(world, event.stage)
    team = facts.teams.get(TeamId(event.id))
    members = {id_: facts.members[id_] for id_ in team.members if id_ in facts.members} if team else {}
    left = {**world, event.stage: facts_after(facts, EntrantRemoved(event.id))}
    return {
        stage: replace(each, members={**each.members, **members}) if members and event.id in each.teams else each
        for stage, each in left.items()
    }


def _numbered(facts: Facts, event: NumbersGiven) -> Facts:
    """Return the facts with start numbers for all who are entered, as long as round 1 is not made."""
    if facts.rounds or sorted(event.order) != sorted(facts.registrations):
        raise ValueError(tr("before round 1 everybody of the stage is given one number"))
    return replace(facts, numbers_given=event)


def _known(world: World, source: int, id_: ContestantId) -> Entrant:
    """Return the data of a person of the event, who stands in the source where one is named."""
    if source:
        return _stage(world, source).registrations[id_].entrant
    known = {each: who.entrant for facts in world.values() for each, who in facts.registrations.items()}
    return known[id_]


# --- a whole journal -------------------------------------------------------------------------------------------


def worlds(catalogue: Catalogue, journal: Iterable[Entry], timeline: Timeline) -> Iterator[World]:
    """Yield the world after each entry of a journal whose timeline holds; raise `BadEntry` or `NewerEntry`.

    Every entry is held against what was in force when it was written, also one that was undone since: it is shown,
    and may be redone.
    """
    following = _Following(catalogue, timeline)
    for entry in journal:
        yield following.one(entry)


class _Following:
    """The world, entry by entry, and what is put back by an undo and a redo."""

    def __init__(self, catalogue: Catalogue, timeline: Timeline) -> None:
        self._world = beginning(catalogue)
        self._timeline = timeline
        self._before: dict[int, _Seen] = {}
        self._undone: dict[int, _Seen] = {}

    def one(self, entry: Entry) -> World:
        """Return the world after one entry more."""
        event, command, touched = entry.event, entry.command, self._timeline.touched
        if isinstance(event, Undone):
            self._undone[event.command] = _seen(self._world, touched[event.command])
            self._world = _put_back(self._world, self._before[event.command])
        elif isinstance(event, Redone):
            self._world = _put_back(self._world, self._undone[event.command])
        else:
            if entry.number == command:
                self._before[command] = _seen(self._world, touched[command])
            self._world = after_entry(self._world, entry)
        return self._world

    def results(self, entries: Sequence[Entry]) -> World:
        """Return the world after results of one round, none of which is ever undone."""
        events = [entry.event for entry in entries if isinstance(entry.event, ResultEntered)]
        try:
            self._world = _with_results(self._world, entries[0].stage, events)
        except (LookupError, ValueError):  # which of them it is, and how that is said
            for entry in entries:
                self.one(entry)
        return self._world


def in_pieces(catalogue: Catalogue, journal: Sequence[Entry], timeline: Timeline) -> Iterator[tuple[Entry, World]]:
    """Yield the same, but of results of a round that follow each other the last alone: they are entered together.

    To write each on a round of a thousand boards of its own costs their square. One that was ever undone is among those
    that stand alone.
    """
    undone = {entry.event.command for entry in journal if isinstance(entry.event, Undone)}
    held: list[Entry] = []
    following = _Following(catalogue, timeline)
    for entry in journal:
        if held and not _goes_with(entry, held[-1], undone):
            yield held[-1], following.results(held)
            held = []
        if _goes_with(entry, entry, undone):
            held.append(entry)
        else:
            yield entry, following.one(entry)
    if held:
        yield held[-1], following.results(held)


def _goes_with(entry: Entry, before: Entry, undone: Collection[int]) -> bool:
    """Whether an entry is a result that can be entered together with that of an entry before it."""
    event, other = entry.event, before.event
    if not isinstance(event, ResultEntered) or not isinstance(other, ResultEntered):
        return False
    return (event.round, entry.stage) == (other.round, before.stage) and entry.command not in undone


_Seen = Mapping[int, Facts | None]
"""Some stages as they were; None where there was none yet."""


def _seen(world: World, stages: Stages) -> _Seen:
    return {stage: world.get(stage) for stage in stages}


def _put_back(world: World, seen: _Seen) -> World:
    """Return the world with the stages as they were: whatever touches them came later and is gone."""
    merged = {**world, **seen}
    return {stage: facts for stage, facts in merged.items() if facts is not None}


def after_entry(world: World, entry: Entry) -> World:
    """Return the world after one entry that takes nothing back; raise `BadEntry` or `NewerEntry`."""
    try:
        return after(world, entry.stage, entry.event)
    except LookupError as error:
        message = tr("entry {number} speaks of something that does not exist ({what})", number=entry.number, what=error)
        raise BadEntry(message, entry.number) from error
    except UnknownRules as error:
        raise NewerEntry(
            tr("entry {number}: {why}", number=entry.number, why=str(error).rstrip(".")), entry.number
        ) from error
    except ValueError as error:
        message = tr("entry {number} cannot have happened: {why}", number=entry.number, why=str(error).rstrip("."))
        raise BadEntry(message, entry.number) from error

"""Stages of one event: sections beside each other, groups, a final after them; who is in which.

Each names the stages it is about, whichever of them is seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from paircard.core.commands.base import Command
from paircard.core.commands.regulations_announced import of_a_new_one
from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber
from paircard.core.event.limits import MOST_STAGES
from paircard.core.event.names import stage_title
from paircard.core.event.regulations import Regulations
from paircard.core.event.stage_facts import StageChanged, StageClosed, StageEntered, StageLeft, StageOpened
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said, said_n
from paircard.core.values.text import clean, folded


@dataclass(frozen=True)
class OpenStage(Command):
    """Open one more stage of the event, with regulations of its own."""

    name: str
    regulations: Regulations
    pool: str = ""
    """The draw or section it belongs to."""

    def decide(self, tournament: Tournament) -> tuple[StageOpened]:
        """Refuse a name that is empty or taken, one stage too many, and regulations that nobody can play by."""
        number = max(tournament.world) + 1
        need_room(tournament)
        name = _free_name(tournament, self.name, number)
        return (StageOpened(number, name, clean(self.pool), of_a_new_one(self.regulations)),)


@dataclass(frozen=True)
class ChangeStage(Command):
    """Name a stage otherwise, or say to which draw or section it belongs."""

    stage: int
    name: str
    pool: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a stage that is not there, a name that is empty or taken, and when nothing changes."""
        stage = _open_stage(tournament, self.stage)
        changed = StageChanged(self.stage, _free_name(tournament, self.name, self.stage), clean(self.pool))
        if (changed.name, changed.pool) == (stage.facts.name, stage.facts.pool):
            raise Refusal(said("Nothing was changed."))
        return (changed,)


@dataclass(frozen=True)
class CloseStage(Command):
    """Close a stage in which nobody is left: it is shown no more."""

    stage: int
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse one that has entrants or rounds, and the first, with which the event began."""
        stage = _open_stage(tournament, self.stage)
        if self.stage == 1:
            raise Refusal(said("The event began with {stage}: it cannot be closed.", stage=stage_title(stage)))
        if stage.registrations or stage.rounds:
            wrong = said_n(
                "There is {count} entrant in {stage}: move them to another section first.",
                "There are {count} entrants in {stage}: move them to another section first.",
                len(stage.registrations),
                stage=stage_title(stage),
            )
            raise Refusal(wrong)
        return (StageClosed(self.stage, clean(self.reason)),)


@dataclass(frozen=True)
class EnterStage(Command):
    """Let people of the event play in a further stage too, all at once: the first eight of the groups in a final."""

    stage: int
    ids: tuple[ContestantId, ...]
    source: int = 0
    """The stage they come from; 0 where it is none in particular."""
    rule: str = ""
    """By which they come, in words of the event."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse who is not in the event or the source, who is there already, and whom nobody could pair any more."""
        stage = _open_stage(tournament, self.stage)
        if not self.ids:
            raise Refusal(said("There is nobody to enter."))
        if len(set(self.ids)) < len(self.ids):
            raise Refusal(said("Somebody is named twice: name everybody once."))
        known = _open_stage(tournament, self.source).registrations if self.source else tournament.people
        for id_ in self.ids:
            if id_ not in known:
                raise Refusal(said("There is no entrant with the id {id} in this event.", id=id_))
        first = StageEntered(self.stage, NOBODY, self.source, clean(self.rule))
        return tuple(_joining(stage, replace(first, id=id_), at) for at, id_ in enumerate(self.ids))


@dataclass(frozen=True)
class MoveEntrant(Command):
    """Move somebody from one section to another, before either has paired its round 1."""

    id: ContestantId
    source: int
    stage: int
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse once round 1 of either is paired: then they withdraw from the one, and enter the other late."""
        source, stage = _open_stage(tournament, self.source), _open_stage(tournament, self.stage)
        if self.id not in source.registrations:
            raise Refusal(
                said("There is no entrant with the id {id} in {stage}.", id=self.id, stage=stage_title(source))
            )
        player = source.registrations[self.id].entrant.name
        if self.source == self.stage:
            raise Refusal(said("{player} is in {stage} already.", player=player, stage=stage_title(stage)))
        for each in (source, stage):
            if each.rounds:
                wrong = said(
                    "Round 1 of {stage} is paired: {player} can withdraw from one section and enter the other late, "
                    "but not be moved.",
                    stage=stage_title(each),
                    player=player,
                )
                raise system_of(each).refusal("away", wrong)
        entered = _joining(stage, StageEntered(self.stage, self.id, self.source), 0)
        return (entered, StageLeft(self.source, self.id, clean(self.reason)))


def need_room(tournament: Tournament, more: int = 1) -> None:
    """Refuse more stages than an event may have."""
    if max(tournament.world) + more > MOST_STAGES:
        raise Refusal(said("An event has {count} sections at most.", count=MOST_STAGES))


def _joining(stage: Tournament, entered: StageEntered, at: int) -> StageEntered:
    """Return somebody's entry into a stage, late where its round 1 is paired (R17): next number, no points so far."""
    if entered.id in stage.registrations:
        player = stage.registrations[entered.id].entrant.name
        raise Refusal(said("{player} is in {stage} already.", player=player, stage=stage_title(stage)))
    if stage.all_paired:
        raise Refusal(
            said("The last round of {stage} is paired: nobody can join any more.", stage=stage_title(stage)),
            system_of(stage).article("late"),
        )
    _need_room_for(stage, entered.id, at)
    if not stage.rounds:
        return entered
    number = PairingNumber(len(stage.registrations) + 1 + at)
    return replace(entered, number=number, first_round=stage.next_round, missed=(0,) * stage.scheduled)


def _need_room_for(stage: Tournament, id_: ContestantId, before: int) -> None:
    """Refuse a player where teams play, a team where players do, and one more than the system of the stage takes."""
    is_team = any(id_ in facts.teams for facts in stage.world.values())
    if is_team != stage.of_teams:
        wrong = (
            said("{name} is a team, and players play in {stage}.", name=stage.name_of(id_), stage=stage_title(stage))
            if is_team
            else said(
                "{name} is no team, and teams play in {stage}.", name=stage.name_of(id_), stage=stage_title(stage)
            )
        )
        raise Refusal(wrong)
    if closed := system_of(stage).entry.may_join(stage):
        raise closed
    most = system_of(stage).most_contestants
    if most and len(stage.facts.registrations) + before >= most:
        raise Refusal(said("{system} is for two.", system=tr(system_of(stage).name)))


def _open_stage(tournament: Tournament, stage: int) -> Tournament:
    """Return the event seen from a stage; refuse one that is not there, or closed."""
    if stage not in tournament.stages:
        raise Refusal(said("There is no stage {stage} in this event.", stage=stage))
    return tournament.seen(stage)


def _free_name(tournament: Tournament, typed: str, stage: int) -> str:
    """Return a name for a stage, cleaned; refuse an empty one, and one that another stage has."""
    name = clean(typed)
    if not name:
        raise Refusal(said("A section needs a name: type one, such as A."), field="name")
    for other in tournament.stages:
        if other != stage and folded(tournament.seen(other).stage_name) == folded(name):
            raise Refusal(said("There is a section {name} already.", name=name), field="name")
    return name

"""Who would be in a final instead, were something in its groups otherwise: the final itself stays as it is filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.commands import Command, CorrectEntrant, Redo, RedoUpTo, Undo, UndoBackTo
from paircard.core.commands.finals import would_enter
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.systems.advancing import Advanced
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import listed, tr
from paircard.core.values.said import said
from paircard.core.values.warned import Doubt

_OF_ALL = (CorrectEntrant, Undo, UndoBackTo, Redo, RedoUpTo)
"""Commands that may change a stage that is not seen."""


@dataclass(frozen=True, slots=True)
class GoesOn:
    """A final into which others would come."""

    stage: int
    instead: tuple[ContestantId, ...]
    """Who would be in it."""
    of: tuple[ContestantId, ...]
    """Who is in it and would not be."""
    lots: tuple[ContestantId, ...] = ()
    """Equal players among whom lots would have to decide."""


def goes_on(before: Tournament, after: Tournament) -> tuple[GoesOn, ...]:
    """Return the finals into which others would come after a change, who did not come into them before it."""
    # after an undo everything is read anew: what is another value may be the same
    changed = {
        stage
        for stage, facts in after.world.items()
        if before.world.get(stage) is not facts and before.world.get(stage) != facts
    }
    return tuple(
        found
        for stage in after.stages
        if stage in before.world and stage not in changed and _rests_on(after, stage, changed)
        if (found := _other(before, after, stage))
    )


def to_be_asked(tournament: Tournament, commands: Sequence[Command]) -> bool:
    """Whether commands may change who goes on: of the groups of a filled final, or of the people of the event."""
    pools = {facts.filling.pool for facts in tournament.world.values() if facts.filling and not facts.closed}
    return bool(pools) and (tournament.facts.pool in pools or any(isinstance(each, _OF_ALL) for each in commands))


def others_in_finals(
    tournament: Tournament, commands: Sequence[Command], arbiter: str, time: str
) -> tuple[GoesOn, ...]:
    """Return the finals into which others would come by some commands; none where they are refused themselves."""
    if not to_be_asked(tournament, commands):
        return ()
    after = tournament
    try:
        for command in commands:
            after = after.record(command.decide(after), arbiter=arbiter, time=time)
    except (LookupError, ValueError):  # a refusal, or what the store refuses
        return ()
    return goes_on(tournament, after)


def _rests_on(tournament: Tournament, stage: int, changed: set[int]) -> bool:
    filling = tournament.world[stage].filling
    return filling is not None and any(tournament.world[each].pool == filling.pool for each in changed)


def _other(before: Tournament, after: Tournament, stage: int) -> GoesOn | None:
    entered = {id_ for id_, each in after.world[stage].registrations.items() if each.rule}
    was, now = _would(before, stage), _would(after, stage)
    if now is None or now == (was or (entered, set())) or now == (entered, set()):
        return None
    certain, lots = now
    staying = certain | lots
    return GoesOn(stage, tuple(sorted(certain - entered)), tuple(sorted(entered - staying)), tuple(sorted(lots)))


def _would(tournament: Tournament, stage: int) -> tuple[set[ContestantId], set[ContestantId]] | None:
    """Return who would be in for certain, and who by lots; None while the groups do not say it."""
    try:
        advanced = would_enter(tournament, stage)
    except Refusal:
        return None
    return None if advanced is None else _ids(advanced)


def _ids(advanced: Advanced) -> tuple[set[ContestantId], set[ContestantId]]:
    return {each.id for each in advanced.entered}, {id_ for each in advanced.undecided for id_ in each.ids}


# --- said for people ---------------------------------------------------------------------------------------------


def in_other_finals(tournament: Tournament, others: tuple[GoesOn, ...]) -> Doubt:
    """Return it as what speaks against a command."""
    return Doubt(
        said("This changes who goes on"),
        "\n".join(lines(tournament, others)),
        go_on=said("store it"),
        done=said("Stored. Who plays in the final stays as it is."),
    )


def lines(tournament: Tournament, others: tuple[GoesOn, ...]) -> Iterator[str]:
    """Say who would be in which final instead of whom, and what stands."""
    for each in others:
        fields = {
            "final": tournament.seen(each.stage).stage_name,
            "instead": _names(tournament, each.instead),
            "of": _names(tournament, each.of),
            "lots": _names(tournament, each.lots),
        }
        if each.instead and each.of:
            yield tr("{final}: {instead} would be in it instead of {of}.", **fields)
        elif each.instead:
            yield tr("{final}: {instead} would be in it too.", **fields)
        elif each.of:
            yield tr("{final}: {of} would not be in it.", **fields)
        if each.lots:
            yield tr("{final}: lots would have to decide among {lots}.", **fields)
    yield tr("It is filled already: who plays in it stays as it is, until you change it.")


def _names(tournament: Tournament, ids: tuple[ContestantId, ...]) -> str:
    return listed([tournament.people[id_].name for id_ in ids])

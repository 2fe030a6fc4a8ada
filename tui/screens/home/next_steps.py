"""The day's work of the open event: what is done, what is next, and the keys that do it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from paircard.core.event.board import Board
from paircard.core.event.readiness import Wanting
from paircard.core.event.round import Round
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.attendance import attendance, never_came
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.sentences.round_clock import published_at

# no words in the next lines: keys, that of the room and that of the command there
ENTER, PAIR, PUBLISH, TYPE, VERIFY, TABLE, SECTION, CHECK_IN = "E", "P p", "P b", "P", "P v", "S", "V", "E j"
_NAMED = 12
"""So many boards are named; more are counted."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something to be done today, or done already."""

    said: str
    keys: str = ""
    """From everywhere: that of the room, then that of the command."""
    done: bool = False
    at: str = ""
    """When it was done, or when it is due; empty where nobody knows."""
    can_wait: bool = False
    """Whether the event goes on without it."""


def next_step(steps: Iterable[Step]) -> Step | None:
    """Return what is to be done now; None when all is done."""
    return next((step for step in steps if not step.done and not step.can_wait), None)


def todays(tournament: Tournament) -> tuple[Step, ...]:
    """Return the steps of the round in play and those up to the next, in the order in which they are done."""
    return (*_of_one(tournament), *_elsewhere(tournament))


def _of_one(tournament: Tournament) -> tuple[Step, ...]:
    """Return the steps of the stage shown."""
    current = tournament.current
    begun = _of_entrants(tournament) if current is None else _of_round(tournament, current)
    return (*begun, *_to_the_next(tournament))


def _of_entrants(tournament: Tournament) -> Iterator[Step]:
    count = len(tournament.registrations)
    if count < 2:
        yield Step(tr("enter the teams") if tournament.of_teams else tr("enter the players"), ENTER)
    elif tournament.of_teams:
        yield Step(trn("{count} team entered", "{count} teams entered", count), ENTER, done=True)
    else:
        yield Step(trn("{count} player entered", "{count} players entered", count), ENTER, done=True)


def _of_round(tournament: Tournament, round_: Round) -> Iterator[Step]:
    number = round_.number
    if not round_.published:
        yield Step(tr("publish round {round}", round=number), PUBLISH)
    else:
        yield Step(tr("round {round} published", round=number), done=True, at=published_at(tournament, number))
    if missing := round_.missing:
        yield Step(_to_come(round_, missing), TYPE)
    else:
        yield Step(tr("all results of round {round} are in", round=number), done=True)
    if not missing and not all(board.same_as for board in round_.boards):
        yield _verification(round_)


def _to_come(round_: Round, missing: tuple[Board, ...]) -> str:
    boards = " ".join(round_.place(board) for board in missing[:_NAMED])
    more = f" +{len(missing) - _NAMED}" if len(missing) > _NAMED else ""
    return trn(
        "{count} result to come: board {boards}",
        "{count} results to come: boards {boards}",
        len(missing),
        boards=boards + more,
    )


def _verification(round_: Round) -> Step:
    if not round_.unverified:
        said = mark("round {round} verified by {arbiter}")
        return Step(tr(said, round=round_.number, arbiter=round_.verified_by), done=True)
    return Step(tr("verify the results of round {round}", round=round_.number), VERIFY, can_wait=True)


def _to_the_next(tournament: Tournament) -> Iterator[Step]:
    """Yield what the next round waits for, as pairing itself would say it, and the round."""
    current = tournament.current
    waiting = current is not None and not current.complete
    try:
        needs = tuple(system_of(tournament).rounds.needs(tournament))
    except Refusal as refusal:  # a system that cannot say more while nobody is entered
        needs = ()
        if len(tournament.registrations) > 1:
            yield Step(refusal.message, ENTER)
    for need in needs:
        match need.what:
            case Wanting.ROUND:
                yield from _after_the_last(tournament)
                return
            case Wanting.RESULTS if waiting:
                pass  # told of the round itself
            case Wanting.PLAYERS if len(tournament.registrations) < 2:
                pass
            case Wanting.COLOUR:
                yield Step(tr("draw the first colour: pairing asks for it"), PAIR)
            case Wanting.RESULTS | Wanting.PLAY_OFF:
                yield Step(need.refusal.message, TYPE)
            case _:
                yield Step(need.refusal.message, ENTER)
    yield from _of_check_in(tournament)
    number = tournament.next_round
    when = str(tournament.when(number))
    if system_of(tournament).rounds.beforehand and current is None:
        yield Step(tr("draw the whole schedule"), PAIR, at=when)
    else:
        yield Step(tr("pair round {round}", round=number), PAIR, at=when)


def _of_check_in(tournament: Tournament) -> Iterator[Step]:
    """Yield who is here, before round 1 and wherever people are ticked; and who has never been."""
    there = attendance(tournament)
    if there is None or there.expected < 2 or (tournament.rounds and not tournament.facts.here):
        return
    if never := never_came(tournament):
        absent = trn("{count} was away so far and has not come", "{count} were away so far and have not come",
                     len(never))  # fmt: skip
        yield Step(absent, CHECK_IN, can_wait=True)
    elif there.here and not there.to_come:
        here = tr("check-in: {here} of {all} are here", here=len(there.here), all=there.expected)
        yield Step(here, CHECK_IN, done=True)
    elif there.here or not tournament.rounds:
        here = tr("check-in: {here} of {all} are here", here=len(there.here), all=there.expected)
        yield Step(here, CHECK_IN, can_wait=True)


def _elsewhere(tournament: Tournament) -> Iterator[Step]:
    """Yield what is next in the other sections and stages, where something is."""
    for other in map(tournament.seen, tournament.stages if tournament.several else ()):
        own = () if other.stage == tournament.stage else _of_one(other)
        if (step := next_step(own)) is not None and not finished(other):
            room, *command = step.keys.split()
            keys = " ".join([room, SECTION, *command])
            yield Step(f"{other.stage_name}: {step.said}", keys, at=step.at, can_wait=True)


def _after_the_last(tournament: Tournament) -> Iterator[Step]:
    if finished(tournament):
        yield Step(tr("all rounds are played: the final table"), TABLE)
    elif not tournament.missing:
        yield Step(tr("games are adjourned: their results"), TYPE)

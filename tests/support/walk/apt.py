"""Commands that fit where an event stands: what a blind draw hardly ever meets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from paircard.core.commands import (
    AllowPairs,
    AndRepair,
    AnnounceAbsence,
    CancelAbsence,
    ChangeRegulations,
    Command,
    CorrectLineUp,
    CorrectResult,
    DecideMatch,
    DrawGroups,
    DrawLots,
    DrawNumbers,
    EnterStage,
    FillFinal,
    ForbidPairs,
    ForfeitMatch,
    HandLineUp,
    LeaveFideMode,
    MoveEntrant,
    NameGivers,
    NoteEnd,
    NoteLate,
    OpenStage,
    OrderEquals,
    PairByHand,
    PutTogether,
    RecordFromPaper,
    RedoUpTo,
    RegisterMembers,
    RegisterWithTeams,
    RemoveEntrant,
    ReturnEntrant,
    SettleResult,
    UndoBackTo,
    UnpairRound,
    VerifyRound,
    WithdrawEntrant,
)
from paircard.core.commands.groups import pools
from paircard.core.commands.lots import groups_for_lots
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.advancing import Plan
from paircard.core.systems.drawing_groups import Way
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from tests.support.walk.values import RESULTS, Values

Makers = Iterator[Callable[[], Command]]


def apt(chance: Random, state: Tournament) -> Command:
    """Return a command that may well be accepted now; raise `Refusal` where a value refuses itself."""
    subjects = [_of_history, _of_people, _of_stages, _before_round_1]
    subjects += [_of_a_round, _of_teams] if state.rounds else []
    made = [maker for subject in subjects for maker in subject(chance, state)]
    return chance.choice(made)()


def _of_history(chance: Random, state: Tournament) -> Makers:
    done, undone = state.timeline.done_in(state.stage), state.timeline.undone_in(state.stage)
    if len(done) > 4:
        yield lambda: UndoBackTo(chance.choice(done[-4:]))
    if undone:
        yield lambda: RedoUpTo(chance.choice(undone))


def _of_people(chance: Random, state: Tournament) -> Makers:
    ids = [*state.registrations]
    away = [(id_, round_) for id_, each in state.registrations.items() for round_ in each.absences]
    values = Values(chance, state)
    if ids:
        yield lambda: AnnounceAbsence(chance.choice(ids), state.next_round, chance.random() < 0.5)
        yield lambda: RemoveEntrant(chance.choice(ids))
        yield lambda: WithdrawEntrant(chance.choice(ids), "because")
        yield lambda: NameGivers(tuple(chance.sample(ids, min(len(ids), chance.choice((1, 2))))))
    if gone := [id_ for id_, each in state.registrations.items() if each.gone]:
        yield lambda: ReturnEntrant(chance.choice(gone))
    if away:
        yield lambda: CancelAbsence(*chance.choice(away))
    if state.teams:
        yield lambda: RegisterMembers(chance.choice([*state.teams]), (values.entrant(),))
    yield lambda: values.command(RegisterWithTeams)
    if len(ids) > 2:
        yield lambda: ForbidPairs(tuple(chance.sample(ids, 2)))
    if lists := state.facts.apart:
        yield lambda: AllowPairs(lists[0].players)
    yield lambda: LeaveFideMode("because")


def _of_stages(chance: Random, state: Tournament) -> Makers:
    values = Values(chance, state)
    yield lambda: OpenStage(f"Section {chance.randrange(99)}", state.regulations)
    field = len(state.registrations)
    halves = (field - field // 2, field // 2)
    yield lambda: DrawGroups(chance.choice((Way.SNAKE, Way.BASKETS)), halves, values.regulations(), seed="slip")
    if names := [*pools(state)]:
        places = tuple(chance.choice((1, 2)) for _ in range(2))
        plan = Plan(places, carry=chance.random() < 0.5)
        yield lambda: FillFinal(
            chance.choice(names), plan, f"Final {chance.randrange(99)}", state.regulations, seed="s"
        )
    yield lambda: FillFinal(state.stage_name, Plan((), out=1), "Consolation", state.regulations, seed="s")
    yield lambda: FillFinal(state.stage_name, Plan((2,)), "Two", values.regulations(), seed="s")
    others = [stage for stage in state.stages if stage != state.stage]
    if others and state.registrations:
        ids = tuple(chance.sample([*state.registrations], 1))
        yield lambda: EnterStage(chance.choice(others), ids, state.stage)
        yield lambda: MoveEntrant(ids[0], state.stage, chance.choice(others))


def _before_round_1(chance: Random, state: Tournament) -> Makers:
    order = [*state.registrations]
    chance.shuffle(order)
    yield lambda: DrawNumbers(chance.choice(("slip", "")), tuple(order) if chance.random() < 0.5 else (), "because")
    yield lambda: OrderEquals("slip", (), "because")
    yield lambda: OrderEquals("", tuple(order), "because")
    options = replace(state.regulations, last_criterion="lots", half_point_byes=True)
    yield lambda: ChangeRegulations(options, "because")


def _of_a_round(chance: Random, state: Tournament) -> Makers:
    round_ = state.rounds[-1]
    number = round_.number
    ids = [*state.to_pair] if chance.random() < 0.5 else [id_ for pair in round_.pairs for id_ in pair]
    chance.shuffle(ids)
    pairs = tuple(zip(ids[::2], ids[1::2], strict=False))
    bye = ids[-1] if len(ids) % 2 else None
    yield lambda: PairByHand(pairs, bye, "because", override=True)
    results = tuple(chance.choice((None, *RESULTS)) for _ in pairs)
    yield lambda: RecordFromPaper(pairs, results, bye, "because", override=True)
    standing = tuple(board.result or Result.DRAW for board in round_.boards)
    yield lambda: VerifyRound(number, standing, "Bo")
    yield lambda: UnpairRound("because")
    if round_.boards:
        board = chance.choice(round_.boards)
        other = chance.choice(RESULTS)
        yield lambda: NoteLate(board.number)
        yield lambda: SettleResult(number, board.number, other, other)
        earlier = chance.choice(state.rounds)
        yield lambda: CorrectResult(earlier.number, 1, other, "because")
        yield lambda: AndRepair(CorrectResult(earlier.number, 1, other, "because"), "because")
        match = chance.choice(round_.matches)
        winner = chance.choice(match.teams)
        yield lambda: ForfeitMatch(number, match.number, (winner,))
        yield lambda: DecideMatch(number, match.number, "lots", seed="slip")
        yield lambda: DecideMatch(number, match.number, "withdrawal", winner=winner)
    yield lambda: PutTogether()
    yield lambda: NoteEnd("18:30")
    tied = groups_for_lots(state) if _has_lots(state) else ()
    if tied:
        yield lambda: DrawLots(chance.choice(tied)[1], "slip")


def _has_lots(state: Tournament) -> bool:
    try:
        return bool(groups_for_lots(state))
    except Refusal:
        return False


def _of_teams(chance: Random, state: Tournament) -> Makers:
    if not state.of_teams or not state.rounds[-1].matches:
        return
    round_ = state.rounds[-1]
    match = chance.choice(round_.matches)
    id_ = chance.choice(match.teams)
    members = list(state.teams[id_].members)
    if chance.random() < 0.5:
        chance.shuffle(members)
    players = tuple((*members, 0, 0, 0, 0, 0, 0)[: match.seats])
    yield lambda: HandLineUp(round_.number, id_, players, leg=chance.choice((0, 0, 1, 2)))  # type: ignore[arg-type]
    yield lambda: CorrectLineUp(round_.number, id_, players, "because", chance.choice((0, 0, 1, 2)))  # type: ignore[arg-type]

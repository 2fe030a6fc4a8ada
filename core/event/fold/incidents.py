"""What is told for itself in a report: the one table that makes incidents of facts.

A row a kind of fact: what it tells, asked of the facts as they were before. Whoever needs a further line adds a row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any

from paircard.core.event import swiss_facts as swiss
from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.bye import ByeKind
from paircard.core.event.fold.established import Facts, Steps, need_entered, round_of
from paircard.core.event.import_facts import Meeting, RoundNotByRules
from paircard.core.event.incident import Incident, Kind, somebody, with_incident, without_round
from paircard.core.event.incident_facts import HandPairingBegun, IncidentsTold
from paircard.core.event.pairing_told import NOTHING, full_point_byes_told, only_different, pairing_told
from paircard.core.event.result import Result
from paircard.core.event.result_facts import (
    ColoursCorrected,
    RatingCorrected,
    ResultCleared,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
)
from paircard.core.event.round_facts import RoundPaired, RoundUnpaired
from paircard.core.event.rounds_played import newest
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.facts import Fact
    from paircard.core.event.ids import ContestantId

Told = Callable[[Facts, Any], Iterable[Incident]]

# no words in this file: codes of a report


_OF_TODAY = "@c07-2026"
"""The reading of a tie-break that a plain code means in a report."""


def with_told(before: Facts, event: Fact, after: Facts) -> Facts:
    """Return the facts after an event with what it tells: `before` it they were these."""
    if isinstance(event, RoundUnpaired):
        return replace(after, incidents=without_round(after.incidents, event.round))
    told = TOLD.get(type(event))
    if told is None:
        return after
    incidents = after.incidents
    for each in told(before, event):
        incidents = with_incident(incidents, each)
    return after if incidents is after.incidents else replace(after, incidents=incidents)


# --- pairings ------------------------------------------------------------------------------------------------------


def _paired(before: Facts, event: RoundPaired) -> Iterator[Incident]:
    begun = before.hand_pairing
    if begun and event.by_hand and begun.round == event.round:
        engine = pairing_told(((each.white, each.black) for each in begun.pairs), begun.bye)
        made = pairing_told(((each.white, each.black) for each in event.pairs), _bye_of(event))
        was, now = only_different(engine, made)
        if now:
            yield Incident(Kind.MPA, event.round, was=was, now=now)
    if event.full_point_byes:
        yield Incident(Kind.FPB, event.round, now=full_point_byes_told(event.full_point_byes))


def _bye_of(event: RoundPaired) -> ContestantId | None:
    """Return who has the bye of the pairing, whatever it is worth."""
    allocated = (each.who for each in event.byes if each.kind is ByeKind.ALLOCATED)
    return next(allocated, None) if event.bye is None else event.bye


# --- results -------------------------------------------------------------------------------------------------------


Written = ResultEntered | ResultCorrected | ResultSettled | ResultCleared
"""What changes the result of a board."""


def results_may_tell(before: Facts, number: int) -> bool:
    """Whether results that are entered in a round can tell anything: those of the newest one seldom do."""
    return number < len(before.rounds) or any(board.rated_as for board in before.rounds[number - 1].boards)


def _written(before: Facts, event: Written) -> Iterator[Incident]:
    """Tell a result that was changed, or an adjourned game that was won, once a further round had been paired."""
    yield from _no_longer_rated_otherwise(before, event)
    board = _of_an_earlier_round(before, event)
    if board is None:
        return
    result = _result_of(event)
    if board.result is Result.ADJOURNED:
        if result is not None and result.settled and result.outcome != "=":
            yield Incident(Kind.ADJOURNMENT, event.round, about=_pair(board), now=_code(board, result))
        return
    was, now = _code(board, board.result), _code(board, result)
    told = Incident(Kind.CORRECTION, event.round, f"{_pair(board)}:", was, now)
    # a game that had no result yet is corrected only where somebody has emptied its board
    if result is not board.result and (board.result or any(each.is_again(told) for each in before.incidents)):
        yield told


def _result_of(event: Written) -> Result | None:
    if isinstance(event, ResultCleared):
        return None
    return event.settled if isinstance(event, ResultSettled) else event.result


def _turned(before: Facts, event: ColoursCorrected) -> Iterator[Incident]:
    played = _board_of(before, event)
    if played is not None and played.rated_as and played.reversed is not event.reversed:
        yield _rated(event.round, played, None)
        yield _rated(event.round, replace(played, reversed=event.reversed), played.rated_as)
    board = _of_an_earlier_round(before, event)
    if board is not None and board.reversed is not event.reversed:
        now = replace(board, reversed=event.reversed)
        yield Incident(Kind.CORRECTION, event.round, was=_pair(board), now=_pair(now))


def _for_rating(before: Facts, event: RatingCorrected) -> Iterator[Incident]:
    """Tell a game that goes out for rating with another result than the one that counts (Q193)."""
    if (board := _board_of(before, event)) is not None:
        yield _rated(event.round, board, event.result)


def _no_longer_rated_otherwise(before: Facts, event: Written) -> Iterator[Incident]:
    if (board := _board_of(before, event)) is not None and board.rated_as:
        yield _rated(event.round, board, None)


def _rated(round_: int, board: Board, result: Result | None) -> Incident:
    """Return how a game is rated; as it counts where there is no other result, which takes back what was told."""
    counted = _code(board, board.result)
    now = counted if result is None else f"{_code(board, result)} (pairings and standings used {counted})"
    return Incident(Kind.RATING_CORRECTION, round_, f"{_pair(board)}:", counted, now)


def _board_of(before: Facts, event: Any) -> Board | None:
    found: Board | None = before.rounds[event.round - 1].found(event.board, event.game)
    return found


def _of_an_earlier_round(before: Facts, event: Any) -> Board | None:
    """Return the board of an event where a further round rests on it; of a schedule, where a later round is played."""
    if event.round >= len(before.rounds) or event.round >= newest(before.rounds, posted=before.pairing_system.posted):
        return None
    return _board_of(before, event)


def _code(board: Board, result: Result | None) -> str:
    """Return a result as it stands behind the pair: of who had White first."""
    if result is None:
        return "*"
    return (result.turned if board.reversed else result).in_record


def _pair(board: Board) -> str:
    """Return who met on a board, White first; of a match of teams the two who sat there."""
    white, black = (board.white_player or board.white), (board.black_player or board.black)
    if board.reversed:
        white, black = black, white
    return f"{somebody(white)}-{somebody(black)}"


# --- what is announced ---------------------------------------------------------------------------------------------


def _regulated(before: Facts, event: RegulationsChanged) -> Iterator[Incident]:
    """Tell another number of rounds or other tie-breaks, once round 1 is paired."""
    old, new, at = before.regulations, event.regulations, len(before.rounds)
    if not at:
        return
    if new.rounds != old.rounds:
        yield Incident(Kind.ROUNDS, at, was=str(old.rounds), now=str(new.rounds))
    if before.catalogue.tie_breaks(old) != before.catalogue.tie_breaks(new):
        yield Incident(Kind.TIE_BREAKS, at, was=_listed(old.tie_breaks), now=_listed(new.tie_breaks))


def _listed(tie_breaks: Iterable[str]) -> str:
    return " ".join(each.removesuffix(_OF_TODAY) for each in tie_breaks) or "*"


def _left_fide_mode(_: Facts, event: swiss.FideModeLeft) -> Iterator[Incident]:
    yield Incident(Kind.FIDE_MODE, event.round - 1)


def _forbidden(before: Facts, event: swiss.PairsForbidden) -> Iterator[Incident]:
    if at := len(before.rounds):
        for one, other in combinations(event.apart.players, 2):
            yield Incident(Kind.PROHIBITION, at, about=f"{somebody(one)}-{somebody(other)}")


def _came_in(_: Facts, event: IncidentsTold) -> Iterable[Incident]:
    return event.incidents


def _imported(_: Facts, event: RoundNotByRules) -> Iterator[Incident]:
    """Tell both pairings of a round with a word each: programs do not agree which of the two stands first."""
    now = f"file {_meetings(event.recorded)}, engine {_meetings(event.by_rules)}"
    yield Incident(Kind.IMPORT, event.round, now=now)


def _meetings(meetings: Iterable[Meeting]) -> str:
    told = (
        f"{somebody(each.white)}=PAB" if each.black is None else f"{somebody(each.white)}-{somebody(each.black)}"
        for each in meetings
    )
    return " ".join(told) or NOTHING


TOLD: Mapping[type[Fact], Told] = {
    RoundPaired: _paired,
    ResultEntered: _written,
    ResultCorrected: _written,
    ResultSettled: _written,
    ResultCleared: _written,
    ColoursCorrected: _turned,
    RatingCorrected: _for_rating,
    RegulationsChanged: _regulated,
    swiss.FideModeLeft: _left_fide_mode,
    swiss.PairsForbidden: _forbidden,
    IncidentsTold: _came_in,
    RoundNotByRules: _imported,
}
"""What each fact tells, by its kind."""


def _begun(facts: Facts, event: HandPairingBegun) -> Facts:
    return replace(facts, hand_pairing=event)


def _told_by_a_report(facts: Facts, _: IncidentsTold) -> Facts:
    return facts


def _not_by_rules(facts: Facts, event: RoundNotByRules) -> Facts:
    round_of(facts, event.round)
    for each in (*event.recorded, *event.by_rules):
        need_entered(facts, (each.white,) if each.black is None else (each.white, each.black))
    return facts


STEPS: Steps = {
    HandPairingBegun: _begun,
    IncidentsTold: _told_by_a_report,
    RoundNotByRules: _not_by_rules,
}

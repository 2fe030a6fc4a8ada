"""`paircard explain`: why a round is paired as it is, bracket by bracket, or why two players do not meet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.event.readiness import need_ready
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.explain import Explain
from paircard.core.facets.asked.meetings import Meetings
from paircard.core.facets.judged import judged_by
from paircard.core.facets.position import Position
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import explaining, paired_otherwise
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.data.storage.errors import StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.recorded_event import judged_event

if TYPE_CHECKING:
    from paircard.core.facets.explained import BracketExplained, Told


def explain_file(
    file: Path,
    *,
    number: int | None,
    pair: tuple[PairingNumber, PairingNumber] | None,
    bracket: int | None,
    encoding: str = "",
    section: str = "",
    system: str = "",
) -> int:
    """Explain a round, the next one if `number` is None; return the exit code.

    `pair` asks why two pairing numbers do not meet, `bracket` (half points) for one bracket only; `system` explains it
    by other rules than those of the event.
    """
    any_alphabet()
    try:
        tournament, rules = judged_event(file, encoding, section, system)
        meetings = None if system else system_of(tournament).meetings
        if meetings:
            if not tournament.rounds:
                raise Refusal(tr("No round is paired yet: there is nothing to explain."))
            for line in _of_table(tournament, meetings, number, pair, bracket):
                say(line)
            return DONE
        before = judged_by(state_before(tournament, number or _round(tournament)), system)
        explain = explaining(before)
        need_ready(before)
        told = explain.told(before)
        if rules:
            say(rules)
        for line in _lines(explain, told, pair, bracket):
            say(line)
        if finding := paired_otherwise(judged_by(tournament, system), before, told):
            say(
                tr(
                    "Round {round} was paired otherwise: by {article}, {sentence}",
                    round=before.next_round,
                    article=finding.article,
                    sentence=finding.sentence,
                )
            )
    except StoreError as error:
        return failed(error, CANNOT_READ)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    return DONE


def _of_table(
    tournament: Tournament,
    meetings: Meetings,
    number: int | None,
    pair: tuple[PairingNumber, PairingNumber] | None,
    bracket: int | None,
) -> Iterator[str]:
    """Yield why a table has a round as it is, or when two numbers meet."""
    if bracket is not None:
        raise Refusal(tr("A table has no brackets: leave --bracket out."))
    if pair is not None:
        if pair[0] == pair[1]:
            raise Refusal(tr("Nobody can meet themselves: name two numbers, not {number} twice.", number=pair[0]))
        if unknown := [each for each in pair if each not in tournament.ids]:
            last = len(tournament.ids)
            raise Refusal(tr("The numbers are 1 to {last}, not {number}.", last=last, number=unknown[0]))
        yield from texts_of(meetings.between(tournament, *pair))
        return
    shown = number or tournament.under_way
    if not 1 <= shown <= tournament.scheduled:
        last = tournament.scheduled
        raise Refusal(tr("The event has rounds 1 to {last}, not {round}.", last=last, round=shown))
    yield from texts_of(meetings.round_lines(tournament, shown))


def _round(tournament: Tournament) -> int:
    """Return the round to be made next; where all are made at once, the one in play."""
    made = system_of(tournament).rounds.beforehand and tournament.rounds
    return tournament.under_way if made else tournament.next_round


def _lines(
    explain: Explain, told: Told, pair: tuple[PairingNumber, PairingNumber] | None, bracket: int | None
) -> Iterator[str]:
    if pair is not None:
        _need_players(told.position, pair)
        yield explain.apart(told, *pair).text
    elif bracket is not None:
        yield from texts_of(explain.bracket_lines(_bracket(told, bracket)))
    else:
        yield from texts_of(explain.round_lines(told))


def _need_players(state: Position, pair: tuple[PairingNumber, PairingNumber]) -> None:
    present = {player.number for player in state.players}
    for number in pair:
        if number not in present:
            raise Refusal(
                tr(
                    "Number {number} is not paired in round {round}: absent, withdrawn, or no such number.",
                    number=number,
                    round=state.round,
                )
            )
    if pair[0] == pair[1]:
        raise Refusal(tr("Nobody can meet themselves: name two numbers, not {number} twice.", number=pair[0]))


def _bracket(told: Told, score: int) -> BracketExplained:
    brackets: tuple[BracketExplained, ...] = told.brackets
    for each in brackets:
        if each.result.score == score:
            return each
    known = ", ".join(format_points(each.result.score) for each in told.brackets)
    raise Refusal(
        tr(
            "There is no bracket of {points} points: the brackets are {known}.",
            points=format_points(score),
            known=known,
        )
    )

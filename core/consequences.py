"""What a step through the journal would change: two states of one event, compared in words."""

from __future__ import annotations

from collections.abc import Iterator

from core.round import Board, Round
from core.tournament import Tournament

FEW = 3
"""So many boards or people are named; more are counted."""


def consequences(before: Tournament, after: Tournament) -> Iterator[str]:
    """Yield what is different afterwards, one sentence each, the rounds first. The journal itself is not compared."""
    common = min(len(before.rounds), len(after.rounds))
    for gone in before.rounds[common:]:
        yield f"Round {gone.number} leaves{_with_results(gone)}."
    for new in after.rounds[common:]:
        yield f"Round {new.number} comes back{_with_results(new)}."
    for old, new in zip(before.rounds, after.rounds, strict=False):
        yield from _in_round(before, old, new)
    yield from _entrants(before, after)
    if before.regulations != after.regulations:
        yield "The regulations are as before."
    if before.details != after.details:
        yield f"The head of the event is as before: {after.details.name}."
    if before.first_colour != after.first_colour:
        yield "The first colour is as before." if after.first_colour else "The first colour is open again (A7)."


def _with_results(round_: Round) -> str:
    results = len(round_.boards) - len(round_.missing)
    if not results:
        return ", with no result in it"
    return f" with {results} result{'' if results == 1 else 's'}"


def _in_round(before: Tournament, old: Round, new: Round) -> Iterator[str]:
    if [board.players for board in old.boards] != [board.players for board in new.boards] or old.bye != new.bye:
        stay = {board.players for board in old.boards} & {board.players for board in new.boards}
        yield f"Round {old.number} gets another pairing: {len(old.boards) - len(stay)} of {len(old.boards)} boards."
        return
    if old.published != new.published:
        yield f"Round {old.number} is {'published' if new.published else 'no longer published (F6)'}."
    changed = [(a, b) for a, b in zip(old.boards, new.boards, strict=True) if _written(a) != _written(b)]
    if len(changed) > FEW:
        yield f"Round {old.number}: {len(changed)} boards change."
        return
    for one, other in changed:
        pair = f"{before.label(one.white)} - {before.label(one.black)}"
        yield f"Round {old.number} board {one.number}, {pair}: {_written(one)} becomes {_written(other)}."


def _written(board: Board) -> str:
    text = "empty" if board.result is None else board.result.text
    return f"{text} with colours reversed" if board.reversed else text


def _entrants(before: Tournament, after: Tournament) -> Iterator[str]:
    old, new = before.registrations, after.registrations
    names = {id_: each.entrant.name for id_, each in {**new, **old}.items()}
    different = [id_ for id_ in old.keys() & new.keys() if _personal(before, id_) != _personal(after, id_)]
    groups = (("leave", old.keys() - new.keys()), ("come back", new.keys() - old.keys()), ("are as before", different))
    for what, ids in groups:
        if len(ids) > FEW:
            yield f"{len(ids)} entrants {what}."
        elif ids:
            yield f"Entrants that {what}: {', '.join(names[id_] for id_ in sorted(ids))}."


def _personal(tournament: Tournament, id_: int) -> tuple[object, ...]:
    each = tournament.registrations[id_]
    return each.entrant, each.absences, each.withdrawals

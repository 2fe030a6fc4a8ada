"""What is to be known of a round as a whole: what is missing, whether it is published or verified, who is away."""

from __future__ import annotations

from core.language import tr, trn
from core.round import Round
from core.tournament import Tournament
from tui.screens.pairings.verifying import SecondPass
from tui.widgets.bars import adjourned


def caption(
    tournament: Tournament, round_: Round | None, second_pass: SecondPass | None = None, *, missing_only: bool
) -> list[str]:
    """Return the facts of a round, or what is to be done before there is one."""
    if round_ is None:
        players = len(tournament.to_pair)
        return [trn("{count} player for round 1. p pairs it.", "{count} players for round 1. p pairs it.", players)]
    parts = [tr("Round {round} of {rounds}", round=round_.number, rounds=tournament.regulations.rounds)]
    missing = len(round_.missing)
    complete = tr("complete") + adjourned(tournament)
    parts.append(trn("{count} missing", "{count} missing", missing) if missing else complete)
    if missing_only:
        parts.append(tr("missing boards only"))
    parts.append(tr("published") if round_.published else tr("NOT PUBLISHED: b publishes, t takes back"))
    if second_pass:
        typed, boards = len(second_pass.typed), len(round_.boards)
        parts.append(tr("SECOND PASS, {typed} of {boards} typed: Esc leaves", typed=typed, boards=boards))
    elif round_.verified_by:
        parts.append(_verified(round_))
    if round_.by_hand:
        parts.append(tr("by hand"))
    if absent := _absent(tournament, round_):
        parts.append(tr("not playing: {players}", players=absent))
    return parts


def _verified(round_: Round) -> str:
    changed = ", ".join(str(board.number) for board in round_.unverified)
    if not changed:
        return tr("verified by {arbiter}", arbiter=round_.verified_by)
    return tr("verified by {arbiter} except board {boards}", arbiter=round_.verified_by, boards=changed)


def _absent(tournament: Tournament, round_: Round) -> str:
    playing = {id_ for board in round_.boards for id_ in board.players} | {
        *round_.without_opponent,
    }
    away = [
        tournament.numbers[id_]
        for id_, each in tournament.registrations.items()
        if id_ not in playing and each.first_round <= round_.number
    ]
    return " ".join(map(str, sorted(away)))

"""Simultaneous displays."""

from __future__ import annotations

from paircard.core.event import display_facts as displays
from paircard.core.event.fold.established import Facts, Steps, need_players, round_of, with_round
from paircard.core.event.when import is_time
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _givers_named(facts: Facts, event: displays.GiversNamed) -> Facts:
    need_players(facts, event.ids)
    if facts.rounds:
        raise ValueError(tr("nobody is named giver once the boards are set"))
    return replace(facts, givers=event.ids)


def _noted(facts: Facts, event: displays.Noted) -> Facts:
    round_ = round_of(facts, event.round)
    if (event.table and round_.match(event.table) is None) or (event.at and not is_time(event.at)):
        raise ValueError(tr("round {round} has no board {board}", round=event.round, board=event.table))
    return with_round(facts, replace(round_, notes=(*round_.notes, event)))


def _put_together(facts: Facts, event: displays.BoardsPutTogether) -> Facts:
    round_ = round_of(facts, event.round)
    if len(set(event.boards)) < len(event.boards) or not all(map(round_.match, event.boards)):
        raise ValueError(tr("round {round} has no such boards to be put together", round=event.round))
    return with_round(facts, replace(round_, together=event.boards))


STEPS: Steps = {
    displays.GiversNamed: _givers_named,
    displays.Noted: _noted,
    displays.BoardsPutTogether: _put_together,
}

"""What is announced for the pairing of a Swiss: who does not meet, who sits at one board, FIDE mode."""

from __future__ import annotations

from paircard.core.event import swiss_facts as swiss
from paircard.core.event.fold.established import Facts, Steps, need_entered
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _forbidden(facts: Facts, event: swiss.PairsForbidden) -> Facts:
    apart = event.apart
    need_entered(facts, apart.players)
    if len({*apart.players}) < 2 or apart.first < 1 or (apart.last and apart.last < apart.first):
        raise ValueError(tr("a list of who does not meet names two players, and rounds in their order"))
    return replace(facts, apart_told=facts.apart_told + (apart,))  # noqa: RUF005 - thousands of lists follow each other


def _allowed(facts: Facts, event: swiss.PairsAllowed) -> Facts:
    return replace(facts, apart_told=tuple(each for each in facts.apart if {*each.players} != {*event.players}))


def _board_fixed(facts: Facts, event: swiss.BoardFixed) -> Facts:
    need_entered(facts, (event.id,))
    others = {id_: board for id_, board in facts.fixed_boards.items() if id_ != event.id}
    return replace(facts, fixed_boards={**others, event.id: event.at} if event.at else others)


def _fide_mode_left(facts: Facts, event: swiss.FideModeLeft) -> Facts:
    return replace(facts, fide_mode_left=event.round if facts.fide_mode_left is None else facts.fide_mode_left)


STEPS: Steps = {
    swiss.PairsForbidden: _forbidden,
    swiss.PairsAllowed: _allowed,
    swiss.BoardFixed: _board_fixed,
    swiss.FideModeLeft: _fide_mode_left,
}

"""Who has which colour in a match: lots where it has several games (D3a), the rounds before where it has one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_order
from paircard.core.systems.knockout.colours import Decision, Player, decide, match_colours, otherwise
from paircard.core.systems.knockout.options import options_of
from paircard.core.values.colour import Colour

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Pair = tuple[ContestantId, ContestantId]


def purposes(tournament: Tournament, number: int) -> tuple[str, ...]:
    """Return for what lots are drawn before a round: for the first game, or for each odd one; nothing without lots."""
    lots = options_of(tournament).lots_a_match
    return tuple(_purpose(tournament.stage, number, 2 * at + 1) for at in range(lots))


def _purpose(stage: int, number: int, game: int) -> str:
    return f"stage {stage}: colours of round {number}, game {game}"  # no words: it is drawn with


def drawn(tournament: Tournament, number: int, playing: Iterable[ContestantId]) -> tuple[Sequence[ContestantId], ...]:
    """Return the lots there are for a round: of two who meet the one drawn before has White."""
    group, in_force = frozenset(playing), tournament.facts.lots_in_force
    return tuple(in_force[purpose, group] for purpose in purposes(tournament, number) if (purpose, group) in in_force)


def lots_for(tournament: Tournament, number: int, playing: Sequence[ContestantId], seed: str) -> tuple[LotsDrawn, ...]:
    """Draw all lots of a round from a seed."""
    opening = tournament.opening.digest if tournament.opening else ""
    names = [str(id_) for id_ in sorted(playing)]
    return tuple(
        LotsDrawn(purpose, tuple(ContestantId(int(each)) for each in draw_order(seed, opening, purpose, names)), seed)
        for purpose in purposes(tournament, number)
    )


def at_home_first(tournament: Tournament, pair: Pair) -> Pair:
    """Return a pair with the team at home first; as the draw names it where nobody is, or the first is."""
    one, two = pair
    turned = options_of(tournament).home == "lower" and tournament.numbers[one] < tournament.numbers[two]
    return (two, one) if turned else pair


def by_lots(pair: Pair, lots: Sequence[Sequence[ContestantId]], games: int) -> tuple[Pair, str]:
    """Return a pair with White of the first game first, and the colours of that one game by game (D3a)."""
    won = [min(pair, key=order.index) for order in lots] or [pair[0]]
    first = won[0]
    second = pair[1] if first == pair[0] else pair[0]
    signs = "".join("W" if each == first else "B" for each in won)
    return (first, second), match_colours(games, signs) if games > 1 else "W"


def player(tournament: Tournament, id_: ContestantId, number: int) -> Player:
    """Return a player as the colours of a round see them: what they had in every round before it."""
    return Player(tournament.numbers[id_], "".join(_had(tournament, id_, each) for each in range(1, number)))


def _had(tournament: Tournament, id_: ContestantId, number: int) -> str:
    match = tournament.rounds[number - 1].match_of(id_)
    if match is None or not match.main.played:
        return "-"  # a match of teams is one game: it was played, whoever sat at board 1
    first = match.boards[0]
    colour = first.colour_of(id_) if not match.leg else "W" if (id_ == first.white) != first.reversed else "B"
    return colour or "-"


def decided(tournament: Tournament, pair: Pair, number: int) -> Decision:
    """Return who has White in a single game, and by what (D3 b - d)."""
    one, two = (player(tournament, id_, number) for id_ in pair)
    return decide(one, two, number, _drawn_colour(tournament))


def decided_otherwise(tournament: Tournament, pair: Pair, number: int) -> Decision | None:
    """Return the next rule that would have given the other colours."""
    one, two = (player(tournament, id_, number) for id_ in pair)
    return otherwise(one, two, number, _drawn_colour(tournament))


def _drawn_colour(tournament: Tournament) -> Colour:
    return tournament.facts.first_colour or "W"

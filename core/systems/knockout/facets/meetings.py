"""How a pair of a cup came about and who has White, said for the players of an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.match import Match
from paircard.core.systems.kit.match_decided import decided_lines
from paircard.core.systems.knockout.colours import AT_HOME, COLOURS, match_decisions
from paircard.core.systems.knockout.drawing import decided, decided_otherwise, drawn
from paircard.core.systems.knockout.options import Home, options_of
from paircard.core.systems.knockout.skeleton import SEEDING, SLOTS
from paircard.core.systems.knockout.tree import Spot, Tree, grown
from paircard.core.systems.knockout.words import called, decision_said, game_said, otherwise_said
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr, trn

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say how every match of a round came about, and who goes through."""
    round_ = tournament.rounds[number - 1]
    for match in round_.matches:
        yield from pair_lines(tournament, number, match.first)
    for bye in round_.byes:
        yield from pair_lines(tournament, number, bye.who)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say why a player meets this opponent, and who has White."""
    tree, round_ = grown(tournament), tournament.rounds[number - 1]
    match, spot = round_.match_of(id_), tree.spot_of(number, id_)
    name = called(tree, number)
    if match is None:
        yield from _without(tournament, tree, number, id_)
        return
    white, black = (tournament.label(each) for each in match.contestants)
    fields = {"round": name, "match": match.number, "white": white, "black": black}
    yield cite(tr("{round}, match {match}: {white} - {black}.", **fields), SEEDING)
    if spot is not None and spot.third:
        yield cite(tr("  The losers of the semifinals play for third place."))
    elif spot is not None:
        yield from (line.below("  ") for line in _came(tournament, tree, spot))
    yield from (line.below("  ") for line in _colours(tournament, number, match))
    yield from (line.below("  ") for line in decided_lines(tournament, match))


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say in which round two can meet, and whether they can still."""
    tree = grown(tournament)
    level = tree.cup.earliest(one, other)
    number = level + tree.preliminary
    fields = {"one": tournament.label(tournament.ids[one]), "other": tournament.label(tournament.ids[other])}
    said = mark("{one} and {other} can meet in one round only: {round}.")
    yield cite(f"{SLOTS}: {tr(said, round=called(tree, number), **fields)}", SLOTS)
    if tree.third and level == tree.cup.rounds:
        yield cite(tr("Or in the match for third place, if both lose their semifinals."))
    spots = [spot for spot in tree.spots() if {tournament.ids[one], tournament.ids[other]} == set(spot.both)]
    for spot in spots:
        if spot.match:
            yield from pair_lines(tournament, spot.round, tournament.ids[one])
    if not spots:
        for each in (one, other):
            if lost := _lost(tree, tournament.ids[each]):
                gone = tr(
                    "{player} is out since round {round}.", player=tournament.label(tournament.ids[each]), round=lost
                )
                yield cite(gone)


def _lost(tree: Tree, id_: ContestantId) -> int:
    return next((spot.round for spot in tree.spots() if not spot.third and spot.loser == id_), 0)


def _came(tournament: Tournament, tree: Tree, spot: Spot) -> Iterator[Cited]:
    """Say from where both came."""
    feeders = tree.feeders(spot)
    for holder, feeder in zip(spot.both, feeders, strict=True):
        if not holder:
            continue
        number = tournament.numbers[holder]
        slot, who = tree.cup.slot(number), tournament.label(holder)
        if feeder is not None and feeder.match is not None:
            fields = {"player": who, "match": feeder.match.number, "round": feeder.round}
            yield cite(tr("{player} has won match {match} of round {round}.", **fields), SEEDING)
        elif feeder is not None:
            yield cite(tr("{player} went through round {round} without an opponent.", player=who, round=feeder.round))
        elif spot.round == 1 and tree.preliminary:
            total = 2 * tree.cup.size + 1
            line = tr("{player}: {total} - {number} = {other}, for slot {slot}.",
                      player=who, total=total, number=number, other=total - number, slot=slot)  # fmt: skip
            yield cite(f"{SLOTS}: {line}", SLOTS)
        else:
            yield cite(f"{SLOTS}: {tr('{player} has slot {slot}.', player=who, slot=slot)}", SLOTS)
    slots = [slot for pair in tree.cup.slots for slot in pair]
    level = spot.round - tree.preliminary
    if level > 0:
        upper = slots[spot.at << level : (spot.at << level) + (1 << (level - 1))]
        lower = slots[(spot.at << level) + (1 << (level - 1)) : (spot.at + 1) << level]
        meet = tr("Here meet who comes from {upper} and who comes from {lower}.",
                  upper=_slots(upper), lower=_slots(lower))  # fmt: skip
        yield cite(f"{SLOTS}: {meet}", SLOTS)


def _slots(slots: list[int]) -> str:
    named = ", ".join(map(str, slots))
    return tr("slot {slots}", slots=named) if len(slots) == 1 else tr("slots {slots}", slots=named)


def _without(tournament: Tournament, tree: Tree, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say why somebody has no match."""
    who = tournament.label(id_)
    if any(bye.who == id_ for bye in tournament.rounds[number - 1].byes):
        if number == 1 and tree.preliminary:
            cup = tree.cup
            fields = {"player": who, "pairs": len(cup.preliminary), "left": cup.size, "players": cup.players}
            line = trn(
                "{player} goes through: {players} - {left} = {pairs} match leaves {left}; the others are free.",
                "{player} goes through: {players} - {left} = {pairs} matches leave {left}; the others are free.",
                len(cup.preliminary),
                **fields,
            )
            yield cite(f"{SEEDING}: {line}", SEEDING)
        else:
            yield cite(tr("{player} goes through: nobody comes from the other branch.", player=who), SEEDING)
        return
    lost = _lost(tree, id_)
    if lost:
        yield cite(tr("{player} is out since round {round}.", player=who, round=lost))
    else:
        yield cite(tr("{player} is not in this round.", player=who))


def _colours(tournament: Tournament, number: int, match: Match) -> Iterator[Cited]:
    """Say who has White, by which article, and what would have been without it."""
    if home := options_of(tournament).home:
        yield from _at_home(tournament.label(match.first), home, match.leg_count)
        return
    if not options_of(tournament).odd:
        yield from _by_lots(tournament, number, match)
        return

    def name(seed: int) -> str:
        return tournament.label(tournament.ids[PairingNumber(seed)])

    if match.leg:
        yield cite(f"{TEAMS}: {tr(_ODD_BOARDS)}", TEAMS)
    made = decided(tournament, match.contestants, number)
    if made.white != tournament.numbers[match.first]:
        yield cite(tr("The colours stand as they were when the round was paired; results before it were corrected."))
    yield cite(f"{made.article}: {decision_said(made, name)}", made.article)
    other = decided_otherwise(tournament, match.contestants, number)
    yield cite(str(otherwise_said(other, name)) if other is None else
               tr("Without it: {article}: {what}", article=other.article, what=decision_said(other, name)),
               *(() if other is None else (other.article,)))  # fmt: skip


TEAMS = "B.VI D4"
_ODD_BOARDS = mark("White means the odd boards here; the even ones have the other colour.")


def _legs_by_lots(first: str, legs: int) -> Iterator[Cited]:
    """Say which colours two teams have, leg by leg."""
    yield cite(f"{COLOURS}: {tr('{team} has White on the odd boards, by lots.', team=first)}", COLOURS)
    yield from _leg_by_leg(legs)


def _at_home(first: str, home: Home, legs: int) -> Iterator[Cited]:
    """Say which team is at home, and what colours follow."""
    why = mark("{team} is at home, for the draw names it first: it has White on the odd boards.")
    if home == "lower":
        why = mark("{team} is at home, for it is the lower seed: it has White on the odd boards.")
    yield cite(f"{AT_HOME}: {tr(why, team=first)}", AT_HOME)
    yield from _leg_by_leg(legs)


def _leg_by_leg(legs: int) -> Iterator[Cited]:
    if legs > 1:
        yield cite(f"{COLOURS}: {tr('In the second leg every board has the other colours.')}", COLOURS)
    yield cite(f"{TEAMS}: {tr(_ODD_BOARDS)}", TEAMS)


def _by_lots(tournament: Tournament, number: int, match: Match) -> Iterator[Cited]:
    """Say what lots gave (D3a)."""
    round_ = tournament.rounds[number - 1]
    orders = drawn(tournament, number, (id_ for each in round_.matches for id_ in each.contestants))
    games = match.boards_of(0)
    signs = "".join(
        "W" if order.index(match.first) < order.index(match.second) else "B" for order in orders
    )  # whoever is drawn before the other has White
    first = tournament.label(match.first)
    if len(orders) != options_of(tournament).lots_a_match:
        yield cite(f"{COLOURS}: {tr('{player} has White in game 1, by lots.', player=first)}", COLOURS)
        return
    if match.leg:
        yield from _legs_by_lots(first, len(games) // match.leg)
    for game in match_decisions(len(games), signs) if not match.leg else ():
        yield cite(f"{game.article}: {game_said(game, first)}", game.article)
    seeds = {each.seed for each in tournament.facts.lots if each.order in orders and each.seed}
    if seeds:
        said = mark("The lots of round {round} were drawn with seed {seed}: who is drawn before the other has White.")
        yield cite(tr(said, round=number, seed=", ".join(sorted(seeds))), COLOURS)
        yield cite(tr("Had the lots fallen the other way, every colour would be the other."), COLOURS)

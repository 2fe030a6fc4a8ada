"""From settled brackets to the pairing of the round: colours (E), floats (A4, A5), order (F1)."""

from __future__ import annotations

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.event.publication import in_order_of_publication
from paircard.core.facets.pairing import Pair, Pairing, round_said
from paircard.core.facets.trace import Verdict
from paircard.core.systems.swiss1998.brackets import Places, Settled, refusals_to_expect
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.colours import colours_of
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values.colour import float_marks
from paircard.core.values.frozen import maker
from paircard.core.values.lazily import Later
from paircard.core.values.said import said


def publish(run: Run, settled: list[Settled]) -> Pairing:
    """Return the pairing of the round."""
    made = [pair for here in settled if here.made for pair in here.made.pairs]
    placed = [(min(pair), max(pair)) for pair in made]
    players = run.cards.players
    in_order = in_order_of_publication(placed, [player.score for player in players], range(len(players)))
    make = maker(Pair)
    pairs = tuple([_pair(run, make, higher, lower) for higher, lower in in_order])
    over = settled[-1].leaving
    bye = run.cards.number(over[0]) if over else None
    if over:
        run.step("A5", None, over, Verdict.NOTED, said("{player} has the bye.", player=bye))
    if run.sink is not None:
        run.step("F1", None, (), Verdict.ACCEPTED, round_said(pairs, bye))
    return Pairing(pairs, bye, Later(lambda: [bracket_result(run.cards, here) for here in settled]))


def _pair(run: Run, make: type[Pair], higher: int, lower: int) -> Pair:
    cards = run.cards
    colours = colours_of(cards, higher, lower)
    one, other = cards.players[colours.white], cards.players[colours.black]
    white, black = one.number, other.number
    if run.sink is not None:
        reason = said("{white} has White against {black}.", white=white, black=black)
        run.step(colours.rule, None, (colours.white, colours.black), Verdict.NOTED, reason)
    white_float, black_float = float_marks(one.score, other.score)
    return make(white, black, white_float, black_float, colours.rule)


def bracket_result(cards: Cards, here: Settled) -> BracketResult:
    """Return how one bracket ended, in pairing numbers."""

    def numbers(places: Places) -> tuple[PairingNumber, ...]:
        return tuple([cards.players[place].number for place in places])

    made, steps = here.made, here.target.steps if here.target else 0
    wanted = here.bracket.full_target
    first_x = refusals_to_expect(cards, here.bracket)
    return BracketResult(
        score=here.bracket.score,
        players=numbers((*here.arrivals, *here.group)),
        moved_down=numbers(here.bracket.movers if here.joined else here.arrivals),
        pairs=tuple([(cards.number(min(pair)), cards.number(max(pair))) for pair in made.pairs]) if made else (),
        downfloaters=numbers(here.leaving),
        first_x=first_x,
        x=made.x if made else max(0, first_x - steps),
        clashes=made.clashes if made else 0,
        upfloat_level=made.up if made else 0,
        downfloat_level=made.down if made else 0,
        events=here.events,
        joined=here.joined,
        p=wanted.p,
        remainder=wanted.pairs - wanted.p,
    )

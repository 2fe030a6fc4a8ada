"""Says of a round what only C.04.4.2 has: the Index, who floats, and the pairs in the order of 4.3."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.explain.apart import after, kept_apart, why_not_left
from paircard.core.systems.burstein.explain.forcing import Forcing
from paircard.core.systems.burstein.index_words import index_told, ranked
from paircard.core.systems.burstein.outcome import BracketResult, Values
from paircard.core.systems.burstein.position import Player
from paircard.core.systems.burstein.search.floaters import least_ahead
from paircard.core.systems.kit.virtual_points_told import virtual_in
from paircard.core.systems.swiss.bye_first import lines
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.bye_first.sheet import Two
from paircard.core.systems.swiss.bye_first.why_white import white_told
from paircard.core.systems.swiss.explained import SwissBracket
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import INDENT, OTHERS, because, numbers, written
from paircard.core.systems.swiss.moving_down import bracket_told, came_down, left_over
from paircard.core.values.cited import Cited, fits, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital

Bracket = SwissBracket[BracketResult, Forcing]


class Lines(lines.Lines):
    """Says all of a round after the seeding."""

    book = BOOK

    def sitting_out(self, player: Player) -> Cited:
        """Say who has the bye, and by which figures."""
        line = trn(
            "{player} has the bye: score {points}, {count} game played, {index} (C.04.4.2 3.1).",
            "{player} has the bye: score {points}, {count} games played, {index} (C.04.4.2 3.1).",
            player.played,
            player=player.number,
            points=format_points(player.score),
            index=index_told(player),
        )
        return self.cite(line, self.text.bye)

    def colour_line(self, told: Round, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""
        white, black = told.player(pair.white), told.player(pair.black)
        higher = min((white, black), key=self.book.rank)
        return white_told(pair, white, black, higher, told.own.initial_colour)

    def kept_apart(self, told: Round, one: PairingNumber, other: PairingNumber) -> Reason | None:
        """Return why two do not meet; None if they do."""
        return kept_apart(told.forcing, one, other)

    # --- brackets ---------------------------------------------------------------------------------------------

    def bracket_lines(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield who is in a bracket, by the Index, what was reached by C5 - C8, who floats, and the pairs."""
        own = bracket.own
        yield bracket_told(own.score, own.mdps, own.residents)
        virtual = virtual_in(bracket.forcing.players, own.players)
        criteria = chain(self._ranking(bracket), self._criteria(bracket))
        for line in chain(virtual, criteria, self._floaters(bracket), self._pairs(bracket)):
            yield line.below(INDENT)

    def _ranking(self, bracket: Bracket) -> Iterator[Cited]:
        """Say the order of the Index, and whose last rounds were counted as drawn."""
        members = [bracket.forcing.player(each) for each in bracket.own.players]
        listed = tr("By the Index, with Buchholz and Sonneborn-Berger: {players}.", players=ranked(members))
        yield self.cite(listed, "3.2", "1.7")
        met = {opponent for each in members for opponent in each.opponents}
        if lifted := sorted(met & bracket.forcing.position.lifted):
            away = tr(
                "Away now and in the rounds before: {players}. These rounds count as drawn for the opponents (ruling).",
                players=numbers(lifted),
            )
            yield self.cite(away, "1.7.2")

    def _criteria(self, bracket: Bracket) -> Iterator[Cited]:
        """Say C5 - C8 where they are not those of a bracket in which all meet and get their colours."""
        values, short = bracket.own.values, self.short_of(bracket)
        if not values.c5 and not values.c8:
            yield self.cite(tr("C5 to C8: nobody is left over, and every preference is granted."), "C5", "C8")
            return
        for name in self.text.names if values.c5 else (self.text.clashes,):
            if name not in short:
                yield self.value_line(name, bracket)
                continue
            value = self.text.value_words(name, values)
            line = tr("{criterion}: {value} Numbers alone would allow less.", criterion=name, value=value)
            yield self.cite(line, name)
            if name == "C5":
                yield self._no_more_pairs(bracket).below(INDENT)

    def _no_more_pairs(self, bracket: Bracket) -> Cited:
        """Say who competes for whom in a bracket, or that those below need who is left over."""
        short = bracket.forcing.short_of_pairs(bracket.at)
        if short is None:
            return self.cite(tr("With one pair more not all below could be paired."), self.text.complete)
        return self.cite(str(Capital(short.clause())), *dict.fromkeys(each.article for each in short.forbidden))

    def _floaters(self, bracket: Bracket) -> Iterator[Cited]:
        """Say who floats, and why nobody who stands nearer to the middle, where the first pairings leave somebody."""
        own = bracket.own
        if not own.downfloaters:
            return
        yield left_over(own, self.text.cited("1.3"))
        last = len(own.players) - 1
        off = {each: abs(2 * at - last) for at, each in enumerate(own.players)}
        furthest = max(off[each] for each in own.downfloaters)
        nearer = sorted((each for each in own.players if off[each] < furthest), key=off.__getitem__)
        for each in [one for one in nearer if one not in own.downfloaters][:OTHERS]:
            reason = why_not_left(bracket.forcing, bracket.at, each)
            yield because(self.text.book, tr("Not {player}:", player=each), reason).below(INDENT)

    def least(self, bracket: Bracket) -> Values:
        """Return the values that numbers alone would allow, with as many left over."""
        forcing, own = bracket.forcing, bracket.own
        before = forcing.before(bracket.at)
        scores = sorted(forcing.player(each).score for each in own.players)[: own.values.c5]
        most = max((before.players & wanting).bit_count() for wanting in forcing.here.wants.values())
        return Values(
            c5=len(own.players) % 2,
            c6=tuple(sorted(scores, reverse=True)),
            c7=least_ahead(forcing.here, before, forcing.mask(own.downfloaters)),
            c8=max(0, most - len(own.pairs) - own.values.c5),
        )

    # --- pairs ------------------------------------------------------------------------------------------------

    def _pairs(self, bracket: Bracket) -> Iterator[Cited]:
        """Say the pairs, and of everybody why those who come before the opponent were passed over."""
        pairs = bracket.own.pairs
        if not pairs:
            return
        yield self.cite(tr("Pairs, the higher of the Index first: {pairs}.", pairs=written(pairs)), self.text.pairs)
        for pair in pairs:
            line = tr("{player} gets {opponent}.", player=pair[0], opponent=pair[1])
            yield from self._passed(bracket, pair, self.cite(line, self.text.pairs))

    def partner(self, bracket: Bracket, pair: Two) -> Iterator[Cited]:
        """Say whom somebody gets, with the Index of both."""
        one, other = map(bracket.forcing.player, pair)
        line = tr(
            "Bracket of {points}: {player} ({index}) gets {opponent} ({other_index}).",
            points=format_points(bracket.own.score),
            player=one.number,
            index=index_told(one),
            opponent=other.number,
            other_index=index_told(other),
        )
        yield from self._passed(bracket, pair, self.cite(line, self.text.pairs, "1.7"))

    def _passed(self, bracket: Bracket, pair: Two, line: Cited) -> Iterator[Cited]:
        """Say whom somebody gets, and what speaks against those of a lower Index who were free."""
        own, (one, other) = bracket.own, pair
        place = {each: at for at, each in enumerate(own.players)}
        taken = {each for two in own.pairs if place[two[0]] < place[one] for each in two}
        floating = {each for each in own.downfloaters if place[each] < place[one]}
        passed = [each for each in reversed(own.players[place[other] + 1 :]) if each not in taken | floating]
        yield fits(other, line, tr("the last that fits") if passed else tr("the last that is free"))
        for each in passed[:OTHERS]:
            reason = after(bracket.forcing, bracket.at, one, each)
            why = because(self.text.book, tr("Not {player}:", player=each), reason).below(INDENT)
            yield refused(each, why, str(reason.said))
        if (more := len(passed) - OTHERS) > 0:
            yield Cited(trn("And {count} other that comes earlier.", "And {count} others that come earlier.", more))

    def way_lines(self, told: Round, number: PairingNumber) -> Iterator[Cited]:
        """Say how somebody came through the brackets. Raise KeyError for a stranger."""
        yield from came_down(told, number, self.text.cited("1.3"))
        yield from self.pair_lines(told, number)


LINES = Lines()

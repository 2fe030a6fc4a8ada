"""Says of a round how the members of its brackets were paired by identifiers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.drawn_up import lines
from paircard.core.systems.swiss.drawn_up.by_identifier.held import held
from paircard.core.systems.swiss.drawn_up.explain import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import Two
from paircard.core.systems.swiss.lines import INDENT, written
from paircard.core.values.cited import Cited, fits
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital, joined, series


class Lines(lines.Lines):
    """A book says its colours, and what it has to say of criteria beside their values."""

    def all_at_best(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield what to say where no criterion of pairs had to be waived."""
        yield from ()

    def no_better(self, bracket: Bracket, name: str) -> Iterator[Cited]:
        """Yield why a criterion of pairs cannot be better, where nothing but C1 holds it."""
        line = tr("No pairing of the bracket in which nobody meets twice (C1) does better.")
        yield self.cite(line, name, "C1")

    # --- what follows -----------------------------------------------------------------------------------------

    def least(self, bracket: Bracket) -> tuple[object, ...]:
        """Return values that no set and no pairing could undercut; scores for as many upfloaters as there are."""
        forcing, own = bracket.forcing, bracket.own
        lower = forcing.cards.in_set_order(forcing.before(bracket.at).lower)[: len(own.upfloaters)]
        scores = tuple(sorted(map(forcing.cards.score, lower)))
        return len(own.residents) % 2, scores, 0, 0, *forcing.cards.thinkable(forcing.mask(own.players), len(own.pairs))

    def no_fewer(self, bracket: Bracket) -> Iterator[Cited]:
        """Say who competes for whom with two upfloaters fewer: in the bracket, else among those below."""
        forcing, fewer = bracket.forcing, len(bracket.own.upfloaters) - 2
        here, with_up = forcing.before(bracket.at), forcing.shortages.with_up
        short = with_up(here.residents, here.residents, fewer) or with_up(here.lower, here.lower, fewer)
        if short is not None:
            yield self.cite(str(Capital(short.clause())), "C1", self.text.complete)

    def inside(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield the pairs, what was reached by every criterion, and who was passed over."""
        pairs = tr("Pairs, smaller number first: {pairs}.", pairs=written(bracket.own.pairs))
        yield self.cite(pairs, self.text.pairs)
        yield from chain(self._criteria(bracket), self._choices(bracket))

    def _criteria(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield what speaks of the criteria where anything does; of sets wherever somebody was drawn up."""
        text, values = self.text, bracket.own.values
        for name in text.of_sets[2:]:
            floats = name == text.of_sets[-1]
            looked_at = bracket.own.upfloaters and (bracket.forcing.position.floats_count or not floats)
            if text.value(name, values) or looked_at:
                yield self.value_line(name, bracket)
        waived = [name for name in text.of_pairs if text.value(name, values)]
        for name in waived:
            yield from self._of_pairs(bracket, name)
        if not waived:
            yield from self.all_at_best(bracket)

    def _of_pairs(self, bracket: Bracket, name: str) -> Iterator[Cited]:
        """Say what the pairs reached by a criterion, and what holds it there: an earlier one, numbers, or C1."""
        text, values = self.text, bracket.own.values
        reason = held(bracket.forcing.cards, bracket.own, name, text.of_pairs)
        if not reason.waived:
            yield self.value_line(name, bracket)
            yield from (line.below(INDENT) for line in self.no_better(bracket, name))
            return
        without = (*values[: len(text.of_sets)], *reason.costs)
        named = {
            "criterion": name,
            "reached": text.value_words(name, values),
            "waived": series(reason.waived),
            "least": text.value_words(name, without),
        }
        yield self.cite(tr("{criterion}: {reached} Without {waived}: {least}", **named), name, *reason.waived)
        fails = [joined((f"{each}:", text.value_words(each, without))) for each in reason.waived]
        way = tr("{way}: but then {fails}", way=written(reason.pairs), fails=joined(fails))
        yield self.cite(way, *reason.waived).below(INDENT)

    def _choices(self, bracket: Bracket) -> Iterator[Cited]:
        """Say of every top member why those who come before its partner were passed over."""
        for top, partner in bracket.own.pairs:
            line = self.cite(tr("{player} gets {opponent}.", player=top, opponent=partner), self.text.pairs)
            yield fits(partner, line, tr("the first that fits"))
            yield from self.not_with(bracket, top, _before(bracket, (top, partner)))

    def partner(self, bracket: Bracket, pair: Two) -> Iterator[Cited]:
        """Say who comes before the partner, and the first criterion that speaks against each."""
        top, partner = pair
        named = {"points": format_points(bracket.own.score), "player": top, "opponent": partner}
        line = self.cite(tr("Bracket of {points}: {player} gets {opponent}.", **named), self.text.pairs)
        passed = _before(bracket, pair)
        yield fits(partner, line, tr("the first that fits"))
        if not passed:
            free = tr("{opponent} is the first partner that is free.", **named)
            yield fits(partner, self.cite(free, self.text.pairs).below(INDENT), tr("the first that is free"))
        yield from self.not_with(bracket, top, passed)


def _before(bracket: Bracket, pair: Two) -> list[PairingNumber]:
    """Return who comes before the partner of a top member and was not taken before."""
    top, partner = pair
    tops = {each for each, _ in bracket.own.pairs}
    taken = {mate for each, mate in bracket.own.pairs if each < top}
    return [each for each in bracket.own.players if top < each < partner and each not in tops | taken]

"""Whether a question has any pairing, and whether it has one with as few clashes as the colours make thinkable."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms, has_perfect_matching
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.question import ALL, Below, Question
from paircard.core.values.frozen import replace


def fewest_thinkable(cards: Cards, players: int, pairs: int) -> int:
    """Return a lower bound of the clashes among players (a mask), from their preferences alone (as A8 does it)."""
    spare = players.bit_count() - pairs
    return max(0, *((likers & players).bit_count() - spare for likers in cards.likers))


def bound_of(cards: Cards, question: Question) -> int:
    """Return the same of a question."""
    return fewest_thinkable(cards, question.everybody, question.pairs)


def possible(cards: Cards, question: Question) -> bool:
    """Tell whether there is any such pairing; with the next bracket, whether one that leaves over any number."""
    return has_perfect_matching(Rows(cards, question).rows)


def fewest_alone(cards: Cards, question: Question) -> int | None:
    """Return how few of the pool can be left over, by B1 and B2 alone, however many; None if seekers are left alone.

    Once all seekers are matched they stay so while the matching grows (Berge 1957), and of its other pairs any number
    can be undone: so a number of pairs can be made if and only if it leaves over as many as these or more.
    """
    everybody = Question(question.seekers, question.pool, 1, LEVELS[-1], ALL)
    seekers = Blossoms(pairs_asked(cards, replace(everybody, rest=0)))
    if seekers.match_most() > len(question.pool) - len(question.seekers):
        return None
    matched = {node: mate for node, mate in seekers.mates.items() if mate != NOBODY}
    return Blossoms(pairs_asked(cards, everybody), matched).match_most()


def possible_at_bound(cards: Cards, question: Question) -> bool:
    """Tell whether there is such a pairing with no more clashes than must be (`fewest_thinkable`)."""
    return has_perfect_matching(rows_at_bound(cards, question))


def rows_at_bound(cards: Cards, question: Question) -> dict[int, int]:
    """Return the graph of a question without all pairs that would cost more than the fewest clashes thinkable.

    If none must be, there is none between players who prefer the same colour. Otherwise so many prefer
    one colour that each pair has one of them and all who are left over are of them: exactly then is the
    bound met, and clashes need not be counted.
    """
    here = question.everybody
    spare = len(question.pool) - question.rest
    rows = Rows(cards, question)
    for likers in cards.likers:
        if (likers & here).bit_count() > spare:
            rows.keep(likers)
            return rows.rows
    for likers in cards.likers:
        rows.part(likers)
    return rows.rows


def pairs_asked(cards: Cards, question: Question) -> dict[int, int]:
    """Return whom each may meet in the bracket itself."""
    paired, up = mask_of(question.pool) & ~question.leavers, question.up
    partners = mask_of(question.seekers) | (paired if question.rest else 0)
    rows = {seeker: cards.mates(seeker, up) & paired for seeker in question.seekers}
    for place in question.pool:
        rows[place] = cards.mates(place, up) & partners if paired >> place & 1 else 0
    return rows


class Rows:
    """The graph of a question as rows of bits; players by place, seats after them."""

    def __init__(self, cards: Cards, question: Question) -> None:
        """Lay out all that may meet."""
        self._cards = cards
        self._players = question.everybody
        self._over = mask_of(question.pool) & question.floaters
        self.rows = pairs_asked(cards, question)
        if question.below is None:
            self._add_seats(question.left, self._over)
        else:
            self._add_below(question.below)

    def _add_seats(self, seats: int, sitters: int, together: bool = False) -> None:
        """Add seats for some players; if `together`, two seats may stay empty."""
        first = max(len(self._cards.players), max(self.rows, default=0) + 1)
        everywhere = (1 << seats) - 1 << first
        for place in places_in(sitters):
            self.rows[place] |= everywhere
        for seat in range(first, first + seats):
            self.rows[seat] = sitters | (everywhere & ~(1 << seat) if together else 0)

    def _add_below(self, below: Below) -> None:
        """Add the next bracket: those left over must find an opponent, or a seat, there."""
        residents, coming = mask_of(below.residents), self._over | mask_of(below.passed)
        free = coming & ~below.seekers
        self._link(residents | coming, residents)
        self._link(coming, free)
        sitters = residents | free
        self._add_seats(below.spare, sitters & self._cards.bye_eligible if below.lowest else sitters, together=True)
        self._add_seats(below.anywhere, self._over)

    def _link(self, some: int, partners: int) -> None:
        """Let some players meet their legal opponents among the partners."""
        for place in places_in(some):
            row = self._cards.legal(place) & partners
            self.rows[place] = self.rows.get(place, 0) | row
        for partner in places_in(partners):
            self.rows[partner] = self.rows.get(partner, 0) | self._cards.legal(partner) & some

    def keep(self, likers: int) -> None:
        """Take away all pairs without one of these players, and seats from all others (no bracket below)."""
        seats = ~((1 << len(self._cards.players)) - 1)
        for place in places_in(self._players & ~likers):
            self.rows[place] &= likers
        for seat in [node for node in self.rows if seats >> node & 1]:
            self.rows[seat] &= likers

    def part(self, likers: int) -> None:
        """Take away all pairs of two of these players (no bracket below)."""
        for place in places_in(self._players & likers):
            self.rows[place] &= ~likers

"""The ordinary answers where a table gives all rounds: they are posted at once, and no pair rests on a result.

Results come in any order, and a correction changes a result and nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from paircard.core.event.announced_facts import RegulationsChanged
from paircard.core.event.bye import Bye
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.numbering import fixed_numbers, without_number
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import Need, Wanting, need_none_posted, need_of_posted, need_ready
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished, RoundUnpaired
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.facets import ordinary
from paircard.core.systems.kit import leaving
from paircard.core.systems.kit.leaving import Leaving
from paircard.core.values.errors import Refusal
from paircard.core.values.said import Words, said
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink


class Entry(ordinary.Entry):
    """Everybody is in the table or not. Who leaves early is taken out of it, who leaves late loses what is left."""

    draws_numbers = True
    article: str
    late: Words
    """Why nobody can join once the schedule is posted."""
    absent: tuple[Words, str]
    """What is done instead where somebody cannot play a round, and the article that says so or nothing."""

    @abstractmethod
    def chosen(self, tournament: Tournament) -> Leaving:
        """Return what becomes of the games of who leaves."""

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let people in until the schedule is posted."""
        return Refusal(self.late, self.article) if tournament.rounds else None

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Let people go as long as a game is left to be played."""
        return leaving.may_leave(tournament)

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Say what is done instead: nobody is left out of the table."""
        return Refusal(*self.absent)

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say how much is played, and what follows from it."""
        return leaving.leaving(tournament, id_, self.chosen(tournament))

    def returning(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say that games count or are open again."""
        return leaving.returning(tournament, id_)

    def withdrawn(self, tournament: Tournament, id_: ContestantId, reason: str) -> tuple[Fact, ...]:
        """Annul all games of a player, or give every game still to be played to the opponent."""
        return leaving.withdrawn(tournament, id_, reason, self.chosen(tournament))

    def returned(self, tournament: Tournament, id_: ContestantId) -> tuple[Fact, ...]:
        """Take the player back; the boards they lost by leaving are open again."""
        return leaving.returned(tournament, id_)


class OfTable(NamedTuple):
    """A round as the table has it."""

    pairs: tuple[PairMade, ...]
    free: tuple[Bye, ...] = ()


class Rounds(ordinary.Rounds):
    """All rounds come from the table at once, before the first game."""

    beforehand = True
    article: str
    """By which numbers are drawn."""

    @abstractmethod
    def count(self, tournament: Tournament) -> int:
        """Return how many rounds the table has for those entered; raise `Refusal` where there is none."""

    @abstractmethod
    def table(self, tournament: Tournament) -> Sequence[OfTable]:
        """Return all rounds for those entered."""

    def planned(self, tournament: Tournament) -> int:
        """Return how many rounds the table has; what is posted stands."""
        if tournament.rounds:
            return tournament.regulations.rounds
        try:
            return self.count(tournament)
        except Refusal:
            return 0

    def under_way(self, tournament: Tournament) -> int:
        """Return the first round that is not complete; the last one when all are."""
        return min(settled_up_to(tournament) + 1, tournament.scheduled)

    def needs(self, tournament: Tournament) -> Iterator[Need]:
        """Yield what the table needs: rounds not posted yet, then what there is of the field."""
        if tournament.rounds and tournament.all_paired:
            yield need_of_posted(tournament)
            return
        yield from self.of_the_field(tournament)

    def of_the_field(self, tournament: Tournament) -> Iterator[Need]:
        """Yield what is wrong with the field: its size, who will not play, who has no number."""
        try:
            self.count(tournament)
        except Refusal as refusal:
            yield Need(Wanting.PLAYERS, refusal)
        if not tournament.rounds and (gone := [id_ for id_, each in tournament.registrations.items() if each.gone]):
            named = ", ".join(map(tournament.label, gone))
            strike_out = said("Strike out who will not play before the table is made: {players}.", players=named)
            yield Need(Wanting.PLAYERS, Refusal(strike_out))
        if not tournament.rounds and (late := without_number(tournament.facts)):
            named = ", ".join(map(tournament.label, late))
            draw_again = said("The lots lack {players}: D on Entrants draws the numbers again.", players=named)
            yield Need(Wanting.ORDER, Refusal(draw_again, self.article))

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Return the next round of the table."""
        pairs, free = self.table(tournament)[tournament.next_round - 1]
        return Proposal(pairs, None, ("",) * len(pairs), (), free)

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Post the whole schedule, its number of rounds first."""
        need_ready(tournament)
        need_none_posted(tournament)
        table = self.table(tournament)
        facts: list[Fact] = []
        if tournament.regulations.rounds != len(table):
            facts.append(RegulationsChanged(tournament.regulations.with_rounds(len(table))))
        for number, (pairs, free) in enumerate(table, start=1):
            numbers = fixed_numbers(tournament) if number == 1 else ()
            facts += [RoundPaired(number, pairs, numbers=numbers, byes=free), RoundPublished(number)]
        return tuple(facts)


class Law(ordinary.Law):
    """Any result may be written at any time; the table gives pairs and colours, and does not change."""

    article: str
    no_colour: Words
    """Why no colour is drawn."""
    stands: Words
    """Why no round is paired anew."""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Let any result be written at any time."""
        return None

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return that there is nothing to draw."""
        return Refusal(self.no_colour, self.article)

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Take the whole schedule back, as long as nobody has played."""
        if not tournament.rounds:
            raise Refusal(said("No schedule is posted yet."))
        if any(round_.begun for round_ in tournament.rounds):
            raise Refusal(
                said("Results are in: the schedule is not taken back any more. Undo takes back step by step.")
            )
        return RoundUnpaired(1, clean(reason))

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Refuse: the table does not change."""
        raise Refusal(self.stands, self.article)


class Tables(ordinary.AsTheyCome):
    """All pairs are known beforehand: a forfeit counts as a game."""

    beforehand = True
    fitting: tuple[str, ...] = ("RR", "SSF-RR", "DE", "SB", "KS", "WIN", "WON", "BPG", "LOTS")
    separate_nobody = frozenset({"BH", "FB", "SSFBH", "AOB"})
    """Where everybody has met everybody, all who are equal in points have the same Buchholz (B5)."""

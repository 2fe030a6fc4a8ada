"""The ordinary answers of facets, which a system has unless it says otherwise: rounds are made one by one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.entrant_facts import EntrantReturned, EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.readiness import Need, needs_of_pairing
from paircard.core.event.regulations import ROUNDS_LIMIT
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.facets import round_by_round
from paircard.core.facets.asked import entry, exchange, law, papers, rounds, tables, worth
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.card import PairingCard
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.exchange import Recognised
    from paircard.core.facets.asked.papers import Shape
    from paircard.core.facets.wall_chart import WallChart


class Entry(entry.Entry):
    """Anybody may come and go while a round is left to be made."""

    draws_colour = False
    draws_numbers = False

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let people in as long as a round is left."""
        if tournament.all_paired:
            joined = said("The last round is paired: nobody can join any more.")
            return Refusal(joined, system_of(tournament).article("late"))
        return None

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Let people go as long as a round is left."""
        if tournament.all_paired:
            gone = said("The last round is paired: nobody can be absent from a later one or withdraw before it.")
            return Refusal(gone, system_of(tournament).article("away"))
        return None

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Let them be absent as they may leave."""
        return self.may_leave(tournament)

    def withdrawn(self, tournament: Tournament, id_: ContestantId, reason: str) -> tuple[Fact, ...]:
        """Take a player out of all rounds still to be made."""
        return (EntrantWithdrawn(id_, tournament.next_round, reason),)

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say nothing: no game is made yet."""
        return ""

    def returning(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say nothing: they are simply paired again."""
        return ""

    def returned(self, tournament: Tournament, id_: ContestantId) -> tuple[Fact, ...]:
        """Pair them again from the next round on."""
        return (EntrantReturned(id_, tournament.next_round),)


class Rounds(rounds.Rounds):
    """As many rounds as the regulations have, each made when the one before has its results."""

    beforehand = False
    most = ROUNDS_LIMIT

    def advice_on_rounds(self, regulations: Regulations) -> str:
        """Say nothing: any number will do."""
        return ""

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Say nothing."""
        return ""

    def most_among(self, entered: int) -> int:
        """Return the limit of all events: nothing keeps anybody from meeting again."""
        return self.most

    def planned(self, tournament: Tournament) -> int:
        """Return the rounds that the regulations announce."""
        return tournament.regulations.rounds

    def under_way(self, tournament: Tournament) -> int:
        """Return the round made last: all before it are fixed."""
        return len(tournament.rounds)

    def needs(self, tournament: Tournament) -> Iterable[Need]:
        """Return what a round needs that rests on all results."""
        return needs_of_pairing(tournament)

    def wall_chart(self, tournament: Tournament) -> WallChart | None:
        """Return none: most systems ask more of an event."""
        return None

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Make the round that is proposed."""
        return round_by_round.made(tournament)


class Law(law.Law):
    """Everybody may meet everybody; a round that is made stands once somebody has played in it."""

    def forbids(self, before: Tournament, white: ContestantId, black: ContestantId) -> Refusal | None:
        """Forbid no pair."""
        return None

    def breaches(
        self, before: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
    ) -> list[Refusal]:
        """Find nothing that a pairing breaks."""
        return []

    def without_legal_pairing(self, before: Tournament) -> bool:
        """Return that there always is one."""
        return False

    def kept(self) -> str:
        """Say nothing: nothing can be broken."""
        return ""

    def on_paper(self, tournament: Tournament) -> str:
        """Say nothing: nobody pairs on paper."""
        return ""

    def may_write(self, tournament: Tournament, number: int) -> Refusal | None:
        """Let results of the last round be written; a change in an earlier one is a correction."""
        last = len(tournament.rounds)
        if number >= last:
            return None
        paired = said(
            "Round {last} is already paired: a change in round {round} is a correction and needs a reason.",
            last=last,
            round=number,
        )
        return Refusal(paired, self.reason_to_correct())

    def reason_to_correct(self) -> str:
        """Return that no article asks for a reason."""
        return ""

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Return that there is nothing to draw."""
        return Refusal(said("{system}: no colour is drawn.", system=tr(system_of(tournament).name)))

    def taken_back(self, tournament: Tournament, reason: str) -> RoundUnpaired:
        """Take the last round back while nobody has played in it."""
        current = tournament.current
        if current is None:
            raise Refusal(said("No round is paired yet."))
        if self.begun(current):
            raise Refusal(said("Results of round {round} are in: undo takes back step by step.", round=current.number))
        return RoundUnpaired(current.number, clean(reason))

    def begun(self, current: Round) -> bool:
        """Whether somebody has played in a round, so that it is not taken back any more."""
        return current.begun

    def opened(self, tournament: Tournament, corrected: tuple[Fact, ...], override: str) -> RoundUnpaired:
        """Refuse: every round stands as it was made."""
        raise Refusal(said("{system}: a correction makes no round anew.", system=tr(system_of(tournament).name)))

    def arbiter_decides(self, tournament: Tournament, current: Round, corrected: tuple[Fact, ...]) -> bool:
        """Leave nothing to be decided."""
        return False


class Worth(worth.Worth):
    """Without an opponent there is nothing to be had, as often as it happens."""

    free_round = 0

    def bye_barred(self, card: PairingCard) -> bool:
        """Bar nobody."""
        return False


class Tables(tables.Tables):
    """The table is made as the rounds end."""

    beforehand = False
    fitting: tuple[str, ...] = ()
    separate_nobody: frozenset[str] = frozenset()

    def newest(self, tournament: Tournament) -> int:
        """Return the last round of which all results are in."""
        return settled_up_to(tournament)


class AsTheyCome(Tables):
    """Whatever is in counts at once."""

    def newest(self, tournament: Tournament) -> int:
        """Return the last round, whether or not it has all results."""
        return tournament.scheduled


class Exchange(exchange.Exchange):
    """No other program knows the system: a report has its name, and a code of our own."""

    def name(self, tournament: Tournament) -> str:
        """Return its name as it stands in the code."""
        return system_of(tournament).name

    def code(self, tournament: Tournament) -> str:
        """Return its key as a code."""
        return f"CUSTOM_{system_of(tournament).key.replace('-', '').upper()}"  # no words: a value

    def foot(self) -> tuple[str, ...]:
        """Return that no book says how the rounds are made."""
        return ()

    def recognised(
        self, words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
    ) -> Recognised | None:
        """Return nothing: there is no table that a report could show."""
        return None


class Papers(papers.Papers):
    """Papers as every system has them."""

    shapes: tuple[Shape, ...] = ()
    unfitting: ClassVar[Mapping[str, str]] = {}
    """By paper, the sentence that says why it does not fit, as it stands in the code."""

    def unfit(self, paper: str) -> str:
        """Say why a paper does not fit, where one of `unfitting` says so."""
        return tr(self.unfitting[paper]) if paper in self.unfitting else ""

    def scheme(self, tournament: Tournament) -> Iterable[str]:
        """Announce nothing."""
        return ()

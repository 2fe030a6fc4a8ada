"""The wall chart of a Swiss: what its cards come to as plain state, written on round by round.

It spares whoever plays many events the cards of every round. It is begun from a tournament and then follows what
happens, by the same small functions by which a tournament is folded; what is not ordinary it does not follow, and is
begun anew. Of the next round it says what the tournament says of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from paircard.core.event.bye import ByeKind
from paircard.core.event.byes_of_next_round import asking
from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.card_lines import ends, line_away, line_of_bye
from paircard.core.event.entrant_facts import AbsenceAnnounced, EntrantRegistered, EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.fold.rounds import byes_of
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.match_lines import lines_of_round
from paircard.core.event.numbering import fixed_numbers, recorded_numbers
from paircard.core.event.on_boards import paired_on_boards
from paircard.core.event.readiness import obstacle
from paircard.core.event.registration import Registration
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPaired, RoundPublished
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.facets.byes import kept_as, worth_kept
from paircard.core.facets.round_by_round import proposal_by
from paircard.core.values.colour import Colour
from paircard.core.values.scale import Scale

if TYPE_CHECKING:
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.pairing import Pairing


_NO_NUMBER = PairingNumber(0)


def can_be_begun(tournament: Tournament) -> bool:
    """Whether a chart can be begun: where the next round can be paired from results of this stage.

    Round 1 of a report goes by the numbers that are printed there, and no other round does: none is begun before it.
    """
    facts = tournament.facts
    if facts.first_colour is None or recorded_numbers(facts) or any(round_.linked for round_ in tournament.rounds):
        return False
    return obstacle(tournament) is None


class WallChart(ABC):
    """Scores, who is there, and what a book makes of the lines of everybody."""

    def __init__(self, tournament: Tournament) -> None:
        """Begin with all rounds so far, where `can_be_begun` says so."""
        self.begun = tournament
        """What neither results nor absences change is asked of it."""
        self.round = tournament.next_round
        """The next round, or the one that is being played."""
        self.registrations = dict(tournament.registrations)
        self.not_always_here = {id_ for id_, each in self.registrations.items() if not each.always_here}
        """Of the others it need not be asked whether they take part in a round."""
        self.scores = {id_: card.score for id_, card in tournament.cards.items()}
        """As on the cards, in half points."""
        self.playing: RoundPaired | None = None
        """The round that is being played; None where the next can be paired."""
        self._among_equals = tournament.order_of_equals
        self._bye_worth = worth_kept(tournament)
        self._scale = tournament.match_of_two or tournament.regulations.scale
        self.results: dict[int, Result] = {}
        """Of the round that is being played, by board."""
        self.games = sum(len(round_.boards) for round_ in tournament.rounds)
        """How many were made, of all rounds so far."""
        self._order: tuple[ContestantId, ...] | None = None
        self._to_pair: tuple[ContestantId, ...] | None = None
        self._proposal: Proposal | None = None
        self.outdated = False
        """Whether it rests on a state that knows less than numbers and what is announced follow from."""
        self.of_matches = tournament.of_teams or tournament.match_of_two is not None
        """Whether several games make a match: the fold adds them up, and `read` takes the round from it."""

    # --- what happens ----------------------------------------------------------------------------------------------

    def follow(self, fact: Fact) -> bool:
        """Write down what has happened; return False where a chart has to be begun anew."""
        writes, self._proposal, self._to_pair = _WRITTEN.get(type(fact)), None, None
        return writes is not None and writes(self, fact)

    def _registered(self, event: EntrantRegistered) -> bool:
        if self.playing is not None or self.of_matches or event.team:
            return False
        who = Registration(event.id, event.entrant, event.number, event.first_round, event.missed)
        lines = tuple([line_away(who, number, self._scale) for number in range(1, self.round)])
        card = PairingCard(who.id, who.number or _NO_NUMBER, who.entrant, lines)
        self._register(who)
        self.scores[who.id] = card.score
        self.write_card(card)
        self.outdated, self._order = True, None
        return True

    def rest_on(self, tournament: Tournament) -> None:
        """Go by the numbers and the order of an event as it is now, and by what is announced of it."""
        self.begun, self.outdated = tournament, False
        self._among_equals = tournament.order_of_equals

    def _absent(self, event: AbsenceAnnounced) -> bool:
        self._register(self.registrations[event.id].missing(event.round, event.half_points))
        self.outdated = self.outdated or self.round == 1  # who is there for round 1 makes group A
        return self.playing is None

    def _withdrawn(self, event: EntrantWithdrawn) -> bool:
        self._register(self.registrations[event.id].away_from(event.round))
        self.outdated = self.outdated or self.round == 1
        return self.playing is None and not event.games

    def _register(self, who: Registration) -> None:
        self.registrations[who.id] = who
        if not who.always_here:
            self.not_always_here.add(who.id)

    def _paired(self, event: RoundPaired) -> bool:
        self.playing, self.results = event, {}
        self.games += sum([len(pair.colours) for pair in event.pairs])
        return event.round == self.round and not event.by_hand

    def _published(self, event: RoundPublished) -> bool:
        return self.playing is not None and event.round == self.round

    def _handed(self, event: LineUpHanded) -> bool:
        return self.of_matches and self.playing is not None

    def _entered(self, event: ResultEntered) -> bool:
        if self.playing is None or event.round != self.round:
            return False
        if not self.of_matches:
            self.results[event.board] = event.result
            if len(self.results) == len(self.playing.pairs):
                self._write(self.playing, _lines_of_games(self.playing, self.results, self._scale))
        return True

    def read(self, tournament: Tournament) -> bool:
        """Write a round of matches down as it was folded; return False where it has not all its results."""
        if self.playing is None:
            return True
        round_ = tournament.rounds[self.round - 1]
        if not self.of_matches or not round_.complete:
            return False
        made = lines_of_round(
            tournament.regulations, round_, of_teams=tournament.of_teams, under_way=tournament.under_way
        )
        self._write(self.playing, {id_: lines[0] for id_, lines in made.items()})
        return True

    def _write(self, paired: RoundPaired, played: Mapping[ContestantId, CardLine]) -> None:
        """Write what a round gave everybody, and turn to the next."""
        byes = byes_of(paired, self._scale)
        lines = {**{bye.who: line_of_bye(self.round, bye, self._scale) for bye in byes}, **played}
        allocated = next((bye.who for bye in byes if bye.kind is ByeKind.ALLOCATED), None)
        for id_, registration in self.registrations.items():
            line = lines.get(id_) or line_away(registration, self.round, self._scale)
            self.scores[id_] += line.half_points
            self.write_line(id_, line, allocated=id_ == allocated)
        self.round += 1
        self.playing = self._order = self._to_pair = self._proposal = None

    # --- the next round --------------------------------------------------------------------------------------------

    @property
    def order(self) -> tuple[ContestantId, ...]:
        """All ids in the order A2."""
        if self._order is None:
            # equals stand as they do already: a sort leaves that
            self._order = tuple(sorted(self._among_equals, key=self.scores.__getitem__, reverse=True))
        return self._order

    @property
    def to_pair(self) -> tuple[ContestantId, ...]:
        """Ids to be paired in the next round, in the order A2 (F5, R17)."""
        if self._to_pair is None:
            there, now = self.registrations, self.round
            away = {id_ for id_ in self.not_always_here if not there[id_].takes_part(now)}
            self._to_pair = tuple([id_ for id_ in self.order if id_ not in away]) if away else self.order
        return self._to_pair

    def proposal(self) -> Proposal:
        """Return the next round; raise `core.values.errors.Refusal` where the rules allow none."""
        if self._proposal is None:
            self._proposal = proposal_by(self.begun.ids, self.pairing())
        return self._proposal

    def made(self, proposal: Proposal) -> RoundPaired:
        """Return the fact that makes a round of what was proposed."""
        whole, byes = kept_as(proposal.bye, self._bye_worth)
        paired = RoundPaired(
            self.round,
            proposal.pairs,
            whole,
            asking(self.registrations, self.round, Registration.half_point_bye, lambda: self.order),
            fixed_numbers(self.begun) if self.round == 1 else (),
            full_point_byes=asking(self.registrations, self.round, Registration.full_point_bye, lambda: self.order),
            byes=(*byes, *proposal.byes),
        )
        return paired_on_boards(self.begun, paired)

    # --- what a book makes of it -----------------------------------------------------------------------------------

    @abstractmethod
    def write_card(self, card: PairingCard) -> None:
        """Begin with the card of somebody who enters; its number is not looked at."""

    @abstractmethod
    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line of somebody; `allocated` where it is that of the bye of the pairing."""

    @abstractmethod
    def position(self) -> Any:
        """Return what the rules look at before the next round."""

    @abstractmethod
    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""


_WRITTEN: Mapping[type[Fact], Callable[[WallChart, Any], bool]] = {
    EntrantRegistered: WallChart._registered,
    AbsenceAnnounced: WallChart._absent,
    EntrantWithdrawn: WallChart._withdrawn,
    RoundPaired: WallChart._paired,
    RoundPublished: WallChart._published,
    LineUpHanded: WallChart._handed,
    ResultEntered: WallChart._entered,
}


def _lines_of_games(
    paired: RoundPaired, results: Mapping[int, Result], scale: Scale
) -> Mapping[ContestantId, CardLine]:
    """Return the line of everybody who has a game in a round, by id."""
    lines: dict[ContestantId, CardLine] = {}
    number = paired.round
    for match, pair in enumerate(paired.pairs, start=1):
        white, black, played = ends(results[match], scale)
        colours: tuple[Colour | None, Colour | None] = ("W", "B") if played else (None, None)
        lines[pair.white] = CardLine(number, white[0], pair.black, colours[0], white[1], pair.white_float, scale=scale)
        lines[pair.black] = CardLine(number, black[0], pair.white, colours[1], black[1], pair.black_float, scale=scale)
    return lines

"""The wall chart of a Swiss: what its cards come to as plain state, written on round by round.

It spares whoever plays many events the cards of every round. It is begun from a tournament and then follows what
happens, by the same small functions by which a tournament is folded; what is not ordinary it does not follow, and is
begun anew. Of the next round it says what the tournament says of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from paircard.core.event.bye import ByeKind
from paircard.core.event.byes_of_next_round import asking
from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.card_lines import ends_by_result, line_away, line_of_bye
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
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.facets.byes import kept_as, worth_kept
from paircard.core.facets.round_by_round import proposal_by
from paircard.core.values.colour import Float

if TYPE_CHECKING:
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.pairing import Pairing


_NO_NUMBER, _ALLOCATED = PairingNumber(0), ByeKind.ALLOCATED


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
        cards = tournament.cards if tournament.rounds else {}
        self.scores = {id_: cards[id_].score if cards else 0 for id_ in self.registrations}
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
        self._away: Mapping[ContestantId, Registration] | None = None
        self._proposal: Proposal | None = None
        self.outdated = False
        """Whether it rests on a state that knows less than numbers and what is announced follow from."""
        self.accelerated = False
        """Whether who is there for round 1 makes a group A."""
        self.of_teams = tournament.of_teams
        self.of_matches = self.of_teams or tournament.match_of_two is not None
        """Whether several games make a match: the fold adds them up, and `read` takes the round from it."""
        self._seated = self.of_matches or bool(tournament.facts.fixed_boards)
        """Whether pairs are not simply the boards in their order."""

    # --- what happens ----------------------------------------------------------------------------------------------

    def follow(self, facts: Iterable[Fact]) -> bool:
        """Write down what has happened; return False where a chart has to be begun anew."""
        self._proposal = None
        for kind, same in groupby(facts, key=type):
            writes = _WRITTEN.get(kind)
            if writes is None or not writes(self, [*same]):
                return False
        return True

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
        self.outdated = self.outdated or (self.accelerated and self.round == 1)
        return self.playing is None

    def _withdrawn(self, event: EntrantWithdrawn) -> bool:
        self._register(self.registrations[event.id].away_from(event.round))
        self.outdated = self.outdated or (self.accelerated and self.round == 1)
        return self.playing is None and not event.games

    def _register(self, who: Registration) -> None:
        self._to_pair = self._away = None
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

    def _entered(self, events: Sequence[ResultEntered]) -> bool:
        if self.playing is None or {event.round for event in events} != {self.round}:
            return False
        if not self.of_matches:
            self.results.update([(event.board, event.result) for event in events])
            if len(self.results) == len(self.playing.pairs):
                self._write_games(self.playing)
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
        self._turn_over(self.playing, {id_: lines[0] for id_, lines in made.items()})
        return True

    def _write_games(self, paired: RoundPaired) -> None:
        ends, results, scores = ends_by_result(self._scale), self.results, self.scores
        forfeited: dict[ContestantId, CardLine] = {}
        for match, pair in enumerate(paired.pairs, start=1):
            (kind, points), (other_kind, other_points), played = ends[results[match]]
            if played:
                scores[pair.white] += points
                scores[pair.black] += other_points
                self.write_game(pair, points, other_points)
            else:
                forfeited[pair.white] = self._forfeit(kind, points, pair.black, pair.white_float)
                forfeited[pair.black] = self._forfeit(other_kind, other_points, pair.white, pair.black_float)
        self._turn_over(paired, forfeited)

    def _forfeit(self, kind: Kind, half_points: int, opponent: ContestantId, mark: Float) -> CardLine:
        return CardLine(self.round, kind, opponent, None, half_points, mark, scale=self._scale)

    def _turn_over(self, paired: RoundPaired, known: Mapping[ContestantId, CardLine]) -> None:
        """Write the lines that are known, and those of who had no game; turn to the next round."""
        number, scale, away = self.round, self._scale, self.away
        byes = {bye.who: bye for bye in byes_of(paired, scale)}
        for id_ in {*known, *byes, *away}:
            bye = byes.get(id_)
            line = known.get(id_) or (line_of_bye(number, bye, scale) if bye else line_away(away[id_], number, scale))
            self.scores[id_] += line.half_points
            self.write_line(id_, line, allocated=bye is not None and bye.kind is _ALLOCATED)
        self.round += 1
        self.playing = self._order = self._to_pair = self._away = self._proposal = None

    # --- the next round --------------------------------------------------------------------------------------------

    @property
    def order(self) -> tuple[ContestantId, ...]:
        """All ids in the order A2."""
        if self._order is None:
            # equals stand as they do already: a sort leaves that
            self._order = tuple(sorted(self._among_equals, key=self.scores.__getitem__, reverse=True))
        return self._order

    @property
    def away(self) -> Mapping[ContestantId, Registration]:
        """Who takes no part in the next round (F5, R17)."""
        if self._away is None:
            some, now = [(id_, self.registrations[id_]) for id_ in self.not_always_here], self.round
            self._away = {id_: each for id_, each in some if not each.takes_part(now)}
        return self._away

    @property
    def to_pair(self) -> tuple[ContestantId, ...]:
        """Ids to be paired in the next round, in the order A2 (F5, R17)."""
        if self._to_pair is None:
            away = self.away
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
            self._asking(Registration.half_point_bye),
            fixed_numbers(self.begun) if self.round == 1 else (),
            full_point_byes=self._asking(Registration.full_point_bye),
            byes=(*byes, *proposal.byes),
        )
        return paired_on_boards(self.begun, paired) if self._seated else paired

    def _asking(self, given: Callable[[Registration, int], bool]) -> tuple[ContestantId, ...]:
        return asking(self.away, self.round, given, lambda: self.order) if self.away else ()

    # --- what a book makes of it -----------------------------------------------------------------------------------

    @abstractmethod
    def write_card(self, card: PairingCard) -> None:
        """Begin with the card of somebody who enters; its number is not looked at."""

    @abstractmethod
    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line of somebody; `allocated` where it is that of the bye of the pairing."""

    def write_game(self, pair: PairMade, white: int, black: int) -> None:
        """Write a game that was played, with the half points of the two; matches are written by lines alone."""
        raise NotImplementedError

    @abstractmethod
    def position(self) -> Any:
        """Return what the rules look at before the next round."""

    @abstractmethod
    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""


def _each(writes: Callable[[WallChart, Any], bool]) -> Callable[[WallChart, Sequence[Any]], bool]:
    return lambda chart, events: all(writes(chart, event) for event in events)


_WRITTEN: Mapping[type[Fact], Callable[[WallChart, Sequence[Any]], bool]] = {
    EntrantRegistered: _each(WallChart._registered),
    AbsenceAnnounced: _each(WallChart._absent),
    EntrantWithdrawn: _each(WallChart._withdrawn),
    RoundPaired: _each(WallChart._paired),
    RoundPublished: _each(WallChart._published),
    LineUpHanded: _each(WallChart._handed),
    ResultEntered: WallChart._entered,
}
"""How events of one kind that follow each other are written down."""

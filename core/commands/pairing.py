"""Pairing a round, by the system or by hand, and what may be done with a pairing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from paircard.core.commands.absences import AnnounceAbsence, CancelAbsence
from paircard.core.commands.base import Command, need_reason, registration
from paircard.core.commands.entrants import ReturnEntrant
from paircard.core.event.bye import ByeKind
from paircard.core.event.byes_of_next_round import full_point_byes, half_point_byes
from paircard.core.event.carried import need_unlinked
from paircard.core.event.facts import Fact
from paircard.core.event.former_results import line_ups_again, written_again
from paircard.core.event.ids import ContestantId
from paircard.core.event.incident_facts import HandPairingBegun, Pair
from paircard.core.event.made_now import ordered_for_publication, pair_made
from paircard.core.event.numbering import fixed_numbers
from paircard.core.event.on_boards import on_boards, paired_on_boards
from paircard.core.event.proposal import Proposal
from paircard.core.event.readiness import need_ready, need_room
from paircard.core.event.round_facts import RoundPaired, RoundPublished, RoundUnpaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.byes import allocated
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.said import joined, said
from paircard.core.values.text import clean


@dataclass(frozen=True)
class PairRound(Command):
    """Make the next round by the event's system, or all of them where they are known beforehand."""

    seed: str = ""
    """Of the lots for the colours, where the system draws them round by round."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where the system does: results missing, the last round made, no legal pairing (R14)."""
        lots = self._lots(tournament) if self.seed else ()
        drawn = tournament.imagine(*lots)
        return (*lots, *on_boards(drawn, system_of(drawn).rounds.made(drawn)))

    def _lots(self, tournament: Tournament) -> tuple[Fact, ...]:
        need_ready(tournament)
        return tuple(system_of(tournament).colour_lots(tournament, clean(self.seed)[:40]))


@dataclass(frozen=True)
class PairByHand(Command):
    """Pair the next round by hand, or replace the pairing of an unpublished one; the reason is recorded (R14).

    B1 and B2 are not the arbiter's to break, unless no pairing satisfies them or the arbiter overrides them: then what
    is broken is recorded too. Boards that stay as they are keep their results.
    """

    pairs: tuple[tuple[ContestantId, ContestantId], ...]
    """Ids, White first."""
    bye: ContestantId | None
    reason: str
    override: bool = False
    """Whether the arbiter breaks B1 or B2 knowingly."""
    away: tuple[ContestantId, ...] = ()
    """Ids of those who turn out not to play this round (F5)."""
    back: tuple[ContestantId, ...] = ()
    """Ids of those who were absent or withdrawn, and play after all."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a player twice or left out, and what breaks B1a, B1b or B2 unless overridden."""
        if made_by_table := system_of(tournament).lacks("by_hand"):
            raise Refusal(made_by_table)
        reason = need_reason(
            self.reason, system_of(tournament).article("by_hand"), said("A pairing by hand needs a reason: type one.")
        )
        opening, before = _opened(tournament, tuple(self.away), tuple(self.back))
        need_ready(before)
        need_room(before)
        self._check_everybody_once(before)
        broken = system_of(before).law.breaches(before, self.pairs, self.bye)
        strict = system_of(before).in_fide_mode(before)
        if broken and (strict or not self.override) and not system_of(before).law.without_legal_pairing(before):
            raise broken[0]
        paired = self._event(before, reason)
        made = (*opening, *_begun(before), paired)
        if not replaced(tournament):
            return made
        played, round_ = tournament.rounds[before.next_round - 1], before.imagine(paired).rounds[paired.round - 1]
        return (*made, *line_ups_again(played, round_), *written_again(played.boards, round_))

    def _check_everybody_once(self, before: Tournament) -> None:
        named = [id_ for pair in self.pairs for id_ in pair] + ([] if self.bye is None else [self.bye])
        if twice := next((id_ for id_ in named if named.count(id_) > 1), None):
            player = _name(before, twice)
            raise Refusal(said("{player} appears twice in this pairing: type every number once.", player=player))
        expected = set(before.to_pair)
        if strangers := set(named) - expected:
            player = _name(before, min(strangers))
            wrong = said("{player} does not take part in round {round}.", player=player, round=before.next_round)
            raise system_of(before).refusal("away", wrong)
        if left := expected - set(named):
            names = ", ".join(before.label(id_) for id_ in before.to_pair if id_ in left)
            missing = said("Not paired: {players}.", players=names)
            bye = said("With an odd number of players one has the bye: type bye and that player's number.")
            raise system_of(before).refusal("bye", joined([missing, bye]) if len(expected) % 2 else missing)

    def _event(self, before: Tournament, reason: str) -> RoundPaired:
        broken = system_of(before).law.breaches(before, self.pairs, self.bye)
        reason = " ".join([reason, *(f"({breach.said.in_english()})" for breach in broken)])
        against = tuple(sorted({breach.article for breach in broken}))
        made = tuple(pair_made(before, white, black) for white, black in ordered_for_publication(before, self.pairs))
        numbers = fixed_numbers(before)
        whole, byes = allocated(before, self.bye)
        paired = RoundPaired(
            before.next_round,
            made,
            whole,
            half_point_byes(before),
            numbers,
            reason,
            against,
            full_point_byes=full_point_byes(before),
            byes=byes,
        )
        return paired_on_boards(before, paired)


@dataclass(frozen=True)
class PublishRound(Command):
    """Post the pairing; from now on F6 guards it."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing is paired or it is posted already."""
        current = tournament.current
        if current is None:
            raise Refusal(said("No round is paired yet."))
        if current.published:
            raise Refusal(
                said("Round {round} is already published.", round=current.number),
                system_of(tournament).article("publication"),
            )
        return (RoundPublished(current.number),)


@dataclass(frozen=True)
class UnpairRound(Command):
    """Take back the pairing of an unpublished round, or of a published one that breaks B1 or B2 by now (F6)."""

    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a published pairing that keeps B1 and B2 (F6), and one that is being played."""
        back = system_of(tournament).law.taken_back(tournament, self.reason)
        need_unlinked(tournament, back.round)
        return (back,)


@lru_cache(maxsize=1)
def _opened(
    tournament: Tournament, away: tuple[ContestantId, ...], back: tuple[ContestantId, ...]
) -> tuple[tuple[Fact, ...], Tournament]:
    """Return what opens a round for a pairing by hand, and the event then: kept, as screens ask it more than once."""
    undo = replaced(tournament)
    present = _who_plays(tournament.imagine(*undo), away, back)
    return (*undo, *present), tournament.imagine(*undo, *present)


def _who_plays(opened: Tournament, away: tuple[ContestantId, ...], back: tuple[ContestantId, ...]) -> tuple[Fact, ...]:
    """Return the events that make those play who shall, and let those off who shall not."""
    number = opened.next_round
    events: list[Fact] = []
    for id_ in away:
        events += AnnounceAbsence(id_, number).decide(opened)
    for id_ in back:
        player = registration(opened, id_)
        if number in player.absences:
            events += CancelAbsence(id_, number).decide(opened)
        if player.withdrawn(number):
            events += ReturnEntrant(id_).decide(opened)
    return tuple(events)


def _begun(before: Tournament) -> Iterator[HandPairingBegun]:
    """Yield the beginning of a pairing by hand, with what the program would pair; the pairing is its end."""
    if not system_of(before).integrity_told:
        return
    try:
        proposal = before.proposal
    except Refusal:
        yield HandPairingBegun(before.next_round, ())
        return
    pairs = tuple(Pair(made.white, made.black) for made in proposal.pairs)
    yield HandPairingBegun(before.next_round, pairs, _bye_of(proposal))


def _bye_of(proposal: Proposal) -> ContestantId | None:
    allocated = (bye.who for bye in proposal.byes if bye.kind is ByeKind.ALLOCATED)
    return next(allocated, None) if proposal.bye is None else proposal.bye


def replaced(tournament: Tournament) -> tuple[Fact, ...]:
    """Return the event that takes an unpublished pairing back, nothing where none waits: one by hand replaces it."""
    current = tournament.current
    if current is None or current.published:
        return ()
    return (RoundUnpaired(current.number, "paired by hand"),)  # no words: the journal keeps it


def _name(tournament: Tournament, id_: ContestantId) -> str:
    return tournament.label(id_) if id_ in tournament.registrations else tr("Id {id}", id=id_)

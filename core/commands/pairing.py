"""Pairing a round, by the system or by hand, and what may be done with a pairing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.commands.base import Command, need_reason, registration
from core.commands.entrants import AnnounceAbsence, CancelAbsence, ReturnEntrant
from core.errors import Refusal
from core.event.facts import Fact, RoundPaired, RoundPublished, RoundUnpaired
from core.event.readiness import need_ready, need_room
from core.event.round import Round
from core.event.tournament import Tournament
from core.language import tr
from core.review.former_results import written_again
from core.said import said
from core.text import clean


@dataclass(frozen=True)
class PairRound(Command):
    """Pair the next round by the event's system."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse with results missing, after the last round, or where no legal pairing exists (R14)."""
        need_room(tournament)
        proposal = tournament.proposal
        return (
            RoundPaired(
                tournament.next_round,
                proposal.pairs,
                proposal.bye,
                tournament.half_point_byes,
                fixed_numbers(tournament),
                full_point_byes=tournament.full_point_byes,
                byes=proposal.byes,
            ),
        )


@dataclass(frozen=True)
class PairByHand(Command):
    """Pair the next round by hand, or replace the pairing of an unpublished one; the reason is recorded (R14).

    B1 and B2 are not the arbiter's to break, unless no pairing satisfies them or the arbiter overrides them: then what
    is broken is recorded too. Boards that stay as they are keep their results.
    """

    pairs: tuple[tuple[int, int], ...]
    """Ids, White first."""
    bye: int | None
    reason: str
    override: bool = False
    """Whether the arbiter breaks B1 or B2 knowingly."""
    away: tuple[int, ...] = ()
    """Ids of those who turn out not to play this round (F5)."""
    back: tuple[int, ...] = ()
    """Ids of those who were absent or withdrawn, and play after all."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a player twice or left out, and what breaks B1a, B1b or B2 unless overridden."""
        reason = need_reason(self.reason, "R14", tr("A pairing by hand needs a reason: type one."))
        undo = replaced(tournament)
        present = self._who_plays(tournament.imagine(*undo))
        before = tournament.imagine(*undo, *present)
        need_ready(before)
        need_room(before)
        self._check_everybody_once(before)
        broken = breaches(before, self.pairs, self.bye)
        if broken and not self.override and not _without_legal_pairing(before):
            raise broken[0]
        paired = self._event(before, reason)
        played = tournament.rounds[before.next_round - 1].boards if undo else ()
        return (*undo, *present, paired, *written_again(played, before.imagine(paired).rounds[-1]))

    def _who_plays(self, opened: Tournament) -> tuple[Fact, ...]:
        """Return the events that make those play who shall, and let those off who shall not."""
        number = opened.next_round
        events: list[Fact] = []
        for id_ in self.away:
            events += AnnounceAbsence(id_, number).decide(opened)
        for id_ in self.back:
            player = registration(opened, id_)
            if number in player.absences:
                events += CancelAbsence(id_, number).decide(opened)
            if player.withdrawn(number):
                events += ReturnEntrant(id_).decide(opened)
        return tuple(events)

    def _check_everybody_once(self, before: Tournament) -> None:
        named = [id_ for pair in self.pairs for id_ in pair] + ([] if self.bye is None else [self.bye])
        if twice := next((id_ for id_ in named if named.count(id_) > 1), None):
            player = _name(before, twice)
            raise Refusal(tr("{player} appears twice in this pairing: type every number once.", player=player))
        expected = set(before.to_pair)
        if strangers := set(named) - expected:
            player = _name(before, min(strangers))
            wrong = tr("{player} does not take part in round {round}.", player=player, round=before.next_round)
            raise Refusal(wrong, "F5")
        if left := expected - set(named):
            names = ", ".join(before.label(id_) for id_ in before.to_pair if id_ in left)
            missing = tr("Not paired: {players}.", players=names)
            bye = tr("With an odd number of players one has the bye: type bye and that player's number.")
            raise Refusal(f"{missing} {bye}" if len(expected) % 2 else missing, "A5")

    def _event(self, before: Tournament, reason: str) -> RoundPaired:
        broken = breaches(before, self.pairs, self.bye)
        reason = " ".join([reason, *(f"({breach.said.in_english()})" for breach in broken)])
        against = tuple(sorted({breach.article for breach in broken}))
        made = tuple(before.pair_made(white, black) for white, black in before.in_order_of_publication(self.pairs))
        numbers = fixed_numbers(before)
        return RoundPaired(
            before.next_round,
            made,
            self.bye,
            before.half_point_byes,
            numbers,
            reason,
            against,
            full_point_byes=before.full_point_byes,
        )


@dataclass(frozen=True)
class PublishRound(Command):
    """Post the pairing; from now on F6 guards it."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing is paired or it is posted already."""
        current = tournament.current
        if current is None:
            raise Refusal(tr("No round is paired yet."))
        if current.published:
            raise Refusal(tr("Round {round} is already published.", round=current.number), "F6")
        return (RoundPublished(current.number),)


@dataclass(frozen=True)
class UnpairRound(Command):
    """Take back the pairing of an unpublished round, or of a published one that breaks B1 or B2 by now (F6)."""

    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a published pairing that keeps B1 and B2 (F6), and one that is being played."""
        return unpaired(tournament, self.reason)


def unpaired(tournament: Tournament, reason: str = "") -> tuple[Fact, ...]:
    """Return the event that takes the current pairing back; refuse a published one that keeps B1 and B2 (F6)."""
    current = tournament.current
    if current is None:
        raise Refusal(tr("No round is paired yet."))
    if current.begun:
        raise Refusal(
            tr(
                "Round {round} is being played: its pairing cannot be taken back. Pair it anew, and the boards that "
                "stay keep their results; or undo.",
                round=current.number,
            ),
            "F6",
        )
    undo = opened_again(tournament, current, reason)
    if undo is None:
        raise Refusal(
            tr(
                "The pairing of round {round} is published: it is changed only if it breaks B1 or B2.",
                round=current.number,
            ),
            "F6",
        )
    return (undo,)


def opened_again(
    tournament: Tournament, current: Round, reason: str, corrected: tuple[Fact, ...] = ()
) -> RoundUnpaired | None:
    """Return the event that takes a pairing back, None where F6 and F7 let it stand.

    One that is published or being played goes only if it breaks B1 or B2, here once the `corrected` events have
    happened.
    """
    undo = RoundUnpaired(current.number, clean(reason))
    if not current.published and not current.begun:
        return undo
    broken = broken_by_now(tournament.imagine(*corrected, undo), current)
    return None if broken is None else replace(undo, reason=f"F6: {broken.said.in_english()}")


def broken_by_now(before: Tournament, made: Round) -> Refusal | None:
    """Return how a pairing breaks B1 or B2 as things stand now, None if it does not (F6).

    `before` is the event without that pairing. Who no longer takes part is not judged.
    """
    taking_part = frozenset(before.to_pair)
    pairs = [board.players for board in made.boards if taking_part.issuperset(board.players)]
    return next(iter(breaches(before, pairs, made.bye if made.bye in taking_part else None)), None)


def breaches(before: Tournament, pairs: Iterable[tuple[int, int]], bye: int | None) -> list[Refusal]:
    """Return what a pairing of the next round breaks of B1 and B2."""
    found = [broken for pair in pairs if (broken := before.system.forbids(before, *pair))]
    if bye is not None and before.cards[bye].bye_barred:
        barred = said("{player} has had a point without playing and cannot have the bye.", player=before.label(bye))
        found.append(Refusal(barred, "B1b"))
    return found


def fixed_numbers(tournament: Tournament) -> tuple[int, ...]:
    """Ids in the order of their pairing numbers when round 1 is paired, else nothing (R20)."""
    return () if tournament.rounds else tuple(id_ for _, id_ in sorted(tournament.ids.items()))


def _without_legal_pairing(tournament: Tournament) -> bool:
    try:
        return not tournament.proposal
    except Refusal as refusal:
        return refusal.article == "R14"


def replaced(tournament: Tournament) -> tuple[Fact, ...]:
    """Return the event that takes an unpublished pairing back, nothing where none waits: one by hand replaces it."""
    current = tournament.current
    if current is None or current.published:
        return ()
    return (RoundUnpaired(current.number, "paired by hand"),)  # no words: the journal keeps it


def _name(tournament: Tournament, id_: int) -> str:
    return tournament.label(id_) if id_ in tournament.registrations else tr("Id {id}", id=id_)

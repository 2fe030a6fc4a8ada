"""One round by two rules: as the event's own pair it, as others would, where the two part and why."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.readiness import need_ready
from paircard.core.event.round import Round
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.facets.judged import judged_by, pairs_any_round
from paircard.core.facets.system import system_of
from paircard.core.review.one_side import Side, side_of, written
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.core.values.progress import Far, Steps, unheard


def comparable(tournament: Tournament) -> tuple[str, ...]:
    """Return the keys of the systems that can pair the rounds of an event, its own among them; nothing where none."""
    if not may_be_compared(tournament):
        return ()
    return tuple(
        each for each, system in SYSTEMS.items() if pairs_any_round(system) and system.contestants == "players"
    )


def may_be_compared(tournament: Tournament) -> bool:
    """Whether there are such systems: the footer of a room asks this, and loads none of them for it."""
    return not tournament.of_teams and pairs_any_round(system_of(tournament))


def other_of(tournament: Tournament) -> str:
    """Return the key of the rules to compare with; refuse where there are none."""
    others = [key for key in comparable(tournament) if key != tournament.regulations.system]
    if not others:
        raise Refusal(
            tr("Only rounds of players that follow from results are compared: this event is of another kind.")
        )
    return others[0]


@dataclass(frozen=True)
class TwoRules:
    """A round by the rules of the event, and by others."""

    event: Tournament
    """The event as it was when the round was to be paired: its numbers are shown."""
    number: int
    own: Side
    other: Side

    def lines(self) -> Iterator[str]:
        """Yield what is paired otherwise, why each of the two rules prefers its own pairing, and what is left out."""
        yield tr("Round {round} by {own} and by {other}.", round=self.number, own=self.own.name, other=self.other.name)
        yield ""
        for side in (self.own, self.other):
            if side.refusal is not None:
                yield tr("{rules}: no pairing. {why}", rules=side.name, why=side.refusal)
        if self.own.made is not None and self.other.made is not None:
            yield from self._pairs(self.own.made, self.other.made)
        told = [*self._left_out()]
        if told:
            yield ""
            yield tr("What cannot be compared:")
            yield from (f"  {line}" for line in told)

    def _pairs(self, mine: Round, theirs: Round) -> Iterator[str]:
        own, other = written(self.event, mine), written(self.event, theirs)
        same = [each for each in own if each in other]
        if len(same) == len(own) == len(other):
            yield tr("Both pair it alike, with the same colours.")
            return
        yield tr("{rules}: {pairs}", rules=self.own.name, pairs=" ".join(each for each in own if each not in other))
        yield tr("{rules}: {pairs}", rules=self.other.name, pairs=" ".join(each for each in other if each not in own))
        yield trn("{count} pair is the same.", "{count} pairs are the same.", len(same))
        yield from self._why(self.own, self.other.name, theirs)
        yield from self._why(self.other, self.own.name, mine)

    def _why(self, side: Side, others: str, made: Round) -> Iterator[str]:
        """Yield what speaks against the other pairing by the rules of one side."""
        yield ""
        yield tr("Against the pairing of {others}, by {rules}:", others=others, rules=side.name)
        yield f"  {side.against(made)}"
        yield from (f"  {line}" for line in side.weighed(made))

    def _left_out(self) -> Iterator[str]:
        yield from not_read(self.event, self.other.before)
        yield from map(str, self.other.system.reads_otherwise(self.event))
        own, other = self.event.numbers, self.other.before.numbers
        moved = [id_ for id_ in self.event.order if own[id_] != other.get(id_, own[id_])]
        if moved:
            yield tr(
                "{rules} number late entries otherwise. In its reasons these numbers mean: {numbers}",
                rules=self.other.name,
                numbers=", ".join(
                    f"{other[id_]} = {self.event.registrations[id_].entrant.name}" for id_ in moved[:_NAMED]
                )
                + (" ..." if len(moved) > _NAMED else ""),
            )


def not_read(event: Tournament, other: Tournament) -> Iterator[str]:
    """Yield what an event has announced that others leave out; `other` is the event as if their rules were its own."""
    read = [*map(str, system_of(other).alone_has(other))]
    yield from (line for line in map(str, system_of(event).alone_has(event)) if line not in read)


_NAMED = 6
"""So many players whose number is another are named."""


def two_rules(
    tournament: Tournament, number: int, key: str = "", far: Far = unheard, *, read: Tournament | None = None
) -> TwoRules:
    """Pair a round by both rules, as results were known when it was to be paired; the third step is to tell of it.

    `read` is the event as the others read its report: they may know points and lists that its own do not.

    Raises `Refusal` where the event is of another kind, or the round cannot be paired yet.
    """
    other = key or other_of(tournament)
    before = state_before(tournament, number)
    need_ready(before)
    if other == before.regulations.system:
        raise Refusal(tr("These are the rules of the event itself: name the others."))
    theirs_before = before if read is None else state_before(read, number)
    own, theirs = Steps(far, 3).each(side_of(each) for each in (before, judged_by(theirs_before, other)))
    return TwoRules(before, number, own, theirs)

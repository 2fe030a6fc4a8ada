"""What a change of the facts would do to the pairing: the round before and after it, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import zip_longest

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.by_article import with_article
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import listed, tr, trn, trp
from paircard.core.values.said import Words, said

FEW = 4
"""So many pairs are named in one sentence; more are counted."""


@dataclass(frozen=True, slots=True)
class PairingChanges:
    """The difference between two pairings of one round. Pairs are texts: `8-9`, numbers, White first."""

    round: int
    gone: tuple[str, ...] = ()
    """Pairs that would not be made any more."""
    new: tuple[str, ...] = ()
    """Pairs made instead of them."""
    bye_before: PairingNumber | None = None
    """Pairing number of who has the bye; None when nobody has."""
    bye_after: PairingNumber | None = None
    reordered: bool = False
    """The pairs are the same, but the order of the boards (F1) is not."""
    article: str = field(default="", compare=False)
    """By which the boards have their order."""
    obstacle: Words | None = None
    """Why the two cannot be compared; None when they can."""

    def __bool__(self) -> bool:
        """Whether the pairing becomes another one."""
        return bool(self.gone or self.new or self.bye_before != self.bye_after)

    @property
    def sentence(self) -> str:
        """The difference in one sentence."""
        if self.obstacle:
            return tr("Round {round} cannot be compared: {obstacle}", round=self.round, obstacle=self.obstacle)
        if self:
            return tr("Round {round}: {changes}.", round=self.round, changes=", ".join(self._parts()))
        if self.reordered:
            same = tr("The same pairs in round {round}, in another order of boards.", round=self.round)
            return with_article(same, self.article)
        return tr("No difference in round {round}.", round=self.round)

    def lines(self, column: Callable[[str], str] = "{:<12}".format) -> Iterator[str]:
        """Yield the sentence, and below it what goes and what comes, side by side.

        `column` writes a pair such as `8-9`, a bye or a heading as wide as one side is.
        """
        yield self.sentence
        if not self or self.obstacle:
            return
        yield ""
        heads = trp("at most 11 columns", "before"), trp("at most 11 columns", "after")
        sides = [heads, *zip_longest(self.gone, self.new, fillvalue="")]
        if self.bye_before != self.bye_after:
            sides.append((_bye(self.bye_before), _bye(self.bye_after)))
        for left, right in sides:
            yield f"  {column(left)}{column(right)}".rstrip()

    def _parts(self) -> Iterator[str]:
        if max(len(self.gone), len(self.new)) > FEW:
            yield trn(
                "{count} pair is new, {gone} are gone",
                "{count} pairs are new, {gone} are gone",
                len(self.new),
                gone=len(self.gone),
            )
        elif self.gone or self.new:
            yield tr("{new} instead of {gone}", new=_named(self.new), gone=_named(self.gone))
        if self.bye_before != self.bye_after:
            yield self._byes()

    def _byes(self) -> str:
        if not self.bye_after:
            return tr("nobody has the bye, which {before} had", before=self.bye_before)
        if not self.bye_before:
            return tr("{after} has the bye, which nobody had", after=self.bye_after)
        return tr("{after} has the bye instead of {before}", after=self.bye_after, before=self.bye_before)


def pairing_changes(before: Tournament, after: Tournament) -> PairingChanges:
    """Compare one round in two states of an event: the round that at least one of them has still to pair.

    A state that has paired the round answers with the pairs made, one that has not with the pairs it would
    make. To see what a correction does to a pairing that waits, unpublished, compare the state with the
    branch where the correction happened and the round was taken back (F7). Never raises.
    """
    number = min(before.next_round, after.next_round)
    try:
        old = _pairing(before, number)
    except Refusal as refusal:
        return PairingChanges(number, obstacle=refusal.said)
    try:
        new = _pairing(after, number)
    except Refusal as refusal:
        obstacle = said("after the change it could not be paired. {reason}", reason=refusal.said)
        return PairingChanges(number, obstacle=obstacle)
    # R20: a change may renumber everybody before round 1; people are called by the numbers they had
    numbers = {**after.numbers, **before.numbers}
    return PairingChanges(
        number,
        _texts(old.pairs, new.pairs, numbers),
        _texts(new.pairs, old.pairs, numbers),
        None if old.bye is None else numbers[old.bye],
        None if new.bye is None else numbers[new.bye],
        reordered=old.pairs != new.pairs,
        article=system_of(before).article("boards"),
    )


Pair = tuple[ContestantId, ContestantId]
"""Ids, White first."""


@dataclass(frozen=True, slots=True)
class _Pairing:
    pairs: tuple[Pair, ...]
    bye: ContestantId | None


def _pairing(tournament: Tournament, number: int) -> _Pairing:
    if number < tournament.next_round:
        made = tournament.rounds[number - 1]
        return _Pairing(made.pairs, made.bye)
    proposal = tournament.proposal
    return _Pairing(tuple((pair.white, pair.black) for pair in proposal.pairs), proposal.bye)


def _texts(
    pairs: Sequence[Pair], others: Sequence[Pair], numbers: Mapping[ContestantId, PairingNumber]
) -> tuple[str, ...]:
    known = frozenset(others)
    return tuple(f"{numbers[white]}-{numbers[black]}" for white, black in pairs if (white, black) not in known)


def _named(pairs: Sequence[str]) -> str:
    return listed(pairs) or trp("pairs", "none")


def _bye(number: PairingNumber | None) -> str:
    if number:
        return trp("at most 11 columns", "bye {player}", player=number)
    return trp("at most 11 columns", "no bye")

"""The opponents' scores of a player, round by round: what a profile makes of unplayed rounds, what is struck, the sum.

Buchholz adds them up as they are, Sonneborn-Berger each times what was scored against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.cut import Entry, struck
from paircard.core.tiebreaks.field import Field
from paircard.core.tiebreaks.figure import Adjusted, Figure, Item
from paircard.core.tiebreaks.profiles.base import GAME, Profile
from paircard.core.tiebreaks.tie_break import Options
from paircard.core.values.lazily import Later


class Entries(dict[ContestantId, list[Entry]]):
    """By id one entry for each round that counts, made of those who are asked about."""

    def __init__(self, field: Field, profile: Profile, beforehand: bool) -> None:
        """Take what everybody counts for those who met them."""
        super().__init__()
        self._field = field
        self._profile = profile
        self._beforehand = beforehand
        self._scores = field.as_opponents(profile, beforehand)

    @cached_property
    def _adjusted(self) -> Mapping[ContestantId, tuple[Adjusted, ...]]:
        """The rounds of everybody that count other than the points given."""
        return {} if self._beforehand else self._field.adjusted(self._profile)

    def __missing__(self, id_: ContestantId) -> list[Entry]:
        """Make those of one."""
        card = self._field.cards[id_]
        made = self[id_] = [each for record in card.lines if (each := self._entry(card, record))]
        return made

    def sum_of_scores(self, id_: ContestantId) -> Figure:
        """Return the sum of their scores; for games that were played none need be made before somebody asks."""
        card, scores = self._field.cards[id_], self._scores
        total = 0
        for record in card.lines:
            if record.kind is Kind.PLAYED and record.opponent is not None:
                total += scores[record.opponent]
            elif entry := self._entry(card, record):
                total += entry.score
        return Figure(total, Later(lambda: _items(self[id_], [entry.score for entry in self[id_]], {})))

    def _entry(self, card: PairingCard, record: CardLine) -> Entry | None:
        if record.kind in NO_ROUND:
            return None
        field, profile, beforehand = self._field, self._profile, self._beforehand
        opponent = record.opponent
        first = not beforehand and profile.cut_first(field, record)
        if opponent is not None and (record.kind is Kind.PLAYED or _counts_as_game(record, profile, beforehand)):
            changes = self._adjusted.get(opponent, ())
            rule = "adjusted" if changes else GAME  # no words: a key of the rules
            score, result = self._scores[opponent], record.settled_half_points
            return Entry(record.round, score, result, first, rule, opponent, changes, record.game)
        if not beforehand and record.kind is not Kind.OPEN and (share := profile.own(field, card, record)):
            result = profile.result(field, record)
            return Entry(record.round, share.half_points, result, first, share.rule, None, game=record.game)
        return None


def entries(field: Field, options: Options) -> Entries:
    """Return the entries of a field, kept with it."""
    profile, beforehand = options.profile, field.beforehand or options.beforehand
    return field.remembered((profile, beforehand, "entries"), lambda: Entries(field, profile, beforehand))


def _counts_as_game(record: CardLine, profile: Profile, beforehand: bool) -> bool:
    if record.kind is Kind.OPEN:
        return profile.counts_running
    return beforehand or record.kind is Kind.ADJOURNED


def figure(
    made: Sequence[Entry], values: Sequence[int], options: Options, times: Sequence[int] | None = None
) -> Figure:
    """Strike and add up; `times` is what the scores were multiplied by, where the card does not tell it."""
    cut = struck(made, values, options.cut_low, options.cut_high, options.profile) if options.cut_low else {}
    return Figure(sum(values) - sum([values[at] for at in cut]), Later(lambda: _items(made, values, cut, times)))


def _items(
    made: Sequence[Entry], values: Sequence[int], cut: Mapping[int, str], times: Sequence[int] | None = None
) -> Iterator[Item]:
    for at, entry in enumerate(made):
        yield Item(
            entry.round,
            values[at],
            entry.rule,
            entry.opponent,
            cut.get(at, ""),
            entry.adjusted,
            entry.game,
            times=None if times is None else times[at],
        )

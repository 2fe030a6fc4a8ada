"""The opponents' scores of a player, round by round: what a profile makes of unplayed rounds, what is struck, the sum.

Buchholz adds them up as they are, Sonneborn-Berger each times what was scored against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.cut import Entry, struck
from paircard.core.tiebreaks.field import Field
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.profiles.base import GAME, Profile
from paircard.core.tiebreaks.tie_break import Options


def entries(field: Field, options: Options) -> Mapping[ContestantId, list[Entry]]:
    """Return for every id one entry for each round that counts."""
    profile, beforehand = options.profile, field.beforehand or options.beforehand

    def make() -> Mapping[ContestantId, list[Entry]]:
        return {id_: list(_entries(field, profile, card, beforehand)) for id_, card in field.cards.items()}

    return field.remembered((profile, beforehand, "entries"), make)


def _entries(field: Field, profile: Profile, card: PairingCard, beforehand: bool) -> Iterator[Entry]:
    scores = field.as_opponents(profile, beforehand)
    adjusted = {} if beforehand else field.adjusted(profile)
    for record in card.lines:
        if record.kind in NO_ROUND:
            continue
        opponent = record.opponent
        first = not beforehand and profile.cut_first(field, record)
        if opponent is not None and (record.kind is Kind.PLAYED or _counts_as_game(record, profile, beforehand)):
            changes = adjusted.get(opponent, ())
            rule = "adjusted" if changes else GAME  # no words: a key of the rules
            yield Entry(
                record.round, scores[opponent], record.settled_half_points, first, rule, opponent, changes, record.game
            )
        elif not beforehand and record.kind is not Kind.OPEN and (share := profile.own(field, card, record)):
            result = profile.result(field, record)
            yield Entry(record.round, share.half_points, result, first, share.rule, None, game=record.game)


def _counts_as_game(record: CardLine, profile: Profile, beforehand: bool) -> bool:
    if record.kind is Kind.OPEN:
        return profile.counts_running
    return beforehand or record.kind is Kind.ADJOURNED


def figure(
    made: Sequence[Entry], values: Sequence[int], options: Options, times: Sequence[int] | None = None
) -> Figure:
    """Strike and add up; `times` is what the scores were multiplied by, where the card does not tell it."""
    cut = struck(made, values, options.cut_low, options.cut_high, options.profile) if options.cut_low else {}
    items = tuple(
        Item(
            entry.round,
            values[at],
            entry.rule,
            entry.opponent,
            cut.get(at, ""),
            entry.adjusted,
            entry.game,
            times=None if times is None else times[at],
        )
        for at, entry in enumerate(made)
    )
    return Figure(sum(item.value for item in items if not item.cut), items)

"""Buchholz: the sum of the opponents' scores; SSF Buchholz is the same with its own profile and one cut."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.cut import Entry, struck
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.profiles import PROFILES
from paircard.core.tiebreaks.profiles.base import GAME, Profile
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, trp
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
        self._adjusted = {} if beforehand else field.adjusted(profile)

    def __missing__(self, id_: ContestantId) -> list[Entry]:
        """Make those of one."""
        card = self._field.cards[id_]
        made = self[id_] = [each for record in card.lines if (each := self._entry(card, record))]
        return made

    def score(self, id_: ContestantId) -> int:
        """Return the sum of their scores; for games that were played none need be made."""
        card, scores = self._field.cards[id_], self._scores
        total = 0
        for record in card.lines:
            if record.kind is Kind.PLAYED and record.opponent is not None:
                total += scores[record.opponent]
            elif entry := self._entry(card, record):
                total += entry.score
        return total

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


def buchholz(field: Field, options: Options, tied: Tied) -> Figures:
    """Add the opponents' scores, in half points."""
    made = entries(field.fore if options.fore else field, options)
    if options.cut_low:
        return {id_: figure(made[id_], [entry.score for entry in made[id_]], options) for id_ in tied.ids}
    return {id_: Figure(made.score(id_), _items_later(made, id_)) for id_ in tied.ids}


def _items_later(made: Entries, id_: ContestantId) -> Later[Item]:
    return Later(lambda: _items(made[id_], [entry.score for entry in made[id_]], {}))


def _fore(field: Field, options: Options, tied: Tied) -> Figures:
    return buchholz(field, replace(options, fore=True), tied)


def _ssf(field: Field, options: Options, tied: Tied) -> Figures:
    profile = PROFILES["ssf"]
    if "LITERAL" in options.words:
        profile = replace(profile, literal=True)  # type: ignore[call-arg]
    return buchholz(field, replace(options, profile=profile, cut_low=1), tied)


BUCHHOLZ = Method(
    "BH",
    mark("Buchholz"),
    buchholz,
    short=lambda: trp("at most 5 columns", "Buch"),
    parts=2,
    modifiers=frozenset({"C", "M", "P", "F"}),
    by_profile=True,
    names_profile=True,
    by_score=True,
)
FORE_BUCHHOLZ = Method(
    "FB",
    mark("Fore Buchholz: the last round as draws"),
    _fore,
    parts=2,
    modifiers=frozenset({"C", "M"}),
    by_profile=True,
    names_profile=True,
    by_score=True,
)
SSF_BUCHHOLZ = Method(
    "SSFBH",
    mark("SSF Buchholz, as until September 2023"),
    _ssf,
    short=lambda: "SSF",
    parts=2,
    modifiers=frozenset({"LITERAL"}),
)

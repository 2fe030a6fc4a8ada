"""Average rating of the opponents, and the games that every rating tie-break is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.tiebreaks.field import GAMES, Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item, Number
from paircard.core.tiebreaks.tie_break import Figures, Method, Options, UnratedBy
from paircard.core.tiebreaks.written import rounded
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points import DRAW, LOSS, WIN

UNRATED_PRESENT = mark("unrated players take part")
_RESULT_RULES: Mapping[int, str] = {WIN: "won rating", DRAW: "drawn rating"}  # no words: a key of the rules


class RatedGame(NamedTuple):
    """A game that counts for ratings."""

    line: CardLine
    rating: int
    half_points: int
    """2, 1 or 0: ratings know no other points."""
    announced: bool
    """Whether the rating is the one announced for unrated players (R3)."""


def everybody_rated(field: Field, options: Options) -> bool:
    """C.07 drops rating tie-breaks when unrated players take part and no number was announced for them (R4)."""
    if options.unrated or options.unrated_by or not options.profile.whole_ratings:
        return True
    return all(card.entrant.rating for card in field.cards.values())


def rating_of_unrated(field: Field, options: Options) -> int:
    """Return what stands for no rating: the number announced, or the lowest or mean of the event; 0 for nothing."""
    if options.unrated_by in ("", "DROP"):
        return options.unrated
    ratings = (card.entrant.rating for card in field.cards.values())
    key = ("unrated", options.unrated_by)  # no words: a key
    return field.remembered(key, lambda: stands_for_none(ratings, options.unrated_by))


def stands_for_none(ratings: Iterable[int], by: UnratedBy) -> int:
    """Return the lowest rating of an event, or the mean of all, rounded half up; 0 where nobody has one."""
    rated = [rating for rating in ratings if rating]
    if not rated:
        return 0
    return min(rated) if by == "MIN" else rounded(Fraction(sum(rated), len(rated)))


def rated_games(field: Field, options: Options, card: PairingCard) -> list[RatedGame]:
    """Return the games with opponents who have a rating; forfeits and byes give none (R1), nor open games.

    The rating is the pairing rating (R2, R6): the one of round 1, or as the arbiter corrected it.
    """
    unrated = rating_of_unrated(field, options)
    return [
        RatedGame(record, rating, LOSS if record.kind is Kind.ADJOURNED else record.result, not own)
        for record in field.games(card)
        if record.kind in GAMES and record.opponent is not None
        for own in (field.rating_then(record.opponent, record.round),)
        if (rating := own or unrated)
    ]


def remark_on_unrated(field: Field, games: Sequence[RatedGame], card: PairingCard) -> str:
    """Warn where an opponent without a number left the average (R3)."""
    left_out = sum(_played(record) for record in field.games(card)) - len(games)
    if not left_out:
        return ""
    return trn("{count} opponent without a rating left out", "{count} opponents without a rating left out", left_out)


def _played(record: CardLine) -> bool:
    return record.kind in GAMES


def rating_items(games: Sequence[RatedGame], *, with_results: bool = False) -> list[Item]:
    """Return the ratings as items, with the result where the method uses it."""

    def rule(game: RatedGame) -> str:
        if with_results:
            return _RESULT_RULES.get(game.half_points, "lost rating")  # no words: a key of the rules
        return "unrated" if game.announced else "rating"

    return [Item.of(game.line, game.rating, rule(game)) for game in games]


def _average_rating(field: Field, options: Options, tied: Tied) -> Figures:
    if not everybody_rated(field, options):
        return {id_: Figure(None, remark=tr(UNRATED_PRESENT)) for id_ in tied.ids}
    return {id_: _average(field, options, field.cards[id_]) for id_ in tied.ids}


def _average(field: Field, options: Options, card: PairingCard) -> Figure:
    games = rated_games(field, options, card)
    items = _cut(rating_items(games), options, sum(line.kind not in NO_ROUND for line in field.games(card)))
    left = [item.value for item in items if not item.cut]
    value: Number | None = Fraction(sum(left), len(left)) if left else None
    if value is not None and options.profile.whole_ratings:
        value = rounded(value)
    return Figure(value, tuple(items), remark=remark_on_unrated(field, games, card))


def _cut(items: list[Item], options: Options, rounds: int) -> list[Item]:
    """Strike the lowest rated, then the highest; `KEEP`: a round without a rated game uses up a cut."""
    unplayed = rounds - len(items) if "KEEP" in options.words else 0
    low = max(0, options.cut_low - unplayed)
    high = max(0, options.cut_high - max(0, unplayed - options.cut_low))
    order = sorted(range(len(items)), key=lambda at: (items[at].value, at))
    struck = dict.fromkeys(order[:low], "lowest")
    left = order[low:]
    struck |= dict.fromkeys(left[len(left) - high :] if high else [], "highest")
    return [item._replace(cut=struck.get(at, "")) for at, item in enumerate(items)]


AVERAGE_RATING = Method(
    "ARO",
    mark("Average rating of opponents"),
    _average_rating,
    show="whole",
    modifiers=frozenset({"C", "M", "U", "KEEP"}),
    by_profile=True,
)

"""C.07 of the FIDE Handbook, article 16: the editions of 2023 - 2024 and of 1 March 2026."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.tiebreaks.field import GAMES, Field
from paircard.core.tiebreaks.profiles.base import FREE, RUNNING, Meeting, Profile, Share, adjourned, game
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark

_REQUESTED = frozenset({Kind.HALF_BYE, Kind.ABSENT, Kind.WITHDRAWN, Kind.NOT_ENTERED})


def _requested_bye(field: Field, record: CardLine) -> bool:
    """Whether a round is of category 3 or 5; a full-point bye is of category 1."""
    return record.kind in _REQUESTED and record.half_points < field.win


def _available(field: Field, record: CardLine) -> bool:
    """Whether a round ends a row of requested byes: a game, a bye, a forfeit win (art. 16.2)."""
    return not _requested_bye(field, record) and record.kind not in (Kind.FORFEIT_LOSS, *NO_ROUND)


def _share(field: Field, record: CardLine, last_available: int) -> Share:
    if record.kind is Kind.PLAYED:
        return game(record.half_points)
    if record.kind is Kind.ADJOURNED:
        return adjourned(field)
    if record.kind is Kind.OPEN:
        return RUNNING
    if record.kind in NO_ROUND:
        return FREE
    if _requested_bye(field, record) and record.round > last_available:
        return Share(field.draw, "C.07 16.3.2")
    return Share(record.half_points, "C.07 16.3.1")


@dataclass(frozen=True)
class C07Edition2024(Profile):
    """An own unplayed round is a game with a dummy that has the player's own final score."""

    key: ClassVar[str] = "c07-2024"
    name: ClassVar[str] = mark("C.07 of 2024: dummy opponent")
    direct_encounter: ClassVar[Meeting] = "sure winner"  # no words: a key
    whole_ratings: ClassVar[bool] = True
    short_lists_are_cut: ClassVar[bool] = True

    def shares(self, field: Field, card: PairingCard) -> list[Share]:
        """Awarded points; requested byes with no available round after them count as draws (category 5)."""
        last = max((record.round for record in card.lines if _available(field, record)), default=0)
        return [_share(field, record, last) for record in card.lines]

    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share:  # noqa: ARG002
        """Return the score of the dummy."""
        return Share(field.points[card.id], "C.07 16.4")

    def cut_first(self, field: Field, record: CardLine) -> bool:
        """Voluntary unplayed rounds go first (art. 16.5): requested byes and forfeit losses."""
        return _requested_bye(field, record) or record.kind is Kind.FORFEIT_LOSS

    def result(self, field: Field, record: CardLine) -> int:  # noqa: ARG002
        """Return the points awarded."""
        return record.half_points


@dataclass(frozen=True)
class C07Edition2026(C07Edition2024):
    """The dummy is capped: by the scheduled opponent's score, or by a draw in every round."""

    key: ClassVar[str] = "c07-2026"
    name: ClassVar[str] = mark("C.07 of 2026: capped dummy opponent")

    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share:
        """Return the score of the dummy, capped."""
        score = field.points[card.id]
        if record.opponent is not None and record.kind not in GAMES:
            cap = field.as_opponents(self, False)[record.opponent]
            return Share(cap, "C.07 16.4.1") if cap < score else Share(score, "C.07 16.4")
        # half a point a round: rounds completed, because the table may be of a round still under way
        cap = field.completed * field.draw
        return Share(cap, "C.07 16.4.2") if cap < score else Share(score, "C.07 16.4")

"""One round of one player, and each line of it, as it stands in a crosstable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.card import NO_ROUND, CardLine, Kind
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.match_score import MatchScore
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

_SIGNS = {Kind.OPEN: "?", Kind.ADJOURNED: "a", Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}


def legend_of_signs(*, teams: bool = False, matches: bool = False) -> str:
    """Say what the signs of a crosstable mean; `matches` are of two games between two players."""
    if matches:
        return tr(
            "12{white}1½: against 12, White in the first game, 1½ points; {black} Black; "
            "+2, -0 forfeited; a adjourned; ? open; - not playing",
            white=small_letter("W"),
            black=small_letter("B"),
        )
    if teams:
        return tr(
            "12{white}2½: against team 12, White on odd boards, 2½ points in games; {black} Black; "
            "+/=/- won, drawn, lost without a game; a adjourned; ? open; - not playing",
            white=small_letter("W"),
            black=small_letter("B"),
        )
    return tr(
        "12{white}1: against 12 with White, won; {black} Black; + - by forfeit; a adjourned; ? open; - not playing",
        white=small_letter("W"),
        black=small_letter("B"),
    )


def round_sign(lines: Iterable[CardLine], numbers: Mapping[ContestantId, PairingNumber]) -> str:
    """Write a round in a crosstable: its games one after the other, as `crosstable_sign`."""
    return " ".join(crosstable_sign(line, numbers) for line in lines)


def crosstable_sign(record: CardLine, numbers: Mapping[ContestantId, PairingNumber]) -> str:
    """Write one line of a card in a crosstable: opponent, colour, result, such as `12w1`, `7b½`, `3+`, `bye`.

    Of a match of teams the result is what the boards gave, such as `12w2½`, without a game `3+4`.
    What is annulled stands in brackets: `(12w1)`.
    """
    if record.was is not None:
        return f"({crosstable_sign(record.was, numbers)})"
    if record.opponent is None:
        return _unpaired(record)
    colour = small_letter(record.colour) if record.colour else ""
    return f"{numbers[record.opponent]}{colour}{result_sign(record)}"


def result_sign(record: CardLine) -> str:
    """Write how a line ended, whatever that is worth: `1`, `½`, `0`, `+`, `-`, `a`, `?`; of a match `2½`, `+4`, `2a`.

    A round without an opponent is written as `crosstable_sign` does.
    """
    if record.was is not None:
        return f"({result_sign(record.was)})"
    if record.opponent is None:
        return _unpaired(record)
    if record.match is not None and record.kind is not Kind.OPEN:
        return _of_match(record, record.match)
    return _SIGNS.get(record.kind) or format_points(record.result)


def _of_match(record: CardLine, match: MatchScore) -> str:
    points = format_points(match.game_points)
    if record.unplayed:  # 2-2 without a game is won by neither
        return f"{unplayed_sign(record)}{points}"
    return f"{points}{_SIGNS.get(record.kind, '')}"


def unplayed_sign(record: CardLine) -> str:
    """Return what a match was that nobody played: `-` lost, `=` drawn, `+` won."""
    return "-=+"[record.result]


def _unpaired(record: CardLine) -> str:
    """Write a round without an opponent; of a member of a team also a board where nobody sat opposite."""
    if record.kind in _SIGNS:
        return _SIGNS[record.kind]
    if record.kind is Kind.PLAYED:
        return format_points(record.result)
    if record.kind is Kind.BYE:
        return trp("at most 4 columns", "bye")
    if record.kind is Kind.HALF_BYE:
        return trp("at most 5 columns", "½bye")
    return trp("at most 5 columns", "free") if record.kind in NO_ROUND else "-"

"""What the engine answers: a pairing, or why there is none."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.values.colour import Float
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said


@dataclass(frozen=True, slots=True)
class Pair:
    """Two pairing numbers, their floats and the rule that decided the colours (E1-E5, R7)."""

    white: PairingNumber
    black: PairingNumber
    white_float: Float
    black_float: Float
    colour_rule: str


@dataclass(frozen=True, slots=True)
class Pairing:
    """The pairing of a round: pairs in the order of publication (F1), the bye, and how every bracket ended."""

    pairs: tuple[Pair, ...]
    bye: PairingNumber | None
    brackets: Sequence[BracketResult]


def round_said(pairs: Sequence[Pair], bye: PairingNumber | None) -> Words:
    """Return the last step of every pairing: who meets whom, and who has the bye."""
    listed = " ".join(f"{pair.white}-{pair.black}" for pair in pairs)
    if bye is None:
        return said("The round is paired: {pairs}.", pairs=listed)
    return said("The round is paired: {pairs}, bye {bye}.", pairs=listed, bye=bye)


class NoPairing(Exception):
    """The engine has no pairing to offer; the words say why and what an arbiter may do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words


class NoLegalPairing(NoPairing):
    """No pairing satisfies B1 and B2 (R14)."""

    def __init__(
        self,
        players: tuple[PairingNumber, ...],
        obstacles: tuple[Breach, ...],
        reason: Words,
        *,
        apart: bool = False,
    ) -> None:
        """Name the players who cannot be paired, a smallest set of what stands in their way, and the reason.

        `apart` where there would be a pairing if those who belong together might meet (B.VI C5).
        """
        self.players = players
        self.obstacles = obstacles
        why = joined(refusal.said for refusal in obstacles)
        if apart:
            super().__init__(
                said(
                    "No pairing satisfies B1, B2 and B.VI C5: {reason} Without C5 there is one: let members of one "
                    "team meet from now on, in the settings and with a reason (t on Entrants); or pair by hand and "
                    "record the reason.",
                    reason=reason,
                )
            )
            return
        super().__init__(
            said(
                "No pairing satisfies B1 and B2: {reason} The fewest obstacles to set aside: {obstacles} "
                "Pair by hand and record the reason, or end the event.",
                reason=reason,
                obstacles=why,
            )
        )


class TooManyTries(NoPairing):
    """A bracket would need more tries than allowed."""

    def __init__(self, score: int, tries: int) -> None:
        """Name the bracket (its score in half points) and the tries made in it."""
        self.score = score
        self.tries = tries
        super().__init__(
            said(
                "The bracket of {points} points was not settled within {tries} tries. "
                "Pair the round by hand and record the reason.",
                points=format_points(score),
                tries=tries,
            )
        )

"""Why a round is paired as it is, worked out beside the screen; by which articles the players have their colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from textual.message import Message

from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.review.explained_round import Account, account_of
from paircard.core.values.errors import Refusal

Rules = Mapping[tuple[ContestantId, ContestantId], str]
"""By White and Black: the article."""
NO_RULES: Rules = {}


@dataclass(frozen=True, slots=True)
class Paired:
    """What tells one pairing from another."""

    opening: object
    stage: int
    number: int
    pairs: object

    @classmethod
    def of(cls, tournament: Tournament, round_: Round) -> Paired:
        """Return that of a round."""
        return cls(tournament.opening, tournament.stage, round_.number, round_.pairs)


class Explained(Message):
    """It is known why one pairing is as it is; None where nobody can say."""

    def __init__(self, paired: Paired, account: Account | None) -> None:
        super().__init__()
        self.paired = paired
        self.account = account


def explained(tournament: Tournament, number: int) -> Account | None:
    """Return the account of a round; None where nobody explains it."""
    try:
        return account_of(tournament, number)
    except Refusal:
        return None


def rules_of(account: Account | None) -> Rules:
    """Return the articles of a round; nothing where nobody explains it, and for pairs that the rules do not make."""
    if account is None or account.told is None:
        return NO_RULES
    ids = {pairing_number: id_ for id_, pairing_number in account.before.numbers.items()}
    return {(ids[pair.white], ids[pair.black]): pair.colour_rule for pair in account.told.pairing.pairs}

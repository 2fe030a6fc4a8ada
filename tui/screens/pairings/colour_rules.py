"""By which article the players of a round have their colours, worked out beside the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from textual.message import Message

from core.event.ids import ContestantId
from core.event.round import Round
from core.event.tournament import Tournament
from core.review.explained_round import account_of
from core.values.errors import Refusal

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


class ColoursExplained(Message):
    """The articles of one pairing are known."""

    def __init__(self, paired: Paired, rules: Rules) -> None:
        super().__init__()
        self.paired = paired
        self.rules = rules


def rules_of(tournament: Tournament, number: int) -> Rules:
    """Return the articles of a round; nothing where nobody explains it, and for pairs that the rules do not make."""
    try:
        account = account_of(tournament, number)
    except Refusal:
        return NO_RULES
    if account.told is None:
        return NO_RULES
    ids = {pairing_number: id_ for id_, pairing_number in account.before.numbers.items()}
    return {(ids[pair.white], ids[pair.black]): pair.colour_rule for pair in account.told.pairing.pairs}

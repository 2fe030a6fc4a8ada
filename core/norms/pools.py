"""Which games count, and how many must (1.4.1, 1.4.2): the games from which some may then be left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import EVERYBODY
from paircard.core.norms.games import NOT_A_MEMBER, Ended, Met, NormEvent
from paircard.core.norms.limits import FEWEST_GAMES, MOST_GAMES
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.points import LOSS

_NINE_ROUNDS = 9
"""1.4.1c is for events of nine rounds (ruling N12)."""
_MISSING_GAME = frozenset({Ended.WON_UNPLAYED, Ended.PAIRING_BYE})
"""What the missing game may be (1.4.1c)."""


@dataclass(frozen=True, slots=True)
class Pool:
    """Games that count, and how many of them must."""

    games: tuple[Met, ...]
    fewest: int
    way: str = ""
    """The article by which there are so few, or one that was not played; empty for the ordinary way."""
    at_least_worth: int = 0
    """Worth so many games in the application, though it has fewer."""

    def worth(self, games: int) -> int:
        """Return how many games so many are worth, before full points above what is needed."""
        return min(MOST_GAMES, max(games, self.at_least_worth))


def counts(met: Met, event: NormEvent) -> bool:
    """Return whether a round is a game that counts (1.4.2a-c)."""
    if met.ended is not Ended.PLAYED or met.opponent is None:
        return False
    if met.opponent.federation == NOT_A_MEMBER:
        return False
    return not (event.format in EVERYBODY and met.opponent.scoreless and not met.opponent.rating)


def pools(rounds: Sequence[Met], event: NormEvent) -> Iterator[Pool]:
    """Yield the games that count; then, where that can help, with a last round lost to who stayed away (N14)."""
    games = tuple(met for met in rounds if counts(met, event))
    yield _ordinary(games, rounds, event)
    if len(games) < event.fewest_games:
        for met in rounds:
            if met.round == event.rounds and met.ended is Ended.WON_UNPLAYED and met.opponent is not None:
                lost = replace(met, ended=Ended.PLAYED, half_points=LOSS)
                if counts(lost, event):
                    yield Pool((*games, lost), event.fewest_games, "1.4.2c", _least_worth(event))


def _ordinary(games: tuple[Met, ...], rounds: Sequence[Met], event: NormEvent) -> Pool:
    fewest = event.fewest_games
    if fewest == FEWEST_GAMES == event.rounds and len(games) == FEWEST_GAMES - 1 and _one_was_given(rounds):
        return Pool(games, len(games), "1.4.1c", FEWEST_GAMES)
    return Pool(games, fewest, at_least_worth=_least_worth(event))


def _one_was_given(rounds: Sequence[Met]) -> bool:
    """Return whether the one round without a game was won by forfeit, or was the bye of the pairing."""
    missing = [met.ended for met in rounds if met.ended is not Ended.PLAYED]
    return len(rounds) == _NINE_ROUNDS and len(missing) == 1 and missing[0] in _MISSING_GAME


def _least_worth(event: NormEvent) -> int:
    return FEWEST_GAMES if event.occasion is Occasion.WORLD_CUP else 0

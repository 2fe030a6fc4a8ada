"""Who has White in a cup (B.VI D3, K4, K6): every rule that has a say, in order; the first decides.

A history is what somebody had round by round: `W`, `B`, and `-` where they were free or a game was not played, for
forfeits are no games. It is read without gaps, but for round 2, which asks for round 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from paircard.core.values.colour import Colour, other
from paircard.core.values.frozen import dataclass

AT_HOME = "B.VI E2"
COLOURS, EQUAL_PARITY, LEFT_OPEN = "B.VI D3", "B.VI K4", "B.VI K6"
FIRST_ROUND, SECOND_ROUND = 1, 2


class Step(Enum):
    """What decides the colours of a pair; the value is the part of D3, empty for a ruling."""

    DRAWN = "b"
    """The odd number has the colour that number 1 drew."""
    HIGHER_NUMBER = "K4"
    """Two odd or two even numbers: the higher seed has the colour of their number."""
    BOTH_CHANGE = "c"
    """They had different colours in round 1."""
    HIGHER_CHANGES = "c same"
    """Both had the same in round 1."""
    PLAYED_CHANGES = "c free"
    """One was free in round 1."""
    EVENING = "d 1"
    """Somebody has unequal colours, or more unequal ones."""
    ALTERNATION = "d 2"
    """The last round in which their colours differed."""
    ONE_HISTORY = "d 2 one"
    """Only one has had a game."""
    IDENTICAL = "d 3"
    """The histories do not differ: the higher seed gets the other colour than last time."""
    IDENTICAL_EVENING = "d 3 even"
    """The same in an even round: the higher seed gets the evening colour."""


_ARTICLES: Mapping[Step, str] = {Step.HIGHER_NUMBER: EQUAL_PARITY, Step.ONE_HISTORY: LEFT_OPEN}


class Player(NamedTuple):
    """Who is to play, and what they had."""

    seed: int
    """The lower number is the higher seed."""
    history: str = ""

    @property
    def games(self) -> str:
        """The colours of games played, oldest first."""
        return self.history.replace("-", "")

    @property
    def difference(self) -> int:
        """Whites less blacks."""
        return self.games.count("W") - self.games.count("B")

    @property
    def evening(self) -> Colour | None:
        """The colour that evens them; None where they are even."""
        return None if not self.difference else "B" if self.difference > 0 else "W"


@dataclass(frozen=True, slots=True)
class Decision:
    """Who has White, and by what."""

    white: int
    black: int
    step: Step
    claimant: int
    """Whose claim decides: they get the colour they are due."""
    back: int = 0
    """How many games back the colours differed, 1 for the last ones."""

    @property
    def article(self) -> str:
        """The rule that decides."""
        return _ARTICLES.get(self.step, COLOURS)

    @property
    def colour(self) -> Colour:
        """What the claimant gets."""
        return "W" if self.claimant == self.white else "B"


def decide(one: Player, two: Player, number: int, drawn: Colour) -> Decision:
    """Return who has White in a single game of a round; `drawn` is the colour that number 1 drew before round 1."""
    return next(decisions(one, two, number, drawn))


def otherwise(one: Player, two: Player, number: int, drawn: Colour) -> Decision | None:
    """Return the next rule that would have given the other colours; None where none would."""
    found, *rest = decisions(one, two, number, drawn)
    return next((each for each in rest if each.white != found.white), None)


def decisions(one: Player, two: Player, number: int, drawn: Colour) -> Iterator[Decision]:
    """Yield what every rule that has a say would decide, the one that does so first."""
    higher, lower = sorted((one, two))
    if number == SECOND_ROUND:
        yield from _second(higher, lower)
    elif number > SECOND_ROUND:
        yield from _later(higher, lower, number)
    yield _as_in_round_one(higher, lower, drawn)


def _as_in_round_one(higher: Player, lower: Player, drawn: Colour) -> Decision:
    """D3b, K4."""
    same_parity = (higher.seed - lower.seed) % 2 == 0
    claimant = higher if same_parity or higher.seed % 2 else lower
    colour = drawn if claimant.seed % 2 else other(drawn)
    step = Step.HIGHER_NUMBER if same_parity else Step.DRAWN
    return _gets(claimant, colour, lower if claimant is higher else higher, step)


def _second(higher: Player, lower: Player) -> Iterator[Decision]:
    """D3c: other colours than in round 1 for as many as possible."""
    had, they_had = _in_round_one(higher), _in_round_one(lower)
    if had and they_had:
        step = Step.HIGHER_CHANGES if had == they_had else Step.BOTH_CHANGE
        yield _gets(higher, other(had), lower, step)
    elif had:
        yield _gets(higher, other(had), lower, Step.PLAYED_CHANGES)
    elif they_had:
        yield _gets(lower, other(they_had), higher, Step.PLAYED_CHANGES)


def _in_round_one(player: Player) -> Colour | None:
    return _colour(player.history[0]) if player.history and player.history[0] != "-" else None


def _later(higher: Player, lower: Player, number: int) -> Iterator[Decision]:
    """D3d: evening out, then alternation, then the higher seed."""
    yield from _evened(higher, lower)
    if higher.games and lower.games:
        yield from _alternated(higher, lower)
        yield _higher_changes(higher, lower, number)
    elif higher.games:
        yield _gets(higher, other(_colour(higher.games[-1])), lower, Step.ONE_HISTORY)
    elif lower.games:
        yield _gets(lower, other(_colour(lower.games[-1])), higher, Step.ONE_HISTORY)


def _evened(higher: Player, lower: Player) -> Iterator[Decision]:
    mine, theirs = abs(higher.difference), abs(lower.difference)
    claimant, opponent = (higher, lower) if mine >= theirs else (lower, higher)
    wanted = claimant.evening
    if wanted is not None and (mine != theirs or opponent.evening != wanted):
        yield _gets(claimant, wanted, opponent, Step.EVENING)


def _alternated(higher: Player, lower: Player) -> Iterator[Decision]:
    pairs = zip(reversed(higher.games), reversed(lower.games), strict=False)
    for back, (mine, theirs) in enumerate(pairs, 1):
        if mine != theirs:
            yield _gets(higher, other(_colour(mine)), lower, Step.ALTERNATION, back)
            return


def _higher_changes(higher: Player, lower: Player, number: int) -> Decision:
    if number % 2 == 0 and higher.evening is not None:
        return _gets(higher, higher.evening, lower, Step.IDENTICAL_EVENING)
    return _gets(higher, other(_colour(higher.games[-1])), lower, Step.IDENTICAL)


def _gets(claimant: Player, colour: Colour, opponent: Player, step: Step, back: int = 0) -> Decision:
    white, black = (claimant, opponent) if colour == "W" else (opponent, claimant)
    return Decision(white.seed, black.seed, step, claimant.seed, back)


def _colour(letter: str) -> Colour:
    return "W" if letter == "W" else "B"


# --- matches of an even number of games ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameColour:
    """The colour of one side in one game of a match, and whether lots gave it or alternation."""

    game: int
    colour: Colour
    drawn: bool
    article: str = COLOURS


def match_decisions(games: int, lots: str) -> tuple[GameColour, ...]:
    """Return what gives one side its colour game by game (D3a): lots for the first game, or for each odd one.

    Every other game has the colour that the game before it had not.
    """
    if games % 2 or len(lots) not in (1, games // 2):
        raise ValueError("an even number of games, and lots for the first or for each odd one")  # no words: a slip
    decided: list[GameColour] = []
    for game in range(1, games + 1):
        drawn = game % 2 == 1 and game // 2 < len(lots)
        colour = _colour(lots[game // 2]) if drawn else other(decided[-1].colour)
        decided.append(GameColour(game, colour, drawn))
    return tuple(decided)


def match_colours(games: int, lots: str) -> str:
    """Return the colours of one side, a letter a game.

    >>> match_colours(4, "W"), match_colours(4, "WB")
    ('WBWB', 'WBBW')
    """
    return "".join(each.colour for each in match_decisions(games, lots))

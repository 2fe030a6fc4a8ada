"""Where the items of figures come from, in one sentence each."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, str] = {
    "game": "the opponent's score",
    "F9": "adjourned: ½ until it is decided",
    "running": "still being played: nothing yet",
    # before C.07
    "B2": "no game: a draw with oneself, the own adjusted score",
    "B2 raw": "no game: a draw with oneself, the own score",
    "B4": "no game: ½ for opponents, whatever was awarded",
    "Svon": "no game: the virtual opponent, score before + 1 - points awarded + ½ for each later round",
    # SSF
    "SSF 2": "postponed: ½ for opponents",
    "SSF 3": "in progress: ½ for opponents until the result is in",
    "SSF 4": "won by forfeit: ½ for opponents",
    "SSF 5": "lost by forfeit: ½ for opponents",
    "SSF 6": "bye: nothing for opponents",
    "SSF 7": "withdrawn: ½ for opponents",
    "SSF 8": "after the own withdrawal: nothing",
    "SSF 9": "no game: the virtual opponent, score before + 1 - points awarded + ½ for each later round",
    "SSF A1": "not in the draw: ½ for opponents",
    "SSF A1 literal": "not in the draw: the points awarded",
    "SSF A8": "half-point bye: ½ for opponents",
    # C.07
    "C.07 16.3.1": "no game: the points awarded",
    "C.07 16.3.2": "requested bye, nothing played after it: a draw",
    "C.07 16.4": "no game: a dummy with the own score",
    "C.07 16.4.1": "no game: a dummy, capped by the score of the scheduled opponent",
    "C.07 16.4.2": "no game: a dummy, capped by half a point a round",
    # Swiss Perfect 98
    "sp98 bye": "no game, but in the draw: ½ for opponents",
    "sp98 away": "not in the draw: nothing for opponents",
    "sp98 own": "no game: ½ for each round of membership",
    # other methods
    "running score": "the score after this round",
    "won": "won over the board",
    "forfeit": "won by forfeit",
    "awarded": "a win's points without a game",
    "elected": "a round he chose to play",
    "black": "played with Black",
    "won black": "won with Black",
    "rating": "the opponent's rating",
    "unrated": "an opponent without a rating, counted as announced",
    "won rating": "the opponent's rating, a win",
    "drawn rating": "the opponent's rating, a draw",
    "lost rating": "the opponent's rating, a loss",
    "own rating": "the own rating",
    "opponent's value": "the opponent's value of the same kind",
    "tied": "a game with one of those who are tied",
    "Koya": "a game with an opponent who reached the limit",
    "points": "points of this round",
    # what strikes an item
    "lowest": "struck: the lowest",
    "highest": "struck: the highest",
    "unplayed first": "struck: the lowest of the unplayed rounds goes first",
    "first rounds": "struck: the first rounds",
    "below the limit": "struck: the opponent did not reach the limit",
    "no game": "struck: an unplayed round leaves no more to strike",
}

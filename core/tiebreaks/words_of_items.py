"""Where the items of figures come from, in one sentence each, and how the lines of a sum refer to it."""

# no words in this file: keys, and sentences that are all marked
from __future__ import annotations

from collections.abc import Callable, Mapping

from paircard.core.values.language import mark, tr, trp

RULES: Mapping[str, str] = {
    "game": mark("the opponent's score"),
    "adjusted": mark("the opponent's score, rounds without a game counted by the rules"),
    "F9": mark("adjourned: ½ until it is decided"),
    "running": mark("still being played: nothing yet"),
    "free": mark("free: no round of theirs"),
    # before C.07
    "B2": mark("no game: a draw with oneself, the own adjusted score"),
    "B2 raw": mark("no game: a draw with oneself, the own score"),
    "B4": mark("no game: ½ for opponents, whatever was awarded"),
    "Svon": mark("no game: the virtual opponent, score before + 1 - points awarded + ½ for each later round"),
    # SSF
    "SSF 2": mark("postponed: ½ for opponents"),
    "SSF 3": mark("in progress: ½ for opponents until the result is in"),
    "SSF 4": mark("won by forfeit: ½ for opponents"),
    "SSF 5": mark("lost by forfeit: ½ for opponents"),
    "SSF 6": mark("bye: nothing for opponents"),
    "SSF 7": mark("withdrawn: ½ for opponents"),
    "SSF 8": mark("after the own withdrawal: nothing"),
    "SSF 9": mark("no game: the virtual opponent, score before + 1 - points awarded + ½ for each later round"),
    "SSF A1": mark("not in the draw: ½ for opponents"),
    "SSF A1 literal": mark("not in the draw: the points awarded"),
    "SSF A8": mark("half-point bye: ½ for opponents"),
    # C.07
    "C.07 16.3.1": mark("no game: the points awarded"),
    "C.07 16.3.2": mark("requested bye, nothing played after it: a draw"),
    "C.07 16.4": mark("no game: a dummy with the own score"),
    "C.07 16.4.1": mark("no game: a dummy, capped by the score of the scheduled opponent"),
    "C.07 16.4.2": mark("no game: a dummy, capped by a draw in every round"),
    # Swiss Perfect 98
    "sp98 bye": mark("no game, but in the draw: ½ for opponents"),
    "sp98 away": mark("not in the draw: nothing for opponents"),
    "sp98 own": mark("no game: ½ for each round of membership"),
    # other methods
    "running score": mark("the score after this round"),
    "won": mark("won over the board"),
    "forfeit": mark("won by forfeit"),
    "awarded": mark("a win's points without a game"),
    "elected": mark("a round the player chose to play"),
    "black": mark("played with Black"),
    "won black": mark("won with Black"),
    "rating": mark("the opponent's rating"),
    "unrated": mark("an opponent without a rating, counted as announced"),
    "won rating": mark("the opponent's rating, a win"),
    "drawn rating": mark("the opponent's rating, a draw"),
    "lost rating": mark("the opponent's rating, a loss"),
    "own rating": mark("the own rating"),
    "typed": mark("made elsewhere, as typed"),
    "opponent's value": mark("the opponent's value of the same kind"),
    "tied": mark("a game with one of those who are tied"),
    "Koya": mark("a game with an opponent who reached the limit"),
    "not Koya": mark("a game with an opponent who did not reach the limit"),
    "points": mark("points of this round"),
    # Keizer
    "K won": mark("a win: the opponent's value number"),
    "K drawn": mark("a draw: half the opponent's value number"),
    "K lost": mark("a loss: a part of the opponent's value number, or nothing"),
    "K forfeit": mark("won by forfeit: the opponent's value number"),
    "K bye": mark("the bye: a part of the own value number"),
    "K duty": mark("played for the club: a part of the own value number"),
    "K told": mark("absent, told in time: a part of the own value number, so many times a season"),
    "K late": mark("before they joined: a part of the own value number"),
    "K silent": mark("absent without a word: nothing"),
    "K nothing": mark("nothing: no result yet, lost by forfeit, or no longer here"),
    "K own": mark("the own value number"),
    "K lost fixed": mark("a loss: points that the club has fixed"),
    "K bye fixed": mark("the bye: points that the club has fixed"),
    "K duty fixed": mark("played for the club: points that the club has fixed"),
    "K told fixed": mark("absent, told in time: points that the club has fixed, so many times a season"),
    "K silent fixed": mark("absent without a word: points that the club has fixed"),
    "K late fixed": mark("before they joined: points that the club has fixed"),
    # teams
    "board": mark("all points on this board; forfeits are games, a bye is a win"),
    "board count": mark("the points on this board times its number"),
    "other score": mark("the other score of the team; the opponents' scores below are divided"),
    "member's wins": mark("games won by this member"),
    "member's points": mark("points of this member"),
    "left out": mark("left out: a reserve, or one of the weakest results"),
    # what strikes an item
    "lowest": mark("struck: the lowest"),
    "highest": mark("struck: the highest"),
    "unplayed first": mark("struck: the lowest of the unplayed rounds goes first"),
    "first rounds": mark("struck: the first rounds"),
    "below the limit": mark("struck: the opponent did not reach the limit"),
    "no game": mark("struck: an unplayed round leaves no more to strike"),
}
"""English; `why` says them."""
KINDS_TOLD = frozenset(rule for rule in RULES if rule.startswith("K ")) - {"K nothing"}
"""Rules whose names say what the round was for the player, so that nothing else has to."""
_NAMES: Mapping[str, Callable[[], str]] = {
    "game": lambda: trp("in brackets: a rule", "game"),
    "adjusted": lambda: trp("in brackets: a rule", "adjusted"),
    "running": lambda: trp("in brackets: a rule", "running"),
    "running score": lambda: trp("in brackets: a rule", "running score"),
    "won": lambda: trp("in brackets: a rule", "won"),
    "forfeit": lambda: trp("in brackets: a rule", "forfeit"),
    "awarded": lambda: trp("in brackets: a rule", "awarded"),
    "elected": lambda: trp("in brackets: a rule", "elected"),
    "black": lambda: trp("in brackets: a rule", "black"),
    "won black": lambda: trp("in brackets: a rule", "won black"),
    "rating": lambda: trp("in brackets: a rule", "rating"),
    "unrated": lambda: trp("in brackets: a rule", "unrated"),
    "won rating": lambda: trp("in brackets: a rule", "won rating"),
    "drawn rating": lambda: trp("in brackets: a rule", "drawn rating"),
    "lost rating": lambda: trp("in brackets: a rule", "lost rating"),
    "own rating": lambda: trp("in brackets: a rule", "own rating"),
    "typed": lambda: trp("in brackets: a rule", "typed"),
    "opponent's value": lambda: trp("in brackets: a rule", "opponent's value"),
    "tied": lambda: trp("in brackets: a rule", "tied"),
    "not Koya": lambda: trp("in brackets: a rule", "not Koya"),
    "points": lambda: trp("in brackets: a rule", "points"),
    "K won": lambda: trp("in brackets: a rule", "win"),
    "K drawn": lambda: trp("in brackets: a rule", "draw"),
    "K lost": lambda: trp("in brackets: a rule", "loss"),
    "K forfeit": lambda: trp("in brackets: a rule", "forfeit"),
    "K bye": lambda: trp("in brackets: a rule", "bye"),
    "K duty": lambda: trp("in brackets: a rule", "club duty"),
    "K told": lambda: trp("in brackets: a rule", "absent, told"),
    "K late": lambda: trp("in brackets: a rule", "not yet here"),
    "K silent": lambda: trp("in brackets: a rule", "absent, no word"),
    "K nothing": lambda: trp("in brackets: a rule", "nothing"),
    "K own": lambda: trp("in brackets: a rule", "own value"),
    "K lost fixed": lambda: trp("in brackets: a rule", "loss, fixed"),
    "K bye fixed": lambda: trp("in brackets: a rule", "bye, fixed"),
    "K duty fixed": lambda: trp("in brackets: a rule", "club duty, fixed"),
    "K told fixed": lambda: trp("in brackets: a rule", "absent, told, fixed"),
    "K silent fixed": lambda: trp("in brackets: a rule", "absent, no word, fixed"),
    "K late fixed": lambda: trp("in brackets: a rule", "not yet here, fixed"),
    "board": lambda: trp("in brackets: a rule", "board"),
    "board count": lambda: trp("in brackets: a rule", "board count"),
    "other score": lambda: trp("in brackets: a rule", "other score"),
    "lowest": lambda: trp("in brackets: a rule", "lowest"),
    "highest": lambda: trp("in brackets: a rule", "highest"),
    "unplayed first": lambda: trp("in brackets: a rule", "unplayed first"),
    "first rounds": lambda: trp("in brackets: a rule", "first rounds"),
    "below the limit": lambda: trp("in brackets: a rule", "below the limit"),
    "no game": lambda: trp("in brackets: a rule", "no game"),
}
"""Keys that are words, not places in a text."""


def why(rule: str) -> str:
    """Return the sentence of a rule by its key."""
    return tr(RULES[rule])


def rule_name(rule: str) -> str:
    """Return how lines of a sum refer to a rule: the place in its text, or a word or two."""
    return _NAMES[rule]() if rule in _NAMES else rule

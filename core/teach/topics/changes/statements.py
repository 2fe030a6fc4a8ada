"""What changed on 1 February 2026, one case each: what is asked, what holds now, what held before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paircard.core.values.language import mark

Group = Literal["unplayed", "bye", "brackets", "handling"]


@dataclass(frozen=True, slots=True)
class Change:
    """One case, to be answered by yes or no."""

    name: str
    group: Group
    level: int
    asked: str
    yes: bool
    """The answer by the rules of 2026."""
    now: str
    before: str
    article: str


CHANGES: tuple[Change, ...] = (
    Change(
        "absence",
        "unplayed",
        1,
        mark("A player was absent in the last round, with no points for it. Is that a downfloat for the next pairing?"),
        False,
        mark("A round without a game floats down only if it gave more than a loss, or was the pairing-allocated bye."),
        mark("2017: yes, every round without a game was a downfloat, an absence without points too."),
        "C.04.3 1.4",
    ),
    Change(
        "forfeit-loss",
        "unplayed",
        2,
        mark("A player lost the last round by forfeit. Is that a downfloat for the next pairing?"),
        False,
        mark("A loss by forfeit is never a float, whatever it is worth; the win by forfeit is a downfloat."),
        mark("2017: yes, like every round without a game."),
        "C.04.3 1.4",
    ),
    Change(
        "half-point",
        "unplayed",
        2,
        mark("A player had a half-point bye in the last round. Is that a downfloat for the next pairing?"),
        True,
        mark("Half a point is more than a loss: it floats down. It does not bar from the pairing-allocated bye."),
        mark("2017: yes. Nothing has changed here, but the reason is another."),
        "C.04.3 1.4",
    ),
    Change(
        "full-point",
        "bye",
        2,
        mark("A player had a full-point bye that was asked for. May they get the pairing-allocated bye later?"),
        False,
        mark("Whoever has scored a win's points in one round without playing is barred (C.04.1 4)."),
        mark("2017: only a win by forfeit and the pairing-allocated bye barred."),
        "C.04.3 C2",
    ),
    Change(
        "lowest-score",
        "bye",
        3,
        mark("The bye could go to a lower score only if a higher bracket is paired worse. Does it go there?"),
        True,
        mark(
            "C5 stands above all criteria of quality: the bye goes to the lowest score that a complete pairing "
            "allows, worked out before the first bracket."
        ),
        mark("2017: the bye was settled in the last bracket, when those above were paired."),
        "C.04.3 C5",
    ),
    Change(
        "fewest-unplayed",
        "bye",
        3,
        mark("Two players could have the bye alike; one has played every round, one missed a round. Does this decide?"),
        True,
        mark("Of those who may get the bye, the one with fewest unplayed rounds, before all colours."),
        mark("2017: no. Colours and floats decided, then the order."),
        "C.04.3 C9",
    ),
    Change(
        "every-bracket",
        "brackets",
        3,
        mark("Must those left be able to finish the round after every bracket, also after the highest?"),
        True,
        mark("C4 binds every bracket: whoever is not paired yet can still be paired completely."),
        mark("2017: this was looked at when the penultimate bracket was paired."),
        "C.04.3 C4",
    ),
    Change(
        "collapsed",
        "brackets",
        3,
        mark("The lowest scoregroup cannot be paired by itself. Is it joined with the one above into one bracket?"),
        False,
        mark("No brackets are joined: by C4 the bracket above leaves over those whom the lowest one needs."),
        mark("2017: yes, into the collapsed last bracket."),
        "C.04.3 C4",
    ),
    Change(
        "scores-of-floaters",
        "brackets",
        4,
        mark("Two candidates leave over equally many players. Are the scores of those left over compared?"),
        True,
        mark("The scores, sorted from high to low; the lower list is better."),
        mark("2017: the score differences of all pairs and floaters (PSD) were compared instead."),
        "C.04.3 C7",
    ),
    Change(
        "look-ahead",
        "brackets",
        4,
        mark("Does it count what scores the next bracket would have to leave over?"),
        True,
        mark("One bracket ahead, how many are left over there and with what scores."),
        mark("2017: there were to be many pairs and a small PSD in the next bracket, but not above the last one."),
        "C.04.3 C8",
    ),
    Change(
        "moved-down-again",
        "brackets",
        4,
        mark("A moved-down player who floated down in the last round floats on. Does C14 count them?"),
        False,
        mark("C14 and C16 count residents only; those who moved down are counted by C18 and C20, by scores."),
        mark("2017: everybody with the same float as before was counted together."),
        "C.04.3 C14",
    ),
    Change(
        "which-set",
        "brackets",
        5,
        mark("Is the number of moved-down players to be paired fixed as the largest possible beforehand?"),
        False,
        mark("M1 is how many the best candidate pairs; which of them, says the order of their BSNs (4.4)."),
        mark("2017: yes, and they were exchanged by score."),
        "C.04.3 3.1",
    ),
    Change(
        "order-of-boards",
        "handling",
        1,
        mark("Is the order of the boards prescribed?"),
        False,
        mark("It is recommended: score of the higher player, sum of scores, number of the higher player."),
        mark("2017: it was a rule."),
        "C.04.2 3.6",
    ),
    Change(
        "published",
        "handling",
        2,
        mark("Two players have no opponent on a published pairing and agree to play. May it be changed for that?"),
        True,
        mark(
            "It is one of the reasons for which a published pairing changes; any change in favour of somebody is none."
        ),
        mark("2017: this reason was not among those given."),
        "C.04.2 4.4",
    ),
    Change(
        "one-value",
        "handling",
        2,
        mark("May the pairing-allocated bye be worth a point in round 1 and half a point later?"),
        False,
        mark("One value for all pairing-allocated byes of an event, announced beforehand; a win's points if not."),
        mark("2017: the rules said nothing of one value for the whole event."),
        "C.04.1 3",
    ),
    Change(
        "colours",
        "handling",
        1,
        mark("Have the rules changed by which two players of a pair get their colours?"),
        False,
        mark("Preferences and the five rules of colour are the same; only their numbers are new (5.2.1 - 5.2.5)."),
        mark("2017: E.1 to E.5."),
        "C.04.3 5.2",
    ),
)
"""From section to section of the rules."""

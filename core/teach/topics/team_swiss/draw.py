"""Drawing questions about the team Swiss by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.facets.pairing import NoPairing
from paircard.core.teach.questions.draw import pick
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.team_swiss.history import BYE, History, team_swiss
from paircard.core.teach.topics.team_swiss.question import TeamSwissKind
from paircard.core.teach.topics.team_swiss.questions import WhoHasTheBye, WhoHasWhite, WhoIsDrawnUp, WhoMeetsWhom

SIZES: Mapping[int, Sequence[tuple[int, int]]] = {
    1: ((4, 1), (5, 1)),
    2: ((6, 2), (7, 2)),
    3: ((7, 3), (8, 3)),
    4: ((8, 4), (9, 4)),
    5: ((9, 5), (10, 5)),
}
"""Teams, and rounds played, of the events of each level."""
TO_COME = (1, 2, 3)
"""Rounds still to be paired."""
_SCORES = (("2", "0"), ("2", "0"), ("1", "1"), ("0", "2"))
"""Match points of the smaller and the larger number: the smaller one is the stronger team, and mostly wins."""


def draw_about_team_swiss(
    chance: Random, kinds: Sequence[TeamSwissKind] = tuple(TeamSwissKind), wanted: int | None = None
) -> TopicQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    while True:
        question = _DRAWN[kind](chance, _history(chance, pick(chance, tuple(SIZES)) if wanted is None else wanted))
        if question is not None:
            return question


def question_about_team_swiss(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, the event, and which bracket or pair."""
    history = History(asked["rounds"], asked["colours"], tuple(asked["rows"]))
    at = {"at": asked["at"]} if "at" in asked else {}
    return _CLASSES[TeamSwissKind(asked["kind"])](history, **at)


def _bye(chance: Random, history: History) -> TopicQuestion | None:  # noqa: ARG001 - every kind is drawn alike
    return None if history.told.pairing.bye is None else WhoHasTheBye(history)


def _up(chance: Random, history: History) -> TopicQuestion | None:
    drawn_up = [at for at in range(len(history.told.brackets)) if team_swiss().upfloaters(history.told, at)]
    return WhoIsDrawnUp(history, pick(chance, drawn_up)) if drawn_up else None


def _round(chance: Random, history: History) -> TopicQuestion | None:  # noqa: ARG001 - every kind is drawn alike
    return WhoMeetsWhom(history)


def _white(chance: Random, history: History) -> TopicQuestion | None:
    return WhoHasWhite(history, pick(chance, range(len(history.told.pairing.pairs))))


def _history(chance: Random, level: int) -> History:
    """Play an event up to a round that can be paired."""
    teams, played = pick(chance, SIZES[level])
    colours = "B" if level > 2 and chance.random() < 1 / 2 else "A"
    rounds = played + pick(chance, TO_COME)
    while True:
        history = History(rounds, colours, ("",) * teams)
        try:
            for _ in range(played):
                history = _one_more(chance, history)
            history.told  # noqa: B018 - whether the round can be paired
        except NoPairing:
            continue
        return history


def _one_more(chance: Random, history: History) -> History:
    """Return the event after one more round."""
    made = history.told.pairing
    words: dict[int, str] = {} if made.bye is None else {made.bye: BYE}
    for pair in made.pairs:
        stronger, weaker = sorted((pair.white, pair.black))
        scores = dict(zip((stronger, weaker), pick(chance, _SCORES), strict=True))
        words[pair.white] = f"{pair.black}w{scores[pair.white]}"
        words[pair.black] = f"{pair.white}b{scores[pair.black]}"
    rows = tuple(f"{row} {words[number]}".strip() for number, row in enumerate(history.rows, 1))
    return History(history.rounds, history.colours, rows)


_DRAWN: Mapping[TeamSwissKind, Callable[[Random, History], TopicQuestion | None]] = {
    TeamSwissKind.BYE: _bye,
    TeamSwissKind.UPFLOATERS: _up,
    TeamSwissKind.ROUND: _round,
    TeamSwissKind.WHITE: _white,
}
_CLASSES: Mapping[TeamSwissKind, Callable[..., TopicQuestion]] = {
    TeamSwissKind.BYE: WhoHasTheBye,
    TeamSwissKind.UPFLOATERS: WhoIsDrawnUp,
    TeamSwissKind.ROUND: WhoMeetsWhom,
    TeamSwissKind.WHITE: WhoHasWhite,
}

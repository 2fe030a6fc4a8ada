"""What is found once is read by everybody in their own language."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.event.readiness import need_ready
from paircard.core.facets.position import Player, Position
from paircard.core.facets.system import system_of
from paircard.core.facets.trace import Step
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.lines import round_lines
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES, speaking, tr
from paircard.core.values.said import joined, said, said_n, series
from paircard.data.languages import load
from tests.support.play import gold12

LATER = Position(
    (
        Player(PairingNumber(1), 2, frozenset({PairingNumber(3)}), "W", "D"),
        Player(PairingNumber(2), 2, frozenset({PairingNumber(4)}), "W"),
        Player(PairingNumber(3), 0, frozenset({PairingNumber(1)}), "B", "U"),
        Player(PairingNumber(4), 0, frozenset({PairingNumber(2)}), "B"),
    ),
    2,
)
"""Round 2 of four players: the winners meet, and so do the others."""


def in_all_languages(telling: Callable[[], str]) -> list[str]:
    """Say what was found, once in every language."""
    told = []
    for code in LANGUAGES:
        with speaking(load(code)):
            told.append(telling())
    return told


def test_a_breach_is_said_in_the_language_of_the_reader() -> None:
    players = (
        Player(PairingNumber(1), 2, frozenset({PairingNumber(2)}), "W"),
        Player(PairingNumber(2), 2, frozenset({PairingNumber(1)}), "B"),
    )
    with speaking(load("bg")):
        breach = illegal(Position(players, 2), 1, 2)
    assert breach is not None
    told = in_all_languages(lambda: breach.sentence)
    assert len({*told}) == len(LANGUAGES)
    with speaking(load("pl")):
        assert breach.sentence == tr("{one} and {other} have already met.", one=1, other=2)
        assert breach.said.in_english() == "1 and 2 have already met."


def test_an_explanation_and_its_steps_are_found_once_for_all_languages() -> None:
    steps: list[Step] = []
    with speaking(load("pl")):
        pair(LATER, sink=steps.append)
        told = explain(LATER)
    for telling in (lambda: "\n".join(texts_of(round_lines(told))), lambda: "\n".join(step.reason for step in steps)):
        afterwards = in_all_languages(telling)
        assert len({*afterwards}) == len(LANGUAGES)
        assert "1" in afterwards[0]
    fresh: list[Step] = []
    with speaking(load("sv")):
        pair(LATER, sink=fresh.append)
        assert [step.reason for step in fresh] == [step.reason for step in steps]
    assert fresh == steps, "steps are the same facts whoever computed them"


def test_a_refusal_that_is_kept_speaks_to_whoever_reads_it() -> None:
    play = gold12(2)
    with speaking(load("pl")):
        broken = system_of(play.tournament).law.breaches(play.tournament, [(play.id(1), play.id(7))], None)
    assert [refusal.article for refusal in broken] == ["B1a"]
    assert len({*in_all_languages(lambda: str(broken[0]))}) == len(LANGUAGES)
    play.pair()
    with pytest.raises(Refusal) as unfinished, speaking(load("bg")):
        need_ready(play.tournament)
    assert len({*in_all_languages(lambda: str(unfinished.value))}) == len(LANGUAGES)
    assert str(unfinished.value).startswith("A2: Round 3 has no result on board 1, 2")


def test_a_sentence_within_a_sentence_waits_too() -> None:
    inner = said_n("{count} pair", "{count} pairs", 2)
    whole = said("Not with {level} ({article}): {reason}", level=inner, article="C14", reason=series([3, 5, 7]))
    assert str(whole) == "Not with 2 pairs (C14): 3, 5 and 7"
    assert len({*in_all_languages(lambda: str(whole))}) == len(LANGUAGES)
    assert pickle.loads(pickle.dumps(whole)) == whole
    assert str(joined([inner, joined(()), "x"])) == "2 pairs x", "who has nothing to say is passed over"

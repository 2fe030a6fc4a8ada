"""What would be different can be said in another language, whatever two states of an event are compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from paircard.core.commands import (
    AnnounceAbsence,
    ChangeDetails,
    ChangeRegulations,
    CorrectEntrant,
    PublishRound,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.review.branch import differences
from paircard.core.review.pairing_diff import pairing_changes
from paircard.core.review.undo_preview import consequences
from paircard.core.values.language import ENGLISH, Language, speaking
from tests.support.play import gold12
from tests.support.pseudo import PSEUDO, english_words


def states() -> list[Tournament]:
    """Return an event of two rounds after each of its commands, and after some more."""
    play = gold12(2)
    for number in (1, 4, 7):
        entrant = play.tournament.registrations[play.id(number)].entrant
        play.do(CorrectEntrant(play.id(number), Entrant.of(entrant.name, rating=1000 + number), "list"))
    play.do(AnnounceAbsence(play.id(5), 3), ChangeDetails(Details("Test", "Here")), ChangeRegulations(Regulations(4)))
    play.pair()
    play.do(PublishRound())
    play.results("1=0+-")
    play.do(WithdrawEntrant(play.id(12)))
    tournament = play.tournament
    return [tournament.as_of(command) for command in tournament.timeline.done[::4]] + [tournament]


def told(before: Tournament, after: Tournament, language: Language) -> Iterator[str]:
    with speaking(language):
        yield from map(str, consequences(before, after))
        yield from pairing_changes(before, after).lines()
        for section in differences(before, after):
            yield from (line for each in (section.title, *section.lines) for line in str(each).split("\n"))


def test_differences_in_another_language() -> None:
    lines = 0
    for before, after in permutations(states(), 2):
        english, strange = list(told(before, after, ENGLISH)), list(told(before, after, PSEUDO))
        for line, other in zip(english, strange, strict=True):
            assert not english_words(other, ["Test"]), (line, other)
            assert re.findall(r"\d+", line) == re.findall(r"\d+", other)
            lines += 1
    assert lines > 1000

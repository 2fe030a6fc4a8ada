"""Looks for lessons on the other systems: the smallest positions, reached by play, that turn on an article.

Run from the checkout: `python -m tests.support.find_other_lessons dubov [--events 500] [--seed 1] [--articles C7]`. It
prints the clearest of each article as `data/teach/lessons/dubov.json` holds it, with the answer that there would be
without it, and says on the other stream which articles nothing turned on. Title and task are those of the article;
where several lessons are about one, their titles are in the table below.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from paircard.core.event.bye import ByeKind
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import NoPairing
from paircard.core.simulation import Plan, before_rounds
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.lim.options import LimOptions
from paircard.core.systems.monrad.options import MonradOptions
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.other_systems.before import Before
from paircard.core.teach.topics.other_systems.draw import OF_CLUBS, OF_SWISS, every_question, question_of
from paircard.core.teach.topics.other_systems.question import (
    BYE,
    FLOATS,
    POINTS,
    RANKING,
    ROUND,
    UPFLOATERS,
    WHITE,
)
from paircard.core.values.errors import Refusal
from tests.support.literal_others import answered, expected


@dataclass(frozen=True)
class Wanted:
    """A lesson to be found: the article it is about, what is switched off for it, what may be asked."""

    article: str
    asks: tuple[str, ...]
    switch: str = ""
    """As the second engine calls it; the article where it is not said."""
    title: str = ""
    """Where several lessons are about one article."""
    options: Any = None
    round: int = 0
    """The round that is asked about; 0 for any after the first."""

    @property
    def off(self) -> str:
        """What is switched off."""
        return self.switch or self.article


def _each(asks: tuple[str, ...], *articles: str) -> tuple[Wanted, ...]:
    return tuple(Wanted(article, asks) for article in articles)


UP, DOWN = (UPFLOATERS, ROUND), (FLOATS, ROUND)
LOWEST, LONGEST, LARGEST = "The bye: lowest score", "The bye: most games", "The bye: largest number"
NO_SCORES, NO_LIMIT = "The higher of a pair", "Not in the last round"
OTHERS_PAIRED, OWN_HALF = "The bye: opponents for all others", "The own half, from its far end"
NO_REMATCH, BY_COLOUR = "Nobody meets twice", "Colours that cannot be"
LAST_TIME, NO_LAST_TIME = "The last time one had White and one Black", "Equal colours, above and below the median"
DOUBLE = (
    *_each((ROUND,), "C1"),
    *_each((BYE,), "C2"),
    *_each(UP, "C3", "C4", "C5", "C6", "C7"),
    Wanted("C7", UP, "last", NO_LIMIT),
    *_each((ROUND,), "C8"),
    Wanted("3.4", (BYE,), "3.4.1", LOWEST),
    Wanted("3.4", (BYE,), "3.4.2", "The bye: most matches"),
    Wanted("3.4", (BYE,), "3.4.3", LARGEST),
    *_each(UP, "3.5"),
    *_each((ROUND,), "3.6"),
    *_each((WHITE,), "4.2", "4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5"),
)
BURSTEIN = (
    *_each((ROUND,), "1.7", "1.7.2", "1.8", "C1"),
    *_each((BYE,), "C2"),
    *_each((ROUND,), "C3"),
    *_each(DOWN, "C4", "C5", "C6", "C7", "C8"),
    *_each((BYE,), "3.1.3", "3.1.4", "3.1.5"),
    *_each(DOWN, "3.2"),
    *_each((ROUND,), "4.3"),
    Wanted("5.2", (WHITE,), title=NO_SCORES),
    *_each((WHITE,), "5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"),
)
DUBOV = (
    *_each((ROUND,), "1.6", "1.7"),
    *_each(UP, "1.8"),
    *_each((ROUND,), "C1"),
    *_each((BYE,), "C2"),
    *_each((ROUND,), "C3"),
    *_each(UP, "C4", "C5", "C6", "C7", "C8", "C9", "C10"),
    Wanted("C10", UP, "last", NO_LIMIT),
    Wanted("3.1", (BYE,), "3.1.2", LOWEST),
    Wanted("3.1", (BYE,), "3.1.3", LONGEST),
    Wanted("3.1", (BYE,), "3.1.4", LARGEST),
    *_each(UP, "3.2.1"),
    *_each((ROUND,), "3.2.3", "3.2.5", "3.2.6", "4.3"),
    Wanted("5.2", (WHITE,), title=NO_SCORES),
    *_each((WHITE,), "5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"),
)
LIM = (
    Wanted("1.1", (BYE,), "1.1 score", LOWEST),
    Wanted("1.1", (BYE,), "1.1 rank", LARGEST),
    Wanted("1.1", (BYE,), "1.1 rest", OTHERS_PAIRED),
    Wanted("2.1", (ROUND,), "2.1 met", NO_REMATCH),
    Wanted("2.1", (ROUND,), title=BY_COLOUR),
    *_each((ROUND,), "2.2"),
    *_each(DOWN, "2.3"),
    *_each((ROUND,), "2.4", "2.6"),
    *_each(DOWN, "3.2.2"),
    Wanted("3.2.3", DOWN, options=LimOptions(maxi=True)),
    *_each(DOWN, "3.2.4", "3.3"),
    *_each((ROUND,), "3.6", "3.7", "3.8"),
    *_each(DOWN, "3.9", "3.10"),
    Wanted("4.2", (ROUND,), "4.2 next"),
    Wanted("4.2", (ROUND,), title=OWN_HALF),
    *_each((WHITE,), "5.1"),
    *_each((ROUND,), "5.2"),
    *_each((WHITE,), "5.3"),
    Wanted("5.4", (WHITE,), "5.4 last", LAST_TIME),
    Wanted("5.4", (WHITE,), title=NO_LAST_TIME),
    *_each((WHITE,), "5.5", "5.6"),
    Wanted("5.7", (ROUND,), options=LimOptions(maxi=True)),
    *_each((ROUND,), "6"),
    Wanted("7.2", (WHITE,), round=1),
)
KEIZER = (
    *_each((POINTS,), "1"),
    *_each((RANKING,), "2"),
    *_each((POINTS,), "3.1", "3.2", "3.3", "3.4", "3.5", "3.6"),
    Wanted("3.7", (POINTS,), options=KeizerOptions(told_times=1)),
    *_each((POINTS,), "3.8"),
    Wanted("3.9", (POINTS,), options=KeizerOptions(loss_bonus=True)),
    *_each((RANKING,), "4", "5.1", "5.2", "5.3"),
    *_each((ROUND,), "6.1", "6.2"),
    Wanted("6.3", (ROUND,), options=KeizerOptions(apart=1, most=1)),
    *_each((ROUND,), "6.4", "6.5"),
    *_each((BYE,), "7"),
    *_each((WHITE,), "8.1", "8.2", "8.3", "8.4", "8.5"),
)
MONRAD = (
    Wanted("2", (ROUND,), round=1),
    *_each((ROUND,), "3.1", "3.2", "3.3", "3.4", "3.5"),
    *_each((BYE,), "4.1", "4.2"),
    *_each((WHITE,), "5.1", "5.2"),
    Wanted("5.3", (WHITE,), round=1),
    *_each((ROUND,), "5.4"),
    Wanted("6", (ROUND,), options=MonradOptions("halves"), round=1),
)
SOUGHT: Mapping[str, tuple[str, str, tuple[Wanted, ...]]] = {
    "double-swiss": ("double-swiss-2026", "C.04.5", DOUBLE),
    "burstein": ("burstein-2026", "C.04.4.2", BURSTEIN),
    "dubov": ("dubov-2026", "C.04.4.1", DUBOV),
    "lim": ("lim-2026", "C.04.4.3", LIM),
    "keizer": ("keizer", "KE", KEIZER),
    "monrad": ("monrad", "MO", MONRAD),
}
"""By topic: its system, its book, and the lessons sought, article by article."""
KEPT = 8
"""Of every article so many are kept to choose from."""
FITTING = 6
"""Players: fewer leave little to think about, more take long."""
LEVELS = (8, 12, 16, 22)
"""From how many on by `clearness` a lesson is of level 2, 3, 4 and 5."""
Entry = dict[str, Any]


def main() -> int:
    """Look, and print what was found."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("topic", choices=tuple(SOUGHT))
    asked.add_argument("--events", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--articles", nargs="*")
    told = asked.parse_args()
    _, _, sought = SOUGHT[told.topic]
    wanted = [each for each in sought if not told.articles or each.article in told.articles]
    found = smallest(told.topic, wanted, told.events, told.seed)
    for each in wanted:
        if each not in found:
            sys.stderr.write(f"nothing turns on {each.article} ({each.off})\n")
    lines = [_as_written(entry) for entry in found.values()]
    sys.stdout.write("[\n" + ",\n".join(lines) + "\n]\n")
    return 0


def _as_written(entry: Entry) -> str:
    """Return a lesson with a line for what it is, and one for its event."""
    question = json.dumps(entry["question"], ensure_ascii=False)
    rest = "".join(
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)},\n"
        for name, value in entry.items()
        if name != "question"
    )
    return f' {{\n{rest}  "question": {question}\n }}'


def smallest(topic: str, wanted: Sequence[Wanted], events: int, seed: int) -> dict[Wanted, Entry]:
    """Return the clearest lesson for each article that anything turns on; no two are about one event, if possible."""
    system, book, _ = SOUGHT[topic]
    best: dict[Wanted, list[tuple[int, Entry]]] = {each: [] for each in wanted}
    for event, options in reached(system, wanted, events, seed):
        size = clearness(event)
        before = Before(event)
        for each, kept in best.items():
            fits = each.options == options and (
                len(event.rounds) + 1 == each.round or (not each.round and event.rounds)
            )
            if not fits or (len(kept) == KEPT and size >= kept[-1][0]):
                continue
            entry = lesson(book, each, before, size)
            if entry is not None:
                kept.append((size, entry))
                kept.sort(key=lambda found: found[0])
                del kept[KEPT:]
    found, used = dict[Wanted, Entry](), list[Any]()
    for each, kept in best.items():
        if kept:
            entries = [entry for _, entry in kept]
            fresh = (entry for entry in entries if entry["question"]["happened"] not in used)
            found[each] = next(fresh, entries[0])
            used.append(found[each]["question"]["happened"])
    return found


def reached(system: str, wanted: Sequence[Wanted], events: int, seed: int) -> Iterator[tuple[Tournament, Any]]:
    """Yield small events before each of their rounds, and what was announced of them."""
    chance = Random(seed)
    announced = list(dict.fromkeys(each.options for each in wanted))
    habits = OF_CLUBS if system == "keizer" else OF_SWISS
    for number in range(events):
        options = announced[number % len(announced)]
        players, rounds = 4 + int(chance.random() * 6), 3 + int(chance.random() * 5)
        plan = Plan(players, players, rounds, SURNAMES, habits, system=system, options=options, checked=False)
        for event in before_rounds(plan, seed * 10**6 + number):
            yield event, options


def clearness(event: Tournament) -> int:
    """Return how far an event is from a clear one: in players, rounds, and in what was not played."""
    unplayed = sum(not line.met for card in event.cards.values() for line in card.lines)
    return abs(len(event.registrations) - FITTING) * 2 + len(event.rounds) * 4 + unplayed * 2


def lesson(book: str, wanted: Wanted, before: Before, size: int) -> Entry | None:
    """Return a lesson on an article that a round turns on; None where it does not, or cannot be answered."""
    try:
        offered = [question for kind in wanted.asks for question in every_question(before, kind)]
    except (NoPairing, Refusal):
        return None
    for question in offered:
        try:
            without = answered(question, {wanted.off})
        except (ValueError, IndexError, AssertionError):
            continue
        if without in (None, "None") or without == expected(question) or answered(question) != expected(question):
            continue
        if question.kind == WHITE and not decides(wanted, question.articles[0]):
            continue
        entry = written(book, wanted, question, size)
        again = question_of({**entry["question"], "about": (f"{book} {wanted.article}",)})
        if again.expected == question.expected and answered(again, {wanted.off}) == without:
            return {**entry, "without": without}
    return None


def decides(wanted: Wanted, rule: str) -> bool:
    """Tell whether it is the rule of a pair's colours, or about all such rules; club systems name them all together."""
    return wanted.article in ("5.2", "4.2") or rule.split()[-1] in (wanted.article, wanted.article[:1])


def written(book: str, wanted: Wanted, question: TopicQuestion, size: int) -> Entry:
    """Write a lesson as its file has it."""
    before: Before = getattr(question, "before")  # noqa: B009
    event = before.tournament
    by_number = sorted(event.registrations, key=event.numbers.__getitem__)
    away = [int(event.numbers[id_]) for id_ in by_number if id_ not in {*event.to_pair}]
    name = f"{wanted.off}-{question.kind}".lower().replace(".", "-").replace(" ", "-")
    asked = {name: getattr(question, name) for name in ("at", "player") if hasattr(question, name)}
    told: Entry = {
        "kind": str(question.kind),
        **asked,
        "system": event.regulations.system,
        "rounds": event.regulations.rounds,
        "ratings": [event.registrations[id_].entrant.rating or 0 for id_ in by_number],
        "happened": [round_told(event, each) for each in event.rounds],
    }
    if event.facts.first_colour:
        told["colour"] = event.facts.first_colour
    if away:
        told["away"] = away
    if wanted.options is not None:
        common = type(wanted.options)()
        told["options"] = {
            each.field: getattr(wanted.options, each.field)
            for each in common.asked
            if getattr(wanted.options, each.field) != getattr(common, each.field)
        }
    level = 1 + sum(size >= each for each in LEVELS)
    titled = {"title": wanted.title} if wanted.title else {}
    return {"name": name, "article": f"{book} {wanted.article}", **titled, "level": level, "question": told}


def round_told(event: Tournament, round_: Round) -> str:
    """Write a round as files of lessons do."""
    number = event.numbers
    games: dict[tuple[Any, Any], str] = {}
    for board in round_.boards:
        assert board.result is not None
        pair, turned = (board.white, board.black), (board.black, board.white)
        if turned in games:
            games[turned] += board.result.turned.value
        else:
            games[pair] = board.result.value
    told = [f"{number[white]}-{number[black]} {signs}" for (white, black), signs in games.items()]
    told += [f"bye {number[round_.bye]}"] if round_.bye is not None else []
    byes = {ByeKind.FULL: "F", ByeKind.HALF: "H"}
    given = {id_: letter for kind, letter in byes.items() for id_ in round_.who_has(kind)}
    allocated = {*round_.who_has(ByeKind.ALLOCATED)}
    told += [f"bye {number[id_]}" for id_ in allocated if id_ != round_.bye]
    playing = {id_ for pair in games for id_ in pair} | allocated
    told += [f"{given.get(id_, 'Z')} {number[id_]}" for id_ in event.registrations if id_ not in playing]
    return ", ".join(told)


if __name__ == "__main__":
    sys.exit(main())

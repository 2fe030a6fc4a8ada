"""The curated lessons, as they come with the program."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.event.result import Result
from paircard.core.systems.kit.position_fields import position_from
from paircard.core.teach.lessons.lesson import English
from paircard.core.teach.lessons.story import (
    Game,
    Gone,
    Happening,
    LateEntry,
    NewRating,
    NewResult,
    Reversed,
    RoundPlayed,
    Story,
)
from paircard.core.teach.topics.swiss_1998.lesson import LessonOf1998, Shown


@cache
def lessons() -> tuple[LessonOf1998, ...]:
    """Return all lessons, from easy to hard."""
    text = resources.files("paircard.data.teach").joinpath("lessons", "swiss1998.json").read_text(encoding="utf-8")
    return tuple(_lesson(number, entry) for number, entry in enumerate(json.loads(text), 1))


def _lesson(number: int, entry: dict[str, Any]) -> LessonOf1998:
    shown = entry["shown"]
    story = _story(entry["event"]) if "event" in entry else None
    return LessonOf1998(
        number,
        entry["name"],
        English(entry["title"], entry["task"], entry.get("note", ""), entry.get("reason", "")),
        tuple(entry["articles"]),
        entry["level"],
        story.position if story else position_from(entry["position"]),
        Shown(shown["article"], shown["bracket"], tuple(shown["players"]), shown["verdict"]),
        entry.get("wrong", ""),
        story,
        entry.get("also_literal", False),
    )


# --- what happened before --------------------------------------------------------------------------------------------


def _story(event: dict[str, Any]) -> Story:
    happened = tuple(_happening(*each.popitem()) for each in map(dict, event["happened"]))
    return Story(tuple(event["ratings"]), event["rounds"], event["first_colour"], happened)


def _happening(what: str, told: Any) -> Happening:
    match what:
        case "round":
            return _round(told)
        case "late":
            return LateEntry(told)
        case "rating":
            return NewRating(*told)
        case "result":
            return NewResult(told[0], told[1], Result(told[2]))
        case "reversed":
            return Reversed(*told)
        case _:
            return Gone(told)


def _round(text: str) -> RoundPlayed:
    """Read a round such as `1-4 1, 5-2 =, 3-6 +, bye 7`; results are written as in the journal."""
    games, bye = list[Game](), None
    for pair, sign in (each.split() for each in text.split(", ")):
        if pair == "bye":
            bye = PairingNumber(int(sign))
        else:
            white, black = (PairingNumber(int(number)) for number in pair.split("-"))
            games.append(Game(white, black, Result(sign)))
    return RoundPlayed(tuple(games), bye)

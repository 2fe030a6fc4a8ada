"""What a bracket reached by every criterion; and of each that is above its least what holds it there, in players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.explain.binding import Binding, Bindings, Way
from paircard.core.systems.dutch2026.explain.bounds import Bounds
from paircard.core.systems.dutch2026.legality import refused_bye
from paircard.core.systems.dutch2026.outcome import NAMES
from paircard.core.systems.kit.kept_away import crowd_words
from paircard.core.systems.swiss.lines import INDENT
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital, Words, joined, said, said_n, series

if TYPE_CHECKING:
    from paircard.core.systems.dutch2026.explain.model import DutchBracket


def short_of(bracket: DutchBracket) -> tuple[str, ...]:
    """Return the criteria C6 - C21 that are above their least value in a bracket."""
    reached, least = bracket.own.values, bracket.least
    return tuple(name for name in NAMES if getattr(reached, name.lower()) != getattr(least, name.lower()))


def criteria_lines(told: DutchBracket) -> Iterator[Cited]:
    """Yield every criterion above its least with its reason, and the downfloaters and clashes that there must be."""
    above = short_of(told)
    bindings = Bindings(told.forcing, told.at)
    said_before: set[str] = set()
    for name in NAMES:
        if name in above:
            binding = bindings.of(name)
            yield _line(told, binding)
            for why in _why(told, binding):
                if why.text not in said_before:
                    yield why.below(INDENT)
                said_before.add(why.text)
        elif name == "C6" and told.own.values.c6:
            line = tr(
                "{criterion}: {reached} No fewer can be.", criterion=name, reached=value_words(name, told.own.values)
            )
            yield cite(line, dutch(name))
        elif name == "C12" and told.own.values.c12:
            yield _clashes_that_must_be(told)
    if not above:
        yield cite(tr("Every criterion from C6 to C21 has its least value."), dutch("3.8"))


def _clashes_that_must_be(told: DutchBracket) -> Cited:
    """Say that so many prefer one colour that no fewer can be refused it, as many being left over as are."""
    likers, colour = Bounds(told.forcing, told.at).majority()
    crowd = crowd_words(likers, len(told.own.players), colour)
    pairs = said_n("{count} pair", "{count} pairs", len(told.own.pairs))
    named = {"criterion": "C12", "reached": value_words("C12", told.own.values), "crowd": crowd, "pairs": pairs}
    return cite(tr("{criterion}: {reached} No fewer can be in {pairs}: {crowd}.", **named), dutch("C12"))


def _line(told: DutchBracket, binding: Binding) -> Cited:
    """Say what was reached, and what would have been without what holds it there, or by numbers alone."""
    name = binding.name
    named: dict[str, object] = {"criterion": name, "reached": value_words(name, told.own.values)}
    if binding.way is None:
        named["least"] = value_words(name, told.least)
        return cite(tr("{criterion}: {reached} Numbers alone: {least}", **named), dutch(name))
    named |= {"waived": series(binding.waived), "least": value_words(name, binding.way.values)}
    line = tr("{criterion}: {reached} Without {waived}: {least}", **named)
    return cite(line, dutch(name), *map(dutch, binding.waived))


def _why(told: DutchBracket, binding: Binding) -> Iterator[Cited]:
    if binding.way is not None:
        fails = [joined((f"{name}:", _fails(told, binding.way, name))) for name in binding.waived]
        line = tr("{way}: but then {fails}", way=_written(binding.way), fails=joined(fails))
        yield cite(line, *map(dutch, binding.waived))
        return
    if binding.name == "C8":
        yield _no_better_below(told)
        return
    short = Bounds(told.forcing, told.at).shortage(binding.name, told.least)
    if short is None:
        yield cite(tr("Given who may meet whom here (C1, C3), nothing better is possible."), dutch("C1"), dutch("C3"))
    else:
        words, articles = short
        yield cite(str(Capital(words)), dutch("C1"), dutch("C3"), *map(dutch, articles))


def _no_better_below(told: DutchBracket) -> Cited:
    """Say why the next bracket does no better, whoever comes down to it."""
    if told.own.pairs:
        return cite(tr("Whoever is left over here instead, the next bracket does no better."), dutch("C8"))
    _, scores = told.least.c8 or (0, ())
    ahead = Bounds(told.forcing, told.at).ahead(told.own.downfloaters, scores)
    if ahead is None:
        return cite(tr("With everybody here left over, the next bracket does no better."), dutch("C8"))
    return cite(str(Capital(ahead)), dutch("C1"), dutch("C3"))


def _fails(told: DutchBracket, way: Way, name: str) -> Words:
    """Say what a way does not keep."""
    forcing = told.forcing
    left = [*way.down, *(each for below in forcing.made.brackets[told.at + 1 :] for each in below.residents)]
    match name:
        case "C2":
            breach = refused_bye(forcing.players[left[0]])
            assert breach is not None
            return breach.said
        case "C4":
            short = forcing.shortages.complete(left)
            assert short is not None
            return said("not all who are left could be paired: {what}", what=short.clause())
        case "C5":
            points = format_points(forcing.bye_score or 0)
            if len(left) == 1:
                own = format_points(forcing.players[left[0]].score)
                named = {"player": left[0], "points": own, "least": points}
                return said("{player} would have the bye, with {points} points instead of {least}.", **named)
            short = forcing.shortages.complete(left, forcing.bye_score)
            if short is None:  # it is not they who are left over, but what the bracket below would make of it
                return said(
                    "with the next bracket paired so, the bye could not go to somebody with {points} points.",
                    points=points,
                )
            sentence = said("the bye could not go to somebody with {points} points.", points=points)
            return joined((sentence, Capital(short.clause())))
        case "C8" if way.values.c8:
            ahead = Bounds(forcing, told.at).ahead(way.down)
            value = value_words(name, way.values)
            return value if ahead is None else joined((value, Capital(ahead)))
    return value_words(name, way.values)


def _written(way: Way) -> Words:
    """Return a way to pair a bracket, and who it leaves over."""
    pairs = " ".join(f"{one}-{other}" for one, other in way.pairs)
    left = " ".join(map(str, way.down))
    if not pairs:
        return said("All left over")
    return said("{pairs}, left over {left}", pairs=pairs, left=left) if left else joined((pairs,))

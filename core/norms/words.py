"""How it stands with a norm, in one sentence: made, what it still needs, or why it is lost."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.norms.foretold import Outlook, State
from paircard.core.norms.limits import half_points_needed
from paircard.core.norms.needs import Need
from paircard.core.norms.requirements import lacking, titles_told
from paircard.core.norms.verdict import Verdict
from paircard.core.values.language import mark
from paircard.core.values.points import DRAW, LOSS, WIN, format_points
from paircard.core.values.said import Said, Words, joined, said

STATES = {State.MADE: mark("made"), State.POSSIBLE: mark("possible"), State.LOST: mark("not any more")}
"""How it stands, in a word or two, as it stands in the code."""
_RESULTS = {
    LOSS: mark("must play, and may lose"),
    DRAW: mark("a draw is enough"),
    WIN: mark("a win is needed"),
}
"""What the last game must bring."""
_SPREAD = mark("needs {points} from {games}; it depends on the games")


def summary(seen: Outlook) -> Words:
    """Say how it stands with a norm."""
    title = seen.verdict.norm.title.value
    if seen.state is State.MADE:
        return made(seen.verdict)
    if seen.state is State.LOST:
        return said("No {title} norm: {why}", title=title, why=_why_lost(seen))
    if not seen.needs:
        return said("{title} norm: still possible.", title=title)
    need = seen.needs[0]
    return said(
        "{title} norm: {total} of {games}, {needs}.",
        title=title,
        total=format_points(need.total),
        games=need.games,
        needs=needed(need, seen),
    )


def made(verdict: Verdict) -> Words:
    """Say by which figures a norm is made, and what it is worth."""
    choice = verdict.choice
    if choice is None:
        return joined(())
    measured = choice.measured
    least = half_points_needed(verdict.norm, measured.games, measured.mean) or 0
    return said(
        "{title} norm: {points} of {games}, {least} needed against an average of {mean}; performance {performance}, "
        "worth {worth} games.",
        title=verdict.norm.title.value,
        points=format_points(measured.half_points),
        games=measured.games,
        least=format_points(least),
        mean=measured.mean,
        performance=measured.performance,
        worth=choice.worth,
    )


def needed(need: Need, seen: Outlook) -> Words:
    """Say what one way asks for, without a full stop."""
    points = format_points(need.half_points)
    if not need.unknown:
        if need.to_come == 1:
            return Said(_RESULTS[need.half_points])
        if not seen.certain:
            return Said(_SPREAD, (("points", points), ("games", need.to_come)))
        return said("needs {points} from {games}", points=points, games=need.to_come)
    terms = _terms(need, titles_told(seen.verdict.norm))
    return joined((_against(need, points), *terms), ", ")


def _against(need: Need, points: str) -> Words:
    fields = {"points": points, "games": need.to_come, "unknown": need.unknown, "average": need.mean}
    if need.mean <= 0:
        return said("needs {points} from {games}, whoever the opponents are", **fields)
    if need.unknown == 1:
        return said("needs {points} from {games} if the opponent not known yet has {average} or more", **fields)
    if need.unknown < need.to_come:
        return said(
            "needs {points} from {games} if the {unknown} opponents not known yet have an average of {average} or more",
            **fields,
        )
    return said("needs {points} from {games} against an average of {average} or more", **fields)


def _terms(need: Need, titles: str) -> Iterator[Words]:
    """Yield what the opponents to come must be beside their ratings."""
    if need.carrying:
        yield said("{titles} among them: {count}", titles=titles, count=need.carrying)
    if need.titled > need.carrying:
        yield said("with a title: {count}", count=need.titled)
    if need.foreign:
        yield said("further federations: {count}", count=need.foreign)
    for federation, most in need.at_most:
        yield said("of {federation} at most {count}", federation=federation, count=most)


def other_ways(seen: Outlook) -> Iterator[Words]:
    """Yield the other ways to a norm that is possible, fewest points first, each in a line."""
    for need in seen.needs[1:]:
        yield said("Or: {needs}.", needs=needed(need, seen))


def _why_lost(seen: Outlook) -> Words:
    """Say what is not met: of the games as they are where all are played, else what cannot be met any more."""
    missing = lacking(seen.verdict)
    if seen.over:
        return joined(each.told.text for each in missing) if missing else said("no game counts.")
    articles = ", ".join(dict.fromkeys(each.removesuffix("own").removesuffix("one") for each in seen.failing))
    return said("it cannot be reached any more, even with every game won ({articles}).", articles=articles)

"""All that is asked for a norm, in the order of the regulations, each met or not, with the figures."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import NO_FEDERATION, Met
from paircard.core.norms.limits import (
    DOUBLE_ROUND_ROBIN_PLAYERS,
    FOREIGN_FEDERATIONS,
    half_points_needed,
    least_half_points,
    mean_needed,
    one_most,
    own_most,
    titled_needed,
)
from paircard.core.norms.measured import FOREIGNERS, Measured, mix_failing
from paircard.core.norms.norm import Norm
from paircard.core.norms.requirement import Requirement
from paircard.core.norms.verdict import Verdict
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said, series


def requirements(verdict: Verdict) -> Iterator[Requirement]:
    """Yield every requirement of a norm, of the games used or of all that count where no choice makes it."""
    if verdict.failing in (("0.3",), ("1.4.2e",), ("1.4.5f",)) and verdict.measured is None:
        yield Requirement(verdict.failing[0], False, _barred(verdict))
        return
    yield _games(verdict)
    yield from _ways(verdict)
    measured = verdict.measured
    if measured is None:
        return
    yield from _foreigners(verdict, measured)
    yield from _titles(verdict, measured)
    yield from _result(verdict.norm, measured)


def lacking(verdict: Verdict) -> tuple[Requirement, ...]:
    """Return what is not met."""
    return tuple(each for each in requirements(verdict) if each.met is False)


def titles_told(norm: Norm) -> str:
    """Name the titles that carry a norm, the highest first: GM, IM."""
    order = ("GM", "IM", "WGM", "WIM")  # no words: titles
    return ", ".join(each for each in order if each in norm.carried_by)


def _barred(verdict: Verdict) -> Words:
    if verdict.failing == ("0.3",):
        return said("{title} is a title for women.", title=verdict.norm.title.value)
    if verdict.failing == ("1.4.2e",):
        return said("Norms are made in a Swiss, a round robin or a knockout; other formats need leave given before.")
    return said(
        "A double round robin has at least {least} players for norms, not {count}.",
        least=DOUBLE_ROUND_ROBIN_PLAYERS,
        count=verdict.event.players,
    )


# --- games ---------------------------------------------------------------------------------------------------


def _games(verdict: Verdict) -> Requirement:
    count, fewest = len(verdict.pool.games), verdict.pool.fewest
    if verdict.choice:
        count = len(verdict.choice.games)
        fewest = min(fewest, count) if "1.4.1c" in verdict.choice.ways else verdict.event.fewest_games
    words = said("Games that count: {count}; at least {least}.", count=count, least=fewest)
    return Requirement("1.4.1", count >= fewest, words, count - fewest, _more(fewest - count))


def _ways(verdict: Verdict) -> Iterator[Requirement]:
    """Yield what was made use of beside the ordinary articles, each with what it did."""
    choice = verdict.choice
    if choice is None:
        return
    for way in choice.ways:
        if way == "1.4.1c":
            yield Requirement(
                way, True, said("Nine rounds, one of them a bye or won by forfeit: eight games are enough.")
            )
        elif way == "1.4.2c":
            words = said("The opponent stayed away in the last round: the game counts as lost.")
            yield Requirement(way, True, words)
        elif way in ("1.4.1e", "1.4.1f"):
            yield Requirement(way, True, _left_out(way, choice.left_out, choice.games))


def _left_out(way: str, left_out: tuple[Met, ...], used: tuple[Met, ...]) -> Words:
    last = max(met.round for met in used)
    if way == "1.4.1e":
        rounds = series(met.round for met in left_out if met.round > last)
        return said("Games after the title result was reached are left out: rounds {rounds}.", rounds=rounds)
    wins = series(met.round for met in left_out if met.round < last or met.won)
    return said("Games won are left out: rounds {rounds}.", rounds=wins)


# --- mix -----------------------------------------------------------------------------------------------------


def _foreigners(verdict: Verdict, measured: Measured) -> Iterator[Requirement]:
    exempt = verdict.event.exempts(verdict.candidate)
    failing = [each for each in mix_failing(verdict.norm, measured) if each in FOREIGNERS]
    if exempt and failing:
        words = said("Free from the rule about federations; one norm of an application must meet it (1.4.3e).")
        yield Requirement(exempt, True, words)
        return
    yield _foreign(verdict, measured)
    yield from _of_one(verdict, measured)


def _foreign(verdict: Verdict, measured: Measured) -> Requirement:
    own = verdict.candidate.federation
    others = sorted(measured.federations.keys() - {own})
    lacking = FOREIGN_FEDERATIONS - measured.foreign
    words = said(
        "Federations other than {own}: {count}{which}; at least {least}.",
        own=own or "?",
        count=measured.foreign,
        which=f" ({', '.join(others)})" if others else "",
        least=FOREIGN_FEDERATIONS,
    )
    return Requirement("1.4.3", lacking <= 0, words, -lacking, _more(lacking))


def _of_one(verdict: Verdict, measured: Measured) -> Iterator[Requirement]:
    games, own = measured.games, verdict.candidate.federation
    federation, count = measured.most_of_one
    limits = [(federation, count, one_most(games))] if federation and federation != own else []
    if own not in NO_FEDERATION:
        limits.insert(0, (own, measured.own, own_most(games)))
    for name, opponents, most in limits:
        words = said(
            "Opponents of {federation}: {count}; at most {most} of {games}.",
            federation=name,
            count=opponents,
            most=most,
            games=games,
        )
        remedy = said("{count} fewer would meet it.", count=opponents - most) if opponents > most else None
        yield Requirement("1.4.4", opponents <= most, words, most - opponents, remedy)


def _titles(verdict: Verdict, measured: Measured) -> Iterator[Requirement]:
    norm, needed = verdict.norm, titled_needed(measured.games)
    words = said(
        "Opponents with a title: {count}; at least {least} of {games}.",
        count=measured.titled,
        least=needed,
        games=measured.games,
    )
    yield Requirement(
        "1.4.5a", measured.titled >= needed, words, measured.titled - needed, _more(needed - measured.titled)
    )
    short = measured.carrying_needed - measured.carrying
    words = said(
        "Opponents with the title {titles}: {count}; at least {least}.",
        titles=titles_told(norm),
        count=measured.carrying,
        least=measured.carrying_needed,
    )
    yield Requirement(norm.carried_article, short <= 0, words, -short, _more(short))
    if verdict.event.format is Format.DOUBLE_ROUND_ROBIN and short == 0:
        asks = said("So many different players are read as enough: ask the Qualification Commission.")
        yield Requirement("1.4.5f", None, asks)


# --- result ----------------------------------------------------------------------------------------------------


def _result(norm: Norm, measured: Measured) -> Iterator[Requirement]:
    short = norm.mean - measured.mean
    words = said("Average of the opponents: {mean}; at least {least}.", mean=measured.mean, least=norm.mean)
    if measured.raised:
        raised = said(
            "{player} counts as {floor}, not {rating} (1.4.6c).",
            player=measured.raised.name,
            floor=norm.floor,
            rating=measured.raised.counted_rating,
        )
        words = joined((words, raised))
    yield Requirement("1.4.8a", short <= 0, words, -short, _more(short))
    least = least_half_points(measured.games)
    if measured.half_points < least:
        words = said(
            "Points: {points} of {games}; at least {least}, which is 35 %.",
            points=format_points(measured.half_points),
            games=measured.games,
            least=format_points(least),
        )
        yield Requirement("1.4.8b", False, words, measured.half_points - least)
    yield _performance(norm, measured)


def _performance(norm: Norm, measured: Measured) -> Requirement:
    words = said(
        "Performance: {mean} {difference} for {points} of {games} ({percent} %) is {performance}; at least {least}.",
        mean=measured.mean,
        difference=f"{'-' if measured.difference < 0 else '+'} {abs(measured.difference)}",
        points=format_points(measured.half_points),
        games=measured.games,
        percent=measured.percentage,
        performance=measured.performance,
        least=norm.performance,
    )
    margin = measured.performance - norm.performance
    return Requirement("1.4.8", margin >= 0, words, margin, None if margin >= 0 else _would_do(norm, measured))


def _would_do(norm: Norm, measured: Measured) -> Words | None:
    """Say which points would be enough against the same opponents, and which mean with the same points."""
    needed = half_points_needed(norm, measured.games, measured.mean)
    mean = mean_needed(norm, measured.games, measured.half_points)
    points = format_points(needed) if needed is not None else ""
    if points and mean is not None:
        return said("{points} points would meet it, or an average of {mean}.", points=points, mean=mean)
    if points:
        return said("{points} points would meet it.", points=points)
    return said("An average of {mean} would meet it.", mean=mean) if mean is not None else None


def _more(count: int) -> Words | None:
    return said("{count} more would meet it.", count=count) if count > 0 else None

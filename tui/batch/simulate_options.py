"""The options of `paircard simulate`: whatever a made-up event can be asked for. What they need is imported late."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, TypeVar

from paircard.core.values.language import mark, tr
from paircard.tui.batch.whole_numbers import positive, span, whole_number

if TYPE_CHECKING:
    from paircard.core.simulation.how_often import Rate

T = TypeVar("T")
MOST_ROUNDS = 60
"""Of the system that has most; each refuses more than its own."""
MOST_PLAYERS = 9999
"""Start numbers of a TRF report have four digits."""
MOST_MEMBERS = 20
MOST_RATING = 4000
MOST_LISTS = 99
RATES = {
    "full_byes": mark("full-point byes, of the players; default none"),
    "half_byes": mark("half-point byes, of the players; in the last round only where a list names it"),
    "zero_byes": mark("rounds missed without points, of the players"),
    "withdrawals": mark("who leaves, of the players"),
    "late": mark("who comes after round 1, of the players; by round: before that round"),
    "forfeit_wins": mark("games that White wins by forfeit, of the boards"),
    "forfeit_losses": mark("games that White loses by forfeit, of the boards"),
    "double_forfeits": mark("games to which neither comes, of the boards"),
    "odd_results": mark("games that end ½-0, 0-½ or 0-0, of the boards; default none"),
    "short_games": mark("games of less than one move, not rated (W, D, L), of the boards; default none"),
}
"""Everything that is asked for by number or share."""


def add_commands(commands: Any) -> None:
    """Add the command to the subparsers."""
    simulating = commands.add_parser(
        "simulate",
        help=tr("play random events by the rules of any system, every pairing checked"),
        description=tr(
            "Play random events in parallel and hold every pairing against the rules. What is asked for happens; "
            "everything else is drawn for each event from its seed: players, ratings, rounds, byes, forfeits, "
            "acceleration, points, tie-breaks. Games end as their ratings make it probable, by the model of 2025. "
            "Event K has the seed S + K - 1: `--events 1 --seed` that number plays it again, and a seed gives the same "
            "files on every machine."
        ),
        epilog=tr(
            "RATE is so many in the event, as in 5, a share of those to whom it can happen in every round, as in 3%, "
            "or either by round, as in 3%,3%,0 or 2,1,0, where the last one holds on. Exit code: 0 nothing found, 1 "
            "something was found, 2 the reports cannot be written."
        ),
    )
    _add_run(simulating)
    _add_event(simulating)
    _add_field(simulating)
    for name, told in RATES.items():
        simulating.add_argument(_option(name), type=_rate, default=None, metavar="RATE", help=tr(told))
    simulating.set_defaults(run=_simulate)


def _add_run(simulating: argparse.ArgumentParser) -> None:
    simulating.add_argument("--events", type=positive, default=100, metavar="N", help=tr("default 100"))
    simulating.add_argument("--seed", type=int, default=None, metavar="S", help=tr("default: another one every time"))
    every = tr("check the pairings of every Nth event only; default 1: of all")
    simulating.add_argument("--check", type=positive, default=1, metavar="N", help=every)
    simulating.add_argument("--jobs", type=positive, default=None, metavar="J", help=tr("default: one for every core"))
    simulating.add_argument(
        "--trf", type=Path, default=None, metavar="DIR", help=tr("write a TRF16 report of every event")
    )
    simulating.add_argument(
        "--out", type=Path, default=None, metavar="DIR", help=tr("write a TRF26 report of every event")
    )


def _add_event(simulating: argparse.ArgumentParser) -> None:
    shown = tr(
        "the system, such as dutch-2026, swiss-1998 or round-robin; default dutch-2026, of teams team-swiss-2026"
    )
    simulating.add_argument("--system", default="", metavar="KEY", help=shown)
    rounds = tr("rounds, a number or from A to B; a table for everybody has as many as it needs")
    simulating.add_argument("--rounds", type=partial(span, least=1, most=MOST_ROUNDS), metavar="A-B", help=rounds)
    simulating.add_argument(
        "--baku",
        type=_yes_or_share,
        nargs="?",
        const=1.0,
        default=None,
        metavar="SHARE",
        help=tr("Baku acceleration: yes, no, or in a share of the events; --baku alone: yes"),
    )
    virtual = tr("an announced acceleration: virtual points of the upper half, round by round, such as 1,1,½")
    simulating.add_argument("--virtual", type=_by_round, default=(), metavar="LIST", help=virtual)
    simulating.add_argument("--points", type=_points, default=None, metavar="W-D-L", help=tr("such as 3-1-0"))
    bye = tr("what the bye of the pairing gives, such as ½")
    simulating.add_argument("--bye", type=_worth, default=None, metavar="POINTS", help=bye)
    simulating.add_argument(
        "--forbidden",
        type=partial(whole_number, least=0, most=MOST_LISTS),
        metavar="N",
        help=tr("so many lists of players who do not meet"),
    )
    codes = tr("codes, the first decides first")
    simulating.add_argument("--tiebreaks", default=None, metavar="LIST", help=codes)
    model = tr("the model of results: 2025 (default) or 2015")
    simulating.add_argument("--results", default="", metavar="YEAR", help=model)


def _add_field(simulating: argparse.ArgumentParser) -> None:
    simulating.add_argument(
        "--players", type=partial(span, least=2, most=MOST_PLAYERS), metavar="A-B", help=tr("a number, or from A to B")
    )
    simulating.add_argument(
        "--teams", type=partial(span, least=2, most=MOST_PLAYERS), metavar="A-B", help=tr("so many teams, not players")
    )
    simulating.add_argument(
        "--members",
        type=partial(whole_number, least=1, most=MOST_MEMBERS),
        metavar="M",
        help=tr("of a team, on as many boards"),
    )
    simulating.add_argument("--ratings", type=_ratings, metavar="LIST", help=tr("one by one, such as 2400,2350,0"))
    simulating.add_argument(
        "--rating-range", type=partial(span, least=1, most=MOST_RATING), metavar="A-B", help=tr("drawn from A to B")
    )
    simulating.add_argument(
        "--rating-step",
        type=partial(whole_number, least=0, most=MOST_RATING),
        metavar="N",
        help=tr("each N lower than the one before, from the top of the range on"),
    )
    simulating.add_argument(
        "--sigma",
        type=partial(whole_number, least=0, most=MOST_RATING),
        metavar="S",
        help=tr("the deviation of ratings from the strength at which people play"),
    )
    simulating.add_argument("--unrated", type=_rate, metavar="RATE", help=tr("who has no rating, of the players"))


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"  # no words: an option


# --- values ------------------------------------------------------------------------------------------------------


def _refusing(read: Callable[[], T]) -> T:
    """Read a value; argparse says what the domain refuses."""
    from paircard.core.values.errors import Refusal

    try:
        return read()
    except Refusal as refusal:
        raise argparse.ArgumentTypeError(refusal.message) from refusal


def _rate(text: str) -> Rate:
    from paircard.core.simulation.how_often import Rate

    return _refusing(lambda: Rate.of(text))


def _points(text: str) -> str:
    from paircard.core.values.scale import Scale

    return _refusing(lambda: Scale.of(text)).text


def _worth(text: str) -> str:
    from paircard.core.values.points import format_points
    from paircard.core.values.scale import Scale

    return format_points(_refusing(lambda: Scale.of(f"1-½-0 U={text}")).bye)  # no words: points as they are typed


def _by_round(text: str) -> tuple[int, ...]:
    """Return half points, round by round."""
    from paircard.core.systems.kit.announced_acceleration import VIRTUAL

    return tuple(_refusing(partial(VIRTUAL.number, each.strip())) for each in text.split(","))


def _yes_or_share(text: str) -> float:
    """Return the share of the events."""
    if text in ("yes", "no"):
        return float(text == "yes")
    rate = _rate(text)
    if rate.in_all or len(rate.by_round) > 1 or rate.in_round(1).count:
        raise argparse.ArgumentTypeError(tr("{text} is not yes, no or a share like 30%", text=repr(text)))
    return rate.in_round(1).share


def _ratings(text: str) -> tuple[int, ...]:
    return tuple(whole_number(each.strip(), 0, MOST_RATING) for each in text.split(","))


def _typed(options: argparse.Namespace) -> str:
    """Return the options that say what the events are like, as somebody may type them again."""
    spans = ("players", "teams", "rounds", "rating_range")
    told = {name: f"{value[0]}-{value[1]}" for name in spans if (value := getattr(options, name))}
    told |= {name: value.text for name in (*RATES, "unrated") if (value := getattr(options, name)) is not None}
    told |= {
        name: quote(value)
        for name in ("system", "points", "bye", "tiebreaks", "results")
        if (value := getattr(options, name))
    }
    numbers = ("members", "forbidden", "rating_step", "sigma")
    told |= {name: str(value) for name in numbers if (value := getattr(options, name)) is not None}
    if options.ratings:
        told["ratings"] = ",".join(map(str, options.ratings))
    if options.virtual:
        told["virtual"] = ",".join(f"{each / 2:g}" for each in options.virtual)
    if options.baku is not None:
        told["baku"] = f"{100 * options.baku:g}%"
    return " ".join(f"{_option(name)} {value}" for name, value in sorted(told.items()))  # no words: options


# --- the command -------------------------------------------------------------------------------------------------


def _simulate(options: argparse.Namespace) -> int:
    from paircard.core.simulation.wishes import Wishes
    from paircard.tui.batch.simulate import Wish, simulate

    rates = {name: value for name in RATES if (value := getattr(options, name)) is not None}
    wishes = Wishes(
        system=options.system,
        players=options.players,
        teams=options.teams,
        members=options.members,
        rounds=options.rounds,
        rates=rates,
        baku=options.baku,
        virtual=options.virtual,
        points=options.points,
        bye=options.bye,
        forbidden=options.forbidden,
        tie_breaks=options.tiebreaks,
        ratings=options.ratings,
        rating_range=options.rating_range,
        rating_step=options.rating_step,
        sigma=options.sigma,
        unrated=options.unrated,
        results=options.results,
    )
    return simulate(
        Wish(
            events=wishes,
            count=options.events,
            seed=options.seed,
            checked=options.check,
            jobs=options.jobs,
            trf16=options.trf,
            trf26=options.out,
            again=_typed(options),
        )
    )

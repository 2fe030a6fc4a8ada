"""The plan of one made-up event: what was asked for, and for the rest what its seed gives, never the same for all.

What is drawn is what happens in ordinary events. Full-point byes, games with half a point for one player or none for
both, games of no moves and half-point byes in the last round come only where they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil, log2
from random import Random
from typing import Any

from paircard.core.commands.regulations_announced import within_limits
from paircard.core.event.options import Options
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.facets.system import System
from paircard.core.simulation.game_models import MODELS
from paircard.core.simulation.how_often import NEVER, Amount, Rate, share
from paircard.core.simulation.plan import Habits, Plan
from paircard.core.simulation.ratings import Ratings
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.announced_acceleration import announcing
from paircard.core.tiebreaks import parse_list
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.points import LOSS, WIN, format_points
from paircard.core.values.said import said
from paircard.core.values.scale import Scale

ON_BOARDS: Mapping[str, tuple[Result, ...]] = {
    "forfeit_wins": (Result.WHITE_FORFEIT,),
    "forfeit_losses": (Result.BLACK_FORFEIT,),
    "double_forfeits": (Result.DOUBLE_FORFEIT,),
    "odd_results": (Result.WHITE_HALF, Result.BLACK_HALF, Result.BOTH_LOSE),
    "short_games": (Result.WHITE_UNRATED, Result.DRAW_UNRATED, Result.BLACK_UNRATED),
}
"""How a game may end whatever the ratings are, as White sees it; where it can be one of several, each as often."""
OFTEN: Mapping[str, float] = {
    "zero_byes": 0.05,
    "half_byes": 0.06,
    "withdrawals": 0.02,
    "late": 0.06,
    "forfeit_wins": 0.02,
    "forfeit_losses": 0.02,
    "double_forfeits": 0.005,
}
"""The greatest share that is drawn; what is not named here happens only where it is asked for."""
MOST_DRAWN = 24
"""Teams, where nobody says how many."""
HAPPENS = ("full_byes", *OFTEN, "odd_results", "short_games")
"""All that can be asked for by number or share."""
PLACES = (
    ("zero_byes", "absent"),
    ("half_byes", "half_point"),
    ("full_byes", "full_point"),
    ("withdrawals", "withdrawn"),
)
SWISS_CODES = (
    *("BH/C1", "BH", "BH/C2", "BH/M1", "BH/M2", "SB", "SB/C1", "SB/C2", "AOB", "PS", "PS/C1", "PS/C2", "DE"),
    *("WIN", "WON", "BPG", "BWG", "REP", "STD", "TPN", "FB", "FB/C1"),
)
RATING_CODES = ("ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO", "RTNG")
"""Of C.07 10; they are drawn only where everybody has a rating."""
OTHER_POINTS = ("3-1-0", "3-1-0", "2-1-0", "3-2-1")


def planned(wishes: Wishes, seed: int, *, checked: bool = True) -> Plan:
    """Return what the event of a seed is to be like; raise `Refusal` for what its system does not know."""
    system, chance = _system(wishes), Random(f"plan of {seed}")  # no words: a seed
    players = _size(wishes, system, chance)
    rounds = _rounds(wishes, system, players, chance)
    field = _field(wishes, system, chance)
    plan = Plan(
        players,
        players,
        rounds,
        habits=_habits(wishes, system, chance),
        results=_model(wishes),
        system=system.key,
        members=_members(wishes, chance) if system.contestants == "teams" else 0,
        tie_breaks=_tie_breaks(
            wishes, system, all_rated=not field.unrated.ever and 0 not in field.listed, chance=chance
        ),
        field=field,
        forbidden=_forbidden(wishes, system, chance),
        checked=checked,
    )
    return _with_points(plan, wishes, system, chance)


# --- what a system knows -----------------------------------------------------------------------------------------


def _system(wishes: Wishes) -> System:
    if wishes.key not in SYSTEMS:
        raise Refusal(said("There is no pairing system {system}.", system=repr(wishes.key)))
    system = SYSTEMS[wishes.key]
    if system.contestants == "teams" and wishes.players:
        raise Refusal(said("{system} pairs teams: say how many with --teams.", system=tr(system.name)))
    if system.contestants != "teams" and (wishes.teams or wishes.members):
        raise Refusal(said("{system} pairs players: leave --teams and --members out.", system=tr(system.name)))
    if 0 < system.most_contestants < max(wishes.teams or (0,)):
        raise Refusal(said("{system} is for two teams: leave --teams out.", system=tr(system.name)))
    if system.duel is not None:
        asks = said(
            "{system} asks the players for lots and a colour: it is not played by itself.", system=tr(system.name)
        )
        raise Refusal(asks)
    if system.ends_early:
        asks = said("{system} asks the arbiter who goes on: it is not played by itself.", system=tr(system.name))
        raise Refusal(asks)
    return system


def _can(system: System, option: str) -> bool:
    return system.options is not None and option in {each.field for each in system.options.asked}


def _today(system: System) -> bool:
    """Whether it is the Swiss for which everything can be drawn: others keep what is theirs."""
    return system.key == Wishes().key


# --- how many ----------------------------------------------------------------------------------------------------


def _size(wishes: Wishes, system: System, chance: Random) -> int:
    if system.contestants == "teams":
        most_here = system.most_contestants or MOST_DRAWN
        return chance.randint(*wishes.teams or (min(6, most_here), min(MOST_DRAWN, most_here)))
    if wishes.players is None and wishes.ratings:
        return len(wishes.ratings)
    if wishes.players is None:
        return round(chance.triangular(7, 70, 22)) if not system.rounds.beforehand else chance.randint(4, 16)
    return chance.randint(*wishes.players)


def _members(wishes: Wishes, chance: Random) -> int:
    return wishes.members or chance.choice((2, 4, 4, 4, 5, 6, 8))


def _rounds(wishes: Wishes, system: System, players: int, chance: Random) -> int:
    """Draw rounds that a Swiss of so many can have: about enough for one winner, never more than half of them."""
    if wishes.rounds:
        within_limits(Regulations(max(wishes.rounds), system.key))
        return chance.randint(*wishes.rounds)
    enough = ceil(log2(max(2, players)))
    return min(chance.randint(max(3, enough - 1), enough + 6), max(3, players // 2), system.rounds.most)


# --- how often ---------------------------------------------------------------------------------------------------


def _habits(wishes: Wishes, system: System, chance: Random) -> Habits:
    drawn = {name: _often(most, chance) for name, most in OFTEN.items()}
    if system.rounds.beforehand:
        _need_none(wishes, ("zero_byes", "half_byes", "full_byes", "late"), system)
        drawn |= dict.fromkeys(("zero_byes", "half_byes", "late"), NEVER)
    if not (system.half_point_byes or "half" in system.asks):
        _need_none(wishes, ("half_byes",), system)
        drawn["half_byes"] = NEVER
    if not system.full_point_byes:
        _need_none(wishes, ("full_byes",), system)
    rates = {**drawn, **wishes.rates}
    told = {place: rates.get(name, NEVER) for name, place in PLACES}
    if told["withdrawn"].ever and not told["withdrawn"].says(1):
        told["withdrawn"] = _from_round_2(told["withdrawn"])
    return Habits(**told, late=rates["late"], forfeit=NEVER, on_boards=tuple(_on_boards(rates)))


def _often(most: float, chance: Random) -> Rate:
    """Draw a share; in every third event it does not happen at all."""
    drawn = chance.uniform(0, most)
    return NEVER if chance.random() < 1 / 3 else share(drawn)


def _need_none(wishes: Wishes, names: Sequence[str], system: System) -> None:
    if any(wishes.rates.get(name, NEVER).ever for name in names):
        options = ", ".join(f"--{name.replace('_', '-')}" for name in names if name in wishes.rates)
        raise Refusal(said("{system} knows nothing of {options}.", system=tr(system.name), options=options))


def _from_round_2(rate: Rate) -> Rate:
    """Nobody leaves before round 1: who does not come then has not entered."""
    return rate if rate.in_all else Rate((Amount(), *rate.by_round))


def _on_boards(rates: Mapping[str, Rate]) -> Sequence[tuple[Result, Rate]]:
    return [
        (result, rates[name].divided(len(results), at))
        for name, results in ON_BOARDS.items()
        if name in rates
        for at, result in enumerate(results)
    ]


# --- who plays ---------------------------------------------------------------------------------------------------


def _field(wishes: Wishes, system: System, chance: Random) -> Ratings:
    lowest, highest = wishes.rating_range or _range(chance)
    falls = chance.random() < 0.3
    step = chance.choice((5, 10, 10, 15, 25))
    sigma = chance.choice((0.0, 0.0, 50.0, 100.0, 200.0))
    unrated = chance.choice((NEVER, NEVER, NEVER, share(chance.uniform(0.02, 0.25)), share(1.0 if falls else 0.1)))
    if wishes.rating_step is not None:
        step, falls = wishes.rating_step, wishes.rating_step > 0
    asked = wishes.ratings is not None
    return Ratings(
        wishes.ratings or (),
        lowest,
        highest,
        step if falls and (wishes.rating_step or not wishes.rating_range) else 0,
        (0.0 if asked else sigma) if wishes.sigma is None else wishes.sigma,
        (NEVER if asked or system.needs_ratings else unrated) if wishes.unrated is None else wishes.unrated,
    )


def _range(chance: Random) -> tuple[int, int]:
    lowest = 10 * chance.randint(140, 200)
    return lowest, min(2850, lowest + 10 * chance.randint(10, 90))


# --- what is announced -------------------------------------------------------------------------------------------


def _model(wishes: Wishes) -> Any:
    name = wishes.results or next(iter(MODELS))
    if name not in MODELS:
        known = ", ".join(MODELS)
        raise Refusal(said("There is no model of results {name}: name one of {known}.", name=repr(name), known=known))
    return MODELS[name]


def _tie_breaks(wishes: Wishes, system: System, *, all_rated: bool, chance: Random) -> tuple[str, ...]:
    if wishes.tie_breaks is None and not _today(system):
        return ()
    codes = wishes.tie_breaks
    if codes is None:
        pool = (*SWISS_CODES, *RATING_CODES) if all_rated else SWISS_CODES
        codes = ",".join(chance.sample(pool, chance.randint(2, 6)))
    return tuple(each.key for each in parse_list(codes, book=system.tie_break_book))


def _forbidden(wishes: Wishes, system: System, chance: Random) -> int:
    drawn = chance.choice((0, 0, 0, 1, 2, 3))
    if "lists" in system.asks:
        return drawn if wishes.forbidden is None else wishes.forbidden
    if wishes.forbidden:
        raise Refusal(said("{system} knows nothing of {options}.", system=tr(system.name), options="--forbidden"))
    return 0


def _with_points(plan: Plan, wishes: Wishes, system: System, chance: Random) -> Plan:
    """Return the plan with what results and the bye give, and with Baku acceleration."""
    accelerated = chance.random() < (0.25 if wishes.baku is None else wishes.baku)
    other = chance.choice(OTHER_POINTS) if chance.random() < 0.15 else ""
    worth = chance.choices(("win", "draw", "none"), (16, 3, 1))[0]
    if wishes.baku and not _can(system, "acceleration"):
        raise Refusal(said("{system} knows no Baku acceleration.", system=tr(system.name)))
    chosen = dict[str, Any]()
    if wishes.virtual:
        chosen |= _announcing(wishes, system)
    elif accelerated and _can(system, "acceleration"):
        chosen["acceleration"] = "baku"
    points = _points(wishes, other if _today(system) else "", accelerated=chosen.get("acceleration") == "baku")
    if plan.members:
        chosen["boards"] = plan.members
    if wishes.bye is not None:
        points = _bye(wishes.bye, points, chosen, system)
    elif _today(system) and "U=" not in points:
        chosen["bye"] = worth
    return _checked(replace(plan, points=points, options=_options(system, chosen)), system)


def _announcing(wishes: Wishes, system: System) -> Mapping[str, Any]:
    """Return the options of the acceleration that is wished for; raise `Refusal` where none has them."""
    if wishes.baku:
        raise Refusal(said("Baku acceleration has virtual points of its own: leave out --baku or --virtual."))
    if not _can(system, "virtual"):
        raise Refusal(said("{system} knows nothing of {options}.", system=tr(system.name), options="--virtual"))
    chosen = announcing(wishes.virtual)
    if chosen is None:
        raise Refusal(said("--virtual: name ½ to 3 points for every round from round 1 on, changing once at most."))
    return chosen


def _points(wishes: Wishes, drawn: str, *, accelerated: bool) -> str:
    """Return what results give: as is wished, else as drawn where that goes with the acceleration."""
    if wishes.points is not None:
        return wishes.points
    return "" if accelerated and drawn and not Scale.of(drawn).by_halves else drawn


def _options(system: System, chosen: Mapping[str, Any]) -> Options | None:
    return system.options().with_chosen(chosen) if system.options else None


def _bye(typed: str, points: str, chosen: dict[str, Any], system: System) -> str:
    """Choose what the bye gives: a result where it is worth one, otherwise a number of its own; return the points."""
    scale = Scale.of(points)
    named = {format_points(scale.win): "win", format_points(scale.draw): "draw", format_points(scale.loss): "none"}
    usual = Scale.of(f"1-½-0 U={typed}")  # no words: points as they are typed
    worth = named.get(format_points(usual.of_bye(WIN)))
    if worth is not None and scale.loss == LOSS and _can(system, "bye"):
        chosen["bye"] = worth
        return points
    if "points" not in system.asks:
        raise Refusal(said("{system} knows nothing of {options}.", system=tr(system.name), options="--bye"))
    return f"{points or '1-½-0'} U={typed}"  # no words: points as they are typed


def _checked(plan: Plan, system: System) -> Plan:
    """Return the plan; raise `Refusal` where its points cannot be announced."""
    if plan.points and "points" not in system.asks:
        raise Refusal(said("{system} knows nothing of {options}.", system=tr(system.name), options="--points"))
    regulations = Regulations(plan.rounds, system.key, options=plan.options, points=Scale.of(plan.points).text)
    if wrong := system.against_points(regulations):
        raise wrong
    return replace(plan, points=regulations.points)

"""Title norms for other programs: JSON with every figure, and every requirement with its article."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from paircard.core.event.ids import ContestantId
from paircard.core.event.names import event_title
from paircard.core.norms.choice import Choice
from paircard.core.norms.foretold import State
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.measured import Measured
from paircard.core.norms.needs import Need
from paircard.core.norms.requirement import Requirement
from paircard.core.norms.requirements import requirements
from paircard.core.norms.sheet import Standing, standings_of
from paircard.core.norms.words import summary
from paircard.core.tiebreaks.written import exact
from paircard.core.values.language import ENGLISH, speaking


def norms_json(norms: NormsOfEvent) -> str:
    """Return the norms made and those still possible, the highest first."""
    return _written(norms, (*standings_of(norms, State.MADE), *standings_of(norms, State.POSSIBLE)))


def norms_json_of(norms: NormsOfEvent, id_: ContestantId) -> str:
    """Return every norm that one player may look for, those lost too; none without their federation."""
    sought = norms.sought(id_) if norms.known(id_) else ()
    return _written(norms, [Standing(id_, norms.outlook(id_, norm)) for norm in sought])


def _written(norms: NormsOfEvent, told: Iterable[Standing]) -> str:
    """Write it for programs: in English, whatever is spoken."""
    with speaking(ENGLISH):
        document = {
            "event": event_title(norms.tournament),
            "round": norms.round,
            "rounds": norms.event.rounds,
            "conditions": [*map(_requirement, norms.conditions)],
            "federation_missing": [norms.label(id_) for id_ in norms.cards if not norms.known(id_)],
            "norms": [_norm(norms, each) for each in told],
        }
        return json.dumps(document, ensure_ascii=False, indent=1)


def _norm(norms: NormsOfEvent, each: Standing) -> dict[str, Any]:
    card, seen = norms.cards[each.id], each.seen
    choice, measured = seen.verdict.choice, seen.verdict.measured
    return {
        "no": card.number,
        "name": card.entrant.name,
        "fide_id": card.entrant.fide_id,
        "federation": card.entrant.federation,
        "norm": seen.verdict.norm.title.value,
        "state": seen.state.value,
        "told": str(summary(seen)),
        "federation_missing": [*norms.nowhere(each.id)],
        "so_far": _measured(measured) if measured else None,
        "made_by": _choice(choice) if choice else None,
        "needs": [_need(need) for need in seen.needs],
        "however_spread": seen.certain,
        "requirements": [*map(_requirement, requirements(seen.verdict))],
    }


def _measured(measured: Measured) -> dict[str, Any]:
    return {
        "games": measured.games,
        "points": exact(measured.half_points, 2),
        "average": measured.mean,
        "percent": measured.percentage,
        "performance": measured.performance,
        "raised": measured.raised.name if measured.raised else None,
    }


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "rounds": [met.round for met in choice.games],
        "rounds_left_out": [met.round for met in choice.left_out],
        "worth": choice.worth,
        "articles": [*choice.ways],
        "normal_foreigners": choice.normal_foreigners,
    }


def _need(need: Need) -> dict[str, Any]:
    return {
        "points": exact(need.half_points, 2),
        "from_games": need.to_come,
        "total": exact(need.total, 2),
        "games": need.games,
        "opponents_unknown": need.unknown,
        "their_average": need.mean or None,
        "with_title_sought_or_higher": need.carrying,
        "with_any_title": need.titled,
        "further_federations": need.foreign,
        "at_most": dict(need.at_most),
    }


def _requirement(each: Requirement) -> dict[str, Any]:
    return {"article": str(each.rule), "met": each.met, "margin": each.margin, "told": each.told.text}

"""By which rules an imported report goes on, and with which points: asked at a terminal, told by options elsewhere."""

from __future__ import annotations

from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.by_number import by_number
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.exchange.trf import TrfReport
from paircard.data.exchange.trf.reading.going_on import GOING_ON_WITH_PLAYERS, GOING_ON_WITH_TEAMS


def open_to_choice(report: TrfReport) -> bool:
    """Whether nobody has said by which rules a report goes on."""
    return bool(report.events) and report.going_on.proposed and not report.by_table


def rules_offered(report: TrfReport) -> tuple[str, ...]:
    """Return the keys of the systems that may go on with a report, the one proposed first."""
    of_teams = SYSTEMS[report.going_on.system].contestants == "teams"
    keys = GOING_ON_WITH_TEAMS if of_teams else GOING_ON_WITH_PLAYERS
    return tuple(sorted(keys, key=lambda key: key != report.going_on.system))


def rules_question(report: TrfReport) -> str:
    """Ask by which rules it goes on."""
    proposed, *others = rules_offered(report)
    named = [tr("1 {system} (proposed)", system=tr(SYSTEMS[proposed].name))]
    named += [f"{number} {tr(SYSTEMS[key].name)}" for number, key in enumerate(others, start=2)]
    return tr("By which rules shall it go on: {offered}, or the key of another system?", offered=", ".join(named))


def rules_chosen(report: TrfReport, answer: str) -> str:
    """Return the key that an answer means: a number of those offered, nothing for the one proposed, or a key."""
    typed, keys = answer.strip(), rules_offered(report)
    if not typed:
        return keys[0]
    if (numbered := by_number(typed, keys)) is not None:
        return numbered
    if typed in SYSTEMS:
        return typed
    raise Refusal(tr("There are no rules {system}: name one of {known}.", system=repr(typed), known=", ".join(keys)))


def named_otherwise(report: TrfReport) -> str:
    """Say that a report of another system is not taken over unasked."""
    return tr(
        "Nothing was written: the report was paired by another system ({system}). --system {proposed} takes it over, "
        "and from then on {rules} pairs and checks it (or --system {other}); standings, print, publish and export "
        "read it as it is.",
        system=report.other_system,
        proposed=rules_offered(report)[0],
        rules=tr(SYSTEMS[report.going_on.system].name),
        other=rules_offered(report)[1],
    )


def other_points(report: TrfReport) -> str:
    """Say that the event would have other points than the report; empty where it has the same."""
    if not report.events or not report.other_points:
        return ""
    return tr(
        "The report gives points that {rules} does not know ({codes}): here everybody has 1, ½ and 0.",
        rules=tr(SYSTEMS[report.going_on.system].name),
        codes=", ".join(report.left_out),
    )

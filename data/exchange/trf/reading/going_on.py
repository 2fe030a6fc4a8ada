"""By which rules a report goes on: those it names, those somebody has chosen, else those in force when it began."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.facets.reported import Points
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.dates import iso_date
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.data.exchange.trf.reading.reported import VALUES, points_told, reported
from paircard.data.exchange.trf.reading.rules_named import (
    names_1998,
    names_dutch,
    other_system,
    paired_by,
    system_left_open,
)
from paircard.data.exchange.trf.records.apart import CODES as LISTS
from paircard.data.exchange.trf.records.assigned import CODE as ASSIGNED
from paircard.data.exchange.trf.records.assigned import tells_worth
from paircard.data.exchange.trf.records.system import READ_AS
from paircard.data.exchange.trf.records.system import named as named_system
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL

IN_FORCE = "2026-02-01"
"""Since this day the rules of 2026 are those of FIDE."""
TODAY = "dutch-2026"
GOING_ON_WITH_TEAMS = ("team-swiss-2026", "team-swiss-1998")
"""What may go on with a report of teams, that in force first."""
GOING_ON_WITH_PLAYERS = (TODAY, READ_AS)
"""The same of players."""


@dataclass(frozen=True, slots=True)
class GoesOn:
    """The system that pairs what a report leaves to be paired, and why that one."""

    system: str
    """Its key."""
    named: bool = False
    """Whether the report names it."""
    chosen: bool = False
    """Whether somebody has chosen it, against what the report says or leaves open."""
    other: str = ""
    """What the report names in its place, none of ours."""
    words: str = ""
    """What the report says of its system where that leaves the rules open."""

    @property
    def proposed(self) -> bool:
        """Whether nobody has said that it goes on by these rules."""
        return not (self.named or self.chosen)

    def told(self) -> str:
        """Say by which rules the event goes on, in a sentence."""
        rules = tr(SYSTEMS[self.system].name)
        if self.named:
            return tr("The report is taken over as an event of {system}.", system=rules)
        if self.other:
            return tr(
                "The report names another pairing system ({system}): its rounds are read as they were; what is paired "
                "and checked from here on is paired and checked by {rules}.",
                system=self.other,
                rules=rules,
            )
        if self.chosen:
            return tr("It goes on by {rules}, as was chosen.", rules=rules)
        if self.words:
            return tr(
                'The report names "{words}" and not its rules: it goes on by {rules}, unless others are chosen.',
                words=self.words,
                rules=rules,
            )
        return tr(
            "The report does not say by which rules it was paired: it goes on by {rules}, unless others are chosen.",
            rules=rules,
        )


@dataclass(frozen=True, slots=True)
class Choices:
    """What of the choices that a report tells a system can take over."""

    options: Options | None = None
    points: str = ""
    """What results give; empty for 1, ½ and 0."""
    left_out: tuple[str, ...] = ()
    """The codes of the records that it cannot apply."""


def going_on(lines: Sequence[str], start: str, chosen: str = "") -> GoesOn:
    """Return by which rules a report of players goes on that began on a day, in ISO, as far as that is known.

    >>> going_on(["192 FIDE_DUTCH_2026"], "").system, going_on(["092 Swiss Dutch"], "2019-05-01").system
    ('dutch-2026', 'dutch-2026')
    >>> going_on([], "2026-10-01").system, going_on([], "2019-05-01").system
    ('dutch-2026', 'swiss-1998')
    >>> going_on(["092 Swiss system FIDE 1998"], "2026-10-01").system
    'swiss-1998'
    """
    named = paired_by(lines) or (READ_AS if names_1998(lines) else "")
    if chosen:
        return GoesOn(chosen, named=chosen == named, chosen=True, other="" if named else other_system(lines))
    if named:
        return GoesOn(named, named=True)
    return GoesOn(_proposed(lines, start), other=other_system(lines), words=system_left_open(lines))


def going_on_with_teams(lines: Sequence[str], start: str, named: str, other: str, chosen: str = "") -> GoesOn:
    """Return the same of a report of teams; `named` is the system it names, or `other` what is none of ours."""
    today, former = GOING_ON_WITH_TEAMS
    if chosen:
        return GoesOn(chosen, named=chosen == named, chosen=True, other="" if named else other)
    if named:
        return GoesOn(named, named=True)
    words, code = named_system(lines)
    of_fide = code.upper().startswith("FIDE")  # older rules of FIDE for teams are nearer to those of today
    return GoesOn(today if in_force(start) or of_fide else former, other=other, words="" if other else words or code)


def in_force(start: str) -> bool:
    """Whether the rules of 2026 are those of an event that began on a day; of an unknown day it was today.

    >>> in_force("2026-10-01"), in_force("28. 07. 2005"), in_force("autumn 2014"), in_force("autumn"), in_force("")
    (True, False, False, True, True)
    """
    years = re.findall("(?:19|20)[0-9]{2}", start)
    day = iso_date(start) or (f"{max(years)}-12-31" if years else "")
    return not day or day >= IN_FORCE


def _proposed(lines: Sequence[str], start: str) -> str:
    if in_force(start) or names_dutch(lines):
        return TODAY
    # points of a league, an acceleration, lists of who does not meet: the rules of 1998 know none of them
    return TODAY if choices(READ_AS, lines).left_out else READ_AS


def choices(key: str, lines: Sequence[str], ids: Mapping[int, ContestantId] | None = None, rounds: int = 0) -> Choices:
    """Return what a system takes over of what a report tells; `ids` as for `reported`."""
    system = SYSTEMS[key]
    usual = points_told(lines) == Points()
    left_out = set() if "lists" in system.asks else _codes(lines, LISTS)
    if system.options is None or "points" not in system.asks:
        return Choices(
            None, "", _listed(left_out | _codes(lines, VIRTUAL) | (set() if usual else _codes(lines, VALUES)))
        )
    for without in (frozenset[str](), VIRTUAL, VALUES, VIRTUAL | VALUES):
        told = reported([line for line in lines if line[:3] not in without], ids, rounds)
        if told and without >= VIRTUAL:
            told = replace(told, code="")
        options = system.options_reported(told) if told else None
        if told and options is not None:
            scale = told.points.scale
            return Choices(options, scale.text if scale else "", _listed(left_out | _codes(lines, without)))
    return Choices(left_out=_listed(left_out))


def _codes(lines: Iterable[str], codes: frozenset[str]) -> set[str]:
    told = (line for line in lines if line[:3] in codes)
    return {line[:3] for line in told if line[:3] != ASSIGNED or tells_worth(line)}


def _listed(codes: set[str]) -> tuple[str, ...]:
    return tuple(sorted(codes))

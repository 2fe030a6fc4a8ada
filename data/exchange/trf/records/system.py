"""By which rules a report says it was paired: 092 in words, 192 by a code."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING

from paircard.core.event.tournament import Tournament
from paircard.core.facets.reported import Reported
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import replace
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from paircard.data.exchange.trf.outgoing import Outgoing

BY_HAND = "as recorded in the TRF report"  # no words: a reason in the journal
READ_AS = "swiss-1998"
"""The system that takes over what a report records."""
NAMING = ("092", "192")


@cache
def words_of(key: str) -> str:
    """Return what a system writes into 092 while nothing is known of an event."""
    return SYSTEMS[key].exchange.name(Tournament.beginning(SYSTEMS))


@cache
def code_of(key: str) -> str:
    """Return what a system writes into 192 while nothing is known of an event."""
    return SYSTEMS[key].exchange.code(Tournament.beginning(SYSTEMS))


def named(records: Iterable[str]) -> tuple[str, str]:
    """Return what a report says of its system, in words and by a code; empty where it has no such record."""
    lines = list(records)
    return _value(lines, NAMING[0]), _value(lines, NAMING[1])


def is_ours(record: str) -> bool:
    """Whether a record names the system that takes reports over: it is written again by itself.

    >>> is_ours("192 CUSTOM_SWISS"), is_ours("192!CUSTOM_SWISS "), is_ours("092 Round robin")
    (True, True, False)
    """
    words, code = named([record])
    return words == words_of(READ_AS) if words else bool(code) and code == code_of(READ_AS)


def is_its_own(tournament: Tournament, code: str) -> bool:
    """Whether a code is another name for what the event is paired by: `FIDE_TEAM` is `FIDE_TEAM_TYPEA_MP_GP`."""
    system = system_of(tournament)
    options = system.options_reported(Reported(code)) if code and system.named_by(code) else None
    if options is None:
        return False
    regulations = replace(tournament.regulations, options=options)
    as_named = tournament.with_facts(replace(tournament.facts, regulations=regulations))
    return system.exchange.code(as_named) == system.exchange.code(tournament)


def _value(lines: Iterable[str], code: str) -> str:
    return next((clean(line[4:])[:60] for line in lines if line.startswith(code)), "")


# --- written ---------------------------------------------------------------------------------------------


def write_092(out: Outgoing) -> Iterator[str]:
    """Yield the system in words."""
    if words := out.style.spell(_told(out.tournament)["092"]):
        yield f"092 {words}"


def write_192(out: Outgoing) -> Iterator[str]:
    """Yield its code; pairing programs are told of none, and TRF16 has none for the rules of 1998."""
    code = _told(out.tournament)["192"]
    if code and not out.for_engine and not (out.old and code == code_of(READ_AS)):
        yield f"192 {code}"


def _told(tournament: Tournament) -> Mapping[str, str]:
    """Return what the records are to say: of rounds recorded elsewhere what their report said."""
    exchange = system_of(tournament).exchange
    ours = {"092": exchange.name(tournament), "192": exchange.code(tournament)}
    said = dict(zip(NAMING, named(each.text for each in tournament.facts.kept_records), strict=True))
    if is_its_own(tournament, said["192"]):
        return {**said, "092": said["092"] or ours["092"]}
    recorded = sum(1 for _ in takewhile(lambda each: each.by_hand == BY_HAND, tournament.rounds))
    if not recorded or not any(said.values()):
        return ours
    if recorded == tournament.scheduled:
        return said
    theirs = said["092"] or said["192"]
    return {**ours, "092": f"Rounds 1-{recorded} {theirs}, from {recorded + 1} {ours['092']}"}  # no words: a record

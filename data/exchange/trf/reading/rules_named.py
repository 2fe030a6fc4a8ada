"""By which rules a report says it was paired: one of our systems, another one, or a Swiss whose rules are left open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr
from paircard.core.values.pattern import pattern
from paircard.core.values.text import folded
from paircard.data.exchange.trf.reading.reported import VALUES, reported, reported_of_teams
from paircard.data.exchange.trf.records.system import READ_AS, code_of, is_its_own, named, words_of
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL
from paircard.data.exchange.trf.table import is_of_teams

_OF_TEAMS = pattern("teams?|mannschaft|druzyn[a-z]*")
_LEFT_OPEN = pattern("^individual$|swiss|schweiz|szwajc|suis|suiz|suic|svizz|schwed|svajc|svycar|швейц|швец|ελβετικ")
"""The Swiss system in the languages that programs write, or nothing; which of its rules, it does not say."""
_DUTCH = pattern(r"dutch|olandese|hollandais|holandes|hollandisch|holendersk")
"""The FIDE (Dutch) system in the languages that programs write."""
_DUTCH_CODES = ("FIDE_DUTCH", "FIDE_DUTCH_BAKU")
"""Codes that name it, and not the year of its rules: they are those in force."""
_YEARS_IN_FORCE = pattern("202[56]")
_ANOTHER = pattern(
    r"dubov|burstein|\blim\b|accelerat|baku|monrad|double|20[0-9][0-9]|team|mannschaft|druzyn|robin|berger"
)


def other_system(records: Iterable[str]) -> str:
    """Return what a report names as its system where that is not ours, empty where it leaves it open.

    >>> other_system(["092 Individual: Swiss-System", "192 FIDE_LIM_2026"])
    'FIDE_LIM_2026'
    >>> other_system(["092 Individual: Swiss-System", "192 FIDE_DUTCH_2026"])
    ''
    >>> other_system(["092 Swiss system FIDE 1998", "192 CUSTOM_SWISS"]), other_system(["092 Individual: Swiss-System"])
    ('', '')
    >>> other_system(["092 Swiss Dutch"]), other_system(["092 Swiss Dutch 2017"])
    ('', 'Swiss Dutch 2017')
    >>> other_system(["092 Round robin"])
    'Round robin'
    """
    lines = list(records)
    if paired_by(lines):
        return ""
    words, code = named(lines)
    dutch = code.upper() in _DUTCH_CODES
    if code and code.upper() != code_of(READ_AS) and not dutch:
        return code
    plain = folded(words)
    if plain == folded(words_of(READ_AS)):
        return ""
    if plain and not dutch and _is_another(plain):
        return words
    if is_of_teams(line[:3] for line in lines):
        return tr("a team event")
    accelerated = any(line[:3] in VIRTUAL for line in lines) and not _by_the_rules_of_today(lines)
    return tr("accelerated pairing") if accelerated else ""


def _is_another(plain: str) -> bool:
    if _DUTCH.search(plain):
        return bool(_ANOTHER.search(_YEARS_IN_FORCE.sub("", plain)))
    return bool(_ANOTHER.search(plain)) or not _LEFT_OPEN.search(plain)


def leaves_open(words: str) -> bool:
    """Whether the words of a report of teams name a Swiss system without its rules.

    >>> leaves_open("Team: Swiss-System"), leaves_open("Team: Round robin"), leaves_open("")
    (True, False, True)
    """
    plain = _OF_TEAMS.sub("", folded(words))
    return not plain.strip(" :,-") or not _is_another(plain)


def _by_the_rules_of_today(lines: Sequence[str]) -> bool:
    """Whether an event by the rules of today can give the same virtual points."""
    told = reported([line for line in lines if line[:3] not in VALUES])
    return told is not None and SYSTEMS["dutch-2026"].options_reported(told) is not None


def names_dutch(records: Iterable[str]) -> bool:
    """Whether a report names the FIDE (Dutch) system without the year of its rules."""
    words, code = named(records)
    return code.upper() in _DUTCH_CODES or bool(_DUTCH.search(folded(words)))


def names_1998(records: Iterable[str]) -> bool:
    """Whether a report names the rules of 1998 as we write them: in words, or by the code that has no others.

    >>> names_1998(["092 Swiss system FIDE 1998"]), names_1998(["092 Individual: Swiss-System", "192 CUSTOM_SWISS"])
    (True, False)
    """
    words, code = named(records)
    if code and code.upper() != code_of(READ_AS):
        return False
    return folded(words) == folded(words_of(READ_AS)) or (bool(code) and not words)


def paired_by(records: Iterable[str]) -> str:
    """Return the key of the system by whose rules a report says its rounds were paired; empty where it names none.

    A code for any Swiss that is none of FIDE's leaves the name to the words.

    >>> paired_by(["192 FIDE_DUTCH_2026"]), paired_by(["192 FIDE_DUTCH_2026_BAKU", "XXA    1  7.0"])
    ('dutch-2026', '')
    >>> paired_by(["092 Keizer", "192 CUSTOM_SWISS"]), paired_by(["092 Individual: Swiss-System", "192 CUSTOM_SWISS"])
    ('keizer', '')
    """
    lines = list(records)
    words, code = named(lines)
    name = words if words and code.upper() == code_of(READ_AS) else code or words
    if not name or name.upper() == code_of(READ_AS) or folded(name) == folded(words_of(READ_AS)):
        return ""  # seen at once: every other system would be loaded and asked
    codes = [line[:3] for line in lines]
    meeting = "teams" if is_of_teams(codes) else "players"
    systems = ((key, system) for key, system in SYSTEMS.items() if system.contestants == meeting)
    key = next((key for key, system in systems if system.named_by(name)), "")
    if not key:
        return ""
    told = reported_of_teams(lines) if meeting == "teams" else reported(lines)
    return key if told is not None and SYSTEMS[key].options_reported(told) is not None else ""


def system_recorded(tournament: Tournament) -> str:
    """Return what an event was paired by before it came here, where that is another system than its own."""
    kept = [record.text for record in tournament.facts.kept_records]
    return "" if is_its_own(tournament, named(kept)[1]) else other_system(kept)


def system_left_open(records: Iterable[str]) -> str:
    """Return what a report says of its system where it names a Swiss one without its rules; else nothing.

    >>> system_left_open(["092 Individual: Swiss-System"]), system_left_open(["092 Swiss system FIDE 1998"])
    ('Individual: Swiss-System', '')
    """
    lines = list(records)
    words, code = named(lines)
    return "" if paired_by(lines) or names_1998(lines) or other_system(lines) else words or code

"""By which rules a report says it was paired: its rounds are facts, but ours are the rules of 1998 and no others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.systems.catalogue import SYSTEMS
from core.systems.reported import Points, Reported
from core.values.frozen import replace
from core.values.language import tr
from core.values.text import clean, folded
from data.exchange.import_report import BadRow
from data.exchange.trf.lines.points import CODES as VALUES
from data.exchange.trf.lines.points import PointValues
from data.exchange.trf.lines.team_read import match_points
from data.exchange.trf.lines.virtual_points import Virtual, virtual_points

BY_HAND = "as recorded in the TRF report"  # no words: a reason in the journal
READ_AS = "swiss-1998"
"""The system that takes over what a report records."""
_READER = SYSTEMS[READ_AS].exchange
SYSTEM, CODED_SYSTEM = _READER.name(Tournament()), _READER.code(Tournament())

NAMING = ("092", "192")
"""The records that name a system, in words and by a code."""
_TEAM_PAIRING = frozenset({"300", "310", "320", "330", "352", "362"})
"""Records that only the report of a team event has; 013 alone may be a table of teams beside an individual event."""
_ACCELERATED = frozenset({"250", "XXA"})
_OURS = {folded(SYSTEM)}
_OF_TEAMS = re.compile("teams?|mannschaft|druzyn[a-z]*")
_LEFT_OPEN = re.compile("^individual$|swiss|schweiz|szwajc|suis|suiz|suic|svizz|schwed|svajc|svycar|швейц|швец|ελβετικ")
"""The Swiss system in the languages that programs write, or nothing; which of its rules, it does not say."""
_DUTCH = re.compile(r"dutch|olandese|hollandais|holandes|hollandisch|holendersk")
"""The FIDE (Dutch) system in the languages that programs write."""
_DUTCH_CODES = ("FIDE_DUTCH", "FIDE_DUTCH_BAKU")
"""Codes that name it, and not the year of its rules: they are those in force."""
_YEARS_IN_FORCE = re.compile("202[56]")
_ANOTHER = re.compile(
    r"dubov|burstein|\blim\b|accelerat|baku|monrad|double|20[0-9][0-9]|team|mannschaft|druzyn|robin|berger"
)


def other_system(records: Iterable[str]) -> str:
    """Return what a report names as its system where that is not ours, empty where it leaves it open.

    >>> other_system(["092 Individual: Swiss-System", "192 FIDE_DUBOV_2026"])
    'FIDE_DUBOV_2026'
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
    words, code = named_system(lines)
    dutch = code.upper() in _DUTCH_CODES
    if code and code.upper() != CODED_SYSTEM and not dutch:
        return code
    plain = folded(words)
    if plain in _OURS:
        return ""
    if plain and not dutch and _is_another(plain):
        return words
    if is_of_teams(line[:3] for line in lines):
        return tr("a team event")
    accelerated = any(line[:3] in _ACCELERATED for line in lines) and not _by_baku(lines)
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


def _by_baku(lines: Sequence[str]) -> bool:
    """Whether virtual points are those that the rules of today give."""
    told = reported([line for line in lines if line[:3] not in VALUES])
    return told is not None and SYSTEMS["dutch-2026"].options_reported(told) is not None


def names_dutch(records: Iterable[str]) -> bool:
    """Whether a report names the FIDE (Dutch) system without the year of its rules."""
    words, code = named_system(records)
    return code.upper() in _DUTCH_CODES or bool(_DUTCH.search(folded(words)))


def names_1998(records: Iterable[str]) -> bool:
    """Whether a report names the rules of 1998 as we write them: in words, or by the code that has no others.

    >>> names_1998(["092 Swiss system FIDE 1998"]), names_1998(["092 Individual: Swiss-System", "192 CUSTOM_SWISS"])
    (True, False)
    """
    words, code = named_system(records)
    if code and code.upper() != CODED_SYSTEM:
        return False
    return folded(words) in _OURS or (bool(code) and not words)


def paired_by(records: Iterable[str]) -> str:
    """Return the key of the system by whose rules a report says its rounds were paired; empty where it names none.

    >>> paired_by(["192 FIDE_DUTCH_2026"]), paired_by(["192 FIDE_DUTCH_2026", "XXA    1  7.0"])
    ('dutch-2026', '')
    """
    lines = list(records)
    words, code = named_system(lines)
    name = code or words
    if not name or name.upper() == CODED_SYSTEM or folded(name) in _OURS:
        return ""  # seen at once: every other system would be loaded and asked
    codes = [line[:3] for line in lines]
    meeting = "teams" if is_of_teams(codes) else "players"
    systems = ((key, system) for key, system in SYSTEMS.items() if system.contestants == meeting)
    key = next((key for key, system in systems if system.named_by(name)), "")
    if not key:
        return ""
    told = reported_of_teams(lines) if meeting == "teams" else reported(lines)
    return key if told is not None and SYSTEMS[key].options_reported(told) is not None else ""


def reported(lines: Sequence[str], ids: Mapping[int, PlayerId] | None = None, rounds: int = 0) -> Reported | None:
    """Return what records say of the choices of an event of players; None where they cannot be understood.

    `ids` are those of the start numbers, which stand for themselves when None.
    """
    points = points_told(lines)
    return None if points is None else _reported(lines, ids, rounds, points, virtual_points(lines))


def reported_of_teams(
    lines: Sequence[str], ids: Mapping[int, PlayerId] | None = None, rounds: int = 0
) -> Reported | None:
    """Return the same of an event of teams: points are those of matches (362)."""
    told = match_points(next((line for line in lines if line.startswith("362")), ""))
    win, draw, loss = (round(100 * value) for value in told.values())
    points = Points(win, draw, loss, draw, forfeit_win=win, full_bye=win, half_bye=draw)
    return _reported(lines, ids, rounds, points, virtual_points(lines, of_teams=True))


def _reported(
    lines: Sequence[str], ids: Mapping[int, PlayerId] | None, rounds: int, points: Points, virtual: Virtual | None
) -> Reported | None:
    if virtual is None or (ids is not None and any(number not in ids for _, number in virtual)):
        return None
    by_id = {
        (round_, PlayerId(number) if ids is None else ids[number]): value for (round_, number), value in virtual.items()
    }
    so_far = any(line.startswith("XXA") for line in lines)
    return Reported(named_system(lines)[1], rounds, points, by_id, so_far)


def points_told(lines: Iterable[str]) -> Points | None:
    """Return what records say that results give; None where one of them cannot be read."""
    points = PointValues()
    try:
        for line in lines:
            if line[:3] in VALUES:
                points.take(line)
    except BadRow:
        return None
    return points.reported


def points_of(records: Iterable[str], system: str) -> str:
    """Return what results give by the records of a report, as an event of a system writes it.

    Empty for 1, ½ and 0, and where the system, or no system, can count it.

    >>> points_of(["162  W 3.0    D 1.0    L 0.0"], "dutch-2026"), points_of(["162  W 3.0"], "swiss-1998")
    ('3-1-0', '')
    """
    told = reported([line for line in records if line[:3] in VALUES])
    scale = told.points.scale if told and system and "points" in SYSTEMS[system].asks else None
    return scale.text if scale else ""


def named_system(records: Iterable[str]) -> tuple[str, str]:
    """Return what a report says of its system, in words and by a code; empty where it has no such record."""
    lines = list(records)
    return _value(lines, NAMING[0]), _value(lines, NAMING[1])


def system_recorded(tournament: Tournament) -> str:
    """Return what an event was paired by before it came here, where that is another system than its own."""
    kept = [record.text for record in tournament.facts.kept_records]
    return "" if _its_own(tournament, named_system(kept)[1]) else other_system(kept)


def _its_own(tournament: Tournament, code: str) -> bool:
    """Whether a code is another name for what the event is paired by: `FIDE_TEAM` is `FIDE_TEAM_TYPEA_MP_GP`."""
    system = tournament.system
    options = system.options_reported(Reported(code)) if code and system.named_by(code) else None
    if options is None:
        return False
    regulations = replace(tournament.regulations, options=options)
    as_named = tournament.with_facts(replace(tournament.facts, regulations=regulations))
    return system.exchange.code(as_named) == system.exchange.code(tournament)


def system_left_open(records: Iterable[str]) -> str:
    """Return what a report says of its system where it names a Swiss one without its rules; else nothing.

    >>> system_left_open(["092 Individual: Swiss-System"]), system_left_open(["092 Swiss system FIDE 1998"])
    ('Individual: Swiss-System', '')
    """
    lines = list(records)
    words, code = named_system(lines)
    return "" if paired_by(lines) or names_1998(lines) or other_system(lines) else words or code


def system_by_rounds(tournament: Tournament) -> Mapping[str, str]:
    """Return what the records 092 and 192 are to say: of rounds recorded elsewhere what their report said."""
    exchange = tournament.system.exchange
    ours = {"092": exchange.name(tournament), "192": exchange.code(tournament)}
    lines = [each.text for each in tournament.facts.kept_records]
    said = {code: _value(lines, code) for code in NAMING}
    if _its_own(tournament, said["192"]):
        return {**said, "092": said["092"] or ours["092"]}
    recorded = sum(1 for _ in takewhile(lambda each: each.by_hand == BY_HAND, tournament.rounds))
    if not recorded or not any(said.values()):
        return ours
    if recorded == tournament.scheduled:
        return said
    theirs = said["092"] or said["192"]
    return {**ours, "092": f"Rounds 1-{recorded} {theirs}, from {recorded + 1} {ours['092']}"}  # no words: a record


def is_ours(record: str) -> bool:
    """Whether a record names our own system: it is written again by itself.

    >>> is_ours("192 CUSTOM_SWISS"), is_ours("192!CUSTOM_SWISS "), is_ours("092 Round robin")
    (True, True, False)
    """
    ours = {"092": SYSTEM, "192": CODED_SYSTEM}
    return any(_value([record], code) == name for code, name in ours.items())


def is_of_teams(codes: Iterable[str]) -> bool:
    """Whether records of these codes tell a team event: its matches are no pairing of single players."""
    return not _TEAM_PAIRING.isdisjoint(codes)


def _value(lines: Iterable[str], code: str) -> str:
    return next((clean(line[4:])[:60] for line in lines if line.startswith(code)), "")

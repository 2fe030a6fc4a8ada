"""The table of the records of a report: what each tells, its columns, what reads, writes and keeps it.

Rows stand in the order in which they are written. Reader, writer, the sentences about what is lost, and the manual are
made of it.
"""

# no words in this file: the manual, which shows the rows, is English
from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Literal

from paircard.core.values.dates import with_slashes
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.data.exchange.trf.records import (
    apart,
    assigned,
    byes,
    event_head,
    national,
    player_columns,
    points,
    running,
    system,
    team,
    team_rounds,
    tie_breaks,
    virtual_points,
)
from paircard.data.exchange.trf.records.event_head import stating, telling
from paircard.data.exchange.trf.records.player_read import read_player
from paircard.data.exchange.trf.records.team_people import write_001

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from paircard.data.exchange.trf.field import Field
    from paircard.data.exchange.trf.outgoing import Outgoing


class Kept(Enum):
    """When a record that has no place in the event goes back into its next report."""

    ALWAYS = auto()
    WITH_NUMBERS = auto()
    """While the numbers of its report are those of the event: it names players or teams."""
    NEVER = auto()


@dataclass(frozen=True, slots=True)
class Record:
    """One row."""

    code: str
    """How its lines begin."""
    tells: str
    """In a few words, for the manual."""
    of: Literal["TRF16", "TRF26", "JaVaFo", "bbpPairings"] = "TRF16"
    """Whose record it is, the oldest first; TRF26 has all of TRF16."""
    columns: tuple[Field, ...] = ()
    """Of a record whose fields stand in columns; others are words or values behind the code."""
    read: Callable[[int, str], object] | None = None
    """What reads a line by itself, told its number: raises `BadRow`; None back for what goes back as it stands."""
    compared: Callable[..., object] | None = None
    """What reads it when all lines are there, as it depends on others."""
    unread: str = ""
    """Why nothing reads it."""
    write: Callable[[Outgoing], Iterator[str]] | None = None
    unwritten: str = ""
    """Why nothing writes it."""
    kept: Kept = Kept.WITH_NUMBERS
    of_teams: bool = False
    """Whether it tells of teams, which an event of teams says by itself."""
    gives_way: bool = False
    """Whether one that is kept is left out where we write the same code."""
    same_as: str = ""
    """The record by which another edition says the same: what stood behind the one goes back behind the other."""
    asks: Literal["", "points", "lists", "acceleration"] = ""
    """What a system must let an event choose for the record to act on its rounds and points; empty: nothing."""
    not_applied: str = ""
    """What is said where the rules of an event know nothing of the kind, as marked for the translators."""


_NO_POINTS = mark("not applied: by the rules of the event results do not give such points")
_NO_ACCELERATION = mark("not applied: the rules of the event know no such acceleration")
_NO_LISTS = mark("not applied: the rules of the event know no lists of who does not meet")


def _stated(code: str, tells: str, **further: Any) -> Record:
    """Return the row of a text that an event has."""
    return Record(code, tells, read=stating(event_head.text), **further)


# the manual is English: no words for the translators in the rows
# fmt: off
RECORDS: tuple[Record, ...] = (
    Record("012", "name of the event", read=stating(event_head.name), write=event_head.write_name),
    _stated("022", "place", write=telling("022", lambda each: each.place)),
    Record(
        "032", "federation", read=event_head.read_federation, write=telling("032", lambda each: each.federation),
        kept=Kept.ALWAYS, gives_way=True,
    ),
    _stated("042", "first day", write=telling("042", lambda each: with_slashes(each.start))),
    _stated("052", "last day", write=telling("052", lambda each: with_slashes(each.end))),
    Record("062", "how many players", read=stating(event_head.number), write=event_head.write_players),
    Record(
        "072", "how many of them have a rating; in TRF16 in an event of teams", unread="counted anew",
        write=event_head.write_rated, kept=Kept.ALWAYS, of_teams=True, gives_way=True,
    ),
    Record(
        "082", "how many teams", unread="counted anew", write=event_head.write_teams, kept=Kept.ALWAYS, of_teams=True,
        gives_way=True,
    ),
    Record(
        "092", "pairing system, in words", compared=system.named, write=system.write_092, kept=Kept.ALWAYS,
        gives_way=True,
    ),
    _stated("102", "chief arbiter", write=telling("102", lambda each: each.chief_arbiter)),
    _stated("112", "deputy arbiter, one a record", write=event_head.write_deputies, kept=Kept.ALWAYS, gives_way=True),
    _stated(
        "122", "time control", write=telling("122", lambda each: each.time_control), kept=Kept.ALWAYS, gives_way=True,
    ),
    Record(
        "132", "days of the rounds", columns=(event_head.DAY,), read=event_head.read_days, write=event_head.write_days,
        kept=Kept.ALWAYS, gives_way=True,
    ),
    Record(
        "142", "how many rounds", "TRF26", read=stating(event_head.rounds), write=event_head.write_142, same_as="XXR",
    ),
    Record(
        "152", "colour of odd numbers in round 1", "TRF26", read=stating(event_head.colour),
        write=event_head.write_152, same_as="XXC",
    ),
    Record(
        "172", "by which method the ratings that count come about, by federation: FIDON, HBFN and others", "TRF26",
        columns=national.COLUMNS_172, read=national.read_172, write=national.write_172, kept=Kept.ALWAYS,
    ),
    Record(
        "182", "program that paired", "TRF26", unread="from the import on this program pairs",
        write=event_head.write_program, kept=Kept.NEVER,
    ),
    Record(
        "192", "pairing system, by its code", "TRF26", compared=system.named, write=system.write_192, kept=Kept.ALWAYS,
        gives_way=True,
    ),
    Record(
        "XXR", "how many rounds", "JaVaFo", read=stating(event_head.rounds), write=event_head.write_xxr, same_as="142",
    ),
    Record(
        "XXC", "colour of odd numbers in round 1", "JaVaFo", read=stating(event_head.configuration),
        write=event_head.write_xxc, same_as="152",
    ),
    Record(
        "202", "tie-breaks", "TRF26", read=stating(tie_breaks.tie_breaks), write=tie_breaks.write_202, same_as="212",
    ),
    Record(
        "212", "tie-breaks with what ranks first: `PTS:GP` where game points do", "TRF26",
        read=stating(tie_breaks.tie_breaks), write=tie_breaks.write_212, same_as="202",
    ),
    Record(
        "222", "time control in seconds", "TRF26", unread="122 has it in the words of the arbiter",
        write=event_head.write_coded_time_control, kept=Kept.ALWAYS, gives_way=True,
    ),
    Record(
        "352", "colours of the boards of a match", "TRF26", compared=team_rounds.read_352, write=team_rounds.write_352,
        of_teams=True, gives_way=True,
    ),
    Record(
        "362", "points of a match won, drawn and lost", "TRF26", compared=team_rounds.read_362,
        write=team_rounds.write_362, of_teams=True, gives_way=True,
    ),
    Record(
        "162", "what results, byes and absences give, where that is not 1, ½ and 0", "TRF26",
        columns=(points.SYMBOL, points.VALUE), read=points.read_162, write=points.write_162, kept=Kept.NEVER,
        asks="points", not_applied=_NO_POINTS,
    ),
    Record(
        "XXS", "what byes asked for and forfeits give, where 162 has no letter; TRF26 has 299 for it", "JaVaFo",
        read=points.read_xxs, write=points.write_xxs, kept=Kept.NEVER, asks="points", not_applied=_NO_POINTS,
    ),
    *(
        Record(
            code, f"what {what} gives", "bbpPairings", columns=(points.VALUE_BBP,), read=points.read_bbp,
            unwritten="written as 162 and XXS", kept=Kept.NEVER, asks="points", not_applied=_NO_POINTS,
        )
        for code, what in zip(
            points.BBP, ("a win", "a draw", "a loss", "an absence", "a loss by forfeit", "a bye of the pairing"),
            strict=True,
        )
    ),
    Record(
        "260", "who does not meet, in which rounds", "TRF26", columns=apart.COLUMNS, compared=apart.read_260,
        write=apart.write_260, asks="lists", not_applied=_NO_LISTS,
    ),
    Record(
        "XXP", "who does not meet", "JaVaFo", compared=apart.read_xxp, unwritten="written as 260",
        asks="lists", not_applied=_NO_LISTS,
    ),
    Record(
        "250", "virtual points of an acceleration, by rounds", "TRF26", columns=virtual_points.COLUMNS_250,
        compared=virtual_points.read_250, write=virtual_points.write_250, asks="acceleration",
        not_applied=_NO_ACCELERATION,
    ),
    Record(
        "XXA", "virtual points of a player, round by round", "JaVaFo", columns=virtual_points.COLUMNS_XXA,
        compared=virtual_points.read_xxa, unwritten="written as 250", asks="acceleration", not_applied=_NO_ACCELERATION,
    ),
    Record(
        "###", "a comment; ours tell what was done against pairing integrity, when FIDE mode was left, what is "
        "corrected for rating alone, and that an event is still running", "TRF26",
        unread="for people", write=running.write_comments, kept=Kept.ALWAYS,
    ),
    Record(
        "001", "a player, and what each round was for them", columns=player_columns.COLUMNS, read=read_player,
        write=write_001,
    ),
    Record(
        "as 172 says",
        "national number, rating and category (up to 3 characters) of a player, under the code of their federation; as "
        "`MMM` a typed rating",
        "TRF26",
        columns=national.COLUMNS, read=national.read_national, write=national.write_national,
    ),
    Record(
        "240", "byes asked for, by kind (`F`, `H`, `Z`) and round", "TRF26", columns=byes.COLUMNS, read=byes.read_byes,
        write=byes.write_240,
    ),
    Record(
        "XXZ", "who is not in the round to be paired", "JaVaFo", read=byes.read_absent,
        unwritten="written as 240, in TRF16 with the players",
    ),
    Record(
        "299", "points that 162 does not give: of byes and forfeits in the whole event, and of games that count as "
        "another result than 001 has, as they are corrected for rating alone, or annulled; of teams with match points",
        "TRF26",
        columns=assigned.COLUMNS, read=assigned.read, write=assigned.write, kept=Kept.NEVER, not_applied=_NO_POINTS,
    ),
    Record(
        "310", "a team: name, nickname, strength, match and game points, rank, members", "TRF26",
        columns=team.COLUMNS_310, compared=team.read_310, write=team.write_310, of_teams=True, gives_way=True,
    ),
    Record(
        "300", "a line-up that is not in the order of the members, or one of which the games do not say who met whom",
        "TRF26", columns=team_rounds.COLUMNS_300, compared=team_rounds.read_300, write=team_rounds.write_300,
        of_teams=True, gives_way=True,
    ),
    Record(
        "320", "byes of the pairing, of teams", "TRF26", columns=team_rounds.COLUMNS_320,
        compared=team_rounds.read_320, write=team_rounds.write_320, of_teams=True, gives_way=True,
    ),
    Record(
        "330", "a match that was not played: `+-`, `-+`, `--`", "TRF26", columns=team_rounds.COLUMNS_330,
        compared=team_rounds.read_330, write=team_rounds.write_330, of_teams=True, gives_way=True,
    ),
    Record(
        "801", "teams and their results, for the eye", "TRF26", unread="it repeats what other records say",
        unwritten="it repeats what other records say", of_teams=True,
    ),
    Record(
        "802", "teams and their matches, for the eye", "TRF26", unread="it repeats what other records say",
        unwritten="it repeats what other records say", of_teams=True,
    ),
    Record(
        "013", "a team with its members, in the order of the boards", columns=team.COLUMNS_013, compared=team.read_013,
        write=team.write_013, of_teams=True, gives_way=True,
    ),
)
# fmt: on
BY_CODE: Mapping[str, Record] = {record.code: record for record in RECORDS}
NATIONAL = BY_CODE["as 172 says"]
"""Its lines bear the code of a federation."""
UNKNOWN = Record("", "")
"""Of another program."""
TEAMS_TOLD = frozenset(record.code for record in RECORDS if record.of_teams)
"""All that an event of teams says of itself, so that none of it is kept."""
OF_TEAMS = frozenset(record.code for record in RECORDS if record.of_teams and record.compared)
"""What is read of teams; 801 and 802 only repeat it for people."""
TEAM_PAIRING = OF_TEAMS - {"013"}
"""What only the report of a team event has; 013 alone may be a table of teams beside an individual event."""
POINTS = frozenset(record.code for record in RECORDS if record.not_applied == _NO_POINTS)
"""What tells of other points."""


def written(out: Outgoing) -> Iterator[str]:
    """Yield all lines of a report."""
    for record in RECORDS:
        if record.write:
            yield from record.write(out)


def is_of_teams(codes: Iterable[str]) -> bool:
    """Whether records of these codes tell a team event: its matches are no pairing of single players."""
    return not TEAM_PAIRING.isdisjoint(codes)


def warning_about(code: str) -> str:
    """Return why a record that would act on pairing or points does not; empty for all others."""
    return tr(record.not_applied) if (record := BY_CODE.get(code)) and record.not_applied else ""

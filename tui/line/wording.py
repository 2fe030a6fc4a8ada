"""Results, colours, floats and preferences in words that can be spoken: a `-` or an arrow is silent."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import GroupPlayer
from paircard.core.systems.kit.preference_words import preference_words
from paircard.core.tables.match_words import is_match, match_ended
from paircard.core.values.language import mark, tr
from paircard.core.values.points_said import points_words
from paircard.core.values.preference import Preference

_SPOKEN = {
    Result.WHITE_FORFEIT: mark("1-0 by forfeit"),
    Result.BLACK_FORFEIT: mark("0-1 by forfeit"),
    Result.DOUBLE_FORFEIT: mark("0-0 by forfeit"),
    Result.ADJOURNED: mark("adjourned"),
    Result.BOTH_LOSE: mark("0-0, lost by both"),
    Result.WHITE_UNRATED: mark("1-0, not rated"),
    Result.DRAW_UNRATED: mark("½-½, not rated"),
    Result.BLACK_UNRATED: mark("0-1, not rated"),
}
_FLOATS = {"D": mark("downfloat"), "U": mark("upfloat")}
_FLOATED = {
    "D-": mark("floated down two rounds ago"),
    "U-": mark("floated up two rounds ago"),
    "D": mark("floated down last round"),
    "U": mark("floated up last round"),
    "DD": mark("floated down last round, down two rounds ago"),
    "DU": mark("floated up last round, down two rounds ago"),
    "UD": mark("floated down last round, up two rounds ago"),
    "UU": mark("floated up last round, up two rounds ago"),
}
"""By the marks of the last two rounds, oldest first."""
_ENDS = {
    Kind.OPEN: mark("no result yet"),
    Kind.ADJOURNED: mark("adjourned"),
    Kind.FORFEIT_WIN: mark("won by forfeit"),
    Kind.FORFEIT_LOSS: mark("lost by forfeit"),
}
_PLAYED = (mark("lost"), mark("draw"), mark("won"))
"""By result: 0, 1, 2."""


def result_words(result: Result | None) -> str:
    """Say a result.

    >>> result_words(Result.WHITE), result_words(Result.WHITE_FORFEIT), result_words(None)
    ('1-0', '1-0 by forfeit', 'no result')
    """
    return tr("no result") if result is None else tr(_SPOKEN.get(result, result.text))


def preference_in_words(preference: Preference) -> str:
    """Say a colour preference (A7)."""
    return tr("no colour preference") if preference.colour is None else preference_words(preference)


def floats_in_words(marks: str) -> str:
    """Say the float marks of the last two rounds, oldest first; empty when there are none.

    >>> floats_in_words("D-"), floats_in_words("UD")
    ('floated down two rounds ago', 'floated down last round, up two rounds ago')
    """
    return tr(_FLOATED.get(marks.removeprefix("-"), ""))


def index_in_words(player: GroupPlayer) -> str:
    """Say Buchholz and Sonneborn-Berger where these rank somebody; empty where they do not."""
    if player.index is None:
        return ""
    buchholz, sb = player.index
    return tr("Buchholz {buchholz}, Sonneborn-Berger {sb}", buchholz=buchholz, sb=sb)


def float_in_words(mark: str) -> str:
    """Say the float of a round (A4, A5); empty when there was none.

    >>> float_in_words("D"), float_in_words("-")
    ('downfloat', '')
    """
    return tr(_FLOATS.get(mark, ""))


def round_in_words(tournament: Tournament, record: CardLine) -> str:
    """Say what a round was for a player."""
    if record.was is not None:
        return tr("annulled: {what}", what=round_in_words(tournament, record.was))
    if record.opponent is None:
        given = f", {points_words(record.half_points)}" if record.half_points else ""
        return f"{tr(record.kind.value)}{given}"
    fields = {"player": tournament.label(record.opponent), "result": _end(record)}
    if record.colour == "W":
        return tr("White against {player}, {result}", **fields)
    if record.colour == "B":
        return tr("Black against {player}, {result}", **fields)
    return tr("against {player}, {result}", **fields)


def _end(record: CardLine) -> str:
    if is_match(record):
        return match_ended(record)
    end = tr(_ENDS.get(record.kind) or _PLAYED[record.result])
    return f"{end}, {tr('played before')}" if record.same_as else end


def in_one(facts: Iterable[str]) -> str:
    """Join facts into one line, empty ones left out; names have commas of their own."""
    return "; ".join(fact for fact in facts if fact)


def numbered(tournament: Tournament, id_: ContestantId) -> str:
    """Say which player or team a prompt stands at."""
    number = tournament.numbers[id_]
    return tr("team {number}", number=number) if tournament.of_teams else tr("player {number}", number=number)


def either(keys: Iterable[str]) -> str:
    """Return keys of which one is to be typed."""
    *first, last = keys
    return f"{', '.join(first)}{tr(' or ')}{last}" if first else last

"""What is to be known of a round as a whole: what is missing, whether it is published or verified, who is away."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands.locked import closed_round, locked
from paircard.core.event.round import Round
from paircard.core.event.start_position_told import position_told
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.too_many_rounds import rounds_that_can_be_paired
from paircard.core.values.language import mark, tr, trn
from paircard.data.papers.cells import cell_len
from paircard.tui.screens.pairings.absentees import not_playing
from paircard.tui.screens.pairings.verifying import SecondPass
from paircard.tui.sentences.progress import adjourned, progress_of_teams
from paircard.tui.sentences.round_clock import published_told

BETWEEN = " · "
WARNS = "! "
"""Begins a line that is not to be overlooked."""
MOST_NAMED = 12
"""So many of the absent at most are named where the line is too short for all."""


def caption_in(
    room: int, tournament: Tournament, round_: Round | None, second_pass: SecondPass | None, *, missing_only: bool
) -> str:
    """Return the facts of a round in one line of so many cells: fewer of the absent by number, never fewer facts."""
    line = ""
    for shown in (None, *range(MOST_NAMED, -1, -1)):
        facts = caption(tournament, round_, second_pass, missing_only=missing_only, shown=shown, on_screen=True)
        if round_ is not None and not round_.published:
            facts.insert(0, WARNS + (unpublished() if shown is None else tr("NOT PUBLISHED: b, t")))
        line = BETWEEN.join(facts)
        if cell_len(line) <= room:
            break
    return line


def unpublished() -> str:
    """Say that nobody has seen a round yet, and what is done about it."""
    return tr("NOT PUBLISHED: b publishes, t takes back")


def caption(
    tournament: Tournament,
    round_: Round | None,
    second_pass: SecondPass | None = None,
    *,
    missing_only: bool,
    shown: int | None = None,
    on_screen: bool = False,
) -> list[str]:
    """Return the facts of a round, or what is to be done before there is one.

    `shown` is how many of those who do not play are named, in a line that must be short; None is all, at length.
    On the screen the line begins with what nobody has seen yet, which is not told here.
    """
    if round_ is None:
        return _before_round_1(tournament)
    away = _away(tournament, round_, shown)
    parts = [
        *_which(tournament, round_, on_screen=on_screen),
        "" if round_.published else away,  # what must be right before it is published
        *_score(tournament),
        *(_of_teams(round_) if tournament.of_teams else ()),
        _progress(tournament, round_) if round_.published or round_.begun else "",
        tr("missing boards only") if missing_only else "",
        *_publication(tournament, round_, on_screen=on_screen),
        _closed(tournament, round_),
        _checked(round_, second_pass),
        tr("by hand") if round_.by_hand else "",
        away if round_.published else "",
    ]
    return [part for part in parts if part]


def _before_round_1(tournament: Tournament) -> list[str]:
    """Say who waits for round 1, and what pairs it."""
    players = len(tournament.to_pair)
    if tournament.of_teams:
        waiting = trn("{count} team for round 1. p pairs it.", "{count} teams for round 1. p pairs it.", players)
    elif display := system_of(tournament).display:
        boards = players - len(display.givers(tournament))
        waiting = trn("{count} board. p sets it.", "{count} boards. p sets them.", boards)
    else:
        waiting = trn("{count} player for round 1. p pairs it.", "{count} players for round 1. p pairs it.", players)
    when = tournament.when(1)
    return [*_too_many_rounds(tournament), *((tr("Round {round}", round=1), str(when)) if when else ()), waiting]


def _too_many_rounds(tournament: Tournament) -> Iterator[str]:
    """Yield that not all rounds can be paired, while that may still be changed."""
    if (most := rounds_that_can_be_paired(tournament)) is not None:
        rounds = tournament.regulations.rounds
        yield WARNS + tr("{most} of {rounds} rounds can be paired", most=most, rounds=rounds)


def _which(tournament: Tournament, round_: Round, *, on_screen: bool) -> Iterator[str]:
    """Yield which round it is, when it begins, and in Chess960 from which position."""
    last = tournament.regulations.rounds
    yield tr(mark("Round {round} of {rounds}") if last > 1 else mark("Round {round}"), round=round_.number, rounds=last)
    if when := tournament.when(round_.number):
        yield str(when)
    if position := position_told(tournament, round_.number, short=on_screen):
        yield position


def _closed(tournament: Tournament, round_: Round) -> str:
    """Say that FIDE mode lets nobody change the round any more."""
    return tr("closed (FIDE mode)") if locked(tournament, closed_round(tournament, round_.number)) else ""


def _score(tournament: Tournament) -> Iterator[str]:
    """Yield how the two sides stand, where that is all the table there is."""
    if score := system_of(tournament).score:
        yield score.brief(tournament)


def _progress(tournament: Tournament, round_: Round) -> str:
    """Say how many results are missing, and once none is, which matches are drawn or adjourned."""
    if missing := len(round_.missing):
        return progress_of_teams(round_) if tournament.of_teams else _missing(missing, len(round_.unfinished))
    drawn = len(round_.still_drawn)
    waiting = trn("{count} match drawn: o", "{count} matches drawn: o", drawn) if drawn else tr("complete")
    return waiting + adjourned(tournament)


def _missing(missing: int, unfinished: int) -> str:
    """Say how many games are open, and how many of them are adjourned."""
    said = trn("{count} missing", "{count} missing", unfinished)
    return said + (tr(", {count} of them adjourned", count=unfinished - missing) if unfinished > missing else "")


def _publication(tournament: Tournament, round_: Round, *, on_screen: bool) -> Iterator[str]:
    if round_.published:
        yield published_told(tournament, round_)
    elif not on_screen:
        yield unpublished()


def _checked(round_: Round, second_pass: SecondPass | None) -> str:
    """Say how far a second pass is, or who has made one."""
    if second_pass:
        typed, boards = len(second_pass.typed), len(round_.boards)
        return tr("SECOND PASS, {typed} of {boards} typed: Esc leaves", typed=typed, boards=boards)
    return _verified(round_) if round_.verified_by else ""


def _of_teams(round_: Round) -> list[str]:
    """Say how many line-ups are missing."""
    missing = sum(len(round_.line_ups_due(match)) for match in round_.matches if not match.complete)
    return [trn("{count} line-up missing", "{count} line-ups missing", missing)] if missing else []


def _verified(round_: Round) -> str:
    changed = ", ".join(round_.place(board) for board in round_.unverified)
    if not changed:
        return tr("verified by {arbiter}", arbiter=round_.verified_by)
    return tr("verified by {arbiter} except board {boards}", arbiter=round_.verified_by, boards=changed)


def _away(tournament: Tournament, round_: Round, shown: int | None) -> str:
    """Say who does not play, so many of them by number."""
    numbers = sorted(tournament.numbers[id_] for id_ in not_playing(tournament, round_))
    if not numbers:
        return ""
    named = numbers if shown is None else numbers[:shown]
    more = [f"+{len(numbers) - len(named)}"] if len(named) < len(numbers) else []
    return tr("not playing: {players}", players=" ".join([*map(str, named), *more]))

"""What the front page shows of the open event: its card, and the work of the day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.text import Text

from core.colour import Colour
from core.colour_letters import colour_letter
from core.dates import is_iso
from core.event.round import Board, Round
from core.event.tournament import Tournament
from core.language import tr, trn
from tui.looks.squares import KEY, LIVE, QUIET, WON
from tui.signs import Signs
from tui.today import Step, next_step, published_at
from tui.widgets.fitting import fit, fold

MOST_SQUARES = 30
"""Of a round with more boards a bar is shown."""
_BAR = 20
_MOST_DOTS = 9


def dots(signs: Signs, done: int, under_way: int, planned: int, *, most: int = _MOST_DOTS) -> str:
    """Return a sign for each round; figures where the rounds are too many for that."""
    return signs.rounds(done, under_way, planned) if planned <= most else f"{under_way}/{planned}"


def card(tournament: Tournament, steps: Iterable[Step], width: int, signs: Signs) -> Text:
    """Return the card of the open event, in three lines."""
    return Text("\n").join(
        [_where(tournament, width, signs), _how_far(tournament, width, signs), _next(steps, width, signs)]
    )


def work(steps: Iterable[Step], width: int, signs: Signs) -> Text:
    """Return the work of the day, a line each: what is done, what is next, what comes then."""
    all_ = tuple(steps)
    now = next_step(all_)
    return Text("\n").join(_step(step, width, signs, now=step is now) for step in all_)


def round_told(tournament: Tournament) -> str:
    """Say which round is in play."""
    if not tournament.planned:
        return tr("no round is paired yet")
    if tournament.current is None:
        return tr("{rounds} rounds, none paired", rounds=tournament.planned)
    return tr("round {round} of {rounds}", round=tournament.under_way, rounds=tournament.planned)


def about(tournament: Tournament) -> Iterator[str]:
    """Yield who plays, where and when."""
    count, details = len(tournament.registrations), tournament.details
    if tournament.several:
        yield tournament.stage_name
    if tournament.of_teams:
        yield trn("{count} team", "{count} teams", count)
    else:
        yield trn("{count} player", "{count} players", count)
    if details.place:
        yield details.place
    if days := _days(details.start, details.end):
        yield days


def _days(start: str, end: str) -> str:
    """Write first and last day, the year only once.

    >>> _days("2026-05-01", "2026-05-04"), _days("2026-05-01", "2026-05-01"), _days("", "")
    ('2026-05-01 - 05-04', '2026-05-01', '')
    """
    short = is_iso(start) and is_iso(end) and start[:5] == end[:5] and start != end
    return " - ".join(dict.fromkeys(filter(None, (start, end[5:] if short else end))))


def results_told(tournament: Tournament) -> Iterator[str]:
    """Yield how many results of the round in play are in, in words."""
    if (current := tournament.current) is not None:
        boards = len(current.boards)
        done = boards - len(current.missing)
        yield trn("{done} of {count} result in", "{done} of {count} results in", boards, done=done)


def times(tournament: Tournament) -> Iterator[str]:
    """Yield when the round was published, and when the next begins."""
    current = tournament.current
    if current is not None and not current.published:
        yield tr("NOT PUBLISHED")
    elif current is not None and (at := published_at(tournament, current.number)):
        yield tr("published {time}", time=at)
    following = tournament.under_way + 1
    if following <= tournament.planned and (when := tournament.when(following)):
        yield tr("next {time}", time=when)


def _where(tournament: Tournament, width: int, signs: Signs) -> Text:
    done = sum(round_.complete for round_ in tournament.rounds[: tournament.under_way])
    line = Text(no_wrap=True)
    if tournament.planned:
        line.append(dots(signs, done, tournament.under_way, tournament.planned, most=12) + "  ", LIVE)
    line.append(round_told(tournament), WON)
    return line.append(_rest(_line(about(tournament), signs), width - line.cell_len), QUIET)


def _how_far(tournament: Tournament, width: int, signs: Signs) -> Text:
    line, current = Text(no_wrap=True), tournament.current
    if current is not None:
        boards = len(current.boards)
        line.append(f"{boards - len(current.missing)}/{boards}  ", WON)
        line.append_text(_squares(current, signs) if boards <= MOST_SQUARES else _bar(current, signs))
    room = width - line.cell_len + (0 if line else 2)
    told = _rest(_line(times(tournament), signs), room)
    return line.append(told if line else told.lstrip(), QUIET)


def _next(steps: Iterable[Step], width: int, signs: Signs) -> Text:
    step = next_step(steps)
    line = Text(no_wrap=True).append(tr("Next"), KEY)
    said = tr("nothing: all is done") if step is None else signs.spell(step.said)
    keys = "" if step is None else step.keys
    room = width - line.cell_len - 2 - cell_len(keys) - 1
    line.append("  " + fit(said, room), WON)
    return line.append(keys.rjust(width - line.cell_len), KEY)


def _step(step: Step, width: int, signs: Signs, *, now: bool) -> Text:
    sign, style = signs.no_float, QUIET
    if step.done:
        sign, style = signs.tick, LIVE
    elif now:
        sign, style = signs.now, KEY
    line = Text(no_wrap=True)
    line.append(sign.ljust(3), style)
    after = "  ".join(filter(None, (step.at, step.keys)))
    room = width - line.cell_len - cell_len(after) - 2
    first, *more = fold(signs.spell(step.said), room) or [""]
    line.append(first, WON if now else "")
    gap = " " * (width - line.cell_len - cell_len(after))
    line.append(gap)
    line.append(step.at, QUIET)
    between = "  " if step.at and step.keys else ""
    line.append(between + step.keys, KEY)
    return line.append("".join(f"\n   {each}" for each in more), WON if now else "")


def _line(facts: Iterable[str], signs: Signs) -> str:
    return f" {signs.no_float} ".join(facts)


def _rest(text: str, room: int) -> str:
    return f"  {fit(text, room - 2).rstrip()}" if text and room > 4 else ""


def _squares(round_: Round, signs: Signs) -> Text:
    """Return a square for each board: the letter of the colour that won, on its square."""
    line = Text(no_wrap=True)
    for board in round_.boards:
        line.append(*_square(board, signs))
    return line


def _square(board: Board, signs: Signs) -> tuple[str, str]:
    result = board.result
    if result is None:
        return signs.no_float, "square.empty"
    if not result.played or not result.settled:
        return ("+" if result.settled else "a"), "square.empty"
    white, black = result.half_points
    if white == black:
        return ("=" if signs.plain else "½"), "square.draw"
    won: Colour = "W" if (white > black) is not board.reversed else "B"
    return colour_letter(won), "square.white" if won == "W" else "square.black"


def _bar(round_: Round, signs: Signs) -> Text:
    boards = len(round_.boards)
    done = _BAR * (boards - len(round_.missing)) // boards
    return Text.assemble((signs.bar * done, LIVE), (signs.rule * (_BAR - done), QUIET), no_wrap=True)

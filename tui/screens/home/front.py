"""What the front page shows of the open event: its card, and the work of the day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import wrap

from rich.text import Text

from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.tables.cup_words import cup_table, reached
from paircard.core.tables.standings import Standings
from paircard.core.values.language import tr, trn
from paircard.data.machine.recent_events import Recent
from paircard.data.papers.cells import cell_len
from paircard.tui.looks import squares
from paircard.tui.looks.cards import Card
from paircard.tui.looks.result_strip import result_strip
from paircard.tui.looks.score_strip import strip
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import KEY, LIVE, PAST, QUIET, WON
from paircard.tui.screens.home.next_steps import Step, next_step
from paircard.tui.screens.home.templates import TEMPLATES
from paircard.tui.screens.home.told import about_event, round_told, times
from paircard.tui.sentences.last_done import last_done
from paircard.tui.widgets.fitting import fit, fold

LEADERS = 38
"""Cells for each of those who lead."""
PLACE_OF_UNDO = ("E u", "P u")  # no words: keys
"""Where undo is, before there is a round and then."""
TEMPLATES_ACROSS, TEMPLATE_TEXT, TEMPLATE_LINES = 5, 16, 2
"""How many templates stand side by side; cells and lines for what each sets."""
MOST_SQUARES = 30
"""Of a round with more boards a bar is shown."""
_BAR = 20
_MOST_DOTS = 9


def dots(signs: Signs, done: int, under_way: int, planned: int, *, most: int = _MOST_DOTS) -> str:
    """Return a sign for each round; figures where the rounds are too many for that."""
    return signs.rounds(done, under_way, planned) if planned <= most else f"{under_way}/{planned}"


def card(tournament: Tournament, steps: Iterable[Step], width: int, signs: Signs, leaders: Sequence[Text] = ()) -> Text:
    """Return the card of the open event, in three lines; at their right who leads, where there is room."""
    room = width - (LEADERS + 3 if leaders else 0)
    lines = [_where(tournament, room, signs), _how_far(tournament, room, signs), _next(steps, room, signs)]
    for line, leader in zip(lines, leaders, strict=False):
        line.append(" " * (room - line.cell_len)).append(f" {signs.wall} ", PAST).append_text(leader)
    return Text("\n").join(lines)


def leaders(tournament: Tournament, table: Standings, signs: Signs) -> list[Text]:
    """Return a line for each of the first three: place, who they are, what they scored, their points.

    In a cup the round they have reached stands in place of scores and points.
    """
    rounds, cup = range(1, table.after + 1), cup_table(tournament, table.after)
    lines = []
    for row in table.rows[:3] if table.after else ():
        entrant = row.card.entrant
        bare = tournament.of_teams or cup is not None or len(rounds) > _MOST_DOTS
        scores = Text() if bare else strip(row.card, rounds, signs)
        points = f" {signs.points(row.points):>4}" if cup is None else f" {reached(cup, row.card.id)}"
        line = Text(no_wrap=True).append(f"{row.place} ", QUIET)
        line.append(f"{entrant.title.value} " if entrant.title.value else "", QUIET)
        room = LEADERS - line.cell_len - scores.cell_len - len(points) - 1
        line.append(fit(entrant.name, room) + " ", WON).append_text(scores).append(points, WON)
        lines.append(line)
    return lines


def done_lines(tournament: Tournament, width: int, signs: Signs) -> list[Text]:
    """Return what was done last, a line each: when, what, who; and the key that takes it back."""
    lines = []
    for done in last_done(tournament):
        line = Text(no_wrap=True).append(f"{done.at} ", QUIET)
        who = f"  {fit(done.arbiter, min(cell_len(done.arbiter), 10))}"
        if done.result is not None:
            said = signs.spell(done.result.text).center(7)
            line.append(f"{done.board} ").append_text(squares.result(said, turned=done.turned))
        else:
            room = max(8, width - line.cell_len - cell_len(who))
            line.append(fit(signs.spell(done.said), min(room, cell_len(done.said))))
        lines.append(line.append(who, QUIET))
    if lines:
        keys = PLACE_OF_UNDO[bool(tournament.rounds)]
        lines.append(Text.assemble((f"{keys}  ", KEY), (tr("takes the last one back"), QUIET), no_wrap=True))
    return lines


def how_far(event: Recent, signs: Signs) -> str:
    """Return the rounds of a recent event, as far as was known when it was seen last."""
    if not event.name:
        return ""
    played = event.round if event.over or (event.boards and event.results == event.boards) else max(0, event.round - 1)
    return dots(signs, played, event.round, event.rounds)


def event_card(number: int, event: Recent, said: str, signs: Signs, *, chosen: bool) -> Card:
    """Return the card of a recent event: how far it is and what comes next, who plays, when it began."""
    far = how_far(event, signs)
    players = trn("{count} player", "{count} players", event.players) if event.name else ""
    first = Text(no_wrap=True).append(far, LIVE).append(f"  {said}" if far else said, WON)
    lines = [first, Text(players, QUIET), Text(event.date, QUIET)]
    return Card(event.name or Path(event.path).name, lines, str(number), chosen)


def template_cards() -> list[Card]:
    """Return a card for every template: its name, what it sets, and the keys that open it."""
    cards = []
    for key, each in TEMPLATES.items():
        told = wrap(tr(each.told).partition(";")[0], TEMPLATE_TEXT)[:TEMPLATE_LINES]
        cards.append(Card(tr(each.label), [Text(line, QUIET) for line in told], f"t {key}"))
    return cards


def work(steps: Iterable[Step], width: int, signs: Signs) -> Text:
    """Return the work of the day, a line each: what is done, what is next, what comes then."""
    all_ = tuple(steps)
    now = next_step(all_)
    return Text("\n").join(_step(step, width, signs, now=step is now) for step in all_)


def _where(tournament: Tournament, width: int, signs: Signs) -> Text:
    done = sum(round_.complete for round_ in tournament.rounds[: tournament.under_way])
    line = Text(no_wrap=True)
    if tournament.planned:
        line.append(dots(signs, done, tournament.under_way, tournament.planned, most=12) + "  ", LIVE)
    line.append(round_told(tournament), WON)
    return line.append(_rest(_line(about_event(tournament), signs), width - line.cell_len), QUIET)


def _how_far(tournament: Tournament, width: int, signs: Signs) -> Text:
    line, current = Text(no_wrap=True), tournament.current
    if current is not None:
        boards = len(current.boards)
        line.append(f"{boards - len(current.missing)}/{boards}  ", WON)
        line.append_text(result_strip(current, signs) if boards <= MOST_SQUARES else _bar(current, signs))
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


def _bar(round_: Round, signs: Signs) -> Text:
    boards = len(round_.boards)
    done = _BAR * (boards - len(round_.missing)) // boards
    return Text.assemble((signs.bar * done, LIVE), (signs.rule * (_BAR - done), QUIET), no_wrap=True)

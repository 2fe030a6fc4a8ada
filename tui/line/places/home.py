"""Home: the recent events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.values.by_number import by_number
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.data.machine.recent_events import Recent, recent, recent_events
from paircard.tui.importing.files import path_shown
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import Rows
from paircard.tui.line.wording import result_words
from paircard.tui.screens.home.next_steps import Step, next_step, todays
from paircard.tui.screens.home.room import HomeRoom
from paircard.tui.screens.home.told import WELCOME, about_event, next_of, results_told, round_told, times
from paircard.tui.sentences.last_done import last_done


class LineHome(HomeRoom, LinePresenter):
    """The recent events by their number in the list."""

    _rows: Rows | None = None

    @property
    def cursor(self) -> Rows:
        """The recent events."""
        rows = self._rows = self._rows or Rows()
        self.program.write_recent()
        rows.show(str(path) for path in recent())
        return rows

    def prompt(self) -> str:
        """Say that this is the start."""
        return self.called()

    def summary(self) -> str:
        """Say what there is."""
        count = len(self.cursor.keys)
        if not count:
            return tr("Home: no recent events yet.")
        return trn("Home: {count} recent event.", "Home: {count} recent events.", count)

    def here(self) -> Iterator[str]:
        """Tell which event would be opened."""
        path = self.cursor.row_key_at_cursor
        if self.tournament is not None:
            yield from _open_event(self.tournament)
            yield from _work(filter(None, [next_step(todays(self.tournament))]))
        yield tr(WELCOME) if path is None else tr("Open recent opens {file}.", file=path_shown(Path(path)))

    def lines(self) -> Iterator[str]:
        """Tell how the open event stands, the work of the day, and the recent events."""
        if self.tournament is not None:
            yield from _open_event(self.tournament)
            yield from _work(todays(self.tournament))
            yield from _last_done(self.tournament)
        self.program.write_recent()
        for number, event in enumerate(recent_events(), start=1):
            path = Path(event.path)
            file, folder = path_shown(Path(path.name)), path_shown(path.parent)
            line = tr("{number}: {file} in {folder}", number=number, file=file, folder=folder)
            yield f"{line}. {_standing(event)}" if event.name else line

    def choose(self, text: str) -> None:
        """Choose an event by its number."""
        key = by_number(text, self.cursor.keys)
        if key is None:
            raise Refusal(
                tr("{typed} is neither a command here nor the number of a recent event: list tells them.", typed=text)
            )
        self.cursor.move_to(key)

    def words(self) -> Iterable[str]:
        """Paths of the recent events."""
        return self.cursor.keys


def _open_event(tournament: Tournament) -> Iterator[str]:
    """Tell what the card of the open event shows, in words."""
    facts = [round_told(tournament), *about_event(tournament), *results_told(tournament), *times(tournament)]
    yield tr("{event}: {facts}.", event=tournament.details.name, facts=", ".join(facts))


def _work(steps: Iterable[Step]) -> Iterator[str]:
    """Tell the work of the day, what is done first."""
    all_ = tuple(steps)
    now = next_step(all_)
    for step in all_:
        said = ", ".join(filter(None, (_bare(step.said), step.at)))
        if step.done:
            yield tr("Done: {what}.", what=said)
        elif step is now:
            yield tr("To do now: {what}; {keys}.", what=said, keys=step.keys)
        else:
            yield tr("To do then: {what}; {keys}.", what=said, keys=step.keys)


def _last_done(tournament: Tournament) -> Iterator[str]:
    """Tell what was done last, and who did it."""
    for done in last_done(tournament):
        what = done.said if done.result is None else f"{done.board} {result_words(done.result)}"
        yield tr("Done last, {time}: {what}, {arbiter}.", time=done.at, what=_bare(what), arbiter=done.arbiter)


def _bare(said: str) -> str:
    """Return a sentence without its full stop: it stands within another."""
    return said.removesuffix(".")


def _standing(event: Recent) -> str:
    """Say how an event stood when it was seen last, and what comes next."""
    step = next_of(event)
    if event.published and event.results < event.boards and step:
        step = trn("{done} of {count} result in", "{done} of {count} results in", event.boards, done=event.results)
    return f"{_stood(event)} {tr('Next: {what}.', what=step)}" if step and not event.over else _stood(event)


def _stood(event: Recent) -> str:
    players = trn("{count} player", "{count} players", event.players)
    if event.sections:
        each = "; ".join(
            tr("{section}: round {round} of {rounds}", section=name, round=number, rounds=rounds)
            for name, number, rounds in event.sections
        )
        told = tr("{event}, {players}. {sections}", event=event.name, players=players, sections=each)
        return f"{told}; {event.date}." if event.date else f"{told}."
    told = tr(
        "{event}: round {round} of {rounds}, {players}",
        event=event.name,
        round=event.round,
        rounds=event.rounds,
        players=players,
    )
    return f"{told}, {event.date}." if event.date else f"{told}."

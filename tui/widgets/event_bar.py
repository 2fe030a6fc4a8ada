"""The first line of every screen: which event is open, and how it stands."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr, trn
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import KEY, QUIET
from paircard.tui.sentences.local_time import minute, now
from paircard.tui.sentences.progress import adjourned, progress_of_teams
from paircard.tui.widgets.fitting import fit


class EventBar(Static):
    """First line: the event, the round, what is missing; at the right the rounds, the next one, and the time."""

    def tell(self, tournament: Tournament | None, banner: str = "") -> None:
        """Show where the event stands; a banner, over the whole line, instead while one looks at an earlier state."""
        self.set_class(bool(banner), "banner")
        need = too_small(*self.app.size)
        width = self.content_size.width or 78
        clock = minute()
        room = width - cell_len(need) - (len(clock) + 2 if clock else 0)
        if tournament is not None:
            room -= _dots(tournament).cell_len + 2
        said = Text(need + (banner or _standing(tournament, room)), no_wrap=True, overflow="ellipsis")
        if not banner:
            _add_at_right(said, tournament, clock, width)
        if said != self._shown:
            self._shown = said
            self.update(said, layout=False)

    _shown: Text | None = None


SMALLEST = (80, 24)
"""Columns and rows that every screen needs to show all it has."""


def too_small(columns: int, rows: int) -> str:
    """Return what stands first in a window that is too small; nothing in one that is large enough.

    >>> too_small(60, 20), too_small(80, 24)
    ('Needs 80x24, not 60x20! ', '')
    """
    if columns >= SMALLEST[0] and rows >= SMALLEST[1]:
        return ""
    return tr("Needs {needed}, not {present}! ", needed="{}x{}".format(*SMALLEST), present=f"{columns}x{rows}")


def _standing(tournament: Tournament | None, room: int) -> str:
    if tournament is None:
        return tr("paircard · chess tournaments, every decision by its rule")
    name = tournament.details.name
    state = _state(tournament)
    if cell_len(name + state) > room:
        state = _state(tournament, brief=True)
    # a long name is cut before the state is: "results missing" without its end would say the opposite
    return fit(name, min(cell_len(name), max(8, room - cell_len(state)))) + state


def _state(tournament: Tournament, *, brief: bool = False) -> str:
    state = f" · {_round(tournament, brief=brief)}"
    if system_of(tournament).outside_fide_mode(tournament):
        state += f" · {tr('not in FIDE mode')}"
    return f" · {tournament.stage_name}{state}" if tournament.several else state


def _add_at_right(line: Text, tournament: Tournament | None, clock: str, width: int) -> None:
    """Put what there is room for at the right end of a line: the time first, then the rounds, then when one begins."""
    parts = [Text(clock)] if clock else []
    if tournament is not None:
        parts = [part for part in (_dots(tournament), _next_round(tournament)) if part] + parts
    while parts and width - line.cell_len < sum(part.cell_len + 2 for part in parts):
        # the one before the last: the time is left alone at the end
        parts.pop(max(0, len(parts) - 2))
    if parts:
        right = Text("  ").join(parts)
        line.append(" " * (width - line.cell_len - right.cell_len)).append_text(right)


def _dots(tournament: Tournament) -> Text:
    """Return a dot for every round: those that are done, the one in play, those to come."""
    signs = signs_for()
    done = sum(round_.settled for round_ in tournament.rounds)
    dots = Text(signs.rounds(done, tournament.under_way, tournament.planned), "said.live")  # no words: a style
    if signs.going in dots.plain:
        dots.stylize(KEY, done, done + 1)
    dots.stylize(QUIET, max(done, tournament.under_way))
    return dots


def _next_round(tournament: Tournament) -> Text:
    """Say when the next round begins, its day only where it is another one; empty where nobody has said."""
    following = tournament.under_way + 1
    when = tournament.when(following) if following <= tournament.planned else None
    if when is None or not when.time:
        return Text()
    time = now()
    today = time is not None and f"{time:%Y-%m-%d}" == when.date
    return Text(tr("next {time}", time=when.time if today or not when.date else f"{when.date[5:]} {when.time}"), QUIET)


def _round(tournament: Tournament, *, brief: bool) -> str:
    total = tournament.planned
    current = tournament.current
    if current is None:
        entrants = len(tournament.registrations)
        planned = trn("{rounds} round, none paired", "{rounds} rounds, none paired", total, rounds=total)
        if tournament.of_teams:
            return f"{trn('{count} team', '{count} teams', entrants)} · {planned}"
        return f"{trn('{count} entrant', '{count} entrants', entrants)} · {planned}"
    if not current.published:
        return tr("round {round} of {rounds}, not published", round=current.number, rounds=total)
    if current.missing and tournament.of_teams:
        return tr(
            "round {round} of {rounds}, {progress}",
            round=current.number, rounds=total, progress=progress_of_teams(current),
        )  # fmt: skip
    if current.missing and brief:
        missing = len(current.missing)
        which = tr("round {round} of {rounds}", round=current.number, rounds=total)
        return f"{which}, {trn('{count} missing', '{count} missing', missing)}"
    if current.missing:
        return tr(
            "round {round} of {rounds}, {missing} of {boards} results missing",
            round=current.number, rounds=total, missing=len(current.missing), boards=len(current.boards),
        )  # fmt: skip
    if drawn := len(current.still_drawn):
        return trn(
            "round {round} of {rounds}, {count} match drawn", "round {round} of {rounds}, {count} matches drawn",
            drawn, round=current.number, rounds=total,
        )  # fmt: skip
    complete = tr("round {round} of {rounds}, complete", round=current.number, rounds=total)
    return complete + adjourned(tournament)

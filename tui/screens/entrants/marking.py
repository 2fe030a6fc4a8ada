"""Several entrants at once: they are marked, and then something is done with all of them, as one command."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectEntrant, PlayFor, Several
from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId, PlayerId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.tables.attendance import attendance
from paircard.core.tables.fees import owes
from paircard.core.tables.national_ratings import rating_of_category
from paircard.core.tables.some_players import read_filter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.text import folded
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.entrants.chosen import need_contestant

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

_BY_CATEGORY = "category"  # no words: what is typed
_NOTHING = "0"
"""Typed where something is taken away from all of them."""


def meant(at: EntrantsPresenter) -> tuple[Registration, ...]:
    """Return everybody marked, or who is under the cursor; refuse where a team is open, and an empty list."""
    need_contestant(at)
    return at.meant


def names(tournament: Tournament, people: Sequence[Registration]) -> str:
    """Name everybody: number and name."""
    return "; ".join(tournament.label(each.id) for each in people)


def _mark(at: EntrantsPresenter) -> None:
    """Mark who is under the cursor, or take the mark away, and go on to the next."""
    at.mark_only(at.marked ^ {need_contestant(at).id})
    at.step_down()
    _tell_marked(at)


async def _mark_who(at: EntrantsPresenter) -> None:
    """Ask whom, and mark them beside those who are marked already."""
    need_contestant(at)
    text = tr("all, none, here, not here, unpaid, a part of a name, or women, men, club NAME, fed POL, cat U12, "
              "title GM, born 2008-:")  # fmt: skip
    typed = await at.program.ask(AskLine(tr("Mark whom?"), text, tr("all"), called=mark("WHO")))
    if typed is None:
        return
    tournament = at.program.need_tournament()
    ids = marked_by(tournament, at.listed(tournament), typed)
    at.mark_only(at.marked | frozenset(ids) if ids is not None else ())
    _tell_marked(at)


def marked_by(tournament: Tournament, ids: Sequence[ContestantId], typed: str) -> Collection[ContestantId] | None:
    """Return whom a text means among some, None for no marks; raise `Refusal` where it means nobody."""
    word = folded(typed.strip())
    for each, meant_by in _WORDS.items():
        if word in (each, folded(tr(each))):
            return meant_by(tournament, ids)
    try:
        chosen = read_filter(typed)
    except Refusal:
        if by_name := found(tournament, ids, typed):
            return by_name
        raise
    return [id_ for id_ in ids if chosen.belongs(tournament.cards[id_])]


def _here(tournament: Tournament, _: Sequence[ContestantId]) -> Collection[ContestantId]:
    there = attendance(tournament)
    return there.here if there else ()


def _not_here(tournament: Tournament, _: Sequence[ContestantId]) -> Collection[ContestantId]:
    there = attendance(tournament)
    return there.missing if there else ()


_WORDS: dict[str, Callable[[Tournament, Sequence[ContestantId]], Collection[ContestantId] | None]] = {
    mark("all"): lambda _, ids: ids,
    mark("none"): lambda _tournament, _ids: None,
    mark("here"): _here,
    mark("not here"): _not_here,
    mark("unpaid"): lambda tournament, ids: [id_ for id_ in ids if owes(tournament, id_) > 0],
}
"""What may be typed instead of a name, and whom it means."""


def _tell_marked(at: EntrantsPresenter) -> None:
    if not at.marked:
        at.say(tr("Nobody is marked."))
        return
    said = trn(
        "{count} marked: a, w, C, x, $ and . are for all of them; Esc forgets the marks.",
        "{count} marked: a, w, C, x, $ and . are for all of them; Esc forgets the marks.",
        len(at.marked),
    )
    at.say(said)


async def _set(at: EntrantsPresenter) -> None:
    """Ask for category, club and team, and give them to everybody meant."""
    tournament, people = at.program.need_tournament(), meant(at)
    if tournament.of_teams:
        raise Refusal(tr("Teams play here: e corrects one, m opens its members."))
    fields = [
        Field("category", mark("Category"), hint=tr("nothing: as it is; 0: none")),
        Field("club", mark("Club"), hint=tr("nothing: as it is; 0: none")),
        Field("federation", mark("Federation"), hint=tr("nothing: as it is; 0: none")),
        Field("team", mark("Team"), hint=tr("nothing: as it is; 0: none")),
        Field(
            "rating",
            mark("Rating"),
            hint=tr("of who has none: what their federation counts for their category"),
            choices=("", _BY_CATEGORY),
            nothing=tr("as it is"),
        ),
    ]
    if tournament.rounds:
        fields.append(Field("reason", mark("Reason"), hint=tr("another team or rating needs one")))

    changed: set[int] = set()

    def save(values: Values) -> None:
        commands = _changes(at.program.need_tournament(), people, values)
        at.program.execute(Several(tuple(commands)))
        changed.update(each.player if isinstance(each, PlayFor) else each.id for each in commands)

    title = tr("For all who are marked") if len(people) > 1 else names(tournament, people)
    form = Form(title, fields, save)
    if await at.program.ask(form) is not None:
        done(at, trn("{count} entrant is changed.", "{count} entrants are changed.", len(changed)))


def _changes(tournament: Tournament, people: Sequence[Registration], values: Values) -> list[CorrectEntrant | PlayFor]:
    """Return what gives everybody the values that were typed; refuse where that is nothing."""
    given = {name: values[name] for name in ("category", "club", "federation") if values[name]}
    typed = {name: "" if value == _NOTHING else value for name, value in given.items()}
    commands: list[CorrectEntrant | PlayFor] = []
    for each in people:
        entrant = replace(tournament.registrations[each.id].entrant, **typed).cleaned()  # type: ignore[arg-type]
        if values["rating"]:
            entrant = _rated_by_category(entrant)
        if entrant != tournament.registrations[each.id].entrant:
            commands.append(CorrectEntrant(each.id, entrant, values.get("reason", "")))
        if team := values["team"]:
            commands.append(PlayFor(PlayerId(each.id), "" if team == _NOTHING else team, values.get("reason", "")))
    if not commands:
        raise Refusal(tr("Nothing was changed."))
    return commands


def _rated_by_category(entrant: Entrant) -> Entrant:
    """Return somebody without a rating with that of their category, as their federation has it."""
    rating = 0 if entrant.rating else rating_of_category(entrant)
    if not rating:
        return entrant
    return replace(entrant, rating=rating, rating_source=RatingSource.NATIONAL).with_rating_typed(entrant)


def done(at: EntrantsPresenter, said: str) -> None:
    """Forget the marks, for what they were made for is done, and say so."""
    at.mark_only(())
    at.say(said)


# fmt: off
Mark = row("Mark", "space", "Mark", _mark,
    "Mark the entrant under the cursor, or take the mark away. Absent, withdraw, move, strike out, paid and set are "
    "then for everybody marked, as one command that one undo takes back.",
    of=EventCommand, shown="Space", words="select, several, many, tag")
MarkWho = row("MarkWho", "asterisk", "Mark who", _mark_who,
    "Mark many at once: all, who is not here, who has not paid, by name, sex, club, federation, category, title or "
    "year of birth.",
    of=EventCommand, shown="*", words="select, several, many, filter, everybody", takes="WHO")
SetForMarked = row("SetForMarked", "full_stop", "Set", _set,
    "Give everybody marked a category, a club, a federation or a team, or, who has no rating, that of their category: "
    "a federation whose table is known counts one for each (Poland's of 2013).",
    of=EventCommand, shown=".", words="category, team, club, rating, several, change", takes="FIELD=VALUE; ...",
    changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (Mark, MarkWho, SetForMarked)

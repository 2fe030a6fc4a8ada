"""Groups drawn before witnesses: what is asked first, the lots one by one, and one key that stores it all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import DrawGroups
from paircard.core.commands.groups import need_drawable, strength
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.systems.drawing_groups import Apart, Entry, Step, Way, baskets, even_places, groups_of
from paircard.core.systems.drawing_groups.words import step_lines
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Choose
from paircard.tui.dialogs.form import Field, Form, Values, choice_of
from paircard.tui.dialogs.seed_field import seed_field
from paircard.tui.dialogs.stage_form import StageForm
from paircard.tui.dialogs.system_form import regulations_chosen
from paircard.tui.dialogs.was_it_announced import ask_announced
from paircard.tui.dialogs.witnessed import Lot, Witnessed
from paircard.tui.screens.entrants.next_stage import number_typed, numbers_typed, regulation_fields, regulations_offered
from paircard.tui.screens.standings.lots import numbers_as_ids

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

_WAYS = {Way.BASKETS: mark("baskets"), Way.SNAKE: mark("snake"), Way.CHOICE: mark("own choice")}
_APART = {
    (): mark("nobody"),
    (Apart.CLUB,): mark("club"),
    (Apart.FEDERATION,): mark("federation"),
    (Apart.FEDERATION, Apart.CLUB): mark("both"),
}
_KEYS = "123456789abcdefghijklmnopqrstuvwxz"  # no words: keys
BACK = "<"
"""Takes the last choice back."""


async def _draw_into_groups(at: EntrantsPresenter) -> None:
    """Ask, draw, show, store."""
    program = at.program
    need_drawable(program.need_tournament())  # refused before anything is asked
    if program.branch is not None:
        raise Refusal(tr("You are trying something: end it with W, then draw."))
    if not await ask_announced(program):
        return
    tournament = program.need_tournament()
    command = await _asked(program, tournament)
    if command is not None and await program.ask(_shown(tournament, command)) is not None:
        program.execute(command)
        stages = command.stages(tournament)
        program.show_stage(stages[0])
        drawn = tr("{count} groups are drawn: V shows another, p on Pairings makes the rounds.", count=len(stages))
        program.say(drawn)


# --- what is asked -----------------------------------------------------------------------------------------------


async def _asked(program: Program, tournament: Tournament) -> DrawGroups | None:
    """Return the draw with everything that was typed for it; None where somebody gave up."""
    made: list[DrawGroups] = []
    fields = _fields(program, tournament)
    form = StageForm(tr("Draw groups"), fields, lambda values: made.append(_typed(tournament, fields, values)))
    form.system = regulations_offered(tournament).system
    if await program.ask(form) is None:
        return None
    command: DrawGroups | None = made[-1]
    if command and command.way is Way.CHOICE:
        command = await _with_choices(program, tournament, command)
    if command and command.way is Way.BASKETS and not command.seed:
        command = await _with_slips(program, tournament, command)
    if command and not command.seed:
        command = await _with_numbers(program, tournament, command)
    return command


def _fields(program: Program, tournament: Tournament) -> list[Field]:
    ways, apart = tuple(map(tr, _WAYS.values())), tuple(map(tr, _APART.values()))
    return [
        Field("method", mark("Method"), ways[0], choices=ways),
        Field("groups", mark("Groups"), "4", hint=tr("how many")),
        Field("places", mark("Places"), hint=tr("nothing: as equal as can be; else such as 6 6 5 5")),
        Field("spread", mark("Keep apart"), apart[0], choices=apart, hint=tr("where possible")),
        seed_field(hint=tr("seen by everybody; nothing: slips are typed")),
        Field("by", mark("Drawn by"), program.arbiter),
        Field("present", mark("Present"), hint=tr("who saw it")),
        Field("name", mark("Group name"), tr("Group"), hint=tr("of each group, before its number")),
        *regulation_fields(tournament),
        Field("this", mark("This section"), tournament.facts.name or tr("All"), hint=tr("all who are drawn")),
    ]


def _typed(tournament: Tournament, fields: Sequence[Field], values: Values) -> DrawGroups:
    """Read the form; refuse what cannot be drawn."""
    way = choice_of(values["method"], "method", mark("Method"), _WAYS)
    entrants = len(tournament.registrations)
    groups = number_typed(values["groups"], "groups", mark("Groups"))
    equal = even_places(entrants, groups, by_snake=way is Way.SNAKE)
    command = DrawGroups(
        way,
        numbers_typed(values["places"], "places", mark("Places")) or equal,
        regulations_chosen(fields, values, regulations_offered(tournament)),
        choice_of(values["spread"], "spread", mark("Keep apart"), _APART),
        values["seed"],
        name=values["name"],
        field_name=values["this"],
        by=values["by"],
        present=values["present"],
    )
    if values["places"] and len(command.places) != groups:
        counts = {"groups": groups, "places": len(command.places)}
        raise Refusal(tr("Places: type one number for each of {groups} groups, not {places}.", **counts), "", "places")
    if command.seed:
        _need_drawable(tournament, command)
    return command


def _need_drawable(tournament: Tournament, command: DrawGroups) -> None:
    """Decide what can be decided already, so that the form stays open with the reason."""
    if command.way is Way.CHOICE:
        command = replace(command, way=Way.SNAKE)
    command.decide(tournament)


async def _with_slips(program: Program, tournament: Tournament, command: DrawGroups) -> DrawGroups | None:
    """Ask for the slips of every basket."""
    made = baskets(strength(tournament), command.places)
    asked = [(tr("Basket {basket}", basket=at), _numbers_of(tournament, each)) for at, each in enumerate(made, 1)]
    done: list[DrawGroups] = []

    def save(slips: tuple[tuple[ContestantId, ...], ...]) -> None:
        done.append(replace(command, slips=slips))
        tuple(done[-1].steps(tournament))

    if await program.ask(_slips_form(tr("Slips as drawn, basket by basket"), tournament, asked, save)) is None:
        return None
    return done[-1]


async def _with_numbers(program: Program, tournament: Tournament, command: DrawGroups) -> DrawGroups | None:
    """Ask for the slips with the start numbers in every group."""
    steps = tuple(command.steps(tournament))
    groups = groups_of(steps, len(command.places))
    asked = [(command.group_name(at), _numbers_of(tournament, each)) for at, each in enumerate(groups, 1)]
    done: list[DrawGroups] = []

    def save(slips: tuple[tuple[ContestantId, ...], ...]) -> None:
        done.append(replace(command, number_slips=slips))
        done[-1].decide(tournament)

    form = _slips_form(tr("Start numbers from slips: who has 1, 2 ... in each group"), tournament, asked, save)
    return None if await program.ask(form) is None else done[-1]


def _slips_form(title: str, tournament: Tournament, asked: Sequence[tuple[str, str]], save: object) -> Form:
    """Return a form with a line for every hat; what stands behind a line are the numbers on its slips."""

    def read(values: Values) -> None:
        slips = tuple(numbers_as_ids(tournament, values[_hat(at)]) for at in range(len(asked)))
        assert callable(save)
        save(slips)

    fields = [Field(_hat(at), label, hint=numbers) for at, (label, numbers) in enumerate(asked)]
    return Form(title, fields, read)


def _numbers_of(tournament: Tournament, entries: Sequence[Entry] | Sequence[ContestantId]) -> str:
    ids = [each.id if isinstance(each, Entry) else each for each in entries]
    return " ".join(str(each) for each in sorted(tournament.numbers[id_] for id_ in ids))


async def _with_choices(program: Program, tournament: Tournament, command: DrawGroups) -> DrawGroups | None:
    """Let everybody choose in turn, the strongest first."""
    order, chosen = strength(tournament), list[tuple[ContestantId, int]]()
    while len(chosen) < len(order):
        entry = order[len(chosen)]
        members: dict[int, list[str]] = {group: [] for group in range(1, len(command.places) + 1)}
        for id_, group in chosen:
            members[group].append(tournament.label(id_))
        open_ = {
            _KEYS[group - 1]: f"{command.group_name(group)} ({left})"
            for group, there in members.items()
            if (left := command.places[group - 1] - len(there))
        }
        lines = [f"{command.group_name(group)}: {', '.join(there)}" for group, there in members.items()]
        title = tr("{player} chooses a group", player=tournament.label(entry.id))
        back = {BACK: tr("back")} if chosen else {}
        answer = await program.ask(Choose(title, "\n".join(lines), {**open_, **back}))
        if answer is None:
            return None
        if answer == BACK:
            chosen.pop()
        else:
            chosen.append((entry.id, _KEYS.index(answer) + 1))
    return replace(command, chosen=tuple(chosen))


# --- what is shown -----------------------------------------------------------------------------------------------


def _shown(tournament: Tournament, command: DrawGroups) -> Witnessed:
    """Return the draw as it is shown before witnesses: everybody into a group, then the numbers of each group."""
    steps = tuple(command.steps(tournament))
    lots = [_lot(tournament, command, steps, at) for at in range(len(steps))]
    lots += _number_lots(tournament, command, command.numbers(tournament, steps))
    question = tr("Store the draw: {count} groups, who is in which, and the start numbers?", count=len(command.places))
    title = tr("Draw of groups, seed {seed}", seed=command.seed) if command.seed else tr("Draw of groups, by slips")
    return Witnessed(title, lots, question, tr("store"))


def _lot(tournament: Tournament, command: DrawGroups, steps: Sequence[Step], at: int) -> Lot:
    step, members = steps[at], groups_of(steps[: at + 1], len(command.places))
    said = tuple(step_lines(step, tournament.label))
    return Lot(
        tr("Lot {number} of {all}. {what}", number=at + 1, all=len(steps), what=_from(step)).strip(),
        tournament.label(step.entrant),
        command.group_name(step.group),
        said[1:],
        tuple(_group_line(tournament, command, group, ids) for group, ids in enumerate(members, 1)),
        (" ".join(said),),
    )


def _from(step: Step) -> str:
    match step.way:
        case Way.SNAKE:
            return tr("Row {row} of the snake.", row=step.basket)
        case Way.BASKETS:
            return tr("Basket {basket}.", basket=step.basket)
    return tr("Own choice.")


def _group_line(tournament: Tournament, command: DrawGroups, group: int, ids: Sequence[ContestantId]) -> str:
    """Return who is in a group: the numbers of all, the name of who came last."""
    numbers = " ".join(str(tournament.numbers[id_]) for id_ in ids)
    last = tournament.registrations[ids[-1]].entrant.name if ids else ""
    return f"{command.group_name(group):<10} {numbers}  {last}".rstrip()


def _number_lots(tournament: Tournament, command: DrawGroups, numbers: Sequence[Sequence[ContestantId]]) -> list[Lot]:
    """Return the start numbers, a group at a time."""
    lots = []
    for group, ids in enumerate(numbers, 1):
        name = command.group_name(group)
        lines = [f"{start:>2} {tournament.registrations[id_].entrant.name}" for start, id_ in enumerate(ids, 1)]
        title = tr("Start numbers of {group}, drawn by lots", group=name)
        lots.append(Lot(title, name, "", (), tuple(lines), (f"{title}:", *lines)))
    return lots


# fmt: off
DrawIntoGroups = row("DrawIntoGroups", "K", "Draw groups", _draw_into_groups,
    "Draw the entrants into groups: by the snake, from baskets by lots, or by their own choice. The "
    "draw is shown lot by lot before witnesses, with a seed or from slips; y at its end stores groups, entries "
    "and start numbers at once, and one u takes them back. Clubs or federations are kept apart where that is "
    "possible.",
    of=EventCommand, words="draw groups, stage, pool, baskets, snake, lots, qualification, preliminary",
    takes="y or n once; METHOD=; GROUPS=; PLACES=; APART=; SEED=; ...; y", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (DrawIntoGroups,)


def _hat(at: int) -> str:
    return f"slips{at}"  # no words: the name of a field

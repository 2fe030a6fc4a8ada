"""The final filled from groups: places for each, the best of those next, lots where nothing else decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from paircard.core.commands import FillFinal
from paircard.core.commands.finals import alone_in, drawn_among, groups_of, knocked_out, sources, tables
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.carried import games_to_carry, where_played
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.advancing import Plan, Undecided, consoled
from paircard.core.systems.advancing.words import advanced_lines, undecided_line
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.commands.command import EventCommand, ScreenCommand
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.dialogs.form import Field, NotedForm, Values, about, choice_of
from paircard.tui.dialogs.seed_field import seed_field
from paircard.tui.dialogs.stage_form import FinalForm, carried_nowhere, carries, carry_field, out_fields, out_typed
from paircard.tui.dialogs.system_form import regulations_chosen
from paircard.tui.screens.entrants.next_stage import number_typed, numbers_typed, regulation_fields, regulations_offered

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

NO_GROUPS = mark("Nobody goes on yet: play this stage to its end, or K on Entrants draws groups.")


class FillTheFinal(EventCommand):
    """Fill a final from the groups of a draw (B.VI A2): from a place to a place of each, and the best of those next.

    Without groups it is filled from the stage shown: a Swiss before, a cup after for the first of its table.

    The list says by which rule each comes in before anything is stored; where only lots can decide, it asks for them.
    A second final takes places 3 to 4, without who is in the first. Results may be carried over into a round robin:
    two who met in their group do not meet again, and their game counts in the final as it stands in the group.

    From a cup that is still played it takes those who are out: who lost their first match, or everybody out up to a
    round. They play a consolation while the cup goes on; its places may say theirs in the cup.
    """

    changes = True
    key = "Z"
    label = "Fill final"
    words = "advance, qualify, promotion, stage, next, knock-out, places, consolation"
    takes = "FROM PLACE=; TO PLACE=; THOSE OUT=; PLACES FOLLOW=; BEST=; CARRY=; NAME=; SEED=; ...; SLIPS; SEED; y"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """There must be groups, or a stage that is played."""
        if tournament is None or sources(tournament):
            return super().obstacle(tournament)
        return tr(NO_GROUPS)

    async def run(self, at: EntrantsPresenter) -> None:
        """Ask for the plan, draw lots where needed, show who comes in, store."""
        program, tournament = at.program, at.program.need_tournament()
        if program.branch is not None:
            raise Refusal(tr("You are trying something: end it with W first."))
        found = sources(tournament)
        if len(found) == 1:
            _need_anybody(tournament, next(iter(found)))  # refused before anything is asked
        command = await _asked(program, tournament)
        if command is None:
            return
        advanced = command.advanced(tournament)
        alone = alone_in(tournament, command.pool)
        said = (
            advanced_lines(advanced, _named(tournament), alone),
            _left(tournament, command),
            _carried(tournament, command),
            _follows(command),
        )
        lines = "\n".join(chain.from_iterable(said))
        title = trn("{final}: {count} player", "{final}: {count} players", len(advanced.entered), final=command.name)
        if await program.ask(Confirm(title, lines, tr("open it and enter them"))) is None:
            return
        program.execute(command)
        opened = max(program.need_tournament().world)
        program.show_stage(opened)
        name = program.need_tournament().stage_name
        program.say(tr("{final} is open with those who go on: p on Pairings makes its rounds.", final=name))


async def _asked(program: Program, tournament: Tournament) -> FillFinal | None:
    """Return the plan with all lots it needs; None where somebody gave up."""
    made: list[FillFinal] = []
    fields = _fields(program, tournament)
    form = FinalForm(tr("Fill the final"), fields, lambda values: made.append(_typed(tournament, fields, values)))
    form.system = _offered(tournament).system
    form.note = carried_nowhere(tournament)
    if await program.ask(form) is None:
        return None
    command = made[-1]
    while undecided := command.advanced(tournament).undecided:
        lots = await _lots(program, tournament, command, undecided[0])
        if lots is None:
            return None
        command = replace(command, lots=(*command.lots, lots))
    return command


def _fields(program: Program, tournament: Tournament) -> list[Field]:
    found = sources(tournament)
    draws, several = tuple(found), any(len(groups) > 1 for groups in found.values())
    here = _shown(tournament)
    running = _is_running(tournament, here)
    each = tr("of each group; 3 where the first two play elsewhere") if several else tr("of the table")
    last = tr("of each group; or one number for each, such as 3 2 2 2") if several else tr("so many go on")
    which = [Field("pool", mark("From"), here, choices=draws)] if len(draws) > 1 else []
    return [
        *which,
        *out_fields(max(_rounds_out(tournament, pool) for pool in draws), running=running),
        Field("from", mark("From place"), "1", hint=each),
        Field("places", mark("To place"), "2" if several else "8", hint=last),
        *(_best_fields() if several else ()),
        Field("name", mark("Name of the final"), tr("Consolation") if running else tr("Final")),
        *regulation_fields(tournament, _offered(tournament)),
        carry_field(),
        seed_field(hint=tr("of lots and start numbers; nothing: numbers by rating")),
        Field("by", mark("Drawn by"), program.arbiter),
        Field("present", mark("Present"), hint=tr("who saw it")),
    ]


def _best_fields() -> Iterator[Field]:
    """Yield what is asked of those behind the last place of each group."""
    yield Field("best", mark("Best of those next"), "0", hint=tr("so many more, over all groups"))
    yield Field("across", mark("compared by"), "PTS", hint=tr("PTS points, PCT points for a game, tie-breaks"))


def _offered(tournament: Tournament) -> Regulations:
    """Return the regulations as they are offered: a consolation is played as its cup, unless something else is said."""
    here = _shown(tournament)
    if not _is_running(tournament, here):
        return regulations_offered(tournament)
    return replace(tournament.seen(sources(tournament)[here][0]).regulations, carry=False)


def _shown(tournament: Tournament) -> str:
    """Return the draw of the stage that is shown, the last one where it is of none."""
    found = sources(tournament)
    return next((pool for pool, groups in found.items() if tournament.stage in groups), [*found][-1])


def _is_running(tournament: Tournament, pool: str) -> bool:
    """Whether the stage of a draw is a cup from which a consolation may be filled while it is played."""
    cup = tournament.seen(sources(tournament)[pool][0])
    return bool(_rounds_out(tournament, pool)) and not finished(cup)


def _rounds_out(tournament: Tournament, pool: str) -> int:
    known = knocked_out(tournament, pool)
    return known.last if known else 0


def _need_anybody(tournament: Tournament, pool: str) -> None:
    """Refuse a stage that is not finished, and a cup of which no round is decided."""
    known = knocked_out(tournament, pool)
    if known and _is_running(tournament, pool):
        consoled(Plan((), out=1), known, alone_in(tournament, pool))
    else:
        tables(tournament, pool)


def _typed(tournament: Tournament, fields: Sequence[Field], values: Values) -> FillFinal:
    """Read the form; refuse a plan that does not fit the groups."""
    found = sources(tournament)
    drawn = next(iter(found))
    pool = choice_of(values.get("pool") or drawn, "pool", mark("From"), {each: each for each in found})
    places = numbers_typed(values["places"], "places", mark("To place"))
    first = number_typed(values["from"], "from", mark("From place"))
    if len(places) == 1:
        places *= len(found[pool])
    codes = tuple(values.get("across", "PTS").replace(",", " ").upper().split())
    best = number_typed(values.get("best", "0"), "best", mark("Best of those next"))
    known = knocked_out(tournament, pool)
    out, first_match, follow = out_typed(values, known.last if known else 0, known.all_begin if known else 0)
    command = FillFinal(
        pool,
        Plan(places, best, codes or ("PTS",), first, carries(values), out, first_match, follow),
        values["name"],
        regulations_chosen(fields, values, _offered(tournament)),
        seed=values["seed"],
        by=values["by"],
        present=values["present"],
    )
    command.opened(tournament)
    with about("out" if out else "places"):
        if not command.advanced(tournament).undecided:
            command.decide(tournament)
    return command


async def _lots(program: Program, tournament: Tournament, command: FillFinal, undecided: Undecided) -> LotsDrawn | None:
    """Return lots among equals: from the seed of all lots, or asked for; slips number them as they are listed."""
    if command.seed:
        return drawn_among(tournament, undecided, command.pool, command.seed, (), command.by, command.present)
    name, drawn = _named(tournament), list[LotsDrawn]()

    def save(values: Values) -> None:
        slips = _slips(undecided, values["slips"])
        seed = values["seed"]
        drawn.append(drawn_among(tournament, undecided, command.pool, seed, slips, command.by, command.present))

    fields = [
        Field("slips", mark("Slips"), hint=tr("in the order drawn, such as 2 1")),
        seed_field(label=mark("Or seed")),
    ]
    form = NotedForm(tr("Lots decide who goes on"), fields, save)
    listed = (f"{at} {name(id_)}" for at, id_ in enumerate(undecided.ids, 1))
    alone = alone_in(tournament, command.pool)
    form.tell_note("\n".join((undecided_line(undecided, name, alone), "", *listed)))
    return None if await program.ask(form) is None else drawn[-1]


def _slips(undecided: Undecided, text: str) -> tuple[ContestantId, ...]:
    """Read slips that number the equals as they are listed."""
    numbers: Sequence[int] = numbers_typed(text, "slips", mark("Slips"))
    if wrong := next((each for each in numbers if not 1 <= each <= len(undecided.ids)), 0):
        raise Refusal(tr("There is no slip {number}: they are 1 to {last}.", number=wrong, last=len(undecided.ids)))
    return tuple(undecided.ids[each - 1] for each in numbers)


def _left(tournament: Tournament, command: FillFinal) -> Iterator[str]:
    """Name those who go on by their place although they have left their group: the arbiter strikes them out."""
    groups = groups_of(tournament, command.pool)
    for each in command.advanced(tournament).entered:
        group = tournament.seen(groups[each.group - 1])
        if group.registrations[each.id].gone:
            player, name = _named(tournament)(each.id), group.stage_name
            yield tr("{player} has withdrawn from {group}: x strikes out who will not play.", player=player, group=name)


def _follows(command: FillFinal) -> Iterator[str]:
    """Say what the places of a consolation are."""
    if command.plan.follow:
        yield tr("The table of {final} says the places of those who are in it.", final=command.name)


def _carried(tournament: Tournament, command: FillFinal) -> Iterator[str]:
    """Name the games that count in the final and are not played again."""
    final = tournament.imagine(*command.decide(tournament)).seen(max(tournament.world) + 1)
    name = _named(tournament)
    for games in games_to_carry(final).values():
        for each in games:
            if each.same_as:
                fields = {"white": name(each.white), "black": name(each.black)}
                where = where_played(tournament, each.same_as)
                yield tr("{white} - {black} counts again: {where}.", where=where, **fields)


def _named(tournament: Tournament) -> Callable[[ContestantId], str]:
    """Return what says who an id is, in whatever stage they are."""
    people = tournament.people
    return lambda id_: people[id_].name


COMMANDS: tuple[type[ScreenCommand], ...] = (FillTheFinal,)

"""Pairing by hand: what it breaks, and where the rules would pair otherwise, is said before it is stored."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Iterable, Iterator
from typing import TYPE_CHECKING

from paircard.core.commands import PairByHand, RecordFromPaper
from paircard.core.commands.pairing import replaced
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.no_shows import without_notice
from paircard.core.event.readiness import need_ready
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.instead_of import preferred
from paircard.core.review.pairing_diff import pairing_changes
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import folded
from paircard.tui.commands.command import SECOND, ScreenCommand
from paircard.tui.dialogs.ask import Choose, Confirm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.pairings.no_notice import unsaid
from paircard.tui.screens.pairings.pairing import PairNextRound, unpublished
from paircard.tui.sentences.side_by_side import side_by_side

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.pairings.presenter import RoundPresenter

DONE = mark("Paired by hand, not published yet. b publishes.")
EXAMPLE = "10-1 2-12 11-3 bye 9"  # no words: as it is typed


class PairRoundByHand(ScreenCommand):
    """Pair the next round, or the unpublished one anew, by hand: on its boards, or in line mode typed as a line.

    The reason is recorded; what the rules forbid is refused unless you override it twice, and every report
    names it then.
    """

    changes = True
    key = "h"
    label = "By hand"
    words = "hand, hand pairing, manual, swap, exchange, change, edit, move"
    footer = SECOND
    takes = "PAIRS; REASON; OVERRIDE; y"

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """The tree of a cup makes its pairs, and in a match there is but one."""
        return tournament is None or not (system_of(tournament).ends_early or system_of(tournament).duel)

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Once the last round is published there is none to pair, and where a table pairs there never was."""
        if tournament is not None and (made_by_table := system_of(tournament).lacks("by_hand")):
            return made_by_table
        return "" if unpublished(tournament) else PairNextRound.obstacle(tournament)

    def run(self, at: RoundPresenter) -> Awaitable[None] | None:
        """Open the boards, where there is a screen for them; else ask for the pairs as a line."""
        tournament = at.program.need_tournament()
        if made_by_table := system_of(tournament).lacks("by_hand"):
            raise Refusal(made_by_table)
        need_ready(tournament.imagine(*replaced(tournament)))  # refused at once, by the words of any pairing
        return None if at.open_boards(tournament) else _typed(at, tournament)


async def _typed(at: RoundPresenter, tournament: Tournament) -> None:
    """Ask for the whole round as a line."""
    current = tournament.current
    shown = ""
    if current and not current.published:
        shown = as_line(tournament, current.pairs, current.bye)
    fields = [
        Field("pairs", mark("Pairs, White first"), shown, hint=tr("such as {example}", example=EXAMPLE)),
        Field("reason", mark("Reason")),
        override_field(),
    ]
    found: list[PairByHand] = []

    def save(values: Values) -> None:
        pairs, bye = read_pairs(tournament, values["pairs"])
        command = PairByHand(pairs, bye, values["reason"], override=said_yes(values["override"]))
        command.decide(tournament)  # refused while the form is still open
        found.append(command)

    if await at.program.ask(Form(tr("Pair by hand"), fields, save)) is not None:
        await confirm_by_hand(at, tournament, found[-1], tr(DONE))


def override_field() -> Field:
    """Return the field that asks whether something absolute (B1, B2) is broken knowingly."""
    return Field("override", mark("Break the rules?"), hint=tr("only to break them knowingly: {yes}", yes=tr("yes")))


def said_yes(typed: str) -> bool:
    """Tell whether that field says yes."""
    return folded(typed) in {"y", "yes", folded(tr("yes"))}


async def confirm_by_hand(
    at: RoundPresenter, tournament: Tournament, command: PairByHand | RecordFromPaper, done: str
) -> bool:
    """Show what a pairing by hand breaks and where the rules pair otherwise, then do it; tell whether it was done."""
    return await agreed(at.program, tournament, command) and at.program.perform(command, done)


async def agreed(program: Program, tournament: Tournament, command: PairByHand | RecordFromPaper) -> bool:
    """Show what a pairing by hand breaks and where the rules pair otherwise; tell whether it is wanted so."""
    what = tr("Pairing round {round}", round=tournament.imagine(*replaced(tournament)).next_round)
    text, made = await program.found(what, lambda: _text(tournament, command))
    if await program.ask(Choose(tr("Pair by hand"), text, {"y": tr("pair so")})) is None:
        return False
    if articles := ", ".join(made.against):
        said = mark("Round {round} will go against {articles}, and every report names it.")
        sure = f"{tr(said, round=made.round, articles=articles)}\n\n{made.by_hand}"
        title = tr("Override {articles}", articles=articles)
        if await program.ask(Confirm(title, sure, yes=tr("yes, pair so"))) is None:
            return False
    # on a branch nothing is stored, and nobody is warned
    return program.branch is not None or await program.agree(command) is not None


def _text(tournament: Tournament, command: PairByHand | RecordFromPaper) -> tuple[str, RoundPaired]:
    events = command.decide(tournament)
    at, made = next((at, event) for at, event in enumerate(events) if isinstance(event, RoundPaired))
    return "\n".join(_verdict(tournament.imagine(*events[:at]), made)), made


def _verdict(opened: Tournament, made: RoundPaired) -> Iterator[str]:
    """Say what a pairing by hand breaks, and where it parts from the pairing by the rules."""
    after = opened.imagine(made)
    articles = ", ".join(filter(None, made.against))  # a club's own rules have none
    said = mark("This breaks {articles}: {reason}") if articles else mark("This breaks the rules: {reason}")
    breaks = tr(said, articles=articles, reason=made.by_hand)
    yield from filter(None, [breaks if made.against else system_of(opened).law.kept()])
    playing = {id_ for pair in made.pairs for id_ in (pair.white, pair.black)} | {made.bye}
    if away := [id_ for id_ in without_notice(opened) if id_ in playing]:
        yield unsaid(opened, away)
    changes = pairing_changes(opened, after)
    if not changes:
        yield changes.sentence
        return
    yield from ("", tr("Before: by the rules. After: by hand."), *side_by_side(opened, changes))
    if why := [*map(str, preferred(opened, after.rounds[made.round - 1], changes))]:
        yield from ("", *why)


def as_line(
    tournament: Tournament, pairs: Iterable[tuple[ContestantId, ContestantId]], bye: ContestantId | None
) -> str:
    """Write a round as it is typed."""
    numbers = tournament.numbers
    said = [f"{numbers[white]}-{numbers[black]}" for white, black in pairs]
    return " ".join(said if bye is None else [*said, f"bye {numbers[bye]}"])  # no words: as it is typed


def read_pairs(
    tournament: Tournament, text: str
) -> tuple[tuple[tuple[ContestantId, ContestantId], ...], ContestantId | None]:
    """Read `10-1 2-12 bye 9` as ids; refuse what is no pair, naming it."""
    rest, bye = text, None
    if found := re.search(r"\bbye\s+(\d{1,5})\b", text):
        bye = _id(tournament, found[1])
        rest = text[: found.start()] + text[found.end() :]
    pairs = []
    for word in rest.replace(",", " ").split():
        match = re.fullmatch(r"(\d{1,5})-(\d{1,5})", word)
        if match is None:
            raise Refusal(tr("{typed} is not a pair: type numbers such as 10-1, White first.", typed=word))
        pairs.append((_id(tournament, match[1]), _id(tournament, match[2])))
    return tuple(pairs), bye


def _id(tournament: Tournament, number: str) -> ContestantId:
    try:
        return tournament.ids[PairingNumber(int(number))]
    except KeyError:
        raise Refusal(tr("There is no player with the number {number}.", number=number)) from None


COMMANDS: tuple[type[ScreenCommand], ...] = (PairRoundByHand,)

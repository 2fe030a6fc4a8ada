"""Pairing a round, pairing it anew, publishing it, taking it back."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from paircard.core.commands import PairRound, PublishRound, UnpairRound
from paircard.core.commands.draw_numbers import lots_wanted
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal_queries import events_of
from paircard.core.event.no_shows import without_notice
from paircard.core.event.readiness import need_ready, needs_first_colour
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.without_members import without_members
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import SECOND, PairedCommand, ScreenCommand, UnfinishedCommand, row
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.dialogs.first_colour import answers_taken, settle_first_colour
from paircard.tui.dialogs.lots_for_numbers import settle_numbers
from paircard.tui.program.correction import pair_anew
from paircard.tui.screens.pairings.duel import choose_first
from paircard.tui.screens.pairings.former_results import offer_earlier_results
from paircard.tui.screens.pairings.no_notice import ask_before_pairing
from paircard.tui.screens.pairings.play_offs import draw_colours, needs_colour_lots

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


class PairNextRound(UnfinishedCommand):
    """Pair the next round by the rules. It stays unpublished until you publish it, and can be taken back.

    It asks first about those who lost the last round by forfeit and about whom nothing was said; before a schedule is
    posted, whether lots are drawn for the numbers.
    """

    changes = True
    key = "p"
    label = "Pair"
    words = "make, draw, generate"
    footer = SECOND
    takes = mark("d, {white} or {black}; SEED; y or n; later y or n")

    @classmethod
    def answers(cls) -> str:
        """The letters of the colours are those of the reader."""
        return answers_taken(cls.takes)

    def run(self, at: RoundPresenter) -> Awaitable[None] | None:
        """Pair; before round 1 the colour of the highest player is drawn or set first (A7).

        What stands in the way is said before anything is asked.
        """
        tournament = at.program.need_tournament()
        if needs_first_colour(tournament):
            return self._colour_first(at)
        duel = system_of(tournament).duel
        if duel and duel.due(tournament) == 0:
            return self._choice_first(at)
        if needs_colour_lots(tournament):
            return draw_colours(at)
        if lots_wanted(tournament):
            return self._numbers_first(at)
        unsaid = () if tournament.missing else without_notice(tournament)
        return self._notice_first(at, unsaid) if unsaid else self._pair(at, tournament)

    async def _notice_first(self, at: RoundPresenter, unsaid: Sequence[ContestantId]) -> None:
        answered = await ask_before_pairing(at, unsaid)
        if answered is None:
            return
        said, question = answered
        tournament = at.program.need_tournament()
        earlier = self._pair(at, tournament, said)
        if earlier is not None:
            await earlier
        if at.program.need_tournament().scheduled > tournament.scheduled:
            at.program.type_again(question.waiting)

    async def _colour_first(self, at: RoundPresenter) -> None:
        need_ready(at.program.need_tournament())
        if await settle_first_colour(at.program):
            earlier = self._pair(at, at.program.need_tournament())
            if earlier is not None:
                await earlier

    async def _numbers_first(self, at: RoundPresenter) -> None:
        need_ready(at.program.need_tournament())
        if await settle_numbers(at.program):
            earlier = self._pair(at, at.program.need_tournament())
            if earlier is not None:
                await earlier

    async def _choice_first(self, at: RoundPresenter) -> None:
        if await choose_first(at):
            self._pair(at, at.program.need_tournament())

    @classmethod
    def _pair(cls, at: RoundPresenter, tournament: Tournament, said: str = "") -> Awaitable[None] | None:
        """Find the round, however long that takes, then store it."""
        what = tr("Pairing round {round}", round=tournament.next_round)
        return at.program.once_found(what, partial(found, tournament), lambda _: cls._store(at, tournament, said))

    @staticmethod
    def _store(at: RoundPresenter, tournament: Tournament, said: str) -> Awaitable[None] | None:
        number, advice = tournament.next_round, system_of(tournament).rounds.advice_before_round_1(tournament)
        done = mark("Round {round} is paired, not published yet. Look at it, then b publishes; t takes it back.")
        if system_of(tournament).rounds.beforehand:
            done = mark("The whole schedule is posted: type results in any order. u takes it back.")
        if system_of(tournament).display:
            done = mark("The boards are set: type results in any order, j notes who is not ready.")
        if duel := system_of(tournament).duel:
            need_ready(tournament)
            done = duel.on_game(tournament.imagine(*PairRound().decide(tournament)))
        if at.program.perform(
            PairRound(), " ".join(filter(None, (said, tr(done, round=number), advice, without_members(tournament))))
        ):
            return offer_earlier_results(at.program)
        return None


class PairAnew(PairedCommand):
    """Pair the last round anew, as things stand now, as after a withdrawal or a correction.

    Boards that stay keep their results, and old and new are shown first. A published pairing changes only if it
    breaks the rules; an override needs a reason and is marked in every report.
    """

    changes = True
    key = "r"
    label = "Anew"
    words = "pair again, repair, again, repeat, restart"
    footer = SECOND
    takes = "r or o; REASON; y"

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """A round of a cup stands as it was made."""
        return tournament is None or not system_of(tournament).ends_early

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """A table that makes the pairs makes the same ones again."""
        return super().obstacle(tournament) or (system_of(tournament).lacks("by_hand") if tournament else "")

    async def run(self, at: RoundPresenter) -> None:
        """Show old and new side by side, and what the rules allow."""
        await pair_anew(at.program)


class PublishPairing(PairedCommand):
    """Publish the pairing: from now on it is changed only as the rules allow."""

    changes = True
    key = "b"
    label = "Publish"
    words = "post, announce, release"
    footer = SECOND

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Only the last pairing can wait for it."""
        if tournament is None or not tournament.rounds or unpublished(tournament):
            return super().obstacle(tournament)
        return tr("Round {round} is already published.", round=tournament.under_way)

    def run(self, at: RoundPresenter) -> None:
        """Publish."""
        at.program.perform(PublishRound(), tr("Published."))


async def _take_back_pairing(at: RoundPresenter) -> None:
    """Ask, then take back."""
    tournament = at.program.need_tournament()
    try:
        UnpairRound().decide(tournament)  # refused before anything is asked
    except Refusal as refusal:
        raise Refusal(refusal.message + _undo_does_it(tournament), refusal.article) from refusal
    text = _what_goes(tournament)
    if await at.program.ask(Confirm(tr("Take back"), text)) is not None:
        at.program.perform(UnpairRound(), tr("The pairing is taken back."))


def _what_goes(tournament: Tournament) -> str:
    if system_of(tournament).rounds.beforehand:
        return tr("Take back the whole schedule?")
    return tr("Take back the pairing of round {round}?", round=tournament.under_way)


def _undo_does_it(tournament: Tournament) -> str:
    """Say how a publication is taken back that nobody has seen; nothing where it was not the last command."""
    command = tournament.timeline.last(tournament.stage)
    last = events_of(tournament, command) if command else ()
    if not any(isinstance(entry.event, RoundPublished) for entry in last):
        return ""
    return tr(" If nobody has seen it yet, u takes the publication back, then t the pairing.")


def found(tournament: Tournament) -> None:
    """Find the next round, which the event keeps from then on; what stands in its way is told by who asks for it."""
    if not needs_first_colour(tournament) and not system_of(tournament).rounds.beforehand:
        with suppress(Refusal):
            PairRound().decide(tournament)


def unpublished(tournament: Tournament | None) -> bool:
    """Whether the last pairing waits to be published."""
    return tournament is not None and tournament.current is not None and not tournament.current.published


# fmt: off
TakeBackPairing = row("TakeBackPairing", "t", "Take back", _take_back_pairing,
    "Take back the pairing of the last round: while it is not published, or where it breaks the rules by now. The "
    "round is then still to be paired. To pair it again at once use Pair anew; Undo takes back whatever came "
    "last.",
    of=PairedCommand, words="cancel, delete, remove, unpair", takes="y", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (PairNextRound, PublishPairing, PairAnew, TakeBackPairing)

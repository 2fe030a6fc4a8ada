"""F8: who lost by forfeit without notice counts as withdrawn, asked when it is typed and once more by `p`."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from paircard.core.commands import Command, NoteNotice, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.no_shows import absent_from, no_shows, without_notice
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import listed, tr, trn
from paircard.tui.commands.command import PairedCommand, ScreenCommand
from paircard.tui.dialogs.no_notice import NoNotice

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


class _NoticeCommand(PairedCommand):
    changes = True

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Where all pairs are known beforehand nobody is paired again: a forfeit is a result like others."""
        return tournament is None or not (system_of(tournament).rounds.beforehand or system_of(tournament).duel)

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Somebody must have lost the last round by forfeit and be about to play on."""
        if tournament is None or not tournament.rounds or no_shows(tournament):
            return super().obstacle(tournament)
        return tr("Nobody who lost round {round} by forfeit is to be paired again.", round=tournament.under_way)

    def decide(self, at: RoundPresenter, players: Sequence[ContestantId]) -> None:
        """Do it for these."""
        raise NotImplementedError

    def run(self, at: RoundPresenter) -> Awaitable[None] | None:
        """Do it for those just asked about, else of the board under the cursor; ask where several are left."""
        players = _meant(at)
        if players:
            self.decide(at, players)
            return None
        return _of_all(at)


class WithoutNotice(_NoticeCommand):
    """Withdraw whoever lost by forfeit without notice unless the regulations differ.

    It applies to the forfeit typed last, else to the board under the cursor, else to the whole round.
    """

    key = "w"
    label = "No notice"
    words = "withdraw, retire"
    takes = "y or n"

    def decide(self, at: RoundPresenter, players: Sequence[ContestantId]) -> None:
        """Withdraw them."""
        if said := withdraw(at, players):
            at.program.say(said)


class NoticeGiven(_NoticeCommand):
    """Note in the journal that whoever lost by forfeit had given notice: pairing does not ask again.

    They stay. It applies to the forfeit typed last, else to the board under the cursor, else to the whole round.
    """

    key = "n"
    label = "Notice"
    words = "excused, stays"
    takes = "y or n"

    def decide(self, at: RoundPresenter, players: Sequence[ContestantId]) -> None:
        """Let them stay."""
        if said := stay(at, players):
            at.program.say(said)


def _meant(at: RoundPresenter) -> tuple[ContestantId, ...]:
    """Return those just asked about, else those of the board under the cursor, else the only one there is."""
    tournament = at.program.need_tournament()
    if asked := at.notices.asked(tournament, at.cursor.row_key_at_cursor):
        return asked
    number = tournament.under_way
    away = no_shows(tournament)
    if at.round_shown == number and at.match is not None:
        here = tuple(id_ for id_ in absent_from(at.match) if id_ in away)
        if here:
            return here
    left = without_notice(tournament)
    if not left:
        said = tr("{players} lost round {round} by forfeit with notice: go to the board to say otherwise.",
                  players=named(tournament, away), round=number)  # fmt: skip
        raise Refusal(said, system_of(tournament).article("notice"))
    return left if len(left) == 1 else ()


async def _of_all(at: RoundPresenter) -> None:
    tournament = at.program.need_tournament()
    players = without_notice(tournament)
    question = NoNotice(unsaid(tournament, players), tr("withdraw them"), tr("notice was given"))
    answer = await at.ask_about_notice(question)
    said = ""
    if answer == "y":
        said = withdraw(at, players)
    elif answer == "n":
        said = stay(at, players)
    if said:
        at.program.say(said)
        at.program.type_again(question.waiting)
    elif answer is None:
        tell_dropped(at, len(question.waiting))


async def ask_before_pairing(at: RoundPresenter, players: Sequence[ContestantId]) -> tuple[str, NoNotice] | None:
    """Ask about those of whom nothing is known; return what was done about them, None where nothing is to be paired."""
    tournament = at.program.need_tournament()
    question = NoNotice(unsaid(tournament, players), tr("withdraw them"), tr("notice was given, pair them"))
    answer = await at.ask_about_notice(question, hint=hint_for_scripts(tournament, players))
    if answer is None:
        tell_dropped(at, len(question.waiting))
        return None
    if not answer:  # a script has not said
        return "", question
    said = stay(at, players) if answer == "n" else withdraw(at, players)
    return (said, question) if said else None


def withdraw(at: RoundPresenter, players: Sequence[ContestantId]) -> str:
    """Withdraw players, each by a command of their own, and return what to say; empty when it was refused."""
    tournament = at.program.need_tournament()
    article = system_of(tournament).article("notice")
    why = f"absent without notice in round {tournament.under_way}"  # no words: the journal keeps it
    why = f"{article}: {why}" if article else why
    try:
        at.program.execute(*(WithdrawEntrant(id_, why) for id_ in players))
    except Refusal as refusal:
        at.program.say(str(refusal), bad=True)
        return ""
    withdrawn = tr("Withdrawn from round {round} on:", round=tournament.next_round)
    return f"{system_of(tournament).citing(withdrawn, 'notice')} {named(tournament, players)}."


def stay(at: RoundPresenter, players: Sequence[ContestantId]) -> str:
    """Note that these had given notice, and return what to say; empty when it was refused."""
    tournament = at.program.need_tournament()
    try:
        at.program.execute(NoteNotice(tuple(players)))
    except Refusal as refusal:
        at.program.say(str(refusal), bad=True)
        return ""
    who = named(tournament, players)
    return trn("{players} had given notice and stays in.", "{players} had given notice and stay in.", len(players),
               players=who)  # fmt: skip


def hint(tournament: Tournament, players: Sequence[ContestantId]) -> str:
    """Say who did not come and which keys decide about them."""
    who = named(tournament, players)
    without = system_of(tournament).citing(tr("Without notice:"), "notice")
    return tr(
        "{players} did not come. {without_notice} w withdraws them; n: they gave notice",
        players=who,
        without_notice=without,
    )


def hint_after(tournament: Tournament, command: Command) -> str:
    """Say of whom a correction or a round from paper tells for the first time that they did not come."""
    after = tournament.imagine(*command.decide(tournament))
    told = no_shows(tournament) if after.scheduled == tournament.scheduled else ()
    players = [id_ for id_ in no_shows(after) if id_ not in told]
    return f" {hint(after, players)}." if players else ""


def unsaid(tournament: Tournament, players: Sequence[ContestantId]) -> str:
    """Say who lost by forfeit without a word, and what the rules make of it."""
    absent = tr(
        "{players} lost by forfeit in round {round}, and nothing was said. Whoever is absent without notice is "
        "withdrawn, unless the regulations say otherwise.",
        players=named(tournament, players),
        round=tournament.under_way,
    )
    return system_of(tournament).citing(absent, "notice")


def hint_for_scripts(tournament: Tournament, players: Sequence[ContestantId]) -> str:
    """Say who is paired although F8 may withdraw them, and what would have done so."""
    return unsaid(tournament, players) + " " + tr("Paired all the same: w before p withdraws them, or p y.")


def tell_dropped(at: RoundPresenter, lost: int) -> None:
    """Say that nothing was decided, and how many keys were dropped."""
    if lost:
        said = trn("Nothing was decided; {count} key typed meanwhile was dropped.",
                   "Nothing was decided; {count} keys typed meanwhile were dropped.", lost)  # fmt: skip
        at.program.say(said, bad=True)
    else:
        at.program.say(tr("Nothing was decided."))


def named(tournament: Tournament, players: Sequence[ContestantId]) -> str:
    """Return players for a sentence."""
    return listed([tournament.label(id_) for id_ in players])


COMMANDS: tuple[type[ScreenCommand], ...] = (WithoutNotice, NoticeGiven)

"""Pairing a round, publishing it, taking it back, pairing by hand."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from core.commands import PairByHand, PairRound, PublishRound, UnpairRound
from core.errors import Refusal
from core.round import Round
from core.tournament import Tournament
from tui.command import PairedCommand, ScreenCommand, UnfinishedCommand
from tui.dialogs.ask import Confirm
from tui.dialogs.first_colour import settle_first_colour
from tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from tui.screens.pairings.place import RoundPlace


class PairNextRound(UnfinishedCommand):
    """Pair the next round by the rules. It stays unpublished until you publish it, and can be taken back."""

    key = "p"
    label = "Pair"
    footer = True
    takes = "d, w or b; SEED"

    def run(self, screen: RoundPlace) -> Awaitable[None] | None:
        """Pair; before round 1 the colour of the highest player is drawn or set first (A7)."""
        tournament = screen.program.need_tournament()
        if tournament.first_colour is None:
            return self._colour_first(screen)
        self._pair(screen, tournament)
        return None

    async def _colour_first(self, screen: RoundPlace) -> None:
        if await settle_first_colour(screen.program):
            self._pair(screen, screen.program.need_tournament())

    @staticmethod
    def _pair(screen: RoundPlace, tournament: Tournament) -> None:
        number = tournament.next_round
        done = f"Round {number} is paired, not published yet. Look at it, then b publishes; t takes it back."
        screen.program.perform(PairRound(), done)


class PublishPairing(ScreenCommand):
    """Publish the pairing: it is posted, and from now on changed only if it breaks B1 or B2 (F6)."""

    key = "b"
    label = "Post"
    footer = True

    @classmethod
    def possible(cls, tournament: Tournament | None) -> bool:
        """Only while the last pairing waits for it."""
        return _unpublished(tournament)

    def run(self, screen: RoundPlace) -> None:
        """Publish."""
        screen.program.perform(PublishRound(), "Published.")


class TakeBackPairing(PairedCommand):
    """Take back the pairing of a round that is not published, or that breaks B1 or B2 by now (F6)."""

    key = "t"
    label = "Take back"
    takes = "y"

    async def run(self, screen: RoundPlace) -> None:
        """Ask, then take back."""
        tournament = screen.program.need_tournament()
        UnpairRound().decide(tournament)  # refused before anything is asked
        text = f"Take back the pairing of round {len(tournament.rounds)}?"
        if await screen.program.ask(Confirm("Take back", text)) is not None:
            screen.program.perform(UnpairRound(), "The pairing is taken back.")


class HandPairing(ScreenCommand):
    """Pair the next round, or the unpublished one anew, by hand.

    The reason is recorded (R14); B1 and B2 are checked.
    """

    key = "h"
    label = "By hand"
    takes = "PAIRS; REASON"

    @classmethod
    def possible(cls, tournament: Tournament | None) -> bool:
        """Only while there is a round to pair."""
        return PairNextRound.possible(tournament) or _unpublished(tournament)

    async def run(self, screen: RoundPlace) -> None:
        """Ask for the pairs."""
        tournament = screen.program.need_tournament()
        current = tournament.current
        shown = as_text(tournament, current) if current and not current.published else ""
        fields = [
            Field("pairs", "Pairs, White first", shown, hint="such as 10-1 2-12 11-3 bye 9"),
            Field("reason", "Reason"),
        ]

        def save(values: Values) -> None:
            pairs, bye = read_pairs(tournament, values["pairs"])
            screen.program.execute(PairByHand(pairs, bye, values["reason"]))

        if await screen.program.ask(Form("Pair by hand", fields, save)) is not None:
            screen.say("Paired by hand, not published yet. b publishes.")


def as_text(tournament: Tournament, round_: Round) -> str:
    """Write a round as the hand pairing form reads it."""
    numbers = tournament.numbers
    pairs = [f"{numbers[board.white]}-{numbers[board.black]}" for board in round_.boards]
    return " ".join(pairs if round_.bye is None else [*pairs, f"bye {numbers[round_.bye]}"])


def read_pairs(tournament: Tournament, text: str) -> tuple[tuple[tuple[int, int], ...], int | None]:
    """Read `10-1 2-12 bye 9` as ids; refuse what is no pair, naming it."""
    rest, bye = text, None
    if found := re.search(r"\bbye\s+(\d{1,5})\b", text):
        bye = _id(tournament, found[1])
        rest = text[: found.start()] + text[found.end() :]
    pairs = []
    for word in rest.replace(",", " ").split():
        match = re.fullmatch(r"(\d{1,5})-(\d{1,5})", word)
        if match is None:
            raise Refusal(f"{word} is no pair: type numbers such as 10-1, White first.")
        pairs.append((_id(tournament, match[1]), _id(tournament, match[2])))
    return tuple(pairs), bye


def _id(tournament: Tournament, number: str) -> int:
    try:
        return tournament.ids[int(number)]
    except KeyError:
        raise Refusal(f"There is no player with the number {number}.") from None


def _unpublished(tournament: Tournament | None) -> bool:
    return tournament is not None and tournament.current is not None and not tournament.current.published


COMMANDS: tuple[type[ScreenCommand], ...] = (PairNextRound, PublishPairing, TakeBackPairing, HandPairing)

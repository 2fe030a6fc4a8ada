"""The explanation of a round, told: brackets, pairs, why not others. A line may begin with a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from paircard.core.values.cited import texts_of
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import GroupRows
from paircard.tui.line.wording import numbered
from paircard.tui.screens.explain.room import ExplainRoom


class LineExplain(ExplainRoom, LinePresenter):
    """Why a round is paired as it is."""

    @cached_property
    def cursor(self) -> GroupRows:
        """Heads and players."""
        return GroupRows()

    def draw(self) -> None:
        """Take over the brackets."""
        if self.meetings:
            round_ = self.program.need_tournament().rounds[self.round_shown - 1]
            ids = [id_ for pair in round_.pairs for id_ in pair]
            self.cursor.show_players([*ids, *(bye.who for bye in round_.byes)])
            return
        self.cursor.show(self.groups)

    def go_to_round(self, number: int) -> None:
        """Explain another round and say which."""
        before = self.summary()
        super().go_to_round(number)
        if self.summary() != before:
            self.say(self.summary())

    def go_to_group(self, step: int) -> None:
        """Go to another bracket and explain it."""
        before = self.cursor.head
        super().go_to_group(step)
        if self.cursor.head is not None and self.cursor.head != before:
            self.tell(*texts_of(self.explanation()))

    def find(self, wanted: str) -> None:
        """Go to a player and explain them."""
        before = self.cursor.chosen
        super().find(wanted)
        if self.cursor.chosen != before:
            self.tell(*self.here())

    async def ask_why_not(self, text: str) -> None:
        """Tell why two players do not meet."""
        await super().ask_why_not(text)
        if self.met:
            self.tell(*texts_of(self.met))
        if self.answered is not None:
            self.tell(self.answered.text)
        self.forget_answer()

    def show_reason(self) -> None:
        """Tell the reason chosen, and its articles."""
        reason = self.reasons()[self.reason_at or 0]
        who = ""
        if (tried := reason.named) is not None:
            said = mark("Refused: {number}: ") if tried.refused else mark("Fits: {number}: ")
            who = tr(said, number=tried.player)
        self.tell(f"{who}{reason.text.strip()} ({', '.join(map(str, reason.rules))})")

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which round, which bracket, which player."""
        account, group, chosen = self.account, self.cursor.group, self.cursor.chosen
        if self.meetings and chosen is not None:
            where = tr("explain round {round}", round=self.round_shown)
            return f"{where}, {numbered(self.program.need_tournament(), chosen)}"
        if account is None or group is None:
            return self.called()
        score = format_points(self.groups[group].score)
        where = tr("explain round {round}, bracket {score}", round=account.number, score=score)
        return where if chosen is None else f"{where}, {numbered(account.before, chosen)}"

    def summary(self) -> str:
        """Say what is explained."""
        return tr("Explain: no event is open.") if self.tournament is None else self.said()

    def here(self) -> Iterator[str]:
        """Explain the player or the bracket chosen."""
        if self.meetings and self.cursor.chosen is not None:
            yield self.program.need_tournament().label(self.cursor.chosen)
        if self.account is not None and self.cursor.chosen is not None:
            yield self.account.label(self.cursor.chosen)
        yield from (line.strip() for line in texts_of(self.explanation()))

    def lines(self) -> Iterator[str]:
        """Explain the whole round."""
        if meetings := self.meetings:
            told = meetings.round_lines(self.program.need_tournament(), self.round_shown)
            yield from (line.strip() for line in texts_of(told))
        if self.account is not None and self.account.told is not None:
            yield from (line.strip() for line in texts_of(self.account.explain.round_lines(self.account.told)))

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose a player by their number or a part of their name."""
        self.cursor.go_to(self.player(text, self.cursor.players()))

    def words(self) -> Iterable[str]:
        """The names."""
        return self.names()

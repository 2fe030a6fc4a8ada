"""A round, its brackets, a player or a bracket chosen: what is asked of the explanation, here and in line mode."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import takewhile

from paircard.core.event.find_player import found
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.meetings import Meetings
from paircard.core.facets.groups import BracketView
from paircard.core.facets.system import system_of
from paircard.core.review.all_rules import all_rules
from paircard.core.review.explained_round import Account, account_of, round_to_explain
from paircard.core.review.other_rules import two_rules
from paircard.core.values.cited import Cited, rules_of
from paircard.core.values.language import tr
from paircard.core.values.lazily import Lazily
from paircard.core.values.rule_id import RuleId
from paircard.tui.commands.presenter import Presenter
from paircard.tui.dialogs.ask import Reading
from paircard.tui.program.searching import Later
from paircard.tui.screens.explain.named_pair import two_of_event, two_players
from paircard.tui.screens.groups.moving import GroupCursor
from paircard.tui.sentences.reasons import Reason, first_with_article, reasons


class ExplainPresenter(Presenter):
    """Explains one round: every bracket, every pair, every player's way."""

    round_shown = 0
    """Number of the round explained; 0 if there is none yet."""
    answered: Cited | None = None
    """The answer to the last `why not`, shown until the cursor moves."""
    met: tuple[Cited, ...] = ()
    """The same, where a table made the pairs: when the two meet."""
    account: Account | None = None
    reason_at: int | None = None
    """Which reason is chosen; None for the first that names an article."""
    _told_of: tuple[Tournament, int] | None = None
    _newest: tuple[int, bool] | None = None
    _reasons: tuple[object, Lazily[Reason]] | None = None
    """The rows, and what they are about."""

    @property
    def cursor(self) -> GroupCursor:
        """The brackets shown."""
        raise NotImplementedError

    def draw(self) -> None:
        """Show the account of the round."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Follow the event: a new round to explain comes up by itself."""
        newest = (tournament.scheduled, bool(tournament.missing))
        if newest != self._newest:
            self._newest = newest
            self.round_shown = round_to_explain(tournament)
        self._explain(tournament)

    def paper(self) -> tuple[str, int | None]:
        """Return the protocol of the round."""
        return "protocol", self.round_shown or None

    def reset(self) -> None:
        """Begin with the newest round."""
        self._newest, self._told_of, self.account, self.answered = None, None, None, None

    @property
    def meetings(self) -> Meetings | None:
        """Who says why, where a table made the pairs and it is posted."""
        tournament = self.tournament
        return system_of(tournament).meetings if tournament is not None and tournament.rounds else None

    def forget_answer(self) -> None:
        """Show again what belongs to the cursor."""
        self.answered, self.met, self.reason_at = None, (), None

    def _explain(self, tournament: Tournament) -> None:
        if self._told_of != (tournament, self.round_shown):
            self._told_of = (tournament, self.round_shown)
            self.expect_no_more()
            self.forget_answer()
            if self.meetings:
                self.account = None
                self.draw()
                return
            self.account = None
            if number := self.round_shown:
                self._account(tournament, number)
        self.draw()

    def _account(self, tournament: Tournament, number: int) -> None:
        """Explain the round: at once, or as soon as it is found."""
        job = partial(account_of, tournament, number)
        try:
            self.account = self.program.briefly(job)
        except Later:
            self.expect(job)

    def expect(self, job: Callable[[], Account]) -> None:
        """Explain the round as soon as it is found; in line mode nothing else is done meanwhile."""
        self.program.start(self._explain_later(job))

    def expect_no_more(self) -> None:
        """Give up what is being worked out: another round is to be explained."""

    async def _explain_later(self, job: Callable[[], Account]) -> None:
        try:
            self.account = await self.program.in_time(_explaining(self.round_shown), job)
        finally:
            if self.account is None:
                self._told_of = None
        self.draw()

    def begin_anew(self) -> None:
        """Explain the round again that was given up."""
        self._told_of = None
        self._explain(self.program.need_tournament())

    # --- what is said --------------------------------------------------------------------------------------

    @property
    def groups(self) -> tuple[BracketView, ...]:
        """The brackets of the round."""
        return self.account.brackets if self.account else ()

    def said(self) -> str:
        """Say in a line which round it is, and what stands in the way of an explanation."""
        account = self.account
        if self.meetings:
            tournament = self.program.need_tournament()
            fields = {"round": self.round_shown, "rounds": max(tournament.scheduled, tournament.regulations.rounds)}
            article = system_of(tournament).article("pairs")
            if system_of(tournament).duel:
                return tr("Game {round}: who has White, and why ({article})", article=article, **fields)
            if system_of(tournament).ends_early:
                return tr(
                    "Round {round} of {rounds}: as the tree has it ({article}). w: when two meet",
                    article=article,
                    **fields,
                )
            if not system_of(tournament).posted:
                return tr("Round {round} of {rounds}: as the ranking has it. w: when two have met", **fields)
            return tr(
                "Round {round} of {rounds}: as the table has it ({article}). w: when two meet",
                article=article,
                **fields,
            )
        if system_of(self.program.need_tournament()).duel:
            return tr("No game is made yet: p on Pairings draws the lots, the winner chooses a colour.")
        if system_of(self.program.need_tournament()).tree:
            return tr("No round is made yet: p on Pairings makes it, then every pair is explained here.")
        if (system := system_of(self.program.need_tournament())).meetings and not system.posted:
            return tr("No round is paired yet: p on Pairings pairs it, then every pair is explained here.")
        if system_of(self.program.need_tournament()).meetings:
            return tr("No schedule is posted yet: p on Pairings posts it, then every pair is explained here.")
        if lack := system_of(self.program.need_tournament()).lacks("explain"):
            return lack
        if account is None and self.round_shown:
            return tr("Round {round}: the pairing is being worked out ...", round=self.round_shown)
        if account is None:
            return tr("Nothing to explain yet: no round is paired, and the next one cannot be.")
        if account.obstacle:
            return tr("Round {round}: {what}", round=account.number, what=account.obstacle)
        if account.otherwise:
            return tr("Round {round}: {what}", round=account.number, what=account.otherwise)
        if account.number <= self.program.need_tournament().scheduled:
            return tr("Round {round}: as it was paired", round=account.number)
        return tr("Round {round}: as it would be paired now", round=account.number)

    def explanation(self) -> Iterator[Cited]:
        """Say why of the bracket or the player chosen."""
        account, head = self.account, self.cursor.head
        if meetings := self.meetings:
            chosen = self.cursor.chosen
            if self.met:
                yield from self.met
            elif chosen is not None:
                yield from meetings.pair_lines(self.program.need_tournament(), self.round_shown, chosen)
            return
        if self.answered is not None:
            yield self.answered
        elif account is None or account.told is None:
            return
        elif head is not None:
            yield from account.explain.bracket_lines(account.told.brackets[head])
        elif self.cursor.chosen is not None:
            yield from account.explain.pair_lines(account.told, account.before.numbers[self.cursor.chosen])

    @property
    def bracket(self) -> int | None:
        """Score of the bracket one is in, in half points."""
        index = self.cursor.group
        return self.groups[index].score if index is not None and index < len(self.groups) else None

    def rules_named(self) -> tuple[RuleId, ...]:
        """Return the articles that the reason chosen names, or all of the explanation while none is chosen."""
        return rules_of(self.explanation()) if self.reason_at is None else self.reasons()[self.reason_at].rules

    def reasons(self) -> Lazily[Reason]:
        """Return the explanation row by row, no row of it worked out before somebody asks for it."""
        about = (self.tournament, self.account, self.cursor.head, self.cursor.chosen, self.answered, self.met)
        if self._reasons is None or self._reasons[0] != about:
            of_player = self.answered is None and not self.meetings and self.cursor.chosen is not None
            self._reasons = about, Lazily(reasons(self.explanation(), of_player=of_player))
        return self._reasons[1]

    def step_reason(self, by: int) -> None:
        """Choose the next reason that names an article, or the one before; round again after the last."""
        rows = self.reasons()
        first = first_with_article(rows)
        if first is None:
            self.say(tr("No article is named here."))
            return
        at = first if self.reason_at is None else self.reason_at
        named = (each for each, reason in enumerate(rows) if reason.rules)
        if by > 0:
            self.reason_at = next((each for each in named if each > at), first)
        else:
            before = [*takewhile(lambda each: each < at, named)]
            self.reason_at = before[-1] if before else [each for each, reason in enumerate(rows) if reason.rules][-1]
        self.show_reason()

    def show_reason(self) -> None:
        """Show or tell the reason chosen."""
        raise NotImplementedError

    # --- what the commands ask -----------------------------------------------------------------------------

    def go_to_round(self, number: int) -> None:
        """Explain another round."""
        tournament = self.program.need_tournament()
        last = max(tournament.scheduled, round_to_explain(tournament))
        if not 1 <= number <= last:
            nothing = tr("Nothing can be explained yet.")
            self.say(tr("Rounds 1 to {last} can be explained.", last=last) if last else nothing)
            return
        self.round_shown = number
        self._explain(tournament)

    def go_to_player(self, number: int, id_: ContestantId) -> None:
        """Explain how a player was paired in a round."""
        self.go_to_round(number)
        self.cursor.go_to(id_)

    def go_to_group(self, step: int) -> None:
        """Go to the next bracket or the one before."""
        self.forget_answer()
        if not self.cursor.go_to_head(step):
            self.say(tr("This is the lowest bracket.") if step > 0 else tr("This is the highest bracket."))

    def find(self, wanted: str) -> None:
        """Choose the next player that is meant."""
        if self.meetings:
            self._find_in_table(wanted)
            return
        account = self.account
        meant = set(found(account.before, account.before.order, wanted)) if account else set()
        here = [id_ for id_ in self.cursor.players() if id_ in meant]
        if not here or account is None:
            self.say(tr("Nobody called {name} is in this round.", name=wanted), bad=True)
            return
        self.forget_answer()
        self.cursor.go_to(here[0])
        self.say(account.label(here[0]))

    def _find_in_table(self, wanted: str) -> None:
        tournament = self.program.need_tournament()
        meant = set(found(tournament, tournament.order, wanted))
        here = [id_ for id_ in self.cursor.players() if id_ in meant]
        if not here:
            self.say(tr("Nobody called {name} is in this event.", name=wanted), bad=True)
            return
        self.forget_answer()
        self.cursor.go_to(here[0])
        self.say(tournament.label(here[0]))

    def open_chosen(self) -> None:
        """Give the whole way of the player chosen to read, or all of the bracket."""
        account, chosen = self.account, self.cursor.chosen
        if self.meetings and chosen is not None:
            who = self.program.need_tournament().label(chosen)
            self.program.read(Reading(who, "\n".join(map(str, self.explanation()))))
        elif account is None or account.told is None:
            self.say(self.said())
        elif chosen is None:
            self.program.read(Reading(tr("Bracket"), "\n".join(map(str, self.explanation()))))
        else:
            lines = account.explain.way_lines(account.told, account.before.numbers[chosen])
            self.program.read(Reading(account.label(chosen), "\n".join(map(str, lines))))

    def compare_rules(self) -> Awaitable[None] | None:
        """Give the round to read as its own rules and those of 2026 or 1998 pair it, and where they part."""
        return self._compare(_compared)

    def compare_all_rules(self) -> Awaitable[None] | None:
        """Give the round to read as every system that can pairs it, and where each parts from the event's own."""
        return self._compare(_all_compared)

    def _compare(self, compared: Callable[[Tournament, int], Reading]) -> Awaitable[None] | None:
        tournament = self.program.need_tournament()
        number = self.round_shown or tournament.under_way or tournament.next_round
        what = tr("Pairing round {round}", round=number)
        return self.program.once_found(what, partial(compared, tournament, number), self.program.read)

    async def ask_why_not(self, text: str) -> None:
        """Say why two players, named by number or name, do not meet; one name goes with the player chosen."""
        account = self.account
        if meetings := self.meetings:
            tournament = self.program.need_tournament()
            self.met = tuple(meetings.between(tournament, *two_of_event(tournament, text, self.cursor.chosen)))
            self.draw()
            return
        if account is None or account.told is None:
            self.say(self.said())
            return
        one, other = two_players(account, text, self.cursor.chosen)
        self.forget_answer()
        self.answered = await self.program.found(
            _explaining(account.number), partial(account.explain.apart, account.told, one, other)
        )
        self.draw()


def _explaining(number: int) -> str:
    return tr("Explaining round {round}", round=number)


def _compared(tournament: Tournament, number: int) -> Reading:
    compared = two_rules(tournament, number)
    title = tr("Round {round} by {own} and by {other}", round=number, own=compared.own.name, other=compared.other.name)
    _, _, *lines = compared.lines()
    return Reading(title, "\n".join(lines))


def _all_compared(tournament: Tournament, number: int) -> Reading:
    title, _, *lines = all_rules(tournament, number).lines()
    return Reading(title.rstrip("."), "\n".join(lines))

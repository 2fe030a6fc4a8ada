"""One round, one board of it chosen: what the commands of the pairings ask, on the screen and in line mode."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from paircard.core.commands import CorrectResult, EnterResult
from paircard.core.event.board import Board
from paircard.core.event.facts import Fact
from paircard.core.event.find_player import found
from paircard.core.event.former_results import Played, earlier_results, left_out
from paircard.core.event.match import Match
from paircard.core.event.readiness import Need, Wanting
from paircard.core.event.result import Result
from paircard.core.event.result_facts import (
    ColoursCorrected,
    RatingCorrected,
    ResultCleared,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
)
from paircard.core.event.round import Round
from paircard.core.event.standing_of_rounds import fixed
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.already_there import still_withdrawn
from paircard.core.review.branch import TRIED
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.presenter import Cursor
from paircard.tui.dialogs.no_notice import NoNotice
from paircard.tui.pane.switch import PanePresenter
from paircard.tui.screens.pairings import no_notice
from paircard.tui.screens.pairings.absentees import AWAY
from paircard.tui.screens.pairings.forfeits_asked import Notices
from paircard.tui.screens.pairings.match_standing import match_standing
from paircard.tui.screens.pairings.play_offs import has_to_be_won
from paircard.tui.screens.pairings.row_keys import LEG, MATCH
from paircard.tui.screens.pairings.two_arbiters import ask_if_somebody_else_wrote, overtaken
from paircard.tui.screens.pairings.typed_round import TypedRound
from paircard.tui.screens.pairings.unpublished import publish_first
from paircard.tui.screens.pairings.verifying import SecondPass
from paircard.tui.screens.pairings.who_sits import board_called, board_of_player, names_at, running


def _needs(tournament: Tournament) -> Iterable[Need]:
    """Return what a further round needs where matches have to be won; nothing elsewhere."""
    return system_of(tournament).rounds.needs(tournament) if has_to_be_won(tournament) else ()


class RoundPresenter(PanePresenter):
    """Shows one round and has a cursor on its boards, the rows' keys being their numbers (`bye ID` below them)."""

    round_shown = 0
    """Number of the round shown; 0 before round 1 is paired."""
    missing_only = False
    typed_last: tuple[int, int] | None = None
    """Round and board when the last board has just been typed and the cursor has nowhere to go."""
    _newest: tuple[tuple[int, int], ...] | None = None
    """The pairs of the last round when it was shown last."""
    second_pass: SecondPass | None = None
    typed_round: TypedRound | None = None
    """A round that is being typed in from paper, kept while one looks at something else."""
    _idle: tuple[int, str] = (0, "")
    """Number of the last entry when a key changed nothing, and what was said of it."""
    _pairing: tuple[object, ...] = ()
    _left: Played = ()

    @cached_property
    def notices(self) -> Notices:
        """About whom the last forfeit asks (F8)."""
        return Notices()

    @property
    def cursor(self) -> Cursor:
        """The boards shown."""
        raise NotImplementedError

    def draw(self, tournament: Tournament) -> None:
        """Bring the boards up to date with the tournament and the round chosen."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Show the round chosen; a newly paired one, also one paired anew, at once."""
        newest = tournament.rounds[-1].pairs if tournament.rounds else ()
        fresh = newest != self._newest
        if fresh:
            self._newest, self.round_shown = newest, tournament.under_way
        self.draw(tournament)
        if fresh:
            self._to_first_missing()

    def reset(self) -> None:
        """Show all boards of the newest round."""
        self.missing_only = False
        self.second_pass = None
        self.typed_round = None
        self.notices.look_elsewhere()
        self._newest = None

    def wording(self, result: Result) -> str:
        """Say a result as it stands between the two players."""
        return result.text

    def said(self, board: Board, result: Result) -> str:
        """Say a result of a board as it is listed."""
        return self.wording(board.as_listed(result))

    @property
    def round(self) -> Round | None:
        """The round on the screen."""
        # a screen that is hidden learns later that the event is another one, with fewer rounds
        if self.tournament is None or not 0 < self.round_shown <= len(self.tournament.rounds):
            return None
        return self.tournament.rounds[self.round_shown - 1]

    @property
    def board(self) -> Board | None:
        """The board under the cursor."""
        key = self.cursor.row_key_at_cursor
        if self.round is None or key is None or not key.isdigit():
            return None
        return self.round.board(int(key))

    @property
    def match(self) -> Match | None:
        """The match under the cursor, on its own row or on one of its boards."""
        key = self.cursor.row_key_at_cursor or ""
        if self.round is None:
            return None
        if key.startswith(MATCH):
            return self.round.match(int(key.removeprefix(MATCH)))
        if key.startswith(LEG):
            return self.round.match(int(key.removeprefix(LEG).partition(".")[0]))
        return self.round.match(self.board.match) if self.board else None

    def match_meant(self) -> Match:
        """Return the match under the cursor; refuse where there is none."""
        if self.match is None:
            raise Refusal(tr("There is no match under the cursor."))
        return self.match

    def place_of(self, board: Board) -> str:
        """Return what a board of the round shown is called."""
        return self.round.place(board) if self.round else str(board.in_hall)

    def board_meant(self) -> Board:
        """Return the board under the cursor; refuse where there is none."""
        if self.board is None:
            raise Refusal(tr("There is no board under the cursor."))
        return self.board

    @property
    def at_end(self) -> bool:
        """Whether the last board has just been typed: one key more must not change it. Empty again it waits again."""
        board = self.board
        if board is None or board.result is None:
            return False
        return self.typed_last == (self.round_shown, board.number)

    def go_to_round(self, number: int) -> None:
        """Show another round."""
        tournament = self.program.need_tournament()
        if not 1 <= number <= tournament.scheduled:
            last = tournament.scheduled
            self.say(tr("Rounds 1 to {last} are paired.", last=last) if last else tr("Nothing is paired."))
            return
        self.round_shown = number
        self.draw(tournament)
        self._to_first_missing()

    def show_missing_only(self, wanted: bool) -> None:
        """Show all boards, or those without a result."""
        self.missing_only = wanted
        self.draw(self.program.need_tournament())

    @property
    def comparing(self) -> SecondPass | None:
        """The second pass, where it is one of the round shown."""
        return self.second_pass if self.second_pass and self.second_pass.round == self.round_shown else None

    def begin_second_pass(self, second_pass: SecondPass) -> None:
        """Let the result keys compare instead of write, from board 1."""
        self.second_pass = second_pass
        self.missing_only = False
        self.show_round(second_pass.round)
        self.find_board(next(each.number for each in self.round.boards if not each.same_as) if self.round else 1)
        said = mark("Second pass of round {round}: type the results again. Esc leaves it.")
        self.say(tr(said, round=second_pass.round))

    def open_boards(self, tournament: Tournament) -> bool:  # noqa: ARG002
        """Open the boards to be paired by hand; tell whether this place can."""
        return False

    def paper(self) -> tuple[str, int | None]:
        """Return the pairings of the round shown."""
        return ("pairings", self.round_shown) if self.round_shown else super().paper()

    def leave(self) -> None:
        """Leave a second pass; otherwise come back to now."""
        if self.second_pass is None:
            super().leave()
            return
        left, self.second_pass = self.second_pass, None
        self.show_round(self.round_shown)
        untyped = next(n for n in range(1, len(left.typed) + 2) if n not in left.typed)
        round_ = self.program.need_tournament().rounds[left.round - 1]
        where = round_.place(round_.board(untyped)) if untyped <= len(round_.boards) else untyped
        said = mark("The second pass was left at board {board}: round {round} is not verified.")
        self.say(tr(said, board=where, round=left.round))

    def show_round(self, number: int) -> None:
        """Show a round that is paired; the cursor stays."""
        self.round_shown = number
        self.draw(self.program.need_tournament())

    def left_out(self, tournament: Tournament, round_: Round) -> Played:
        """Return the boards typed for pairs that are not in the round any more; only the journal keeps them."""
        # asked of the whole journal: once a pairing, not once a result
        pairing = (tournament.opening, round_.number, round_.pairs)
        if pairing != self._pairing:
            self._pairing = pairing
            earlier = earlier_results(tournament, round_.number)
            self._left = left_out(tournament, round_.number, earlier)
        return self._left

    def enter(self, result: Result) -> bool:
        """Take a result key for the board under the cursor: write it, or compare it in a second pass.

        The key is meant as the board is listed: 1 is a point for who stands on the left. Tell whether the result stands
        there now.
        """
        board = self.board
        if board is None:
            self.say(tr("There is no board under the cursor."), bad=True)
            return False
        result = board.as_listed(result)
        return self.comparing.check(self, board, result) if self.comparing else self._write(board, result)

    def _write(self, board: Board, result: Result) -> bool:
        """Write a result and move on; a refused key leaves everything as it is."""
        if self.at_end:
            self.say(tr("That was the last board. Go to a board to change its result."), bad=True)
            return False
        if board.result is result:
            said = tr("Board {board} is already {result}.", board=self.place_of(board), result=self.said(board, result))
            self._idle = (self.program.need_tournament().revision, said)
            self.say(said)
            self.move_on(board)
            return True
        if self.round is not None and not self.round.published and self.program.branch is None:
            return self.publish_first(result)
        command = self._command(board, result)
        if isinstance(command, EnterResult) and ask_if_somebody_else_wrote(self, command, board):
            return False
        if not self.program.asks_mildly(command):
            return self._store(command, board, result)
        self.program.start(self._once_agreed(command, board, result))
        # on the screen the question is still to come; in lines it was asked and answered
        return self.round is not None and self.round.board(board.number).result is result

    async def _once_agreed(self, command: EnterResult | CorrectResult, board: Board, result: Result) -> None:
        """Ask before what stands there changes, then write it as any other result."""
        self.drop_typed_ahead()
        if await self.program.agree(command) is None:
            self.program.say(tr("Nothing was changed."))
            return
        self._store(command, board, result)

    def drop_typed_ahead(self) -> None:
        """Drop keys that were not meant for a question which nobody expected."""
        self.program.refused()

    def _store(self, command: EnterResult | CorrectResult, board: Board, result: Result) -> bool:
        said = self._announcement(board, result)
        still = still_withdrawn(self.program.need_tournament(), command.round, board, result)
        try:
            self.program.execute(command)
        except Refusal as refusal:
            if isinstance(command, CorrectResult) or not overtaken(self, command, board, refusal):
                self.program.say(str(refusal), bad=True)
            return False
        score = self._score(board)
        said = said.rstrip(".") + score if score.startswith(".") else said + score
        away = self.notices.typed(self.program.need_tournament(), command.round, command.board)
        if still:
            said += f". {still}"
        if away:
            said += ". " + no_notice.hint(self.program.need_tournament(), away)
        self.program.say(said if board.result else said + self._next_step())
        self.move_on(board)
        self.notices.ask(self.program.need_tournament(), self.cursor.row_key_at_cursor, away)
        return True

    def _command(self, board: Board, result: Result) -> EnterResult | CorrectResult:
        """Return what writes a result: on a branch a correction of an earlier round, of which nobody asks why."""
        number = self.round_shown
        written = board.result not in (None, Result.ADJOURNED)
        if self.program.branch is not None and written and fixed(self.program.need_tournament(), number):
            return CorrectResult(number, board.number, result, TRIED)
        return EnterResult(number, board.number, result)

    def publish_first(self, result: Result) -> bool:
        """Ask before the first result publishes the round; tell whether the result stands there now."""
        self.program.start(publish_first(self, result))
        return False

    async def ask_about_notice(self, question: NoNotice, hint: str = "") -> str | None:  # noqa: ARG002
        """Ask about those who did not come; `hint` is said instead in a script that expects no question."""
        return await self.program.ask(question)

    def _next_step(self) -> str:
        """Say what comes next, once the last result of the newest round is in."""
        tournament, round_ = self.program.need_tournament(), self.round
        if round_ is None or not round_.complete or fixed(tournament, round_.number):
            return ""
        if system_of(tournament).display and not tournament.missing:
            return tr(". All games are over: Z notes when, S is the score, O the sheet.")
        if system_of(tournament).duel:
            return self._next_game(tournament)
        if any(need.what is Wanting.PLAY_OFF for need in _needs(tournament)):
            drawn = ", ".join(str(match.number) for match in round_.matches if match.verdict.drawn)
            return tr(". Still drawn: match {matches}", matches=drawn)
        if tournament.missing:  # of a schedule: no round waits for another
            said = mark(". Round {round} is complete: v verifies it, ] is the next round.")
            return tr(said, round=round_.number)
        if tournament.all_paired:
            final = all(each.settled for each in tournament.rounds)
            said = mark(". Round {round} is complete but for adjourned games: v verifies it.")
            said = mark(". Round {round} is complete: v verifies it, S is the final table.") if final else said
            return tr(said, round=round_.number)
        following = tournament.next_round
        said = mark(". Round {round} is complete: v verifies it, p pairs round {next}.")
        return tr(said, round=round_.number, next=following)

    @staticmethod
    def _next_game(tournament: Tournament) -> str:
        """Say what comes after a game of a match of two: a further one, a play-off, or nothing."""
        if system_of(tournament).over(tournament):
            return ""
        drawn = next((need for need in _needs(tournament) if need.what is Wanting.PLAY_OFF), None)
        return f". {drawn.refusal.message}" if drawn else tr(". p makes game {next}.", next=tournament.next_round)

    @property
    def in_vain(self) -> str:
        """What the last key said, if it has changed nothing and nothing has changed since."""
        revision, said = self._idle
        return said if revision == self.program.need_tournament().revision else ""

    def shows(self, events: Sequence[Fact]) -> bool:
        """Whether all of it happened in the round shown."""
        return all(getattr(event, "round", None) == self.round_shown for event in events)

    def _score(self, board: Board) -> str:
        """Say how a match of teams stands after a result, to be compared with its protocol once it is complete."""
        tournament = self.program.need_tournament()
        if sides := system_of(tournament).score:
            return f". {sides.brief(tournament)}"
        match = self.round.match(board.match) if self.round else None
        if match is not None and system_of(tournament).ends_early:
            return match_standing(tournament, match)
        if match is None or not tournament.of_teams:
            return ""
        score = running(match)
        if match.complete:
            return tr(". Match {match} is complete: {score}", match=match.number, score=score)
        return tr(". Match {match}: {score}", match=match.number, score=score)

    def _announcement(self, board: Board, result: Result) -> str:
        """Say what a result on a board will have done."""
        game = self.names_of(board, self.said(board, result))
        said = tr("Board {board}: {game}", board=self.place_of(board), game=game)
        if board.result is not None:
            before = self.said(board, board.result)
            said = tr("Board {board}: {game} (was {before})", board=self.place_of(board), game=game, before=before)
        if self.round is not None and not self.round.published:
            said += tr(". Round {round} counts as published from its first result on.", round=self.round_shown)
        if board.result is Result.ADJOURNED and fixed(self.program.need_tournament(), self.round_shown):
            stands = tr("Pairings made meanwhile counted a draw, and stand.")
            said += f". {system_of(self.program.need_tournament()).citing(stands, 'adjourned')}"
        return said

    def find(self, wanted: str) -> bool:
        """Put the cursor on the board of a player, by number or a part of the name."""
        tournament, round_ = self.program.need_tournament(), self.round
        if round_ is None:
            return False
        for id_ in found(tournament, tournament.order, wanted):
            boards = round_.boards_of(id_)
            others = (f"bye {id_}", f"{AWAY}{id_}")  # no words: keys
            if self.find_board(boards[0].number) if boards else any(map(self.cursor.move_to, others)):
                return True
        board = board_of_player(tournament, round_, wanted)
        return board is not None and self.find_board(board.number)

    def go_where(self, events: Sequence[Fact]) -> None:
        """Put the cursor on the board that an event was about, so that the next key writes there."""
        paired = len(self.program.need_tournament().rounds)
        for event in events:
            if not isinstance(
                event,
                ResultEntered | ResultCleared | ResultCorrected | ResultSettled | ColoursCorrected | RatingCorrected,
            ):
                continue
            if event.round <= paired:  # the round itself may just have been undone
                self.round_shown = event.round
                self.draw(self.program.need_tournament())
                board = self.round.found(event.board, event.game) if self.round else None
                if board is not None:
                    self.find_board(board.number)

    def find_board(self, number: int) -> bool:
        """Put the cursor on a board, showing all boards if it is filtered out."""
        cursor = self.cursor
        if cursor.move_to(str(number)):
            return True
        if self.missing_only:
            self.show_missing_only(False)
        return cursor.move_to(str(number))

    def find_place(self, typed: str) -> bool:
        """Put the cursor on a board called so; the number of a match is its first board that is empty."""
        round_ = self.round
        if round_ is None:
            return False
        board = board_called(round_, typed)
        return board is not None and self.find_board(board.number)

    def move_on(self, board: Board) -> None:
        """Go to the next board; after the last one the next key must not change it."""
        if self.missing_only and self.cursor.row_key_at_cursor != str(board.number):
            return  # it has left the list: the next one stands in its place
        shown = () if self.round is None else self.round.unfinished if self.missing_only else self.round.boards
        following = next((each.number for each in shown if each.number > board.number and not each.same_as), 0)
        if not self.cursor.move_to(str(following)):
            self.typed_last = (self.round_shown, board.number)

    def _to_first_missing(self) -> None:
        missing = [board for board in self.round.missing if not board.same_as] if self.round else []
        if missing:
            self.cursor.move_to(str(missing[0].number))

    def names_of(self, board: Board, between: str) -> str:
        """Return both players of a board, with a result between them."""
        return "{white} {between} {black}".format(between=between, **self.players_of(board))

    def players_of(self, board: Board) -> dict[str, str]:
        """Return the players of a board, as fields of a sentence."""
        tournament = self.program.need_tournament()
        if self.round is None:
            return {"white": tournament.label(board.white), "black": tournament.label(board.black)}
        left, right = names_at(tournament, self.round, board)
        return {"white": left, "black": right}

"""Pairings: one round, each board in one line, results typed one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import ClassVar

from paircard.core.event.board import Board
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.byes_given import points_given
from paircard.core.event.carried import where_played
from paircard.core.event.ids import ContestantId
from paircard.core.event.overridden import overrides_of
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.byes import meaning
from paircard.core.facets.system import system_of
from paircard.core.papers.pairings import leg_called
from paircard.core.values.colour_letters import in_letters
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points_said import points_words
from paircard.tui.commands.presenter import player_of
from paircard.tui.dialogs.no_notice import NoNotice
from paircard.tui.dialogs.publish_first import PublishFirst
from paircard.tui.line.line_commands import ODD_WORDS, Results
from paircard.tui.line.match_words import match_told, sides_told
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import Rows
from paircard.tui.line.wording import in_one, result_words
from paircard.tui.screens.pairings.absentees import AWAY, not_playing, reason
from paircard.tui.screens.pairings.caption import caption
from paircard.tui.screens.pairings.presenter import RoundPresenter
from paircard.tui.screens.pairings.room import PairingsRoom
from paircard.tui.screens.pairings.row_keys import LEG, MATCH, leg_key, match_key
from paircard.tui.screens.pairings.unpublished import published_now
from paircard.tui.screens.pairings.who_sits import board_called
from paircard.tui.sentences.round_clock import slowest_told
from paircard.tui.sentences.side_by_side import results_that_leave

_BYE = "bye "
"""Begins the key of a line without a board."""


class LinePairings(PairingsRoom, LinePresenter):
    """One round. A line may begin with the number of a board."""

    own: ClassVar = (*LinePresenter.own, Results, *ODD_WORDS)

    @cached_property
    def cursor(self) -> Rows:
        """The boards, and those without opponent."""
        return Rows()

    def draw(self, tournament: Tournament) -> None:
        """Take over the boards."""
        round_ = self.round
        if round_ is None:
            self.cursor.show(())
        elif self.missing_only:
            self.cursor.show(_keys(tournament, round_, missing_only=True))
        else:
            keys = _keys(tournament, round_)
            byes = (f"{_BYE}{bye.who}" for bye in round_.byes)
            away = not_playing(tournament, round_)
            self.cursor.show([*keys, *byes, *(f"{AWAY}{id_}" for id_ in away)])

    def show_missing_only(self, wanted: bool) -> None:
        """Tell the boards without a result, or that all are there again."""
        super().show_missing_only(wanted)
        self.say(self.summary())
        if wanted:
            self.tell(*self.lines())

    def go_to_round(self, number: int) -> None:
        """Go to another round and tell which."""
        super().go_to_round(number)
        self.say(self.summary())

    def find_board(self, number: int) -> bool:
        """Go to a board and tell who plays there."""
        self.typed_last = None
        there = super().find_board(number)
        if there:
            self.tell(*self.here())
        return there

    def publish_first(self, result: Result) -> bool:
        """Ask a person; refuse it in a script, whose next lines are no answers."""
        if not self.program.talk.interactive:
            said = mark("Round {round} is not published yet: b publishes it, then its results are typed.")
            raise Refusal(tr(said, round=self.round_shown))
        if self.program.answer(PublishFirst(self.program.need_tournament(), self.round_shown, result)) is None:
            return False
        return published_now(self) and self.enter(result)

    def drop_typed_ahead(self) -> None:
        """Keep what stands on the line of the command: it is the answer."""

    async def ask_about_notice(self, question: NoNotice, hint: str = "") -> str | None:
        """Ask a person; a script answers on the line itself, or goes on and nothing is noted: nobody has said so."""
        program = self.program
        if program.talk.interactive or program.answers.begin_with(question.choices):
            return await program.ask(question)
        if not hint:
            raise Refusal(
                tr("Several players did not come: type the board before it, such as 3 w, or w y for all."),
                system_of(program.need_tournament()).article("notice"),
            )
        self.say(hint)
        return ""

    def wording(self, result: Result) -> str:
        """Say a result in words."""
        return result_words(result)

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which board the next result is for."""
        round_, board = self.round, self.board
        if round_ is None:
            return self.called()
        if board is None or self.at_end:
            return tr("round {round}", round=round_.number)
        if self.tournament is not None and (self.tournament.of_teams or round_.several_games):
            return tr("round {round}, board {board}", round=round_.number, board=round_.place(board))
        boards = round_.boards_before + len(round_.boards)
        return tr("round {round}, board {board} of {boards}", round=round_.number, board=board.in_hall, boards=boards)

    def summary(self) -> str:
        """Say how the round stands."""
        if self.tournament is None:
            return tr("Pairings: no event is open.")
        facts = caption(self.tournament, self.round, self.comparing, missing_only=self.missing_only)
        return ", ".join(facts).rstrip(".") + "."

    def here(self) -> Iterator[str]:
        """Tell the board chosen."""
        key = self.cursor.row_key_at_cursor
        if self.tournament is not None and self.round is not None and key is not None:
            yield self._line(self.tournament, self.round, key)
            if self.board is not None and not self.tournament.of_teams:
                yield from (_before(self.tournament, self.round, id_) for id_ in self.board.listed)

    def _slowest(self) -> Iterator[str]:
        return slowest_told(self.tournament, self.round) if self.tournament and self.round else iter(())

    def lines(self) -> Iterator[str]:
        """Tell every board, the bye last (F1)."""
        if self.tournament is not None and self.round is not None:
            for key in self.cursor.keys:
                yield self._line(self.tournament, self.round, key)
            yield from (f"{said[0].upper()}{said[1:]}." for said in islice(self._slowest(), 1))
            yield from results_that_leave(self.tournament, self.left_out(self.tournament, self.round))
            yield from (each.sentence for each in overrides_of(self.tournament) if each.round == self.round_shown)

    def _line(self, tournament: Tournament, round_: Round, key: str) -> str:
        if key.startswith(AWAY):
            id_ = player_of(key.removeprefix(AWAY))
            why = reason(tournament, round_, id_)
            return tr("Not playing: {player}, {why}", player=_player(tournament, round_, id_), why=why)
        if key.startswith(MATCH):
            match = round_.match(int(key.removeprefix(MATCH)))
            return "" if match is None else match_told(tournament, round_, match, blind=self.comparing is not None)
        if key.startswith(LEG):
            first = round_.board(int(key.partition(".")[2]))
            whole = round_.match(first.match)
            return "" if whole is None else f"{leg_called(whole, first)}:"
        if not key.isdigit():
            bye = next(bye for bye in round_.byes if bye.who == int(key.removeprefix(_BYE)))
            if means := meaning(tournament, bye.kind):
                return f"{_player(tournament, round_, bye.who)}: {tr(means)}"
            given = points_words(points_given(tournament, round_.number, bye))
            return _bye_line(bye, _player(tournament, round_, bye.who), given)
        return self._board_line(tournament, round_, round_.board(int(key)))

    def _board_line(self, tournament: Tournament, round_: Round, board: Board) -> str:
        """Say who sits at a board, what was played, and what else is known of it."""
        sides = sides_told(tournament, round_, board) if tournament.of_teams else _sides(tournament, round_, board)
        told = [tr("Board {board}: {players}", board=round_.place(board), players=sides), self._result(board)]
        if board.rated_as:
            told.append(tr("for rating alone {result}", result=result_words(board.as_listed(board.rated_as))))
        if late := len(round_.noted("late", board.match)):
            told.append(trn("not ready {count} time", "not ready {count} times", late))
        if board.same_as:
            where = where_played(tournament, board.same_as)
            told.append(tr("played in {where}, counts here and is not played again", where=where))
        return in_one(told)

    def _result(self, board: Board) -> str:
        """Say the result of a board; while results are typed a second time only what was typed then."""
        typed = self.comparing.typed.get(board.number) if self.comparing else board.result
        listed = None if typed is None else board.as_listed(typed)
        if board.annulled:
            return tr("annulled") if typed is None else tr("annulled: {what}", what=result_words(listed))
        return tr("not typed again yet") if self.comparing and typed is None else result_words(listed)

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose a board by its number."""
        number = int(text[:6]) if text.isascii() and text.isdigit() else 0
        if self.round is None:
            raise Refusal(tr("{typed} is not a command here, and no round is paired yet.", typed=text))
        if self.tournament is not None and (self.tournament.of_teams or self.round.several_games):
            number = _number_of_board(text, self.round)
        else:
            number -= self.round.boards_before
        if not 1 <= number <= len(self.round.boards):
            raise Refusal(_no_board(text, self.round))
        if not self.cursor.move_to(str(number)):
            RoundPresenter.show_missing_only(self, False)
            self.cursor.move_to(str(number))
        self.typed_last = None
        self.notices.look_elsewhere()

    def go(self, text: str) -> None:
        """Refuse a number alone: 1, 5 and 0 are results, and nobody shall wonder which numbers are boards."""
        if not text.isdigit():
            self.choose(text)
            if self.tournament is not None and (
                self.tournament.of_teams or (self.round is not None and self.round.several_games)
            ):
                self.tell(*self.here())  # 3.2 names a board and nothing else
                return
        raise Refusal(
            tr(
                "{number} alone is not a command: board {number} goes to that board, {number} 1 writes a result there.",
                number=text,
            )
        )

    def words(self) -> Iterable[str]:
        """The names, for find."""
        return self.names()


def _keys(tournament: Tournament, round_: Round, *, missing_only: bool = False) -> list[str]:
    """Return the keys of the boards, in an event of teams each match before its boards."""
    missing = {board.number for board in round_.unfinished}
    keys: list[str] = []
    for match in round_.matches:
        boards = [board for board in match.boards if not missing_only or board.number in missing]
        if tournament.of_teams and boards:
            keys.append(match_key(match))
        for part in match.parts:
            shown = [board for board in part if board in boards]
            if part in match.headed and shown:
                keys.append(leg_key(shown[0]))
            keys += [str(board.number) for board in shown]
    return keys


def _number_of_board(text: str, round_: Round) -> int:
    """Return which board 3.2 is, or 3, a match; refuse what is none."""
    board = board_called(round_, text)
    if board is None:
        last = len(round_.matches)
        said = mark("{typed} is not a board here: matches are 1 to {last}; type 2 for a match, 2.1 for a board of it.")
        raise Refusal(tr(said, typed=text, last=last))
    return board.number


def _before(tournament: Tournament, round_: Round, id_: ContestantId) -> str:
    """Tell of a player what stands in the row of a wide screen: where they come from, and their colours so far."""
    card = tournament.cards[id_]
    entrant = card.entrant
    facts = [entrant.federation, str(entrant.rating or ""), entrant.club]
    if colours := " ".join(in_letters(line.colour or "" for line in card.lines if line.round < round_.number)):
        facts.append(tr("colours so far {colours}", colours=colours))
    told = ", ".join(filter(None, facts))
    return f"{tournament.label(id_)}: {told}." if told else f"{tournament.label(id_)}."


def _sides(tournament: Tournament, round_: Round, board: Board) -> str:
    white, black = (_player(tournament, round_, id_) for id_ in board.players)
    if board.reversed:
        return tr("{white} White; {black} Black; played with colours reversed", white=white, black=black)
    return tr("{white} White; {black} Black", white=white, black=black)


def _bye_line(bye: Bye, player: str, points: str) -> str:
    match bye.kind:
        case ByeKind.FREE:
            return tr("Free: {player}", player=player)
        case ByeKind.THROUGH:
            return tr("Through without playing: {player}", player=player)
        case ByeKind.HALF:
            return tr("Half-point bye: {player}, {points}", player=player, points=points)
    return tr("Bye: {player}, {points}", player=player, points=points)


def _no_board(typed: str, round_: Round) -> str:
    first, last = round_.boards_before + 1, round_.boards_before + len(round_.boards)
    said = mark("{typed} is not a command here: type a board, {first} to {last}, before the command, or help.")
    if typed.isascii() and typed.isdigit():
        said = mark("There is no board {typed}: type a board, {first} to {last}, before the command, or help.")
    return tr(said, typed=typed, first=first, last=last)


def _player(tournament: Tournament, round_: Round, id_: ContestantId) -> str:
    if round_.number == 1 or system_of(tournament).ends_early:
        return tournament.label(id_)
    points = points_words(tournament.cards[id_].score_before(round_.number))
    return tr("{player} with {points}", player=tournament.label(id_), points=points)

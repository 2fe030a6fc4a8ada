"""A match of a cup that the games leave drawn: a play-off is opened, or it is decided; lots give colours."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from paircard.core.commands import DecideMatch, OpenSeries, PairRound
from paircard.core.commands.cup import match_to_decide
from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber
from paircard.core.event.match import Match
from paircard.core.event.readiness import Wanting, need_ready
from paircard.core.event.series_facts import How
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.without_members import without_members
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.commands.command import SECOND, PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.colours_by_lot import seed_of_colours
from paircard.tui.dialogs.form import Field, NotedForm, Values, choice_of
from paircard.tui.dialogs.seed_field import seed_field
from paircard.tui.screens.pairings import duel
from paircard.tui.screens.pairings.match_standing import standing_told

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


_BOTH_OUT = "0"


class CupCommand(PairedCommand):
    """A command about a match that somebody has to win."""

    changes = True

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """Only a cup has such matches, and a match of two is one."""
        return tournament is not None and has_to_be_won(tournament)

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say so where it is pressed all the same."""
        if tournament is not None and not has_to_be_won(tournament):
            return tr("A match may be drawn here: nothing decides it but its games.")
        return super().obstacle(tournament)


def has_to_be_won(tournament: Tournament) -> bool:
    """Whether somebody has to win the matches of an event."""
    return system_of(tournament).ends_early or system_of(tournament).duel is not None


async def _open_play_off(at: RoundPresenter) -> None:
    """Ask for the time and the lots, then open the games and go to the first."""
    if system_of(at.program.need_tournament()).duel:
        await duel.open_series(at)
        return
    tournament, match, number = at.program.need_tournament(), at.match_meant(), at.round_shown
    _need_drawn(tournament, match, number)

    def command(values: Values) -> OpenSeries:
        return _series(tournament, match, number, values)

    def save(values: Values) -> None:
        command(values).decide(tournament)

    kinds = system_of(tournament).play_offs(tournament)
    usual, (_, _, sudden_death) = next(iter(kinds.items()))
    numbers = " ".join(str(tournament.numbers[each]) for each in match.contestants)
    fields = [
        Field("time", mark("Time"), usual, choices=tuple(kinds), hint=tr("minutes + seconds; 6:5, 5:4 sudden death")),
        *(() if match.leg else (Field("games", mark("Games"), "1" if sudden_death else "2"),)),
        seed_field(secrets.token_hex(4), tr("gives the colours")),
        Field("white", mark("White"), "", hint=tr("{numbers}, drawn by hand", numbers=numbers)),
    ]
    form = NotedForm(tr("Play-off of match {match}", match=match.number), fields, save)
    form.note = f"{_players(tournament, match)}\n{standing_told(tournament, match)}"
    values = await at.program.ask(form)
    if values is None:
        return
    opened = command(values)
    games = len(match.boards)
    if at.program.perform(opened, _opened(tournament, match, opened)):
        round_ = at.program.need_tournament().rounds[number - 1]
        at.find_board(round_.game(match.number, games + 1).number)


async def _decide(at: RoundPresenter) -> None:
    """Ask by what, and who goes on."""
    if system_of(at.program.need_tournament()).duel:
        await duel.decide(at)
        return
    tournament, match, number = at.program.need_tournament(), at.match_meant(), at.round_shown
    match_to_decide(tournament, number, match.number)
    words: dict[How, str] = {"lots": mark("lots"), "forfeit": mark("forfeit"), "withdrawal": mark("withdrawal")}

    def command(values: Values) -> DecideMatch:
        how = choice_of(values["how"], "how", mark("By"), words)
        nobody = values["winner"].strip() == _BOTH_OUT and how != "lots"
        winner = NOBODY if nobody else _player(tournament, match, values["winner"], "winner")
        if not winner and not nobody and how != "lots":
            raise Refusal(tr("Type who goes on, or 0 where both are out."), "", "winner")
        return DecideMatch(number, match.number, how, winner, values["seed"], values["reason"])

    def save(values: Values) -> None:
        command(values).decide(tournament)

    usual: How = "lots" if match.verdict.drawn else "forfeit"
    numbers = " ".join(str(tournament.numbers[each]) for each in match.contestants)
    fields = [
        Field("how", mark("By"), tr(words[usual]), choices=tuple(map(tr, words.values()))),
        Field("winner", mark("Goes on"), "", hint=tr("{numbers}; nothing: lots by seed; 0: both out", numbers=numbers)),
        seed_field(secrets.token_hex(4), tr("of the lots")),
        Field("reason", mark("Reason")),
    ]
    form = NotedForm(tr("Decide match {match}", match=match.number), fields, save)
    form.note = f"{_players(tournament, match)}\n{standing_told(tournament, match)}"
    values = await at.program.ask(form)
    if values is None:
        return
    decided = command(values)
    after = tournament.imagine(*decided.decide(tournament)).rounds[number - 1].match(match.number)
    at.program.perform(decided, f"{standing_told(tournament, after or match)}.")


def needs_colour_lots(tournament: Tournament) -> bool:
    """Whether the next round can be made but for the lots that give its colours."""
    needs = [need.what for need in system_of(tournament).rounds.needs(tournament)]
    return needs == [Wanting.COLOUR] and bool(system_of(tournament).colour_lots(tournament, "-"))


async def draw_colours(at: RoundPresenter) -> None:
    """Ask for the seed, then draw the colours and make the round, in one command."""
    tournament = at.program.need_tournament()
    need_ready(tournament)
    number = tournament.next_round
    lots = system_of(tournament).citing(tr("Lots give the colours of every match."), "colour")
    text = f"{lots} {tr('They follow from this seed, which is recorded.')}"
    typed = await seed_of_colours(at.program, tr("Colours of round {round}", round=number), text)
    if not typed:
        return
    advice = "" if tournament.rounds else system_of(tournament).rounds.advice_before_round_1(tournament)
    done = tr(
        "Round {round} is paired, not published yet. Look at it, then b publishes; t takes it back.", round=number
    )
    said = " ".join(filter(None, (done, advice, without_members(tournament))))
    at.program.perform(PairRound(typed), said)


def _need_drawn(tournament: Tournament, match: Match, number: int) -> None:
    """Refuse before anything is asked."""
    match_to_decide(tournament, number, match.number)
    if match.verdict.drawn:
        return
    how_it_stands = standing_told(tournament, match)
    drawn = [str(each.number) for each in tournament.rounds[number - 1].matches if each.verdict.drawn]
    if not drawn:
        none = tr("{how_it_stands}; no match is drawn.", how_it_stands=how_it_stands)
        raise system_of(tournament).refusal("play_off", none)
    others = trn(
        "{how_it_stands}. Drawn is match {matches}: go there.",
        "{how_it_stands}. Drawn are matches {matches}: go to one of them.",
        len(drawn), how_it_stands=how_it_stands, matches=" ".join(drawn),
    )  # fmt: skip
    raise system_of(tournament).refusal("play_off", others)


def _series(tournament: Tournament, match: Match, number: int, values: Values) -> OpenSeries:
    times = _times(tournament, values["time"])
    typed = values.get("games", "2")  # teams play off on all boards
    games = int(typed[:3]) if typed.isascii() and typed.isdigit() else 0
    white = _player(tournament, match, values["white"], "white")
    return OpenSeries(number, match.number, *times, games=games, seed=values["seed"], white=white)


def _times(tournament: Tournament, typed: str) -> tuple[int, int, int]:
    kinds = system_of(tournament).play_offs(tournament)
    wanted = typed.replace(" ", "")
    if wanted not in kinds:
        wrong = tr("{kind} is no kind of play-off: {kinds}.", kind=typed, kinds=", ".join(kinds))
        raise system_of(tournament).refusal("play_off", wrong, "time")
    return kinds[wanted]


def _player(tournament: Tournament, match: Match, typed: str, field: str) -> ContestantId:
    """Return who of a match is meant by number; nobody where nothing is typed."""
    if not typed.strip():
        return NOBODY
    number = int(typed[:6]) if typed.isascii() and typed.isdigit() else 0
    id_ = tournament.ids.get(PairingNumber(number), NOBODY)
    if id_ not in match.contestants:
        one, other = (tournament.numbers[each] for each in match.contestants)
        raise Refusal(
            tr("{typed} plays no part in this match: type {one} or {other}.", typed=typed, one=one, other=other),
            "",
            field,
        )
    return id_


def _players(tournament: Tournament, match: Match) -> str:
    return " - ".join(map(tournament.label, match.contestants))


def _opened(tournament: Tournament, match: Match, command: OpenSeries) -> str:
    (opened,) = command.decide(tournament)
    round_ = tournament.imagine(opened).rounds[command.round - 1]
    game = round_.game(match.number, len(match.boards) + 1)
    white = tournament.label(game.white)
    if match.leg:
        return tr("Play-off opened: {white} has White on the odd boards. Type the results.", white=white)
    return tr("Play-off opened: {white} has White first. Type the results.", white=white)


# fmt: off
OpenPlayOff = row("OpenPlayOff", "o", "Play-off", _open_play_off,
    "Open a play-off of the drawn match under the cursor: further games, with colours drawn anew. Their "
    "results are typed like all others. Colours follow from a seed, or are as lots over the board gave them.",
    of=CupCommand, footer=SECOND, words="rapid, blitz, tie-break, drawn, series, armageddon", takes="TIME; ...")
Decide = row("Decide", "i", "Decide", _decide,
    "Decide the match under the cursor where its games do not: by lots, by forfeit, because somebody has left. "
    "Games of it that are still open are not played any more.",
    of=CupCommand, words="lots, forfeit, goes on, winner, walkover", takes="HOW; WINNER; SEED; REASON")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (OpenPlayOff, Decide)

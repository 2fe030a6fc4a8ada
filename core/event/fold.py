"""What each event changes: one small function an event, applied to the facts of a tournament.

An event that cannot have happened after those before it raises `ValueError` with a sentence, or `LookupError` when
it speaks of nothing known: no command makes one, so it comes from a file that somebody made up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from core.colour import Colour
from core.dates import is_iso
from core.errors import Refusal
from core.event import display_facts as displays
from core.event import duel_facts as duels
from core.event import facts as events
from core.event import series_facts as series
from core.event import swiss_facts as swiss
from core.event import team_facts as teams
from core.event.bye import HALF_POINT, WHOLE_POINT, Bye, ByeKind, worth_of
from core.event.facts import Fact
from core.event.filling import Filling
from core.event.ids import NOBODY, PairingNumber, PlayerId
from core.event.limits import MOST_ENTRANTS, MOST_GAMES
from core.event.override import Override
from core.event.prize_facts import PrizesSet
from core.event.registration import Registration
from core.event.regulations import Details, Regulations
from core.event.round import Board, Round
from core.event.stage_facts import NumbersGiven
from core.event.team import Team
from core.event.when import Times, When, dated, dated_anew, is_time
from core.frozen import dataclass, replace
from core.language import tr
from core.systems.catalogue import SYSTEMS
from core.systems.kit.team_options import TeamOptions, team_options

if TYPE_CHECKING:
    from core.tiebreaks import TieBreak


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the events in force have established. Nothing here is computed from anything else."""

    details: Details = field(default_factory=lambda: Details(""))
    regulations: Regulations = field(default_factory=Regulations)
    first_colour: Colour | None = None
    announced: bool = False
    """Whether everybody was told by what regulations they play; other regulations have to be told again."""
    registrations: Mapping[PlayerId, Registration] = field(default_factory=dict)
    """Everybody who contests the stage, by id: players, or teams."""
    teams: Mapping[PlayerId, Team] = field(default_factory=dict)
    """By id; where teams contest the stage each has a registration too."""
    members: Mapping[PlayerId, Registration] = field(default_factory=dict)
    """Who plays for a team that contests the stage, by id. Nobody leaves it who was entered: they may have played."""
    colour_chosen: duels.ColourChosen | None = None
    """Of a match: what the winner of the lots chose for the first game."""
    givers: tuple[PlayerId, ...] = ()
    """Who gives a display; nobody while none is named."""
    rounds: tuple[Round, ...] = ()
    overrides: tuple[Override, ...] = ()
    """Pairings changed although an article let them stand. The mark stays, whatever is paired later."""
    tie_breaks_changed: int | None = None
    """Rounds that were paired when the tie-breaks were changed last; None while they stand as before round 1."""
    lots: tuple[events.LotsDrawn, ...] = ()
    """All lots ever drawn, also those that a redraw or a change of the group made void."""

    numbers_given: NumbersGiven | None = None
    """The last draw of start numbers for the stage; None where the order A2 gives them."""
    times: Times = field(default_factory=dict)
    """When rounds begin, those to come too."""
    kept_records: tuple[events.KeptRecord, ...] = ()
    """Lines of the report the event came from that have no place in it."""
    apart: tuple[swiss.Apart, ...] = ()
    """Lists of players who do not meet, as they were announced."""
    fixed_boards: Mapping[PlayerId, int] = field(default_factory=dict)
    """Who sits at one board, counted from the first board of the event, in the order in which they were given it."""
    prizes: PrizesSet | None = None
    """What is given to whom; None while nobody has said."""
    fide_mode_left: int | None = None
    """The round before which FIDE mode was left; None where nobody has left it."""
    name: str = ""
    """Of the stage; empty where there is one only, or nobody has named it."""
    pool: str = ""
    """The draw or section the stage belongs to."""
    filling: Filling | None = None
    """Of a final: by which plan it was filled from groups."""
    closed: bool = False
    """Whether the stage is shown no more: nobody is left in it."""

    def knows(self, id_: PlayerId) -> bool:
        """Whether somebody, or a team, was entered here."""
        return id_ in self.registrations or id_ in self.members or id_ in self.teams

    @property
    def of_teams(self) -> bool:
        """Whether teams contest the stage, and not players."""
        return SYSTEMS[self.regulations.system].contestants == "teams"

    @property
    def lots_in_force(self) -> Mapping[tuple[str, frozenset[PlayerId]], tuple[PlayerId, ...]]:
        """The last draw for each purpose and group: the ids in drawn order."""
        return {(each.purpose, frozenset(each.order)): each.order for each in self.lots}

    def after(self, event: Fact) -> Facts:
        """Return the facts once the event has happened; raise `LookupError` or `ValueError` when it cannot have."""
        return _STEPS[type(event)](self, event)

    def with_results(self, round_: int, entered: Sequence[events.ResultEntered]) -> Facts:
        """Return the facts once results of one round have been entered, all of them at once."""
        boards = [_unverified(self, event, result=event.result) for event in entered]
        return _with_round(self, _round(self, round_).with_boards(boards))


_USUAL = Regulations().tie_breaks
"""They need no look."""


class UnknownRules(ValueError):
    """Regulations that name a pairing system or a tie-break this version does not know."""


def need_known(regulations: Regulations) -> None:
    """Raise `UnknownRules` for regulations of a system, a tie-break or points that this version does not know."""
    if regulations.system not in SYSTEMS:
        raise UnknownRules(tr("There is no pairing system {system}.", system=repr(regulations.system)))
    try:
        _need_known_points(regulations)
        if regulations.tie_breaks != _USUAL:
            _parsed(regulations)
    except Refusal as refusal:
        raise UnknownRules(str(refusal)) from refusal


def _need_known_points(regulations: Regulations) -> None:
    if regulations.points and (wrong := SYSTEMS[regulations.system].against_points(regulations)):
        raise wrong
    if isinstance(regulations.options, TeamOptions) and regulations.options.match_points:
        regulations.options.checked()


def _parsed(regulations: Regulations) -> tuple[TieBreak, ...]:
    from core.tiebreaks.announced import announced  # all methods and profiles come with it: who only pairs needs none

    return announced(regulations)


def _created(facts: Facts, event: events.TournamentCreated) -> Facts:
    need_known(event.regulations)
    times = dated(event.details.round_dates)
    return replace(facts, details=event.details, regulations=event.regulations, times=times)


def _records_kept(facts: Facts, event: events.RecordsKept) -> Facts:
    return replace(facts, kept_records=event.records)


def _details_changed(facts: Facts, event: events.DetailsChanged) -> Facts:
    times = dated_anew(facts.times, facts.details.round_dates, event.details.round_dates)
    return replace(facts, details=event.details, times=times)


def _regulations_changed(facts: Facts, event: events.RegulationsChanged) -> Facts:
    need_known(event.regulations)
    if event.regulations.rounds < len(facts.rounds):
        raise ValueError(tr("{count} rounds are already paired", count=len(facts.rounds)))
    changed = _parsed(event.regulations) != _parsed(facts.regulations)
    marked = len(facts.rounds) if changed and facts.rounds else facts.tie_breaks_changed
    return replace(facts, regulations=event.regulations, tie_breaks_changed=marked, announced=False)


def _prizes_set(facts: Facts, event: PrizesSet) -> Facts:
    return replace(facts, prizes=event)


def _announced(facts: Facts, _: events.Announced) -> Facts:
    return replace(facts, announced=True)


def _first_colour_set(facts: Facts, event: events.FirstColourSet) -> Facts:
    return replace(facts, first_colour=event.colour)


def _lots_drawn(facts: Facts, event: events.LotsDrawn) -> Facts:
    _need_once(event.order)  # that they are in the event is asked where all its stages are known
    return replace(facts, lots=(*facts.lots, event))


def _registered(facts: Facts, event: events.EntrantRegistered) -> Facts:
    if event.team and event.team not in facts.teams:
        raise LookupError(event.team)
    who = Registration(event.id, event.entrant, event.number, event.first_round, event.missed)
    if event.team and facts.of_teams:
        return _for_team(_with_member(facts, who), event.id, event.team)
    entered = _contesting(facts, who)
    return _for_team(entered, event.id, event.team) if event.team else entered


def _with_member(facts: Facts, who: Registration) -> Facts:
    _need_new(facts, who.id)
    return replace(facts, members={**facts.members, who.id: who})


def _for_team(facts: Facts, id_: PlayerId, team: PlayerId) -> Facts:
    return replace(facts, teams={**facts.teams, team: facts.teams[team].with_member(id_)})


def _need_new(facts: Facts, id_: PlayerId) -> None:
    if id_ in facts.registrations or id_ in facts.members or id_ in facts.teams:
        raise ValueError(tr("id {id} is already entered", id=id_))


def _contesting(facts: Facts, who: Registration) -> Facts:
    """Return the facts with one more who contests the stage."""
    _need_new(facts, who.id)
    entered = len(facts.registrations)
    if entered == MOST_ENTRANTS:
        raise ValueError(tr("there are already {count} entrants", count=entered))
    # once round 1 is paired everybody has a number, and the next one is the only one free
    if who.number != (entered + 1 if facts.rounds else None):
        raise ValueError(tr("{number} is not the pairing number that is due", number=who.number))
    if who.first_round > len(facts.rounds) + 1 or len(who.missed) >= who.first_round:
        raise ValueError(tr("round {round} is not the first they can play", round=who.first_round))
    return _with(facts, who)


def _corrected(facts: Facts, event: events.EntrantCorrected) -> Facts:
    if event.id in facts.members:
        member = replace(facts.members[event.id], entrant=event.entrant)
        return replace(facts, members={**facts.members, event.id: member})
    return _with(facts, replace(facts.registrations[event.id], entrant=event.entrant))


def _removed(facts: Facts, event: events.EntrantRemoved) -> Facts:
    if event.id not in facts.members:
        facts.registrations[event.id]  # an unknown player is an error of the journal
    if facts.rounds:
        raise ValueError(tr("nobody is struck out once round 1 is paired"))
    gone = {event.id, *(facts.teams[event.id].members if facts.of_teams and event.id in facts.teams else ())}
    return replace(
        facts,
        registrations={id_: each for id_, each in facts.registrations.items() if id_ != event.id},
        apart=_without(facts.apart, event.id),
        fixed_boards={id_: board for id_, board in facts.fixed_boards.items() if id_ != event.id},
        members={id_: each for id_, each in facts.members.items() if id_ not in gone},
        teams={id_: team.without(event.id) for id_, team in facts.teams.items() if id_ != event.id},
    )


def _team_registered(facts: Facts, event: teams.TeamRegistered) -> Facts:
    if facts.of_teams:
        who = Registration(event.id, event.team.as_contestant(), event.number, event.first_round, event.missed)
        facts = _contesting(facts, who)
    else:
        _need_new(facts, event.id)
    return replace(facts, teams={**facts.teams, event.id: event.team})


def _team_corrected(facts: Facts, event: teams.TeamCorrected) -> Facts:
    facts.teams[event.id]  # an unknown team is an error of the journal
    if event.id in facts.registrations:
        named = replace(facts.registrations[event.id], entrant=event.team.as_contestant())
        facts = _with(facts, named)
    return replace(facts, teams={**facts.teams, event.id: event.team})


def _line_up(facts: Facts, event: teams.LineUpHanded | teams.LineUpCorrected) -> Facts:
    round_ = _round(facts, event.round)
    match = round_.match_of(event.team_id)
    if match is None or len(event.players) != match.seats or not 0 <= event.leg <= match.leg_count:
        raise ValueError(tr("team {team} has no such match in round {round}", team=event.team_id, round=event.round))
    _need_once([id_ for id_ in event.players if id_])
    return _with_round(facts, round_.with_line_up(event.team_id, event.players, event.leg))


def _start_noted(facts: Facts, event: teams.StartNoted) -> Facts:
    round_ = _round(facts, event.round)
    match = round_.match(event.match)
    if match is None or not {each.team_id for each in event.admitted} <= set(match.contestants):
        raise ValueError(tr("round {round} has no such match {match}", round=event.round, match=event.match))
    if not event.possible:
        raise ValueError(
            tr("match {match} of round {round} began at no such time", round=event.round, match=event.match)
        )
    return _with_round(facts, replace(round_, starts={**round_.starts, event.match: event}))


def _colour_chosen(facts: Facts, event: duels.ColourChosen) -> Facts:
    facts.registrations[event.by]  # an unknown player is an error of the journal
    if facts.rounds:
        raise ValueError(tr("the colour of game 1 is chosen before it"))
    return replace(facts, colour_chosen=event)


def _givers_named(facts: Facts, event: displays.GiversNamed) -> Facts:
    _need_players(facts, event.ids)
    if facts.rounds:
        raise ValueError(tr("nobody is named giver once the boards are set"))
    return replace(facts, givers=event.ids)


def _noted(facts: Facts, event: displays.Noted) -> Facts:
    round_ = _round(facts, event.round)
    if (event.table and round_.match(event.table) is None) or (event.at and not is_time(event.at)):
        raise ValueError(tr("round {round} has no board {board}", round=event.round, board=event.table))
    return _with_round(facts, replace(round_, notes=(*round_.notes, event)))


def _put_together(facts: Facts, event: displays.BoardsPutTogether) -> Facts:
    round_ = _round(facts, event.round)
    if len(set(event.boards)) < len(event.boards) or not all(map(round_.match, event.boards)):
        raise ValueError(tr("round {round} has no such boards to be put together", round=event.round))
    return _with_round(facts, replace(round_, together=event.boards))


def _series_opened(facts: Facts, event: series.SeriesOpened) -> Facts:
    round_ = _round(facts, event.round)
    match = round_.match(event.match)
    if match is None or event.chosen_by not in (NOBODY, *match.contestants):
        raise ValueError(tr("round {round} has no such match {match}", round=event.round, match=event.match))
    wrong = round_.leg and len(event.colours) != round_.leg  # teams play off on all boards
    if wrong or not event.possible or len(match.boards) + len(event.colours) > MOST_GAMES:
        raise ValueError(
            tr("match {match} of round {round} can have no such games", round=event.round, match=event.match)
        )
    return _annulling(_with_round(facts, round_.with_series(event)))


def _match_decided(facts: Facts, event: series.MatchDecided) -> Facts:
    round_ = _round(facts, event.round)
    match = round_.match(event.match)
    if match is None or event.winner not in (NOBODY, *match.contestants):
        raise ValueError(tr("round {round} has no such match {match}", round=event.round, match=event.match))
    return _with_round(facts, replace(round_, decisions={**round_.decisions, event.match: event}))


def _without(apart: Iterable[swiss.Apart], gone: PlayerId) -> tuple[swiss.Apart, ...]:
    """Return the lists without somebody; one of a single player keeps nobody apart."""
    left = (replace(each, players=tuple(id_ for id_ in each.players if id_ != gone)) for each in apart)
    return tuple(each for each in left if len(each.players) > 1)


def _withdrawn(facts: Facts, event: events.EntrantWithdrawn) -> Facts:
    away = replace(facts.registrations[event.id].away_from(event.round), annulled=event.games == "annulled")
    return _annulling(_with(facts, away))


def _returned(facts: Facts, event: events.EntrantReturned) -> Facts:
    back = replace(facts.registrations[event.id].back_from(event.round), annulled=False)
    return _annulling(_with(facts, back))


def _annulling(facts: Facts) -> Facts:
    """Return the facts with exactly those boards annulled that somebody sits at whose games are."""
    gone = {id_ for id_, each in facts.registrations.items() if each.annulled}
    if not gone and not any(board.annulled for round_ in facts.rounds for board in round_.boards):
        return facts
    return replace(facts, rounds=tuple(_annulled_at(round_, gone) for round_ in facts.rounds))


def _annulled_at(round_: Round, gone: set[PlayerId]) -> Round:
    boards = tuple(replace(board, annulled=not gone.isdisjoint(board.players)) for board in round_.boards)
    return replace(round_, boards=boards)


def _absent(facts: Facts, event: events.AbsenceAnnounced) -> Facts:
    registration = facts.registrations[event.id]
    if event.round > facts.regulations.rounds:
        raise ValueError(_no_such_round(event.round))
    absences = {**registration.absences, event.round: event.half_points}
    return _with(facts, replace(registration, absences=absences))


def _absence_cancelled(facts: Facts, event: events.AbsenceCancelled) -> Facts:
    registration = facts.registrations[event.id]
    absences = {round_: points for round_, points in registration.absences.items() if round_ != event.round}
    return _with(facts, replace(registration, absences=absences))


def _timed(facts: Facts, event: events.RoundTimed) -> Facts:
    when = When(event.date, event.time)
    if (when.date and not is_iso(when.date)) or (when.time and not is_time(when.time)):
        raise ValueError(tr("{when} is no time at which a round begins", when=repr(str(when)[:40])))
    times = {number: each for number, each in facts.times.items() if number != event.round}
    return replace(facts, times={**times, event.round: when} if when else times)


def _forbidden(facts: Facts, event: swiss.PairsForbidden) -> Facts:
    apart = event.apart
    _need_entered(facts, apart.players)
    if len({*apart.players}) < 2 or apart.first < 1 or (apart.last and apart.last < apart.first):
        raise ValueError(tr("a list of who does not meet names two players, and rounds in their order"))
    others = tuple(each for each in facts.apart if {*each.players} != {*apart.players})
    return replace(facts, apart=(*others, apart))


def _allowed(facts: Facts, event: swiss.PairsAllowed) -> Facts:
    return replace(facts, apart=tuple(each for each in facts.apart if {*each.players} != {*event.players}))


def _need_entered(facts: Facts, ids: Iterable[PlayerId]) -> None:
    for id_ in ids:
        if id_ not in facts.registrations:
            raise LookupError(id_)


def _board_fixed(facts: Facts, event: swiss.BoardFixed) -> Facts:
    _need_entered(facts, (event.id,))
    others = {id_: board for id_, board in facts.fixed_boards.items() if id_ != event.id}
    return replace(facts, fixed_boards={**others, event.id: event.at} if event.at else others)


def _fide_mode_left(facts: Facts, event: swiss.FideModeLeft) -> Facts:
    return replace(facts, fide_mode_left=event.round if facts.fide_mode_left is None else facts.fide_mode_left)


def _paired(facts: Facts, event: events.RoundPaired) -> Facts:
    if event.round != len(facts.rounds) + 1 or event.round > facts.regulations.rounds:
        raise ValueError(tr("round {round} is not the one to be paired", round=event.round))
    scale = facts.regulations.scale
    boards, byes = tuple(_boards(event, facts)), tuple(worth_of(bye, scale) for bye in _byes(event))
    _need_players(facts, [*_playing(facts, event), *(bye.who for bye in byes)])
    early = SYSTEMS[facts.regulations.system].ends_early
    leg = team_options(facts.regulations).boards if early and facts.of_teams else 0
    if leg and any(len(pair.colours) % leg for pair in event.pairs):
        raise ValueError(tr("a match has {boards} boards", boards=leg))
    paired = Round(
        event.round, boards, byes, by_hand=event.by_hand, against=event.against, ends_early=early, leg=leg, scale=scale
    )  # fmt: skip
    return _annulling(replace(_numbered(facts, event.numbers), rounds=(*facts.rounds, paired)))


def _playing(facts: Facts, event: events.RoundPaired) -> Iterable[PlayerId]:
    """Return who plays: everybody once for each game, unless the system of the event knows several in a round."""
    for pair in event.pairs:
        if pair.white == pair.black:
            raise ValueError(tr("id {id} appears twice", id=pair.white))
        if set(pair.colours) - set("WB") or not 1 <= len(pair.colours) <= MOST_GAMES or _wrongly_seated(pair):
            raise ValueError(tr("{colours} are no colours of a match", colours=repr(pair.colours)))
        if pair.same_as and pair.colours != "W":
            raise ValueError(tr("a game of an earlier stage is one game, with White named first"))
    playing = [id_ for pair in event.pairs for id_ in (pair.white, pair.black) for _ in pair.colours]
    return dict.fromkeys(playing) if SYSTEMS[facts.regulations.system].several_games else playing


def _wrongly_seated(pair: events.PairMade) -> bool:
    """Whether the seats of a pair are not those of its boards, each once."""
    return bool(pair.seats) and sorted(pair.seats) != [*range(1, len(pair.colours) + 1)]


def _boards(event: events.RoundPaired, facts: Facts) -> Iterator[Board]:
    """Yield the games of all matches in one list, each with the number it has there."""
    number, of_teams = 0, facts.of_teams
    before = 0 if of_teams else facts.regulations.first_board - 1
    for match, pair in enumerate(event.pairs, start=1):
        first, second = (pair.white, pair.white_float), (pair.black, pair.black_float)
        seats = pair.seats or (0,) * len(pair.colours)
        for game, (colour, seat) in enumerate(zip(pair.colours, seats, strict=False), start=1):
            number += 1
            (white, white_float), (black, black_float) = (first, second) if colour == "W" else (second, first)
            turned = of_teams and colour != pair.colours[0]
            made = Board(
                number,
                white,
                black,
                white_float,
                black_float,
                of_match=match,
                game=game,
                black_seat=seat,
                turned=turned,
                before=before,
            )
            yield replace(made, same_as=pair.same_as) if pair.same_as else made


def _byes(event: events.RoundPaired) -> Iterator[Bye]:
    """Yield the byes, in whatever field the journal keeps them."""
    if event.bye is not None:
        yield Bye(event.bye, ByeKind.ALLOCATED, WHOLE_POINT)
    yield from (Bye(id_, ByeKind.ALLOCATED, WHOLE_POINT) for id_ in event.further_byes)
    yield from (Bye(id_, ByeKind.FULL, WHOLE_POINT) for id_ in event.full_point_byes)
    yield from (Bye(id_, ByeKind.HALF, HALF_POINT) for id_ in event.half_point_byes)
    yield from event.byes


def _need_players(facts: Facts, ids: Sequence[PlayerId]) -> None:
    """Refuse players nobody knows, and one who appears twice."""
    for id_ in ids:
        facts.registrations[id_]  # an unknown player is an error of the journal
    _need_once(ids)


def _need_once(ids: Sequence[PlayerId]) -> None:
    if len(set(ids)) < len(ids):
        twice = next(id_ for id_ in ids if ids.count(id_) > 1)
        raise ValueError(tr("id {id} appears twice", id=twice))


def _numbered(facts: Facts, ids: tuple[PlayerId, ...]) -> Facts:
    """Return the facts with the numbers that round 1 fixes for everybody, and no other round for anybody (R20)."""
    if facts.rounds and not ids:
        return facts
    if facts.rounds or len(ids) != len(facts.registrations):
        raise ValueError(tr("round 1, and only that, gives everybody a pairing number"))
    _need_players(facts, ids)
    numbered = {
        id_: replace(facts.registrations[id_], number=PairingNumber(number)) for number, id_ in enumerate(ids, start=1)
    }
    return replace(facts, registrations={**facts.registrations, **numbered})


def _unpaired(facts: Facts, event: events.RoundUnpaired) -> Facts:
    _round(facts, event.round)
    registrations = {id_: each.with_round_open_again(event.round) for id_, each in facts.registrations.items()}
    if event.round == 1:
        # R20: until round 1 is paired, numbers follow A2 again
        registrations = {id_: replace(each, number=None) for id_, each in registrations.items()}
    override = (Override(event.round, (event.against,), event.reason),) if event.against else ()
    return replace(
        facts,
        rounds=facts.rounds[: event.round - 1],
        registrations=registrations,
        overrides=facts.overrides + override,
    )


def _published(facts: Facts, event: events.RoundPublished) -> Facts:
    return _with_round(facts, replace(_round(facts, event.round), published=True))


def _result(facts: Facts, event: events.ResultEntered | events.ResultCorrected) -> Facts:
    return _with_board(facts, event.round, _unverified(facts, event, result=event.result))


def _contested(facts: Facts, event: events.ResultContested) -> Facts:
    _round(facts, event.round).game(event.board, event.game)  # a board that does not exist is an error of the journal
    return facts


def _result_cleared(facts: Facts, event: events.ResultCleared) -> Facts:
    return _with_board(facts, event.round, _unverified(facts, event, result=None))


def _settled(facts: Facts, event: events.ResultSettled) -> Facts:
    return _with_board(facts, event.round, _unverified(facts, event, result=event.settled))


def _colours_corrected(facts: Facts, event: events.ColoursCorrected) -> Facts:
    return _with_board(facts, event.round, _unverified(facts, event, reversed=event.reversed))


def _verified(facts: Facts, event: events.RoundVerified) -> Facts:
    round_ = _round(facts, event.round)
    boards = tuple(replace(board, verified_by=event.by) for board in round_.boards)
    return _with_round(facts, replace(round_, boards=boards))


def _unverified(facts: Facts, event: Any, **changed: Any) -> Board:
    """Return the board an event changes, without the mark of the second pass: that was for what stood there."""
    board = _round(facts, event.round).game(event.board, event.game)
    return replace(board, verified_by="", **changed)


def _round(facts: Facts, number: int) -> Round:
    # asked before the index: one below 1 would count from the end
    if not 1 <= number <= len(facts.rounds):
        raise ValueError(_no_such_round(number))
    return facts.rounds[number - 1]


def _no_such_round(number: int) -> str:
    return tr("there is no round {round}", round=number)


def _with(facts: Facts, registration: Registration) -> Facts:
    return replace(facts, registrations={**facts.registrations, registration.id: registration})


def _with_board(facts: Facts, round_number: int, board: Board) -> Facts:
    return _with_round(facts, facts.rounds[round_number - 1].with_boards((board,)))


def _with_round(facts: Facts, changed: Round) -> Facts:
    index = changed.number - 1
    return replace(facts, rounds=(*facts.rounds[:index], changed, *facts.rounds[index + 1 :]))


_STEPS: dict[type[Fact], Callable[[Facts, Any], Facts]] = {
    events.TournamentCreated: _created,
    events.RecordsKept: _records_kept,
    events.DetailsChanged: _details_changed,
    events.RegulationsChanged: _regulations_changed,
    events.Announced: _announced,
    events.FirstColourSet: _first_colour_set,
    events.LotsDrawn: _lots_drawn,
    events.EntrantRegistered: _registered,
    events.EntrantCorrected: _corrected,
    events.EntrantRemoved: _removed,
    events.EntrantWithdrawn: _withdrawn,
    events.EntrantReturned: _returned,
    events.AbsenceAnnounced: _absent,
    events.AbsenceCancelled: _absence_cancelled,
    events.RoundTimed: _timed,
    swiss.PairsForbidden: _forbidden,
    swiss.PairsAllowed: _allowed,
    swiss.BoardFixed: _board_fixed,
    swiss.FideModeLeft: _fide_mode_left,
    events.RoundPaired: _paired,
    events.RoundUnpaired: _unpaired,
    events.RoundPublished: _published,
    events.ResultEntered: _result,
    events.ResultContested: _contested,
    events.ResultCleared: _result_cleared,
    events.ResultCorrected: _result,
    events.ColoursCorrected: _colours_corrected,
    events.ResultSettled: _settled,
    events.RoundVerified: _verified,
    teams.TeamRegistered: _team_registered,
    teams.TeamCorrected: _team_corrected,
    teams.LineUpHanded: _line_up,
    teams.LineUpCorrected: _line_up,
    teams.StartNoted: _start_noted,
    duels.ColourChosen: _colour_chosen,
    PrizesSet: _prizes_set,
    displays.GiversNamed: _givers_named,
    displays.Noted: _noted,
    displays.BoardsPutTogether: _put_together,
    series.SeriesOpened: _series_opened,
    series.MatchDecided: _match_decided,
}

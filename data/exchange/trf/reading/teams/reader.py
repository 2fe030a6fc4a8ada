"""The event of teams that the records of a report tell together, or what keeps it from being understood."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from paircard.core.event.announced_facts import KeptRecord
from paircard.core.event.ids import ContestantId
from paircard.core.event.team_options import ByeGames, TeamOptions
from paircard.core.facets.asked.exchange import Recognised
from paircard.core.facets.reported import Reported
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.trf.field import Field
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.reading.going_on import GoesOn, going_on_with_teams
from paircard.data.exchange.trf.reading.head import Head
from paircard.data.exchange.trf.reading.reported import reported_of_teams
from paircard.data.exchange.trf.reading.rounds import Round
from paircard.data.exchange.trf.reading.rules_named import leaves_open
from paircard.data.exchange.trf.reading.teams.book import TeamBook
from paircard.data.exchange.trf.reading.teams.event import READ_AS, RecordedTeams
from paircard.data.exchange.trf.reading.teams.matches import (
    Report,
    Seated,
    TeamRound,
    match_of,
    most_boards,
    seated_matches,
)
from paircard.data.exchange.trf.reading.teams.without_match import kept_signs
from paircard.data.exchange.trf.records.apart import CODES as LISTS
from paircard.data.exchange.trf.records.byes import Byes
from paircard.data.exchange.trf.records.player_read import Kind, Player
from paircard.data.exchange.trf.records.system import NAMING, named, words_of
from paircard.data.exchange.trf.records.team import NUMBER
from paircard.data.exchange.trf.records.team_rounds import ByeRecord
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL
from paircard.data.exchange.trf.table import TEAMS_TOLD
from paircard.data.exchange.trf.unplaced_records import is_worth_keeping, is_written_from

PLAIN_CODE = "FIDE_TEAM"  # no words: a code of record 192
_OURS = ("CUSTOM_TEAM_SWISS", "CUSTOM_TEAM_SWISS_MP", "CUSTOM_TEAM_SWISS_GP")  # no words: codes of record 192


@dataclass
class TeamEventReader:
    """Compares the records of an event of teams."""

    head: Head
    book: TeamBook
    players: Mapping[int, Player]
    games: Sequence[Round]
    byes: Sequence[Byes]
    kept: Sequence[KeptRecord]
    system: str = ""
    """By whose rules it is to go on, where somebody has chosen; its key."""
    findings: list[Finding] = field(default_factory=list)

    def read(self) -> RecordedTeams | None:
        """Return the event; None where anything is refused, and the findings say what."""
        self.findings += self.book.findings
        self._check_members()
        if self._refused:
            return None
        report = self._report()
        seated = [self._seated(report, number) for number in range(1, self._paired + 1)]
        boards = self._boards([match for matches in seated for match in matches])
        rounds = [self._round(report, number, matches, boards) for number, matches in enumerate(seated, start=1)]
        return None if self._refused else self._recorded(report, rounds, boards)

    def _report(self) -> Report:
        teams, book = dict(sorted(self.book.teams.items())), self.book
        return Report(teams, self.players, self.games, book.line_ups, book.forfeits, book.colours)

    def _recorded(self, report: Report, rounds: Sequence[TeamRound], boards: int) -> RecordedTeams:
        table, system = self._schedule(report, rounds, boards)
        chosen = None if table else self._chosen(boards)
        self._check_match_points(chosen or (table and table.options))
        return RecordedTeams(
            self.head,
            self.players,
            report.teams,
            rounds,
            boards,
            self._rounds,
            [each for each in self.byes if each.round > len(rounds)],
            tuple(self._going_back(report, rounds, by_table=table is not None)),
            "game" if self._by_games else "match",
            "half" if chosen else self._bye_games(boards),
            self.book.tie_breaks,
            system if table else self.going_on.system,
            table,
            chosen,
            self.book.match_points,
            group_a_open=chosen is not None and self._group_a_open,
        )

    @property
    def _refused(self) -> bool:
        return any(each.verdict is Verdict.REFUSED for each in self.findings)

    @property
    def _paired(self) -> int:
        """Number of the last round that somebody was paired in."""
        told = [each.round for each in self.book.line_ups] + [each.round for each in self.book.forfeits]
        return max(len(self.games), *told, *(each.round for each in self.book.byes), 0)

    @property
    def _rounds(self) -> int:
        written = max((player.columns for player in self.players.values()), default=0)
        announced = max((each.round for each in self.byes), default=0)
        return max(self.head.rounds or max(written, announced), self._paired, 1)

    @property
    def _by_games(self) -> bool:
        code = self._named[1].upper()
        return self.book.by_games or "_GP" in code.partition("_MP")[0]

    def _check_members(self) -> None:
        members = {player for team in self.book.teams.values() for player in team.members}
        for number, player in self.players.items():
            if number not in members:
                sentence = tr("player {number} is in no team: left out", number=number)
                self._say(player.line, sentence, Verdict.FLAGGED)
        for byes in self.byes:
            for team, columns in byes.players.items():
                if team not in self.book.teams:
                    sentence = tr("team {number} is not among the teams: left out", number=team)
                    self._say(byes.line, sentence, Verdict.FLAGGED, columns.place)
        self.byes = [replace(each, players=self._known(each)) for each in self.byes]

    def _known(self, byes: Byes) -> Mapping[int, Field]:
        """Return the teams of a record of byes that there are: other programs name players there."""
        return {team: columns for team, columns in byes.players.items() if team in self.book.teams}

    def _seated(self, report: Report, number: int) -> list[Seated]:
        matches, findings = seated_matches(report, number)
        self.findings += findings
        return matches

    def _check_match_points(self, options: object) -> None:
        """Say that matches give other points here than the record of their points says."""
        known = isinstance(options, TeamOptions) and options.with_match_points(self.book.match_points)
        if self.book.match_points and not known:
            sentence = tr("not applied: a match is worth 2, 1 and 0 points here")
            self._say(self.book.line_of_points, sentence, Verdict.FLAGGED)

    def _boards(self, matches: Sequence[Seated]) -> int:
        most = most_boards(matches)
        if self.book.colours and most > len(self.book.colours):
            longest = next(match for match in matches if len(match.boards) == most)
            sentence = tr(
                "a match of round {round} has {boards} boards, but record 352 has {told}",
                round=longest.number,
                boards=most,
                told=len(self.book.colours),
            )
            self._say(self.book.teams[longest.one].line, sentence, place=NUMBER.place)
        return len(self.book.colours) or most or 4

    def _bye_games(self, boards: int) -> ByeGames:
        for each in self.book.byes:
            if each.game_points == boards:
                return "all"
            if 2 * each.game_points != boards:
                sentence = tr("a round without an opponent is worth half or all of the boards here: half is taken")
                self._say(each.line, sentence, Verdict.FLAGGED)
            return "half"
        return "half"

    # --- rounds ------------------------------------------------------------------------------------------

    def _round(self, report: Report, number: int, matches: Sequence[Seated], boards: int) -> TeamRound:
        made = TeamRound(number, [match_of(report, each, boards) for each in matches if len(each.boards) <= boards])
        playing = {team for each in matches for team in (each.one, each.two)}
        byes = {each.team for each in self._byes_320(report, number, playing)}
        asked = {team: each for each in self.byes if each.round == number for team in each.players}
        for team in filter(lambda team: team in playing and team in asked, report.teams):
            sentence = tr("team {number} has a match in round {round}", number=team, round=number)
            self._say(asked[team].line, sentence, place=asked[team].players[team].place)
        for team in filter(lambda team: team not in playing, report.teams):
            members = {self.players[each].cell(number).kind for each in report.teams[team].members}
            told = Kind.BYE if team in byes else asked[team].kind if team in asked else _of_members(members)
            _by_kind(made, told).append(team)
        return made

    def _byes_320(self, report: Report, number: int, playing: set[int]) -> Iterator[ByeRecord]:
        for each in self.book.byes:
            if each.round != number:
                continue
            if each.team not in report.teams:
                place = each.field.place
                self._say(each.line, tr("team {number} is not among the teams", number=each.team), place=place)
            elif each.team in playing:
                sentence = tr("team {number} has a match in round {round}", number=each.team, round=number)
                self._say(each.line, sentence, place=each.field.place)
            else:
                yield each

    # --- by which rules ----------------------------------------------------------------------------------

    def _chosen(self, boards: int) -> TeamOptions | None:
        """Return the options of the system that a code names; None where it names none of ours."""
        options = self._options_told
        if options is None:
            return None
        options = replace(options, boards=boards)
        options = options.with_match_points(self.book.match_points) or options
        for bye in self.book.byes:
            if given := options.with_bye(bye.match_points, bye.game_points):
                return given
            sentence = tr("the bye of the pairing cannot be worth so much here: a drawn match is taken")
            self._say(bye.line, sentence, Verdict.FLAGGED)
            break
        return options

    @cached_property
    def _options_told(self) -> TeamOptions | None:
        """What the code and the acceleration tell the system by which it goes on; None where it asks for no code."""
        system = SYSTEMS[self.going_on.system]
        for without in (frozenset[str](), VIRTUAL):
            for code in (self._named[1], self._named[1].upper().removesuffix(BAKU_CODE), PLAIN_CODE):
                told = self._told(without, code)
                options = system.options_reported(told) if told else None
                if isinstance(options, TeamOptions):
                    return replace(options, primary="game") if self._by_games and code == PLAIN_CODE else options
        return None

    def _told(self, without: Collection[str], code: str) -> Reported | None:
        ids = {number: ContestantId(id_) for id_, number in enumerate(sorted(self.book.teams), start=1)}
        lines = [each.text for each in self.kept if each.text[:3] not in without]
        told = reported_of_teams(lines, ids, self._rounds)
        return replace(told, code=code) if told else None

    @cached_property
    def going_on(self) -> GoesOn:
        """By which rules it goes on."""
        lines = [each.text for each in self.kept]
        code = self._named[1]
        systems = {key: each for key, each in SYSTEMS.items() if each.contestants == "teams" and each.named_by(code)}
        told = self._told((), code)
        named = next((key for key, each in systems.items() if told and each.options_reported(told)), "")
        other = "" if named else self._other_system
        if not named and not other and self._names_ours:
            named = READ_AS
        return going_on_with_teams(lines, self.head.details.start, named, other, self.system)

    @property
    def left_out(self) -> tuple[str, ...]:
        """The codes of the records about acceleration and lists that these rules cannot apply."""
        codes = {each.text[:3] for each in self.kept}
        told = self._told((), self._named[1]) or self._told((), PLAIN_CODE)
        system = SYSTEMS[self.going_on.system]
        accelerated = told is not None and system.options_reported(told) is not None
        lists = LISTS if "lists" not in system.asks else frozenset[str]()
        return tuple(sorted(codes & (lists | (frozenset() if accelerated else VIRTUAL))))

    @property
    def _group_a_open(self) -> bool:
        """Whether the code says that the event is accelerated, and no record who is."""
        coded = self._named[1].upper().endswith(BAKU_CODE) and not self.going_on.other
        return coded and VIRTUAL.isdisjoint(each.text[:3] for each in self.kept)

    @property
    def _named(self) -> tuple[str, str]:
        """The system that the report names, in words and by a code."""
        return named(each.text for each in self.kept)

    @property
    def _names_ours(self) -> bool:
        """Whether the report names the rules of 1998 as we write them."""
        words, code = self._named
        return folded(words) == self._our_words or (code.upper() in _OURS and not words)

    @property
    def _other_system(self) -> str:
        """What the report names as its system where that is not one of ours for teams, or left open."""
        words, code = self._named
        if code and code.upper() not in _OURS:
            return code
        return "" if leaves_open(words) or folded(words) == self._our_words else words

    @property
    def _our_words(self) -> str:
        return folded(words_of(READ_AS))

    def _schedule(self, report: Report, rounds: Sequence[TeamRound], boards: int) -> tuple[Recognised | None, str]:
        """Return the table that made all rounds and its system, where there is one."""
        numbered = list(report.teams) == [*range(1, len(report.teams) + 1)]
        if not numbered or any(each.byes or each.full_byes or each.half_byes for each in rounds):
            return None, READ_AS
        words, code = named(each.text for each in self.kept)
        pairs = [{(match.first, match.second) for match in each.matches} for each in rounds]
        for key, system in SYSTEMS.items():
            if system.contestants == "teams":
                found = system.exchange.recognised(words, code, len(report.teams), self._rounds, pairs)
                if found and (not found.seats or self._white_on_all(boards, found)):
                    return found, key
        return None, READ_AS

    def _white_on_all(self, boards: int, found: Recognised) -> bool:
        """Whether the report says nothing else of a table in which one team has White on all boards."""
        return boards == len(found.seats) and self.book.colours in ("", "W" * boards)

    def _going_back(self, report: Report, rounds: Sequence[TeamRound], *, by_table: bool) -> Iterator[KeptRecord]:
        """Yield the records without a place in the event that go into its next report."""
        order = [player for team in report.teams.values() for player in team.members]
        stay = bool(rounds) and order == [*range(1, len(self.players) + 1)]
        yield from kept_signs(self.players, report.teams, rounds)
        for record in self.kept:
            code = record.text[:3]
            if code in TEAMS_TOLD or (code in NAMING and (by_table or self._named_anew)):
                continue
            if code in VIRTUAL and code not in self.left_out:
                continue
            if is_written_from(self.head.details.time_control, record.text):
                continue
            if is_worth_keeping(code, numbers_stay=stay):
                yield record

    @property
    def _named_anew(self) -> bool:
        """Whether what the report says of its system is what a report of the event will say by itself."""
        chosen, code = self._options_told, self._named[1].upper()
        return self.going_on.named and (chosen is None or getattr(chosen, "code", "") == code)

    def _say(self, line: int, sentence: str, verdict: Verdict = Verdict.REFUSED, place: str = "") -> None:
        self.findings.append(Finding(line, Remark(place, sentence), verdict))


def _of_members(kinds: Collection[Kind]) -> Kind:
    """Return what a team without a match has where only its members tell it."""
    return next((each for each in (Kind.BYE, Kind.FULL_BYE, Kind.HALF_BYE) if each in kinds), Kind.ABSENT)


def _by_kind(made: TeamRound, kind: Kind) -> list[int]:
    match kind:
        case Kind.BYE:
            return made.byes
        case Kind.HALF_BYE:
            return made.half_byes
        case Kind.FULL_BYE:
            return made.full_byes
    return made.absent

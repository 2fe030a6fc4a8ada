"""All records of teams in a report, read one by one, and what is to be said of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

from paircard.core.values.changing import dataclass, field
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.data.exchange.import_report import BadRow, Remark, Verdict
from paircard.data.exchange.trf.field import Field
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.records.player_read import Player
from paircard.data.exchange.trf.records.team import NAME, NAME_013, NO_NUMBER, NUMBER, TeamRecord
from paircard.data.exchange.trf.records.team_rounds import (
    LINE_UP_TEAM,
    ON_BOARD,
    BoardColours,
    ByeRecord,
    ForfeitRecord,
    LineUpRecord,
    MatchPoints,
)
from paircard.data.exchange.trf.records.tie_breaks import ranked_by_games, tie_breaks_named
from paircard.data.exchange.trf.table import BY_CODE, UNKNOWN


@dataclass
class TeamBook:
    """What has been read of teams."""

    players: Mapping[int, Player]
    teams: dict[int, TeamRecord] = field(default_factory=dict)
    line_ups: list[LineUpRecord] = field(default_factory=list)
    forfeits: list[ForfeitRecord] = field(default_factory=list)
    byes: list[ByeRecord] = field(default_factory=list)
    colours: str = ""
    match_points: str = ""
    """What matches give, where that is other than 2, 1 and 0."""
    line_of_points: int = 0
    tie_breaks: tuple[str, ...] | None = None
    by_games: bool = False
    """Whether the announced list begins with game points."""
    by_310: bool = False
    """Whether records 310 name the teams; 013 has no numbers."""
    unnumbered: list[tuple[TeamRecord, str]] = field(default_factory=list)
    """Records 310 without a number of their own, and why."""
    findings: list[Finding] = field(default_factory=list)

    @classmethod
    def of(cls, lines: Mapping[int, str], players: Mapping[int, Player]) -> TeamBook:
        """Read all records of teams; `lines` by their number in the file."""
        book = cls(players)
        for line, text in lines.items():
            if text[:3] in ("202", "212"):
                book._take_tie_breaks(line, text)
            elif text[:3] not in ("013", "310"):
                book._read(line, text)
        # 310 says all that 013 does
        book.by_310 = any(text.startswith("310") for text in lines.values())
        code = "310" if book.by_310 else "013"
        for line, text in lines.items():
            if text.startswith(code):
                book._read(line, text)
        book._number_teams()
        book._take_forgotten()
        return book

    def _take_forgotten(self) -> None:
        """Count among the members of a team who sits on a board of it and stands in none: its record forgot them."""
        owned = {player for team in self.teams.values() for player in team.members}
        for record in self.line_ups:
            team = self.teams.get(record.team)
            forgotten = [each for each in record.players if each in self.players and each not in owned] if team else []
            for player in forgotten:
                place = ON_BOARD.at(record.players.index(player))
                team = self.teams[record.team]
                self.teams[record.team] = replace(team, members={**team.members, player: place})
                owned.add(player)
                sentence = tr(
                    "player {number} stands on a board of team {team} and in no team: counted among its members",
                    number=player,
                    team=record.team,
                )
                self.findings.append(Finding(record.line, Remark(place.place, sentence), Verdict.FLAGGED))

    def _read(self, line: int, text: str) -> None:
        record = BY_CODE.get(text[:3], UNKNOWN)
        if not (record.of_teams and record.compared):
            return
        if record.code == "352" and self.colours:
            self._flag(line, tr("this record appears twice: the first was read"))
            return
        try:
            self._take(line, record.compared(line, text))
        except BadRow as bad:
            not_read = tr("{why}: this record is not read", why=bad.remark.sentence)
            self.findings.append(Finding(line, Remark(bad.remark.column, not_read), Verdict.FLAGGED))

    def _take(self, line: int, value: object) -> None:
        match value:
            case TeamRecord():
                self._take_team(value)
            case LineUpRecord():
                self._take_line_up(value)
            case ForfeitRecord():
                self.forfeits.append(value)
            case BoardColours(colours):
                self.colours = colours
            case MatchPoints(other=told) if told:
                self.match_points, self.line_of_points = told, line
            case tuple():
                self.byes += value

    def _take_team(self, read: TeamRecord) -> None:
        if not self.by_310:
            self._enter(self._as_far_as_it_goes(replace(read, number=len(self.teams) + 1)), NAME_013)
        elif not read.number:
            self.unnumbered.append((read, NUMBER.bad(read.number_found, NO_NUMBER).remark.sentence))
        elif before := self.teams.get(read.number):
            stands = tr("team {number} stands in line {line} already", number=read.number, line=before.line)
            self.unnumbered.append((read, stands))
        else:
            self._enter(self._as_far_as_it_goes(read), NAME)

    def _number_teams(self) -> None:
        """Give each team whose number cannot be read, or is that of another, the first one that is free."""
        for read, why in self.unnumbered:
            number = next(each for each in count(1) if each not in self.teams)
            sentence = tr("{why}: read as {number}", why=why, number=number)
            self.findings.append(Finding(read.line, Remark(NUMBER.place, sentence), Verdict.FLAGGED))
            self._enter(self._as_far_as_it_goes(replace(read, number=number)), NAME)

    def _as_far_as_it_goes(self, team: TeamRecord) -> TeamRecord:
        """Return a team with a name, and without members who are nobody or play for another team."""
        members = dict(team.members)
        remarks = list(team.remarks)
        for player, remark in self._wrong_members(team):
            del members[player]
            remarks.append(Remark(remark.column, tr("{why}: left out", why=remark.sentence)))
        self.findings += (Finding(team.line, each, Verdict.FLAGGED) for each in remarks)
        return replace(team, members=members, name=team.name or tr("Team {number}", number=team.number))

    def _wrong_members(self, team: TeamRecord) -> Iterator[tuple[int, Remark]]:
        owners = {player: each.number for each in self.teams.values() for player in each.members}
        for player, columns in team.members.items():
            if player not in self.players:
                yield player, Remark(columns.place, tr("player {number} is not among the players", number=player))
            elif player in owners:
                sentence = tr("player {number} is a member of team {team} already", number=player, team=owners[player])
                yield player, Remark(columns.place, sentence)

    def _enter(self, team: TeamRecord, columns_of_name: Field) -> None:
        if any(folded(each.name) == folded(team.name) for each in self.teams.values()):
            named = f"{team.name} ({team.number})"
            sentence = tr("another team has this name: called {name}", name=named)
            self.findings.append(Finding(team.line, Remark(columns_of_name.place, sentence), Verdict.FLAGGED))
            team = replace(team, name=named)
        self.teams[team.number] = team

    def _take_line_up(self, record: LineUpRecord) -> None:
        for each in self.line_ups:
            if (each.round, each.team) == (record.round, record.team):
                sentence = tr(
                    "the line-up of team {team} in round {round} stands in line {line} already",
                    team=each.team,
                    round=each.round,
                    line=each.line,
                )
                raise BadRow(LINE_UP_TEAM.place, sentence)
        self.line_ups.append(record)

    def _take_tie_breaks(self, line: int, text: str) -> None:
        self.by_games |= ranked_by_games(text[4:])
        try:
            named = tie_breaks_named(text[4:], teams=True)
        except Refusal as refusal:
            self._flag(line, tr("not applied: {why}", why=refusal.message))
            return
        if self.tie_breaks is None:
            self.tie_breaks = named

    def _flag(self, line: int, sentence: str) -> None:
        self.findings.append(Finding(line, Remark("", sentence), Verdict.FLAGGED))

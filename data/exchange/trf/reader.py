"""Reading a TRF report: every line gets a verdict, and only a file without refusals becomes an event."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.event.announced_facts import KeptRecord
from core.event.tournament import Tournament
from core.systems.catalogue import SYSTEMS
from core.systems.reported import Points
from core.values.language import mark, tr
from core.values.text import aligned
from data.exchange.import_report import BadRow, Remark, Verdict, guess
from data.exchange.text_lines import GUESSED, Decoded, decoded, numbered_lines, shown
from data.exchange.trf.byes_to_come import Byes, check_byes, read_absent, read_byes
from data.exchange.trf.event import RecordedEvent
from data.exchange.trf.findings import Finding, wrong_points
from data.exchange.trf.forbidden import CODES as LISTS
from data.exchange.trf.forbidden import Forbidden, read_forbidden
from data.exchange.trf.going_on import GOING_ON_WITH_PLAYERS, GOING_ON_WITH_TEAMS, going_on
from data.exchange.trf.head import Head, is_kept, warning_about
from data.exchange.trf.layout import FIDE_ID, NUMBER, Field
from data.exchange.trf.national import National, completed, federations_in, read_federation, read_national, strangers
from data.exchange.trf.opaque_records import anchor
from data.exchange.trf.player import Kind, Player, read_player
from data.exchange.trf.point_values import CODES, PointValues
from data.exchange.trf.records import misplaced
from data.exchange.trf.remarks import remarks
from data.exchange.trf.replay import Replay, replay_of
from data.exchange.trf.report import LineReport, PlaceTold, TrfReport
from data.exchange.trf.rounds import Round, read_rounds
from data.exchange.trf.schedule import schedule_of
from data.exchange.trf.systems import NAMING, is_of_teams, points_told
from data.exchange.trf.teams.book import TeamBook
from data.exchange.trf.teams.kind import teams_contest
from data.exchange.trf.teams.reader import COUNTED, TeamEventReader, wrong_scores
from data.exchange.trf.teams.reader import remarks as remarks_on_teams
from data.exchange.trf.teams.records import CODES as CODES_OF_TEAMS
from data.exchange.trf.teams.records import TeamRecord
from data.exchange.trf.teams.without_match import PREFIX
from data.exchange.trf.virtual_points import CODES as VIRTUAL

_RECORD = Field(mark("record"), 1, 3)
_RULER = "DDD SSSS"  # no words: the beginning of a line
"""How a line begins by which Swiss-Manager numbers the columns for the eye."""


def read_trf(data: bytes, encoding: str = "", system: str = "") -> TrfReport:
    """Read the bytes of a TRF16 (also TRF06, TRF26) report, in the encoding chosen or found out. Never raises.

    `system` is the key of that by whose rules it is to go on; empty for those that it names, or that are in force.
    """
    read = decoded(data, encoding)
    lines = numbered_lines(read.text)
    book = _Book(federations_in(content for _, content in lines))
    for line, content in lines:
        if aligned(content).strip():
            book.read(line, content)
            if read.doubts(content):
                book.say(line, Remark("", tr(GUESSED)), Verdict.FLAGGED)
    if not book.player_lines:
        return TrfReport(read.encoding, problem=tr("This is not a TRF report: no line begins with 001, a player."))
    return _report(book, read, system)


@dataclass
class _Book:
    """What has been read so far."""

    federations: frozenset[str]
    """Those whose national records are to be read."""
    head: Head = field(default_factory=Head)
    players: dict[int, Player] = field(default_factory=dict)
    owners: dict[str, int] = field(default_factory=dict)
    """Start number by FIDE id."""
    rows: dict[int, LineReport] = field(default_factory=dict)
    player_lines: int = 0
    points: PointValues = field(default_factory=PointValues)
    byes: list[Byes] = field(default_factory=list)
    absent: dict[int, Mapping[int, Field]] = field(default_factory=dict)
    """By line, who is not in the round to be paired (XXZ)."""
    national: list[National] = field(default_factory=list)
    kept: list[KeptRecord] = field(default_factory=list)
    before: str = ""
    """Anchor of the last record that has a place in the event."""
    texts: dict[int, str] = field(default_factory=dict)
    """Every line as it stands, by its number."""

    def read(self, line: int, text: str) -> None:
        """Read one line and note its verdict."""
        code = shown(text[:3])
        self.texts[line] = aligned(text).rstrip()
        self.rows[line] = LineReport(line, code, Verdict.TAKEN)
        self.player_lines += aligned(text).lstrip().startswith("001")
        try:
            self._read(line, code, text)
        except BadRow as bad:
            self.say(line, bad.remark, Verdict.REFUSED)

    def _read(self, line: int, code: str, text: str) -> None:
        if text.startswith(PREFIX):
            return
        if text.startswith("###"):
            self.rows[line] = LineReport(line, code, Verdict.IGNORED)
            self._keep(text)
            return
        if "\t" in text.rstrip():
            position = text.index("\t") + 1
            raise BadRow(tr("column {column}", column=position), tr("found a tab, expected blanks"))
        if "\t" in text:
            text = text.rstrip()
        if text.startswith("001"):
            self._read_player(line, text)
        elif code == "240":
            self.byes.append(read_byes(line, text))
        elif code == "XXZ":
            self.absent[line] = read_absent(text)
        elif code == "172":
            read_federation(text)
            self._keep(text)
            return
        elif code in self.federations:
            self.national.append(read_national(line, text))
        else:
            self._read_other(line, code, text)
            return
        self.before = anchor(aligned(text))

    def _read_other(self, line: int, code: str, text: str) -> None:
        if code in CODES:
            self.points.take(text)
        if aligned(text).lstrip().startswith("001 "):
            raise BadRow(_RECORD.place, tr("found blanks, expected 001: the line is shifted"))
        if code in NAMING:
            self._keep(text)
            return
        if is_kept(code, text):
            if remark := self.head.take(code, text):
                self.say(line, Remark("", remark), Verdict.FLAGGED)
            self.before = anchor(aligned(text))
            return
        self._keep(text)
        if code == "222":  # written again from 122 where that says the same
            self.before = anchor(text)
        if warning := warning_about(code):
            self.say(line, Remark("", warning), Verdict.FLAGGED)
        elif text.startswith(_RULER):
            self.rows[line] = LineReport(line, code, Verdict.IGNORED)
        else:
            self.rows[line] = LineReport(line, code, Verdict.IGNORED, (Remark("", tr("has no place here")),))
        for misplacement in misplaced(text):
            self.say(line, misplacement, Verdict.FLAGGED)

    def _keep(self, text: str) -> None:
        self.kept.append(KeptRecord(self.before, aligned(text).rstrip()))

    def _read_player(self, line: int, text: str) -> None:
        player = read_player(line, text)
        if first := self.players.get(player.number):
            raise BadRow(
                NUMBER.place,
                tr("{number} is already the start number of line {line}", number=player.number, line=first.line),
            )
        if fide_id := player.entrant.fide_id:
            owner = self.owners.setdefault(fide_id, player.number)
            if owner != player.number:
                sentence = tr("{fide_id} is already that of player {number}", fide_id=fide_id, number=owner)
                raise BadRow(FIDE_ID.place, sentence)
        self.players[player.number] = player
        for remark in player.remarks:
            self.say(line, remark, Verdict.FLAGGED)

    def say(self, line: int, remark: Remark, verdict: Verdict) -> None:
        """Add a remark to a line."""
        self.rows[line] = self.rows[line].also(remark, verdict)

    def read_again(self, codes: frozenset[str]) -> None:
        """Take what was said of the records of these codes back: they have a place after all."""
        for line, row in self.rows.items():
            if row.code in codes and row.verdict is not Verdict.REFUSED:
                self.rows[line] = LineReport(line, row.code, Verdict.TAKEN)

    def find(self, findings: Iterable[Finding]) -> None:
        """Add what comparing the records has shown."""
        for each in findings:
            self.say(each.line, each.remark, each.verdict)

    @property
    def sound(self) -> bool:
        """Whether nothing is refused so far."""
        return all(row.verdict is not Verdict.REFUSED for row in self.rows.values())


def _report(book: _Book, read: Decoded, chosen: str) -> TrfReport:
    players = dict(sorted(book.players.items()))
    rounds, findings = read_rounds(players)
    teams = TeamBook.of(book.texts, players)
    if teams_contest((each.text for each in book.kept), teams.teams, rounds):
        return _team_report(book, read, teams, rounds, findings, chosen)
    beside = _teams_beside(book, teams)
    if chosen and SYSTEMS[chosen].contestants == "teams":
        return TrfReport(read.encoding, unfit=_unfit(chosen, GOING_ON_WITH_PLAYERS))
    going = going_on([each.text for each in book.kept], book.head.details.start, chosen)
    recorded = RecordedEvent(
        book.head, completed(players, book.national), rounds, book.byes, book.kept, teams=beside, going_on=going
    )
    schedule = schedule_of(recorded) if book.sound else None
    waiting, of_waiting = read_rounds(players, beforehand=True)
    replay = replay_of(replace(recorded, rounds=waiting)) if book.sound and not schedule else None
    as_ours = replay if replay and replay.refused is None else None
    if schedule or as_ours:
        rounds, findings = waiting, of_waiting
    elif chosen and SYSTEMS[chosen].explain is None and book.sound:
        return TrfReport(read.encoding, unfit=_no_table(chosen))
    book.byes += [Byes(line, Kind.ABSENT, len(rounds) + 1, each) for line, each in book.absent.items()]
    # with a record missing everybody who met them would be refused too, and the one cause be hidden
    if len(players) == book.player_lines:
        book.find(findings)
        book.find(check_byes(book.byes, players, len(rounds)))
        book.find(strangers(players, book.national))
        if "299" not in {row.code for row in book.rows.values()}:
            book.find(wrong_points(players, len(rounds), book.points.hundredths))
    recorded = replace(recorded, rounds=rounds, replay=as_ours, schedule=schedule)
    left_out = _left_out(book, recorded)
    recorded = replace(recorded, forbidden=_applied(book, recorded, left_out))
    return TrfReport(
        read.encoding,
        tuple(book.rows.values()),
        (*remarks(recorded), *_not_as_ours(replay)),
        events=recorded.events() if book.sound else (),
        guess=guess(read.encoding, (each.entrant.name for each in players.values())) if read.guessed else "",
        going_on=going,
        by_table=bool(schedule or as_ours),
        left_out=left_out,
        content=tr(
            "{players} players, {paired} of {rounds} rounds paired.",
            players=len(players),
            paired=len(rounds),
            rounds=recorded.number_of_rounds,
        ),
        table=tuple(PlaceTold(recorded.ids[each.number], each.half_points, each.rank) for each in players.values()),
        names_tie_breaks=book.head.tie_breaks is not None,
    )


def _not_as_ours(replay: Replay | None) -> Iterator[str]:
    """Say why a report is not taken over as the event that it names."""
    if replay and replay.refused:
        system = tr(SYSTEMS[replay.system].name)
        yield tr("It is not taken over as an event of {system}: {why}", system=system, why=replay.refused)


def _no_table(chosen: str) -> str:
    return tr(
        "The report cannot go on as an event of {system}: its rounds are not those of its table, or it makes none "
        "beforehand. Choose a Swiss system.",
        system=tr(SYSTEMS[chosen].name),
    )


def _unfit(chosen: str, known: Sequence[str]) -> str:
    return tr(
        "{system} cannot go on with this report: name one of {known}.",
        system=tr(SYSTEMS[chosen].name),
        known=", ".join(sorted(known)),
    )


def _applied(book: _Book, recorded: RecordedEvent, left_out: Collection[str]) -> tuple[Forbidden, ...]:
    """Take back what was said of points and virtual points that the event has, and return who does not meet.

    A list that cannot be read is left out, and told.
    """
    book.read_again((CODES | VIRTUAL).difference(left_out))
    return () if LISTS.intersection(left_out) else _lists(book, recorded.players)


def _left_out(book: _Book, recorded: RecordedEvent) -> tuple[str, ...]:
    """Return the codes of the records about points, acceleration and lists that the event cannot have."""
    codes = {row.code for row in book.rows.values()}
    if not (recorded.schedule or recorded.replay):
        return (*recorded.choices.left_out, *({"299"} & codes))
    usual = points_told(book.texts.values()) == Points()
    return tuple(sorted(codes & (VIRTUAL | LISTS | {"299"} | (set() if usual or recorded.points else CODES))))


def _lists(book: _Book, numbers: Collection[int]) -> tuple[Forbidden, ...]:
    """Return who does not meet, by the numbers of those who contest the event."""
    read = [read_forbidden(line, text, numbers) for line, text in book.texts.items() if book.rows[line].code in LISTS]
    wrong = [each for each in read if isinstance(each, Finding)]
    lists = tuple(each for each in read if isinstance(each, Forbidden))
    book.read_again(LISTS)
    book.find(wrong)
    return lists


def _teams_beside(book: _Book, teams: TeamBook) -> tuple[TeamRecord, ...]:
    """Return the teams of an event of players (013); none where its records cannot be understood, which is told."""
    if is_of_teams(each.text[:3] for each in book.kept):
        return ()
    wrong = [each for each in teams.findings if each.verdict is Verdict.REFUSED]
    for each in wrong:
        if each.remark in book.rows[each.line].remarks:
            continue
        sentence = tr("{why}: the teams are not taken over", why=each.remark.sentence)
        book.find((Finding(each.line, Remark(each.remark.column, sentence), Verdict.FLAGGED),))
    if wrong:
        return ()
    book.read_again(frozenset({"013"}))
    book.find(each for each in teams.findings if book.rows[each.line].code == "013")
    book.kept = [each for each in book.kept if not each.text.startswith("013")]
    return tuple(teams.teams.values())


def _team_report(
    book: _Book, read: Decoded, teams: TeamBook, games: Sequence[Round], findings: Sequence[Finding], chosen: str
) -> TrfReport:
    """Return the report of an event of teams."""
    book.read_again(CODES_OF_TEAMS | COUNTED | {"202", "212"})
    players = completed(teams.players, book.national)
    if chosen and (SYSTEMS[chosen].contestants != "teams" or not SYSTEMS[chosen].explain):
        return TrfReport(read.encoding, unfit=_unfit(chosen, GOING_ON_WITH_TEAMS))
    reader = TeamEventReader(book.head, teams, players, games, book.byes, book.kept, chosen)
    recorded = None
    if len(players) == book.player_lines:
        book.find(findings)
        book.find(strangers(players, book.national))
        recorded = reader.read() if book.sound else None
        book.find(reader.findings)
    if recorded and "lists" in SYSTEMS[recorded.system].asks:
        kept = [each for each in recorded.kept if each.text[:3] not in LISTS]
        recorded = replace(recorded, kept=kept, forbidden=_lists(book, teams.teams))
    if recorded:
        book.read_again(VIRTUAL.difference(reader.left_out))
    events = recorded.events() if recorded and book.sound else ()
    if recorded and events and "299" not in {row.code for row in book.rows.values()}:
        book.find(wrong_scores(recorded, Tournament().imagine(*events)))
    return TrfReport(
        read.encoding,
        tuple(book.rows.values()),
        tuple(remarks_on_teams(recorded, reader.going_on)) if recorded else (),
        events=events,
        guess=guess(read.encoding, (each.entrant.name for each in players.values())) if read.guessed else "",
        going_on=reader.going_on,
        by_table=recorded is not None and recorded.table is not None,
        left_out=reader.left_out if recorded else (),
        content=tr(
            "{teams} teams, {players} players, {paired} of {rounds} rounds paired.",
            teams=len(teams.teams),
            players=len(players),
            paired=len(recorded.rounds) if recorded else len(games),
            rounds=recorded.number_of_rounds if recorded else book.head.rounds or len(games),
        ),
    )

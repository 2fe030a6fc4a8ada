"""A report as it is read, line by line: every line gets a verdict, and what it says is kept by its kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.announced_facts import KeptRecord
from paircard.core.values.changing import dataclass, field
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark, tr
from paircard.core.values.text import aligned
from paircard.data.exchange.import_report import BadRow, Remark, Verdict
from paircard.data.exchange.text_lines import shown
from paircard.data.exchange.trf.field import Field, misplaced
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.reading.head import Head
from paircard.data.exchange.trf.reading.line_report import LineReport
from paircard.data.exchange.trf.reading.start_numbers import numbered
from paircard.data.exchange.trf.records import running
from paircard.data.exchange.trf.records.assigned import Assigned
from paircard.data.exchange.trf.records.byes import Absent, Byes
from paircard.data.exchange.trf.records.event_head import Stated
from paircard.data.exchange.trf.records.incidents import is_incident
from paircard.data.exchange.trf.records.national import National
from paircard.data.exchange.trf.records.player_columns import FIDE_ID
from paircard.data.exchange.trf.records.player_read import Player
from paircard.data.exchange.trf.records.points import CODES as VALUES
from paircard.data.exchange.trf.records.points import PointValues, Worth
from paircard.data.exchange.trf.records.system import NAMING
from paircard.data.exchange.trf.records.without_match import PREFIX
from paircard.data.exchange.trf.table import BY_CODE, NATIONAL, UNKNOWN, Record, warning_about
from paircard.data.exchange.trf.unplaced_records import WRITTEN_ANEW, anchor

_RECORD = Field(mark("record"), 1, 3)
_TAKEN = Verdict.TAKEN
_RULER = "DDD SSSS"  # no words: the beginning of a line
"""How a line begins by which Swiss-Manager numbers the columns for the eye."""


@dataclass
class Book:
    """What has been read so far."""

    federations: frozenset[str]
    """Those whose national records are to be read."""
    head: Head = field(default_factory=Head)
    records: list[Player] = field(default_factory=list)
    """The players as they are read."""
    players: dict[int, Player] = field(default_factory=dict)
    """By start number, once all are read."""
    owners: dict[str, int] = field(default_factory=dict)
    """Start number by FIDE id."""
    rows: dict[int, LineReport] = field(default_factory=dict)
    player_lines: int = 0
    points: PointValues = field(default_factory=PointValues)
    assigned: list[Assigned] = field(default_factory=list)
    byes: list[Byes] = field(default_factory=list)
    absent: list[Absent] = field(default_factory=list)
    national: list[National] = field(default_factory=list)
    kept: list[KeptRecord] = field(default_factory=list)
    before: str = ""
    """Anchor of the last record that has a place in the event."""
    texts: dict[int, str] = field(default_factory=dict)
    """Every line as it stands, by its number."""

    def read(self, line: int, text: str, plain: str) -> None:
        """Read one line, which is `plain` once it is cleaned in place, and note its verdict."""
        code = shown(text[:3])
        self.texts[line] = plain.rstrip()
        self.rows[line] = LineReport(line, code, _TAKEN)
        self.player_lines += plain.lstrip().startswith("001")
        try:
            if text.startswith("###"):
                self._read_comment(line, code, text)
            else:
                self._read(line, code, _without_tabs(text), plain)
        except BadRow as bad:
            self._say_bad(line, text, bad)

    def _say_bad(self, line: int, text: str, bad: BadRow) -> None:
        """Say what a line cannot be.

        Without a player there is no event, and without what results give all points would be others; any other record
        is told and not read.
        """
        if aligned(text).lstrip().startswith("001") or text[:3] in VALUES:
            self.say(line, bad.remark, Verdict.REFUSED)
            return
        not_read = tr("{why}: this record is not read", why=bad.remark.sentence)
        self.say(line, Remark(bad.remark.column, not_read), Verdict.FLAGGED)

    def _read_comment(self, line: int, code: str, text: str) -> None:
        if text.startswith((PREFIX, running.PREFIX)):
            return
        if not is_incident(aligned(text).rstrip()):
            self.rows[line] = LineReport(line, code, Verdict.IGNORED)
        self._keep(text)

    def _read(self, line: int, code: str, text: str, plain: str) -> None:
        record = NATIONAL if code in self.federations else BY_CODE.get(code, UNKNOWN)
        if self._take(line, self._value(record, line, text)):
            self.before = anchor(plain)
            return
        if aligned(text).lstrip().startswith("001 "):
            raise BadRow(_RECORD.place, tr("found blanks, expected 001: the line is shifted"))
        self._keep(text)
        if code not in (*NAMING, "172"):
            self._set_aside(line, code, record, text)

    def _value(self, record: Record, line: int, text: str) -> object:
        """Return what a line says by itself; raise `BadRow` for what cannot be, unless it only repeats another."""
        try:
            return record.read(line, text) if record.read else None
        except BadRow:
            if record.code in self.head.values:
                return Stated(record.code, None)
            raise

    def _take(self, line: int, value: object) -> bool:
        """Take over what a line says; False for what has no place in the event."""
        match value:
            case Player():
                self.records.append(value)
            case Byes():
                self.byes.append(value)
            case Absent():
                self.absent.append(value)
            case National():
                self.national.append(value)
            case Stated():
                if remark := self.head.take(value):
                    self.say(line, Remark("", remark), Verdict.FLAGGED)
            case Worth():
                self.points.take(value)
                return False
            case Assigned():
                self.points.take(value.worth)
                self.assigned.append(value)
                return False
            case _:
                return False
        return True

    def number_players(self) -> None:
        """Take the players once all are read: whose a doubtful start number is the others know."""
        found = numbered(self.records)
        for player in found.players:
            self._take_player(player)
        self.find(found.findings)

    def _take_player(self, player: Player) -> None:
        if fide_id := player.entrant.fide_id:
            owner = self.owners.setdefault(fide_id, player.number)
            if owner != player.number:
                sentence = tr("{fide_id} is already that of player {number}: left out", fide_id=fide_id, number=owner)
                self.say(player.line, Remark(FIDE_ID.place, sentence), Verdict.FLAGGED)
                player = replace(player, entrant=replace(player.entrant, fide_id=""))
        self.players[player.number] = player
        for remark in player.remarks:
            self.say(player.line, remark, Verdict.FLAGGED)

    def _set_aside(self, line: int, code: str, record: Record, text: str) -> None:
        """Say what becomes of a record that is kept, and of anything in it that is out of place."""
        if code in WRITTEN_ANEW:
            self.before = anchor(text)
        if warning := warning_about(code):
            self.say(line, Remark("", warning), Verdict.FLAGGED)
        elif text.startswith(_RULER):
            self.rows[line] = LineReport(line, code, Verdict.IGNORED)
        else:
            self.rows[line] = LineReport(line, code, Verdict.IGNORED, (Remark("", tr("has no place here")),))
        for misplacement in misplaced(record.columns, text):
            self.say(line, misplacement, Verdict.FLAGGED)

    def _keep(self, text: str) -> None:
        self.kept.append(KeptRecord(self.before, aligned(text).rstrip()))

    def say(self, line: int, remark: Remark, verdict: Verdict) -> None:
        """Add a remark to a line."""
        self.rows[line] = self.rows[line].also(remark, verdict)

    def read_again(self, codes: Iterable[str]) -> None:
        """Take what was said of the records of these codes back: they have a place after all."""
        placed = frozenset(codes)
        for line, row in self.rows.items():
            if row.code in placed and row.verdict is not Verdict.REFUSED:
                self.rows[line] = LineReport(line, row.code, Verdict.TAKEN)

    def find(self, findings: Iterable[Finding]) -> None:
        """Add what comparing the records has shown."""
        for each in findings:
            self.say(each.line, each.remark, each.verdict)

    @property
    def codes(self) -> frozenset[str]:
        """The codes of all its records."""
        return frozenset(row.code for row in self.rows.values())

    @property
    def kept_texts(self) -> list[str]:
        """The records that have no place in the event."""
        return [each.text for each in self.kept]

    @property
    def whole(self) -> bool:
        """Whether every player's record could be read: with one missing everybody who met them would be refused."""
        return len(self.players) == self.player_lines

    @property
    def sound(self) -> bool:
        """Whether nothing is refused so far."""
        refused = Verdict.REFUSED
        return all(row.verdict is not refused for row in self.rows.values())

    @property
    def reports(self) -> tuple[LineReport, ...]:
        """Every line with its verdict."""
        return tuple(self.rows.values())

    def lines_with(self, codes: frozenset[str]) -> Mapping[int, str]:
        """Return the records of some codes by their line."""
        return {line: text for line, text in self.texts.items() if self.rows[line].code in codes}


def _without_tabs(text: str) -> str:
    """Return a line without tabs behind it; refuse one anywhere else, as columns are counted."""
    if "\t" not in text:
        return text
    if "\t" in text.rstrip():
        position = text.index("\t") + 1
        raise BadRow(tr("column {column}", column=position), tr("found a tab, expected blanks"))
    return text.rstrip()

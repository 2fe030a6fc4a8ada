"""What an import found, row by row, before anything is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from paircard.core.event.entrant import Entrant
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr, trn, trp
from paircard.data.exchange.text_lines import GUESSED


class Verdict(StrEnum):
    """What becomes of a row."""

    TAKEN = "taken"
    FLAGGED = "check"
    """Taken, and somebody should look at it."""
    REFUSED = "refused"
    IGNORED = "ignored"
    """Understood or not, it has no place in the event."""

    @property
    def word(self) -> str:
        """The word a report shows."""
        match self:
            case Verdict.TAKEN:
                return trp("at most 8 columns", "taken")
            case Verdict.FLAGGED:
                return trp("at most 8 columns", "check")
            case Verdict.REFUSED:
                return trp("at most 8 columns", "refused")
        return trp("at most 8 columns", "ignored")


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing to say about a row."""

    column: str
    """Name of the column, or its positions (`columns 49-52`); empty when the whole row is meant."""
    sentence: str

    def __str__(self) -> str:
        """Say where, then what.

        >>> str(Remark("rating", "A1946 read as 1946"))
        'rating: A1946 read as 1946'
        """
        return f"{self.column}: {self.sentence}" if self.column else self.sentence


class BadRow(ValueError):
    """A row that cannot be taken; `remark` says where and why."""

    def __init__(self, column: str, sentence: str) -> None:
        super().__init__(sentence)
        self.remark = Remark(column, sentence)


@dataclass(frozen=True, slots=True)
class RowReport:
    """One row of entrants."""

    line: int
    """Line of the file, the header line counted."""
    row: int
    """Number among the rows that hold an entrant."""
    verdict: Verdict
    entrant: Entrant | None = None
    """None when the row is refused."""
    remarks: tuple[Remark, ...] = ()
    name: str = ""
    """Who it is about, also where the row is refused; empty where not even that can be read."""
    team: str = ""
    """For whom they play; empty where the list does not say."""
    board: int = 0
    """Where they stand in the order of that team; 0 where the list does not say."""


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What a file of entrants holds, and who of it would be entered."""

    encoding: str
    separator: str
    """`,`, `;`, a tab, or empty when the file has one column only."""
    rows: tuple[RowReport, ...] = ()
    remarks: tuple[str, ...] = ()
    """About the file as a whole."""
    problem: str = ""
    """Why nothing at all could be read; empty when it could."""
    guessed: bool = False
    """Whether the encoding is a guess: no row with letters beyond ASCII is clean then."""

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Everybody who would be entered, flagged rows included."""
        return tuple(row.entrant for row in self.rows if row.entrant)

    @property
    def counts(self) -> Mapping[Verdict, int]:
        """How many rows got each verdict."""
        return Counter(row.verdict for row in self.rows)

    @property
    def summary(self) -> str:
        """The counts in one sentence."""
        counts = self.counts
        return trn(
            "{count} row: {taken} taken ({clean} clean, {check} to check), {refused} refused.",
            "{count} rows: {taken} taken ({clean} clean, {check} to check), {refused} refused.",
            len(self.rows),
            taken=len(self.entrants),
            clean=counts[Verdict.TAKEN],
            check=counts[Verdict.FLAGGED],
            refused=counts[Verdict.REFUSED],
        )

    def lines(self) -> Iterator[str]:
        """Yield the report as plain text; rows that need no look are only counted."""
        if self.problem:
            yield self.problem
            return
        yield f"{self.encoding}, {_separated(self.separator)}"
        yield from names_to_judge(self.encoding, [row.name for row in self.rows], guessed=self.guessed)
        yield self.summary
        yield from self.remarks
        yield from said_once(row.remarks for row in self.rows)
        for row in self.rows:
            where = tr("row {row}", row=row.row)
            yield from told(row.line, where, row.verdict, besides(row.remarks), row.name)


NO_RATING = mark("no rating: entered with 0")
"""What is said of everybody without a rating, as marked for the translators."""
_SAMPLES = 3


def guess(encoding: str, names: Iterable[str]) -> str:
    """Say that an encoding was guessed, by some names that show whether it is right."""
    return tr(
        "{encoding} is a guess. Are these names right: {names}? If not, say the encoding "
        "(--encoding on the command line, e in the program).",
        encoding=encoding,
        names=_samples(names) or "-",
    )


def names_to_judge(encoding: str, names: Sequence[str], *, guessed: bool) -> Iterator[str]:
    """Yield the line by which a person judges an encoding that could be another: UTF-8 could not."""
    if guessed:
        yield guess(encoding, names)
    elif not encoding.startswith("UTF") and (samples := _samples(names)):
        yield tr("Names read so: {names}.", names=samples)


def _samples(names: Iterable[str]) -> str:
    return "; ".join(list(dict.fromkeys(name for name in names if not name.isascii()))[:_SAMPLES])


def said_once(rows: Iterable[tuple[Remark, ...]]) -> Iterator[str]:
    """Say in one line each what may be so of everybody: in a school event nobody has a rating."""
    remarks = list(rows)
    if count := _having(NO_RATING, remarks):
        yield trn(
            "{count} player has no rating: entered with 0.", "{count} players have no rating: entered with 0.", count
        )


def besides(remarks: tuple[Remark, ...]) -> tuple[Remark, ...]:
    """Return the remarks of a row but what `said_once` says of all."""
    return tuple(each for each in remarks if each.sentence not in (tr(NO_RATING), tr(GUESSED)))


def _having(sentence: str, rows: Iterable[tuple[Remark, ...]]) -> int:
    return sum(any(each.sentence == tr(sentence) for each in row) for row in rows)


def told(line: int, what: str, verdict: Verdict, remarks: Iterable[Remark], name: str = "") -> Iterator[str]:
    """Yield one line of text for each remark on a row."""
    who = f"{name} - " if name else ""
    place = tr("line {line}", line=line)
    for remark in remarks:
        yield f"{place:<9} {what:<8} {verdict.word:<8} {who}{remark}"


def _separated(separator: str) -> str:
    match separator:
        case "":
            return tr("one column")
        case "\t":
            return tr("separator tab")
    return tr("separator {sign}", sign=separator)

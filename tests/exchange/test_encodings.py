"""Lists of names in the code pages of the last century: told by their letters, said to be a guess, or chosen."""

from __future__ import annotations

import pytest

from paircard.core.values.errors import Refusal
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.import_report import Verdict
from paircard.data.exchange.text_lines import decoded, known_encoding
from paircard.data.exchange.trf import read_trf
from tests.support import trf

NAMES = {
    "cp1250": ["Małecka, Żaneta", "Stępień, Błażej", "Dvořák, Bořivoj", "Šimůnek, Zdeněk", "Győri, Ildikó"],
    "iso8859-2": ["Śliwa, Bogdan", "Gąsior, Jacek", "Kuźnicki, Łukasz", "Šťastná, Běla"],
    "cp1251": ["Георгиев, Кирил", "Йорданова, Живка", "Щерев, Асен", "Ульянов, Фёдор", "Чехова, Жанна"],
    "koi8-r": ["Карпов, Анатолий", "Цветкова, Людмила"],
    "cp1252": ["Ångström, Örjan", "Sjögren, Maj-Britt", "Grünfeld, Ernst", "Strauß, Käthe", "Lefèvre, Gaël"],
    "cp1253": ["Παπαϊωάννου, Αθανάσιος", "Σκούρας, Χρήστος"],
    "cp1257": ["Žalnierius, Šarūnas", "Bērziņa, Anžela", "Kalniņš, Gatis", "Mačiulis, Jonas"],
    "cp1254": ["Güler, İbrahim", "Erdoğdu, Mert Şükrü"],
}
LIST = "name,rating\r\n{}\r\n"


def as_list(*names: str) -> str:
    return LIST.format("\r\n".join(f'"{name}",1900' for name in names))


@pytest.mark.parametrize("page", NAMES)
def test_names_are_read_as_they_were_written(page: str) -> None:
    """A whole list, and the list of one line that an arbiter gets on the morning of the event."""
    for names in (NAMES[page], *([name] for name in NAMES[page])):
        report = read_entrants(as_list(*names).encode(page))
        assert [entrant.name for entrant in report.entrants] == names, report.encoding


def test_a_guess_is_said_and_never_clean() -> None:
    report = read_entrants(as_list("Стоянов, Цветан", "Lis, Ewa").encode("cp1251"))
    assert [row.verdict for row in report.rows] == [Verdict.FLAGGED, Verdict.TAKEN]
    lines = list(report.lines())
    assert lines[0] == "CP1251, separator ,"
    assert lines[1].startswith("CP1251 is a guess. Are these names right: Стоянов, Цветан?")
    assert "--encoding" in lines[1]
    assert lines[2] == "2 rows: 2 taken (1 clean, 1 to check), 0 refused."
    assert len(lines) == 3, "one line tells it of all rows"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_unicode_is_certain_with_and_without_a_mark(encoding: str) -> None:
    report = read_entrants(as_list("Стоянов, Цветан", "Öberg, Åke").encode(encoding))
    assert report.counts == {Verdict.TAKEN: 2}
    assert not report.guessed
    assert [entrant.name for entrant in report.entrants] == ["Стоянов, Цветан", "Öberg, Åke"]


def test_what_is_chosen_counts() -> None:
    data = as_list("Öberg, Åke").encode("cp1252")
    assert [entrant.name for entrant in read_entrants(data, encoding="cp1250").entrants] == ["Öberg, Ĺke"]
    report = read_entrants(as_list("Дюля, Ян").encode("koi8-r"), encoding=known_encoding("KOI8-R"))
    assert report.counts == {Verdict.TAKEN: 1}
    assert list(report.lines())[1] == "Names read so: Дюля, Ян."


@pytest.mark.parametrize("typed", ["", "xx", "rot13", "base64", "hex", "cp1251 or so"])
def test_what_is_no_encoding_of_texts_is_told(typed: str) -> None:
    with pytest.raises(Refusal, match="choose one, such as UTF-8, CP1252, CP1250, ISO-8859-2"):
        known_encoding(typed)


def test_a_report_in_an_old_encoding_is_to_be_checked() -> None:
    records = ["012 Open", trf.player(1, "Παπαδόπουλος, Γιώργος", rating=1900), trf.player(2, "Lis, Ewa", rating=1800)]
    data = trf.document(*records).decode().encode("cp1253")
    report = read_trf(data)
    assert [row.verdict for row in report.rows] == [Verdict.TAKEN, Verdict.FLAGGED, Verdict.TAKEN]
    assert list(report.lines())[1].startswith("CP1253 is a guess. Are these names right: Παπαδόπουλος, Γιώργος?")
    assert not read_trf(data, "cp1253").guess


def test_a_byte_that_stands_for_nothing_stops_no_guess() -> None:
    read = decoded(as_list("Öberg, Åke", "S\x81").encode("latin-1"))
    assert (read.encoding, "Öberg, Åke" in read.text) == ("CP1252", True)


def test_one_line_of_another_program_does_not_spoil_the_names_of_all_others() -> None:
    """A name in another encoding was added to a list in UTF-8: that line is to be checked, all others are as before."""
    lines = ["name", "Zielińska, Olaf", "Wójcik, Łucja", "Żak, Piotr"]
    text = "\n".join(lines).encode() + "\nBréhat, Yann".encode("cp1252")
    read = decoded(text)
    assert read.encoding == "UTF-8"
    assert read.text.split("\n")[:4] == lines
    assert read.text.endswith("Br\ufffdhat, Yann")

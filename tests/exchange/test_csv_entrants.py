"""CSV files of entrants as programs and people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.entrant import Entrant, RatingSource, Sex, Title
from paircard.data.exchange.csv_entrants import ROWS_LIMIT, read_entrants
from paircard.data.exchange.import_report import ImportReport, RowReport, Verdict


def read(text: str, known: tuple[Entrant, ...] = ()) -> ImportReport:
    return read_entrants(text.encode(), known)


def row_of(column: str, cell: str) -> RowReport:
    return read(f'name;{column}\nBerg, Anna;"{cell}"\n').rows[0]


# --- finding out what kind of file it is -------------------------------------------------------------------


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("line_end", ["\n", "\r", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1250", "utf-16"])
def test_every_dialect_reads_the_same(separator: str, line_end: str, encoding: str) -> None:
    lines = [("name", "rating", "club"), ('"Łoś, Świt; x"', "1900", "Śródmieście"), ("Żak", "1800", "")]
    text = line_end.join(separator.join(cells) for cells in lines)
    report = read_entrants(text.encode(encoding), encoding="cp1250" if encoding == "cp1250" else "")
    assert report.separator == separator
    assert report.entrants == (
        Entrant("Łoś, Świt; x", 1900, club="Śródmieście"),
        Entrant("Żak", 1800),
    )
    assert report.counts == {Verdict.TAKEN: 2}


def test_columns_in_any_order_and_case() -> None:
    report = read("FIDE ID;Birth;TITLE;Rating-Source;nAme\n123;1990;wfm;National;Berg, Anna\n")
    assert report.entrants == (
        Entrant(
            "Berg, Anna",
            title=Title.WFM,
            rating_source=RatingSource.NATIONAL,
            birth=1990,
            fide_id="123",
        ),
    )


def test_headings_of_federations_are_recognised() -> None:
    report = read("Lp.;Uwagi;Nazwisko;Imię;Ranking;Rok ur.;Nr rej.\n1;;Lis;Ewa;1500;1990;M/1\n")
    assert report.entrants == (Entrant("Lis, Ewa", 1500, birth=1990, national_id="M/1"),)
    assert report.remarks == ("Column uwagi is not known and was ignored.",)


def test_columns_that_are_told_count() -> None:
    report = read_entrants(b"a;b;c\nLis;1500;x\n;1400;y\n", columns={"name": 0, "rating": 1})
    assert report.entrants == (Entrant("Lis", 1500),)
    assert report.remarks == ("Column c is not known and was ignored.",)


def test_every_column_arrives() -> None:
    report = read(
        "no,name,sex,title,rating,rating_source,federation,fide_id,national_id,category,birth,club\n"
        '7,"Berg, Anna",f,WIM,2100,estimated,swe,456,S-9,I,1990,Vasa SK\n'
    )
    assert report.entrants == (
        Entrant(
            "Berg, Anna", 2100, Title.WIM, RatingSource.ESTIMATED, "SWE", "Vasa SK",
            1990, Sex.WOMAN, "456", "S-9", "I",
        ),
    )  # fmt: skip
    assert report.counts == {Verdict.TAKEN: 1}


def test_a_list_of_names_alone_keeps_its_commas() -> None:
    report = read("name\nBerg, Anna\n\nNowak, Jan\n")
    assert [entrant.name for entrant in report.entrants] == ["Berg, Anna", "Nowak, Jan"]
    assert report.remarks == ("There is no column rating: everybody is entered with 0.",)


def test_unknown_and_repeated_columns_are_told_once() -> None:
    report = read("name;rating;elo;rating\nA;1900;1;1800\nB;1900;1;1800\n")
    assert [entrant.rating for entrant in report.entrants] == [1900, 1900]
    assert report.remarks == (
        "Column elo is not known and was ignored.",
        "Column rating appears twice: the first was read.",
    )


@pytest.mark.parametrize("text", ["", "\n \r\n", "\ufeff"])
def test_an_empty_file_is_told(text: str) -> None:
    assert list(read(text).lines()) == ["The file is empty: it needs a header line and entrants."]


def test_a_file_without_names_is_told_in_one_sentence() -> None:
    report = read("\nwho,rating\nBerg,1900\n")
    assert report.rows == ()
    assert report.problem.startswith("Line 2 should be the header, but names no column `name`: found who, rating;")
    assert list(report.lines()) == [report.problem]


def test_a_whole_rating_list_is_refused() -> None:
    text = "name;rating\n" + "".join(f"Player {n};1900\n" for n in range(ROWS_LIMIT + 1))
    assert read(text).problem == "The file has 4001 rows, and at most 4000 are read. Is it a whole rating list?"
    assert read(text).entrants == ()


# --- cells -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "rating", "remark"),
    [
        ("1946", 1946, ""),
        (" 1946 ", 1946, ""),
        ("", 0, "no rating: entered with 0"),
        ("0", 0, "no rating: entered with 0"),
        ("0000", 0, "no rating: entered with 0"),
        ("-", 0, "no rating: entered with 0"),
        ("   ", 0, "no rating: entered with 0"),
        ("A1946", 1946, "A1946 read as 1946"),
        ("1946*", 1946, "1946* read as 1946"),
        ("1 946", 1946, ""),
        ("1946.5", 1946, "1946.5 read as 1946"),
        ("1946,0", 1946, "1946,0 read as 1946"),
        ("9999", 0, "9999 is not a rating: entered with 0"),
        ("19460", 0, "19460 is not a rating: entered with 0"),
        ("19 or 20", 0, "19 or 20 is not a rating: entered with 0"),
        ("strong", 0, "strong is not a rating: entered with 0"),
        ("٢٠٠٠", 0, "٢٠٠٠ is not a rating: entered with 0"),
        ("9" * 5000, 0, f"{'9' * 27}... is not a rating: entered with 0"),
    ],
)  # fmt: skip
def test_ratings(cell: str, rating: int, remark: str) -> None:
    row = row_of("rating", cell)
    assert row.entrant is not None
    assert (row.entrant.rating, [each.sentence for each in row.remarks]) == (
        rating,
        [remark] if remark else [],
    )
    assert row.verdict is (Verdict.FLAGGED if remark else Verdict.TAKEN)


@pytest.mark.parametrize(
    ("cell", "title"),
    [
        ("GM", "GM"), ("wcm", "WCM"), ("g", "GM"), ("m", "IM"),
        ("f", "FM"), ("wg", "WGM"), ("WM", "WIM"), ("wf", "WFM"),
    ],
)  # fmt: skip
def test_titles_old_and_new(cell: str, title: str) -> None:
    row = row_of("title", cell)
    assert row.entrant is not None
    assert row.entrant.title == title
    assert row.verdict is Verdict.TAKEN


def test_an_unknown_title_is_flagged() -> None:
    row = row_of("title", "WH")
    assert row.entrant == Entrant("Berg, Anna")
    assert [str(remark) for remark in row.remarks] == ["title: WH is not a title: entered without one"]


@pytest.mark.parametrize(
    ("cell", "year"),
    [
        ("1998", 1998), ("1998-05-02", 1998), ("1998/05/02", 1998), ("02.05.1998", 1998), ("2.5.1998", 1998),
        ("1998.00.00", 1998), ("", None),
    ],
)  # fmt: skip
def test_births(cell: str, year: int | None) -> None:
    row = row_of("birth", cell)
    assert row.entrant is not None
    assert (row.entrant.birth, row.remarks) == (year, ())


@pytest.mark.parametrize("cell", ["0000", "98", "1889", "2101", "0000/00/00", "in May", "19981", "x1998"])
def test_a_birth_that_is_none_is_flagged(cell: str) -> None:
    row = row_of("birth", cell)
    assert row.entrant is not None
    assert row.entrant.birth is None
    assert [str(remark) for remark in row.remarks] == [f"birth: {cell} is no year of birth: entered without one"]


@pytest.mark.parametrize(("cell", "sex"), [("m", "m"), ("M", "m"), ("w", "w"), ("F", "w"), ("k", "w"), ("", "")])
def test_sexes(cell: str, sex: str) -> None:
    row = row_of("sex", cell)
    assert row.entrant is not None
    assert (row.entrant.sex, row.verdict) == (sex, Verdict.TAKEN)


@pytest.mark.parametrize(
    ("column", "cell", "sentence"),
    [
        ("sex", "x", "x is neither m nor w: left open"),
        ("rating_source", "chess.club", "chess.club is none of FIDE, national, estimated: left open"),
        ("federation", "Poland", "Poland is not a code of three letters: kept as POL"),
        ("fide_id", "12x", "12x is not a FIDE id: left out"),
        ("club", "c" * 61, "longer than 60 characters: cut"),
        ("category", "c" * 21, "longer than 20 characters: cut"),
        ("club", "Club\x1b[2J", "characters that cannot be read or printed were found: check"),
        ("club", "Club \ufffd", "characters that cannot be read or printed were found: check"),
    ],
)
def test_doubtful_cells_are_flagged(column: str, cell: str, sentence: str) -> None:
    row = row_of(column, cell)
    assert row.verdict is Verdict.FLAGGED
    assert [str(remark) for remark in row.remarks] == [f"{column}: {sentence}"]


def test_joiners_between_letters_are_spelling_and_not_dirt() -> None:
    report = read("name;rating\nنیم\u200cفاصله;1900\n")
    assert report.rows[0].verdict is Verdict.TAKEN
    assert report.entrants[0].name == "نیم\u200cفاصله"


# --- rows --------------------------------------------------------------------------------------------------


def test_rows_that_cannot_be_read_spoil_no_other_row() -> None:
    report = read('name;rating\n"open;1\n;1900\nA;1900;;x\nB;1900;;\n;;\n\x00\x1b;2\nC;1900\n' + "n" * 61 + ";1\n")
    assert [entrant.name for entrant in report.entrants] == ["B", "C", "n" * 60]
    assert str(report.rows[-1].remarks[0]) == "name: longer than 60 characters: cut"
    refused = {row.line: str(row.remarks[0]) for row in report.rows if row.verdict is Verdict.REFUSED}
    assert refused == {
        2: "a quote is opened and not closed in this line, or a cell is far too long",
        3: "name: The name is empty: type at least one letter.",
        4: "4 cells, but the header names 2 columns: put a name with a separator in it into quotes",
        7: "name: The name is empty: type at least one letter.",
    }


def test_a_huge_cell_is_refused() -> None:
    report = read("name;rating\n" + "x" * 200_000 + ";1900\nB;1900\n")
    assert [row.verdict for row in report.rows] == [Verdict.REFUSED, Verdict.TAKEN]


def test_namesakes_with_two_ids_are_two_persons() -> None:
    report = read("name;rating;birth;fide_id\nNowak, Jan;1900;1990;1\nNowak, Jan;1900;1990;2\nNOWAK, JAN;1900;1991;\n")
    assert report.counts == {Verdict.TAKEN: 3}


def test_a_namesake_in_the_event_is_refused_unless_ids_tell_them_apart() -> None:
    known = (Entrant("Nowák, Jan", birth=1990, fide_id="1"),)
    text = "name;rating;birth;fide_id\nNowak, Jan;1900;1990;\nNowak, Jan;1900;1990;2\nOther;1900;;1\n"
    report = read(text, known)
    assert [row.verdict for row in report.rows] == [Verdict.REFUSED, Verdict.TAKEN, Verdict.REFUSED]
    assert str(report.rows[0].remarks[0]) == "name: already in the event, with this name and year of birth"
    assert str(report.rows[2].remarks[0]) == "fide_id: 1 is that of Nowák, Jan, who is already in the event"


# --- whatever comes ----------------------------------------------------------------------------------------

cells = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(["", "0", "A1946", '"', ";", "1998-05-02"])
tables = st.lists(st.lists(cells, max_size=6).map(";".join), max_size=8).map(
    lambda lines: "name;rating;fide_id;birth;title;club\n" + "\n".join(lines)
)


@given(st.binary(max_size=300) | tables.map(str.encode) | tables.map(lambda text: text.encode("utf-16")))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    report = read_entrants(data)
    told = list(report.lines())
    assert told
    assert all(line.isprintable() or "\u200c" in line or "\u200d" in line for line in told)
    assert len(report.entrants) == len(report.rows) - report.counts[Verdict.REFUSED]


@given(tables)
def test_what_was_taken_is_never_taken_again(text: str) -> None:
    taken = read(text).entrants
    assert read(text, taken).entrants == ()
    assert all(entrant.rating in range(4001) and entrant.name for entrant in taken)

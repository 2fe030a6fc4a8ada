"""Rating lists: every layout read to the letter, found again by any part of the name, and never half replaced."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.entrant import Entrant, RatingSource, Title
from paircard.data.exchange.column_memory import columns_for, known_columns, remember_columns
from paircard.data.exchange.columns import parse_columns, recognised
from paircard.data.ratings.comparison import compare
from paircard.data.ratings.difference import Listed, differences, taken_over
from paircard.data.ratings.index import build, lists
from paircard.data.ratings.list_file import ListFile
from paircard.data.ratings.near_words import near
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.search import RatingList
from paircard.data.storage.errors import NotStored, Unreadable
from tests.support.dose import examples
from tests.support.rating_lists import HEADER, some_players, text_line, write_text, write_xml

CARLSEN = Rated(
    "Carlsen, Magnus", "1503014", "", "NOR", "m", "GM", 2830, 2824, 2869, 1990, k=10, rapid_k=20, blitz_k=40
)
GAL = Rated("Gal, Iva", "2900001", "", "BUL", "w", "", 0, 0, 0, 0, active=False)


Write = Callable[[Path, Iterable[Rated]], Path]


def players_of(path: Path, said: str | None = None) -> list[Rated]:
    source = ListFile.of(path)
    columns = columns_for(path.name, source.sheet.header, said, path.parent) if source.sheet else {}
    return [player for _, player in source.players(columns) if player]


def made(folder: Path, players: Iterable[Rated], name: str = "fide") -> RatingList:
    build(folder, name, Path("list.txt"), ((number, each) for number, each in enumerate(players)))
    return RatingList(folder / f"{name}.sqlite")


# --- the files of FIDE -------------------------------------------------------------------------------------


@pytest.mark.parametrize("write", [write_text, write_xml])
def test_both_forms_of_the_list_tell_the_same(tmp_path: Path, write: Write) -> None:
    players = [CARLSEN, GAL, *some_players(Random(3), 500)]
    path = write(tmp_path / "a", players)
    source = ListFile.of(path)
    assert players_of(path) == players
    assert (source.kind, source.name) == ("text" if write is write_text else "xml", "fide")


def test_the_layout_of_the_test_lists_is_that_of_fide() -> None:
    """Offsets of `players_list_foa.txt`, counted from 0, as several programs read it."""
    line = text_line(CARLSEN)
    assert (len(line), len(HEADER.ljust(162))) == (162, 162)
    places = [(0, 15), (15, 76), (76, 80), (80, 84), (84, 89), (113, 119), (126, 132), (152, 158)]
    fields = [line[start:end] for start, end in places]
    assert [each.strip() for each in fields] == ["1503014", CARLSEN.name, "NOR", "M", "GM", "2830", "2824", "1990"]
    starts = {"Name": 15, "Fed": 76, "Sex": 80, "Tit ": 84, "OTit": 94, "FOA": 109, "SRtng": 113, "Flag": 158}
    assert {heading: HEADER.index(heading) for heading in starts} == starts


def test_a_line_whose_other_titles_run_over(tmp_path: Path) -> None:
    (tmp_path / "a").write_text(f"{HEADER.ljust(162)}\r\n{text_line(CARLSEN, 'IA,FT,NI,DI,SI16')}\r\n", newline="")
    assert players_of(tmp_path / "a") == [CARLSEN]


@pytest.mark.parametrize(
    ("header", "line", "standard", "title"),
    [
        (
            "ID Number      Name                            Fed Sex Tit  WTit OTit           OCT26 Gms K  B-day Flag",
            "1503014        Carlsen, Magnus                 NOR M   GM                       2830  0   10 1990      ",
            2830,
            "GM",
        ),
        (
            "ID number Name                            TitlFed  Mar11 GamesBorn  Flag",
            " 1503014  Carlsen, Magnus                 GM  NOR  2815   0   1990      ",
            2815,
            "GM",
        ),
    ],
)
def test_older_lists(tmp_path: Path, header: str, line: str, standard: int, title: str) -> None:
    (tmp_path / "a").write_text(f"{header}\n{line}\n")
    (player,) = players_of(tmp_path / "a")
    assert player[:6] == (CARLSEN.name, "1503014", "", "NOR", player.sex, title)
    assert (player.standard, player.birth) == (standard, 1990)


def test_a_bad_line_is_told_and_the_others_are_read(tmp_path: Path) -> None:
    lines = [HEADER.ljust(162), text_line(CARLSEN), "rubbish", text_line(GAL).replace("2900001", "29x0001"), ""]
    (tmp_path / "a").write_text("\n".join([*lines, text_line(GAL)]))
    source = ListFile.of(tmp_path / "a")
    assert [each for _, each in source.players({}) if each] == [CARLSEN, GAL]
    assert source.troubles.count == 2
    assert source.troubles.first == [
        "line 3, columns 1-15 (fide id): no such number",
        "line 4, columns 1-15 (fide id): no such number",
    ]


def test_xml_that_breaks_off_is_a_sentence_and_the_old_list_stays(tmp_path: Path) -> None:
    old = made(tmp_path, [GAL])
    path = write_xml(tmp_path / "a.xml", [CARLSEN, GAL])
    path.write_bytes(path.read_bytes()[:-30])
    with pytest.raises(Unreadable, match=r"a\.xml, line \d+, column \d+: the XML is not whole: fetch the list again\."):
        build(tmp_path, "fide", path, ListFile.of(path).players({}))
    assert old.by_name("gal") == [GAL]
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".new"] == []


@settings(max_examples=examples(100), deadline=None)
@given(st.binary(max_size=300), st.sampled_from(["", HEADER + "\n", "<playerslist><player>", "name;rating\n"]))
def test_no_bytes_break_the_readers(tmp_path_factory: pytest.TempPathFactory, rest: bytes, begin: str) -> None:
    path = tmp_path_factory.mktemp("lists") / "a"
    path.write_bytes(begin.encode() + rest)
    with suppress(Unreadable):
        source = ListFile.of(path)
        columns = recognised(source.sheet.header) if source.sheet else {}
        assert build(path.parent, "any", path, source.players(columns)) > 0


def test_numbers_that_no_rating_can_be(tmp_path: Path) -> None:
    header = "ID Number      Name                 Fed OCT26               Flag"
    (tmp_path / "a").write_text(f"{header}\n{'1':<15}{'Gal':<21}BUL {'9' * 20}    \n")
    source = ListFile.of(tmp_path / "a")
    assert [each for _, each in source.players({}) if each] == []
    assert source.troubles.first == ["line 2, columns 41-60 (standard): no such number"]
    path = write_xml(tmp_path / "b", [CARLSEN])
    path.write_text(path.read_text().replace("2830", "9" * 5000))
    assert players_of(path) == [CARLSEN._replace(standard=0)]


def test_what_killed_imports_have_left_is_removed(tmp_path: Path) -> None:
    old, young = tmp_path / "fide.1.new", tmp_path / "fide.2.new"
    for each in (old, young):
        each.write_text("")
    os.utime(old, (0, 0))
    made(tmp_path, [GAL])
    assert (old.exists(), young.exists()) == (False, True)


# --- national lists ----------------------------------------------------------------------------------------

POLISH = 'Nr rej.;Nazwisko;Imię;Ranking;Kat.;Rok ur.\nM/12;Łoś;Ágnes;1810;k;1990\nM/13;;;1000;;\n"M/14;Lis;Ewa\n'


def test_a_file_without_any_line_of_text(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * 200_000)
    with pytest.raises(Unreadable, match="not clear which column of a holds the names: "):
        players_of(tmp_path / "a")


def test_the_columns_of_a_national_list_are_guessed(tmp_path: Path) -> None:
    path = tmp_path / "Ranking 2026-10.csv"
    path.write_bytes(POLISH.encode("cp1250", "replace"))
    source = ListFile.of(path)
    assert source.sheet is not None
    (player,) = [each for _, each in source.players(recognised(source.sheet.header)) if each]
    assert (player.name, player.national_id, player.standard) == ("Łoś, Ágnes", "M/12", 1810)
    assert (player.category, player.birth, source.name) == ("k", 1990, "ranking-2026-10")
    assert source.troubles.count == 2


def test_columns_once_told_are_remembered_for_files_of_that_shape(tmp_path: Path) -> None:
    """Next month's list has another month in its heading, and its columns in the same places."""
    (tmp_path / "a.csv").write_text("X1,Elo 9/26\nGal,1500\n")
    (tmp_path / "b.csv").write_text("X2;Elo 10/26\nGal;1500\n")
    (tmp_path / "c.csv").write_text("X1,Elo,Klub\nGal,1500,\n")
    with pytest.raises(Unreadable, match=r"It is not clear which column of a\.csv holds"):
        players_of(tmp_path / "a.csv")
    gal = Rated("Gal", standard=1500)
    assert players_of(tmp_path / "a.csv", "name=x1,rating=Elo 9/26") == [gal]
    assert players_of(tmp_path / "a.csv") == players_of(tmp_path / "b.csv") == [gal]
    with pytest.raises(Unreadable, match=r"not clear which column of c\.csv holds"):
        players_of(tmp_path / "c.csv")
    with pytest.raises(Unreadable, match=r"a\.csv has no column X9: its columns are X1, Elo 9/26"):
        players_of(tmp_path / "a.csv", "name=X9")
    (tmp_path / "columns.json").write_text("[damaged")
    with pytest.raises(Unreadable, match="not clear"):
        players_of(tmp_path / "a.csv")


@pytest.mark.parametrize(
    "kept", ['{"x#|elo #/#": {"name": 7, "rating": "1", "who": 0}}', '{"x#|elo #/#": [1]}', "[1]", "7"]
)
def test_a_memory_that_holds_something_else_is_none(tmp_path: Path, kept: str) -> None:
    (tmp_path / "columns.json").write_text(kept)
    assert "name" not in known_columns(("X1", "Elo 9/26"), tmp_path)


def test_only_so_many_shapes_are_remembered_and_a_folder_that_cannot_be_written_is_no_matter(tmp_path: Path) -> None:
    for letters in product("abcdefgh", repeat=2):
        remember_columns(["".join(letters)], {"name": 0}, tmp_path)
    assert (known_columns(["aa"], tmp_path), known_columns(["hh"], tmp_path)) == ({}, {"name": 0})
    (tmp_path / "file").write_text("")
    remember_columns(["x"], {"name": 0}, tmp_path / "file")


@pytest.mark.parametrize("text", ["name", "who=X", "name=", "=X"])
def test_columns_that_say_nothing(text: str) -> None:
    with pytest.raises(Unreadable, match="names no column: write FIELD=HEADING"):
        parse_columns(text, "a.csv", ["Name"])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"PK\x03\x04", "ZIP archive: unpack it first"),
        (b" \n", "is empty: choose another file"),
        ("\ufeff".encode(), "is empty: choose another file"),
        ("\u00a0\n".encode(), "is empty: choose another file"),
    ],
)
def test_other_files(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "a").write_bytes(content)
    with pytest.raises(Unreadable, match=message):
        players_of(tmp_path / "a")
    with pytest.raises(Unreadable, match="There is no file"):
        ListFile.of(tmp_path / "b")


# --- the index ---------------------------------------------------------------------------------------------

NAMES = ["Nowak, Anna", "Nowak, Jan", "Nowakowski, Ánna Maria", "Łoś, Ágnes", "De la Cruz, Juan", "100%, A_b"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("nowak", [0, 1, 2]),
        ("Nowak, A", [0, 2]),
        ("anna NOWAKO", [2]),
        ("los", [3]),
        ("łoś ág", [3]),
        ("de la cr ju", [4]),
        ("100%", [5]),
        ("100% a_", [5]),
        ("1__%", []),
        ("zz", []),
        ("", []),
    ],
)
def test_names_are_found_by_their_beginnings(tmp_path: Path, words: str, found: list[int]) -> None:
    some = made(tmp_path, [Rated(name, str(number)) for number, name in enumerate(NAMES)])
    assert sorted(int(each.fide_id) for each in some.by_name(words)) == found


SPELLED = [
    "Müller, Anna", "Mueller, Karl", "Muller, Tom", "Mulder, Jan", "O'Brien, Sean", "Kowalski, Jan", "Kowalska, Ewa",
    "Åkesson, Ulf", "García-López, Ana", "De la Cruz, Juan",
]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("mueller", ["Mueller, Karl", "Müller, Anna", "Muller, Tom"]),
        ("müller", ["Müller, Anna", "Muller, Tom", "Mueller, Karl"]),
        ("mueller a", ["Müller, Anna"]),
        ("sean obrien", ["O'Brien, Sean"]),
        ("o brien", ["O'Brien, Sean"]),
        ("aakesson", ["Åkesson, Ulf"]),
        ("garcia lopez", ["García-López, Ana"]),
        ("kowalsky", []),
    ],
)
def test_names_are_found_as_they_are_heard(tmp_path: Path, words: str, found: list[str]) -> None:
    """Spelled as typed first."""
    assert [each.name for each in made(tmp_path, map(Rated, SPELLED)).find(words)] == found


@pytest.mark.parametrize(
    ("words", "players", "surnames"),
    [
        ("kowalsky", ["Kowalski, Jan", "Kowalska, Ewa"], ("Kowalski", "Kowalska")),
        ("kowalsky jan", ["Kowalski, Jan"], ("Kowalski",)),
        ("Kowalska, Jna", ["Kowalski, Jan"], ("Kowalski",)),
        ("mueler", [*SPELLED[1::-1], *SPELLED[2:4]], ("Mueller", "Müller", "Muller", "Mulder")),
        ("de la curs", ["De la Cruz, Juan"], ("De la Cruz",)),
        ("kowalsky xaver", [], ("Kowalski", "Kowalska")),
        ("qqqq", [], ()),
    ],
)
def test_typing_errors(tmp_path: Path, words: str, players: list[str], surnames: tuple[str, ...]) -> None:
    """One error, else two; where the first names fit nobody the surnames are proposed."""
    nearest = made(tmp_path, map(Rated, SPELLED)).nearest(words)
    assert ([each.name for each in nearest.players], nearest.surnames) == (players, surnames)


def test_a_list_of_an_older_version_is_still_searched(tmp_path: Path) -> None:
    some = made(tmp_path, map(Rated, SPELLED))
    with closing(sqlite3.connect(some.path)) as base:
        base.executescript("DROP TABLE surname; UPDATE about SET value = '1' WHERE key = 'format'")
        for column in ("k", "rapid_k", "blitz_k"):
            base.execute(f"ALTER TABLE player DROP COLUMN {column}")
    assert [each.name for each in some.find("kowalski")] == ["Kowalski, Jan"]
    assert (some.about()["players"], some.find("mueler"), some.nearest("mueler").players) == ("10", [], ())


@given(st.lists(st.text("abc", max_size=5), max_size=30), st.text("abcd", min_size=1, max_size=5), st.integers(0, 2))
def test_the_walk_finds_what_a_look_at_every_word_finds(words: list[str], wanted: str, most: int) -> None:
    inorder = sorted(set(words))

    def seek(word: str) -> str | None:
        return next((each for each in inorder if each >= word), None)

    expected = {word: errors for word in inorder if (errors := _errors(word, wanted)) <= most}
    assert dict(near(seek, wanted, most)) == expected


def _errors(word: str, wanted: str) -> int:
    """Return the errors between two words by their definition, one case after the other."""
    if not word or not wanted:
        return len(word) + len(wanted)
    least = min(
        _errors(word[1:], wanted) + 1,
        _errors(word, wanted[1:]) + 1,
        _errors(word[1:], wanted[1:]) + (word[0] != wanted[0]),
    )
    if len(word) > 1 and len(wanted) > 1 and word[:2] == wanted[1::-1]:
        least = min(least, _errors(word[2:], wanted[2:]) + 1)
    return least


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(0, 10**6))
def test_the_index_finds_what_a_look_at_every_line_finds(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    chance = Random(seed)
    players = list(some_players(chance, 150))
    some = made(tmp_path_factory.mktemp("lists"), players)
    surname = chance.choice(players).name[: chance.randint(1, 4)]
    federation = chance.choice(["", "POL"])
    expected = {each for each in players if each.name.startswith(surname) and federation in ("", each.federation)}
    assert set(some.by_name(surname, federation, 1000)) == expected
    someone = chance.choice(players)
    assert some.by_fide_id(someone.fide_id) == [someone]
    assert someone in some.namesakes(someone.name.upper())


def test_a_list_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    some = made(tmp_path, [CARLSEN])

    def breaking() -> Iterator[tuple[int, Rated | None]]:
        yield 1, GAL
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(tmp_path, "fide", Path("b"), breaking())
    with pytest.raises(Unreadable, match="holds no player that is wanted: nothing was stored"):
        build(tmp_path, "fide", Path("b"), [(1, None)])
    assert (some.by_name("c"), some.by_name("g")) == ([CARLSEN], [])
    assert [path.name for path in tmp_path.iterdir()] == ["fide.sqlite"]
    made(tmp_path, [GAL])
    assert (some.by_name("c"), some.by_name("g")) == ([], [GAL])
    assert some.about()["players"] == "1"


def test_a_list_that_is_given_up_at_the_end_is_not_replaced(tmp_path: Path) -> None:
    """After the last player there is still much to do; who gives up then is told that the list is as it was."""
    some = made(tmp_path, [CARLSEN])
    told: list[tuple[int, int]] = []

    def impatient(read: int, count: int) -> None:
        told.append((read, count))
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(tmp_path, "fide", Path("b"), [(7, GAL)], impatient)
    assert told == [(7, 1), (7, 1)]
    assert (some.by_name("c"), some.by_name("g")) == ([CARLSEN], [])
    assert [path.name for path in tmp_path.iterdir()] == ["fide.sqlite"]


def test_a_disk_that_will_not_have_it_and_a_damaged_list(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotStored, match=r"The list fide was not stored in .*: free some space there\."):
        made(tmp_path / "file", [GAL])
    some = made(tmp_path, [GAL])
    some.path.write_bytes(b"damaged" * 100)
    for ask in (some.about, lambda: some.by_name("x")):
        with pytest.raises(Unreadable, match=r"The list fide cannot be read: import its file again\."):
            ask()


def test_the_list_of_fide_comes_first(tmp_path: Path) -> None:
    for name in ("alpha", "fide", "pl"):
        made(tmp_path, [GAL], name)
    assert [path.stem for path in lists(tmp_path)] == ["fide", "alpha", "pl"]


# --- an event beside the lists -----------------------------------------------------------------------------


def test_entrants_are_found_by_ids_then_by_a_name_that_only_one_has(tmp_path: Path) -> None:
    twins = [Rated("Lis, Ewa", str(number), federation="POL", birth=1990 + number) for number in (1, 2)]
    fide = made(tmp_path, [CARLSEN, GAL, *twins])
    national = made(tmp_path, [Rated("Gal, Iva", national_id="G1", standard=1500)], "bg")
    entrants = [
        Entrant.of("Karlsen, Magnus", fide_id="1503014", rating=2800, title=Title.IM),
        Entrant.of("Gal, Íva", rating=1500, rating_source=RatingSource.NATIONAL),
        Entrant.of("Gal, Iva"),
        Entrant.of("Lis, Ewa", birth=1992),
        Entrant.of("Lis, Ewa"),
        Entrant.of("Gal, Iva", birth=1950, fide_id="77"),
        Entrant.of("Other, X", national_id="G1"),
    ]
    compared = compare([(str(at), each) for at, each in enumerate(entrants, start=1)], [fide, national])
    assert [(each.where, each.by, each.namesakes) for each in compared] == [
        ("fide", "FIDE id", 0),
        ("bg", "name", 0),
        ("fide", "name", 0),
        ("fide", "name", 0),
        ("", "", 2),
        ("bg", "name", 0),
        ("bg", "national id", 0),
    ]
    assert list(map(str, compared[0].differences)) == [
        "rating 2800, in the list 2830",
        "title IM, in the list GM",
        "name in the list Carlsen, Magnus",
        "federation none, in the list NOR",
    ]
    assert list(map(str, compared[1].differences)) == ["national id none, in the list G1"]
    assert list(map(str, compared[6].differences)) == ["rating none, in the list 1500", "name in the list Gal, Iva"]


def test_what_is_taken_over_and_what_is_not() -> None:
    ours = Entrant.of("Łoś, Jan", rating=1800, title=Title.FM, federation="POL", fide_id="5", club="Vasa", birth=1990)
    theirs = Entrant.of("Los Jan", rating=1850, rating_source=RatingSource.FIDE, fide_id="7", federation="SWE")
    found = list(differences(ours, theirs))
    assert [(each.field, each.here, each.there) for each in found] == [
        (Listed.RATING, "1800", "1850"), (Listed.TITLE, "FM", ""),
        (Listed.FEDERATION, "POL", "SWE"), (Listed.FIDE_ID, "5", "7"),
    ]  # fmt: skip
    rated = taken_over(ours, theirs, [Listed.RATING])
    assert (rated.rating, rated.rating_source) == (1850, RatingSource.FIDE)
    assert rated == replace(ours, rating=1850, rating_source=RatingSource.FIDE)
    same = taken_over(ours, theirs, [each.field for each in found])
    assert list(differences(same, theirs)) == []
    assert (same.name, same.club, same.birth) == (ours.name, ours.club, ours.birth)

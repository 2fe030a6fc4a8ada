"""Fetching lists from an address of the settings: a server on loopback, and all that may go wrong (Q135, Q136)."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from paircard.core.values.errors import Refusal
from paircard.data.machine.list_addresses import ListAddress, list_addresses
from paircard.data.machine.settings import Settings
from paircard.data.machine.settings_written import write_settings
from paircard.data.ratings import fetching
from paircard.data.ratings.fetching import fetch
from paircard.data.ratings.index import lists, ratings_folder
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.search import RatingList
from paircard.data.storage.errors import Unreadable
from paircard.tui.cli import main
from tests.support.lists_served import serving
from tests.support.rating_lists import write_text

ANNA = Rated("Lis, Anna", "7", federation="POL", standard=2100)
BO = Rated("Berg, Bo", "8", federation="SWE", standard=2000)


def zipped(**files: bytes) -> bytes:
    content = BytesIO()
    with ZipFile(content, "w") as archive:
        for name, data in files.items():
            archive.writestr(name.replace("_txt", ".txt"), data)
    return content.getvalue()


@pytest.fixture
def text(tmp_path: Path) -> bytes:
    return write_text(tmp_path / "source.txt", [ANNA, BO]).read_bytes()


def test_a_list_comes_as_text_or_packed_and_only_the_federations_wanted(tmp_path: Path, text: bytes) -> None:
    with serving({"/fide_oct26.txt": text, "/nov26.zip": zipped(list_txt=text)}) as base:
        fetched = fetch(ListAddress("fide", f"{base}/fide_oct26.txt"), tmp_path / "lists")
        assert (fetched.month, fetched.players) == ("2026-10", 2)
        fetched = fetch(ListAddress("fide", f"{base}/nov26.zip", frozenset({"POL"})), tmp_path / "lists")
        assert (fetched.month, fetched.players) == ("2026-11", 1)
    assert sorted(each.name for each in (tmp_path / "lists").iterdir()) == ["fide.sqlite", "fide@2026-10.sqlite"]


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/none", "gave no list"),
        ("/short", "broke off after"),
        ("/away", "gave no list"),
        ("/bad.zip", "is an archive that is not whole"),
        ("/two.zip", "holds 2 lists, not one"),
        ("/page.html", "It is not clear which column|holds no player"),
        ("/large", "larger than 1 GB"),
    ],
)
def test_whatever_goes_wrong_the_old_list_stays_and_nothing_is_left(
    tmp_path: Path, text: bytes, path: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = {
        "/good.txt": text, "/short": text, "/bad.zip": b"PK" + text, "/two.zip": zipped(a_txt=text, b_txt=text),
        "/page.html": b"welcome\nto our pages\n", "/large": text,
    }  # fmt: skip
    folder = tmp_path / "lists"
    with serving(answers) as base:
        fetch(ListAddress("fide", f"{base}/good.txt"), folder)
        if path == "/large":
            monkeypatch.setattr(fetching, "LARGEST", 100)
        with pytest.raises(Unreadable, match=says):
            fetch(ListAddress("fide", f"{base}{path}"), folder)
    assert [each.name for each in folder.iterdir()] == ["fide.sqlite"]
    assert RatingList(lists(folder)[0]).by_name("lis") == [ANNA]


def test_nobody_answering_is_a_sentence(tmp_path: Path) -> None:
    with serving({}) as base:
        pass
    with pytest.raises(Unreadable, match=r"gave no list .*: what was there stays"):
        fetch(ListAddress("fide", f"{base}/x"), tmp_path)


def test_the_command_fetches_all_that_the_settings_name_and_nothing_without(
    text: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ratings", "fetch"]) == 1
    assert "No address of a rating list is named in" in capsys.readouterr().err
    with serving({"/fide_nov26.txt": text, "/pl-2026-11.csv": b"name;rating\nLis, Anna;2200\n"}) as base:
        write_settings(Settings(rating_lists=f"fide {base}/fide_nov26.txt SWE; pl {base}/pl-2026-11.csv; no {base}/no"))
        assert main(["ratings", "fetch", "fide", "pl"]) == 0
        assert capsys.readouterr().out.splitlines() == [
            "fide: fetched as the list of 2026-11, 1 player.",
            "pl: fetched as the list of 2026-11, 1 player.",
        ]
        assert main(["ratings", "fetch", "se"]) == 1
        assert "se is no list of the settings: they name fide, pl and no." in capsys.readouterr().err
        assert main(["ratings", "fetch"]) == 2  # one that cannot be had does not keep the others away
        assert capsys.readouterr().out.count("fetched as the list of") == 2
    assert [path.stem for path in lists(ratings_folder())] == ["fide", "pl"]


@pytest.mark.parametrize("wrong", ["fide", "https://a.example/x", "fide ftp://a.example/x", "X https://a", "a b c"])
def test_an_address_that_is_none_is_refused_by_the_settings(wrong: str) -> None:
    with pytest.raises(Refusal, match=r"Rating lists: .* is no list: type its name and its address"):
        list_addresses(wrong)

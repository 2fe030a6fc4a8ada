"""`paircard publish`: a folder of pages, replaced one by one, and nobody else's files."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import Command, CreateTournament, EnterResult, Undo
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.data.papers.signature import MARKER
from paircard.data.platform import files
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.play import gold12
from tests.support.sections import two_sections

HALL = {"hall-1.html", "hall-2.html"}
Capture = pytest.CaptureFixture[str]


def enter(path: Path, *commands: Command) -> None:
    """Go on with a stored event."""
    with EventFile.open(path) as event:
        event.execute(*commands, arbiter="Anna")


def marks(folder: Path) -> dict[str, tuple[int, int]]:
    """Return what tells whether a file was touched."""
    return {path.name: (path.stat().st_ino, path.stat().st_mtime_ns) for path in folder.iterdir()}


def test_only_pages_that_changed_are_replaced(tmp_path: Path, capsys: Capture) -> None:
    play, folder = gold12(4), tmp_path / "site"
    play.pair()
    play.results("=10=1=")
    event = play.store(tmp_path / "gold12.json")
    assert main(["publish", str(event), str(folder)]) == 0
    assert capsys.readouterr().out == f"24 pages in {folder}, 24 of them new or changed.\n"
    first = marks(folder)
    assert main(["publish", str(event), str(folder)]) == 0
    assert marks(folder) == first
    enter(event, EnterResult(5, 6, Result.WHITE))
    assert main(["publish", str(event), str(folder)]) == 0
    touched = {name for name, mark in marks(folder).items() if first[name] != mark}
    changed = {"pairings.html", "pairings-5.html", "standings.html", "crosstable.html", "standings.json"}
    places = {name for name in touched if name.startswith("player-")}
    assert changed | HALL | places == touched, "not the earlier rounds, the names and the start list"
    assert {"player-3.html", "player-6.html"} <= places
    assert not [name for name in marks(folder) if name.endswith(".tmp")]


@pytest.mark.parametrize("name", ["index.html", "player-7.html"])
def test_a_page_that_is_not_ours_is_left_alone(tmp_path: Path, name: str, capsys: Capture) -> None:
    folder = tmp_path / "www"
    folder.mkdir()
    (folder / name).write_text("<h1>My club</h1>")
    assert main(["publish", str(gold12(1).store(tmp_path / "gold12.json")), str(folder)]) == 2
    said = capsys.readouterr()
    assert f"{name} already exists and is not a page of paircard: name another folder." in said.err
    assert [path.name for path in folder.iterdir()] == [name]
    assert (folder / name).read_text() == "<h1>My club</h1>"


def test_two_events_do_not_share_a_folder(tmp_path: Path, capsys: Capture) -> None:
    """The second is told which event is there; the pages of the first stay as they are."""
    folder = tmp_path / "site"
    first, second = gold12(1).store(tmp_path / "first.json"), tmp_path / "second.json"
    EventFile.create(second, CreateTournament(Details("Other"), Regulations()), arbiter="Anna").close()
    assert main(["publish", str(first), str(folder)]) == 0
    before = marks(folder)
    capsys.readouterr()
    assert main(["publish", str(second), str(folder)]) == 2
    assert capsys.readouterr().err == f"paircard: {folder} shows another event, Test: name another folder.\n"
    assert marks(folder) == before
    assert main(["publish", str(first), str(folder)]) == 0


def test_sections_are_not_written_beside_pages_of_others(tmp_path: Path, capsys: Capture) -> None:
    """The main folder is asked before the first section is in its own."""
    folder = tmp_path / "www"
    folder.mkdir()
    (folder / "index.html").write_text("<h1>My club</h1>")
    assert main(["publish", str(two_sections(tmp_path / "open.json", paired=True)), str(folder)]) == 2
    assert "index.html already exists and is not a page of paircard" in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["index.html"]


def test_an_event_under_another_file_name_is_the_same(tmp_path: Path) -> None:
    folder, file = tmp_path / "site", gold12(1).store(tmp_path / "first.json")
    assert main(["publish", str(file), str(folder)]) == 0
    assert main(["publish", str(file.rename(tmp_path / "moved.json")), str(folder)]) == 0


def test_pages_of_an_earlier_version_are_replaced(tmp_path: Path) -> None:
    """They did not say which event they show."""
    folder, file = tmp_path / "site", gold12(1).store(tmp_path / "gold12.json")
    folder.mkdir()
    (folder / "index.html").write_text(f"<html><head>{MARKER}</head></html>")
    assert main(["publish", str(file), str(folder)]) == 0


def test_pages_that_are_no_longer_part_of_it_are_removed(tmp_path: Path) -> None:
    """Taken back, a registration or a publication is not left to be read; what is not ours stays."""
    folder, file = tmp_path / "site", gold12(1).store(tmp_path / "gold12.json")
    assert main(["publish", str(file), str(folder)]) == 0
    (folder / "club.html").write_text("<h1>My club</h1>")
    with EventFile.open(file) as event:
        while event.tournament.rounds:
            event.execute(Undo(), arbiter="Anna")
    assert main(["publish", str(file), str(folder)]) == 0
    players = {f"player-{number}.html" for number in range(1, 13)}
    assert {path.name for path in folder.glob("*.html")} == {"index.html", "players.html", "club.html"} | players
    for path in (*folder.glob("look*.css"), *folder.glob("live*.js")):
        path.write_text(path.read_text() + "/* of another version */")
        path.rename(path.with_stem(f"{path.stem}0"))
    assert main(["publish", str(file), str(folder)]) == 0
    assert len([*folder.glob("look*.css"), *folder.glob("live*.js")]) == 3


def test_a_page_is_the_old_one_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Cut off before the new page takes its name, the old one stands; the next run begins anew."""
    folder, event = tmp_path / "site", tmp_path / "gold12.json"
    assert main(["publish", str(gold12(1).store(event)), str(folder)]) == 0
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    enter(event, *gold12(2).commands[len(gold12(1).commands) :])

    def refused(*_: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files, "replace", refused)
        assert main(["publish", str(event), str(folder)]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert main(["publish", str(event), str(folder)]) == 0
    assert {path.name for path in folder.iterdir()} == {*before, "pairings-2.html"}
    assert all((folder / name).read_bytes() != content for name, content in before.items() if name == "pairings.html")


def test_readers_of_the_folder_may_read_the_pages(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    assert main(["publish", str(gold12(1).store(tmp_path / "gold12.json")), str(folder)]) == 0
    (tmp_path / "like").touch()
    assert (folder / "index.html").stat().st_mode == (tmp_path / "like").stat().st_mode


def test_what_cannot_be_read_or_written(tmp_path: Path, capsys: Capture) -> None:
    assert main(["publish", str(tmp_path / "none.json"), str(tmp_path / "site")]) == 2
    (tmp_path / "file").write_text("")
    assert main(["publish", str(gold12(1).store(tmp_path / "gold12.json")), str(tmp_path / "file" / "x")]) == 2
    assert capsys.readouterr().err.count("\n") == 2

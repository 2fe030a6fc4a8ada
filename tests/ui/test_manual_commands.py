"""What README and manual show as typed at a prompt is typed: in a folder with the files they name."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from paircard.core.commands import ChangeDetails, HandUsualLineUps, PairRound, TimeRounds
from paircard.core.event.entrant import Entrant, RatingSource, Sex
from paircard.core.event.fide_details import FideDetails
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.when import When
from paircard.data.ratings.rated_player import Rated
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from paircard.tui.start.parsers import COMMANDS, parser_of
from tests.support.play import GOLD12_PAIRS, GOLD12_RESULTS, Play, gold12
from tests.support.rating_lists import some_players, write_text
from tests.support.teams import opening, results
from tests.ui.test_manual import DOCUMENTS

NOT_STARTED = {"tour", "demo", "line", "lab", "simulate"}
"""Screens, conversations, and what takes minutes, as the large test does: such a command line is only understood."""

MADE = {
    "club.trf": "export club.json --format trf16",
    "cup.trf": "export cup.json --format trf26 --out cup.trf",
    "fide": "ratings import players_list_foa.txt",
}
"""What one command makes and another needs: each command is also tried alone, or in a process of its own."""


def fenced(page: str) -> Iterator[tuple[str, str]]:
    """Yield each command line of the blocks of a page, and what is shown of its answer."""
    for kind, block in re.findall(r"^```(\w*)\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        lines = block.replace("\\\n", " ")
        if kind == "console":
            for typed in re.split(r"^\$ ", lines, flags=re.MULTILINE)[1:]:
                yield _parted(typed)
        else:
            yield from ((line, "") for line in lines.split("\n") if line.startswith("paircard "))


def _parted(typed: str) -> tuple[str, str]:
    """Return command and answer; quotes may run over lines."""
    lines = typed.split("\n")
    for end in range(1, len(lines)):
        command = "\n".join(lines[:end])
        try:
            shlex.split(command)
        except ValueError:
            continue
        return command, "\n".join(lines[end:])
    raise AssertionError(typed)


TYPED = [
    pytest.param(command, answer, id=f"{name}: {command[:50]}")
    for name, page in DOCUMENTS.items()
    for command, answer in fenced(page)
    if "paircard" in command and ".venv" not in command
]


def of_the_club() -> Play:
    """Return an event of which every federation knows all it asks for."""
    names = ["Nowak, Anna", *(f"Ek, A{number}" for number in range(2, 13))]
    play = Play.under(Regulations(5), tuple(_known(number, name) for number, name in enumerate(names, start=1)))
    days = [f"2026-11-{day:02}" for day in range(2, 7)]
    mails = FideDetails(chief_email="lis@example.org", organiser_email="club@example.org")
    head = Details(
        "Club Cup", "Sofia", days[0], days[-1], "Lis, Ewa 1100020", "BUL", time_control="90 min + 30 s", fide=mails
    )
    times = tuple((number, When(day, "10:00")) for number, day in enumerate(days, start=1))
    play.do(ChangeDetails(head), TimeRounds(times))
    for pairs, signs in zip(GOLD12_PAIRS, GOLD12_RESULTS, strict=True):
        play.round(pairs, signs)
    return play


def _known(number: int, name: str) -> Entrant:
    return Entrant.of(
        name, rating=2375 - 25 * number, rating_source=RatingSource.FIDE, federation="POL", birth_date="1990-05-01",
        sex=Sex.WOMAN, fide_id=f"11000{number:02}", national_id=f"P{number}",
    )  # fmt: skip


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with every file that is named."""
    folder = tmp_path_factory.mktemp("manual")
    gold12(5).store(folder / "gold12.json")
    of_the_club().store(folder / "club.json")
    with EventFile.create(folder / "cup.json", *opening(8, system="team-swiss-2026"), arbiter="Anna") as event:
        for number in range(1, 4):
            event.execute(PairRound(), HandUsualLineUps(number), arbiter="Anna")
            event.execute(*results(event.tournament, number), arbiter="Anna")
    anna = Rated("Nowak, Anna", "1100001", federation="POL", standard=2350)
    write_text(folder / "players_list_foa.txt", [*some_players(Random(1), 40), anna])
    (folder / "ranking.csv").write_text('Zawodnik,Ranking,Nr rej.,Kat.\n"Nowak, Anna",2100,4711,I\n', encoding="utf-8")
    with pytest.MonkeyPatch.context() as monkeypatch:
        _go_to(folder, monkeypatch)
        for command in MADE.values():
            assert main(command.split()) == 0
    return folder


@pytest.fixture(autouse=True)
def there(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in it, with nothing of anybody's own."""
    _go_to(sandbox, monkeypatch)


def _go_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(folder / name.lower()))


def test_something_is_shown() -> None:
    """By nearly every page that is about commands."""
    assert len(TYPED) > 40


@pytest.mark.parametrize(("command", "answer"), TYPED)
def test_it_does_what_is_shown(command: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(command)
    if words[0] == "paircard" and "|" not in words:
        if made := [name for name, making in MADE.items() if words[1:] == making.split()]:
            Path(made[0]).unlink(missing_ok=True)
        assert _typed(words[1:]) == 0, capsys.readouterr().err
        if answer and words[1] not in NOT_STARTED:
            assert capsys.readouterr().out == answer
        return
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", command], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == (answer, 0), done.stderr


def _typed(words: list[str]) -> int:
    """Do what a command line says, or understand it where it would not end."""
    if "--against" not in words and (words[0] in COMMANDS - NOT_STARTED or words[0].startswith("--")):
        try:
            return main(words)
        except SystemExit as ended:
            return int(ended.code or 0)
    parser_of().parse_args(words if words[0] in COMMANDS else ["open", *words])
    return 0

"""What a shell and `man` are told of the commands: every one of them, as the command line knows them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from paircard.tui.cli import main
from paircard.tui.start.parsers import COMMANDS


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_completed(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(command in script for command in COMMANDS)
    if program := shutil.which(shell):
        assert subprocess.run([program, "-n"], input=script, text=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["sta"], "standings"),
        (["export", "--for"], "--format"),
        (["export", "--format", ""], "trf26"),
        (["export", "ev"], "event.json"),
    ],
)
def test_bash_completes(typed: list[str], offered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["completion", "bash"])
    (tmp_path / "event.json").touch()
    words = " ".join(f"'{word}'" for word in ["paircard", *typed])
    script = f"""{capsys.readouterr().out}
    COMP_WORDS=({words}) COMP_CWORD={len(typed)} COMP_TYPE=9
    compopt() {{ :; }}
    $(complete -p paircard | sed 's/.*-F \\([^ ]*\\).*/\\1/') paircard '{typed[-1]}' ''
    echo "${{COMPREPLY[@]}}"
    """
    told = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert offered in told.stdout.split()


def test_man_has_every_command_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["man"]) == 0
    page = capsys.readouterr().out
    assert page.startswith('.TH PAIRCARD "1"')
    assert "paircard \\- run a chess tournament in the terminal" in page
    for command in COMMANDS:
        assert f"paircard {command}" in page
    for option in ("\\-\\-for\\-engine", "\\-\\-tiebreaks", "\\-\\-lang", "\\-\\-line"):
        assert option in page

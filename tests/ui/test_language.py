"""The language is chosen by option, environment or locale, and everything follows it."""

from __future__ import annotations

import pytest

from paircard.tui.cli import main


@pytest.mark.parametrize("arguments", [["--lang", "de", "rules", "B5"], ["rules", "--lang=de", "B5"], ["--lang"]])
def test_unknown_language_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "speaks en, pl, bg and sv" in capsys.readouterr().err

"""The settings: what is written is read, what somebody else wrote stays, and no damaged file stops the program."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES
from paircard.data.machine.settings import Settings, read_settings, settings_path
from paircard.data.machine.settings_written import write_settings
from paircard.data.storage.errors import NotStored

WORDS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12)
ALL = st.builds(Settings, st.sampled_from(["", *LANGUAGES]), WORDS, WORDS)


@given(ALL)
def test_what_is_written_is_read(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> None:
    """Whatever was typed: quotes, backslashes, any alphabet; or it is refused and nothing is written."""
    path = tmp_path_factory.mktemp("settings") / "deep" / "settings.toml"
    try:
        checked = settings.checked()
    except Refusal:
        with pytest.raises(Refusal):
            write_settings(settings, path)
        assert not path.exists()
        return
    write_settings(settings, path)
    assert read_settings(path).settings == checked
    assert read_settings(path).remark == ""


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    read = read_settings(tmp_path / "settings.toml")
    assert asdict(read.settings) == {
        "language": "",
        "print_command": "lpr",
        "pager": "",
        "theme": "",
        "rating_lists": "",
        "renew_lists": "",
        "compare_ratings": "",
        "side_pane": "",
        "cursor": "",
    }
    assert read.remark == ""


def test_what_others_wrote_stays(tmp_path: Path) -> None:
    """Comments, keys of other versions, tables: untouched and in their places."""
    path = tmp_path / "settings.toml"
    path.write_text('# mine\nfuture = 3\nlanguage = "pl"  # at home\n\n[keys]\nlanguage = "no setting of ours"\n')
    assert read_settings(path).settings.language == "pl"
    write_settings(replace(read_settings(path).settings, pager="most"), path)
    text = path.read_text()
    assert text.startswith('# mine\nfuture = 3\nlanguage = "pl"  # at home\n')
    assert tomllib.loads(text) == {
        "future": 3,
        "language": "pl",
        "print_command": "lpr",
        "pager": "most",
        "theme": "",
        "rating_lists": "",
        "renew_lists": "",
        "compare_ratings": "",
        "side_pane": "",
        "cursor": "",
        "keys": {"language": "no setting of ours"},
    }


@pytest.mark.parametrize("content", [b"language = ", b"\xff\xfe", b"[" * 100_000, b"x = 1\n" * 100_000])
def test_a_damaged_file_gives_one_sentence_and_the_defaults(tmp_path: Path, content: bytes) -> None:
    """And saving keeps it under another name."""
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    read = read_settings(path)
    assert read.settings == Settings()
    assert read.remark == f"The settings in {path} cannot be read: none of them is used."
    write_settings(Settings("bg"), path)
    assert read_settings(path) == type(read)(Settings("bg"))
    assert (tmp_path / "settings.toml-1").read_bytes() == content


def test_only_the_key_that_cannot_be_used_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('language = "xx"\nprint_command = \'lp -d "office\'\npager = "most"\n')
    read = read_settings(path)
    assert read.settings == Settings(pager="most")
    assert read.remark == f"In {path} this cannot be used: language, print_command."


def test_a_file_only_a_person_can_edit_stays(tmp_path: Path) -> None:
    """A key that stands in several lines is not rewritten line by line."""
    path = tmp_path / "settings.toml"
    content = 'language = """\nbg"""\n'
    path.write_text(content)
    with pytest.raises(NotStored, match="edit it by hand"):
        write_settings(Settings("pl"), path)
    assert path.read_text() == content


def test_a_disk_that_refuses_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotStored, match="were not saved"):
        write_settings(Settings(), tmp_path / "file" / "settings.toml")


def test_where_it_lies() -> None:
    assert settings_path({"PAIRCARD_SETTINGS": "/elsewhere/x.toml"}) == Path("/elsewhere/x.toml")
    assert settings_path({}).name == "settings.toml"


def test_the_pager() -> None:
    assert Settings().pager_for({}) == "less"
    assert Settings().pager_for({"PAGER": "most -w"}) == "most -w"
    assert Settings(pager="more").pager_for({"PAGER": "most -w"}) == "more"

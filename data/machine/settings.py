"""What a person wants of the program on this machine, whichever event is open: one small TOML file.

Losing it loses no event. It may be written by hand; comments and keys of other versions stay where they are.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, fields, replace
from paircard.core.values.language import LANGUAGES, tr
from paircard.core.values.text import clean
from paircard.data.machine.list_addresses import list_addresses
from paircard.data.platform import processes
from paircard.data.platform.folders import settings_folder
from paircard.data.storage import ordinary_files

THEMES = ("dark", "light", "contrast", "clear", "sixteen")
"""The colours of the screens, by name."""
RENEW_DAILY = "daily"
SHOWN = "shown"
NO_NOTICE = "no"
NO_PANE = "no"
LARGEST = 100_000
"""Bytes; a larger file is none of ours."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; each is a key of the file."""

    language: str = ""
    """Code of the language; empty: that of the locale."""
    print_command: str = processes.PRINT_COMMAND
    """Command that takes a paper on its input, with its arguments as a shell would read them; no shell runs it."""
    pager: str = ""
    """Command that shows a file; empty: $PAGER, else that of the system."""
    theme: str = ""
    """Colours of the screens: `THEMES`; empty: what the terminal can show."""
    rating_lists: str = ""
    """Lists that may be fetched, with their addresses (`data.machine.list_addresses`); empty: nothing is fetched."""
    renew_lists: str = ""
    """`daily`: they are fetched again while the program runs, a day after the last time; empty: only when asked for."""
    compare_ratings: str = ""
    """`no`: nobody is told by itself whose rating differs in a renewed list; empty: they are."""
    side_pane: str = ""
    """`no`: wide windows have no pane at the right; empty: they have."""
    cursor: str = ""
    """`shown`: the terminal's cursor is seen where the keys go to; empty: it stands there and is hidden."""

    def checked(self) -> Settings:
        """Return them cleaned; raise `Refusal` that begins with the name of the field where one cannot be used."""
        each = Settings(
            clean(self.language).lower(),
            clean(self.print_command),
            clean(self.pager),
            clean(self.theme).lower(),
            clean(self.rating_lists),
            clean(self.renew_lists).lower(),
            clean(self.compare_ratings).lower(),
            clean(self.side_pane).lower(),
            clean(self.cursor).lower(),
        )
        if each.language not in ("", *LANGUAGES):
            languages = ", ".join(LANGUAGES)
            raise Refusal(
                tr("Language: type one of {languages}, or nothing for that of the locale.", languages=languages)
            )
        if each.theme not in ("", *THEMES):
            raise Refusal(
                tr("Theme: type one of {themes}, or nothing for what the terminal can show.", themes=", ".join(THEMES))
            )
        list_addresses(each.rating_lists)
        if each.renew_lists not in ("", RENEW_DAILY):
            raise Refusal(tr("Renew them: type {daily}, or nothing for only when asked.", daily=RENEW_DAILY))
        if each.compare_ratings not in ("", NO_NOTICE):
            raise Refusal(tr("Tell differences: type {no}, or nothing for whenever a list is renewed.", no=NO_NOTICE))
        if each.side_pane not in ("", NO_PANE):
            raise Refusal(tr("Side pane: type {no}, or nothing for wherever there is room.", no=NO_PANE))
        if each.cursor not in ("", SHOWN):
            raise Refusal(tr("Cursor: type {shown}, or nothing for hidden.", shown=SHOWN))
        _need_command(tr("Print command"), each.print_command)
        _need_command(tr("Pager"), each.pager or processes.PAGER)
        return each

    def pager_for(self, environ: Mapping[str, str] = os.environ) -> str:
        """Return the command that shows a file."""
        return self.pager or environ.get("PAGER", "") or processes.PAGER


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """Settings as read, and one sentence if not all of the file could be used."""

    settings: Settings
    remark: str = ""


def settings_path(environ: Mapping[str, str] = os.environ) -> Path:
    """Return where the settings of whoever is logged in are kept; `PAIRCARD_SETTINGS` names another file."""
    named = environ.get("PAIRCARD_SETTINGS")
    return Path(named) if named else settings_folder("paircard") / "settings.toml"


def read_settings(path: Path | None = None) -> SettingsRead:
    """Read the settings; what is missing or cannot be used is as if it had never been set. Nothing is raised."""
    path = path or settings_path()
    try:
        return _usable(parsed(text_of(path)), path)
    except FileNotFoundError:
        return SettingsRead(Settings())
    except (OSError, ValueError, RecursionError):
        return SettingsRead(Settings(), tr("The settings in {path} cannot be read: none of them is used.", path=path))


def _usable(values: Mapping[str, object], path: Path) -> SettingsRead:
    used, wrong = Settings(), []
    for key in (field.name for field in fields(Settings)):
        if key not in values:
            continue
        try:
            value = values[key]
            if not isinstance(value, str):
                raise Refusal(key)
            used = replace(used, **{key: value}).checked()
        except Refusal:
            wrong.append(key)
    if not wrong:
        return SettingsRead(used)
    keys = ", ".join(wrong)
    return SettingsRead(used, tr("In {path} this cannot be used: {keys}.", path=path, keys=keys))


def text_of(path: Path) -> str:
    """Return what a file of settings says; raise `OSError` or ValueError."""
    if path.stat().st_size > LARGEST:
        raise ValueError(path)
    return ordinary_files.read(path).decode("utf-8")


def parsed(text: str) -> dict[str, object]:
    """Return its keys; raise ValueError where it is no TOML."""
    import tomllib  # most people have no settings

    return tomllib.loads(text)


def _need_command(label: str, command: str) -> None:
    try:
        words = processes.words_of(command)
    except ValueError:
        words = []
    if not words:
        raise Refusal(
            tr("{label}: {command} is not a command: type one such as lpr -P office.", label=label, command=command)
        )

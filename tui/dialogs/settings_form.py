"""The form for the settings of the program on this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from paircard.core.values.errors import Refusal
from paircard.core.values.language import LANGUAGES, mark, tr
from paircard.data.machine.settings import (
    NO_NOTICE,
    NO_PANE,
    RENEW_DAILY,
    SHOWN,
    THEMES,
    Settings,
    read_settings,
    settings_path,
)
from paircard.data.machine.settings_written import write_settings
from paircard.data.platform.processes import PAGER, PAGERS
from paircard.data.storage.errors import NotStored
from paircard.tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

_LIST = "fide https://lists.example/fide.zip"  # no words: an address


async def change_settings(program: Program) -> None:
    """Ask for the settings as they stand on disk now, store them, and say what has changed."""
    before = read_settings()
    if before.remark:
        program.say(before.remark, bad=True)
    if await program.ask(_form(before.settings, program.look)) is not None:
        program.settings = read_settings()
        program.look(program.settings.settings.theme)
        program.show_cursor(program.settings.settings.cursor == SHOWN)
        program.say(_said(before.settings, program.settings.settings))
    else:
        program.look(before.settings.theme)  # another one may have been looked at


class SettingsForm(Form):
    """The settings; colours are shown while they are chosen."""

    shown_by = "paircard.tui.dialogs.on_screen.settings_form:SettingsDialog"

    def __init__(self, fields: Sequence[Field], save: Callable[[Values], object], look: Callable[[str], None]) -> None:
        """`look` shows the program in the colours of a theme."""
        super().__init__(tr("Settings of the program"), fields, save)
        self.look = look


def _form(before: Settings, look: Callable[[str], None]) -> Form:
    def save(values: Values) -> None:
        try:
            write_settings(Settings(**{each.name: values[each.name] for each in fields}))
        except NotStored as error:
            raise Refusal(str(error)) from error

    fields = [
        Field(
            "language",
            mark("Language"),
            before.language,
            hint=f"{', '.join(LANGUAGES)}; {tr('nothing: as the locale says')}",
            choices=("", *LANGUAGES),
            nothing=tr("as the locale says"),
        ),
        Field(
            "print_command",
            mark("Print command"),
            before.print_command,
            hint=tr("such as lpr -P office"),
            apart=True,
        ),
        Field("pager", mark("Pager"), before.pager, PAGERS, tr("nothing: $PAGER, else {pager}", pager=PAGER)),
        Field(
            "theme",
            mark("Colours"),
            before.theme,
            hint=tr("nothing: what the terminal can show"),
            choices=("", *THEMES),
            nothing=tr("what the terminal can show"),
            apart=True,
        ),
        Field(
            "cursor",
            mark("Cursor"),
            before.cursor,
            hint=tr("of the terminal: it stands where the keys go to"),
            choices=("", SHOWN),
            nothing=tr("hidden"),
            by_name=True,
        ),
        Field(
            "rating_lists",
            mark("Rating lists"),
            before.rating_lists,
            hint=tr("name and address of each, such as {example}; nothing: none is fetched", example=_LIST),
            apart=True,
            by_name=True,
        ),
        Field(
            "renew_lists",
            mark("Renew them"),
            before.renew_lists,
            hint=tr("nothing: only when asked"),
            choices=("", RENEW_DAILY),
            nothing=tr("only when asked"),
            by_name=True,
        ),
        Field(
            "compare_ratings",
            mark("Tell differences"),
            before.compare_ratings,
            hint=tr("of ratings, whenever a list is renewed"),
            choices=("", NO_NOTICE),
            nothing=tr("whenever a list is renewed"),
            by_name=True,
        ),
        Field(
            "side_pane",
            mark("Side pane"),
            before.side_pane,
            hint=tr("in windows of 160 columns and more"),
            choices=("", NO_PANE),
            nothing=tr("wherever there is room"),
            by_name=True,
        ),
    ]
    return SettingsForm(fields, save, look)


def _said(before: Settings, after: Settings) -> str:
    if before == after:
        return tr("The settings are as they were.")
    if before.language != after.language:
        return tr("Stored in {path}. The language takes effect at the next start.", path=settings_path())
    return tr("Stored in {path}.", path=settings_path())

"""The app: one open event, one immutable tournament, and the screens that show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

from rich.text import Text
from textual.app import SuspendNotSupported
from textual.binding import Binding
from textual.command import CommandPalette, Provider
from textual.filter import LineFilter, Monochrome
from textual.reactive import var
from textual.screen import Screen
from textual.widget import AwaitMount
from textual.widgets import Static

from paircard.core.commands import Command
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import spoken, tr
from paircard.core.values.warned import Warned
from paircard.data.machine.settings import RENEW_DAILY, SHOWN, read_settings
from paircard.data.storage.errors import FileReplaced, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.tui.commands.command import Offering
from paircard.tui.commands.key_sheet import KeySheet
from paircard.tui.commands.palette import ScreenCommands
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.on_screen.base import dialog_of
from paircard.tui.dialogs.on_screen.form import FormDialog
from paircard.tui.dialogs.warnings import Notice
from paircard.tui.looks.colours import THEMES
from paircard.tui.looks.stylesheet import RememberedStylesheet
from paircard.tui.looks.themes import FEW, all_themes, styles_of, theme_chosen
from paircard.tui.looks.without_colour import WithoutColour
from paircard.tui.program import replaced_file
from paircard.tui.program.keyed import KeyedProgram
from paircard.tui.program.warnings import consent
from paircard.tui.rooms import ROOMS
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.of_room import open_screen
from paircard.tui.screens.opening import OPENING, Opening
from paircard.tui.sentences.local_time import minute
from paircard.tui.start.crash import sentence_about
from paircard.tui.terminal.harmless import HarmlessText
from paircard.tui.terminal.pager import run_pager
from paircard.tui.terminal.slow_line import install_hangup_handlers
from paircard.tui.terminal.written import Thrifty, Written
from paircard.tui.tour.tour import Tour

TITLE = "paircard"
OTHERS_SECONDS = 0.7
"""How often to look whether somebody else has changed the event, and at the clock."""
RENEW_SECONDS = 600
"""How often to look whether a rating list is a day old."""
_HARMLESS = HarmlessText()
_WITHOUT_COLOUR = WithoutColour()

_NAMED_KEYS = {"enter": "Enter", "escape": "Esc", "space": "Space", "tab": "Tab"}  # no words: keys
"""Keys as they are named, where the screen library has a sign or a small letter for them."""


class PaircardApp(KeyedProgram):
    """Runs one event at a time. Order of every command: check, commit to disk, only then show."""

    CSS_PATH = "app.tcss"
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {ScreenCommands}
    ENABLE_COMMAND_PALETTE = True
    COMMAND_PALETTE_BINDING = "ctrl+p"
    MODES: ClassVar[dict[str, str | Callable[[], Screen[None]]]] = {
        room.mode: partial(open_screen, room) for room in ROOMS
    }
    DEFAULT_MODE = "home"

    _opens_first = False
    """Whether the event is being opened that the command line named: keys typed ahead are meant for it."""
    _styled = False
    """Whether the styles of a theme are known to the texts of cells."""
    tournament: var[Tournament | None] = var(None, always_update=True)
    """Told again even when a branch begins or ends on the same state: the banner over it changes."""

    tour: var[Tour | None] = var(None)
    """Every screen shows its step."""

    def __init__(self, path: Path | None = None, *, arbiter: str = "arbiter", touring: bool = False) -> None:
        """Prepare to open the event at `path`, or the start screen without one; `touring`: it is the sample."""
        super().__init__()
        self.title = TITLE
        self.arbiter = arbiter
        self.language = spoken().code
        self.settings = read_settings()
        self.first_path = path
        if path is not None:
            self._begin_at(path)
        self._touring = touring
        self.event: EventFile | None = None
        self._look(self.settings.settings.theme)
        self.stylesheet = RememberedStylesheet(variables=self.get_css_variables())
        self._asked = ""
        """What was asked last about a replaced file: nobody is asked again before they change something."""
        self._seen = ""
        """What the last look at the file showed to be wrong with it."""
        self._minute = ""
        """What the clock showed last."""

    def _begin_at(self, path: Path) -> None:
        """Begin with a line that names the file: the start screen would be drawn only to be left.

        Textual takes the first mode from the class.
        """
        self.add_mode(OPENING, partial(Opening, path))
        self._current_mode, self._screen_stacks = OPENING, {OPENING: []}

    def _look(self, setting: str) -> None:
        """Register the themes and take the one of the settings, or what the terminal can show."""
        for theme in all_themes().values():
            self.register_theme(theme)
        self.look(setting)

    def look(self, setting: str) -> None:
        """Show everything in another theme; empty: the one the terminal can show."""
        name = theme_chosen(setting, self.console.color_system)
        if self._styled:
            self.console.pop_theme()
        self._styled = True
        self.console.push_theme(styles_of(THEMES[name], of_256=self.console.color_system == FEW))
        self.theme = name
        if self.is_running:
            self._colour_again()

    def show_cursor(self, shown: bool) -> None:
        """Tell the terminal."""
        if isinstance(self._driver, Written):
            self._driver.show_cursor(shown)

    def _colour_again(self) -> None:
        """Give all lines of text the colours of the theme: each of them has looked its own up when it was written."""
        for screen in chain.from_iterable(self._screen_stacks.values()):
            for line in screen.query(Static):
                if isinstance(line.content, Text):
                    line.update(line.content, layout=False)

    def on_mount(self) -> None:
        """Guard the line, let the keys in, and open what the command line named."""
        install_hangup_handlers(self)
        self.show_cursor(self.settings.settings.cursor == SHOWN)
        self.run_worker(self.keys.run(), group="keys")
        self._minute = minute()
        self.set_interval(OTHERS_SECONDS, self._look_around)
        self.set_interval(RENEW_SECONDS, self._renew_lists)
        if self.settings.remark:
            self.tell([self.settings.remark])
        if self.first_path is None:
            self._renew_lists()
        else:
            # keys typed ahead are meant for the event
            self.keys.hold()
            self.call_after_refresh(self._open_first, self.first_path)

    def on_unmount(self) -> None:
        """Write down how the event stands: nobody types results any more."""
        self.write_recent()

    def get_key_display(self, binding: Binding) -> str:
        """Name a key as all of the program does, also where a line of input has it."""
        return binding.key_display or _NAMED_KEYS.get(binding.key) or super().get_key_display(binding)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what every line of every widget passes through on its way to the terminal."""
        filters = super().get_line_filters()
        if self.no_color and self.native_ansi_color:
            filters = [_WITHOUT_COLOUR if isinstance(each, Monochrome) else each for each in filters]
        return [_HARMLESS, *filters]

    def adopt(self, event: EventFile) -> None:
        """Show another event; what was said of the one before is over."""
        self._tell_screen("", bad=False)
        super().adopt(event)

    def open_event(self, path: Path) -> bool:
        """Open an event; a key that was meant for the screen before changes nothing in it."""
        if not self._opens_first:
            self.opened_by_key()
        return super().open_event(path)

    @property
    def room(self) -> str:
        """Mode of the screen that is shown."""
        return self.current_mode

    def switch_mode(self, mode: str) -> AwaitMount:
        """Go to another screen; what was said on this one ends with it."""
        left = self._told_screen()
        switched = super().switch_mode(mode)
        # only now, when it is not seen any more: nothing is painted for it
        if left is not None and left is not self._told_screen():
            left.say("")
        return switched

    def _load_screen_css(self, screen: Screen[Any]) -> None:
        """Read the styles of a screen that is opened for the first time: all of them are of what stands on it.

        The library would style the screen that is left anew.
        """
        new = [path for path in screen.css_path if not self.stylesheet.has_source(str(path), "")]
        for path in new:
            self.stylesheet.read(path)
        if new:
            self.stylesheet.reparse()

    def _renew_lists(self) -> None:
        """Fetch rating lists that are a day old, where the settings want that."""
        if self.settings.settings.renew_lists == RENEW_DAILY:
            from paircard.tui.program.list_renewal import renew_lists  # loaded where it is wanted

            renew_lists(self)

    def _look_around(self) -> None:
        """See what others have done, and what time it is."""
        self._follow_others()
        shown, self._minute = self._minute, minute()
        if shown != self._minute and isinstance(screen := self._told_screen(), CommandScreen):
            screen.tick()

    def _follow_others(self) -> None:
        """Show what other processes have done to the event; costs next to nothing when they have not."""
        try:
            self.catch_up()
            self._seen = self._asked = ""
        except FileReplaced as doubt:
            # a file that is being copied is damaged for a moment: what is no event is looked at twice
            if str(doubt) != self._asked and (doubt.found is not None or str(doubt) == self._seen):
                self.undecided = doubt
            self._seen = str(doubt)
        except StoreError:  # told when the arbiter does something
            self._seen = ""
        self._decide()

    def _decide(self) -> None:
        """Ask what is to be done about a replaced file, once nothing else is asked."""
        if self.undecided is None or self.busy or not isinstance(self.screen, CommandScreen):
            return
        doubt, self.undecided = self.undecided, None
        self._asked = str(doubt)
        # what is typed ahead was not meant for this question
        self.refused()
        self.start(replaced_file.decide(self, doubt))

    def execute(self, *commands: Command) -> Tournament:
        """Decide, store, then show; where the file was replaced, ask at once how to go on."""
        try:
            return super().execute(*commands)
        finally:
            if self.undecided is not None:
                self.call_later(self._decide)

    def agrees(self, warned: Sequence[Warned], commands: tuple[Command, ...]) -> None:
        """Ask as soon as what is running has come to its end; once agreed, do it. Keys typed ahead were not for it."""
        self.refused()
        self.call_later(lambda: self.start(self._agree(warned, commands)))

    async def _agree(self, warned: Sequence[Warned], commands: tuple[Command, ...]) -> None:
        agreed = await consent(self.ask, warned, commands)
        if agreed is None:
            self.say(tr("Nothing was changed."))
            return
        self.agreed = (*warned,)
        self.execute(*agreed)
        if isinstance(self.screen, FormDialog):
            self.screen.dismiss(None)  # what was typed in it is stored now
        done = [str(each.doubt.done) for each in warned if each.doubt.done]
        self.say(" ".join(done) or tr("Stored."))

    def notice(self, notices: Sequence[str]) -> None:
        """Ask for a key as soon as what is running has come to its end."""
        self.call_later(lambda: self.start(self._notice("\n\n".join(notices))))

    async def _notice(self, text: str) -> None:
        await self.ask(Notice(text))

    def action_help_quit(self) -> None:
        """Answer Ctrl+C, which many press to leave."""
        self.say(tr("q leaves the program; everything typed is on disk."))

    def action_command_palette(self) -> None:
        """Open the palette, which asks in the language spoken."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette(placeholder=tr("Search for commands…"), id="--command-palette"))

    def _open_first(self, path: Path) -> None:
        try:
            self._opens_first = True
            (self.begin_tour if self._touring else self.open_event)(path)
        finally:
            self._opens_first = False
            self.keys.release()
        self._renew_lists()  # not before: whose ratings differ is told of the event that is open

    def aside(self, work: Callable[[], str]) -> None:
        """Do something slow in a thread of its own, which does not hold up the end of the program."""

        def tell_when_done() -> None:
            try:
                tell = partial(self._tell_aside, work(), bad=False)
            except (StoreError, Refusal) as error:
                tell = partial(self._tell_aside, str(error), bad=True)
            except Exception as error:
                tell = partial(self._handle_exception, error)  # a fault of ours, as in any command
            with suppress(RuntimeError):  # the program may have ended meanwhile
                self.call_from_thread(tell)

        Thread(target=tell_when_done, daemon=True).start()

    def _tell_aside(self, said: str, *, bad: bool) -> None:
        """Say what came of something that was done meanwhile: what is typed ahead was not meant for it, and stays."""
        self._tell_screen(said, bad=bad)
        if bad:
            self.bell()

    def page(self, text: str) -> None:
        """Hand the terminal to the pager until it is left."""
        try:
            with self.suspend():
                trouble = run_pager(self.settings.settings.pager_for(), text)
        except SuspendNotSupported as error:
            raise Refusal(tr("This terminal cannot be handed to a pager.")) from error
        finally:
            if isinstance(self._driver, Thrifty):
                self._driver.forget()
        if trouble:
            raise Refusal(trouble)

    # --- the event -----------------------------------------------------------------------------------------

    def tell(self, notices: Sequence[str]) -> None:
        """Say it once the screen it is about is drawn."""
        self.call_after_refresh(self.say, " ".join(notices))

    def explain_failure(self, path: Path, error: StoreError) -> None:
        """Tell why a file cannot be opened; the start screen offers a way out of a damaged one."""
        self.switch_mode("home")
        self.call_after_refresh(self._tell_home, path, error)

    def _tell_home(self, path: Path, error: StoreError) -> None:
        from paircard.tui.screens.home.screen import Home  # an event that can be opened does not wait for it

        if isinstance(self.screen, Home):
            self.screen.failed(path, error)

    # --- what is said --------------------------------------------------------------------------------------

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something on the status line of the screen that is under any dialog.

        A refusal rings the bell, and what was typed ahead of it is dropped: it would land on the wrong board.
        """
        self._tell_screen(message, bad=bad)
        if bad:
            self.refused()

    def _tell_screen(self, message: str, *, bad: bool) -> None:
        screen = self._told_screen()
        if screen is not None:
            screen.say(message, bad=bad)

    def _told_screen(self) -> CommandScreen | None:
        """Return the screen that is under any dialog."""
        screens = (screen for screen in reversed(self.screen_stack) if isinstance(screen, CommandScreen))
        return next(screens, None)

    def refused(self) -> None:
        """Ring the bell, and drop what was typed ahead."""
        self.keys.drop()
        self.bell()

    def read(self, reading: Reading) -> None:
        """Show something to read."""
        self.push_screen(dialog_of(reading))

    def show_help(self, place: Offering) -> None:
        """Show every command of a screen."""
        self.push_screen(KeySheet(place))

    def _fatal_error(self) -> None:
        """End with one sentence instead of a traceback; the traceback goes to a file."""
        self.bell()
        error = self._exception
        if error is not None:
            self._exit_renderables.append(Text(sentence_about(error)))
        self._close_messages_no_wait()

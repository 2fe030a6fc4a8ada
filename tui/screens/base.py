"""What every screen shares: the lines around it, its commands, and the tournament it shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual.app import ComposeResult
from textual.events import Key, ScreenResume
from textual.keys import key_to_character
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from paircard.core.event.journal_queries import same_stage
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.tui.commands.command import SECOND, ScreenCommand
from paircard.tui.commands.common import ShowHelp, UndoLast
from paircard.tui.commands.presenter import Presenter
from paircard.tui.looks.signs import signs_for
from paircard.tui.widgets.event_bar import EventBar
from paircard.tui.widgets.footer import TALL_ENOUGH, KeyRow
from paircard.tui.widgets.status_line import StatusLine
from paircard.tui.widgets.tabs import TabBar
from paircard.tui.widgets.tour_strip import TourStrip

if TYPE_CHECKING:
    from paircard.tui.program.keyed import KeyedProgram


class CommandScreen(Screen[None], Presenter):
    """A screen whose keys, footer, help and palette come from its `OFFERS`."""

    _offer_of: ClassVar[Mapping[str, type[ScreenCommand]]] = {}
    """The commands by their names in the bindings."""
    tab: ClassVar[str] = ""
    """The mode whose tab is marked while this screen is shown; its own if empty."""

    def __init_subclass__(cls) -> None:
        """Make the bindings of a subclass from its commands."""
        cls.BINDINGS = [offer.binding() for offer in cls.OFFERS]
        cls._offer_of = {offer.name(): offer for offer in reversed(cls.OFFERS)}
        super().__init_subclass__()

    def __init__(self) -> None:
        """Say what the keys do in the language spoken now; the classes were made before it was known."""
        super().__init__()
        # what is made now has the colours of now: Textual would write all styles of the screen that is left anew
        self._css_update_count = self.app._css_update_count
        spell = signs_for().spell
        said = {offer.name(): offer.binding() for offer in self.OFFERS}
        for bindings in self._bindings.key_to_bindings.values():
            bindings[:] = [
                replace(each, description=spell(said[each.id].description), tooltip=said[each.id].tooltip)
                if each.id in said
                else each
                for each in bindings
            ]

    @property
    def program(self) -> KeyedProgram:
        """The app, as far as commands know it."""
        return cast("KeyedProgram", self.app)

    def compose(self) -> ComposeResult:
        """Two lines, the body of the subclass, the status line, the footer in one or two rows."""
        yield EventBar(markup=False)
        yield TabBar(markup=False)
        yield TourStrip(markup=False)
        yield from self.body()
        yield StatusLine(markup=False)
        second = {offer.name() for offer in self.OFFERS if offer.footer == SECOND}
        squares = {offer.name(): offer.square for offer in self.OFFERS if offer.square}
        staying = {offer.name() for offer in never_left_out(self.OFFERS)}
        yield KeyRow(second, only=False, squares=squares, staying=staying)
        if second:
            yield KeyRow(second, only=True, squares=squares, staying=staying)

    def body(self) -> Iterable[Widget]:
        """Yield what stands between the bars."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Bring the body up to date; called with every change and once the screen is mounted."""

    def show_again(self) -> None:
        """Show the event as it is by now: a result may have come in since the size of the window changed."""
        if self.tournament is not None:
            self.show(self.tournament)

    def tick(self) -> None:
        """Show the time: another minute has begun."""
        self._tell_bar()

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something on the status line; a screen that is still being set up says it once it stands."""
        line = next(iter(self.query(StatusLine)), None)
        if line is None:
            self._unsaid = (message, bad)
        else:
            line.tell(message, bad=bad)

    def on_mount(self) -> None:
        """Fill the screen for the first time, and follow every change from then on."""
        if self._unsaid is not None:
            message, bad = self._unsaid
            self.say(message, bad=bad)
        self.watch(self.program, "tournament", self._follow)
        self.bindings_updated_signal.subscribe(self, self._tell_keys)

    def _tell_keys(self, screen: Screen[Any]) -> None:
        """Tell the footer what the keys mean: it changes with the event, and while one types in a line."""
        if self.is_attached and screen is self:
            # found once for both rows: every key asks again what makes sense now
            active = tuple(self.active_bindings.values())
            for row in self.query(KeyRow):
                row.tell(active)

    def on_resize(self) -> None:
        """Say when the window is too small, once the layout that told of the new size is done."""
        for row in list(self.query(KeyRow))[1:]:
            row.display = self.size.height >= TALL_ENOUGH
        self.call_after_refresh(self._tell_bar)

    def action_command(self, name: str) -> None:
        """Run the command bound to a key."""
        offer = self._offer_of[name]
        status = self.query_one(StatusLine)
        before = status.said
        try:
            waiting = self.carry_out(offer)
        except Refusal as refusal:
            self.program.say(str(refusal), bad=True)
            return
        if waiting is not None:
            self.program.start(_then(waiting, partial(self._done, offer, before)))
        else:
            self._done(offer, before)

    def _done(self, offer: type[ScreenCommand], said: int) -> None:
        """End what a refusal said before the command; the tour may go on by it."""
        self.query_one(StatusLine).end_of(said)
        self.program.did(offer)

    def on_key(self, event: Key) -> None:
        """Say why a grey key does nothing."""
        if isinstance(self.focused, Input):
            return
        for offer in self.OFFERS:
            if event.key in offer.key.split(",") and (obstacle := self._obstacle(offer)):
                event.stop()
                self.program.say(obstacle, bad=True)

    def changes_by(self, key: Key) -> bool:
        """Whether a key changes the event here, not only what is shown of it."""
        return any(offer.changes and key.key in offer.key.split(",") for offer in self.OFFERS)

    def _obstacle(self, offer: type[ScreenCommand]) -> str:
        """Return why a command does nothing here and now; empty where it does something."""
        return offer.obstacle(self.tournament) or offer.locked(self)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Grey out what makes no sense now."""
        if action != "command":
            return super().check_action(action, parameters)
        offer = self._offer_of.get(str(parameters[0]))
        if offer is not None and not offer.offered(self.tournament):
            return False
        if offer is not None and isinstance(self.focused, Input) and all(map(self.types, offer.key.split(","))):
            # while something is typed the key is a letter of it
            return False
        return True if offer is None or not self._obstacle(offer) else None

    def types(self, key: str) -> bool:
        """Whether a key writes a character into a line of text."""
        character = key_to_character(key)
        return key in {"slash", "plus", "minus"} or (character is not None and character.isprintable())

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Catch up with what happened while hidden."""
        # no style changes while hidden but with the theme, and that Textual sees to by itself
        event.refresh_styles = False
        if self._stale:
            self._show_now()
        else:
            self.tick()

    @property
    def caught_up(self) -> bool:
        """Whether the event is shown as it is."""
        return not self._stale

    def reset(self) -> None:
        """Forget what was chosen for another event."""

    def _follow(self) -> None:
        # a hidden screen does no work; under a dialog a screen is seen
        if self in self.app.screen_stack:
            self._show_now()
        else:
            self._stale = True

    def _show_now(self) -> None:
        self._stale = False
        if self.tournament is not None and not same_stage(self.tournament, self._shown):
            self.reset()
        self._shown = self.tournament
        self._tell_bar()
        possible = tuple((offer.offered(self.tournament), offer.possible(self.tournament)) for offer in self.OFFERS)
        if possible != self._possible:
            self._possible = possible
            self.refresh_bindings()
        if self.tournament is not None:
            self.show(self.tournament)
            self.tell_locked()

    def tell_locked(self) -> None:
        """Let the footer show which keys FIDE mode locks where the cursor is now."""
        locked = tuple(bool(offer.locked(self)) for offer in self.OFFERS)
        if locked != self._locked:
            self._locked = locked
            self.refresh_bindings()

    def _tell_bar(self) -> None:
        self.query_one(EventBar).tell(self.tournament, self.program.banner)
        self.query_one(TabBar).tell(self.tab or self.mode, self.tournament)

    _possible: tuple[tuple[bool, bool], ...] = ()
    _locked: tuple[bool, ...] = ()
    _unsaid: tuple[str, bool] | None = None
    _stale = False
    _shown: Tournament | None = None


def never_left_out(offers: Iterable[type[ScreenCommand]]) -> Iterator[type[ScreenCommand]]:
    """Yield what the footer shows however narrow it is: results, help, and undo where something is changed here."""
    shown = [offer for offer in offers if offer.footer]
    yield from (offer for offer in shown if offer.square)
    yield ShowHelp
    if any(offer.changes for offer in shown if offer is not UndoLast):
        yield UndoLast


async def _then(waiting: Awaitable[None], done: Callable[[], None]) -> None:
    """Do something after what waits, unless that was refused."""
    await waiting
    done()

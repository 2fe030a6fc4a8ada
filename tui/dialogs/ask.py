"""Short questions: yes or no, one of a few, one line of text, a long text to read.

One rule of confirming holds in all of them: Enter does it, Escape does not, and `y` does it too where something is
agreed to. A letter is data only in a field that somebody has gone to, or in a dialog that asks for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.tui.dialogs.base import Dialog
from paircard.tui.looks.signs import signs_for

REASON, SEED = mark("REASON"), mark("SEED")
"""What help calls these answers."""


YES = "y"  # no words: a key


class Choose(Dialog[str]):
    """Show a text and wait for one of a few keys; the answer is the key. Enter is what goes on, where one does."""

    def __init__(
        self,
        title: str,
        text: str,
        choices: dict[str, str],
        also: Mapping[str, str] = MappingProxyType({}),
        enter: str = YES,
    ) -> None:
        """Offer the choices; `also` names keys that are not shown and the choice each stands for.

        `enter` is the choice that Enter takes. Where it is none of them they are equals, and one has to be named.
        """
        super().__init__(title)
        self.text = text
        self.choices = choices
        self.enter = enter if enter in choices else ""
        self._also = also

    def body(self) -> Iterable[Widget]:
        """The text, scrollable when it is long."""
        with VerticalScroll(classes="text") as scroll:
            scroll.can_focus = True
            yield Static(Text(signs_for().spell(self.text)), markup=False)

    def keys(self) -> str:
        """Say what may be chosen."""
        return "   ".join([*self.ways(), super().keys()])

    def ways(self) -> list[str]:
        """Return each choice with its keys."""
        return [f"{_with_enter(key) if key == self.enter else key} {label}" for key, label in self.choices.items()]

    def choice_of(self, key: str) -> str | None:
        """Return the choice that a key stands for."""
        return key if key in self.choices else self._also.get(key)

    def on_key(self, event: Key) -> None:
        """Answer with the key, if it is one of the choices."""
        chosen = self.enter or None if event.key == "enter" else self.choice_of(event.character or "")
        if chosen is not None:
            event.stop()
            self.dismiss(chosen)
        elif event.key == "enter" or (event.is_printable and event.character != " "):
            self.query_one(".hint", Static).update(Text("! " + tr("These keys answer: {keys}", keys=self.keys())))


class Confirm(Choose):
    """A yes or no question; the answer is `y`, or None."""

    def __init__(self, title: str, text: str, yes: str = "") -> None:
        super().__init__(title, text, {YES: yes or tr("yes")})


class AskLine(Dialog[str]):
    """Ask for one line of text; Enter answers."""

    hint = mark("Enter accept   Esc cancel")

    def __init__(self, title: str, text: str = "", value: str = "", *, called: str = "") -> None:
        """Ask; `called` is what help calls the answer, in a word."""
        super().__init__(title)
        self.text = text
        self.value = value
        self.called = tr(called) or title.upper()

    def body(self) -> Iterable[Widget]:
        """The question and the field."""
        if self.text:
            yield Static(Text(self.text), markup=False)
        yield Input(self.value, classes="line")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.answer(event.value)

    def answer(self, typed: str) -> None:
        """Answer with this."""
        self.dismiss(typed.strip())


class ConfirmLine(AskLine):
    """A confirmation with a line of its own: Enter or `y` does it, and only who goes there by Tab writes in the line.

    What is meant for the question never lands in the line, and no letter alone is taken for a reason. Where something
    is offered a figure means the line, and replaces what is offered: no question is answered by one.
    """

    AUTO_FOCUS = ""
    by_figures = True
    """Whether figures go to the line."""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab,shift+tab,down,up", "to_line", show=False)]

    def __init__(
        self,
        title: str,
        text: str = "",
        value: str = "",
        *,
        label: str,
        yes: str = "",
        needed: str = "",
        save: Callable[[str], object] = str,
        follows: str = "",
        called: str = "",
    ) -> None:
        """Ask; `label` stands before the line, `yes` is what Enter does, `follows` what comes of it at once.

        `needed` says what is missing while the line is empty; without it the line may stay so. `save` may refuse what
        was typed: the question then stays open and says why.
        """
        super().__init__(title, f"{follows} {text}".strip(), value, called=called)
        self.follows = follows
        self.label = label
        self.yes = yes or tr("do it")
        self.needed = needed
        self.save = save

    def body(self) -> Iterable[Widget]:
        """What is asked, the line with its name, and room for what is said."""
        if self.text:
            yield Static(Text(self.text), markup=False)
        with Horizontal(classes="field"):
            yield Static(Text(f"{self.label} "), classes="before")
            yield Input(self.value, classes="line", select_on_focus=False)
        yield Static("", classes="said", markup=False)

    def keys(self) -> str:
        """Say what Enter does and how one comes to the line."""
        enter, line = f"{_with_enter(YES)} {self.yes}", f"Tab {self.label}"  # no words: keys
        return "   ".join([enter, line, tr(Dialog.hint)])

    def action_to_line(self) -> None:
        """Let the keys go to the line; what is typed there replaces what stands in it."""
        line = self.query_one(Input)
        line.focus()
        line.action_select_all()

    def on_key(self, event: Key) -> None:
        """Do it, or say how a line is written: nobody has gone there yet."""
        if self.focused is not None:
            return
        if event.key == "enter" or event.character == YES:
            event.stop()
            self._do(self.query_one(Input).value, go_there=event.key == "enter")
        elif self.by_figures and self.value and (event.character or "").isdecimal():
            event.stop()
            self._begin_line(event.character or "")
        elif event.is_printable:
            self._tell(tr("These keys answer: {keys}", keys=self.keys()))

    def _begin_line(self, character: str) -> None:
        """Let the keys go to the line, and begin it."""
        line = self.query_one(Input)
        line.value = character
        line.focus()

    def answer(self, typed: str) -> None:
        """Do it with what was typed."""
        self._do(typed, go_there=True)

    def read(self, typed: str) -> str:
        """Return what was typed for the line as it is kept; raise `Refusal` for what cannot be meant for it."""
        return clean(typed)

    def checked(self, typed: str) -> str:
        """Return what was typed for the line, saved; raise `Refusal` where something is missing or refused."""
        text = self.read(typed)
        if self.needed and not text:
            raise Refusal(self.needed)
        self.save(text)
        return text

    def _do(self, typed: str, *, go_there: bool) -> None:
        try:
            text = self.checked(typed)
        except Refusal as refusal:
            if go_there:  # a second y would be written there
                self.action_to_line()
            self._tell(str(refusal))
            self.on_refusal()
            return
        self.dismiss(text)

    def _tell(self, said: str) -> None:
        self.query_one(".said", Static).update(Text(f"! {said}"))


class AskReason(ConfirmLine):
    """A confirmation that the journal keeps a reason of, which has to be given unless it is said to be optional."""

    by_figures = False

    def __init__(
        self,
        title: str,
        text: str = "",
        value: str = "",
        *,
        yes: str = "",
        optional: bool = False,
        always: bool = False,
        save: Callable[[str], object] = str,
        follows: str = "",
    ) -> None:
        """Ask; `always` means also while nothing is stored. The rest is as in every confirmation with a line."""
        super().__init__(
            title,
            text,
            value,
            label=tr("Reason"),
            yes=yes,
            needed="" if optional else tr("This needs a reason: type one."),
            save=save,
            follows=follows,
            called=REASON,
        )
        self.always = always

    def read(self, typed: str) -> str:
        """Return the reason; one letter is none: it was meant for a question."""
        text = super().read(typed)
        if len(text) == 1 and text.isascii():
            raise Refusal(tr("One letter is no reason: write it in words."))
        return text


class Reading(Dialog[str]):
    """A long text to read: arrows and PageDown scroll, Escape or q leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,enter", "leave", show=False)]
    hint = mark("↑ ↓ PgUp PgDn scroll   Esc close")

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.text = text

    def body(self) -> Iterable[Widget]:
        """The text in a scrolling box."""
        with VerticalScroll(classes="text"):
            yield Static(Text(signs_for().spell(self.text)), markup=False)

    def on_mount(self) -> None:
        """Let the arrows scroll at once."""
        for box in self.query(VerticalScroll):
            box.focus()


def _with_enter(key: str) -> str:
    return f"Enter/{key}"  # no words: keys

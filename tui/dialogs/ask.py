"""Short questions: yes or no, one of a few, one line of text, a long text to read.

One rule of confirming holds in all of them: Enter does it, Escape does not, and `y` does it too where something is
agreed to. A letter is data only in a field that somebody has gone to, or in a dialog that asks for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.tui.dialogs.question import Question

REASON, SEED = mark("REASON"), mark("SEED")
"""What help calls these answers."""


YES = "y"  # no words: a key


class Choose(Question[str]):
    """Show a text and wait for one of a few keys; the answer is the key. Enter is what goes on, where one does."""

    shown_by = "paircard.tui.dialogs.on_screen.ask:ChooseDialog"

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

    def keys(self) -> str:
        """Say what may be chosen."""
        return "   ".join([*self.ways(), super().keys()])

    def ways(self) -> list[str]:
        """Return each choice with its keys."""
        return [f"{_with_enter(key) if key == self.enter else key} {label}" for key, label in self.choices.items()]

    def choice_of(self, key: str) -> str | None:
        """Return the choice that a key stands for."""
        return key if key in self.choices else self._also.get(key)


class Confirm(Choose):
    """A yes or no question; the answer is `y`, or None."""

    def __init__(self, title: str, text: str, yes: str = "") -> None:
        super().__init__(title, text, {YES: yes or tr("yes")})


class AskLine(Question[str]):
    """Ask for one line of text; Enter answers."""

    shown_by = "paircard.tui.dialogs.on_screen.ask:AskLineDialog"
    hint = mark("Enter accept   Esc cancel")

    def __init__(self, title: str, text: str = "", value: str = "", *, called: str = "") -> None:
        """Ask; `called` is what help calls the answer, in a word."""
        super().__init__(title)
        self.text = text
        self.value = value
        self.called = tr(called) or title.upper()


class ConfirmLine(AskLine):
    """A confirmation with a line of its own: Enter or `y` does it, and only who goes there by Tab writes in the line.

    What is meant for the question never lands in the line, and no letter alone is taken for a reason. Where something
    is offered a figure means the line, and replaces what is offered: no question is answered by one.
    """

    shown_by = "paircard.tui.dialogs.on_screen.ask:ConfirmLineDialog"
    by_figures = True
    """Whether figures go to the line."""

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

    def keys(self) -> str:
        """Say what Enter does and how one comes to the line."""
        enter, line = f"{_with_enter(YES)} {self.yes}", f"Tab {self.label}"  # no words: keys
        return "   ".join([enter, line, tr(Question.hint)])

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


class Reading(Question[str]):
    """A long text to read: arrows and PageDown scroll, Escape or q leaves."""

    shown_by = "paircard.tui.dialogs.on_screen.ask:ReadingDialog"
    hint = mark("↑ ↓ PgUp PgDn scroll   Esc close")

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.text = text


def _with_enter(key: str) -> str:
    return f"Enter/{key}"  # no words: keys

"""The rules: one article a line, each read by its id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.screens.rules.room import RulesRoom
from paircard.tui.screens.rules.spoken import spoken


class LineRules(RulesRoom, LinePresenter):
    """Every article and ruling. A line may begin with the id of one, such as B5."""

    def draw(self) -> None:
        """Tell the open rule."""
        self.tell(*self.here())

    def choose_link(self, step: int) -> None:
        """Choose a link and tell which."""
        self.reader.next_link(step)
        link = self.reader.link
        self.say(link.label if link is not None else tr("{rule} leads to no other rule.", rule=self.reader.rule.id))

    def begin_find(self) -> None:
        """Ask for the words; without any all rules are listed again."""
        answer = self.program.answer(AskLine(tr("Find in the rules"), tr("Words, or an id such as B5:")))
        if answer is not None:
            self.reader.words = answer
            self.tell(self.summary(), *(self.lines() if answer else ()))

    def read_on(self) -> None:
        """Tell the open rule, all of it."""
        self.draw()

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which rule is open."""
        return f"{self.called()}, {self.reader.rule.id}"

    def summary(self) -> str:
        """Say how many are listed, in which language."""
        return tr("Rules, {caption}.", caption=self.reader.caption())

    def here(self) -> Iterator[str]:
        """Tell the open rule."""
        return spoken(self.reader)

    def lines(self) -> Iterator[str]:
        """Tell the ids and titles, book by book."""
        for title, listed in self.reader.chapters():
            if title:
                yield f"{title}:"
            yield from (f"{each.id}. {each.title}." for each in listed)

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Open a rule by its id."""
        others = self.reader.go_to_typed(text)
        if others:
            said = tr("{typed} is read as {rule} here; it also means {rules}.", typed=clean(text),
                      rule=self.reader.rule.id, rules=", ".join(map(str, others)))  # fmt: skip
            self.say(said)

    def words(self) -> Iterable[str]:
        """The ids."""
        return [str(each.id) for each in self.reader.listed]

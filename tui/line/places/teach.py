"""Lessons and quiz, told. A line may begin with the number of a lesson."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.rule_id import rules_listed
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.screens.teach.room import TeachRoom


class LineTeach(TeachRoom, LinePresenter):
    """One lesson, its question, its verdict."""

    _said: tuple[str, ...] = ()

    def draw(self) -> None:
        """Tell what is new: a question, a verdict, an answer; of another lesson everything."""
        lines = tuple(line for line in self.text() if line)
        goes_on = self._said and lines[: len(self._said)] == self._said
        new = lines[len(self._said) :] if goes_on else (self.caption(), *lines)
        self._said = lines
        self.tell(*(line.strip() for line in new))

    def begin_answer(self) -> None:
        """Ask for the answer until it can be read, or is cancelled."""
        question = self.question
        while question is not None:
            answer = self.program.answer(AskLine(tr("Your answer"), tr("Write {form}:", form=question.form.hint)))
            if answer is None:
                return
            try:
                self.answer(answer)
            except Refusal as refusal:
                self.say(str(refusal), bad=True)
                if not self.program.talk.interactive:
                    return
            else:
                return

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which lesson."""
        lesson = self.on_topic or self.lesson
        return tr("lesson {number}", number=lesson.number) if lesson else self.called()

    def summary(self) -> str:
        """Say what is taught."""
        if self.state is None and self.on_topic is None:
            self.go_by_event()
            if self.on_topic is not None:
                return self.caption()
            return tr(
                "{count} lessons on {rules}: n opens the first, l one by number, name or article, o turns to other "
                "rules.",
                count=len(self.taught()),
                rules=self.school.title,
            )
        return self.caption()

    def here(self) -> Iterator[str]:
        """Tell the question."""
        yield from (line for line in self.asked() if line)

    def lines(self) -> Iterator[str]:
        """Tell lesson, cards, question, verdict."""
        if self.state is None and self.on_topic is None:
            self.go_by_event()
            yield from (
                tr(
                    "Lesson {number}, {articles}: {title}",
                    number=each.number,
                    articles=rules_listed(each.articles),
                    title=each.title,
                )
                for each in self.taught()
            )
        yield from (line.strip() for line in self.text() if line)

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose a lesson by its number."""
        if not text.isdecimal() or not 1 <= int(text) <= len(self.taught()):
            raise Refusal(tr("{typed} is neither a command here nor a lesson.", typed=text))
        self.open_lesson(text)

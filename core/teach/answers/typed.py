"""Reading answers about a round as they are typed; what cannot be read is refused in one sentence and costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.numbers import PAIR, is_number, pair_in, says_bye, says_nobody, says_single
from paircard.core.teach.answers.words import says_yes, without_no, words_of


@dataclass(frozen=True, slots=True)
class Paired:
    """Pairs as typed, and who has the bye or is left over."""

    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    single: tuple[PairingNumber, ...] = ()


@dataclass(frozen=True, slots=True)
class Reader:
    """What of an answer the rules of a book decide: how their articles are written."""

    article: Callable[[str], str | None]
    """Return an article as it is named by the program, None for a word that is none."""
    words: Callable[[str], list[str]] = words_of
    """Take an answer apart."""
    faults_of_bye: bool = False
    """Whether a fault may lie in who has the bye."""

    def pairs(self, text: str, form: AnswerForm) -> Paired:
        """Read pairs; numbers after `bye` or `float` are those without an opponent."""
        pairs: list[tuple[PairingNumber, PairingNumber]] = []
        single: list[PairingNumber] = []
        alone = False
        for word in self.words(text):
            pair = PAIR.fullmatch(word)
            if says_single(word):
                alone = True
            elif pair and not alone:
                pairs.append(pair_in(pair))
            elif alone and is_number(word):
                single.append(PairingNumber(int(word)))
            elif not (alone and says_nobody(word)):
                raise form.unread(word)
        if not pairs and not alone:
            raise form.unread(text)
        return Paired(tuple(pairs), tuple(single))

    def numbers(self, text: str, form: AnswerForm, count: int | None = None) -> tuple[PairingNumber, ...]:
        """Read numbers, so many of them if that is given; `nobody` is none."""
        words = self.words(text)
        if count is None and len(words) == 1 and says_nobody(words[0]):
            return ()
        for word in words:
            if not is_number(word):
                raise form.unread(word)
        if not words or (count is not None and len(words) != count):
            raise form.unread(text)
        return tuple(PairingNumber(int(word)) for word in words)

    def stands(self, text: str, form: AnswerForm) -> str:
        """Read whether a pair stands: the article that refuses it, empty for yes."""
        words = self.words(text.replace(":", " "))
        if len(words) == 1 and says_yes(words[0]):
            return ""
        refusing = without_no(words)
        article = self.article(refusing[0]) if len(refusing) == 1 else None
        if article is None:
            raise form.unread(text)
        return article

    def criterion(self, text: str, form: AnswerForm) -> str:
        """Read one article."""
        words = self.words(text)
        article = self.article(words[0]) if len(words) == 1 else None
        if article is None:
            raise form.unread(text)
        return article

    def colour(self, text: str, form: AnswerForm) -> tuple[int, str]:
        """Read who has White, and by which rule."""
        words = self.words(text)
        rule = self.article(words[1]) if len(words) == 2 else None
        if rule is None or not is_number(words[0]):
            raise form.unread(text)
        return int(words[0]), rule

    def fault(self, text: str, form: AnswerForm) -> tuple[frozenset[int], str]:
        """Read the two of a pair, or the one who has the bye, and the article against it."""
        words = self.words(text)
        article = self.article(words[-1]) if words else None
        if article is not None and len(words) == 2 and (pair := PAIR.fullmatch(words[0])):
            return frozenset(pair_in(pair)), article
        bye = self.faults_of_bye and len(words) == 3 and says_bye(words[0]) and is_number(words[1])
        if article is not None and bye:
            return frozenset((int(words[1]),)), article
        raise form.unread(text)

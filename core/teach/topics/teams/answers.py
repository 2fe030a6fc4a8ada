"""Reading answers about teams as they are typed; what cannot be read is refused in one sentence and costs nothing."""

from __future__ import annotations

import re

from paircard.core.teach.answers.words import says_yes, without_no, words_of
from paircard.core.teach.topics.teams.question import FIRST, SECOND, Member, TeamForm
from paircard.core.values.language import trp

_ARTICLE = re.compile(r"(?:b\.?vi\.?)?([a-h])(\d{1,2})([a-z]?)")
_PAIR = re.compile(r"([AB])(\d{1,2})[-:]([AB])(\d{1,2})")
_SCORE = re.compile(r"(\d{0,2})(½|[.,]5|[.,]0)?[-:](\d{0,2})(½|[.,]5|[.,]0)?")
_LOST = {"lost"}
"""Words of answers, accepted in every language besides its own."""


def lost_word() -> str:
    """Return the answer that the match is lost."""
    return trp("an answer, one word", "lost")


def read_team(text: str) -> str:
    """Read which team."""
    word = text.strip().upper()
    if word not in (FIRST, SECOND):
        raise TeamForm.WHITE.unread(text)
    return word


def read_number(text: str, form: TeamForm) -> int:
    """Read one number."""
    word = text.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= 4):
        raise form.unread(text)
    return int(word)


def read_article(text: str) -> str:
    """Read the article that refuses a line-up; empty for yes."""
    words = [word for word in re.split(r"[\s,;:]+", text.strip().lower()) if word]
    if len(words) == 1 and says_yes(words[0]):
        return ""
    found = _ARTICLE.fullmatch("".join(without_no(words)))
    if found is None:
        raise TeamForm.LINE_UP.unread(text)
    return f"B.VI {found[1].upper()}{found[2]}{found[3]}"


def read_minutes(text: str) -> int | None:
    """Read minutes; None for a match that is lost."""
    if text.strip().lower() in {*_LOST, lost_word()}:
        return None
    return read_number(text, TeamForm.CLOCK)


def read_pair(text: str) -> tuple[Member, Member]:
    """Read a pair, White first."""
    found = _PAIR.fullmatch("".join(text.upper().split()))
    if found is None:
        raise TeamForm.SCHEVENINGEN.unread(text)
    return Member(found[1], int(found[2])), Member(found[3], int(found[4]))


def read_scores(text: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Read two scores in half points."""
    words = [word for word in words_of(re.sub(r"(\d)[.,]([05])", r"\1~\2", text)) if word]
    found = [_SCORE.fullmatch(word.replace("~", ".")) for word in words]
    if len(found) != 2 or any(each is None for each in found):
        raise TeamForm.SCORE.unread(text)
    one, other = (_halves(each) for each in found if each is not None)
    return one, other


def _halves(found: re.Match[str]) -> tuple[int, int]:
    first, second = ((found[at], found[at + 1]) for at in (1, 3))
    if not any(first) or not any(second):
        raise TeamForm.SCORE.unread(found[0])
    return _half_points(*first), _half_points(*second)


def _half_points(whole: str, half: str | None) -> int:
    return 2 * int(whole or 0) + ((half or "")[-1:] in ("½", "5"))

"""Some players only: `women`, `club Wieża`, `fed POL`, `cat k`, `title GM IM`, `born 2008-`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from paircard.core.event.card import PairingCard
from paircard.core.event.entrant import Sex, Title
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.text import folded

# translators: the small words are those to filter by
HINT = mark("women  men  club NAME  fed POL  cat NAME  title GM  born 2008-  nothing: all")
_ENGLISH = {"w": "women", "m": "men", "federation": "fed", "category": "cat"}
"""Other words for a kind; the kinds themselves are typed in English and in the language spoken."""
_SEXES = {"women": Sex.WOMAN, "men": Sex.MAN}
_YEARS = re.compile(r"(\d{4})?(-)?(\d{4})?")
_FIRST, _LAST = 0, 9999


@dataclass(frozen=True, slots=True)
class Filter:
    """What a player must be to be shown. Nothing chosen: everybody is."""

    sex: Sex = Sex.UNKNOWN
    club: str = ""
    """A part of its name."""
    federation: str = ""
    category: str = ""
    title: str = ""
    """One or more, blanks between them."""
    born: tuple[int, int] = (_FIRST, _LAST)
    """First and last year of birth; who has none on record belongs to no part of the years."""

    def __bool__(self) -> bool:
        return self != Filter()

    def __str__(self) -> str:
        """Return it in words, as the caption says it."""
        return ", ".join(self._words())

    @property
    def typed(self) -> str:
        """Return it in the words that are typed in every language."""
        sexes = (word for word, sex in _SEXES.items() if sex is self.sex)
        return " ".join((*sexes, *(f"{kind} {value}" for kind, value in self._named.items() if value)))

    def belongs(self, card: PairingCard) -> bool:
        """Whether a player is one of them."""
        entrant = card.entrant
        return (
            self.sex in (Sex.UNKNOWN, entrant.sex)
            and folded(self.club) in folded(entrant.club)
            and folded(self.federation) in ("", folded(entrant.federation))
            and folded(self.category) in ("", folded(entrant.category))
            and (not self.title or entrant.title in self.title.split())
            and (self.born == (_FIRST, _LAST) or self.born[0] <= (entrant.birth or -1) <= self.born[1])
        )

    def _words(self) -> Iterator[str]:
        said = _kinds()
        if self.sex:
            yield said["women" if self.sex is Sex.WOMAN else "men"]
        yield from (f"{said[kind]} {value}" for kind, value in self._named.items() if value)

    @property
    def _named(self) -> dict[str, str]:
        """Return what was chosen by a name, with its kind as it is typed in English."""
        return {
            "club": self.club,
            "fed": self.federation,
            "cat": self.category,
            "title": self.title,
            "born": _years(self.born),
        }


def _kinds() -> dict[str, str]:
    """Return what one can filter by, each with its word in the language spoken."""
    return {
        "women": trp("one word to filter by", "women"),
        "men": trp("one word to filter by", "men"),
        "club": trp("one word to filter by", "club"),
        "fed": trp("one word to filter by", "fed"),
        "cat": trp("one word to filter by", "cat"),
        "title": trp("one word to filter by", "title"),
        "born": trp("one word to filter by", "born"),
    }


def _typed() -> dict[str, str]:
    """Return every word that may be typed for a kind."""
    kinds = _kinds()
    return _ENGLISH | {kind: kind for kind in kinds} | {folded(said): kind for kind, said in kinds.items()}


def read_filter(text: str) -> Filter:
    """Return the filter that was typed; raise `Refusal` with what may be typed.

    >>> str(read_filter("women fed pol")), str(read_filter("born -1960 club KS Wieża"))
    ('women, fed POL', 'club KS Wieża, born -1960')
    """
    chosen = Filter()
    for word, value in _parts(text):
        chosen = _with(chosen, word, value)
    return chosen


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield every word that names a kind, with what follows up to the next one."""
    kind, values, words = "", list[str](), _typed()
    for typed in text.replace(",", " ").split():
        word = words.get(folded(typed))
        if word is None and (not kind or kind in _SEXES):
            raise Refusal(tr("{typed} names nothing to filter by: type {words}.", typed=typed, words=tr(HINT)))
        if word is None:
            values.append(typed)
            continue
        if kind:
            yield kind, " ".join(values)
        kind, values = word, []
    if kind:
        yield kind, " ".join(values)


def _with(chosen: Filter, word: str, value: str) -> Filter:
    if word in _SEXES:
        return replace(chosen, sex=_SEXES[word])
    if not value:
        raise Refusal(tr("{word}: type which, such as {example}.", word=_kinds()[word], example=_example(word)))
    match word:
        case "club":
            return replace(chosen, club=value)
        case "fed":
            return replace(chosen, federation=value.upper())
        case "cat":
            return replace(chosen, category=value)
        case "title":
            return replace(chosen, title=_read_titles(value))
    return replace(chosen, born=_read_years(value))


def _example(kind: str) -> str:
    said = _kinds()[kind]
    if kind == "born":
        return tr("{one} or {other}", one=f"{said} 2008-", other=f"{said} 1950-1959")
    return f"{said} {_EXAMPLES[kind]}"


_EXAMPLES = {"club": "Wieża", "fed": "POL", "cat": "U16", "title": "GM IM"}  # no words: names


def _read_titles(text: str) -> str:
    titles = text.upper().split()
    if unknown := next((each for each in titles if each not in set(Title)), ""):
        known = ", ".join(filter(None, Title))
        raise Refusal(tr("{typed} is no title: type {titles}.", typed=unknown, titles=known))
    return " ".join(titles)


def _read_years(text: str) -> tuple[int, int]:
    found = _YEARS.fullmatch(text.replace(" ", ""))
    if found is None or not (found[1] or found[3]):
        born = f"{_kinds()['born']} {text}"
        raise Refusal(tr("{typed}: type years, such as {example}.", typed=born, example=_example("born")))
    first = int(found[1]) if found[1] else _FIRST
    return first, int(found[3]) if found[3] else _LAST if found[2] else first


def _years(born: tuple[int, int]) -> str:
    first, last = born
    if born == (_FIRST, _LAST) or first == last:
        return str(first or "")
    return f"{first or ''}-{'' if last == _LAST else last}"


def completed(text: str, tournament: Tournament) -> str | None:
    """Return a line with its last name completed; None where nothing that begins so is known."""
    words, typed_for = text.split(" "), _typed()
    kinds = [at for at, word in enumerate(words[:-1]) if folded(word) in typed_for]
    at = kinds[-1] + 1 if kinds else 0
    kind = typed_for[folded(words[at - 1])] if kinds else ""
    known = _known(tournament, kind)
    if known is None:
        at, known = len(words) - 1, set(_kinds().values())
    typed = " ".join(words[at:])
    matching = (each for each in sorted(known) if typed and folded(each).startswith(folded(typed)))
    found = next(matching, None)
    return None if found is None else text[: len(text) - len(typed)] + found


def _known(tournament: Tournament, kind: str) -> set[str] | None:
    entrants = (each.entrant for each in tournament.registrations.values())
    match kind:
        case "club":
            return {each.club for each in entrants}
        case "fed":
            return {each.federation for each in entrants}
        case "cat":
            return {each.category for each in entrants}
        case "title":
            return set(filter(None, Title))
    return None

"""List what is still said in English: `python -m tests.support.catalogues.untranslated [LANGUAGE ...]`.

A sentence that is new, or was changed, and one that a translator has marked as doubtful.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from babel.messages.catalog import Catalog, Message

from paircard.data.languages import TRANSLATED
from tests.support.catalogues.extract import everything
from tests.support.catalogues.update import read, template


def untranslated(language: str, said: Catalog) -> Iterator[Message]:
    """Yield the messages of the program that have no translation which counts."""
    kept = {(message.id, message.context): message for message in read(language) if message.id}
    for message in said:
        found = kept.get((message.id, message.context))
        if message.id and (found is None or not translated(found)):
            yield message


def translated(message: Message) -> bool:
    """Whether a message is said in the language of its catalogue: in all its plurals, and beyond doubt."""
    forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return not message.fuzzy and bool(forms) and all(forms)


def _told(languages: list[str]) -> Iterator[str]:
    """Yield a head a language, and each of its sentences with the file where it is said first."""
    said = template(everything())
    for language in languages:
        waiting = list(untranslated(language, said))
        yield f"{language}: {len(waiting)} still said in English"
        yield from (f"  {message.locations[0][0]}: {message.id}" for message in waiting)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in _told(sys.argv[1:] or list(TRANSLATED)))

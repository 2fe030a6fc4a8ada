"""`paircard ratings fetch`: all lists renewed from the addresses of the settings, each whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.values.language import listed, mark, tr
from paircard.data.machine.list_addresses import ListAddress, list_addresses
from paircard.data.machine.settings import read_settings, settings_path
from paircard.data.ratings.fetching import Fetched, fetch
from paircard.data.ratings.index import ratings_folder
from paircard.data.storage.errors import NotStored, StoreError
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.importing.rating_lists import fetched_told, left_out_told

NO_ADDRESS = mark(
    "No address of a rating list is named in {path}, so nothing is fetched: write one there, such as {example}."
)
EXAMPLE = 'rating_lists = "fide https://lists.example/fide.zip"'  # no words: a line of the settings


def fetch_lists(names: Sequence[str]) -> int:
    """Fetch the lists named, or all; return the exit code. One that cannot be had does not keep the others away."""
    any_alphabet()
    known = list_addresses(read_settings().settings.rating_lists)
    if not known:
        return failed(tr(NO_ADDRESS, path=settings_path(), example=EXAMPLE), REFUSED)
    if unknown := sorted({*names} - {each.name for each in known}):
        sentence = tr(
            "{name} is no list of the settings: they name {lists}.",
            name=unknown[0],
            lists=listed([each.name for each in known]),
        )
        return failed(sentence, REFUSED)
    return max(_fetched(each) for each in known if not names or each.name in names)


def _fetched(wanted: ListAddress) -> int:
    try:
        fetched: Fetched = fetch(wanted, ratings_folder())
    except NotStored as error:
        return failed(error, REFUSED)
    except StoreError as error:
        return failed(error, CANNOT_READ)
    say(fetched_told(fetched))
    for line in left_out_told(fetched.troubles):
        say(line)
    return DONE

"""A file that is damaged behind its head while it is open: whoever knows all of it writes it anew, and says so."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.data.storage import notices
from paircard.data.storage.errors import Busy
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.kept_copies import keep_what_lies_there
from paircard.data.storage.lock import Lock
from paircard.data.storage.permission import what_failed
from paircard.data.storage.sidecar_files import Companions


class Mending:
    """Looks after one event file as long as it is open."""

    def __init__(self, companions: Companions, lock: Lock) -> None:
        self._companions = companions
        self._lock = lock
        self._told = False
        """Whether people know of a damage that could not be mended."""

    def mended(self, file: JournalFile) -> list[str]:
        """Keep a damaged file aside and write it anew; return what people should know. The caller holds the lock.

        Raises `OSError`; the damaged file stands then.
        """
        if not file.spoilt:
            return []
        kept = keep_what_lies_there(self._companions)
        file.write_again()
        self._told = False
        return [notices.about_damage(self._companions.event, kept)]

    def looked_after(self, file: JournalFile) -> list[str]:
        """Do the same while nobody stores anything; a file that cannot be mended is told of once."""
        if not file.spoilt:
            return []
        try:
            with self._lock.held(tr("The mending of the file"), wait=0):
                return [] if file.moved else self.mended(file)
        except Busy:
            return []  # the next look comes soon
        except OSError as error:
            if self._told:
                return []
            self._told = True
            return [notices.about_damage_that_stays(self._companions.event, what_failed(error, self._companions))]

"""A language of long words: each as long as its limit allows, and what has none twice as long as in English."""

from __future__ import annotations

import re
from gettext import NullTranslations

from paircard.core.values.language import Language

_LIMIT = re.compile(r"at most (\d+) columns")


class _Longest(NullTranslations):
    def gettext(self, message: str) -> str:
        return f"{message} {message}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        limit = _LIMIT.search(context)
        return message.ljust(int(limit[1]), "x") if limit else self.gettext(message)


LONGEST = Language("xx", _Longest())

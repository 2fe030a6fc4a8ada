"""When the next picture may be sent: not while earlier ones are on their way over a slow line.

What is written waits in buffers on the way, which nobody can look into: those of a modem, of a router, of the program
that holds the connection. So a terminal is asked after each picture whether it is ready (DSR 5, ECMA-48), and answers
once it has read so far. A held key then never builds up a queue of pictures that come after the key is let go: one is
on its way, and one shows where the key has led.

Who answers late because they are far away is not waited for as one who answers late because the line is full: more
pictures may be on their way as long as answers take hardly longer than the quickest one did.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

QUESTION = "\x1b[5n"
ANSWER = "\x1b[0n"

_LOST_SECONDS = 3.0
"""An answer that has not come by then is not coming."""
_LOST_IN_A_ROW = 3
"""After so many a terminal is asked no more."""
_FULL_SECONDS = 1 / 15
"""The line is full where an answer takes longer than the quickest by the time between two pictures."""
_MOST = 8
"""So many pictures at most are on their way at once."""
_REMEMBERED = 50
"""The quickest of so many answers counts: lines change."""


class Pace:
    """The pictures that are on their way, as far as a terminal answers; one that does not is never waited for."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with a terminal that is not known to answer; `now` tells seconds."""
        self._now = now
        self.answers = False
        """Whether the terminal has answered, and is waited for."""
        self._asked: deque[float] = deque()
        self._took: deque[float] = deque(maxlen=_REMEMBERED)
        self._window = 1
        self._lost = 0

    @property
    def asking(self) -> bool:
        """Whether an answer is to come."""
        return bool(self._asked)

    @property
    def free(self) -> bool:
        """Whether a picture may be sent now."""
        return not self.answers or len(self._asked) < self._window

    @property
    def patience(self) -> float:
        """Seconds from now on until the oldest answer is taken for lost; 0 where none is to come."""
        return max(0.0, self._asked[0] + _LOST_SECONDS - self._now()) if self._asked else 0.0

    def ask(self) -> str:
        """Return the question that goes behind a picture."""
        self._asked.append(self._now())
        return QUESTION

    def answered(self) -> None:
        """Take an answer: the picture is there, and whether another waited behind it is known."""
        self.answers, self._lost = True, 0
        if not self._asked:
            return  # one that was taken for lost
        took = self._now() - self._asked.popleft()
        self._took.append(took)
        full = took > min(self._took) + _FULL_SECONDS
        self._window = 1 if full else min(self._window + 1, _MOST)

    def give_up(self) -> None:
        """Wait no longer for answers that are overdue; who owes several is asked no more."""
        if not self._asked or self.patience:
            return
        self._asked.clear()
        self._window = 1
        self._lost += 1
        if self._lost >= _LOST_IN_A_ROW:
            self.answers = False

"""Line mode under test, in this process: lines in, what was said out."""

from __future__ import annotations

import io
from pathlib import Path

from core.tournament import Tournament
from tui.line.interrupts import Interrupts
from tui.line.session import Session
from tui.line.talk import Talk


class Conversation:
    """One session that goes on from `say` to `say`."""

    def __init__(self, path: Path | None = None, *, arbiter: str = "Anna", interactive: bool = False) -> None:
        """Open an event, or begin at home."""
        self._in, self._out, self._err = io.StringIO(), io.StringIO(), io.StringIO()
        talk = Talk(
            self._in,
            self._out,
            self._err,
            interactive=interactive,
            ascii_only=False,
            interrupts=Interrupts(interactive=interactive),
        )
        self.session = Session(talk, arbiter=arbiter, keep_going=True)
        self.code: int | None = None
        self.heard = ""
        """What was said since the last `say`."""
        self.refused = ""
        """What was refused since then."""
        if path is not None:
            self.session.program.open_event(path)
            self._listen()

    def say(self, *lines: str) -> str:
        """Type lines, the answers to questions among them; return what was said to them."""
        place = self._in.tell()
        self._in.write("".join(f"{line}\n" for line in lines))
        self._in.seek(place)
        self.code = self.session.converse()
        return self._listen()

    @property
    def tournament(self) -> Tournament:
        """The tournament as line mode has it."""
        return self.session.program.need_tournament()

    def pairs(self, number: int = 0) -> set[str]:
        """A round (the last one when 0) by pairing numbers, as it is listed in lines."""
        numbers = self.tournament.numbers
        round_ = self.tournament.rounds[number - 1]
        pairs = {f"{numbers[board.white]}-{numbers[board.black]}" for board in round_.boards}
        return pairs if round_.bye is None else pairs | {f"bye{numbers[round_.bye]}"}

    def _listen(self) -> str:
        self.heard, self.refused = self._out.getvalue(), self._err.getvalue()
        for stream in (self._out, self._err):
            stream.seek(0)
            stream.truncate()
        return self.heard

"""What the terminal sends becomes the keys that were pressed, in whatever pieces it comes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.events import Key, Paste
from textual.message import Message

from paircard.tui.terminal.keyboard import REST_SECONDS, Keyboard

TERMINAL_KEYS = {
    "\x1b[A": "up", "\x1bOB": "down", "\x1b[3~": "delete", "\x1b[5~": "pageup", "\x1bOP": "f1", "\x1b[15~": "f5",
    "\x1b[[A": "f1", "\x1b[1;5C": "ctrl+right", "\x1b[Z": "shift+tab", "\x1b[27u": "escape",
}  # fmt: skip


class Typist:
    """Sends pieces to a keyboard whose clock stands until it is moved."""

    def __init__(self) -> None:
        self.clock = 0.0
        self.keyboard = Keyboard(now=lambda: self.clock)
        self.messages: list[Message] = []

    def send(self, *pieces: str) -> Typist:
        """Send them one after the other, in no time."""
        for piece in pieces:
            self.messages += self.keyboard.feed(piece)
        return self

    def wait(self, seconds: float) -> Typist:
        """Let time go by."""
        self.clock += seconds
        self.messages += self.keyboard.tick()
        return self

    @property
    def keys(self) -> list[str]:
        """What was pressed so far, as people read it."""
        return [each.character or each.key for each in self.messages if isinstance(each, Key)]


@pytest.mark.parametrize("key", [*"yonb5170-=[]POX/.:?", "\r", "\t", "\x7f"])
def test_escape_and_a_key_in_one_read_are_two_keys(key: str) -> None:
    pressed = Typist().send(f"\x1b{key}").wait(REST_SECONDS).messages
    alone = Typist().send("\x1b").wait(REST_SECONDS).send(key).messages
    assert [each.key for each in pressed if isinstance(each, Key)] == [
        each.key for each in alone if isinstance(each, Key)
    ]
    assert len(pressed) == 2


def test_many_keys_after_an_escape_are_all_there() -> None:
    typed = "y" * 40 + "\x1bo\x1b\x1b5"
    assert Typist().send(f"\x1b{typed}").keys == ["\x1b", *typed]


@pytest.mark.parametrize("sequence", TERMINAL_KEYS)
@pytest.mark.parametrize("at_once", [True, False])
def test_a_key_that_sends_several_characters_is_one_key(sequence: str, at_once: bool) -> None:
    typist = Typist().send(*([sequence] if at_once else sequence)).send("1")
    assert [each.key for each in typist.messages if isinstance(each, Key)] == [TERMINAL_KEYS[sequence], "1"]


def test_an_arrow_cut_by_a_slow_line_is_an_arrow() -> None:
    typist = Typist().send("\x1b").wait(0.05).send("[").wait(REST_SECONDS * 0.8).send("A")
    assert typist.keys == ["up"]


def test_an_escape_alone_is_there_after_a_moment() -> None:
    typist = Typist().send("\x1b")
    assert typist.keys == []
    assert 0 < (typist.keyboard.patience or 0) <= REST_SECONDS
    assert typist.wait(typist.keyboard.patience or 0).keys == ["\x1b"]
    assert typist.keyboard.patience is None


def test_escape_and_the_key_that_begins_sequences_wait_for_no_more_than_their_time() -> None:
    assert Typist().send("\x1b[").wait(REST_SECONDS).keys == ["\x1b", "["]
    assert Typist().send("\x1b[g12\r").keys == ["\x1b", "[", "g", "1", "2", "\r"]
    assert Typist().send("\x1bOg").keys == ["\x1b", "O", "g"]


def test_a_key_of_the_terminal_that_nobody_knows_types_nothing() -> None:
    assert Typist().send("\x1b[5;2X1").keys == ["1"]
    assert Typist().send("\x1b[?62;22c1").keys == ["1"]


def test_what_is_pasted_is_pasted_also_in_pieces() -> None:
    pasted = "\x1b[200~Nowak, Jan\nLis\x1b[201~"
    for at in range(1, len(pasted)):
        typist = Typist().send(pasted[:at], pasted[at:] + "\x1by")
        assert [each.text for each in typist.messages if isinstance(each, Paste)] == ["Nowak, Jan\nLis"], at
        assert typist.keys == ["\x1b", "y"], at


@given(
    st.lists(st.sampled_from(["1", "5", "y", "\r", "é", "\x1b", *TERMINAL_KEYS]), max_size=12),
    st.lists(st.integers(1, 40), max_size=5),
)
def test_the_pieces_in_which_keys_come_make_no_difference(typed: list[str], cuts: list[int]) -> None:
    line = "".join(typed) + " "
    places = sorted({0, len(line), *(cut for cut in cuts if cut < len(line))})
    pieces = [line[start:end] for start, end in pairwise(places)]
    assert Typist().send(*pieces).keys == Typist().send(line).keys

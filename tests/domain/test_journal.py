"""The journal: a hash chain, strict to read, and the timeline of undo and redo."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import (
    ClearResult,
    Command,
    EnterResult,
    PairRound,
    PublishRound,
    Redo,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event import upcasts
from paircard.core.event.announced_facts import KeptRecord, RecordsKept
from paircard.core.event.codec import decode, encode
from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import KINDS
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import BadEntry, Entry, NewerEntry, read
from paircard.core.event.legible import cleaned
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.text import aligned, clean
from tests.support.ids import ids
from tests.support.play import Play, gold12


def documents(play: Play) -> list[dict[str, Any]]:
    """The journal as it stands in a file."""
    text = json.dumps([entry.to_document() for entry in play.tournament.entries])
    loaded: list[dict[str, Any]] = json.loads(text)
    return loaded


def test_round_trip() -> None:
    """What is written is read back, and folds to the same facts."""
    play = gold12(3)
    entries = [Entry.from_document(SYSTEMS, document) for document in documents(play)]
    assert tuple(entries) == play.tournament.entries
    assert Tournament.fold(SYSTEMS, entries).facts == play.tournament.facts


def test_every_kind_of_event_has_a_name() -> None:
    """The names in files are the class names."""
    assert KINDS["ResultEntered"] is ResultEntered
    assert all(kind.__name__ == name for name, kind in KINDS.items())


@given(st.data())
def test_any_change_breaks_the_chain(data: st.DataObject) -> None:
    """Change one value of one entry but the last: the chain says which entry does not follow."""
    entries = list(gold12(1).tournament.entries)
    index = data.draw(st.integers(0, len(entries) - 2))
    field = data.draw(st.sampled_from(["time", "arbiter"]))
    entries[index] = replace(entries[index], **{field: getattr(entries[index], field) + "x"})
    with pytest.raises(BadEntry, match=f"entry {index + 2} "):
        Tournament.fold(SYSTEMS, entries)


def test_a_missing_entry_is_told() -> None:
    """Entries are numbered without gaps."""
    entries = list(gold12(1).tournament.entries)
    del entries[3]
    with pytest.raises(BadEntry, match="entry 5 is where entry 4 should be"):
        Tournament.fold(SYSTEMS, entries)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"round": "1"}, "round.*whole number"),
        ({"round": True}, "round.*whole number"),
        ({"result": 2}, "result"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, object], said: str) -> None:
    """A file is input: types are checked."""
    document = next(d for d in documents(gold12(1)) if d["event"]["type"] == "ResultEntered")
    document["event"].update(change)
    with pytest.raises(BadEntry, match=said):
        Entry.from_document(SYSTEMS, document)


def test_missing_field_is_named() -> None:
    """Of the event and of the entry."""
    document = documents(gold12(1))[0]
    del document["event"]["details"]
    with pytest.raises(BadEntry, match="details is missing"):
        Entry.from_document(SYSTEMS, document)


def test_an_event_about_nothing_is_told() -> None:
    """A result of a board that does not exist."""
    play = gold12(1)
    broken = play.tournament.entries[:-1]
    with pytest.raises(LookupError):
        Tournament.fold(SYSTEMS, broken).record([ResultEntered(1, 99, Result.DRAW)], arbiter="A", time="")


def test_codec_is_strict_about_lists() -> None:
    """Tuples come back as tuples."""
    event = RoundPaired(
        1, (PairMade(ContestantId(1), ContestantId(2), "D", "U"),), bye=ContestantId(3), numbers=ids(1, 2, 3)
    )
    assert decode(SYSTEMS, RoundPaired, json.loads(json.dumps(encode(event)))) == event
    with pytest.raises(ValueError, match="not a list"):
        decode(SYSTEMS, EntrantRegistered, {"id": 1, "entrant": {"name": "x"}, "missed": 0})


# --- what was read ------------------------------------------------------------------------------------------


def test_the_digest_is_that_of_what_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shape of yesterday is lifted to today's; document and chain stay as they are in the file."""
    old = documents(gold12(1))
    previous = ""
    for document in old:  # yesterday boards were called tables
        if "board" in document["event"]:
            document["event"]["table"] = document["event"].pop("board")
        document["previous"] = previous
        text = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        previous = hashlib.sha256(text.encode()).hexdigest()

    def tables_are_boards(document: Mapping[str, Any]) -> Mapping[str, Any]:
        event = document["event"]
        if "table" not in event:
            return document
        renamed = {"board" if name == "table" else name: value for name, value in event.items()}
        return {**document, "event": renamed}

    with pytest.raises(NewerEntry, match="'table' is not a field of ResultEntered"):
        Tournament.read(SYSTEMS, old)
    monkeypatch.setattr(upcasts, "UPCASTS", (tables_are_boards,))
    tournament = Tournament.read(SYSTEMS, old)
    assert tournament.facts == gold12(1).tournament.facts
    assert [entry.to_document() for entry in tournament.entries] == old
    assert tournament.entries[-1].digest == previous
    grown = tournament.record([ResultEntered(1, 1, Result.DRAW)], arbiter="Anna", time="")
    assert Tournament.read(SYSTEMS, [entry.to_document() for entry in grown.entries]).facts == grown.facts


def test_texts_are_cleaned_and_records_keep_their_columns() -> None:
    """What is shown is clean; what is stored is what was written."""
    document = documents(gold12(1))[0]
    document["arbiter"] = "An\x1b[2Jna \u202eX"
    document["event"]["details"].update(name="  Two  blanks\x07", place="Lo\u0301dz\x9b")
    entry = Entry.from_document(SYSTEMS, document)
    assert (entry.arbiter, entry.event.details.name) == ("An[2Jna X", "Two blanks")  # type: ignore[attr-defined]
    assert entry.event.details.place == "Lódz"  # type: ignore[attr-defined]
    assert entry.to_document() == document
    document["event"] = {"type": "RecordsKept", "records": [{"after": "012", "text": "013  A\x1b  B\u200d \xa0C\t"}]}
    kept = Entry.from_document(SYSTEMS, document).event
    assert kept == RecordsKept((KeptRecord("012", "013  A   B   C "),))


@given(st.text())
def test_a_text_that_needs_no_cleaning_is_let_be(text: str) -> None:
    """The short way around `clean` leads to the same."""
    assert cleaned(text) == clean(text)
    assert len(aligned(text)) == len(text)


def test_nothing_is_recorded_that_could_not_be_read_again() -> None:
    """A reason of a hundred pages is refused when it is given, not when the file is opened the next day."""
    play = gold12(1)
    play.do(WithdrawEntrant(ContestantId(1), "x" * 20_000))
    with pytest.raises(Refusal, match=r"reason: .* has 20001 characters, 20000 at most"):
        play.do(WithdrawEntrant(ContestantId(2), "x" * 20_001))
    with pytest.raises(Refusal, match="arbiter"):
        play.tournament.record([RoundPublished(1)], arbiter="A" * 501, time="")


def test_what_stands_beside_what_is_newer_breaks_no_chain() -> None:
    """An entry that does not fit, alone or behind a broken chain, is bad and not newer."""
    whole = documents(gold12(1))
    for entries in (whole[:4], whole):
        entries[3]["event"]["id"] = "1"
        with pytest.raises(BadEntry):
            read(SYSTEMS, entries)
    whole[5]["event"]["type"] = "Bomb"
    with pytest.raises(BadEntry, match="entry 5 does not follow from entry 4"):
        read(SYSTEMS, whole)


class TestUndoRedo:
    """Undo and redo of any depth are events too."""

    def test_all_the_way_back_and_forth(self) -> None:
        """Every command undone, then every one redone, gives the same facts."""
        play = gold12(2)
        facts = play.tournament.facts
        commands = len(play.tournament.timeline.done) - 1
        play.do(*[Undo()] * commands)
        assert not play.tournament.registrations
        with pytest.raises(Refusal, match="nothing to undo"):
            play.do(Undo())
        play.do(*[Redo()] * commands)
        assert play.tournament.facts == facts
        with pytest.raises(Refusal, match="nothing to redo"):
            play.do(Redo())

    def test_a_new_command_ends_redo(self) -> None:
        """What was undone stays in the journal, but cannot come back."""
        play = gold12(1)
        play.pair()
        play.do(EnterResult(2, 1, Result.WHITE), Undo(), EnterResult(2, 1, Result.DRAW))
        with pytest.raises(Refusal, match="nothing to redo"):
            play.do(Redo())
        results = [e.event.result for e in play.tournament.entries if isinstance(e.event, ResultEntered)]
        assert results[-2:] == [Result.WHITE, Result.DRAW]

    def test_undoing_the_pairing_of_round_1_frees_the_numbers(self) -> None:
        """R20."""
        play = Play.evenly(6, 2000, 10)
        play.pair()
        assert all(each.number for each in play.tournament.registrations.values())
        play.do(Undo())
        assert not any(each.number for each in play.tournament.registrations.values())

    @given(
        st.lists(
            st.sampled_from(["1", "=", "0", "undo", "redo", "clear", "pair", "unpair", "publish"]),
            max_size=30,
        )
    )
    def test_the_journal_tells_the_same_as_the_screen(self, keys: list[str]) -> None:
        """Whatever is typed: folding the journal anew gives the facts that were reached step by step."""
        play = gold12(1)
        for index, key in enumerate(keys):
            with suppress(Refusal):
                play.do(command(key, play.tournament, index))
        assert Tournament.fold(SYSTEMS, play.tournament.entries).facts == play.tournament.facts


def command(key: str, tournament: Tournament, index: int) -> Command:
    """What a key means in the property above."""
    last = len(tournament.rounds)
    board = index % 6 + 1
    others: dict[str, Command] = {
        "undo": Undo(),
        "redo": Redo(),
        "clear": ClearResult(last, board),
        "pair": PairRound(),
        "unpair": UnpairRound(),
        "publish": PublishRound(),
    }
    return others.get(key) or EnterResult(last, board, Result(key))

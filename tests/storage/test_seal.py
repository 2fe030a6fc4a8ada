"""The seal: whatever happens to a file at rest, wrong data is never read."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.journal import FORMAT
from paircard.data.storage import seal
from paircard.data.storage.canonical import canonical
from paircard.data.storage.errors import DamagedFile, NewerFormat, NotAnEvent, StoreError
from paircard.data.storage.sealed_storage import Tables

PLACE = Path("open.json")
TABLES: Tables = {
    "journal": {
        "1": {"name": "Łukasz [GM]", "half_points": 3},
        "2": {"name": "x\u2028y\n", "list": [1, None]},
    },
    "meta": {"1": {"format": 1}},
}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text('aé"\\\n1', max_size=4), inner, max_size=3),
    max_leaves=8,
)
all_tables = st.dictionaries(
    st.sampled_from(["journal", "meta", 'a"b']),
    st.dictionaries(
        st.integers(1, 300).map(str), st.dictionaries(st.text("ab", max_size=2), json_values, max_size=3), max_size=5
    ),
)


def packed(tables: Tables, revision: int = 7) -> bytes:
    """Return a sealed file of these tables."""
    lines = {name: {key: seal.line(key, one) for key, one in table.items()} for name, table in tables.items()}
    return seal.pack(revision, lines)


def opened(content: bytes) -> tuple[int, Tables]:
    """Return revision and tables of a sealed file."""
    found = seal.unpack(content, PLACE)
    documents = {name: {key: seal.document(one) for key, one in table.items()} for name, table in found.lines.items()}
    return found.revision, documents


@given(all_tables, st.integers(0, 10**9))
def test_what_was_sealed_comes_back(tables: Tables, revision: int) -> None:
    assert opened(packed(tables, revision)) == (revision, tables)


@given(all_tables, st.integers(0, 10**9))
def test_checksum_is_over_revision_and_canonical_tables(tables: Tables, revision: int) -> None:
    stated = json.loads(packed(tables, revision))["_seal"]
    text = f"{revision}\n{canonical(tables)}"
    assert stated == {"format": 1, "revision": revision, "sha256": hashlib.sha256(text.encode()).hexdigest()}


@given(all_tables)
def test_file_is_plain_json_with_one_line_for_each_document(tables: Tables) -> None:
    content = packed(tables)
    assert {key: value for key, value in json.loads(content).items() if key != "_seal"} == tables
    documents = sum(len(table) for table in tables.values())
    assert len(content.splitlines()) <= 1 + documents + 2 * len(tables) + len(tables)
    assert b'"sha256"' in content[: seal.HEAD_LIMIT].splitlines()[0]


@given(all_tables)
def test_another_tool_may_reformat_the_file(tables: Tables) -> None:
    reformatted = json.dumps(json.loads(packed(tables)), indent=3, sort_keys=True).encode()
    assert opened(reformatted) == (7, tables)


@given(json_values)
def test_canonical_text_is_the_same_for_equal_values(value: Any) -> None:
    assert canonical(json.loads(json.dumps(value))) == canonical(value)


def test_every_flipped_byte_is_refused_or_harmless() -> None:
    content = packed(TABLES)
    for place in range(len(content)):
        for bit in (0x01, 0x20, 0x80):
            damaged = bytearray(content)
            damaged[place] ^= bit
            try:
                found = opened(bytes(damaged))
            except StoreError:
                continue
            assert found == (7, TABLES), f"byte {place} of {content[place - 9 : place + 9]!r}"


def test_every_truncation_is_refused() -> None:
    content = packed(TABLES)
    for length in range(len(content) - 2):
        with pytest.raises(StoreError):
            seal.unpack(content[:length], PLACE)


@pytest.mark.parametrize("content", [b"", b"\n", b"  \n"])
def test_empty_file_is_called_empty(content: bytes) -> None:
    with pytest.raises(NotAnEvent, match=r"open\.json is empty"):
        seal.unpack(content, PLACE)


@pytest.mark.parametrize(
    "content", [b"[]", b"{}", b'{"a":{}}', b"1", b"null", b"hello", b"\x89PNG", b"\xff\xfe", b"[" * 100_000]
)
def test_other_data_is_called_no_event(content: bytes) -> None:
    with pytest.raises(NotAnEvent, match=r"open\.json is not an event file"):
        seal.unpack(content, PLACE)


@pytest.mark.parametrize(
    "stated",
    [
        None,
        1,
        {},
        {"format": 1},
        {"format": 0, "revision": 1, "sha256": ""},
        {"format": True, "revision": 1, "sha256": ""},
    ],
)
def test_broken_seal_is_damage(stated: object) -> None:
    with pytest.raises(DamagedFile, match="is damaged"):
        seal.unpack(json.dumps({"_seal": stated, "journal": {}}).encode(), PLACE)


def test_table_that_is_no_table_is_damage() -> None:
    content = json.loads(packed({"journal": {}}))
    tables: tuple[object, ...] = (3, {"1": []}, {"one": {}})
    for table in tables:
        content["journal"] = table
        with pytest.raises(DamagedFile):
            seal.unpack(json.dumps(content).encode(), PLACE)


def test_cut_file_of_ours_is_damage_not_foreign() -> None:
    with pytest.raises(DamagedFile):
        seal.unpack(packed(TABLES)[:-20], PLACE)


def test_newer_format_says_so_whatever_else_it_brings() -> None:
    content = json.dumps({"_seal": {"format": FORMAT + 1, "blake3": "?"}, "tables": [1]}).encode()
    with pytest.raises(NewerFormat, match=f"format {FORMAT + 1}, this one reads {FORMAT}"):
        seal.unpack(content, PLACE)


@pytest.mark.parametrize("document", [{"a": {1, 2}}, {"a": float("nan")}, {"a": b"x"}])
def test_what_is_not_json_cannot_be_sealed(document: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        seal.line("1", document)

"""What argparse says is said in the language of the program, whatever Python it comes with."""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator
from itertools import chain

import pytest

from paircard.core.teach.topics.catalogue import TOPICS
from paircard.core.values.language import speaking
from paircard.tui import cli
from paircard.tui.batch.teach_options import ABOUT, BY_SYSTEM
from paircard.tui.start.parsers import parser_of
from tests.support.catalogues.of_argparse import COUNTED, MESSAGES
from tests.support.pseudo import PSEUDO, english_words

OF_A_WRONG_PARSER = (
    ".__call__() not defined",
    "conflicting subparser",
    "cannot merge actions",
    "'required' is an invalid argument",
    "invalid option string",
    "dest= is required",
    "invalid conflict_resolution",
    "conflicting option string",
    "mutually exclusive arguments must be optional",
    "cannot have multiple subparser arguments",
    "%r is not callable",
)
"""Beginnings of messages that no arbiter meets."""
NOT_USED_HERE = (
    'argument "-" with mode',
    "can't open '%(filename)s'",
    " (default: %(default)s)",
    "subcommands",
    "command '%(parser_name)s' is deprecated",
    "option '%(option)s' is deprecated",
    "argument '%(argument_name)s' is deprecated",
    "%(prog)s: warning",
)
WRONG = (
    ["pair"],
    ["pair", "event.json", "--round", "x"],
    ["pair", "event.json", "--round"],
    ["explain", "event.json", "--why-not", "1"],
    ["explain", "event.json", "--bracket", "much"],
    ["standings", "event.json", "--format", "pdf"],
    ["simulate", "--seed", "x"],
    ["simulate", "--rounds", "61"],
    ["simulate", "--players", "40-20"],
    ["demo", "--slow", "--fast"],
    ["demo", "again"],
    ["exam", "--seed", "x"],
    ["exam", "--seed", "1", "--out", "there", "--kinds", "hard"],
    ["ratings", "find", "nowak", "--fed", "1"],
    ["print"],
)


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")


def said_by_argparse() -> Iterator[str]:
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            text = node.args[0]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value


def test_every_message_of_argparse_that_an_arbiter_meets_is_known_to_translators() -> None:
    known = {*MESSAGES, *(one for one, _ in COUNTED)}
    others = {each for each in said_by_argparse() if not each.startswith((*OF_A_WRONG_PARSER, *NOT_USED_HERE))}
    assert others - known == set()
    assert "usage: " in others


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from parsers(each)


def names(parser: argparse.ArgumentParser) -> set[str]:
    """Names that are the same in every language: of commands, options and their values."""
    found = {parser.prog, *TOPICS, *chain.from_iterable((*ABOUT.values(), *BY_SYSTEM.values()))}
    for action in parser._actions:
        found.update(action.option_strings, map(str, action.choices or ()))
    return found


@pytest.mark.usefixtures("strange")
def test_no_word_of_the_help_of_any_command_is_left_in_english() -> None:
    every = list(parsers(parser_of()))
    assert len(every) > 20
    for parser in every:
        assert english_words(parser.format_help(), names(parser)) == set(), parser.prog


@pytest.fixture
def strange() -> Iterator[None]:
    with speaking(PSEUDO):
        yield


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_no_word_of_an_error_is_left_in_english(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    every = set.union(*map(names, parsers(parser_of())))
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    assert left.value.code == 2
    *_, error = capsys.readouterr().err.splitlines()
    assert english_words(error, {*every, *arguments, "int"}) == set()


def test_the_language_may_change_between_two_calls() -> None:
    with speaking(PSEUDO):
        strange = parser_of().format_help()
    assert parser_of().format_help().startswith("usage: paircard [-h] [--version]")
    assert "usage" not in strange


@pytest.mark.parametrize(
    ("typed", "usage"),
    [
        ("publish open.json --out pages", "usage: paircard publish"),
        ("lab list rounds", "usage: paircard lab list"),
        ("open.json pages", "usage: paircard open"),
    ],
)
def test_a_command_shows_its_own_usage_for_what_it_does_not_know(
    typed: str, usage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(typed.split())
    assert capsys.readouterr().err.startswith(usage)

"""The options of lesson and exam. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from core.language import tr

MOST_QUESTIONS = 60
KINDS = ("round", "bracket", "xp", "next", "stands", "floats", "bye", "colour", "fault")


def add_teach_commands(commands: Any) -> None:
    """Add the commands for teaching to the subparsers."""
    _add_lesson(commands)
    _add_exam(commands)


def _add_lesson(commands: Any) -> None:
    lesson = commands.add_parser(
        "lesson",
        help=tr("curated positions, from easy to hard, each for the article that decides in it"),
        description=tr(
            "List the lessons (number, level, article, name, title), or print one: its task and its pairing "
            "cards. With --answer the pairing and every decision follow, with --steps every step of the procedure."
        ),
        epilog=tr("Exit code: 0 printed, 1 there is no such lesson."),
    )
    lesson.add_argument("lesson", nargs="?", default=None, metavar="N", help=tr("number or name; default: list them"))
    lesson.add_argument("--answer", action="store_true", help=tr("print the pairing and its reasons"))
    lesson.add_argument("--steps", action="store_true", help=tr("print the steps; > marks the one that decides"))
    lesson.set_defaults(run=_lesson)


def _add_exam(commands: Any) -> None:
    exam = commands.add_parser(
        "exam",
        help=tr("set an exam: question sheet, pairing cards and answer key"),
        description=tr(
            "Draw questions about made-up events and write three sheets: questions, cards to be cut out, and "
            "the key with all reasons. The same seed and wishes give the same sheets to the letter."
        ),
        epilog=tr(
            "Kinds of questions: {kinds}. Exit code: 0 written, 1 no such questions are found, "
            "2 the sheets cannot be written.",
            kinds=", ".join(KINDS),
        ),
    )
    exam.add_argument(
        "--seed", type=_seed, required=True, metavar="N", help=tr("a whole number; another one, another exam")
    )
    exam.add_argument("--questions", type=_questions, default=6, metavar="K", help=tr("default 6"))
    exam.add_argument("--kinds", type=_kinds, default=None, metavar="A,B", help=tr("asked for in turn; default: all, spread by lot"))
    exam.add_argument("--level", type=int, choices=range(1, 6), default=None, help=tr("1 easy to 5 hard; default: any"))
    exam.add_argument(
        "--force", type=_forced, action="append", default=[], metavar="C12:2", help=tr("at least 2 questions with C12")
    )
    exam.add_argument("--out", type=Path, required=True, metavar="DIR", help=tr("folder for the sheets"))
    exam.add_argument(
        "--format", choices=("text", "html"), default="text", help=tr("text of 80 columns, or HTML for A4")
    )
    exam.set_defaults(run=_exam)


# --- values ----------------------------------------------------------------------------------------------


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 12:
        raise argparse.ArgumentTypeError(tr("{text} is not a whole number of at most 12 digits", text=repr(text)))
    return int(text)


def _questions(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MOST_QUESTIONS:
        raise argparse.ArgumentTypeError(
            tr("{text} is not a number from 1 to {most}", text=repr(text), most=MOST_QUESTIONS)
        )
    return int(text)


def _kinds(text: str) -> tuple[str, ...]:
    kinds = tuple(text.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise argparse.ArgumentTypeError(
                tr("{text} is no kind of question; they are {kinds}", text=repr(kind), kinds=", ".join(KINDS))
            )
    return kinds


def _forced(text: str) -> tuple[str, int]:
    from core.teach.quiz.answers import article_of

    name, _, times = text.partition(":")
    article = article_of(name)
    if article is None or not (times or "1").isdecimal() or not 1 <= int((times or "1")[:9]) <= MOST_QUESTIONS:
        raise argparse.ArgumentTypeError(tr("{text} is not like C12:2, an article and how often", text=repr(text)))
    return article, int(times or "1")


# --- commands --------------------------------------------------------------------------------------------


def _lesson(options: argparse.Namespace) -> int:
    from tui.batch.lesson import show_lesson

    return show_lesson(options.lesson, answer=options.answer, steps=options.steps)


def _exam(options: argparse.Namespace) -> int:
    from core.teach.exam.paper import Wish
    from core.teach.quiz.question import Kind
    from tui.batch.exam import set_exam

    kinds = None if options.kinds is None else tuple(map(Kind, options.kinds))
    wish = Wish(options.seed, options.questions, kinds, options.level, tuple(options.force))
    return set_exam(wish, options.out, html=options.format == "html")

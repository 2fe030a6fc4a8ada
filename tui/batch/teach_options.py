"""The options of lesson, exam and course. What they need is imported when they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from paircard.core.systems.today import TODAY
from paircard.core.values.language import tr
from paircard.tui.batch.whole_numbers import whole_number

MOST_QUESTIONS = 60
MOST_PLAYERS, MOST_ROUNDS = 40, 11
"""Of a course paper."""
FORMATS = ("text", "html", "pdf")
KINDS = ("round", "bracket", "xp", "next", "stands", "floats", "bye", "colour", "fault")
BERGER_KINDS = ("table", "white", "meet", "opponent")
SLIDING_KINDS = ("round", "white", "goes", "rests", "opponent", "meet")
TEAM_KINDS = ("white", "table", "lineup", "clock", "score", "meet", "strength")
TEAM_SWISS_KINDS = ("bye", "up", "round", "white")
DRAWN_UP_KINDS = ("bye", "up", "round", "white")
FLOATING_KINDS = ("bye", "floats", "round", "white")
RANKED_KINDS = ("bye", "round", "white", "points", "ranking")
NEIGHBOURS_KINDS = ("bye", "round", "white")
CHANGE_KINDS = ("unplayed", "bye", "brackets", "handling")
CUP_KINDS = ("white", "meet", "winner")
MATCH_KINDS = ("white", "over", "last", "colour", "late", "score", "percent", "seats", "clock")
NORM_KINDS = ("points", "average", "mix", "made", "leave", "worth", "last", "event", "application")
RATING_KINDS = ("expected", "k", "pace", "change", "list", "first")
ABOUT = {
    "swiss": KINDS,
    "berger": BERGER_KINDS,
    "sliding": SLIDING_KINDS,
    "teams": TEAM_KINDS,
    "team-swiss": TEAM_SWISS_KINDS,
    "double-swiss": DRAWN_UP_KINDS,
    "burstein": FLOATING_KINDS,
    "dubov": DRAWN_UP_KINDS,
    "lim": FLOATING_KINDS,
    "keizer": RANKED_KINDS,
    "monrad": NEIGHBOURS_KINDS,
    "cups": CUP_KINDS,
    "matches": MATCH_KINDS,
    "norms": NORM_KINDS,
    "ratings": RATING_KINDS,
    "changes": CHANGE_KINDS,
}
"""What is taught, and the kinds of questions about it."""
DUTCH_KINDS = ("round", "bracket", "values", "next", "stands", "why", "floats", "bye", "colour", "fault")
BY_SYSTEM = {"swiss-1998": KINDS, "dutch-2026": DUTCH_KINDS}
"""The kinds of questions about pairings, by the rules they go by."""
COURSES = (*BY_SYSTEM, "double-swiss-2026", "burstein-2026", "dubov-2026", "lim-2026", "keizer", "monrad")
"""The rules of courses."""


def add_commands(commands: Any) -> None:
    """Add the commands for teaching to the subparsers."""
    _add_lesson(commands)
    _add_exam(commands)
    _add_course(commands)


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
    lesson.add_argument(
        "--all-tries",
        action="store_true",
        help=tr("print the steps with every try, also those that cannot succeed, where they are few enough"),
    )
    _add_system(lesson, tr("whose pairings: dutch-2026, the FIDE rules of 2026, or swiss-1998; default dutch-2026"))
    about = tr(
        "the Swiss system, the tables of round robins, the sliding system, teams, the team Swiss of 2026, "
        "Double-Swiss, Burstein, Dubov, Lim, Keizer, Monrad, cups, matches and simultaneous displays, title norms, "
        "ratings, or what changed in 2026; default swiss"
    )
    _add_about(lesson, about)
    lesson.set_defaults(run=_lesson, error=lesson.error)


def _add_exam(commands: Any) -> None:
    exam = commands.add_parser(
        "exam",
        help=tr("set an exam: questions, answer sheet, pairing cards, grading sheet and key"),
        description=tr(
            "Draw questions about made-up events and write five sheets: questions, answers to be filled in, cards to "
            "be cut out, grading with part marks, and the key with all reasons. The same seed and wishes give the "
            "same sheets to the letter."
        ),
        epilog=tr(
            "Kinds of questions: {kinds}; about Berger tables: {berger}; about the sliding system: {sliding}; about "
            "teams: {teams}; about the team Swiss: {team_swiss}; about Double-Swiss and Dubov: {drawn_up}; about "
            "Burstein and Lim: {floating}; about Keizer: {ranked}; about Monrad: {neighbours}; about cups: {cups}; "
            "about matches: {matches}; about norms: {norms}; about ratings: {ratings}. Exit code: 0 written, 1 no such "
            "questions are found, 2 the sheets cannot be written, 3 written with fewer questions than wished for, "
            "because no more were found.",
            kinds=", ".join(KINDS),
            berger=", ".join(BERGER_KINDS),
            sliding=", ".join(SLIDING_KINDS),
            teams=", ".join(TEAM_KINDS),
            team_swiss=", ".join(TEAM_SWISS_KINDS),
            drawn_up=", ".join(DRAWN_UP_KINDS),
            floating=", ".join(FLOATING_KINDS),
            ranked=", ".join(RANKED_KINDS),
            neighbours=", ".join(NEIGHBOURS_KINDS),
            cups=", ".join(CUP_KINDS),
            matches=", ".join(MATCH_KINDS),
            norms=", ".join(NORM_KINDS),
            ratings=", ".join(RATING_KINDS),
        ),
    )
    shown = tr(
        "by which rules: dutch-2026, which has the kinds {kinds}, or swiss-1998; default dutch-2026",
        kinds=", ".join(DUTCH_KINDS),
    )
    _add_system(exam, shown)
    several = tr(
        "the Swiss system, or one topic or several with commas between: {known}; default swiss",
        known=", ".join(ABOUT),
    )
    exam.add_argument("--about", type=_subjects, default=("swiss",), metavar="A,B", help=several)
    exam.add_argument(
        "--seed", type=_seed, required=True, metavar="N", help=tr("a whole number; another one, another exam")
    )
    exam.add_argument("--questions", type=_questions, default=6, metavar="K", help=tr("default 6"))
    exam.add_argument(
        "--kinds", type=_kinds, default=None, metavar="A,B", help=tr("asked for in turn; default: all, spread by lot")
    )
    exam.add_argument("--level", type=int, choices=range(1, 6), default=None, help=tr("1 easy to 5 hard; default: any"))
    exam.add_argument(
        "--force", type=_forced, action="append", default=[], metavar="C12:2", help=tr("at least 2 questions with C12")
    )
    exam.add_argument("--out", type=Path, required=True, metavar="DIR", help=tr("folder for the sheets"))
    exam.add_argument("--format", choices=FORMATS, default="text", help=tr("text of 80 columns, HTML or PDF for A4"))
    exam.set_defaults(run=_exam, error=exam.error)


def _add_system(command: Any, help: str) -> None:
    command.add_argument("--system", choices=tuple(BY_SYSTEM), default=None, help=help)


def _add_about(command: Any, help: str) -> None:
    command.add_argument("--about", choices=tuple(ABOUT), default="swiss", help=help)


def _add_course(commands: Any) -> None:
    course = commands.add_parser(
        "course",
        help=tr("set a course paper: one event from round 1 to the final table, to be paired round by round"),
        description=tr(
            "Play a made-up event and write it as a paper: every round is paired by the student, and the next page "
            "gives the results. With empty pairing cards, a grading sheet and the key with all reasons. The same "
            "seed and wishes give the same sheets to the letter."
        ),
        epilog=tr("Exit code: 0 written, 1 no such event comes to its end, 2 the sheets cannot be written."),
    )
    course.add_argument(
        "--seed", type=_seed, required=True, metavar="N", help=tr("a whole number; another one, another event")
    )
    rules = tr("by which rules: {systems}; default dutch-2026", systems=", ".join(COURSES))
    course.add_argument("--system", choices=COURSES, default=None, metavar="S", help=rules)
    course.add_argument("--players", type=_players, default=10, metavar="N", help=tr("6 to 40; default 10"))
    course.add_argument("--rounds", type=_rounds, default=5, metavar="N", help=tr("2 to 11; default 5"))
    course.add_argument("--out", type=Path, required=True, metavar="DIR", help=tr("folder for the sheets"))
    course.add_argument("--format", choices=FORMATS, default="text", help=tr("text of 80 columns, HTML or PDF for A4"))
    course.set_defaults(run=_course)


# --- values ----------------------------------------------------------------------------------------------


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 12:
        raise argparse.ArgumentTypeError(tr("{text} is not a whole number of at most 12 digits", text=repr(text)))
    return int(text)


def _players(text: str) -> int:
    return whole_number(text, 6, MOST_PLAYERS)


def _rounds(text: str) -> int:
    return whole_number(text, 2, MOST_ROUNDS)


def _questions(text: str) -> int:
    return whole_number(text, 1, MOST_QUESTIONS)


def _subjects(text: str) -> tuple[str, ...]:
    """Split a list of topics; the Swiss system, whose questions share their cards, stands alone."""
    subjects = tuple(dict.fromkeys(text.split(",")))
    for each in subjects:
        if each not in ABOUT:
            known = ", ".join(ABOUT)
            raise argparse.ArgumentTypeError(
                tr("{text} is not taught; name some of {known}", text=repr(each), known=known)
            )
    if "swiss" in subjects and len(subjects) > 1:
        raise argparse.ArgumentTypeError(tr("an exam on the Swiss system has no other topics"))
    return subjects


def _kinds(text: str) -> tuple[str, ...]:
    """Split a list of kinds; which there are depends on what is taught."""
    return tuple(text.split(","))


def _forced(text: str) -> tuple[str, int]:
    from paircard.core.teach.topics.dutch_2026.book import article_of as article_of_2026
    from paircard.core.teach.topics.swiss_1998.book import article_of

    name, _, times = text.partition(":")
    article = article_of(name) or article_of_2026(name)
    if article is None or not (times or "1").isdecimal() or not 1 <= int((times or "1")[:9]) <= MOST_QUESTIONS:
        raise argparse.ArgumentTypeError(tr("{text} is not like C12:2, an article and how often", text=repr(text)))
    return article, int(times or "1")


# --- commands --------------------------------------------------------------------------------------------


def _lesson(options: argparse.Namespace) -> int:
    from paircard.core.teach.topics.catalogue import BY_SYSTEM as OTHERS
    from paircard.core.teach.topics.catalogue import TOPICS
    from paircard.tui.batch.lesson import show_topic_lesson

    _without_system(options, options.about)
    if topic := TOPICS.get(options.about):
        stepped = topic in OTHERS.values()
        if options.all_tries or (options.steps and not stepped):
            options.error(tr("there are no steps here: --answer shows how it is worked out"))
        return show_topic_lesson(topic, options.lesson, answer=options.answer, steps=options.steps)
    return _LESSON[options.system or TODAY](options)


def _lesson_of_1998(options: argparse.Namespace) -> int:
    from paircard.tui.batch.lesson import show_lesson

    return show_lesson(options.lesson, answer=options.answer, steps=options.steps, all_tries=options.all_tries)


def _lesson_of_2026(options: argparse.Namespace) -> int:
    from paircard.tui.batch.lesson import show_lesson_of_2026

    if options.all_tries:
        options.error(tr("by the rules of 2026 every criterion is a step, and not every try: use --steps"))
    return show_lesson_of_2026(options.lesson, answer=options.answer, steps=options.steps)


_LESSON = {"swiss-1998": _lesson_of_1998, "dutch-2026": _lesson_of_2026}  # no words: keys


def _exam(options: argparse.Namespace) -> int:
    swiss = options.about == ("swiss",)
    _without_system(options, ",".join(options.about))
    kinds = BY_SYSTEM[options.system or TODAY] if swiss else _kinds_of(options.about)
    for kind in options.kinds or ():
        if kind not in kinds:
            known = ", ".join(kinds)
            options.error(tr("{text} is not a kind of question; the kinds are {kinds}", text=repr(kind), kinds=known))
    return _swiss_exam(options) if swiss else _topic_exam(options)


def _kinds_of(subjects: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of questions on a topic; of several each with its topic."""
    if len(subjects) == 1:
        return ABOUT[subjects[0]]
    return tuple(f"{name}:{kind}" for name in subjects for kind in ABOUT[name])


def _without_system(options: argparse.Namespace, about: str) -> None:
    if about != "swiss" and options.system:
        options.error(tr("--system names the rules of a Swiss: leave it out with --about {about}", about=about))


def _swiss_exam(options: argparse.Namespace) -> int:
    from paircard.core.teach.exams.rules import ExamWish
    from paircard.core.teach.questions.kind import Kind
    from paircard.core.teach.topics.exams import EXAMS
    from paircard.tui.batch.exam import set_exam

    kinds = None if options.kinds is None else tuple(map(Kind, options.kinds))
    wish = ExamWish(options.seed, options.questions, kinds, options.level, tuple(options.force))
    return set_exam(EXAMS[options.system or TODAY], wish, options.out, form=options.format)


def _topic_exam(options: argparse.Namespace) -> int:
    from paircard.core.teach.exams.on_topic import TopicWish
    from paircard.core.teach.questions.mixed import Mixed
    from paircard.core.teach.topics.catalogue import TOPICS
    from paircard.tui.batch.exam import set_topic_exam

    if options.force:
        about = ",".join(options.about)
        options.error(tr("--force names articles of the Swiss system: leave it out with --about {about}", about=about))
    topics = tuple(TOPICS[name] for name in options.about)
    subject = topics[0] if len(topics) == 1 else Mixed(topics)
    wish = TopicWish(subject, options.seed, options.questions, options.kinds, options.level)
    return set_topic_exam(wish, options.out, form=options.format)


def _course(options: argparse.Namespace) -> int:
    from paircard.core.teach.courses.course import CourseWish
    from paircard.core.teach.topics.courses import COURSES
    from paircard.tui.batch.course import set_course

    wish = CourseWish(options.seed, options.players, options.rounds, COURSES[options.system or TODAY])
    return set_course(wish, options.out, form=options.format)

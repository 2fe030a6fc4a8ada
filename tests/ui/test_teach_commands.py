"""`paircard lesson`, `exam`, `course` and `check --round`: what they print and write, and their exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import PairByHand, WithdrawEntrant
from paircard.core.teach.topics.catalogue import BERGER, SLIDING, TEAMS
from paircard.core.teach.topics.schools import SCHOOLS
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.teach.lessons_file import lessons
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.batch.teach_options import BERGER_KINDS, BY_SYSTEM, SLIDING_KINDS, TEAM_KINDS
from paircard.tui.cli import main
from tests.support.play import Play, gold12
from tests.support.read_pdf import read_pdf

Capture = pytest.CaptureFixture[str]
OF_1998 = ("--system", "swiss-1998")
BLOG = ((5, 1), (7, 3), (4, 15), (6, 9), (2, 8), (10, 12), (14, 11))


# --- lesson ------------------------------------------------------------------------------------------------


def test_lessons_are_listed_on_80_columns(capsys: Capture) -> None:
    assert main(["lesson", *OF_1998]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(lessons())
    assert all(len(line) <= 80 for line in lines)
    for line, lesson in zip(lines, lessons(), strict=True):
        assert line.split()[:4] == [str(lesson.number), str(lesson.level), lesson.articles[0], lesson.name]
        assert line.endswith(lesson.title)


def test_a_lesson_keeps_its_answer_until_asked(capsys: Capture) -> None:
    assert main(["lesson", *OF_1998, "dresden-2008"]) == 0
    out = capsys.readouterr().out
    assert "13 has left the event. Pair round 2." in out
    assert "15*  1       -        D       -" in out
    assert "Answer" not in out
    assert "15-3" not in out


def test_a_lesson_with_its_answer_and_steps(capsys: Capture) -> None:
    """S9: the verdict on the answer once published, and the sequence of the procedure."""
    assert main(["lesson", *OF_1998, "dresden-2008", "--answer", "--steps"]) == 0
    out = capsys.readouterr().out
    assert all(len(line) <= 80 for line in out.splitlines())
    flat = " ".join(out.split())
    assert "Answer: 5-1 15-3 4-7 6-9 2-8 10-12 14-11" in flat
    assert "First error on board 2, 7-3: B4." in flat
    assert "The next try, 5 15 7, stands (C7). Right:" in flat
    assert "Score 5 of 7 boards." in flat
    assert "> [1] B4 refused: 3 and 7 both prefer Black" in flat
    order = ["[1] C2 noted: x is 1", "[1] C3 noted: p is 3", "[1] C6 try", "[1] B4 refused", "[1] C6 accepted"]
    places = [flat.index(each) for each in order]
    assert places == sorted(places)
    assert "[½] B1a refused: 2 and 9 have already met." in flat
    assert "[½] C8 try: Exchange 2 of S1 for 6 of S2 (D2)." in flat


def test_every_lesson_is_printed(capsys: Capture) -> None:
    for lesson in lessons():
        assert main(["lesson", *OF_1998, str(lesson.number), "--answer"]) == 0
        out = capsys.readouterr().out
        assert f"Lesson {lesson.number}: " in out
        assert "Answer: " in out


def test_a_lesson_that_is_not_there(capsys: Capture) -> None:
    assert main(["lesson", *OF_1998, "nowhere"]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "There is no lesson nowhere" in said.err


# --- exam --------------------------------------------------------------------------------------------------


def exam(folder: Path, *more: str) -> int:
    """Set an exam of three questions."""
    return main(["exam", "--seed", "7", "--questions", "3", "--out", str(folder), *more])


def test_an_exam_is_written_and_can_be_written_again(tmp_path: Path, capsys: Capture) -> None:
    assert exam(tmp_path / "one", *OF_1998, "--force", "C8:1") == 0
    out = capsys.readouterr().out.splitlines()
    names = ["questions.txt", "answers.txt", "cards.txt", "grading.txt", "key.txt"]
    assert out[0].startswith("Exam 7: 3 questions, ")
    assert out[1:] == [str(tmp_path / "one" / name) for name in names]
    assert exam(tmp_path / "two", *OF_1998, "--force", "C8:1") == 0
    assert exam(tmp_path / "one", *OF_1998, "--force", "C8:1") == 0, "the same files may be there"
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert "C8" in (tmp_path / "one" / "key.txt").read_text()
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == sorted(names)


def test_an_exam_in_html(tmp_path: Path) -> None:
    assert exam(tmp_path, "--format", "html") == 0
    page = (tmp_path / "cards.html").read_text()
    assert page.startswith("<!DOCTYPE html>")
    assert 'lang="en"' in page
    assert "size: A4" in page


@pytest.mark.parametrize("form", ["text", "html", "pdf"])
def test_a_course_in_every_format_is_the_same_by_seed(tmp_path: Path, capsys: Capture, form: str) -> None:
    wishes = ("course", "--seed", "7", "--players", "8", "--rounds", "3", "--format", form, "--out")
    assert main([*wishes, str(tmp_path / "one")]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("Course 7: 3 rounds, 8 players, ")
    names = [Path(line).name for line in out[1:]]
    assert [name.partition(".")[0] for name in names] == ["course", "cards", "grading", "key"]
    assert main([*wishes, str(tmp_path / "two")]) == 0
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_an_exam_as_pdf_reads_as_the_text_does(tmp_path: Path) -> None:
    """Every word of the sheets can be read back."""
    assert exam(tmp_path / "text") == 0
    assert exam(tmp_path / "pdf", "--format", "pdf") == 0
    for name in ("questions", "cards", "key"):
        pages = read_pdf((tmp_path / "pdf" / f"{name}.pdf").read_bytes()).pages
        read = {word for page in pages for word in page.split()}
        written = {word for word in (tmp_path / "text" / f"{name}.txt").read_text().split() if word.isalnum()}
        assert written <= read


@pytest.mark.parametrize("more", [("--players", "5"), ("--rounds", "1"), ("--seed", "x")])
def test_a_course_that_makes_no_sense(tmp_path: Path, more: tuple[str, ...], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["course", "--seed", "1", "--out", str(tmp_path), *more])
    assert ended.value.code == 2
    assert "paircard course: error:" in capsys.readouterr().err


def test_no_file_is_written_over(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "key.txt").write_text("my notes")
    assert exam(tmp_path) == 2
    said = capsys.readouterr()
    assert "key.txt already exists and holds something else: name another folder." in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["key.txt"]
    assert (tmp_path / "key.txt").read_text() == "my notes"


@pytest.mark.parametrize(
    ("more", "code", "says"),
    [
        ((*OF_1998, "--level", "1", "--force", "C12:1"), 1, "C12 is of level 5, so level 1 cannot have it."),
        (("--force", "C12:9"), 1, "9 questions are forced, but only 3 are wanted."),
    ],
)
def test_an_exam_that_is_refused(tmp_path: Path, capsys: Capture, more: tuple[str, ...], code: int, says: str) -> None:
    assert exam(tmp_path / "none", *more) == code
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"paircard: {says}\n")
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    "more",
    [("--kinds", "round,riddle"), ("--level", "6"), ("--force", "twelve"), ("--force", "C12:0"), ("--questions", "0")],
)
def test_options_that_make_no_sense(tmp_path: Path, more: tuple[str, ...], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        exam(tmp_path, *more)
    assert ended.value.code == 2
    assert "paircard exam: error:" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("")
    assert exam(tmp_path / "file" / "exam") == 2
    assert "Nothing can be written to" in capsys.readouterr().err


def test_kinds_on_the_command_line_are_all_there_are() -> None:
    assert {key: school.kinds for key, school in SCHOOLS.items()} == BY_SYSTEM


# --- check --round -----------------------------------------------------------------------------------------


def test_one_round_of_a_real_event_is_compared(tmp_path: Path, capsys: Capture) -> None:
    """Dresden as the blog had it, read from a TRF report and stopped before round 2."""
    play = Play.evenly(15, 2400, 20)
    play.round("1-8 9-2 3-10 11-4 5-12 13-6 7-14 bye 15", "1=101=1")
    play.do(WithdrawEntrant(play.id(13)))
    play.do(PairByHand(tuple((play.id(a), play.id(b)) for a, b in BLOG), None, "as published"))
    path = tmp_path / "dresden.trf"
    path.write_bytes(write_trf(play.tournament))
    assert main(["check", str(path), "--round", "2"]) == 3
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "Round 2: recorded 7-3 4-15, by the rules 15-3 4-7.",
        "Round 2: the first difference is by B4 (bracket of 1): 2 clashes are made, where 1 would do.",
        "0 of 1 rounds are as the rules pair them, 0 illegal.",
    ]


def test_only_the_round_asked_for_is_checked(tmp_path: Path, capsys: Capture) -> None:
    path = gold12(3).store(tmp_path / "gold12.json")
    assert main(["check", str(path), "--round", "3"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Round 3: as the rules pair it."
    assert main(["check", str(path), "--round", "4"]) == 1
    assert capsys.readouterr().err == "paircard: Round 4 is not paired yet: there are 3 rounds to check.\n"


def test_every_try_of_a_lesson(capsys: Capture) -> None:
    """What is named as left out otherwise is made with --all-tries."""
    assert main(["lesson", *OF_1998, "drop-b6-for-downfloats", "--all-tries"]) == 0
    every = capsys.readouterr().out
    assert main(["lesson", *OF_1998, "drop-b6-for-downfloats", "--steps"]) == 0
    fewer = capsys.readouterr().out
    assert "C8 skipped: " in fewer
    assert " skipped: " not in every
    assert every.count("C8 try: ") > fewer.count("C8 try: ")


# --- Berger tables -----------------------------------------------------------------------------------------


def test_an_exam_about_berger_tables(tmp_path: Path, capsys: Capture) -> None:
    wishes = ("--about", "berger", "--kinds", "table,meet", "--level", "3")
    assert exam(tmp_path / "one", *wishes) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("Exam 7: 3 questions, ")
    assert [Path(line).name for line in out[1:]] == ["questions.txt", "answers.txt", "grading.txt", "key.txt"]
    assert "B.VI A4" in (tmp_path / "one" / "key.txt").read_text()
    assert exam(tmp_path / "two", *wishes, "--format", "html") == 0
    assert "<!DOCTYPE html>" in (tmp_path / "two" / "questions.html").read_text()


@pytest.mark.parametrize(
    "more", [("--about", "berger", "--kinds", "round"), ("--kinds", "meet"), ("--about", "berger", "--force", "C12")]
)
def test_kinds_belong_to_what_is_taught(tmp_path: Path, more: tuple[str, ...], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        exam(tmp_path, *more)
    assert ended.value.code == 2
    assert "paircard exam: error:" in capsys.readouterr().err


def test_kinds_on_topics_are_all_there_are() -> None:
    offered = (BERGER_KINDS, SLIDING_KINDS, TEAM_KINDS)
    assert (BERGER.kinds, SLIDING.kinds, TEAMS.kinds) == offered


# --- the sliding system ------------------------------------------------------------------------------------


def test_an_exam_and_lessons_about_the_sliding_system(tmp_path: Path, capsys: Capture) -> None:
    assert exam(tmp_path, "--about", "sliding", "--kinds", "round,goes,rests", "--level", "2") == 0
    capsys.readouterr()
    questions, answers, key = ((tmp_path / f"{name}.txt").read_text() for name in ("questions", "answers", "key"))
    assert "sliding system (B.VI A5)" in questions
    assert "Where does" in questions
    assert "Free: ____" in answers
    assert "rest in round" in " ".join(key.split())
    assert main(["lesson", "--about", "sliding"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(lessons_on(SLIDING))
    assert all(len(line) <= 80 for line in lines)
    assert main(["lesson", "--about", "sliding", "first-seats", "--answer"]) == 0
    assert "Answer: 1-6 5-2 3-4 free 7" in capsys.readouterr().out
    assert main(["lesson", "--about", "sliding", "99"]) == 1
    assert "There is no lesson 99 on the sliding system" in capsys.readouterr().err


# --- teams -------------------------------------------------------------------------------------------------


def test_an_exam_about_teams(tmp_path: Path, capsys: Capture) -> None:
    assert exam(tmp_path, "--about", "teams", "--kinds", "lineup,clock,meet", "--level", "2") == 0
    names = [Path(line).name for line in capsys.readouterr().out.splitlines()[1:]]
    assert names == ["questions.txt", "answers.txt", "grading.txt", "key.txt"]
    questions, key = ((tmp_path / name).read_text() for name in ("questions.txt", "key.txt"))
    assert "teams (B.VI B2, C4, E2, F)" in questions
    assert "Answer:" not in questions
    assert all(article in key for article in ("B.VI E2", "B.VI E2f", "B.VI F7"))


def test_lessons_on_teams(capsys: Capture) -> None:
    assert main(["lesson", "--about", "teams"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(lessons_on(TEAMS))
    assert all(len(line) <= 80 for line in lines)
    assert main(["lesson", "--about", "teams", "control-clock", "--answer"]) == 0
    assert "set 20 minutes as gone" in capsys.readouterr().out
    assert main(["lesson", "--about", "teams", "99"]) == 1
    assert "There is no lesson 99 on teams" in capsys.readouterr().err


def test_lessons_on_berger_tables(capsys: Capture) -> None:
    assert main(["lesson", "--about", "berger"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert all(any(f" {each.name} " in line for line in lines) for each in lessons_on(BERGER))
    assert main(["lesson", "--about", "berger", "opponent"]) == 0
    out = capsys.readouterr().out
    assert "Whom does 6 meet in round 8?" in out
    assert "Answer" not in out
    assert main(["lesson", "--about", "berger", "opponent", "--answer"]) == 0
    assert "Answer: 3\nRound 8: 8 - 6 = 2, 2 + 1 = 3." in capsys.readouterr().out
    assert main(["lesson", "--about", "berger", "99"]) == 1
    assert "There is no lesson 99 on Berger tables" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["lesson", "--about", "berger", "1", "--steps"])

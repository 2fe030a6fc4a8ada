"""Dependencies point one way: tui -> data -> core. Each package is imported in a fresh interpreter."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.house_rules import asks_which_system, decides_by_article, systems_inside
from tests.support.play import Play, gold12

ROOT = Path(__file__).parents[2]

PROBE = """
import importlib, sys
for name in {names!r}:
    importlib.import_module(name)
    strangers = sorted({strangers!r} & {{*sys.modules}})
    if strangers:
        sys.exit(f"{{name}} loads {{', '.join(strangers)}}")
"""


def modules(package: str) -> list[str]:
    """Every module of a package, by its dotted name."""
    files = sorted((ROOT / package).rglob("*.py"))
    names = [".".join(("paircard", *file.relative_to(ROOT).with_suffix("").parts)) for file in files]
    return [name.removesuffix(".__init__") for name in names if not name.endswith("__main__")]


def loads_no(package: str, strangers: set[str], without: tuple[str, ...] = ()) -> None:
    """Import everything in a package and see what came along."""
    names = [name for name in modules(package) if not name.startswith(without)]
    assert len(names) > 5
    probe = PROBE.format(names=names, strangers=strangers)
    done = subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_core_is_pure() -> None:
    """No screen, no store."""
    loads_no("core", {"textual", "tinydb", "paircard.data", "paircard.tui"})


DRAWN = ("paircard.data.lab.plots", "paircard.data.lab.report")
"""What draws the plots of the laboratory, by a library that brings fonts along."""


def test_data_knows_no_screen() -> None:
    """Storage and file formats work without the screens, and without what only a PDF needs.

    The tools of the translators are no part of it: they collect what screens say.
    """
    loads_no(
        "data", {"textual", "paircard.tui", "typst", "fontTools"}, without=("paircard.data.languages.tools", *DRAWN)
    )


def test_command_line_starts_light() -> None:
    """`--help`, `engine`, `import` and the commands of `tui.batch` do not wait for the screen library."""
    names = ", ".join(
        [
            "paircard.tui.importing.command",
            *(name for name in modules("tui") if name.startswith("paircard.tui.batch.")),
        ]
    )
    code = f"import sys, paircard.tui.cli, {names}; sys.exit('textual' in sys.modules)"
    assert "paircard.tui.batch.pair" in names
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


NOT_FOR_A_PAIRING = {
    "asyncio",
    "paircard.core.event.display_facts",
    "paircard.core.event.morning_facts",
    "paircard.core.event.prize_facts",
    "paircard.core.event.series_facts",
    "paircard.core.papers",
    "paircard.core.review",
    "paircard.core.rules",
    "paircard.core.systems.swiss1998.checker",
    "paircard.core.systems.swiss1998.explain",
    "paircard.core.systems.swiss1998.judge",
    "paircard.core.teach",
    "paircard.core.tiebreaks",
    "paircard.data.exchange.trf.writing.file",
    "paircard.data.papers",
    "paircard.data.samples",
    "paircard.data.storage.event_file",
    "paircard.data.machine.settings_written",
    "dataclasses",
    "decimal",
    "fractions",
    "hashlib",
    "importlib.metadata",
    "inspect",
    "json",
    "multiprocessing",
    "platformdirs",
    "shutil",
    "signal",
    "tempfile",
    "textual",
    "threading",
    "tinydb",
    "tomllib",
    "traceback",
    "paircard.tui.app",
    "paircard.tui.line",
    "paircard.tui.screens",
}
"""What `paircard pair` of a report has no use for: every module it loads is waited for by whoever calls it."""


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a command has loaded when it ends."""
    code = """
import sys
from paircard.tui.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sys.modules)
"""
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8")
    return set(done.stdout.splitlines()[-1].split())


def report_of(play: Play, folder: Path) -> str:
    """Its report in a file."""
    report = folder / "report.trf"
    report.write_bytes(write_trf(play.tournament))
    return str(report)


def test_a_pairing_loads_only_what_pairs(tmp_path: Path) -> None:
    loaded = loaded_by("pair", report_of(gold12(2), tmp_path))
    assert "paircard.core.systems.swiss1998.engine" in loaded
    assert not loaded & NOT_FOR_A_PAIRING


def test_a_pairing_by_the_rules_of_today_loads_no_more(tmp_path: Path) -> None:
    """Neither tie-breaks, which the system names for a new event, nor what reads reports of teams."""
    report = report_of(gold12(2), tmp_path)
    loaded = loaded_by("pair", report, "--system", "dutch-2026")
    assert "paircard.core.systems.dutch2026.search.engine" in loaded
    assert not loaded & {*NOT_FOR_A_PAIRING, "paircard.data.exchange.trf.reading.teams.report"}


def test_help_loads_what_it_says() -> None:
    """The words of the options: no event, no rules, no laboratory."""
    for asked in ("--help", "--version"):
        loaded = loaded_by(asked)
        assert not loaded & {"paircard.core.event", "paircard.core.commands", "paircard.core.simulation", "tinydb"}


@pytest.mark.parametrize("command", ["standings", "check", "explain"])
def test_what_prints_and_ends_draws_nothing(command: str, tmp_path: Path) -> None:
    loaded = loaded_by(command, report_of(gold12(2), tmp_path))
    assert not loaded & {"textual", "rich", "asyncio", "tinydb", "paircard.core.commands", "paircard.core.papers"}


SYSTEMS = ROOT / "core" / "systems"
SHARED = {"advancing", "catalogue", "drawing_groups", "exercises", "kit", "settled", "swiss", "today", "wire"}
"""What of `core.systems` everybody may import; all else is a system's own package."""
WHY_INSIDE = {
    "tui/batch/table.py": "`paircard table` prints tables of no event: there is no system to be asked",
}
"""Who imports the inside of a system, and why. It is to become shorter."""
TAKEN_OVER = {"burstein": "dutch2026"}
"""By the package of a book, that of another whose rounds are its own by its text: Burstein's seeding (C.04.4.2 1.6)."""


def test_nobody_imports_the_inside_of_a_system() -> None:
    """Whoever wants something of a system asks its facets; its tests alone know it."""
    found = set()
    for package in ("core", "data", "tui"):
        for file in sorted((ROOT / package).rglob("*.py")):
            inside = systems_inside(file.read_text(encoding="utf-8")) - SHARED
            own = file.relative_to(SYSTEMS).parts[0] if file.is_relative_to(SYSTEMS) else ""
            if inside - {own, TAKEN_OVER.get(own)}:
                found.add(file.relative_to(ROOT).as_posix())
    assert found == set(WHY_INSIDE), "ask a facet of the system, or strike the exception out"
    assert all((SYSTEMS / name).exists() or (SYSTEMS / f"{name}.py").exists() for name in SHARED)


def test_nobody_asks_which_system_it_is() -> None:
    """What depends on the system is a facet of it, never a comparison of its key."""
    for package in ("core", "data", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            assert not asks_which_system(file.read_text(encoding="utf-8")), file


def test_nobody_decides_by_an_article() -> None:
    """An article is said to people. What follows from it is asked of the law of the system."""
    found = []
    for package in ("core", "data", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            if file.is_relative_to(SYSTEMS) or file.is_relative_to(ROOT / "core" / "teach"):
                continue
            found += [f"{file.name}: {each}" for each in decides_by_article(file.read_text(encoding="utf-8"))]
    assert found == []


def test_commands_and_screens_name_no_article() -> None:
    """The law of the system answers: an article written into a command would be said to events of another book, too."""
    shape = re.compile(r"\bB\.VI [A-Z]\d|\bC\.0\d\b|\b[A-F]\d{1,2}[a-f]?\b|\bR\d{1,2}\b")
    found: dict[str, set[str]] = {}
    for package in ("core/commands", "core/review", "core/teams", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            said = {each for text in strings_of(file) for each in shape.findall(text)}
            if said:
                found[f"{file.parent.name}/{file.name}"] = said
    assert [f"{name}: {each}" for name, said in found.items() for each in said - NO_ARTICLES.get(name, set())] == []
    assert NO_ARTICLES.keys() == found.keys()


EXAMPLES = {"B5", "R9", "C12", "C.04", "B.VI D3"}
NO_ARTICLES = {
    "teams/polish_code.py": {"B.VI E2", "B.VI F4"},  # where that code has what: the systems that go by it answer so
    # how an id of a rule is typed, where rules are looked up and asked about
    "batch/event_options.py": {"C1", "F10"},
    "batch/reading_options.py": EXAMPLES,
    "batch/teach_options.py": {"C12", "A4"},
    "places/rules.py": {"B5"},
    "tour/steps.py": {"B5"},
    "rules/reader.py": {"A1"},
    "rules/screen.py": {"B5"},
    "steps/commands.py": EXAMPLES,
    "teach/commands.py": {"C.04"},
    "teach/presenter.py": {"C.04"},
    "peers/gacrux.py": {"C1", "C2"},  # cuts of tie-breaks: BH/C1
    # the literal procedure of 1998: where it begins and ends, and what its steps are counted by
    "batch/simulate.py": {"C1", "C12", "C13", "C14"},
    "batch/shell_options.py": {"C1", "C14"},
    # paper, seats of a table, rounds, codes of tie-breaks, a stored way of sharing prizes
    "batch/paper_options.py": {"A3", "A4"},
    "batch/table_options.py": {"A1", "A4", "A8", "B1", "B8"},
    "commands/prizes.py": {"F10"},
    "dialogs/entrant_form.py": {"R1"},
    "dialogs/tie_breaks.py": {"C1"},
    "standings/commands.py": {"F10"},
    "standings/presenter.py": {"F10"},
    "standings/prizes.py": {"F10"},
}
"""Strings of the shape of an article that are none, or are the room of rules itself, by folder and file."""


def strings_of(file: Path) -> Iterator[str]:
    """Yield the strings of a module that are no docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    alone = {each.value for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each not in alone:
            yield each.value


def test_a_pairing_loads_no_explanation() -> None:
    """A command that pairs and ends waits for no facet but those it asks."""
    code = (
        "import sys, paircard.tui.batch.pair; from paircard.core.systems.catalogue import SYSTEMS;"
        "SYSTEMS['swiss-1998'].rounds.most;"
        "names = ('explain', 'checker', 'facets.law', 'round_robin');"
        "sys.exit(any(name in module for module in sys.modules for name in names if 'systems' in module))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0

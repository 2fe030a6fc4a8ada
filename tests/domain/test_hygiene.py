"""Dependencies point one way: tui -> data -> core. Each package is imported in a fresh interpreter."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from data.exchange.trf.writer import write_trf
from tests.support.play import gold12

ROOT = Path(__file__).parents[2]

PROBE = """
import importlib, sys
for name in {names!r}:
    importlib.import_module(name)
    strangers = sorted({strangers!r} & {{module.partition(".")[0] for module in sys.modules}})
    if strangers:
        sys.exit(f"{{name}} loads {{', '.join(strangers)}}")
"""


def modules(package: str) -> list[str]:
    """Every module of a package, by its dotted name."""
    files = sorted((ROOT / package).rglob("*.py"))
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
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
    loads_no("core", {"textual", "tinydb", "data", "tui"})


DRAWN = ("data.lab.plots", "data.lab.report")
"""What draws the plots of the laboratory, by a library that brings fonts along."""


def test_data_knows_no_screen() -> None:
    """Storage and file formats work without the screens, and without what only a PDF needs.

    The tools of the translators are no part of it: they collect what screens say.
    """
    loads_no("data", {"textual", "tui", "typst", "fontTools"}, without=("data.languages.tools", *DRAWN))


def test_command_line_starts_light() -> None:
    """`--help`, `engine`, `import` and the commands of `tui.batch` do not wait for the screen library."""
    names = ", ".join(["tui.importing", *(name for name in modules("tui") if name.startswith("tui.batch."))])
    code = f"import sys, tui.cli, {names}; sys.exit('textual' in sys.modules)"
    assert "tui.batch.pair" in names
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


NOT_FOR_A_PAIRING = {
    "asyncio",
    "core.papers",
    "core.review",
    "core.rules",
    "core.systems.swiss1998.checker",
    "core.systems.swiss1998.explain",
    "core.teach",
    "core.tiebreaks",
    "data.exchange.trf.writer",
    "data.papers",
    "data.samples",
    "data.storage.store",
    "decimal",
    "fractions",
    "hashlib",
    "importlib.metadata",
    "multiprocessing",
    "signal",
    "textual",
    "threading",
    "tinydb",
    "tomllib",
    "traceback",
    "tui.app",
    "tui.line",
    "tui.screens",
}
"""What `paircard pair` of a report has no use for: every module it loads is waited for by whoever calls it."""


def test_a_pairing_loads_only_what_pairs(tmp_path: Path) -> None:
    report = tmp_path / "gold12.trf"
    report.write_bytes(write_trf(gold12(2).tournament))
    code = f"import sys; from tui.cli import main; code = main(['pair', {str(report)!r}]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "core.systems.swiss1998.engine" in loaded
    assert not loaded & NOT_FOR_A_PAIRING


SYSTEMS = ROOT / "core" / "systems"
SHARED = {
    "advancing",
    "base",
    "catalogue",
    "draws",
    "exercises",
    "facets",
    "kit",
    "options",
    "reported",
    "settled",
    "wire",
}
"""What of `core.systems` everybody may import; all else is a system's own package."""
WHY_INSIDE = {
    "tui/batch/table.py": "`paircard table` prints tables of no event: there is no system to be asked",
}
"""Who imports the inside of a system, and why. It is to become shorter."""
INSIDE = re.compile(r"^\s*(?:from|import) core\.systems\.(\w+)", re.MULTILINE)


def test_nobody_imports_the_inside_of_a_system() -> None:
    """Whoever wants something of a system asks its facets; its tests alone know it."""
    found = set()
    for package in ("core", "data", "tui"):
        for file in sorted((ROOT / package).rglob("*.py")):
            inside = set(INSIDE.findall(file.read_text(encoding="utf-8"))) - SHARED
            own = file.relative_to(SYSTEMS).parts[0] if file.is_relative_to(SYSTEMS) else ""
            if inside - {own}:
                found.add(file.relative_to(ROOT).as_posix())
    assert found == set(WHY_INSIDE), "ask a facet of the system, or strike the exception out"
    assert all((SYSTEMS / name).exists() or (SYSTEMS / f"{name}.py").exists() for name in SHARED)


def test_an_event_knows_of_systems_only_what_one_is() -> None:
    """Not what they share: `core.systems.kit` stands on events. Types are named, nothing is loaded."""
    loaded = re.compile(r"^(?:from|import) core\.systems\.kit", re.MULTILINE)
    for folder in ("event", "teams", "tiebreaks"):
        for module in (ROOT / "core" / folder).rglob("*.py"):
            assert not loaded.search(module.read_text("utf-8")), module


def test_nobody_asks_which_system_it_is() -> None:
    """What depends on the system is a facet of it, never a comparison of its key."""
    asked = re.compile(r"system(?:\.key)? *(?:==|!=|in \() *[\"']|isinstance\([^)]*\b(?:Swiss1998|RoundRobin)\b")
    for package in ("core", "data", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            assert not asked.search(file.read_text(encoding="utf-8")), file


def test_nobody_decides_by_an_article() -> None:
    """An article is said to people. What follows from it is asked of the law of the system."""
    decided = re.compile(r"\.article *(?:==|!=|in) *[\"'(]|[\"'(][A-Z]\d+[a-c]?[\"'] *(?:==|!=|in) ")
    found = []
    for package in ("core", "data", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            if file.is_relative_to(SYSTEMS) or file.is_relative_to(ROOT / "core" / "teach"):
                continue
            found += [f"{file.name}: {each}" for each in decided.findall(file.read_text(encoding="utf-8"))]
    assert found == ['about.py: "C1" in ']  # what happened to a bracket, as a Swiss explains it


def test_a_pairing_loads_no_explanation() -> None:
    """A command that pairs and ends waits for no facet but those it asks."""
    code = (
        "import sys, tui.batch.pair, core.systems.catalogue as c; c.SYSTEMS['swiss-1998'].rounds.most;"
        "names = ('explain', 'checker', 'facets.law', 'round_robin');"
        "sys.exit(any(name in module for module in sys.modules for name in names if 'systems' in module))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0

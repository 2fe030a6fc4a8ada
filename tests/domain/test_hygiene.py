"""Dependencies point one way: tui -> data -> core. Each package is imported in a fresh interpreter."""

from __future__ import annotations

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


def loads_no(package: str, strangers: set[str], without: str = "") -> None:
    """Import everything in a package and see what came along."""
    names = [name for name in modules(package) if not without or not name.startswith(without)]
    assert len(names) > 5
    probe = PROBE.format(names=names, strangers=strangers)
    done = subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_core_is_pure() -> None:
    """No screen, no store."""
    loads_no("core", {"textual", "tinydb", "data", "tui"})


def test_data_knows_no_screen() -> None:
    """Storage and file formats work without the screens, and without what only a PDF needs.

    The tools of the translators are no part of it: they collect what screens say.
    """
    loads_no("data", {"textual", "tui", "typst", "fontTools"}, without="data.languages.tools")


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

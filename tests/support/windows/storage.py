"""The tests of the storage, run by the Windows Python."""

from __future__ import annotations

import tempfile
from pathlib import Path
from xml.etree import ElementTree

from tests.support.windows.account import Account
from tests.support.windows.left_out import FILES, TESTS
from tests.support.windows.python import ROOT, WindowsPython
from tests.support.windows.wine import windows_path

FOLDER = "tests/storage"
_PATIENCE = 3000.0
_A_TEST = 200
"""Seconds until a test is called stuck: Windows cannot be asked to stop it, so the whole run ends there."""
_OPTIONS = ("-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib", "--tb=short", "-q", "-v")


def storage(python: WindowsPython, account: Account) -> None:
    """Run all but what is left out, and take over what pytest counted."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = python.run(
            *("-m", "pytest", *_OPTIONS, f"--timeout={_A_TEST}", f"--junitxml={windows_path(report)}"),
            *(f"--ignore={FOLDER}/{name}" for name in FILES),
            *(f"--deselect={FOLDER}/{name}" for name in TESTS),
            FOLDER,
            folder=ROOT,
            patience=_PATIENCE,
        )
        if report.is_file():
            _take_over(report, account)
        else:
            account.fails(
                FOLDER, f"pytest ended in the middle:\n{(done.stdout + done.stderr)[-2000:].decode(errors='replace')}"
            )
    for name, why in (FILES | TESTS).items():
        account.skips(f"{FOLDER}/{name}", why)


def _take_over(report: Path, account: Account) -> None:
    for case in ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        bad = [each for each in case if each.tag in ("failure", "error")]
        skipped = case.find("skipped")
        if bad:
            account.fails(name, f"{bad[0].text}")
        elif skipped is not None:
            account.skips(name, skipped.get("message") or "")
        else:
            account.passes(name)

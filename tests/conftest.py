"""What every test needs: the program speaks English, whoever runs the tests and whatever ran before.

Properties are tried with the same examples in every run, so that a suite is red only for what was changed, and as long
as they take, for a busy machine is no fault. `--hypothesis-profile=chance` looks for new examples.
"""

from __future__ import annotations

import tests.support.bytecode  # noqa: F401

# isort: split

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from paircard.core.values.language import ENGLISH, speak
from tests.support.collecting import OnlyModulesWithExamples, compile_own_share
from tests.support.dose import examples

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=examples(100))
settings.register_profile("chance", PATIENT)
settings.register_profile("the same", PATIENT, derandomize=True, database=None)
settings.load_profile("the same")


def pytest_configure(config: pytest.Config) -> None:
    """Collect no more than there is."""
    config.pluginmanager.register(OnlyModulesWithExamples())


def pytest_sessionstart() -> None:
    """Compile a new checkout once, and not once in every worker."""
    compile_own_share()


def pytest_collection_finish() -> None:
    """Look no more through what stays until the end: eleven thousand tests would be looked through again and again.

    What a test leaves behind is looked for more seldom, too: a screen makes thousands of things and keeps most of them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take the languages of the person who runs the tests out of them."""
    for name in ("LC_ALL", "LC_MESSAGES", "PAIRCARD_LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    speak(ENGLISH)
    yield
    speak(ENGLISH)

"""A real browser for tests: headless Chromium, driven through the two pipes it offers for that.

    with Browser(found_browser()) as browser:
        browser.open(page, PHONE)
        width = browser.measure("document.documentElement.scrollWidth")

No port is opened and no other package is needed. Letters are those of Noto, which come with the papers: what a page
measures is the same whatever fonts the machine has.
"""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from xml.sax.saxutils import escape

from paircard.data.papers.pdf.fonts import FIRST, folders

PATIENCE = 120.0
"""Seconds a test waits for an answer before it fails: a browser that hangs, never one on a busy machine."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell")
WHY_NOT = "no Chromium: set PAIRCARD_CHROMIUM to the path of one"

_LAUNCHER = """
import fcntl, os, sys
high = [fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3]]
os.dup2(high[0], 3)
os.dup2(high[1], 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Chromium reads commands from descriptor 3 and answers on descriptor 4."""
_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  {folders}
  <cachedir>{cache}</cachedir>
  {families}
</fontconfig>
"""
_FAMILIES = ("sans-serif", "system-ui", "serif", "monospace")
_ARGUMENTS = ("--headless", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--no-first-run")


@dataclass(frozen=True, slots=True)
class Size:
    """A window, in the pixels that style sheets count."""

    width: int
    height: int
    phone: bool = False


PHONE = Size(390, 844, phone=True)
HALL = Size(1920, 1080)


def found_browser() -> Path | None:
    """Return the browser to be used, None where there is none."""
    named = os.environ.get("PAIRCARD_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def _own_fonts(folder: Path) -> Path:
    """Write where the letters of the pages are: in the fonts of the papers, and nowhere else on the machine."""
    places = "".join(f"<dir>{escape(str(each))}</dir>" for each in folders())
    prefer = f"<prefer><family>{FIRST[0]}</family></prefer>"
    families = "".join(f"<alias binding='same'><family>{each}</family>{prefer}</alias>" for each in _FAMILIES)
    path = folder / "fonts.conf"
    path.write_text(_FONTS.format(folders=places, cache=folder / "fonts", families=families), encoding="utf-8")
    return path


class Browser:
    """One window of a browser with a profile of its own. Use as a context manager."""

    def __init__(self, program: Path) -> None:
        """Start the browser."""
        self._profile = tempfile.TemporaryDirectory(prefix="paircard-browser-", ignore_cleanup_errors=True)
        theirs_in, self._to = os.pipe()
        self._from, theirs_out = os.pipe()
        # a browser that runs as root refuses to put itself into a sandbox
        unboxed = ("--no-sandbox",) if os.geteuid() == 0 else ()
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _LAUNCHER, str(theirs_in), str(theirs_out), str(program), *_ARGUMENTS,
             *unboxed, f"--user-data-dir={self._profile.name}", "about:blank"],
            pass_fds=(theirs_in, theirs_out),
            env={**os.environ, "FONTCONFIG_FILE": str(_own_fonts(Path(self._profile.name)))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(theirs_in)
        os.close(theirs_out)
        self._buffer = b""
        self._number = 0
        self._window: dict[str, str] = {}
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._window = {"sessionId": self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]}
        self._ask("Page.enable")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self, page: Path, size: Size, *, printed: bool = False) -> None:
        """Show a file in a window of that size, as on the screen or as on paper."""
        self._ask("Emulation.setDeviceMetricsOverride", width=size.width, height=size.height, deviceScaleFactor=1,
                  mobile=size.phone)  # fmt: skip
        self._ask("Emulation.setEmulatedMedia", media="print" if printed else "screen")
        self._ask("Page.navigate", url=page.resolve().as_uri())
        self._until(lambda said: said.get("method") == "Page.loadEventFired")

    def measure(self, expression: str) -> Any:
        """Return what an expression of JavaScript is on the page."""
        answer = self._ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def picture(self, path: Path) -> None:
        """Write what the window shows as PNG, to be looked at."""
        path.write_bytes(base64.b64decode(self._ask("Page.captureScreenshot", format="png")["data"]))

    def close(self) -> None:
        """End the browser and leave nothing behind."""
        with suppress(OSError, AssertionError):
            self._window = {}
            self._ask("Browser.close")
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._to)
        os.close(self._from)
        self._profile.cleanup()

    # --- the two pipes -------------------------------------------------------------------------------------

    def _ask(self, method: str, **parameters: object) -> dict[str, Any]:
        self._number += 1
        number = self._number
        command = {"id": number, "method": method, "params": parameters, **self._window}
        os.write(self._to, json.dumps(command).encode() + b"\0")
        answer = self._until(lambda said: said.get("id") == number)
        assert "error" not in answer, answer
        result: dict[str, Any] = answer["result"]
        return result

    def _until(self, wanted: Any) -> dict[str, Any]:
        return next(said for said in self._answers() if wanted(said))

    def _answers(self) -> Iterator[dict[str, Any]]:
        deadline = time.monotonic() + PATIENCE
        while True:
            while b"\0" not in self._buffer:
                left = deadline - time.monotonic()
                assert left > 0, "the browser does not answer"
                assert select.select([self._from], [], [], left)[0], "the browser does not answer"
                read = os.read(self._from, 1 << 16)
                assert read, "the browser has ended"
                self._buffer += read
            message, self._buffer = self._buffer.split(b"\0", 1)
            yield json.loads(message)

"""What is handed out with a release, into the folder `dist`: `python -m tests.support.release`.

Sdist and wheel, built a second time out of the sdist and held to be the same bytes; what the wheel brings along (SBOM,
CycloneDX); sums of all files. The program with its Python is built on each system by `paircard.spec`.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

from paircard import __version__

ROOT = Path(__file__).parents[2]


class Different(Exception):
    """Two builds of the same source are not the same."""


def build(source: Path, out: Path) -> dict[str, bytes]:
    """Build sdist and wheel of a folder; return what is in them, by name."""
    # a process each: the hook that compiles the catalogues is loaded from the folder itself
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(out)], cwd=source, check=True)
    return {path.name: path.read_bytes() for path in sorted(out.iterdir()) if path.suffix in (".gz", ".whl")}


def build_twice(out: Path) -> dict[str, bytes]:
    """Build from the checkout, and elsewhere from what the sdist has; raise `Different` where that is not the same."""
    built = build(ROOT, out)
    (sdist,) = (name for name in built if name.endswith(".tar.gz"))
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(out / sdist) as packed:
            packed.extractall(folder, filter="data")
        again = build(Path(folder) / sdist.removesuffix(".tar.gz"), Path(folder) / "again")
    for name in built.keys() | again.keys():
        if built.get(name) != again.get(name):
            raise Different(f"{name} is another when it is built out of the sdist: see which file in it differs.")
    return built


def list_parts(wheel: Path, out: Path) -> None:
    """Write what a wheel brings along, as the installation of it and of nothing else has it."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=False)
        python = next(path for path in Path(folder).rglob("python*") if path.stem == "python")
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", str(wheel)]
        subprocess.run(pip, check=True)
        lister = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--output-file"]
        subprocess.run([*lister, str(out), str(python)], check=True)


def sums(folder: Path) -> Iterator[str]:
    """Yield the digest of every file, as `sha256sum --check` reads it."""
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.suffix != ".txt":
            yield f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}"


def main() -> None:
    """Fill the folder anew."""
    out = ROOT / "dist"
    shutil.rmtree(out, ignore_errors=True)
    built = build_twice(out)
    list_parts(next(out / name for name in built if name.endswith(".whl")), out / f"paircard-{__version__}.cdx.json")
    told = [*sums(out)]
    (out / "SHA256SUMS.txt").write_text("\n".join([*told, ""]), encoding="utf-8")
    print("\n".join(told))  # noqa: T201


if __name__ == "__main__":
    main()

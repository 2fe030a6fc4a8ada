"""Run a chess tournament in the terminal, every pairing explained by the article that made it.

Installed, `core`, `data` and `tui` lie in this package. In a checkout they lie beside it: links lead there for whoever
follows files (the type checker, the tests), and where a system makes no links, as Windows from a plain clone or an
unpacked sdist, the folder they lie in is searched as well.
"""

from os.path import abspath, dirname, isdir, join

__version__ = "0.2.0"
"""Stated here alone: what is built takes it from here, and what runs needs no metadata of an installation."""

_HERE = dirname(abspath(__file__))

if not isdir(join(_HERE, "core")):
    __path__.append(dirname(_HERE))

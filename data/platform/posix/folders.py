"""Where POSIX systems keep what belongs to one person."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from paircard.data.platform.which import MACOS


def settings_folder(program: str, environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for the settings of a program: by the XDG rule, which counts no relative path.

    Every command looks there first, so that the library, which knows much more, is left alone where the rule is short.
    """
    if MACOS:
        from platformdirs import user_config_path

        return user_config_path(program)
    named = environ.get("XDG_CONFIG_HOME", "")
    return Path(named if os.path.isabs(named) else os.path.expanduser("~/.config"), program)

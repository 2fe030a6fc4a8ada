"""Where Windows keeps what belongs to one person."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path


def settings_folder(program: str) -> Path:
    """Return the folder for the settings of a program."""
    return user_config_path(program)

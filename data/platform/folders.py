"""Where the system keeps what belongs to one person."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.folders import settings_folder as settings_folder
else:
    from paircard.data.platform.posix.folders import settings_folder as settings_folder

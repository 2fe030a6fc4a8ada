"""Disks that are not in this machine."""

from __future__ import annotations

from data.platform.which import WINDOWS

if WINDOWS:
    from data.platform.windows.disks import (
        network_disk as network_disk,
    )
else:
    from data.platform.posix.disks import (
        network_disk as network_disk,
    )

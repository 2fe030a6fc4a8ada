"""Disks that are not in this machine."""

from __future__ import annotations

from paircard.data.platform.which import WINDOWS

if WINDOWS:
    from paircard.data.platform.windows.disks import (
        network_disk as network_disk,
    )
else:
    from paircard.data.platform.posix.disks import (
        network_disk as network_disk,
    )

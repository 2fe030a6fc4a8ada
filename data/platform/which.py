"""Which operating system this is. Asked here, and by nobody else."""

from __future__ import annotations

import os
import sys

WINDOWS = os.name == "nt"
MACOS = sys.platform == "darwin"

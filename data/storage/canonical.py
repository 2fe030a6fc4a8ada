"""One text for one value: what digests and checksums are taken over."""

from __future__ import annotations

import json

canonical = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False, check_circular=False
).encode
"""JSON with sorted keys and no spaces; equal values have equal texts."""

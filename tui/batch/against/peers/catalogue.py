"""The list of the other programs, by the name by which one is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from paircard.tui.batch.against.peers.bbp import Bbp
from paircard.tui.batch.against.peers.gacrux import Gacrux
from paircard.tui.batch.against.peers.peer import Peer
from paircard.tui.batch.against.peers.py4swiss import Py4swiss

PEERS: Mapping[str, Callable[[Path | None], Peer]] = {
    "gacrux": lambda _engine: Gacrux(),
    "bbp": Bbp,
    "py4swiss": lambda _engine: Py4swiss(),
}
"""Each made of the path of a binary, where it needs one; raises `NotThere` where it is not there."""

"""`paircard acceptance --against`: the large test against another pairing program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from time import perf_counter

from paircard import __version__
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.tui.batch.against.difference import Outcome, Way
from paircard.tui.batch.against.figures import page
from paircard.tui.batch.against.peers.catalogue import PEERS
from paircard.tui.batch.against.peers.peer import NotThere, Peer
from paircard.tui.batch.against.run import Kept, Wish, run
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, failed, say
from paircard.tui.batch.progress_bar import ProgressBar
from paircard.tui.importing.files import path_shown

DIFFERS = 3
"""Exit code: the two programs differ somewhere."""
FIGURES = "figures.md"  # no words: a name of a file


def hold_against(wish: Wish) -> int:
    """Judge events both ways, say the figures and write them; return 0, or 3 where the two programs differ."""
    try:
        peer = PEERS[wish.peer](wish.engine)
    except NotThere as missing:
        return failed(tr("Not tried: {why}.", why=missing), CANNOT_READ)
    if not peer.makes:
        wish = replace(wish, ways=(Way.OURS,))
    started = perf_counter()
    try:
        kept = Kept.opened(wish, _versions(peer))
        _judge(wish, kept)
        lines = [*page(kept.outcomes, _head(peer))]
        (wish.folder / FIGURES).write_text("\n".join([*lines, ""]), encoding="utf-8")
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except OSError as error:
        why = in_words(error)
        return failed(tr("{file} cannot be written ({why}).", file=path_shown(wish.folder), why=why), CANNOT_READ)
    for line in lines:
        say(line)
    say(tr("{seconds} s", seconds=f"{perf_counter() - started:.1f}"))
    return DIFFERS if any(map(_differs, kept.outcomes)) else DONE


def _judge(wish: Wish, kept: Kept) -> None:
    total = wish.events * len(wish.ways)
    with ProgressBar(total) as bar:
        for done, _ in enumerate(run(wish, kept), 1):
            bar.tell(done, tr("{done} of {total} events", done=len(kept.outcomes), total=total))


def _differs(outcome: Outcome) -> bool:
    return bool(outcome.differences)


def _versions(peer: Peer) -> dict[str, str]:
    return {"paircard": __version__, "version": peer.version}


def _head(peer: Peer) -> Mapping[str, str]:
    """Return what stands over the figures, in English."""
    return {
        "against": peer.name,
        "paircard": __version__,
        peer.name: f"{peer.version}, pairs by the rules of {peer.rules}",  # no words: in English
        "judged by it": "pairings and tables" if peer.tables else "pairings",  # no words: in English
    }

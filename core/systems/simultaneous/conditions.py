"""The conditions of play, as they stand on every sheet: what binds the giver changes with clocks (H5 - H8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.simultaneous.field import givers
from paircard.core.systems.simultaneous.options import SimultaneousOptions, options_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def conditions(tournament: Tournament) -> Iterator[str]:
    """Yield them in lines, each with its article."""
    options = options_of(tournament)
    yield _colours(options)
    if len(givers(tournament)) > 1:
        yield _several(options)
    yield tr("Players reply at once when the giver comes, and write the moves down (B.VI H6).")
    yield tr("Not ready when the giver comes: it is noted; the third time loses (B.VI H6).")
    yield tr("Nobody moves pieces to try something, nobody is helped (B.VI H6).")
    yield from _with_clocks(options) if options.clocks else _without_clocks()
    yield tr("The last boards are put together; each keeps its number (B.VI H3).")
    yield tr("The display is not rated (B.VI H1).")


def _colours(options: SimultaneousOptions) -> str:
    if options.colours == "black":
        return tr("The giver has Black on all boards: an option of the organiser, B.VI H5 knows White only.")
    if options.colours == "alternate":
        return tr("The giver has White on odd boards, Black on even ones: an option, B.VI H5 knows White only.")
    return tr("The giver has White on all boards (B.VI H5).")


def _several(options: SimultaneousOptions) -> str:
    if options.several == "share":
        return tr("The givers share the boards, every giver has their own: an option of the organiser.")
    return tr("The givers move in turn on every board: an option of the organiser.")


def _without_clocks() -> Iterator[str]:
    yield tr("The giver may touch a piece and move another (B.VI H5).")
    yield tr("A move of the giver stands once it is answered, or another is made on the next board (B.VI H5).")


def _with_clocks(options: SimultaneousOptions) -> Iterator[str]:
    yield tr(
        "Clocks: giver {giver} min, players {players} min. Whose time is up has lost (B.VI H7).",
        giver=options.giver_minutes or "-",
        players=options.player_minutes or "-",
    )
    yield tr("Having moved, start the giver's clock; when the giver comes, say your move (B.VI H7).")
    yield tr("All laws bind the giver, touched piece included; boards in any order (B.VI H8).")

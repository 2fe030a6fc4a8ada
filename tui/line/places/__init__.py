"""The screens without their cells: each says where one is, and tells its content line by line."""

from tui.line.places.base import LinePresenter
from tui.line.places.entrants import LineEntrants
from tui.line.places.explain import LineExplain
from tui.line.places.groups import LineGroups
from tui.line.places.home import LineHome
from tui.line.places.journal import LineJournal
from tui.line.places.pairings import LinePairings
from tui.line.places.papers import LinePapers
from tui.line.places.rules import LineRules
from tui.line.places.standings import LineStandings
from tui.line.places.steps import LineSteps
from tui.line.places.teach import LineTeach

PLACES: tuple[type[LinePresenter], ...] = (
    LineHome,
    LineEntrants,
    LineGroups,
    LinePairings,
    LineStandings,
    LineJournal,
    LineExplain,
    LineSteps,
    LineTeach,
    LineRules,
    LinePapers,
)

__all__ = ["PLACES", "LinePresenter"]

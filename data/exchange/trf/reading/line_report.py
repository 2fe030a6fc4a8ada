"""What becomes of one line of a report, and why."""

from __future__ import annotations

from paircard.core.values.frozen import dataclass, replace
from paircard.data.exchange.import_report import Remark, Verdict

_GRAVITY = (Verdict.IGNORED, Verdict.TAKEN, Verdict.FLAGGED, Verdict.REFUSED)


@dataclass(frozen=True, slots=True)
class LineReport:
    """One line of the file."""

    line: int
    code: str
    """The three characters at its beginning, cleaned."""
    verdict: Verdict
    remarks: tuple[Remark, ...] = ()

    def also(self, remark: Remark, verdict: Verdict) -> LineReport:
        """Return the line with one more remark; of a line that is refused only what it is refused for is told."""
        worse = max(self.verdict, verdict, key=_GRAVITY.index)
        if Verdict.REFUSED not in (self.verdict, verdict):
            return replace(self, verdict=worse, remarks=(*self.remarks, remark))
        causes = self.remarks if self.verdict is Verdict.REFUSED else ()
        return replace(self, verdict=worse, remarks=(*causes, remark) if verdict is Verdict.REFUSED else causes)

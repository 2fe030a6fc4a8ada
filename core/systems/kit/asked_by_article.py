"""Systems whose rounds Teach asks about by their articles, not question by question on the round that is open."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.facets.system import FacetName
from paircard.core.values.language import mark

ASKED_BY_ARTICLE: Mapping[FacetName, str] = {
    "teach": mark("Its rounds are asked about in Teach: x opens its lessons, e asks about the next round."),
}
"""What such a system says of the facet it does without."""

"""What the FIDE rules of 2026 changed against those of 2017 - 2025, for arbiters who know the older ones.

`statements` holds what was changed, `question` asks about one of them, `draw` draws by lot.
"""

# no words in this file: names of classes
from paircard.core.teach.topics.changes.draw import draw_change, question_about_change
from paircard.core.teach.topics.changes.question import ChangeKind, ChangeQuestion

__all__ = ["ChangeKind", "ChangeQuestion", "draw_change", "question_about_change"]

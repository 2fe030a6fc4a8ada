"""Title norms for teachers and students: the average, the mix, points, games left out, and the application.

`case` holds the games of a question, `slips` the articles that may be forgotten, `made_up` draws games by lot.
"""

# no words in this file: names of classes
from paircard.core.teach.topics.norms.draw import draw_about_norms, question_about_norms
from paircard.core.teach.topics.norms.question import NormForm, NormKind

__all__ = ["NormForm", "NormKind", "draw_about_norms", "question_about_norms"]

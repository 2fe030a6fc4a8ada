"""The sliding system for teachers and students: who sits where with which colour, who rests, who goes where next.

`question` is what all kinds share, one file a kind or several of a kind; `draw` draws them.
"""

# no words in this file: names of classes
from paircard.core.teach.topics.sliding.draw import draw_sliding, question_about_sliding
from paircard.core.teach.topics.sliding.question import SlidingForm, SlidingKind, SlidingQuestion

__all__ = ["SlidingForm", "SlidingKind", "SlidingQuestion", "draw_sliding", "question_about_sliding"]

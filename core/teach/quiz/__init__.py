"""The quiz: questions about a round, and verdicts that name the first departure from the procedure.

`draw` draws questions, `question` says what can be asked of each, `departure` walks an answer, `tries` counts how
far it is from the right try. A verdict rests on the explanation of the round and on the criteria alone.
"""

# no words in this file: names of classes
from core.teach.answers.typed import Form
from core.teach.answers.verdict import Departure, RuleMark, Verdict
from core.teach.questions.about_round import Kind, Question
from core.teach.questions.draw import draw_question, every_question
from core.teach.questions.whole_round import WholeRound

__all__ = [
    "Departure",
    "Form",
    "Kind",
    "Question",
    "RuleMark",
    "Verdict",
    "WholeRound",
    "draw_question",
    "every_question",
]

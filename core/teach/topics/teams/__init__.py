"""Events of teams for teachers and students: colours, line-ups, clocks, scores, Scheveningen tables, strength.

One file a kind, each judged by the functions that the program itself uses; `draw` draws them.
"""

# no words in this file: names of classes
from paircard.core.teach.topics.teams.draw import draw_about_teams, question_about_teams
from paircard.core.teach.topics.teams.question import TeamForm, TeamKind

__all__ = ["TeamForm", "TeamKind", "draw_about_teams", "question_about_teams"]

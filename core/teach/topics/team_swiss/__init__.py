"""The team Swiss of 2026 for teachers and students: the bye, the upfloaters, the round, White on the first board."""

# no words in this file: names of classes
from paircard.core.teach.topics.team_swiss.draw import draw_about_team_swiss, question_about_team_swiss
from paircard.core.teach.topics.team_swiss.question import TeamSwissForm, TeamSwissKind

__all__ = ["TeamSwissForm", "TeamSwissKind", "draw_about_team_swiss", "question_about_team_swiss"]

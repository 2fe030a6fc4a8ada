"""Ratings for teachers and students: the expected score, K, the change of an event, the next list, first ratings."""

# no words in this file: names of classes
from paircard.core.teach.topics.ratings.draw import draw_about_ratings, question_about_ratings
from paircard.core.teach.topics.ratings.question import RatingForm, RatingKind

__all__ = ["RatingForm", "RatingKind", "draw_about_ratings", "question_about_ratings"]

"""The topics: tables, seats, teams, the other systems, cups, matches and displays, norms, ratings, what changed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from paircard.core.teach.questions.topic import Topic
from paircard.core.teach.topics.berger import BergerKind, BergerQuestion, draw_berger, question_of
from paircard.core.teach.topics.changes import ChangeKind, draw_change, question_about_change
from paircard.core.teach.topics.cups import CupKind, draw_about_cups, question_about_cups
from paircard.core.teach.topics.matches import MatchKind, draw_about_matches, question_about_matches
from paircard.core.teach.topics.norms import NormKind, draw_about_norms, question_about_norms
from paircard.core.teach.topics.other_systems.draw import draw_about
from paircard.core.teach.topics.other_systems.draw import question_of as question_about_round
from paircard.core.teach.topics.other_systems.question import DrawnUpKind, FloatingKind, NeighboursKind, RankedKind
from paircard.core.teach.topics.ratings import RatingKind, draw_about_ratings, question_about_ratings
from paircard.core.teach.topics.sliding import SlidingKind, draw_sliding, question_about_sliding
from paircard.core.teach.topics.team_swiss import TeamSwissKind, draw_about_team_swiss, question_about_team_swiss
from paircard.core.teach.topics.teams import TeamKind, draw_about_teams, question_about_teams
from paircard.core.values.language import mark


def _berger(asked: Mapping[str, Any]) -> BergerQuestion:
    first, second = asked["players"] if "players" in asked else (asked.get("player", 1), asked["round"])
    return question_of(BergerKind(asked["kind"]), asked["n"], second, first)


BERGER = Topic(
    "berger",
    BergerKind,
    draw_berger,
    _berger,
    mark("Questions about Berger tables"),
    mark("Rules: Polish chess code of 2002, Berger tables (B.VI A4)."),
    mark("A table has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on Berger tables: they are numbered 1 to {last}."),
)
SLIDING = Topic(
    "sliding",
    SlidingKind,
    draw_sliding,
    question_about_sliding,
    mark("Questions about the sliding system"),
    mark("Rules: Polish chess code of 2002, sliding system (B.VI A5)."),
    mark("The sliding system has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on the sliding system: they are numbered 1 to {last}."),
)
TEAMS = Topic(
    "teams",
    TeamKind,
    draw_about_teams,
    question_about_teams,
    mark("Questions about teams"),
    mark("Rules: Polish chess code of 2002, teams (B.VI B2, C4, E2, F)."),
    mark("A question about teams has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on teams: they are numbered 1 to {last}."),
)
TEAM_SWISS = Topic(
    "team-swiss",
    TeamSwissKind,
    draw_about_team_swiss,
    question_about_team_swiss,
    mark("Questions about the team Swiss"),
    mark("Rules: FIDE Swiss Team Pairing System in force since 1 February 2026 (C.04.6)."),
    mark("A question about the team Swiss has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on the team Swiss: they are numbered 1 to {last}."),
)
CHANGED = Topic(
    "changes",
    ChangeKind,
    draw_change,
    question_about_change,
    mark("Questions about what changed in 2026"),
    mark("Rules: FIDE (Dutch) System in force since 1 February 2026, against those of 2017 - 2025."),
    mark("A question about a change has no steps: v tells what holds now, and what held before."),
    mark("There is no lesson {wanted} on what changed in 2026: they are numbered 1 to {last}."),
)
CUPS = Topic(
    "cups",
    CupKind,
    draw_about_cups,
    question_about_cups,
    mark("Questions about cups"),
    mark("Rules: Polish chess code of 2002, knock-out (B.VI D)."),
    mark("A question about a cup has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on cups: they are numbered 1 to {last}."),
)
MATCHES = Topic(
    "matches",
    MatchKind,
    draw_about_matches,
    question_about_matches,
    mark("Questions about matches and displays"),
    mark("Rules: Polish chess code of 2002, matches (B.VI E1), simultaneous displays (B.VI H)."),
    mark("A question about a match or a display has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on matches and displays: they are numbered 1 to {last}."),
)
NORMS = Topic(
    "norms",
    NormKind,
    draw_about_norms,
    question_about_norms,
    mark("Questions about title norms"),
    mark("Rules: FIDE Title Regulations of 1 January 2024 (B.01)."),
    mark("A question about norms has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on norms: they are numbered 1 to {last}."),
)
RATINGS = Topic(
    "ratings",
    RatingKind,
    draw_about_ratings,
    question_about_ratings,
    mark("Questions about ratings"),
    mark("Rules: FIDE Rating Regulations of 1 March 2024 (B.02), as changed until October 2025."),
    mark("A question about ratings has no steps: v shows how it is worked out."),
    mark("There is no lesson {wanted} on ratings: they are numbered 1 to {last}."),
)


def _on_system(name: str, system: str, kinds: type[StrEnum], about: str, rules: str) -> Topic:
    return Topic(
        name,
        kinds,
        draw_about(system),
        question_about_round,
        about,
        rules,
        mark("This system has no steps to play: v shows how the answer is worked out."),
        mark("There is no lesson {wanted} on this system: they are numbered 1 to {last}."),
    )


DOUBLE_SWISS = _on_system(
    "double-swiss",
    "double-swiss-2026",
    DrawnUpKind,
    mark("Questions about the Double-Swiss System"),
    mark("Rules: Double-Swiss System, C.04.5, in force since 1 February 2026."),
)
BURSTEIN = _on_system(
    "burstein",
    "burstein-2026",
    FloatingKind,
    mark("Questions about the Burstein System"),
    mark("Rules: Burstein System, C.04.4.2, in force since 1 February 2026."),
)
DUBOV = _on_system(
    "dubov",
    "dubov-2026",
    DrawnUpKind,
    mark("Questions about the Dubov System"),
    mark("Rules: Dubov System, C.04.4.1, in force since 1 February 2026."),
)
LIM = _on_system(
    "lim",
    "lim-2026",
    FloatingKind,
    mark("Questions about the Lim System"),
    mark("Rules: Lim System, C.04.4.3, in force since 1 February 2026, in this program's reading of the text."),
)
KEIZER = _on_system(
    "keizer",
    "keizer",
    RankedKind,
    mark("Questions about Keizer"),
    mark("Rules: Keizer, as the club announced it. No rules of FIDE."),
)
MONRAD = _on_system(
    "monrad",
    "monrad",
    NeighboursKind,
    mark("Questions about Monrad"),
    mark("Rules: Monrad, neighbours by points and number meet. No rules of FIDE."),
)
BY_SYSTEM: Mapping[str, Topic] = {
    "double-swiss-2026": DOUBLE_SWISS,
    "burstein-2026": BURSTEIN,
    "dubov-2026": DUBOV,
    "lim-2026": LIM,
    "keizer": KEIZER,
    "monrad": MONRAD,
}
"""The other systems whose rounds are asked about, by their keys."""
TOPICS: Mapping[str, Topic] = {
    topic.name: topic
    for topic in (
        *(BERGER, SLIDING, TEAMS, TEAM_SWISS, *BY_SYSTEM.values()),
        *(CUPS, MATCHES, NORMS, RATINGS, CHANGED),
    )
}
"""By name."""

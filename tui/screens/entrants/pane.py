"""The card of an entrant: what is known of them, what pairing makes of their games, and how they stand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trp
from paircard.data.papers.cells import cell_len
from paircard.tui.dialogs.card import consequences
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import QUIET, WARN
from paircard.tui.pane.history import who
from paircard.tui.pane.parts import Part, folded
from paircard.tui.screens.entrants.elsewhere_told import elsewhere_told
from paircard.tui.screens.entrants.presence_told import presence
from paircard.tui.screens.entrants.rating_told import origin_told, ratings_told

_LABEL = 13
"""Cells for what something is about."""


def entrant_part(tournament: Tournament, id_: ContestantId, width: int) -> Part:
    """Return who somebody is, and whether they are there."""
    card = tournament.cards[id_]
    lines = [who(card, width - 1)]
    if not tournament.all_paired:
        registration, number = tournament.registrations[id_], tournament.next_round
        there = registration.takes_part(number)
        lines.append(Text("    " + presence(registration, number), QUIET if there else WARN))
    about = _about_team(tournament, TeamId(id_)) if tournament.of_teams else _about(tournament, id_, card.entrant)
    for label, said in about:
        lines += _labelled(label, said, width - 1)
    return Part(tr("Card"), lines, "Enter", least=4)  # no words: a key


def _about(tournament: Tournament, id_: ContestantId, entrant: Entrant) -> Iterator[tuple[str, str]]:
    yield trp("at most 12 columns", "Rating"), " · ".join(_ratings(tournament, id_, entrant))
    yield trp("at most 12 columns", "Federation"), entrant.federation
    yield trp("at most 12 columns", "Club"), ", ".join(dict.fromkeys(filter(None, (entrant.club, entrant.town))))
    yield trp("at most 12 columns", "Born"), entrant.birth_date or str(entrant.birth or "")
    yield trp("at most 12 columns", "Category"), entrant.category
    yield "FIDE", entrant.fide_id
    yield trp("at most 12 columns", "National id"), entrant.national_id
    yield trp("at most 12 columns", "Elsewhere"), elsewhere_told(entrant.elsewhere)
    if entrant.no_half_bye:
        yield trp("at most 12 columns", "Byes"), tr("no half-point bye: {condition}", condition=entrant.no_half_bye)


def _ratings(tournament: Tournament, id_: ContestantId, entrant: Entrant) -> Iterator[str]:
    """Yield the rating that counts, where it comes from, and the others."""
    yield str(entrant.rating or tr("none"))
    if entrant.rating and (entrant.origin or entrant.rating_source):
        yield origin_told(entrant)
    yield from ratings_told(tournament, id_, entrant)
    if entrant.national_rating:
        yield tr("national {rating}", rating=entrant.national_rating)


def _about_team(tournament: Tournament, id_: TeamId) -> Iterator[tuple[str, str]]:
    team = tournament.teams[id_]
    yield trp("at most 12 columns", "Captain"), team.captain
    yield trp("at most 12 columns", "Federation"), team.federation
    for board, member in enumerate(team.members, start=1):
        player = tournament.players[member]
        said = " ".join(filter(None, (player.title.value, player.name, str(player.rating or ""))))
        yield (trp("at most 12 columns", "Players") if board == 1 else ""), f"{board} {said}"


def follows_part(tournament: Tournament, id_: ContestantId, width: int, signs: Signs) -> Part | None:
    """Return what pairing makes of a card: score, colours, floats, the bye; None before there is a round."""
    if not tournament.rounds:
        return None
    told = consequences(tournament, tournament.cards[id_], signs)
    lines = [line for about, said in told.items() for line in _labelled(about, said, width - 1)]
    return Part(tr("For the next pairing"), lines) if lines else None


def _labelled(label: str, said: str, width: int) -> Iterator[Text]:
    """Yield a fact after what it is about; nothing where there is none."""
    if not said:
        return
    for at, each in enumerate(folded(said, width - _LABEL)):
        lead = "" if at else label
        yield Text(no_wrap=True).append(lead + " " * (_LABEL - cell_len(lead)), QUIET).append_text(each)

"""The forms of a team and of its members, in one stream: nothing typed goes on to what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from paircard.core.event.ids import PlayerId, TeamId
from paircard.core.event.team import Team
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import begins, folded
from paircard.tui.dialogs.entrant_form import EntrantForm, read_federation
from paircard.tui.dialogs.form import Field, Values

_FEDERATION, _REGULARS, _ORDER = mark("Federation"), mark("Regulars"), mark("Order")


class MemberForm(EntrantForm):
    """The form of a player, one after the other until nothing is typed."""

    ends_empty = True


class NextTeamForm(EntrantForm):
    """The form of one team after the other, until nothing is typed."""

    ends_empty = True


def team_fields(team: Team | None = None) -> list[Field]:
    """Return the fields of a team, empty or filled with what it has."""
    team = team or Team("")
    return [
        Field("name", mark("Team"), team.name, hint=tr("such as KS Skoczek; the only field needed")),
        Field("short", mark("Short name"), team.short, hint=tr("at most 12 letters, for narrow columns")),
        Field("captain", mark("Captain"), team.captain, hint=tr("who hands in the line-ups")),
        Field("federation", _FEDERATION, team.federation, hint=tr("three letters, such as POL")),
    ]


def order_fields(team: Team, boards: int) -> list[Field]:
    """Return the fields of the order of a team: where the regulars end, and who stands where."""
    usual = tr("how many of the first; nothing: {boards}", boards=boards)
    return [
        Field("regulars", _REGULARS, str(team.regulars or ""), hint=usual),
        Field("order", _ORDER, hint=tr("such as 2 1 3: places of now; nothing: as it is")),
    ]


def read_team(values: Values, before: Team | None = None) -> Team:
    """Return the team that was typed; raise `Refusal` naming the field."""
    changed = replace(
        before or Team(""),
        name=values["name"],
        short=values["short"],
        captain=values["captain"],
        federation=read_federation(tr(_FEDERATION), values["federation"]),
    )
    if "order" not in values:
        return changed
    return replace(changed, regulars=_regulars(values["regulars"]), members=_order(values["order"], changed.members))


def team_named(teams: Mapping[str, TeamId], typed: str) -> TeamId:
    """Return the team of that name, or the only one whose name begins so; raise `Refusal` with those there are."""
    wanted = folded(typed)
    exact = [id_ for name, id_ in teams.items() if folded(name) == wanted]
    meant = exact or [id_ for name, id_ in teams.items() if begins(folded(name), wanted)]
    if len(meant) == 1:
        return meant[0]
    wrong = tr("{typed} is not one team here: type {teams}.", typed=typed or tr("nothing"), teams=", ".join(teams))
    raise Refusal(wrong, field="team")


def _regulars(typed: str) -> int:
    if typed.isascii() and typed.isdigit() and len(typed) < 4:
        return int(typed)
    if not typed:
        return 0
    wrong = mark("{field}: {text} is not a number: type how many of the first are regulars, or nothing.")
    raise Refusal(tr(wrong, field=tr(_REGULARS), text=typed))


def _order(typed: str, members: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Return the members in the order typed by their places of now; those not named stand behind."""
    words = typed.replace(",", " ").split()
    places = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 4]
    known = all(1 <= place <= len(members) for place in places)
    if len(places) < len(words) or len(set(places)) < len(places) or not known:
        wrong = mark("{field}: type each place once, 1 to {last}, such as {example}.")
        raise Refusal(tr(wrong, field=tr(_ORDER), last=len(members), example="2 1 3"))
    first = tuple(members[place - 1] for place in places)
    return (*first, *(each for each in members if each not in first))

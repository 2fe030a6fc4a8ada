"""Write a tournament as TRF16 or TRF26, the report files of FIDE.

TRF16 gets XXR and XXC (formats of JaVaFo) for what it cannot say. Names longer than their 33 columns are cut. An
adjourned game is left blank: neither edition has a code for it (F9).
"""

from __future__ import annotations

from paircard.core.event.adjourned import need_all_over
from paircard.core.event.announced_facts import KeptRecord
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.latin import latin
from paircard.core.values.text import aligned
from paircard.data.exchange.trf.outgoing import Outgoing
from paircard.data.exchange.trf.records.incidents import CODE as COMMENT
from paircard.data.exchange.trf.style import STANDARD, Edition, Style
from paircard.data.exchange.trf.table import written
from paircard.data.exchange.trf.unplaced_records import in_place, still_to_tell

LINE_END = "\r\n"


def write_trf(tournament: Tournament, edition: Edition = Edition.TRF16, style: Style = STANDARD) -> bytes:
    """Return the report of a tournament; numbers are pairing numbers, as they stand now.

    Raises `Refusal` where there is none, as of what is not rated.
    """
    if (score := system_of(tournament).score) and (why := score.not_reported(tournament)):
        raise Refusal(why)
    need_spelled(tournament, style)
    _need_final(tournament, edition, style)
    if style.for_engine:
        need_players(tournament)
        return as_bytes(list(written(Outgoing(style.event(tournament), edition, style))))
    lines = list(written(Outgoing(tournament, edition, style)))
    kept = still_to_tell(tournament.facts.kept_records, lines)
    if not style.comments:
        kept = [each for each in kept if not each.text.startswith(COMMENT)]
    if style.ascii:
        kept = [KeptRecord(each.after, _same_width(each.text)) for each in kept]
    return as_bytes(list(in_place(lines, kept)))


def _need_final(tournament: Tournament, edition: Edition, style: Style) -> None:
    """Refuse a final report while a game is adjourned (Q169), and a file that could not say that it is none."""
    if style.running and (edition is Edition.TRF16 or not style.comments):
        raise Refusal(tr("The file of a running event is TRF26 with comments: only that can say what it is."))
    if not style.pairs_on:
        need_all_over(tournament)


def as_bytes(lines: list[str]) -> bytes:
    """Return lines as a report has them: UTF-8, each with CR LF."""
    return "".join(f"{aligned(line)}{LINE_END}" for line in lines).encode()


def _same_width(text: str) -> str:
    """Return a record of another program in ASCII, every sign in its column."""
    return "".join(latin(each)[:1] or "?" for each in text)


def need_players(tournament: Tournament) -> None:
    """Refuse to write for pairing programs what they cannot read."""
    if tournament.of_teams:
        raise Refusal(tr("Pairing programs read events of players only, not of teams: export it as TRF26."))


def need_spelled(tournament: Tournament, style: Style) -> None:
    """Refuse to write names in ASCII that would be nobody's, or two people's; a pairing program asks for none."""
    if not style.ascii or style.for_engine:
        return
    spelled: dict[str, str] = {}
    for card in tournament.player_cards.values():
        name = card.entrant.name
        written = style.spell(name)
        if written.count("?") > name.count("?"):
            wrong = tr("{name} cannot be spelled in ASCII: leave it out, or type the name in Latin letters.", name=name)
            raise Refusal(wrong)
        if spelled.setdefault(written, name) != name:
            wrong = tr(
                "{one} and {two} would both be {name} in ASCII: leave it out, or tell them apart.",
                one=spelled[written],
                two=name,
                name=written,
            )
            raise Refusal(wrong)

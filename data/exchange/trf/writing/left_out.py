"""What a report cannot tell of a tournament, a row each, so that whoever sends it in knows."""

# no words in this file: the manual, which shows the rows, is English
from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import dataclass
from paircard.data.exchange.trf.outgoing import Outgoing
from paircard.data.exchange.trf.records.player_columns import FIDE_ID, NAME
from paircard.data.exchange.trf.records.team import NAME as TEAM_NAME
from paircard.data.exchange.trf.style import STANDARD, Edition, Style
from paircard.data.exchange.trf.writing import left_out_said


def lost_in_report(tournament: Tournament, style: Style = STANDARD, edition: Edition = Edition.TRF26) -> Iterator[str]:
    """Yield a sentence for every kind of thing that is cut, spelled or left out."""
    out = Outgoing(tournament, edition, style)
    for loss in LOSSES:
        if out.of_teams or not loss.of_teams:
            yield from loss.told(out)


@dataclass(frozen=True, slots=True)
class Loss:
    """One row."""

    code: str
    """The record that has no room for it; empty where there is no record."""
    what: str
    """In a few words, for the manual."""
    told: Callable[[Outgoing], Iterator[str]]
    """What says it of an event that has any."""
    of_teams: bool = False
    """Whether only an event of teams has it."""


LOSSES: tuple[Loss, ...] = (
    Loss("001", "in TRF16, results of adjourned games", left_out_said.without_result),
    Loss("001", "games of an earlier stage", left_out_said.carried),
    Loss("001", "games of play-offs", left_out_said.play_offs),
    Loss("", "matches decided by lots, by forfeit or because somebody left", left_out_said.decisions),
    Loss("001", f"FIDE ids of more than {FIDE_ID.width} characters", left_out_said.ids),
    Loss("001", "letters that ASCII has not, where it is asked for", left_out_said.spelled),
    Loss("001", "letters that have no spelling in it", left_out_said.unspelled),
    Loss("001", f"names beyond {NAME.width} characters", left_out_said.long),
    Loss("as 172 says", "any rating in TRF16 but the official one", left_out_said.other_ratings),
    Loss("", "periods of a long event", left_out_said.periods),
    Loss("", "boards of one's own and the numbering of the boards", left_out_said.board_numbers),
    Loss("", "how many byes a player may ask for", left_out_said.limits_of_byes),
    Loss("", "who was expelled", left_out_said.expelled),
    Loss("###", "that an event is in FIDE mode", left_out_said.fide_mode),
    Loss("###", "in TRF16, whatever comments tell", left_out_said.comments),
    Loss("###", "with `--records-only`, anything", left_out_said.comments_left_out),
    Loss("260", "that they are members of one club or federation", left_out_said.apart),
    Loss("001", "games of teams against nobody", left_out_said.against_nobody, of_teams=True),
    Loss("001", "games of second legs", left_out_said.second_legs, of_teams=True),
    Loss("300", "any line-up in TRF16, nor any match of 330", left_out_said.told_by_trf26, of_teams=True),
    Loss("320", "any bye in TRF16: they stand with the members", left_out_said.byes_of_teams, of_teams=True),
    Loss("310", f"names beyond {TEAM_NAME.width} characters", left_out_said.long_teams, of_teams=True),
    Loss("", "captains, federations of teams and numbers of regulars", left_out_said.captains, of_teams=True),
)

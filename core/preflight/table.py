"""The demands of federations, a row each, with where they stand and when that was said or read there."""

from __future__ import annotations

from paircard.core.preflight import event, people
from paircard.core.preflight.demand import Demand, Federation
from paircard.core.values.language import mark

_READ = "2026-11"
"""When the pages were read."""
_B02, _RB = "FIDE B.02", "FIDE B.02-RB"  # no words: names of regulations
_FORMS = "FIDE IT3"  # no words: the name of a form
_TRF = "FIDE TRF26"  # no words: the name of a format
_QC = "qc.fide.com, letter to rating officers"  # no words: a page
_SCHACK = "schack.se, elorankade tävlingar"  # no words: a page
_DZSZACH = "dzszach.pl, ewidencja"  # no words: a page
_WMZSZACH = "wmzszach.eu, sprawozdawczość"  # no words: a page
_MZSZACH = "mzszach.pl, instrukcja sprawozdania"  # no words: a page
_BG = "chessarbiters-bg.com, състезател без FIDE ID"  # no words: a page
_BG_OLD = "chessarbiters-bg.info"  # no words: a page

DEMANDS: tuple[Demand, ...] = (
    Demand("fide", "both", mark("The head of the report is complete."), _TRF, "2026-02", event.head),
    Demand("fide", "start", mark("The event is registered with FIDE."), f"{_B02} 0.2", "2024-03-01",
           event.not_registered_yet, by_hand=True),
    Demand("fide", "both", mark("The registration was in time."), f"{_B02} 0.2", "2024-03-01",
           event.registered_too_late),
    Demand("fide", "both", mark("The time control is slow enough for the ratings."), f"{_B02} 1.1", "2024-03-01",
           event.slow_enough),
    Demand("fide", "both", mark("No more rounds a day than are rated."), f"{_RB} 3.1", "2024-03-01",
           event.rounds_a_day),
    Demand("fide", "both", mark("No more hours a day than are rated."), f"{_B02} 3", "2024-03-01", event.hours_a_day),
    Demand("fide", "both", mark("An event of more than 30 days is reported in parts."), f"{_B02} 4", "2024-03-01",
           event.periods),
    Demand("fide", "both", mark("Everybody has a federation."), _TRF, "2026-02",
           people.everybody_but(people.no_federation)),
    Demand("fide", "both", mark("Who has no FIDE id can be registered: date of birth, sex and federation."), _QC,
           "2024-02-26", people.everybody_but(people.new_and_incomplete)),
    Demand("fide", "report", mark("Arbiters are named with their FIDE ids."), _FORMS, _READ,
           people.arbiters_without_id),
    Demand("fide", "report", mark("The e-mail addresses of chief arbiter and organiser are told."), _FORMS, _READ,
           event.addresses),
    Demand("fide", "report", mark("All is played and entered."), f"{_B02} 5.1", "2024-03-01", event.all_played),
    Demand("fide", "report", mark("The report is in time for the third list after the end."), f"{_B02} 9.1",
           "2024-03-01", event.to_be_checked, by_hand=True),
    Demand("pol", "both", mark("Every Polish player has the number of the central register (national id)."), _DZSZACH,
           _READ, people.everybody_but(people.of_federation("POL", people.no_national_id))),
    Demand("pol", "both", mark("Every whole date of birth is known."), _WMZSZACH, _READ,
           people.everybody_but(people.no_date_of_birth)),
    Demand("pol", "both", mark("Place, dates, time control and arbiters are told."), _WMZSZACH, _READ, event.head),
    Demand("pol", "both", mark("The days of all rounds are told."), _WMZSZACH, _READ, event.days_of_rounds),
    Demand("pol", "both", mark("Every Polish player has a voivodship, and it is said what the event is rated for."),
           _WMZSZACH, _READ, event.to_be_checked, by_hand=True),
    Demand("pol", "report", mark("All is played and entered."), _WMZSZACH, _READ, event.all_played),
    Demand("pol", "report", mark("The list of categories won goes with the report."), _WMZSZACH, _READ,
           event.polish_norms, by_hand=True),
    Demand("pol", "report", mark("The report is sent within three days."), _MZSZACH, "2019", event.days_after(3),
           by_hand=True),
    Demand("pol", "report", mark("Categories count from the last day where it is there within a week."), _WMZSZACH,
           _READ, event.days_after(7), by_hand=True),
    Demand("swe", "start", mark("The event is announced to the rating officer."), _SCHACK, _READ,
           event.days_before(10), by_hand=True),
    Demand("swe", "start", mark("Every foreign player has a FIDE id."), _SCHACK, _READ,
           people.everybody_but(people.from_elsewhere("SWE", people.no_fide_id))),
    Demand("swe", "report", mark("Every player has a FIDE id; the rating officer gives Swedish members theirs."),
           _SCHACK, _READ, people.everybody_but(people.no_fide_id)),
    Demand("swe", "both", mark("The time control is slow enough for the ratings."), _SCHACK, _READ, event.slow_enough),
    Demand("swe", "both", mark("Arbiters are named with their FIDE ids."), _SCHACK, _READ,
           people.arbiters_without_id),
    Demand("swe", "report", mark("No accents in the names of players and arbiters."), _SCHACK, _READ,
           people.beyond_ascii),
    Demand("swe", "report", mark("All is played and entered."), _SCHACK, _READ, event.all_played),
    Demand("bul", "both", mark("No foreign player without a FIDE id takes part."), _BG, _READ,
           people.everybody_but(people.from_elsewhere("BUL", people.no_fide_id))),
    Demand("bul", "both", mark("Bulgarians without a FIDE id have three names, date of birth and sex."), _BG, _READ,
           people.everybody_but(people.bulgarian_and_incomplete)),
    Demand("bul", "both", mark("... and an e-mail address."), _BG, _READ, event.to_be_checked, by_hand=True),
    Demand("bul", "both", mark("Every whole date of birth is known."), _BG_OLD, "2013-07-01",
           people.everybody_but(people.no_date_of_birth)),
    Demand("bul", "report", mark("All is played and entered."), _BG_OLD, "2013-07-01", event.all_played),
    Demand("bul", "report", mark("The report is sent within seven days."), _BG_OLD, "2013-07-01",
           event.days_after(7), by_hand=True),
)  # fmt: skip
"""Federation by federation, in the order in which they are told."""


def demands_of(federation: Federation, *, report: bool) -> tuple[Demand, ...]:
    """Return what a federation wants before round 1, or before the report."""
    now = "report" if report else "start"
    return tuple(each for each in DEMANDS if each.of == federation and each.moment in ("both", now))

"""The codes of tie-breaks: what they mean, what is refused, and that old files still read."""

from __future__ import annotations

import pytest

from paircard.core.event.codec import decode, encode
from paircard.core.event.regulations import Regulations
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tiebreaks import LISTS, METHODS, PROFILES, code_in, codes_kept, parse, parse_list
from paircard.core.tiebreaks.methods.teams import TEAM_METHODS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.records.tie_breaks import code_of
from paircard.data.manual import page_called
from tests.support.oracle import ROUND_ROBIN


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("BH@fide2009,BH/C1@fide2009,DE,SB@fide2009", "BH@fide2009 BH/C1@fide2009 DE SB@fide2009"),
        (" bh/m1 ; ps ", "BH/M1@fide1998 PS"),
        ("SSFBH RUZ LOTS", "SSFBH RUZ LOTS"),
        ("f10", "DE/FIRST ARO LOTS"),
        ("ssf-rr", "DE/P@ssf SB/P@ssf WIN BPG LOTS"),
        ("", ""),
    ],
)
def test_lists(typed: str, keys: str) -> None:
    assert " ".join(each.key for each in parse_list(typed)) == keys


def test_modifiers() -> None:
    (median,) = parse_list("BH/M2@c07-2026")
    assert (median.options.cut_low, median.options.cut_high, median.options.profile.key) == (2, 2, "c07-2026")
    (koya,) = parse_list("KS/L60/L-1")
    assert (koya.options.percent, koya.options.limit) == (60, -1)
    (rating,) = parse_list("RTNG/R")
    assert rating.less_is_better
    (number,) = parse_list("TPN/R")
    assert not number.less_is_better
    assert parse_list("ARO/C1/U1400")[0].name == "Average rating of opponents, without the lowest, unrated as 1400"
    assert parse_list("BH/C2@fide2009")[0].full_name == "Buchholz, without the lowest 2 (FIDE 2009: virtual opponent)"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("luck", "There is no tie-break 'luck'. All codes: page tie-breaks of the manual (M, or "),
        ("BH,BHS/C1", "no tie-break 'BHS/C1'; nearest: BH. All codes: "),
        ("Buchholz", "nearest: BH, SSFBH, AOB. All codes: "),
        ("PZSCH", "nearest: PZSZACH. All codes: page tie-breaks of the manual (M, or paircard manual tie-breaks)."),
        ("BH,bh@fide1998", "BH@fide1998 appears twice"),
        ("BH/X", "BH/X: BH has no /X: it takes C1, F, M1, P, R, RAW."),
        ("BH/C0", "has no /C0"),
        ("BH/", "has no /:"),
        ("PS/M1", "PS has no /M1"),
        ("WON/KEEP", "WON has no /KEEP"),
        ("DE/RAW", "DE has no /RAW"),
        ("KS/L101", "KS has no /L101"),
        ("BH@fide2010", "there is no profile 'fide2010': choose from fide1998, fide2009, ssf"),
        ("BH@", "there is no profile ''"),
        ("WON@1850", "there is no profile '1850'"),
        ("EDE", "EDE is for team events"),
        ("BH DE PS SB KS ARO TPR PTP WON WIN BPG BWG LOTS", "13 tie-breaks are too many"),
    ],
)
def test_refusals(typed: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_list(typed)
    assert sentence in refused.value.message
    assert refused.value.message.endswith(".")


def test_the_manual_has_every_code() -> None:
    """A refusal sends people there."""
    page = page_called("tie-breaks").text
    assert [code for code in (*METHODS, *TEAM_METHODS, *LISTS) if f"`{code}`" not in page] == []


def test_files_of_earlier_versions_still_read() -> None:
    """Their regulations name the three tie-breaks of that time by other keys."""
    document = {**encode(Regulations()), "tie_breaks": ["buchholz-fide1998", "progressive", "wins"]}
    old = decode(SYSTEMS, Regulations, document)
    assert parse(old.tie_breaks) == parse(Regulations().tie_breaks)
    assert [each.key for each in parse(old.tie_breaks)] == ["BH@fide1998", "PS", "WON"]


def test_the_key_of_a_tie_break_is_its_code() -> None:
    """What was parsed can be written into the regulations and parsed again."""
    codes = [
        f"{code}@{profile}" if method.by_profile else code for code, method in METHODS.items() for profile in PROFILES
    ]
    for code in codes:
        (once,) = parse((code,))
        assert parse((once.key,)) == (once,)
        assert once.key == code


def test_columns_fit_the_table() -> None:
    for code, method in METHODS.items():
        assert len(method.label) <= 5, code
        for cut in ("/C1", "/M2"):
            if cut[1] in method.modifiers:
                assert len(parse((code + cut,))[0].label) <= 6


def test_named_lists() -> None:
    """Each is announced as a whole, and its name says what it holds."""
    for name, known in LISTS.items():
        parsed = parse(known.codes, teams=name.startswith("TEAMS"))
        assert [each.key for each in parsed] == list(known.codes)


def test_a_profile_is_harmless_where_all_are_the_same() -> None:
    assert parse(("WON@ssf", "KS@c07-2026")) == parse(("WON", "KS"))


def test_a_code_without_a_book_is_of_the_book_of_the_event() -> None:
    """Not of 1998 in an event of today; a list by its name, and what names its book, stay what they are."""
    book = SYSTEMS["dutch-2026"].tie_break_book
    typed = [each.key for each in parse_list("BH/C1,BH,SB,PS", book=book)]
    assert tuple(typed) == SYSTEMS["dutch-2026"].tie_breaks
    assert [each.key for each in parse_list("DE,WON,BH@fide2009", book=book)] == ["DE@c07-2026", "WON", "BH@fide2009"]
    assert parse_list("F10", book=book) == parse_list("F10")
    former = [key for key, system in SYSTEMS.items() if system.tie_break_book != "c07-2026"]
    assert former == ["swiss-1998", "team-swiss-1998"]


def test_what_is_shown_bare_is_typed_bare() -> None:
    """Q104: one code, one meaning in an event; what another book counts, and what an old file announced, says so."""
    for system in SYSTEMS.values():
        teams = system.contestants == "teams"
        for code in (*METHODS, *(TEAM_METHODS if teams else ())):
            (typed,) = parse_list(code, teams=teams, book=system.tie_break_book)
            assert code_in(typed, system.tie_break_book) == code
    robin = SYSTEMS["round-robin"]
    assert codes_kept(robin.tie_breaks, robin.tie_break_book) == ("DE", "SB", "KS", "WIN")
    old = codes_kept(("DE/P", "SB/P@fide1998", "KS", "WON"), robin.tie_break_book)
    assert old == ("DE/P@fide1998", "SB/P@fide1998", "KS", "WON")
    assert codes_kept(("BH@fide1998", "PS", "WON"), SYSTEMS["swiss-1998"].tie_break_book) == ("BH", "PS", "WON")


OF_ROUND_ROBINS = (
    *("DE", "BPG", "BWG", "REP", "STD", "SB", "SB/C1", "SB/C2", "RTNG", "RTNG/R", "WIN", "TPN", "TPN/R"),
    *("KS", "KS/L+1", "KS/L+2", "KS/L-1", "KS/L-2"),
)


@pytest.mark.parametrize("code", OF_ROUND_ROBINS)
def test_the_codes_of_a_round_robin_are_those_of_fide(code: str) -> None:
    """Q104: typed bare in a round robin each is C.07 as in force, shown bare, and no code of our own in a report."""
    book = SYSTEMS["round-robin"].tie_break_book
    (typed,) = parse_list(code, book=book)
    assert typed.options.profile.key == "c07-2026" or not typed.method.by_profile
    assert code_in(typed, book) == code_of(typed) == code
    assert code in ROUND_ROBIN, "held against gacrux by tests.support.oracle"

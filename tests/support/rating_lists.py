"""Rating lists for tests, in the layouts of FIDE; the names are made of syllables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from paircard.data.ratings.rated_player import Rated

HEADER = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
    "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
_SYLLABLES = "no wak kow al ski ber gan der sen mar tin lu pe tro va iv an ko si dor ek ra mon zu fi".split()  # noqa: SIM905
_FEDERATIONS = ("POL", "SWE", "BUL", "ESP", "IND", "FRA", "GER", "RUS")


def some_players(chance: Random, count: int) -> Iterator[Rated]:
    """Yield players by rising id, a third of them rated, some titled."""
    for number in range(count):
        surname = "".join(chance.choices(_SYLLABLES, k=3)).capitalize()
        first = "".join(chance.choices(_SYLLABLES, k=2)).capitalize()
        rated = chance.random() < 0.33
        yield Rated(
            f"{surname}, {first}",
            str(1_000_000 + number),
            federation=chance.choice(_FEDERATIONS),
            sex=chance.choice("mw"),
            title=chance.choice(("GM", "IM", "FM", "WGM")) if chance.random() < 0.01 else "",
            standard=chance.randint(1400, 2600) if rated else 0,
            rapid=chance.randint(1400, 2600) if rated else 0,
            blitz=0,
            birth=chance.randint(1940, 2018),
            active=chance.random() < 0.6,
        )


def text_line(player: Rated, other_titles: str = "") -> str:
    """Return a line of `players_list_foa.txt`; other titles that run over move what follows."""
    flag = "" if player.active else "i"
    return (
        f"{player.fide_id:<15}{player.name:<61}{player.federation:<4}{player.sex.upper():<4}{player.title:<5}{'':<5}"
        f"{other_titles:<15}{'':<4}{player.standard:<6}{0:<4}{player.k:<3}{player.rapid:<6}{0:<4}{player.rapid_k:<3}"
        f"{player.blitz:<6}{0:<4}{player.blitz_k:<3}{player.birth:<6}{flag:<4}"
    )


def write_text(path: Path, players: Iterable[Rated]) -> Path:
    """Write a list in fixed width, CR LF."""
    with path.open("w", encoding="ascii", newline="") as file:
        file.write(f"{HEADER.ljust(162)}\r\n")
        file.writelines(f"{text_line(each)}\r\n" for each in players)
    return path


def write_xml(path: Path, players: Iterable[Rated]) -> Path:
    """Write a list as XML."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write("<playerslist>\n")
        file.writelines(map(_xml, players))
        file.write("</playerslist>\n")
    return path


def _xml(player: Rated) -> str:
    fields = {
        "fideid": player.fide_id, "name": player.name, "country": player.federation, "sex": player.sex.upper(),
        "title": player.title, "w_title": "", "o_title": "", "foa_title": "",
        "rating": player.standard, "games": 0, "k": player.k, "rapid_rating": player.rapid, "rapid_games": 0,
        "rapid_k": player.rapid_k,
        "blitz_rating": player.blitz, "blitz_games": 0, "blitz_k": player.blitz_k,
        "birthday": player.birth, "flag": "" if player.active else "i",
    }  # fmt: skip
    inner = "\n".join(f"<{tag}>{value}</{tag}>" for tag, value in fields.items())
    return f"<player>\n{inner}\n</player>\n"

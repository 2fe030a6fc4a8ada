"""Events to look at on paper: a hall full of players, and names in every script and of every length."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from paircard.core.commands import (
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from tests.support.play import TIME

FIRST = [
    "Agnieszka",
    "Stanisław",
    "Żaneta",
    "Łukasz",
    "Örjan",
    "Åsa",
    "Стоян",
    "Ивайла",
    "Grzegorz",
    "Zbigniew",
    "Wojciech",
    "Ewa",
]
LAST = [
    "Wójcik",
    "Brzęczyszczykiewicz",
    "Nowak",
    "Åkerström",
    "Lindqvist",
    "Пенковски",
    "Димитрова",
    "Kowalska",
    "Gałązka",
    "Öberg",
    "Ek",
    "Żak",
]
STRANGE = (
    "Papadopoulos-Konstantinidis, Aleksandros Konstantinos Maria",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch,A",
    "محمد, عبد الرحمن",
    "בן-גוריון, דוד",
    "क्षत्रिय, श्रीनिवास",
    "王, 小明",
    "佐藤, さくら",
    "김, 철수",
    "გაფრინდაშვილი, ნონა",
    "Παπαδόπουλος, Κωνσταντίνος",
    "Պետրոսյան, Տիգրան",
    "Trần, Gia Lạc",
    "สมชาย, ใจดี",
    "தமிழ், செல்வன்",
    "Þórsdóttir, Sigríður",
    "👩🏽‍🦰 Emoji, ♟",
    "O'Neill <b>&amp;</b> #let $x$ \\u{1} [*_`@ref`_*]",
    "Li",
    "Ḿüllėr̃, A\u0328\u0331na ק\u0331 क\u0331",
    "𐎀𐎁 Ugarit, ꔀ",
)
LONG = (
    "W" * 60,
    "Konstantinopolitanczykiewiczowna-Brzeczyszczykiewiczowna, A",
    "Il" * 30,
    "a b " * 15,
    "WWWWWWWWWWWW WWWWWWWWWWWWWWWWWWWWWWWW WWWWWWWWWWWWW",
    "Щ" * 60,
    "Жщ Щж" * 12,
    "-" * 30 + "a",
    "王" * 60,
    "Li",
)
"""Names as wide as they can be, without a place to break and with many."""
OUTCOMES = (Result.WHITE, Result.WHITE, Result.DRAW, Result.BLACK)


def full_hall(players: int = 60, rounds: int = 9, played: int = 7) -> Tournament:
    """An event with names of three languages, its last round paired but not played."""
    names = [f"{LAST[n % len(LAST)]}, {FIRST[(n * 5 + n // 12) % len(FIRST)]}" for n in range(players)]
    return played_by(
        names, Details("Otwarte Mistrzostwa Łodzi", "Łódź", "2026/05/01", "2026/05/09", "Åsa Ek"), rounds, played
    )


def strange_names(rounds: int = 9, played: int = 5) -> Tournament:
    """An event with names that are long, of many scripts, or made to break what prints them."""
    details = Details("Турнир «Σκάκι» 国際 — التحدي — Festival of Very Long Names", "Nowa Przystań", "2026/05/01")
    return played_by(STRANGE, details, rounds, played)


def played_by(names: Sequence[str], details: Details, rounds: int, played: int) -> Tournament:
    """Play rounds with results by chance, then pair one more."""
    chance = Random(7)
    entrants = [
        Entrant.of(
            name,
            rating=2450 - 17 * n,
            title=list(Title)[n % 5] if n % 3 == 0 else Title.NONE,
            federation=("POL", "SWE", "BUL")[n % 3],
            club=f"{name.split(',')[0][:20]} SK",
            birth=1950 + n % 60,
            fide_id=str(1100000 + n),
        )
        for n, name in enumerate(names)
    ]
    ties = ("BH/C1", "BH", "SB", "PS", "ARO")
    tournament = Tournament.beginning(SYSTEMS)
    for setup in (
        CreateTournament(details.cleaned(), Regulations(rounds=rounds, tie_breaks=ties)),
        RegisterEntrants(tuple(entrants)),
        SetFirstColour("W"),
    ):
        tournament = tournament.record(setup.decide(tournament), arbiter="Anna", time=TIME)
    for number in range(1, played + 2):
        commands = [PairRound(), PublishRound()]
        for command in commands:
            tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
        if number <= played:
            for board in tournament.rounds[-1].boards:
                enter = EnterResult(number, board.number, chance.choice(OUTCOMES))
                tournament = tournament.record(enter.decide(tournament), arbiter="Anna", time=TIME)
    return tournament

"""The events of the pictures: made up, played by lots that are the same on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from paircard.core.commands import (
    Command,
    CreateTournament,
    EnterResult,
    HandUsualLineUps,
    PairRound,
    PublishRound,
    RegisterEntrants,
    RegisterTeam,
    SetFirstColour,
)
from paircard.core.commands.duel import ChooseColour, DrawForColour
from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant, Title
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.simulation.game_models import by_milvang
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.samples.demo import demo_commands, demo_entrants
from paircard.data.storage.event_file import EventFile
from screenshots.drive import NOON

Commands = Iterator[Command]


class Growing:
    """A tournament as far as commands have brought it, and the lots that decide its games."""

    def __init__(self, seed: str) -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self._lots = Random(seed)

    def do(self, *commands: Command) -> Commands:
        """Let commands happen here, and yield them for the file."""
        for command in commands:
            facts = command.decide(self.tournament)
            self.tournament = self.tournament.record(facts, arbiter="", time="")
            yield command

    def opened(self, name: str, regulations: Regulations, entrants: tuple[Entrant, ...]) -> Commands:
        """Open an event and enter its players."""
        yield from self.do(CreateTournament(Details(name, "Nowa Przystań", "2026-05-01", "2026-05-03"), regulations))
        yield from self.do(RegisterEntrants(entrants))
        if SYSTEMS[regulations.system].entry.draws_colour:
            yield from self.do(SetFirstColour("W", "a seed"))

    def paired(self) -> Commands:
        """Pair a round and publish it."""
        yield from self.do(PairRound())
        if not self.tournament.rounds[-1].published:
            yield from self.do(PublishRound())

    def results(self, share: float = 1.0, *, drawn: bool = True) -> Commands:
        """Type the results of a round, or of so many of its boards, as lots have them finish."""
        round_ = self.tournament.rounds[-1]
        for board in round_.missing:
            if self._lots.random() < share:
                yield from self.result_of(round_.number, board, drawn=drawn)

    def result_of(self, number: int, board: Board, *, drawn: bool = True) -> Commands:
        """Type the result of a board."""
        yield from self.do(EnterResult(number, board.number, self._result(board, drawn=drawn)))

    def rounds(self, count: int) -> Commands:
        """Play rounds to their end."""
        for _ in range(count):
            yield from self.paired()
            yield from self.results()

    def _result(self, board: Board, *, drawn: bool) -> Result:
        white, black = (self.tournament.registrations[id_].entrant.rating or UNRATED for id_ in board.players)
        chances = by_milvang(white, black)
        signs = (Result.WHITE, Result.DRAW, Result.BLACK)
        return self._lots.choices(signs, (chances.white, chances.draw if drawn else 0.0, chances.black))[0]


def open_of_97() -> Commands:
    """A rated open by the rules of 2026: 97 players, the sixth of nine rounds half played."""
    event = Growing("open")
    yield from event.opened("Harbour Open", Regulations(9, "dutch-2026"), crowd(97))
    yield from event.rounds(5)
    yield from event.paired()
    yield from event.results(0.55)


def cup_of_16() -> Commands:
    """A cup: of the quarter finals two are played."""
    event = Growing("cup")
    yield from event.opened("City Cup", Regulations(4, "knockout", tie_breaks=()), demo_entrants()[:16])
    yield from event.paired()
    yield from event.results(drawn=False)
    yield from event.paired()
    yield from event.results(0.5, drawn=False)


def match_of_two() -> Commands:
    """A match to eight games: five are played."""
    event = Growing("match")
    yield from event.opened("Challenge Match", Regulations(8, "match", tie_breaks=()), demo_entrants()[:2])
    yield from event.do(DrawForColour("Challenge"), ChooseColour("W"))
    yield from event.rounds(5)
    yield from event.paired()


def teams_of_four() -> Commands:
    """A Swiss of ten teams by the rules of 2026: the third of five rounds half played."""
    event = Growing("teams")
    regulations = Regulations(5, "team-swiss-2026")
    yield from event.do(CreateTournament(Details("Inter-City Teams", "Nowa Przystań", "2026-05-01"), regulations))
    players = sorted(crowd(50), key=lambda each: -each.rating)
    for number, city in enumerate(_CITIES):
        yield from event.do(RegisterTeam(Team(city), tuple(players[number::10])))
    yield from event.do(SetFirstColour("W", "a seed"))
    for number in range(1, 4):
        yield from event.paired()
        yield from event.do(HandUsualLineUps(number))
        yield from event.results(1.0 if number < 3 else 0.55)


def round_robin_of_10() -> Commands:
    """A round robin of ten: five of nine rounds played, the sixth under way."""
    event = Growing("round robin")
    yield from event.opened("Masters", Regulations(9, "round-robin"), demo_entrants()[:10])
    yield from event.do(PairRound())
    for round_ in event.tournament.rounds[:6]:
        for board in round_.missing[: 5 if round_.number < 6 else 2]:
            yield from event.result_of(round_.number, board)


def crowd(count: int) -> tuple[Entrant, ...]:
    """Return so many invented players of eight federations, the strongest first."""
    lots = Random("crowd")
    names = [
        (f"{surname}, {first}", federation, sex)
        for federation, (surnames, *by_sex) in _NAMES.items()
        for surname in surnames.split()
        for sex, firsts in zip("mw", by_sex, strict=True)
        for first in firsts.split()
    ]
    return tuple(
        Entrant.of(
            name,
            rating=(rating := 2390 - 1130 * place // count + lots.randint(-9, 9)),
            title=next((title for least, title in _TITLES if rating >= least and lots.random() < 0.7), Title.NONE),
            federation=federation,
            club=f"SC {lots.choice(_CITIES)}",
            birth=lots.randint(1952, 2014),
            sex=sex,
        )
        for place, (name, federation, sex) in enumerate(lots.sample(names, count))
    )


UNRATED = 1400
_TITLES = ((2330, Title.IM), (2240, Title.FM), (2120, Title.CM))
_CITIES = "Arkona Bellmora Castra Dorstein Elvangen Faro-Nord Gavelund Hohenmark Istria Jadwiga".split()  # noqa: SIM905
_NAMES = {
    "SWE": ("Åkerlind Sjövall Norrby Tallberg", "Elof Sixten Birk", "Tuva Saga Ebba"),
    "GER": ("Grünwald Lüders Oehlke Rautenberg", "Jörn Falk Till", "Silke Antje Frauke"),
    "ESP": ("Ibarrola Peñalver Zubiri Cantallops", "Íñigo Tomás Gael", "Nerea Inés Lucía"),
    "ITA": ("Bassanini Corvaglia Feltrin Tonelotto", "Nevio Ezio Dario", "Chiara Ilaria Giada"),
    "POR": ("Quintanilha Bragança Figueiró Serpa", "Rui Nuno Tiago", "Leonor Inês Filipa"),
    "EST": ("Põldsaar Rannamets Kõrve Lepasaar", "Jaan Siim Urmas", "Külli Triin Maarja"),
    "HUN": ("Szélkúti Gyárfási Hollósy Üveges", "Örs Zsombor Bence", "Dorottya Zsófia Réka"),
    "VIE": ("Trần Đặng Nguyễn Phùng", "Gia Minh Quân", "Thùy Ngọc Linh"),
}
"""Surnames, first names of men and of women."""

EVENTS: dict[str, Callable[[], Commands]] = {
    "demo": demo_commands,
    "open": open_of_97,
    "cup": cup_of_16,
    "match": match_of_two,
    "teams": teams_of_four,
    "round-robin": round_robin_of_10,
}


def made(name: str, folder: Path) -> Path:
    """Write an event of the pictures into a folder and return its path."""
    path = folder / f"{name}.json"
    EventFile.create(path, *EVENTS[name](), arbiter="demo", clock=lambda: NOON).close()
    return path

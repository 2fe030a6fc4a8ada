"""A paper of the event in a width: what the commands of the papers ask, on the screen and in line mode."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import PAPERS, TABLE_NUMBERS, make_paper, not_yet, offered, unfit, what_it_is
from paircard.core.papers.paper import Paper
from paircard.core.papers.table_numbers import read_boards
from paircard.core.values.by_number import by_number
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.data.papers.as_text import as_text
from paircard.data.papers.fitting import fold
from paircard.data.papers.formats import Format
from paircard.tui.commands.presenter import Presenter
from paircard.tui.sentences.sections import in_file_names

NARROW, WIDE = 80, 132
MARGIN = 4
"""Free beside a sentence that stands where a paper would."""


class PapersPresenter(Presenter):
    """Shows one paper as text."""

    chosen = "pairings"
    """Name of the paper in the catalogue."""
    number: int | None = None
    """Of or after which round; None for the one paired last."""
    columns = NARROW
    boards: range | None = None
    """Which boards, of the paper that is about boards; None for those that the event needs."""
    back = "pairings"
    """Where Escape leads."""
    _made: tuple[Tournament, str, Paper] | None = None
    """The paper made last, and of what."""

    def draw(self) -> None:
        """Show the paper."""
        raise NotImplementedError

    def present(self) -> None:
        """Show another paper than before."""
        self.draw()

    def show(self, tournament: Tournament) -> None:
        """Draw it as things stand now."""
        if self.number is not None and self.number > tournament.scheduled:
            self.number = None
        self.draw()

    def reset(self) -> None:
        """Begin with the newest round."""
        self.number, self.boards = None, None

    def leave(self) -> None:
        """Back to where one came from, unless an earlier state of the event is left."""
        if self.program.looking_back:
            super().leave()
        else:
            self.program.switch_mode(self.back)

    def paper(self) -> tuple[str, int | None]:
        """Return the paper shown."""
        return self.chosen, self.number

    # --- what is shown -------------------------------------------------------------------------------------

    def made(self) -> Paper:
        """Return the paper, marked where it is not of the event as it stands; raise Refusal where there is none."""
        tournament, banner = self.program.need_tournament(), self._banner()
        boards = self.boards if self.chosen == TABLE_NUMBERS else None
        key = f"{self.chosen} {self.number} {boards} {banner}"
        if self._made is None or self._made[0] is not tournament or self._made[1] != key:
            try:
                paper = make_paper(tournament, self.chosen, None if self.of_event else self.number, boards)
            except NoPairing as error:
                raise Refusal(str(error)) from error
            if banner:
                paper = replace(paper, marks=(banner, *paper.marks))
            self._made = (tournament, key, paper)
        return self._made[2]

    def _banner(self) -> str:
        if self.program.branch is not None:
            return tr("WHAT IF: this was tried and never happened.")
        if self.program.looking_back:
            return tr("AS OF ENTRY {number} of the journal: not as it is now.", number=self.program.looking_back)
        return ""

    def text(self) -> str:
        """Return the paper as it is printed; raise Refusal where there is none."""
        return as_text(self.made(), self.columns)

    def shown_lines(self) -> list[str]:
        """Return the lines of the paper, or why there is none."""
        try:
            return self.text().replace("\f", tr("(new page)")).split("\n")[:-1]
        except Refusal as refusal:
            others = tr("c takes a paper by its name, n turns to the next and b to the one before.")
            return [*fold(str(refusal), NARROW - MARGIN), "", *fold(others, NARROW - MARGIN)]

    @property
    def of_event(self) -> bool:
        """Whether the paper is about the event as a whole, and not about a round."""
        return PAPERS[self.chosen].of_event

    def caption(self) -> str:
        """Say which paper this is."""
        names = self._offered()
        place, count = names.index(self.chosen) + 1, len(names)
        try:
            title = self.made().title
        except Refusal:
            title = what_it_is(self.program.tournament, self.chosen)
        return tr("Paper {place} of {count}: {title}", place=place, count=count, title=title)

    # --- what the commands ask -----------------------------------------------------------------------------

    def open(self, paper: tuple[str, int | None], back: str) -> None:
        """Show a paper of or after a round; remember where one came from."""
        self.chosen, self.number = paper
        if self.number and self.number > len(self.program.need_tournament().rounds):
            self.number = None
        if back != self.mode:
            self.back = back
        self.draw()

    @property
    def round_shown(self) -> int:
        """Number of the round, 0 before round 1 is paired."""
        return self.number or self.program.need_tournament().under_way

    def go_to_round(self, number: int) -> None:
        """Show the paper of another round."""
        paired = len(self.program.need_tournament().rounds)
        if self.of_event:
            raise Refusal(tr("This paper is about the whole event."))
        if not 1 <= number <= paired:
            raise Refusal(tr("Rounds 1 to {last} are paired.", last=paired) if paired else tr("Nothing is paired."))
        self.number = number
        self.present()

    def go_to_paper(self, step: int) -> None:
        """Show another paper in the order of the catalogue, the first after the last."""
        names = self._offered()
        self.take(names[(names.index(self.chosen) + step) % len(names)])
        self.present()

    def choose_paper(self, text: str) -> None:
        """Show a paper by its place in the catalogue, its name or a part of it; raise Refusal where none is meant."""
        self.take(self.meant(text))
        self.present()

    def take(self, name: str) -> None:
        """Turn to a paper; where results come in any order, one that adds them up begins with all of them."""
        self.chosen = name
        tournament = self.program.tournament
        if PAPERS[name].adds_up and tournament is not None and system_of(tournament).rounds.beforehand:
            self.number = None

    def meant(self, text: str) -> str:
        """Return the name of the paper that is meant; raise Refusal where none is, or it does not fit the event."""
        tournament = self.program.tournament
        name = paper_called(text, offered(tournament))
        if tournament is not None and (reason := unfit(tournament, name)):
            raise Refusal(reason)
        return name

    def _offered(self) -> list[str]:
        """Return the papers that fit the event, and the one that is shown."""
        fitting = offered(self.program.tournament)
        return [name for name in PAPERS if name in fitting or name == self.chosen]

    def not_yet(self) -> frozenset[str]:
        """Return the papers that fit the event and cannot be made as it stands."""
        tournament = self.program.tournament
        return frozenset(name for name in self._offered() if tournament is not None and not_yet(tournament, name))

    def choose_boards(self, text: str) -> None:
        """Show the numbers of some tables, of those that the event needs for none; raise Refusal where it is none."""
        self.boards = read_boards(text) if text else None
        self.chosen = TABLE_NUMBERS
        self.present()

    def change_width(self) -> None:
        """Go from 80 to 132 columns, and back."""
        self.columns = WIDE if self.columns == NARROW else NARROW
        self.draw()

    def proposed_file(self, format: Format) -> Path:
        """Return a name for the paper as a file, beside the event."""
        event = self.program.event
        folder, stem = (event.path.parent, event.path.stem) if event else (Path(), "event")
        stem += in_file_names(self.tournament)
        number = "" if self.of_event or not self.round_shown else f"-{self.round_shown}"
        return folder / f"{stem}-{self.chosen}{number}{format.suffix}"


def paper_called(text: str, names: Sequence[str] = tuple(PAPERS)) -> str:
    """Return the name of the paper that is meant; raise Refusal where none is, or several are.

    `names` are those offered; another one is found by its whole name.
    """
    wanted = folded(text)
    if wanted in PAPERS:
        return wanted
    if (numbered := by_number(wanted, names)) is not None:
        return numbered
    said = {name: folded(f"{name} {tr(PAPERS[name].what)}") for name in names}
    meant = [name for name in names if name.startswith(wanted)] or [name for name in names if wanted in said[name]]
    if len(meant) == 1 and wanted:
        return meant[0]
    if not meant or not wanted:
        raise Refusal(tr("Paper: there is none called {text}: type its number or its name.", text=text or "-"))
    raise Refusal(tr("Paper: {text} may be {papers}: type more of the name.", text=text, papers=", ".join(meant)))

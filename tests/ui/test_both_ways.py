"""Thirteen events, one of each system, done by keys on the screen and in lines: the same journals, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage import event_file as store
from tests.support.both_ways import BothWays, Step
from tests.support.dose import some
from tests.support.line import Conversation
from tests.support.screen import opened

LIST = "list.csv"
PLAYERS = ["name,rating", *(f"A{number},{2400 - 10 * number}" for number in range(1, 7))]
PAIR = ["name,rating", "Aden,2000", "Bern,1900"]


def teams(count: int) -> list[str]:
    """Teams of three, as a list has them."""
    rows = (f"T{team},{board},T{team}-{board},{2400 - 100 * team - 10 * board}"
            for team in range(1, count + 1) for board in range(1, 4))  # fmt: skip
    return ["team,board,name,rating", *rows]


def results(signs: str) -> Step:
    """Type results in a row, from the board where the cursor stands."""
    return Step(f"results {' '.join(signs)}", (signs,))


def board(number: str) -> Step:
    """Go to a board, or to a match."""
    return Step(f"g {number}", ("g", number, "enter"))


def plain(keys: str) -> Step:
    """Press keys that ask nothing."""
    return Step(keys, (keys,))


def agreed(key: str) -> Step:
    """Press a key and say yes."""
    return Step(f"{key} y", (key, "y"))


def line_up(match: str, side: str, numbers: str) -> Iterable[Step]:
    """Go to a match and hand in the line-up of one of its teams."""
    yield board(match)
    yield Step(f"l {side}; {numbers}", ("l", side, {"players": numbers}))


NEXT = Step("]", ("right_square_bracket",))
PAIR_BY_LOT = Step("p d; 42; y", ("p", "d", "tab", "42", "enter"))
WITHDRAWN = Step("2 withdraw ill", ("/", "A2", "enter", "w", "tab", "ill", "enter"))
WITHDRAWN_FROM_A_TABLE = Step("2 withdraw ill; y", ("/", "A2", "enter", "w", "tab", "ill", "enter"))
TO_THE_BOARDS, TO_THE_ENTRANTS = plain("P"), plain("E")
PUBLISHED = plain("b")
CORRECTED = Step("1 e 0; slip", ("g", "1", "enter", "e", {"result": "0", "reason": "slip"}))
UNDONE = Step("u y", ("u",))
"""What is before the eyes is taken back unasked; a line is told first, and says yes."""
KEPT = Step("p k", ("p", "k"))
"""Post the schedule with the numbers as announced."""
USUAL = agreed("L")

SWISS = (
    PAIR_BY_LOT, PUBLISHED, results("15+"), Step("p n", ("p", "n")), PUBLISHED,
    TO_THE_ENTRANTS, Step("1 a 3", ("/", "A1", "enter", "a", {"round": "3"})), WITHDRAWN,
    TO_THE_BOARDS, results("105"), CORRECTED, agreed("u"),
)  # fmt: skip
DOUBLE_SWISS = (
    PAIR_BY_LOT, PUBLISHED, results("10=5+-"), Step("p n", ("p", "n")), PUBLISHED,
    TO_THE_ENTRANTS, Step("1 a 3", ("/", "A1", "enter", "a", {"round": "3"})), WITHDRAWN,
    TO_THE_BOARDS, results("105511"),
    Step("1.2 e 1; slip", ("g", "1.2", "enter", "e", {"result": "1", "reason": "slip"})), agreed("u"),
)  # fmt: skip
"""Two games a match, typed in a row."""
SECOND_EVENING = (
    PUBLISHED, results("15+"), Step("p n", ("p", "n")), PUBLISHED,
    TO_THE_ENTRANTS, Step("1 a 3", ("/", "A1", "enter", "a", {"round": "3"})), WITHDRAWN,
    TO_THE_BOARDS, results("105"), CORRECTED, agreed("u"),
)  # fmt: skip
"""Of clubs: no colour is drawn."""
TEAM_SWISS = (PAIR_BY_LOT, PUBLISHED, USUAL, results("150105"), UNDONE, plain("1"), plain("p"))
SCENARIOS: dict[str, tuple[str, list[str], tuple[Step, ...]]] = {
    "dutch-2026": ("Swiss 2026; rounds=5", PLAYERS, SWISS),
    "swiss-1998": ("Swiss 1998; rounds=5", PLAYERS, SWISS),
    "dubov-2026": ("Dubov 2026; rounds=5", PLAYERS, SWISS),
    "burstein-2026": ("Burstein 2026; rounds=3", PLAYERS, SWISS),
    "lim-2026": ("Lim 2026, our reading; rounds=5", PLAYERS, SWISS),
    "double-swiss-2026": ("Double-Swiss 2026; rounds=5", PLAYERS, DOUBLE_SWISS),
    "keizer": ("Keizer; rounds=5", PLAYERS, (agreed("p"), *SECOND_EVENING)),
    "monrad": ("Monrad; rounds=5", PLAYERS, (KEPT, *SECOND_EVENING)),
    "round-robin": (
        "Round robin; cycles=1",
        PLAYERS,
        (KEPT, results("105"), NEXT, results("5+0"), CORRECTED, TO_THE_ENTRANTS, WITHDRAWN_FROM_A_TABLE),
    ),
    "team-swiss-1998": ("Team Swiss; rounds=3; boards=3", teams(4), TEAM_SWISS),
    "team-swiss-2026": ("Team Swiss 2026; rounds=3; boards=3", teams(4), TEAM_SWISS),
    "team-round-robin": (
        "Team round robin; boards=3",
        teams(4),
        (KEPT, *line_up("1", "1", "1 2 3"), *line_up("1", "2", "1 2 3"), USUAL, results("150105")),
    ),
    "scheveningen": ("Scheveningen; boards=3", teams(2), (KEPT, USUAL, results("150"))),
    "sliding": ("Sliding", PLAYERS, (KEPT, results("105"), NEXT, results("5x0"))),
    "knockout": (
        "Knock-out; games=2",
        PLAYERS,
        (
            Step("p 42; y", ("p", "42", "enter")),
            PUBLISHED,
            results("1155"),
            board("2.1"),
            Step("o 5+3; 2; 7", ("o", {"time": "5+3", "seed": "7"})),
            results("15"),
        ),
    ),
    "team-knockout": ("Team knock-out; boards=3", teams(4), (PAIR_BY_LOT, PUBLISHED, USUAL, results("150105"))),
    "match": (
        "Match; rounds=4",
        PAIR,
        (Step("p 42; 1; w", ("p", {"seed": "42", "winner": "1"}, "w")), plain("1"), plain("p"), plain("5")),
    ),
    "simultaneous": (
        "Simultaneous",
        PLAYERS,
        (plain("p"), results("10515"), Step("Z 18:30", ("Z", "tab", "18:30", "enter"))),
    ),
}


def test_every_system_has_its_event() -> None:
    assert set(SCENARIOS) == set(SYSTEMS)


def opening(named: str) -> Iterable[Step]:
    """Make the event, take its entrants from a list, and go to the boards."""
    system, *fields = named.split("; ")
    typed = dict(field.split("=") for field in fields)
    yield Step(f"new Both; system={named}; file=lines.json",
               ("n", {"name": "Both", "system": system, **typed}))  # fmt: skip
    yield Step(f"i {LIST}; y", ("i", LIST, "enter", "y"))
    yield TO_THE_BOARDS


class Clock(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        """Return always the same time."""
        return datetime(2026, 1, 1, 10, tzinfo=tz)


@pytest.mark.parametrize("system", some([*SCENARIOS], 2))
async def test_by_keys_and_in_lines(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lots follow from a seed and from the opening of the event, of which the time is a part: it stands still."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(store, "datetime", Clock)
    named, rows, steps = SCENARIOS[system]
    Path(LIST).write_text("\n".join(rows), encoding="utf-8")
    async with opened(None) as pilot:
        both = BothWays(pilot, Conversation())
        for step in (*opening(named), *steps):
            await both.do(step)

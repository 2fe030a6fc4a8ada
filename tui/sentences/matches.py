"""What happened to a match beside its results, in plain words."""

from __future__ import annotations

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.series_facts import MatchDecided, SeriesOpened
from paircard.core.event.tournament import Tournament
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import mark, tr, trn


def of_series(tournament: Tournament, event: Fact) -> str:
    """Say that games were opened, or what decided a match; nothing where the event is about something else."""
    match event:
        case SeriesOpened():
            return ", ".join(filter(None, (_opened(event), *_colours(tournament, event))))
        case MatchDecided():
            return _decided(tournament, event)
    return ""


def _opened(event: SeriesOpened) -> str:
    fields = {"round": event.round, "match": event.match}
    games = len(event.colours)
    if not event.play_off:
        return trn(
            "round {round} match {match}: {count} more game",
            "round {round} match {match}: {count} more games",
            games,
            **fields,
        )
    return trn(
        "round {round} match {match}: play-off of {count} game, {time}",
        "round {round} match {match}: play-off of {count} games, {time}",
        games,
        time=_time(event),
        **fields,
    )


def _time(event: SeriesOpened) -> str:
    if event.sudden_death:
        said = mark("{white} minutes for White, who must win, {black} for Black")
        return tr(said, white=event.minutes, black=event.black_minutes)
    if event.increment:
        return tr("{minutes} minutes + {seconds} seconds a move", minutes=event.minutes, seconds=event.increment)
    return tr("{minutes} minutes", minutes=event.minutes)


def _colours(tournament: Tournament, event: SeriesOpened) -> tuple[str, ...]:
    round_ = next((each for each in tournament.rounds if each.number == event.round), None)
    match = round_.match(event.match) if round_ else None
    colours = "".join(colour_letter("W" if each == "W" else "B") for each in event.colours)
    first = _name(tournament, match.first) if match else tr("the first named")
    had = tr("{player} has {colours}", player=first, colours=colours)
    if event.chosen_by:
        return (tr("{player} won the lots and chose", player=_name(tournament, event.chosen_by)), had)
    return (had, tr("lots with seed {seed}", seed=event.seed)) if event.seed else (had,)


def _decided(tournament: Tournament, event: MatchDecided) -> str:
    fields = {"round": event.round, "match": event.match, "player": _name(tournament, event.winner)}
    if not event.winner:
        return tr("round {round} match {match}: both are out", **fields)
    if event.how == "lots" and event.seed:
        said = mark("round {round} match {match}: {player} goes on, by lots with seed {seed}")
        return tr(said, seed=event.seed, **fields)
    if event.how == "lots":
        return tr("round {round} match {match}: {player} goes on, by lots", **fields)
    if event.how == "forfeit":
        return tr("round {round} match {match}: {player} goes on, by forfeit", **fields)
    if event.how == "report":
        return tr("round {round} match {match}: {player} goes on, as the report has it", **fields)
    if event.how == "auxiliary":
        return tr("round {round} match {match}: {player} wins by auxiliary points of the earlier event", **fields)
    return tr("round {round} match {match}: {player} goes on, the opponent has left", **fields)


def _name(tournament: Tournament, id_: ContestantId) -> str:
    return tournament.name_of(id_) or tr("entrant {id}", id=id_)

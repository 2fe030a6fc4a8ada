"""A line of a report that is filled by positions."""

from __future__ import annotations

from data.exchange.trf.lines.player_columns import Field, RoundFields


class Line:
    """One record as it grows; fields may come in any order."""

    def __init__(self, text: str) -> None:
        """Begin with the code of the record."""
        self.text = text

    def put(self, field: Field, value: object, *, left: bool = False) -> None:
        """Put a value into a field, cut to its width; to the right unless `left`."""
        text = str(value)[: field.width]
        filled = text.ljust(field.width) if left else text.rjust(field.width)
        padded = self.text.ljust(field.last)
        self.text = padded[: field.first - 1] + filled + padded[field.last :]

    def put_round(self, number: int, opponent: str, colour: str, sign: str) -> None:
        """Put the three fields of a round into a player's record."""
        fields = RoundFields.at(number)
        self.put(fields.opponent, opponent)
        self.put(fields.colour, colour)
        self.put(fields.result, sign)

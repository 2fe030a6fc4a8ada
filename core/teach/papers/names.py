"""Made-up surnames for the cards of exams: a number beside a pairing number would be a trap."""

# no words in this file: names
from __future__ import annotations

SURNAMES = (
    *("Adler", "Barta", "Corvin", "Dorn", "Ekman", "Falk", "Gruber", "Hoffer", "Ibsen", "Jansen"),
    *("Keller", "Lorenz", "Marek", "Norling", "Olsen", "Petrov", "Quist", "Rosen", "Sandor", "Tomas"),
    *("Ulrich", "Varga", "Weber", "Xander", "Yordan", "Zeller", "Arendt", "Bruun", "Cermak", "Dahl"),
    *("Ehrling", "Fiala", "Grabow", "Holub", "Ivers", "Juhasz", "Kowal", "Lindh", "Mirov", "Novak"),
)

"""The dialogs of the screens as questions and answers, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Any

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import begins, folded
from paircard.tui.batch.progress_bar import PATIENCE
from paircard.tui.dialogs.ask import YES, AskLine, Choose, Confirm, ConfirmLine, Reading
from paircard.tui.dialogs.entrant_form import EntrantForm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.in_turn import FormInTurn, in_turn
from paircard.tui.dialogs.lines import AskLines
from paircard.tui.dialogs.pick import Pick
from paircard.tui.dialogs.question import Question
from paircard.tui.dialogs.warnings import Warn, WhyAllTheSame
from paircard.tui.dialogs.witnessed import Witnessed
from paircard.tui.dialogs.working import Working
from paircard.tui.line.question_words import choices_told
from paircard.tui.line.talk import Talk
from paircard.tui.line.typed_ahead import Answers, emptied
from paircard.tui.line.wording import either
from paircard.tui.looks.progress import percent_of

CANCEL = "!"
"""Typed alone it cancels a question."""
SAVE = "."
"""Typed alone it saves a form, the fields not asked yet as they are."""
NO = {"n", "no"}
"""Typed to a question with a choice they cancel it, as nothing does."""
HOW = mark("Enter goes on, . saves at once, ! cancels.")


class Closed(Exception):
    """There was no more to answer."""


class Cancelled(Exception):
    """Somebody would rather not answer."""


def answer(dialog: Question[Any], talk: Talk, answers: Answers) -> Any:
    """Put a dialog as questions and return its answer, None when it was cancelled."""
    try:
        match dialog:
            case Reading():
                return talk.say(dialog.heading, dialog.text)
            case Witnessed():
                return _witness(dialog, talk, answers)
            case Choose():
                return _choose(dialog, talk, answers)
            case Pick():
                return _pick(dialog, talk, answers)
            case Working():
                return _work(dialog, talk)
            case ConfirmLine():
                return _confirm_line(dialog, talk, answers)
            case AskLine():
                return _ask_line(dialog, talk, answers)
            case AskLines():
                return _ask_lines(dialog, talk, answers)
            case FormInTurn():
                return in_turn(dialog.questions(), lambda each: answer(each, talk, answers))
            case Form():
                return _fill_in(dialog, talk, answers)
    except (Cancelled, KeyboardInterrupt):
        talk.say(tr("Cancelled."))
        return None
    except Closed:
        return None
    except EOFError:
        talk.refuse(tr("{question}: the input ended before this was answered.", question=dialog.heading))
        return None
    raise TypeError(f"line mode cannot ask {type(dialog).__name__}")


def _choose(dialog: Choose, talk: Talk, answers: Answers) -> str:
    if isinstance(dialog, Warn):
        _need_answered(dialog.text, talk, answers)
    typed = answers.next()
    talk.say(f"{dialog.heading}.".replace("?.", "?"), dialog.text)
    if typed is None:
        talk.say(*(f"{key}: {label}" for key, label in dialog.choices.items()))
    while True:
        if typed is None:
            typed = _read(talk, tr("{keys}, or nothing:", keys=either(dialog.choices)), dialog.choices)
        if not typed or (typed.lower() in NO and dialog.choice_of(typed) is None):
            raise Cancelled
        chosen = dialog.choice_of(typed) or _begun(dialog.choices, typed)
        if chosen is not None:
            return chosen
        none = mark("{question}: {typed} is none of these: {choices}. Type one, or nothing to cancel.")
        question, choices = dialog.heading.rstrip("?."), choices_told(dialog.choices)
        talk.refuse(tr(none, question=question, typed=typed, choices=choices))
        if not talk.interactive:
            raise Cancelled
        typed = None


def _witness(dialog: Witnessed, talk: Talk, answers: Answers) -> str:
    """Tell a draw lot by lot, at a terminal as fast as somebody presses Enter; then ask whether it is stored."""
    talk.say(f"{dialog.heading}.")
    waits = talk.interactive and not answers.given
    for lot in dialog.lots:
        talk.say(*lot.told)
        if waits and lot is not dialog.lots[-1]:
            waits = _read(talk, tr("Enter draws the next lot, a all, ! cancels:")).lower() != "a"  # no words: a key
    return _choose(Confirm(tr("Store?"), dialog.question, dialog.yes), talk, answers)


def _pick(dialog: Pick, talk: Talk, answers: Answers) -> str:
    typed = answers.next()
    if typed is None and answers.given:
        # one answer, one row: the rows have other numbers now
        raise Closed
    talk.say(f"{dialog.heading}.", dialog.text, *(f"{at}: {row}" for at, row in enumerate(dialog.told, start=1)))
    while True:
        if typed is None:
            keys = either([f"1-{len(dialog.rows)}", *(f"{key} ({label})" for key, label in dialog.more.items())])
            typed = _read(talk, tr("{keys}, or nothing:", keys=keys))
        if not typed or typed.lower() in NO:
            raise Closed
        if typed in dialog.more or (typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(dialog.rows)):
            return typed if typed in dialog.more else str(int(typed))
        talk.refuse(tr("{typed} is none of these: type a number, or nothing to end.", typed=typed))
        if not talk.interactive:
            raise Closed
        typed = None


def _work(dialog: Working[Any], talk: Talk) -> Any:
    """Do it, and tell a person every quarter of what takes long: a bar drawn over itself is read again and again."""
    told, since = 0, monotonic()

    def at(done: int, _count: int) -> None:
        nonlocal told
        quarter = percent_of(done, dialog.whole) // 25
        if talk.interactive and told < quarter < 4 and monotonic() >= since + PATIENCE:
            told = quarter
            talk.say(f"{25 * quarter} %, {tr('Ctrl+C stops')}")

    return dialog.job(at)


def _need_answered(told: str, talk: Talk, answers: Answers) -> None:
    """Refuse a warning that a script has not answered on the line itself: its next lines are no answers."""
    if not talk.interactive and not answers.more:
        told = " ".join(told.split())
        raise Refusal(tr("{told} Nothing is stored: type the line again with y at its end.", told=told))


def _begun(choices: dict[str, str], typed: str) -> str | None:
    begun = [key for key, label in choices.items() if begins(folded(label), folded(typed))]
    return begun[0] if len(begun) == 1 else None


def _ask_line(dialog: AskLine, talk: Talk, answers: Answers) -> str:
    typed = answers.next()
    if typed is not None:
        return typed
    if answers.given and dialog.value:
        return dialog.value
    if talk.interactive:
        talk.say(dialog.text)
    return _read(talk, _line_asked(dialog.heading, dialog)) or dialog.value


def _ask_lines(dialog: AskLines, talk: Talk, answers: Answers) -> str:
    """Read lines up to one with nothing in it, or a full stop; those typed behind the command need none."""
    lines: list[str] = []
    while answers.more and not answers.are_only(YES):
        lines.append(answers.next() or "")
    if lines:
        return "\n".join(lines)
    if talk.interactive:
        talk.say(f"{dialog.heading}. {dialog.text}", tr("An empty line ends them, ! cancels."))
    while (line := _read(talk, tr("line {number}:", number=len(lines) + 1))) not in ("", SAVE):
        lines.append(line)
    return "\n".join(lines)


def _confirm_line(dialog: ConfirmLine, talk: Talk, answers: Answers) -> str:
    """Ask for the line of a confirmation: `y` agrees to what stands in it, and is never written there."""
    if isinstance(dialog, WhyAllTheSame) and not talk.interactive and not answers.more:
        raise Refusal(tr("Nothing is stored: type the line again with the reason at its end."))
    agreed = answers.begin_with((YES,))
    if agreed:
        answers.next()
    typed = answers.next() or ("" if agreed else None)
    if dialog.follows and not agreed and (typed is not None or not talk.interactive):
        # who answers before the question is put has not heard what comes of it
        _need_yes(dialog, talk, answers)
    if typed is not None or (answers.given and dialog.value):
        return dialog.checked(typed or dialog.value)
    return _read_line_of(dialog, talk)


def _read_line_of(dialog: ConfirmLine, talk: Talk) -> str:
    """Read the line of a confirmation until it will do; a script has one try."""
    if talk.interactive:
        talk.say(f"{dialog.heading}.", dialog.text)
    while True:
        typed = _read(talk, _confirm_line_asked(dialog)) or dialog.value
        if dialog.needed and not typed:
            raise Cancelled
        try:
            return dialog.checked(dialog.value if typed == YES else typed)
        except Refusal as refusal:
            if not talk.interactive:
                raise
            talk.refuse(str(refusal))


def _line_asked(label: str, dialog: AskLine) -> str:
    return f"{label} [{dialog.value}]:" if dialog.value else f"{label}:"


def _confirm_line_asked(dialog: ConfirmLine) -> str:
    optional = not dialog.needed and not dialog.value
    return tr("{field}, or nothing:", field=dialog.label) if optional else _line_asked(dialog.label, dialog)


def _need_yes(dialog: ConfirmLine, talk: Talk, answers: Answers) -> None:
    """Ask a person whether they mean what comes of it at once; a script says so on the line, or is refused."""
    question = Confirm(dialog.heading, dialog.follows)
    if not answers.begin_with(question.choices):
        _need_answered(dialog.follows, talk, Answers())
    _choose(question, talk, answers)


def _fill_in(form: Form, talk: Talk, answers: Answers) -> Values | None:
    if answers.given and (not form.by_name or answers.names_a_field() or not talk.interactive):
        values: Values = answers.for_fields(form.fields, by_name=form.by_name, asks=form.asks)
        if form.last and (beyond := answers.take_all()):
            raise Refusal(tr("Nothing asks for {typed} here: nothing was done.", typed=beyond))
        if form.ends_empty and not any(values.values()):
            return None
        values, said = _saved_naming_the_field(form, values)
        _tell(talk, form, values, said)
        return values
    if talk.interactive:
        talk.say(f"{form.heading}. {tr(HOW)}", form.note)
    saved = _asked_until_saved(form, talk, hints=True)
    while form.again and saved is not None:
        # who has heard the hints once types faster without them
        saved = _asked_until_saved(form, talk, hints=False)
    return saved


def _saved_naming_the_field(form: Form, values: Values) -> tuple[Values, object]:
    """Save; a refusal says which field it is about, and what that may be: nobody has seen the form."""
    try:
        return form.saved(values)
    except Refusal as refusal:
        field = form.named_by(refusal)
        if field is None or refusal.article or field.label in refusal.message:
            raise  # what an article refuses is a whole sentence
        hint = f" ({field.hint})" if field.hint and field.hint not in refusal.message else ""
        raise Refusal(f"{field.label}: {refusal.message}{hint}", refusal.article, refusal.field) from refusal


def _asked_until_saved(form: Form, talk: Talk, *, hints: bool) -> Values | None:
    """Ask for all fields and save; where saving is refused ask again for the field that it names, or for all."""
    values = {field.name: field.value for field in form.fields}
    asked: list[Field] = list(form.fields)
    while True:
        _ask_fields(form, asked, values, talk, hints=hints)
        if (form.again or form.ends_empty) and not any(values.values()):
            return None
        try:
            saved, said = form.saved(values)
        except Refusal as refusal:
            talk.refuse(str(refusal))
            if not talk.interactive:
                raise Cancelled from refusal
            hints = True
            named = form.named_by(refusal)
            asked = [named] if named else []
            # what was refused must not come back by Enter alone
            values |= {each.name: each.value for each in asked}
            asked = asked or list(form.fields)
            continue
        _tell(talk, form, saved, said)
        return saved


def _ask_fields(form: Form, fields: Iterable[Field], values: dict[str, str], talk: Talk, *, hints: bool) -> None:
    for field in fields:
        if not form.asks(field, values):
            continue
        before = values[field.name]
        if hints and talk.interactive:
            talk.say(*_told_first(field, before))
        if field.locked:
            continue
        typed = _read(talk, _asked(field, before, hints=hints), _suggested(form, field))
        if typed == SAVE:
            return
        values[field.name] = emptied(typed or before)
        if (form.again or form.ends_empty) and not any(values.values()):
            return


def _told_first(field: Field, before: str) -> list[str]:
    """Return what is told before a field is asked: why it is locked, or what its choices are for."""
    if field.locked:
        return [f"{field.label} [{before}] ({field.locked})"]
    return [f"{choice}: {why}." for choice, why in zip(field.choices, field.explained, strict=False)]


def _asked(field: Field, before: str, *, hints: bool) -> str:
    hint = f" ({field.hint})" if field.hint and hints else ""
    default = f" [{before}]" if before else ""
    return f"{field.label}{hint}{default}:"


def _suggested(form: Form, field: Field) -> Iterable[str]:
    known = form.known.get(field.name) if isinstance(form, EntrantForm) else None
    return field.suggestions + field.choices if known is None else (text for text in known() if text)


def _tell(talk: Talk, form: Form, values: Values, said: object) -> None:
    talk.say(*form.preview(values))
    if form.again and not said:
        talk.say(tr("Saved."))


def _read(talk: Talk, prompt: str, words: Iterable[str] = ()) -> str:
    typed = talk.read(prompt, tuple(words))
    if typed == CANCEL:
        raise Cancelled
    return typed

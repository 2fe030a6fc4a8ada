"""What one can do with the rules: find, follow what is related, come back, read in another language."""

from __future__ import annotations

from tui.commands.command import ScreenCommand, calling
from tui.screens.rules.presenter import RulesPresenter


class FindRule(ScreenCommand):
    """List only the rules with these words, the one with this id first. Esc lists all again."""

    key = "slash"
    key_shown = "/"
    takes = "WORDS"
    label = "Find"
    footer = True
    does = calling(RulesPresenter.begin_find)


class NextLink(ScreenCommand):
    """Choose the next of the related rules and examples, marked with >."""

    key = "right"
    key_shown = "→"
    label = "Link"
    footer = True
    does = calling(RulesPresenter.choose_link, 1)


class LinkBefore(ScreenCommand):
    """Choose the related rule or example before."""

    key = "left"
    key_shown = "←"
    label = "Link before"
    does = calling(RulesPresenter.choose_link, -1)


class FollowLink(ScreenCommand):
    """Go to the related rule or example marked with >."""

    key = "enter"
    key_shown = "Enter"
    label = "Follow"
    footer = True
    does = calling(RulesPresenter.follow_link)


class BackToRule(ScreenCommand):
    """Return to the rule from which you followed a link."""

    key = "b,backspace"
    key_shown = "b"
    label = "Back"
    footer = True
    does = calling(RulesPresenter.go_back)


class ReadOn(ScreenCommand):
    """Show the rest of a rule that does not fit, then its beginning again."""

    key = "space"
    key_shown = "Space"
    label = "Read on"
    footer = True
    does = calling(RulesPresenter.read_on)


class NextBook(ScreenCommand):
    """Go to the next book: the Swiss rules of 1998, the Polish code, SSF Buchholz, the FIDE rules of 2026."""

    key = "n"
    label = "Book"
    words = "chapter"

    def run(self, at: RulesPresenter) -> None:
        """Go on to it."""
        at.go_to_next_book()


class NextLanguage(ScreenCommand):
    """Read the rules in English, Polish, Bulgarian, Swedish; what one of them has no words for stays English."""

    key = "l"
    label = "Language"
    footer = True
    does = calling(RulesPresenter.switch_language)


COMMANDS: tuple[type[ScreenCommand], ...] = (
    FindRule,
    NextLink,
    LinkBefore,
    FollowLink,
    BackToRule,
    ReadOn,
    NextBook,
    NextLanguage,
)

"""What an arbiter may do. A command is a value; asked to `decide`, it answers with events or a reasoned refusal."""

from __future__ import annotations

from paircard.core.commands.absences import AnnounceAbsence, CancelAbsence
from paircard.core.commands.base import Command
from paircard.core.commands.cup import DecideMatch, OpenSeries
from paircard.core.commands.display import NameGivers, NoteEnd, NoteLate, PutTogether
from paircard.core.commands.draw_numbers import DrawNumbers, KeepNumbers
from paircard.core.commands.duel import ChooseColour, DecideDuel, DrawForColour, OpenDuelSeries
from paircard.core.commands.entrants import (
    CorrectEntrant,
    RegisterEntrants,
    RemoveEntrant,
    ReturnEntrant,
    WithdrawEntrant,
)
from paircard.core.commands.expelling import ExpelEntrant
from paircard.core.commands.finals import FillFinal
from paircard.core.commands.forfeit import ForfeitMatch
from paircard.core.commands.from_paper import RecordFromPaper
from paircard.core.commands.groups import DrawGroups
from paircard.core.commands.history import Redo, RedoUpTo, Undo, UndoBackTo
from paircard.core.commands.imported import ImportEvent
from paircard.core.commands.late_teams import NoteStart
from paircard.core.commands.leaving_fide_mode import AfterLeaving, LeaveFideMode
from paircard.core.commands.line_ups import CorrectLineUp, HandLineUp, HandUsualLineUps
from paircard.core.commands.lots import DrawLots
from paircard.core.commands.morning import AgreeFee, CheckIn, EndCheckIn, PayFee, SetFees, TakeBackCheckIn
from paircard.core.commands.notice import NoteNotice
from paircard.core.commands.order_of_equals import OrderEquals
from paircard.core.commands.pairing import PairByHand, PairRound, PublishRound, UnpairRound
from paircard.core.commands.periods import PeriodRating, RatePeriod, SetPeriods
from paircard.core.commands.prizes import SetPrizes
from paircard.core.commands.rating_report import CorrectForRating
from paircard.core.commands.rating_rules import RuleRatings
from paircard.core.commands.regulated import AllowPairs, FixBoard, ForbidPairs
from paircard.core.commands.repair import AndRepair, PairAnew
from paircard.core.commands.results import (
    AdjournMissing,
    ClearResult,
    ContestResult,
    CorrectColours,
    CorrectResult,
    EnterResult,
    PutBackResults,
)
from paircard.core.commands.rosters import Listed, PlayFor, RegisterWithTeams, TransferMember
from paircard.core.commands.schedule import PostSchedule
from paircard.core.commands.setup import (
    Announce,
    ChangeDetails,
    ChangeRegulations,
    CreateTournament,
    DrawUnannounced,
    SetFirstColour,
)
from paircard.core.commands.several import Several
from paircard.core.commands.stages import ChangeStage, CloseStage, EnterStage, MoveEntrant, OpenStage
from paircard.core.commands.taking_over import TakePlace, TakePlaceOfTeam
from paircard.core.commands.teams import CorrectTeam, RegisterMembers, RegisterTeam
from paircard.core.commands.times import TimeRounds
from paircard.core.commands.verification import SettleResult, VerifyRound

__all__ = [
    "AdjournMissing",
    "AfterLeaving",
    "AgreeFee",
    "AllowPairs",
    "AndRepair",
    "Announce",
    "AnnounceAbsence",
    "CancelAbsence",
    "ChangeDetails",
    "ChangeRegulations",
    "ChangeStage",
    "CheckIn",
    "ChooseColour",
    "ClearResult",
    "CloseStage",
    "Command",
    "ContestResult",
    "CorrectColours",
    "CorrectEntrant",
    "CorrectForRating",
    "CorrectLineUp",
    "CorrectResult",
    "CorrectTeam",
    "CreateTournament",
    "DecideDuel",
    "DecideMatch",
    "DrawForColour",
    "DrawGroups",
    "DrawLots",
    "DrawNumbers",
    "DrawUnannounced",
    "EndCheckIn",
    "EnterResult",
    "EnterStage",
    "ExpelEntrant",
    "FillFinal",
    "FixBoard",
    "ForbidPairs",
    "ForfeitMatch",
    "HandLineUp",
    "HandUsualLineUps",
    "ImportEvent",
    "KeepNumbers",
    "LeaveFideMode",
    "Listed",
    "MoveEntrant",
    "NameGivers",
    "NoteEnd",
    "NoteLate",
    "NoteNotice",
    "NoteStart",
    "OpenDuelSeries",
    "OpenSeries",
    "OpenStage",
    "OrderEquals",
    "PairAnew",
    "PairByHand",
    "PairRound",
    "PayFee",
    "PeriodRating",
    "PlayFor",
    "PostSchedule",
    "PublishRound",
    "PutBackResults",
    "PutTogether",
    "RatePeriod",
    "RecordFromPaper",
    "Redo",
    "RedoUpTo",
    "RegisterEntrants",
    "RegisterMembers",
    "RegisterTeam",
    "RegisterWithTeams",
    "RemoveEntrant",
    "ReturnEntrant",
    "RuleRatings",
    "SetFees",
    "SetFirstColour",
    "SetPeriods",
    "SetPrizes",
    "SettleResult",
    "Several",
    "TakeBackCheckIn",
    "TakePlace",
    "TakePlaceOfTeam",
    "TimeRounds",
    "TransferMember",
    "Undo",
    "UndoBackTo",
    "UnpairRound",
    "VerifyRound",
    "WithdrawEntrant",
]

"""Whole events from TRF, the FIDE report file."""

from __future__ import annotations

from paircard.data.exchange.trf.reading.file import read_trf
from paircard.data.exchange.trf.reading.line_report import LineReport
from paircard.data.exchange.trf.reading.report import PlaceTold, TrfReport

__all__ = ["LineReport", "PlaceTold", "TrfReport", "read_trf"]

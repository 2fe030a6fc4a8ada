"""Whole events from TRF, the FIDE report file."""

from __future__ import annotations

from data.exchange.trf.reader import read_trf
from data.exchange.trf.report import LineReport, TrfReport

__all__ = ["LineReport", "TrfReport", "read_trf"]

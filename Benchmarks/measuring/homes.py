"""Home Assistant's sentences: `Benchmarks/hassil`'s programs, their tables kept as they are and read as figures."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from .figures import OURS, Figure, Figures, Key
from .product import ROOT


def folder() -> Path:
    shared = os.environ.get("PARLANCE_SHARED")
    return (Path(shared) if shared else ROOT.parent / "shared") / "hassil"


def side_by_side(figures: Figures, environment: Path, rounds: int) -> str:
    """English, German and French beside hassil: the tables."""
    text = _run("side-by-side", "--venv", str(environment), "--rounds", str(rounds), "--seconds", "0.3", "--starts", "1")
    for tag, name, rate, p50, p99, ratio, agreement in _rows(text, columns=7):
        contender, subject = ("hassil", "read") if name == "hassil" else (OURS, name)
        values = {"ns": 1e9 / _number(rate), "p50 ns": _number(p50) * 1e3, "p99 ns": _number(p99) * 1e3, "× hassil": _number(ratio)}
        if agreement:
            same, tests = agreement.split("/")
            values["%"] = int(same) / int(tests) * 100
        for metric, value in values.items():
            figures.add(Figure(Key(f"hassil {tag}", contender, subject, metric), value))
    return text


def languages(figures: Figures) -> str:
    """All languages: the table."""
    text = _run("languages")
    for tag, _, find, read in _rows(text, columns=4):
        for subject, value in (("find", find), ("read", read)):
            figures.add(Figure(Key("all languages", OURS, f"{tag.strip('*')}, {subject}", "ns"), _number(value)))
    return text


def _run(program: str, *arguments: str) -> str:
    command = [str(ROOT / "Benchmarks" / "hassil" / program), str(folder()), *arguments]
    # The programs end with 1 where an answer differs; what differs stands in their output.
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    if result.returncode not in (0, 1) or not result.stdout:
        raise SystemExit(f"Benchmarks/hassil/{program} ended with status {result.returncode}")
    return result.stdout.strip()


def _rows(text: str, columns: int) -> list[list[str]]:
    """The rows of the tables that have so many columns, without those of their heads."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return [row for row in cells if len(row) == columns and row[0] != "language" and not row[0].startswith("---")]


def _number(text: str) -> float:
    return float(text.replace(",", ""))

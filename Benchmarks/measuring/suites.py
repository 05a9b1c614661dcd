"""The suites of ParlanceBenchmarks, each in a process of its own."""

from __future__ import annotations

import csv
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from .figures import OURS, Figure, Key
from .product import built
from .workloads import Workload

# What depends on the workload, and what brings phrases of its own.
OF_WORKLOAD = ["normalise", "compile", "load", "match", "end-to-end"]
BY_THEMSELVES = ["bind", "rank", "values", "dialog"]
# Subjects of the suite `match` and the others whose instructions are counted.
COUNTED = {
    "normalise": ["normalise"],
    "match": ["intent", "slots", "slots and equal readings"],
    "values": ["find each date", "read a datetime"],
    "end-to-end": ["end to end"],
}


def measure(workload: Workload, suite: str, rounds: int) -> list[Figure]:
    """A suite's figures. Peak memory is that of the suite alone."""
    lines = _run([], ["--workload", str(workload.folder), "--suite", suite, "--rounds", str(rounds)])
    figures = []
    for subject, metric, value, spread in csv.reader(lines):
        if subject == "peak memory":
            subject = f"peak memory of {suite}"
        figures.append(Figure(Key(workload.name, OURS, subject, metric), float(value), float(spread)))
    return figures


def instructions(workload: Workload, suite: str, subject: str) -> Figure:
    """Instructions a sentence, counted by valgrind's callgrind in one pass after one to warm up: the same on every run."""
    if shutil.which("valgrind") is None:
        raise SystemExit("instructions are counted by valgrind, which is not installed")
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "callgrind.out"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={record}", "--toggle-collect=*countedPass*"]
        lines = _run(valgrind, ["--workload", str(workload.folder), "--suite", suite, "--count", subject])
        sentences = [float(value) for name, metric, value, _ in csv.reader(lines) if (name, metric) == (subject, "sentences")]
        collected = re.search(r"^summary: (\d+)", record.read_text(), re.MULTILINE)
    if not sentences or collected is None or int(collected[1]) == 0:
        raise SystemExit(f"valgrind counted nothing of {subject!r} in the suite {suite}")
    return Figure(Key(workload.name, OURS, subject, "instructions"), int(collected[1]) / sentences[0])


def _run(before: list[str], arguments: list[str]) -> list[str]:
    command = [*before, str(built("ParlanceBenchmarks")), *arguments]
    # What valgrind says of debugging information it does not know is of no use to anybody, unless all fails.
    result = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(command)} ended with status {result.returncode}: {result.stderr.strip()}")
    return result.stdout.splitlines()

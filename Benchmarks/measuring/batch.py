"""`parlance match` over a file: one process on all cores against one process a core, in the same minute."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from .figures import OURS, Figure, Key, median, spread
from .product import built
from .workloads import Workload

SUBJECT = "parlance match"


def measure(workload: Workload, sentences: int, rounds: int) -> Iterator[Figure]:
    """Sentences a second; starting and loading the phrases are in the time."""
    cores = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "sentences.txt"
        count = _repeat(workload.folder / "sentences.tsv", text, sentences)
        one: list[float] = []
        together: list[float] = []
        copies: list[float] = []
        for _ in range(rounds):
            one.append(count / _seconds(workload, text, jobs=[1]))
            together.append(count / _seconds(workload, text, jobs=[cores]))
            copies.append(count * cores / _seconds(workload, text, jobs=[1] * cores))
    for name, rates in {"one thread": one, f"{cores} threads": together, f"{cores} copies of one thread": copies}.items():
        yield Figure(Key(workload.name, OURS, f"{SUBJECT}, {name}", "sentences/s"), median(rates), spread(rates))
    parts = [mine / theirs * 100 for mine, theirs in zip(together, copies, strict=True)]
    yield Figure(Key(workload.name, OURS, f"{SUBJECT}, threads of copies", "%"), median(parts), spread(parts))


def _seconds(workload: Workload, text: Path, jobs: list[int]) -> float:
    """Until the last of several processes has answered the whole file."""
    command = [str(built("parlance")), "match", "--phrases", str(workload.folder / "workload.phrases")]
    start = time.monotonic()
    processes = [
        subprocess.Popen([*command, "--jobs", str(count), str(text)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for count in jobs
    ]
    for process in processes:
        if process.wait() != 0:
            raise SystemExit(f"parlance match ended with status {process.returncode}")
    return time.monotonic() - start


def _repeat(table: Path, target: Path, least: int) -> int:
    """Writes the sentences of a table again and again; their number."""
    sentences = [line.split("\t", 1)[0] + "\n" for line in table.read_text(encoding="utf-8").splitlines()]
    times = -(-least // len(sentences))
    with open(target, "w", encoding="utf-8") as file:
        for _ in range(times):
            file.writelines(sentences)
    return times * len(sentences)

"""From the start of a process to its end after one sentence, with a compiled library: by turns with a program that does nothing."""

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

ANSWER = "one sentence from a compiled library"
EMPTY = "an empty program"


def measure(workload: Workload, rounds: int) -> Iterator[Figure]:
    """Milliseconds by the clock on the wall; starting the process is in them."""
    with tempfile.TemporaryDirectory() as folder:
        library, sentence = Path(folder) / "library.parlance", Path(folder) / "sentence.txt"
        compiling = [str(built("parlance")), "compile", str(workload.folder / "workload.phrases"), "-o", str(library)]
        subprocess.run(compiling, check=True, capture_output=True)
        with open(workload.folder / "sentences.tsv", encoding="utf-8") as sentences:
            sentence.write_text(sentences.readline().split("\t", 1)[0] + "\n", encoding="utf-8")
        commands = {
            ANSWER: [str(built("parlance")), "match", "--phrases", str(library), str(sentence)],
            EMPTY: [str(_empty_program(Path(folder)))],
        }
        times: dict[str, list[float]] = {name: [] for name in commands}
        # The first is not counted: it reads the file from the disk.
        for number in range(rounds + 1):
            for name, command in commands.items():
                milliseconds = _milliseconds(command)
                if number > 0:
                    times[name].append(milliseconds)
        yield Figure(Key(workload.name, OURS, "compiled library", "MB"), library.stat().st_size / 1e6)
    for name, each in times.items():
        yield Figure(Key(workload.name, OURS, name, "wall ms"), median(each), spread(each))
    above = [answer - empty for answer, empty in zip(times[ANSWER], times[EMPTY], strict=True)]
    yield Figure(Key(workload.name, OURS, f"{ANSWER}, above {EMPTY}", "wall ms"), median(above), spread(above))


def _milliseconds(command: list[str]) -> float:
    nowhere = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.monotonic()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=nowhere)
    _, status = os.waitpid(process, 0)
    spent = (time.monotonic() - start) * 1e3
    if status != 0:
        raise SystemExit(f"{' '.join(command)} ended with status {os.waitstatus_to_exitcode(status)}")
    return spent


def _empty_program(folder: Path) -> Path:
    source, program = folder / "main.swift", folder / "empty"
    source.write_text("", encoding="utf-8")
    subprocess.run(["swiftc", "-O", "-static-stdlib", str(source), "-o", str(program)], check=True)
    return program

"""A contender: a process that has loaded a workload and puts its sentences to a matcher when told.

All speak the same protocol, so that what is timed in one is timed in the others. A process gets the folder of a workload, loads,
and says a line; then it answers each request, a word and a number of seconds a line, with a line of JSON:

    (loaded)       → {"load_ms": …} of processor time, or {"error": why it cannot}
    check S        → {"asked": …, "right": …}       the sentences, until S seconds of processor time are over
    round S        → {"cpu_ns": …, "wall_ns": …}    a sentence: whole passes over those asked, for at least S seconds
    latencies S    → {"p50_ns", "p99_ns", "p999_ns", "clock_ns"}   single sentences, by the clock on the wall
    memory 0       → {"peak_mb": …}

A sentence is answered where its intent and, of those that read slots, the slots with their texts stand ready to be read out.
"""

from __future__ import annotations

import json
import os
import resource
import selectors
import subprocess
import time
from dataclasses import dataclass
from types import TracebackType


class Unable(Exception):
    """Why a contender does not take part."""


@dataclass(frozen=True)
class Limits:
    """What a contender may use; one that needs more is recorded as unable."""

    load_seconds: float = 60
    answer_seconds: float = 60
    gigabytes: float = 4


class Contender:
    """`with Contender(command, limits) as contender: …`"""

    def __init__(self, command: list[str], limits: Limits) -> None:
        self._command = command
        self._limits = limits
        self.load_milliseconds = 0.0

    def __enter__(self) -> Contender:
        most = int(self._limits.gigabytes * 1e9)
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)),
        )
        try:
            self.load_milliseconds = self._answer("loading", self._limits.load_seconds)["load_ms"]
        except Unable:
            self._end()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._end()

    def check(self, seconds: float) -> tuple[int, float]:
        """How many sentences were asked, and the part of them that was answered as expected."""
        answer = self._ask("check", seconds)
        return int(answer["asked"]), answer["right"] / answer["asked"]

    def round(self, seconds: float) -> tuple[float, float]:
        """Nanoseconds a sentence, of processor time and by the clock on the wall."""
        answer = self._ask("round", seconds)
        return answer["cpu_ns"], answer["wall_ns"]

    def latencies(self, seconds: float) -> dict[str, float]:
        return self._ask("latencies", seconds)

    def peak_megabytes(self) -> float:
        return self._ask("memory", 0)["peak_mb"]

    def _ask(self, request: str, seconds: float) -> dict[str, float]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{request} {seconds}\n".encode())
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Unable(self._ending(request)) from None
        return self._answer(request, self._limits.answer_seconds + 3 * seconds)

    def _answer(self, request: str, seconds: float) -> dict[str, float]:
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        limit = time.monotonic() + seconds
        line = b""
        with selectors.DefaultSelector() as selector:
            selector.register(descriptor, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                if not selector.select(max(0, limit - time.monotonic())):
                    raise Unable(f"{request} took more than {seconds:.0f} s")
                piece = os.read(descriptor, 65_536)
                if not piece:
                    raise Unable(self._ending(request))
                line += piece
        answer: dict[str, float] = json.loads(line)
        if "error" in answer:
            raise Unable(str(answer["error"]))
        return answer

    def _ending(self, request: str) -> str:
        return f"ended on {request} (status {self._process.wait()}), with {self._limits.gigabytes:.0f} GB of memory allowed"

    def _end(self) -> None:
        self._process.kill()
        self._process.communicate()

"""A matcher in a process of its own, asked in JSON Lines: a request a line, an answer a line.

Both matchers speak it, so that what is asked of one is asked of the other:

    {"do": "load", "language": TAG, "templates": PATH}   → {"milliseconds": …}     file to ready
    {"do": "bind", "lists": PATH}                        → {"milliseconds": …}     every set of lists
    {"do": "sentences", "sentences": [{"text", "lists", "context"}, …]} → {}
    {"do": "answers"}                                    → {"answers": [… or null]}
    {"do": "readings"}                                   → {"readings": [[…], …]}      hassil alone: all of a sentence
    {"do": "throughput", "what": W, "seconds": S}        → {"nanoseconds": …, "passes": …}
    {"do": "latencies", "what": W}                       → {"nanoseconds": [… a sentence]}
    {"do": "counted", "what": W}                         → {}                      Parlance alone: one pass, for valgrind to count
    {"do": "memory"}                                     → {"bytes": …}            the most it ever had

`throughput` reads all sentences again and again until S seconds of the thread's processor time are over and gives the time of
all passes; `latencies` takes the time of each sentence by the clock on the wall.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from .answers import Answer
from .corpus import Language, Sentence


class Worker:
    """`with Worker("hassil", [python, script]) as worker: …`"""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self._command = command

    def __enter__(self) -> Worker:
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _ask(self, **request: Any) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(request, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise SystemExit(f"{self.name} ended on {request['do']}; its message stands above")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise SystemExit(f"{self.name}: {answer['error']}")
        return answer

    def load(self, tag: str, templates: Path) -> float:
        return float(self._ask(do="load", language=tag, templates=str(templates))["milliseconds"])

    def bind(self, lists: Path) -> float:
        return float(self._ask(do="bind", lists=str(lists))["milliseconds"])

    def open(self, language: Language) -> None:
        self.load(language.tag, language.templates)
        self.bind(language.lists)

    def sentences(self, sentences: list[Sentence]) -> None:
        self._ask(do="sentences", sentences=[sentence.to_json() for sentence in sentences])

    def answers(self) -> list[Answer | None]:
        return [answer and Answer.from_json(answer) for answer in self._ask(do="answers")["answers"]]

    def readings(self) -> list[list[Answer]]:
        return [[Answer.from_json(answer) for answer in answers] for answers in self._ask(do="readings")["readings"]]

    def throughput(self, what: str, seconds: float) -> tuple[float, int]:
        """Nanoseconds of processor time of all passes, and their number."""
        result = self._ask(do="throughput", what=what, seconds=seconds)
        return float(result["nanoseconds"]), int(result["passes"])

    def latencies(self, what: str) -> list[float]:
        return [float(time) for time in self._ask(do="latencies", what=what)["nanoseconds"]]

    def counted(self, what: str) -> None:
        """One pass over the sentences, in a function of its own."""
        self._ask(do="counted", what=what)

    def peak_megabytes(self) -> float:
        return float(self._ask(do="memory")["bytes"]) / 1e6

"""A contender in Python: runs in the virtual environment that has the peers.

    contender.py PEER FOLDER        PEER: hassil, padacioso, adapt, rhasspy

Reads requests, a word and a number of seconds a line, and answers each with a line of JSON; `peers/contender.py` says what is
asked.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from matchers import MATCHERS, Match


class Contender:
    def __init__(self, folder: Path, match: Match) -> None:
        self._match = match
        with open(folder / "sentences.jsonl", encoding="utf-8") as lines:
            self._sentences = [json.loads(line) for line in lines]
        self._texts: list[str] = []

    def check(self, seconds: float) -> dict[str, Any]:
        right = asked = 0
        limit = time.thread_time_ns() + seconds * 1e9
        for sentence in self._sentences:
            intent, slots = self._match(sentence["text"])
            spoken = {name: str(value).lower() for name, value in slots.items()}
            right += intent == sentence["intent"] and (intent is None or spoken == sentence["slots"])
            asked += 1
            if time.thread_time_ns() > limit:
                break
        self._texts = [sentence["text"] for sentence in self._sentences[:asked]]
        return {"asked": asked, "right": right}

    def round(self, seconds: float) -> dict[str, Any]:
        match, texts, count = self._match, self._texts, 0
        wall, start = time.perf_counter_ns(), time.thread_time_ns()
        while count == 0 or time.thread_time_ns() - start < seconds * 1e9:
            for text in texts:
                match(text)
            count += len(texts)
        return {"cpu_ns": (time.thread_time_ns() - start) / count, "wall_ns": (time.perf_counter_ns() - wall) / count}

    def latencies(self, seconds: float) -> dict[str, Any]:
        clock, match = time.perf_counter_ns, self._match
        times: list[int] = []
        begin = clock()
        while not times or clock() - begin < seconds * 1e9:
            for text in self._texts:
                start = clock()
                match(text)
                times.append(clock() - start)
        empty = sorted(-clock() + clock() for _ in range(10_001))
        times.sort()

        def quantile(part: float) -> int:
            return times[min(int(len(times) * part), len(times) - 1)]

        return {"p50_ns": quantile(0.5), "p99_ns": quantile(0.99), "p999_ns": quantile(0.999), "clock_ns": empty[len(empty) // 2]}

    def memory(self, _: float) -> dict[str, Any]:
        # `getrusage` never says less than what the process had that started this one.
        with open("/proc/self/status", encoding="utf-8") as status:
            kibibytes = next(line.split()[1] for line in status if line.startswith("VmHWM:"))
        return {"peak_mb": int(kibibytes) * 1024 / 1e6}


def main() -> int:
    peer, folder = sys.argv[1], Path(sys.argv[2])
    start = time.process_time_ns()
    match = MATCHERS[peer](folder)
    load = (time.process_time_ns() - start) / 1e6
    contender = Contender(folder, match)
    print(json.dumps({"load_ms": load}), flush=True)
    for line in sys.stdin:
        request, seconds = line.split()
        print(json.dumps(getattr(contender, request)(float(seconds))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

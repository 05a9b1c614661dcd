"""Goals for Parlance's speed, and what a record shows of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from . import batch, starting, tables
from .figures import OURS, Figures
from .peers import WALK

Value = Callable[[Figures], float | None]


@dataclass(frozen=True)
class Goal:
    """`stretch` is beyond the goal; the same where there is none. `is_rising`: more is better."""

    text: str
    goal: float
    stretch: float
    value: Value
    is_rising: bool = True

    def row(self, figures: Figures) -> list[str] | None:
        value = self.value(figures)
        if value is None:
            return None
        stretch = tables.number(self.stretch) if self.stretch != self.goal else ""
        verdict = "not met" if not self._meets(value, self.goal) else "stretch" if stretch and self._meets(value, self.stretch) else "met"
        return [self.text, tables.number(self.goal), stretch, tables.number(value), verdict]

    def _meets(self, value: float, bound: float) -> bool:
        return value >= bound if self.is_rising else value <= bound


def table(figures: Figures) -> str:
    rows = [row for goal in _goals() if (row := goal.row(figures))]
    return tables.table(["", "goal", "stretch", "measured", ""], rows)


def _figure(workload: str, subject: str, metric: str, contender: str = OURS) -> Value:
    return lambda figures: figures.value(workload, contender, subject, metric)


def _rate(workload: str) -> Value:
    return lambda figures: 1e9 / value if (value := figures.value(workload, OURS, "slots", "ns")) else None


def _ratio(over: Value, under: Value) -> Value:
    def value(figures: Figures) -> float | None:
        above, below = over(figures), under(figures)
        return above / below if above is not None and below else None

    return value


def _inverse(value: Value) -> Value:
    return _ratio(lambda _: 1, value)


def _slowest_language(figures: Figures) -> float | None:
    values = [
        figure.value
        for figure in figures
        if figure.key.workload == "all languages" and figure.key.subject.endswith(", read") and not figure.key.subject.startswith("mean")
    ]
    return max(values, default=None)


def _goals() -> Iterator[Goal]:
    thousand = "T=1000 V=100"
    for templates, goal, stretch in ((1_000, 2.5e6, 4.5e6), (10_000, 1.8e6, 3.5e6), (100_000, 1e6, 2e6)):
        yield Goal(f"sentences a second at T = {templates:,}, with slots", goal, stretch, _rate(f"T={templates} V=100"))
    for peer, goal in (("Hyperscan + RE2", 6), ("RE2::Set", 9), ("hassil", 1_300)):
        yield Goal(f"times as fast as {peer} at T = 1,000", goal, goal, _figure(thousand, "slots", "× Parlance", peer))
    hundred_thousand = "T=100000 V=100"
    yield Goal("seconds to compile T = 100,000", 2.5, 1.2, _thousandth(_figure(hundred_thousand, "compile", "wall ms")), False)
    yield Goal("MB at most while compiling it", 300, 150, _figure(hundred_thousand, "peak memory of compile", "MB"), False)
    yield Goal("MB of it, frozen", 40, 40, _figure(hundred_thousand, "frozen", "MB"), False)
    wide = _figure("T=1000 one list of 1000000", "slots, wide list", "ns")
    narrow = _figure("T=1000 one list of 100", "slots, wide list", "ns")
    yield Goal("times as slow with a list of 1,000,000 as of 100 at T = 1,000", 2, 2, _ratio(wide, narrow), False)
    binding = _figure("T=1000 one list of 1000000", "bind wide list", "ms")
    yield Goal("seconds to bind 1,000,000 values", 1, 1, _thousandth(binding), False)
    yield Goal("p99.9 of a sentence at T = 1,000, ns", 2_000, 1_000, _figure(thousand, "slots", "p99.9 ns"), False)
    walk = _inverse(_figure(thousand, "slots", "× Parlance", WALK))
    yield Goal("times the token walk's time at T = 1,000", 2.2, 1.2, walk, False)
    for tag in ("en", "de", "fr"):
        yield Goal(f"times as fast as hassil on Home Assistant's {tag}", 3_000, 6_000, _figure(f"hassil {tag}", "read", "× hassil"))
    languages = _figure("all languages", "mean of tests, read", "ns")
    yield Goal("mean over all languages' tests, ns", 700, 350, languages, False)
    yield Goal("slowest language, ns", 2_500, 1_000, _slowest_language, False)
    yield Goal("public API with typed values at T = 1,000, ns", 700, 450, _figure(thousand, "end to end", "ns"), False)
    yield Goal("% of what copies reach, threads of one batch", 90, 90, _figure(thousand, f"{batch.SUBJECT}, threads of copies", "%"))
    first = _figure(hundred_thousand, starting.ANSWER, "wall ms")
    yield Goal("ms of a process with one sentence, compiled library of T = 100,000", 20, 10, first, False)
    above = _figure("T=10 V=100", f"{starting.ANSWER}, above {starting.EMPTY}", "wall ms")
    yield Goal("ms of one above an empty program, compiled library of T = 10", 2, 1, above, False)
    yield Goal("allocations a sentence, with slots", 0, 0, _figure(thousand, "slots", "allocations"), False)


def _thousandth(value: Value) -> Value:
    return _ratio(value, lambda _: 1_000)

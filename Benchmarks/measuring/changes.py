"""What got slower or faster between two records, beyond what rounds differ by anyway."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .figures import DESCRIBING, OURS, RISING, Figure, Figures

# By how much, as a part, a figure may differ from one run to another; times of whole rounds have `threshold` instead.
USUAL = {
    "instructions": 0.01,
    "p50 ns": 0.15,
    "p99 ns": 0.3,
    "p99.9 ns": 1.0,
    "p99.9 of medians ns": 0.3,
    "wall ns": 0.3,
    "wall ms": 0.3,
    "clock ns": 1.0,
    "MB": 0.05,
    "%": 0.0,
}
# A fraction of an allocation a sentence is one for a few of them, or of a pass.
USUAL_ALLOCATIONS = 0.01


@dataclass(frozen=True)
class Change:
    """Two figures of one thing. `factor` is above 1 where it got worse, below where it got better."""

    old: Figure
    new: Figure
    # What `factor` may be from noise alone.
    noise: float

    @property
    def factor(self) -> float:
        if self.new.key.metric == "allocations":
            # Counted: no factor of nothing.
            return 1 + self.new.value - self.old.value
        one, other = (self.new, self.old) if self.new.key.metric in RISING else (self.old, self.new)
        if one.value == other.value:
            return 1
        return other.value / one.value if one.value else float("inf")

    @property
    def is_worse(self) -> bool:
        return self.factor > self.noise

    @property
    def is_better(self) -> bool:
        return self.factor < 1 / self.noise


def noise(old: Figure, new: Figure, threshold: float) -> float:
    """The factor from which on two figures differ: by more than is usual, and by more than their rounds do among themselves."""
    metric = new.key.metric
    usual = USUAL_ALLOCATIONS if metric == "allocations" else USUAL.get(metric, threshold)
    return 1 + max(usual, old.spread + new.spread)


def changes(old: Figures, new: Figures, threshold: float, contender: str | None = OURS) -> Iterator[Change]:
    """Of what both records have; of one contender, or of all."""
    for figure in new:
        before = old.find(figure.key)
        if before is None or figure.key.metric in DESCRIBING or contender not in (None, figure.key.contender):
            continue
        if figure.key.subject != "clock":
            yield Change(before, figure, noise(before, figure, threshold))

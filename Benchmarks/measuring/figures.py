"""Figures, and the CSV file that holds those of a record."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

COLUMNS = ["workload", "contender", "subject", "metric", "value", "spread"]
OURS = "Parlance"

# Metrics of which more is better; of all others less is.
RISING = {"%", "sentences/s", "× hassil"}
# Metrics that describe and are neither better nor worse.
DESCRIBING = {"sentences", "load average", "× Parlance"}


@dataclass(frozen=True)
class Key:
    """What a figure is of: a workload ("T=1000 V=100", "hassil en"), whose, of what, in what."""

    workload: str
    contender: str
    subject: str
    metric: str

    @property
    def templates(self) -> int | None:
        found = re.match(r"T=(\d+)", self.workload)
        return int(found[1]) if found else None


@dataclass(frozen=True)
class Figure:
    """A number with half of the distance between the quartiles of its rounds, as a part of it."""

    key: Key
    value: float
    spread: float = 0.0


class Figures:
    """The figures of a record, in the order in which they were measured."""

    def __init__(self, figures: Iterable[Figure] = ()) -> None:
        self._figures: dict[Key, Figure] = {}
        for figure in figures:
            self.add(figure)

    def add(self, figure: Figure) -> None:
        self._figures[figure.key] = figure

    def __iter__(self) -> Iterator[Figure]:
        return iter(self._figures.values())

    def __len__(self) -> int:
        return len(self._figures)

    def get(self, workload: str, contender: str, subject: str, metric: str) -> Figure | None:
        return self._figures.get(Key(workload, contender, subject, metric))

    def find(self, key: Key) -> Figure | None:
        return self._figures.get(key)

    def value(self, workload: str, contender: str, subject: str, metric: str) -> float | None:
        figure = self.get(workload, contender, subject, metric)
        return figure.value if figure else None

    # CSV

    @staticmethod
    def read(path: Path) -> Figures:
        """Raises `ValueError` where the file is no such table."""
        with open(path, encoding="utf-8", newline="") as file:
            rows = csv.reader(file)
            if next(rows, None) != COLUMNS:
                raise ValueError(f"{path}: the first line is not {','.join(COLUMNS)}")
            return Figures(Figure(Key(*row[:4]), float(row[4]), float(row[5])) for row in rows)

    def write(self, file: TextIO) -> None:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        for figure in self:
            key = figure.key
            rows.writerow([key.workload, key.contender, key.subject, key.metric, f"{figure.value:.5g}", f"{figure.spread:.4f}"])


def median(values: list[float]) -> float:
    return quantile(sorted(values), 0.5)


def spread(values: list[float]) -> float:
    """Half of the distance between the quartiles, as a part of the median."""
    ordered = sorted(values)
    middle = quantile(ordered, 0.5)
    return (quantile(ordered, 0.75) - quantile(ordered, 0.25)) / 2 / middle if middle else 0.0


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]

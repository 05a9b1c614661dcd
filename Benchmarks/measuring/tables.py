"""Figures as tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable

from .figures import OURS, Figures


def number(value: float | None) -> str:
    """Three digits or more, without decimals from a hundred on."""
    if value is None:
        return ""
    if value == 0 or value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(header: list[str], rows: Iterable[list[str]]) -> str:
    """The first column to the left, all others to the right."""
    lines = ["| " + " | ".join(header) + " |", "|---|" + "---:|" * (len(header) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def of_suites(figures: Figures) -> str:
    """A row a subject and metric, a column a workload."""
    ours = [figure.key for figure in figures if figure.key.contender == OURS]
    workloads = list(dict.fromkeys(key.workload for key in ours))
    names = list(dict.fromkeys((key.subject, key.metric) for key in ours))
    rows = [
        [f"{subject}, {metric}", *(number(figures.value(workload, OURS, subject, metric)) for workload in workloads)]
        for subject, metric in names
    ]
    return table(["", *workloads], rows)


def of_contest(figures: Figures, workload: str) -> str:
    """A row a contender, from fast to slow."""
    times = [figure for figure in figures if figure.key.workload == workload and figure.key.metric == "ns"]
    names = [(figure.key.contender, figure.key.subject) for figure in sorted(times, key=lambda figure: figure.value)]
    rows = []
    for name, subject in names:

        def value(metric: str, of: str = subject) -> float | None:
            return figures.value(workload, name, of, metric)

        nanoseconds, right = value("ns"), value("%", "right answers")
        assert nanoseconds is not None
        load, ratio = value("ms", "load"), value("× Parlance")
        rows.append(
            [
                name,
                number(1e9 / nanoseconds),
                number(nanoseconds),
                number(ratio),
                *(number(value(metric)) for metric in ("p50 ns", "p99 ns", "p99.9 ns")),
                number(load / 1000 if load is not None else None),
                number(value("MB", "peak memory")),
                number(value("sentences")),
                number(right),
            ]
        )
    header = ["", "sentences/s", "ns", "× Parlance's time", "p50 ns", "p99 ns", "p99.9 ns", "load s", "peak MB", "asked", "right %"]
    return table(header, rows)

"""Time a sentence against the number of templates, both logarithmic, as SVG.

Lines and texts are of middle tones on no background, so that they are read on light and on dark.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from xml.sax.saxutils import escape

from .figures import OURS, Figures

WIDTH, HEIGHT = 920, 560
LEFT, RIGHT, TOP, BOTTOM = 80, 210, 50, 60
LABEL_HEIGHT = 17
GREY = "#808890"
COLOURS = ["#1f8fd6", "#e0702f", "#2f9e63", "#b45bd0", "#c9493f", "#a08a1c", "#3aa6a6", "#8d7bd8", "#c0608f", "#6f8f3a"]


@dataclass
class Line:
    name: str
    # By number of templates: nanoseconds.
    points: list[tuple[int, float]]


def drawing(figures: Figures) -> str:
    lines = _lines(figures)
    if not lines:
        raise SystemExit("no figures of contenders over numbers of templates are there to draw")
    across = _Axis([count for line in lines for count, _ in line.points], LEFT, WIDTH - RIGHT)
    up = _Axis([time for line in lines for _, time in line.points], HEIGHT - BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<text x="{LEFT}" y="24" fill="{GREY}" font-size="15">Time a sentence, one thread, with slots unless said otherwise</text>',
    ]
    for decade in across.decades:
        x = across.place(decade)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{HEIGHT - BOTTOM}" stroke="{GREY}" stroke-opacity="0.3"/>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 20}" fill="{GREY}" text-anchor="middle">{decade:,.0f}</text>')
    for decade in up.decades:
        y = up.place(decade)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{GREY}" stroke-opacity="0.3"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" fill="{GREY}" text-anchor="end">{_duration(decade)}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 14}" fill="{GREY}" text-anchor="middle">templates</text>')
    ends = [up.place(line.points[-1][1]) for line in lines]
    for line, colour, label in zip(lines, _colours(lines), spread_apart(ends, LABEL_HEIGHT), strict=True):
        places = [(across.place(count), up.place(time)) for count, time in line.points]
        weight = 3.5 if line.name == OURS else 1.8
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{weight}" stroke-linejoin="round"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{weight + 0.7:.1f}" fill="{colour}"/>' for x, y in places]
        x, y = places[-1]
        right = WIDTH - RIGHT + 12
        parts.append(f'<path d="M{x + 5:.1f} {y:.1f}L{right - 4} {label:.1f}" stroke="{colour}" stroke-opacity="0.4" fill="none"/>')
        bold = ' font-weight="bold"' if line.name == OURS else ""
        parts.append(f'<text x="{right}" y="{label + 4:.1f}" fill="{colour}"{bold}>{escape(line.name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def spread_apart(places: list[float], least: float) -> list[float]:
    """Moves places as little as needed, so that any two are at least so far from each other."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    # Groups of labels that touch: their members, and where the first of them stands.
    groups: list[tuple[list[int], float]] = []
    for index in order:
        members, start = [index], places[index]
        while groups and groups[-1][1] + len(groups[-1][0]) * least > start:
            members = groups.pop()[0] + members
            start = sum(places[member] - offset * least for offset, member in enumerate(members)) / len(members)
        groups.append((members, start))
    result = list(places)
    for members, start in groups:
        for offset, member in enumerate(members):
            result[member] = start + offset * least
    return result


class _Axis:
    def __init__(self, values: list[float], start: float, end: float) -> None:
        self._low = math.floor(math.log10(min(values)))
        self._high = max(math.ceil(math.log10(max(values))), self._low + 1)
        self._start, self._end = start, end

    @property
    def decades(self) -> list[float]:
        return [10.0**power for power in range(self._low, self._high + 1)]

    def place(self, value: float) -> float:
        return self._start + (math.log10(value) - self._low) / (self._high - self._low) * (self._end - self._start)


def _lines(figures: Figures) -> list[Line]:
    points: dict[str, dict[int, float]] = {}
    compared = {figure.key.contender for figure in figures if figure.key.metric == "wall ns"}
    for figure in figures:
        key = figure.key
        if key.contender in compared and key.metric == "ns" and key.templates is not None and key.subject in ("slots", "intent"):
            if key.contender == OURS and key.subject == "intent":
                continue
            points.setdefault(key.contender, {})[key.templates] = figure.value
    return [Line(name, sorted(each.items())) for name, each in points.items()]


def _colours(lines: list[Line]) -> list[str]:
    others = iter(COLOURS[1:] * 2)
    return [COLOURS[0] if line.name == OURS else next(others) for line in lines]


def _duration(nanoseconds: float) -> str:
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:g} {unit}"
    return f"{nanoseconds:g} ns"

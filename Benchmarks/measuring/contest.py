"""Parlance and its peers by turns over one workload: ours, theirs, ours, theirs, so that both have the same machine."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field

from .contender import Contender, Limits, Unable
from .figures import Figure, Figures, Key, median, spread
from .peers import PARLANCE, Builder, Peer
from .workloads import Workload


@dataclass
class Pace:
    """How long things are measured."""

    rounds: int = 5
    seconds: float = 0.2
    # In which time a contender should answer all sentences once; a slower one is asked as many as it can in it.
    check_seconds: float = 3
    # Of one that needs more than a second for its sentences: noise is less of it.
    rounds_of_slow: int = 3


@dataclass
class Contest:
    """Figures, and why some have none."""

    builder: Builder
    limits: Limits
    pace: Pace
    figures: Figures = field(default_factory=Figures)
    remarks: list[str] = field(default_factory=list)

    def run(self, workload: Workload, peers: list[Peer]) -> None:
        rounds: list[tuple[float, float]] = []
        loads = [os.getloadavg()[0]]
        with Contender(PARLANCE.command(self.builder, workload.folder), self.limits) as ours:
            asked, right = ours.check(self.pace.check_seconds)
            for peer in peers:
                print(f"{workload.name}: {peer.name}", file=sys.stderr)
                if workload.templates > peer.most_templates:
                    self._remark(workload, peer, f"not asked beyond {peer.most_templates:,} templates")
                    continue
                try:
                    rounds += self._pair(workload, ours, peer)
                except Unable as reason:
                    self._remark(workload, peer, str(reason))
                loads.append(os.getloadavg()[0])
            if not rounds:
                rounds = [ours.round(self.pace.seconds) for _ in range(self.pace.rounds)]
            self._add(workload, PARLANCE, ours, rounds, asked, right)
        self._figure(workload, "machine", "all", "load average", loads)

    def _pair(self, workload: Workload, ours: Contender, peer: Peer) -> list[tuple[float, float]]:
        mine: list[tuple[float, float]] = []
        theirs: list[tuple[float, float]] = []
        with Contender(peer.command(self.builder, workload.folder), self.limits) as contender:
            asked, right = contender.check(self.pace.check_seconds)
            for number in range(self.pace.rounds):
                if number >= self.pace.rounds_of_slow and theirs[0][0] * asked > 1e9:
                    break
                mine.append(ours.round(self.pace.seconds))
                theirs.append(contender.round(self.pace.seconds))
            self._add(workload, peer, contender, theirs, asked, right)
        ratios = [their[0] / my[0] for my, their in zip(mine, theirs, strict=True)]
        self._figure(workload, peer.name, peer.subject, "× Parlance", ratios)
        return mine

    def _add(
        self, workload: Workload, peer: Peer, contender: Contender, rounds: list[tuple[float, float]], asked: int, right: float
    ) -> None:
        self._figure(workload, peer.name, peer.subject, "sentences", [asked])
        self._figure(workload, peer.name, peer.subject, "ns", [processor for processor, _ in rounds])
        self._figure(workload, peer.name, peer.subject, "wall ns", [wall for _, wall in rounds])
        singles = contender.latencies(self.pace.seconds)
        for member, metric in {"p50_ns": "p50 ns", "p99_ns": "p99 ns", "p999_ns": "p99.9 ns", "clock_ns": "clock ns"}.items():
            self._figure(workload, peer.name, peer.subject, metric, [singles[member]])
        self._figure(workload, peer.name, "right answers", "%", [right * 100])
        self._figure(workload, peer.name, "load", "ms", [contender.load_milliseconds])
        self._figure(workload, peer.name, "peak memory", "MB", [contender.peak_megabytes()])

    def _figure(self, workload: Workload, contender: str, subject: str, metric: str, rounds: list[float]) -> None:
        self.figures.add(Figure(Key(workload.name, contender, subject, metric), median(rounds), spread(rounds)))

    def _remark(self, workload: Workload, peer: Peer, text: str) -> None:
        self.remarks.append(f"{peer.name} at {workload.name}: {text}")
        print(f"    {text}", file=sys.stderr)

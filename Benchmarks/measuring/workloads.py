"""Generated workloads: templates, lists, sentences, and the answers that are expected."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .product import ROOT

# Beyond it the generator has no values, and one list is widened instead.
WIDEST = 10_000


@dataclass(frozen=True)
class Workload:
    """A folder that holds what the generator writes, and the same as phrases."""

    name: str
    templates: int
    folder: Path


class Workloads:
    """Makes workloads below a folder, each once."""

    def __init__(self, folder: Path, sentences: int) -> None:
        shared = os.environ.get("PARLANCE_SHARED")
        self._generator = (Path(shared) if shared else ROOT.parent / "shared") / "perf" / "generate.py"
        if not self._generator.is_file():
            raise SystemExit(f"no workload generator at {self._generator}; set PARLANCE_SHARED to the folder that has perf/generate.py")
        self._folder = folder
        self._sentences = sentences

    def make(self, templates: int, values: int = 100) -> Workload:
        """The phrases and all peers' files, `values` values in each open list."""
        folder = self._folder / f"{templates}-{values}"
        if not folder.exists():
            self._generate(templates, values, folder)
            self._convert(folder, folder)
        return Workload(f"T={templates} V={values}", templates, folder)

    def widened(self, templates: int, values: int) -> Workload:
        """The phrases alone, with one list bound that has `values` values; the others have 100."""
        source = self.make(templates)
        folder = self._folder / f"{templates}-bound-{values}"
        if not folder.exists():
            self._convert(source.folder, folder, "--bind", "device", "--widen", str(values))
        return Workload(f"T={templates} one list of {values:,}".replace(",", ""), templates, folder)

    def _generate(self, templates: int, values: int, folder: Path) -> None:
        print(f"generating {templates:,} templates", file=sys.stderr)
        sizes = ["--templates", str(templates), "--values", str(values), "--sentences", str(self._sentences)]
        subprocess.run([sys.executable, self._generator, *sizes, "--out", folder], check=True, stdout=subprocess.DEVNULL)

    def _convert(self, source: Path, target: Path, *options: str) -> None:
        subprocess.run([sys.executable, ROOT / "Benchmarks" / "convert-workload.py", source, target, *options], check=True)


def templates_argument(text: str) -> int:
    try:
        count = int(text.replace(",", "").replace("_", ""))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of templates") from None
    if count < 1:
        raise argparse.ArgumentTypeError("a workload has at least one template")
    return count

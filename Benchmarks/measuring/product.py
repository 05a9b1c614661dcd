"""Parlance's programs, built as they would be shipped."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def built(product: str) -> Path:
    """A program in release mode, with Swift's libraries inside: allocations are only counted there."""
    build = ["swift", "build", "--package-path", str(ROOT), "-c", "release", "--static-swift-stdlib", "--product", product]
    subprocess.run(build, check=True, stdout=sys.stderr)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / product

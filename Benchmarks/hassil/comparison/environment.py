"""What has to be there before anything is compared: hassil in a virtual environment, and Parlance's worker built."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import venv
from pathlib import Path

from .corpus import ROOT, Corpus, default_folder
from .worker import Worker

HASSIL = "3.13.0"


def default_environment() -> Path:
    """The virtual environment, outside the tree, so that it is made once."""
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "parlance" / f"hassil-{HASSIL}"


def add_parlance_options(parser: argparse.ArgumentParser) -> None:
    """What a program asks of its caller that runs Parlance alone."""
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=default_folder(),
        help="templates, lists and tests; default: $PARLANCE_SHARED/hassil, else ../shared/hassil beside the package",
    )
    parser.add_argument("--language", action="append", metavar="TAG", help="may be given several times")


def add_options(parser: argparse.ArgumentParser) -> None:
    add_parlance_options(parser)
    parser.add_argument(
        "--venv", type=Path, default=default_environment(), metavar="DIR", help="virtual environment with hassil; made where absent"
    )


class Matchers:
    """Starts workers of both sides, each a fresh process."""

    def __init__(self, environment: Path) -> None:
        self._python = _hassil(environment)
        self._parlance = build()

    def hassil(self) -> Worker:
        return Worker("hassil", [str(self._python), str(Path(__file__).with_name("hassil_worker.py"))])

    def parlance(self) -> Worker:
        return Worker("Parlance", [str(self._parlance), "--worker"])


def prepare(arguments: argparse.Namespace) -> tuple[Corpus, Matchers]:
    return Corpus(arguments.folder), Matchers(arguments.venv)


def _hassil(environment: Path) -> Path:
    python = environment / "bin" / "python"
    check = f"import importlib.metadata as m; assert m.version('hassil') == '{HASSIL}'"
    if python.exists() and subprocess.run([python, "-c", check], capture_output=True).returncode == 0:
        return python
    print(f"installing hassil {HASSIL} in {environment}", file=sys.stderr)
    venv.create(environment, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"hassil=={HASSIL}"], check=True)
    return python


def build() -> Path:
    """The worker as it would be shipped: in release mode, with Swift's libraries inside."""
    build = ["swift", "build", "--package-path", str(ROOT), "-c", "release", "--static-swift-stdlib"]
    build += ["--product", "ParlanceBenchmarks"]
    subprocess.run(build, check=True, stdout=sys.stderr)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / "ParlanceBenchmarks"

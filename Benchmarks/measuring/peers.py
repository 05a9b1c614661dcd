"""The peers: what they need, how they are built, and how far they are asked to go."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .contender import Unable
from .product import ROOT, built

SOURCES = ROOT / "Benchmarks" / "peers"
# Where Debian keeps the sources of Rust's libraries.
REGISTRY = Path("/usr/share/cargo/registry")
PYTHON_PEERS = ["hassil==3.13.0", "padacioso==1.0.0", "adapt-parser==1.0.0", "rhasspy-nlu==0.4.0", "numpy==1.23.5"]
HYPERSCAN = "libhyperscan-dev" if platform.machine() == "x86_64" else "libvectorscan-dev"


@dataclass(frozen=True)
class Peer:
    """`command` makes a program from what is installed and built; the workload's folder is its last argument unless it is in it."""

    name: str
    subject: str
    most_templates: int
    command: Callable[[Builder, Path], list[str]]


class Builder:
    """Installs and builds in a folder outside the sources, each thing once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._failures: dict[str, Unable] = {}

    def cpp(self, name: str, packages: list[str], libraries: list[str]) -> Path:
        return self._once(name, lambda: self._cpp(name, packages, libraries))

    def rust(self) -> Path:
        return self._once("regex_set", self._rust)

    def python(self) -> Path:
        return self._once("python", self._python)

    def _once(self, name: str, build: Callable[[], Path]) -> Path:
        if name in self._failures:
            raise self._failures[name]
        try:
            return build()
        except (subprocess.CalledProcessError, OSError) as error:
            self._failures[name] = Unable(f"could not be built: {error}")
            raise self._failures[name] from None

    def _cpp(self, name: str, packages: list[str], libraries: list[str]) -> Path:
        self._install(["g++", *packages])
        sources = SOURCES / "cpp"
        program = self._folder / name
        newest = max(path.stat().st_mtime for path in sources.rglob("*.[ch]pp"))
        if not program.exists() or program.stat().st_mtime < newest:
            print(f"building {name}", file=sys.stderr)
            self._folder.mkdir(parents=True, exist_ok=True)
            files = [str(sources / f"{name}.cpp"), str(sources / "contender.cpp")]
            flags = ["-std=c++20", "-O3", "-march=native", "-Wall", "-Wextra", "-I/usr/include/hs"]
            subprocess.run(["g++", *flags, *files, "-o", str(program), *libraries], check=True, stdout=sys.stderr)
        return program

    def _rust(self) -> Path:
        self._install(["librust-regex-dev", "librust-regex+default-dev", "librust-libc-dev"])
        if shutil.which("cargo") is None:
            self._install(["cargo"])
        folder = self._folder / "rust"
        shutil.copytree(SOURCES / "rust", folder, dirs_exist_ok=True)
        (folder / ".cargo").mkdir(exist_ok=True)
        (folder / ".cargo" / "config.toml").write_text(
            f'[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "{REGISTRY}"\n', encoding="utf-8"
        )
        subprocess.run(["cargo", "build", "--quiet", "--release", "--offline"], cwd=folder, check=True, stdout=sys.stderr)
        return folder / "target" / "release" / "regex_set"

    def _python(self) -> Path:
        environment = self._folder / "venv"
        python = environment / "bin" / "python"
        stamp = environment / "installed"
        if not stamp.exists() or stamp.read_text() != "\n".join(PYTHON_PEERS):
            print("installing the peers in Python", file=sys.stderr)
            venv.create(environment, with_pip=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", *PYTHON_PEERS], check=True, stdout=sys.stderr)
            stamp.write_text("\n".join(PYTHON_PEERS))
        return python

    def _install(self, packages: list[str]) -> None:
        missing = [package for package in packages if not _is_installed(package)]
        if not missing:
            return
        apt = _apt_get()
        if apt is None:
            raise OSError(f"needs Debian's {', '.join(missing)}")
        print(f"installing with {' '.join(apt)}: {', '.join(missing)}", file=sys.stderr, flush=True)
        for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *missing]):
            subprocess.run([*apt, *arguments], check=True, stdout=subprocess.DEVNULL)


def _apt_get() -> list[str] | None:
    """How packages are installed here, by sudo where somebody else than root is at it; `None` where they cannot be."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    return ["sudo", "apt-get"] if shutil.which("sudo") else None


def _is_installed(package: str) -> bool:
    if package in ("g++", "cargo"):
        return shutil.which(package) is not None
    if package == "librust-regex+default-dev":
        # A package of another name provides it.
        package = "librust-aho-corasick-dev"
    query = ["dpkg-query", "--show", "--showformat=${Status}", package]
    try:
        return subprocess.run(query, capture_output=True, text=True).stdout.endswith("installed")
    except FileNotFoundError:
        return False


def _hyperscan(answer: str) -> Callable[[Builder, Path], list[str]]:
    return lambda builder, folder: [
        str(builder.cpp("hyperscan", [HYPERSCAN, "libre2-dev"], ["-lhs", "-lre2"])),
        str(folder),
        answer,
    ]


def _python(name: str) -> Callable[[Builder, Path], list[str]]:
    return lambda builder, folder: [str(builder.python()), str(SOURCES / "python" / "contender.py"), name, str(folder)]


def _ours(answer: str) -> Callable[[Builder, Path], list[str]]:
    return lambda _, folder: [str(built("ParlanceBenchmarks")), "--workload", str(folder), "--contender", answer]


WALK = "token walk (limit)"

PARLANCE = Peer("Parlance", "slots", 1_000_000, _ours("slots"))

# From fast to slow.
PEERS = [
    Peer(WALK, "slots", 1_000_000, lambda builder, folder: [str(builder.cpp("token_walk", [], [])), str(folder)]),
    Peer("Parlance, intent only", "intent", 1_000_000, _ours("intent")),
    Peer("Hyperscan, intent only", "intent", 1_000, _hyperscan("intent")),
    Peer("Hyperscan + RE2", "slots", 10_000, _hyperscan("slots")),
    Peer("RE2::Set", "slots", 10_000, lambda builder, folder: [str(builder.cpp("re2_set", ["libre2-dev"], ["-lre2"])), str(folder)]),
    Peer("Rust RegexSet", "slots", 10_000, lambda builder, folder: [str(builder.rust()), str(folder)]),
    Peer("hassil", "slots", 10_000, _python("hassil")),
    Peer("Adapt", "slots", 10_000, _python("adapt")),
    Peer("Padacioso", "slots", 1_000, _python("padacioso")),
    Peer("rhasspy-nlu", "slots", 1_000, _python("rhasspy")),
]

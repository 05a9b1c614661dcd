"""What a record says of the machine: enough to judge its figures, nothing that names it."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from pathlib import Path


def kind() -> str:
    """"2-core-x86-64"."""
    return f"{os.cpu_count()}-core-{platform.machine().replace('_', '-').lower()}"


def description() -> list[str]:
    lines = [f"{_processor()}, {os.cpu_count()} cores, {_memory()}", _system()]
    return lines + [version for version in map(_version, ["swift", "g++", "rustc", "valgrind"]) if version]


def _processor() -> str:
    try:
        found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else platform.machine()


def _memory() -> str:
    return f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 1e9:.0f} GB"


def _system() -> str:
    try:
        release = platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        release = platform.system()
    return f"{release}, {platform.system()} {platform.release().split('-')[0]}, Python {platform.python_version()}"


def _version(program: str) -> str | None:
    try:
        result = subprocess.run([program, "--version"], capture_output=True, text=True)
    except FileNotFoundError:
        return None
    lines = result.stdout.splitlines()
    return lines[0] if lines else None

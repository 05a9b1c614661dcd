"""Instructions a sentence, counted by valgrind's callgrind: the same on every run, whatever else the machine does."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from .corpus import Language
from .worker import Worker


def instructions(language: Language, command: list[str], what: str) -> float:
    """The mean over the language's tests, in one pass after one to warm up."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "callgrind.out"
        # Only what the counted pass calls is collected.
        counting = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={record}", "--toggle-collect=*countedPass*"]
        with Worker("Parlance under valgrind", counting + command) as worker:
            worker.open(language)
            worker.sentences([test.sentence for test in language.tests])
            worker.throughput(what, 0)
            worker.counted(what)
        collected = re.search(r"^summary: (\d+)", record.read_text(), re.MULTILINE)
    if collected is None or int(collected[1]) == 0:
        raise SystemExit(f"valgrind counted nothing for {language.tag}")
    return int(collected[1]) / len(language.tests)

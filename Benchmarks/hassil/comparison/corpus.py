"""A folder of hassil's templates, lists and tests.

For a language L: `L.templates.json` in the shape that hassil reads, `L.lists.json` with the named sets of names, areas and
floors that tests bind, and `L.tests.jsonl` with a test a line.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]


def default_folder() -> Path:
    """Where the tests lie unless told: `$PARLANCE_SHARED/hassil`, or `../shared/hassil` beside the package."""
    shared = os.environ.get("PARLANCE_SHARED")
    return (Path(shared) if shared else ROOT.parent / "shared") / "hassil"


@dataclass(frozen=True)
class Sentence:
    """What is asked of a matcher: a text, the lists bound for it, and what is known when it is said."""

    text: str
    lists: str
    context: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"text": self.text, "lists": self.lists, "context": self.context}


@dataclass(frozen=True)
class Test:
    """A sentence and the answer that it must get."""

    identifier: str
    sentence: Sentence
    intent: str
    combo: str | None
    slots: dict[str, Any]


@dataclass(frozen=True)
class Language:
    """The templates, lists and tests of a language."""

    tag: str
    templates: Path
    lists: Path
    tests: list[Test]


class Corpus:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tags = sorted(path.name.removesuffix(".templates.json") for path in folder.glob("*.templates.json"))
        if not self.tags:
            raise SystemExit(f"no templates in {folder}; give a folder, or set PARLANCE_SHARED")

    def language(self, tag: str) -> Language:
        if tag not in self.tags:
            raise SystemExit(f"no templates of {tag} in {self.folder}")
        tests = []
        with open(self.folder / f"{tag}.tests.jsonl", encoding="utf-8") as lines:
            for line in lines:
                test = json.loads(line)
                tests.append(
                    Test(
                        identifier=test["id"],
                        sentence=Sentence(test["text"], test["lists"], test["context"]),
                        intent=test["intent"],
                        combo=test["combo"],
                        slots=test["slots"],
                    )
                )
        return Language(tag, self.folder / f"{tag}.templates.json", self.folder / f"{tag}.lists.json", tests)

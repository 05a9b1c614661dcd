"""What a matcher answers, and when two answers are the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .corpus import Test


@dataclass(frozen=True)
class Answer:
    """A reading of a sentence.

    `texts` are the words of the sentence that each slot covers, as written. Of Parlance, `equals` are other readings with the
    same evidence; of hassil, `spans` say where the texts begin and end, in characters, and `free` which slots are free text.
    """

    intent: str
    combo: str | None
    slots: dict[str, Any]
    texts: dict[str, str] = field(default_factory=dict)
    template: str = ""
    equals: list[Answer] = field(default_factory=list)
    spans: dict[str, tuple[int, int]] = field(default_factory=dict)
    free: list[str] = field(default_factory=list)

    @staticmethod
    def from_json(value: dict[str, Any]) -> Answer:
        equals = [Answer.from_json(equal) for equal in value.get("equals", [])]
        spans = {name: (start, end) for name, (start, end) in value.get("spans", {}).items()}
        return Answer(
            value["intent"], value["combo"], value["slots"], value["texts"], value["template"], equals, spans, value.get("free", [])
        )

    def is_same(self, other: Answer) -> bool:
        """Whether the intent, the block and all slots with their values are the same.

        Numbers are compared as numbers, texts without what hassil changes in them: white space and apostrophes.
        """
        return (
            (self.intent, self.combo) == (other.intent, other.combo)
            and self.slots.keys() == other.slots.keys()
            and all(_heard(value) == _heard(other.slots[name]) for name, value in self.slots.items())
        )

    def passes(self, test: Test) -> bool:
        """Whether it is the answer that a test expects: a value may be any member of an expected array."""
        return (
            (self.intent, self.combo) == (test.intent, test.combo)
            and self.slots.keys() == test.slots.keys()
            and all(_agrees(value, test.slots[name]) for name, value in self.slots.items())
        )

    def __str__(self) -> str:
        slots = ", ".join(f"{name}={value!r}" for name, value in sorted(self.slots.items()))
        return f"{self.intent}/{self.combo}({slots})"


def same(one: Answer | None, other: Answer | None) -> bool:
    """Whether both refuse, or both give the same answer."""
    if one is None or other is None:
        return one is other
    return one.is_same(other)


def _heard(value: Any) -> Any:
    return " ".join(value.replace("’", "'").split()) if isinstance(value, str) else value


def _agrees(value: Any, expected: Any) -> bool:
    if not isinstance(expected, list):
        return bool(_heard(value) == _heard(expected))
    return all(element in expected for element in value) if isinstance(value, list) else value in expected

"""Why the two answer a sentence differently: each documented kind is an experiment.

A kind says what one of the two takes for the sentence. The sentence is written so (a space put in where hassil cut a word, say)
and given to the other: when that now gives the same answer, the difference is of that kind and nothing else.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from .answers import Answer, same
from .corpus import Sentence
from .worker import Worker


class Side(Enum):
    HASSIL = "only hassil accepts"
    PARLANCE = "only Parlance accepts"
    OTHER = "other answer"


class Kind(Enum):
    """The ways in which Parlance differs from hassil on purpose, or because hassil accepts by accident."""

    VALUE_IN_WORD = 'a value ends or begins inside a word (`{name} on` on "lampon")'
    FREE_TEXT_IN_WORD = 'free text ends or begins inside a word (`add {item} to list` on "b into list")'
    SPACE_AT_VALUE = 'a space stands where the template has none beside a value (`{area}ban` on "konyhá ban")'
    DIGITS = 'digits touch a word, or stand apart from it ("to20"; `{level}%` on "20 %")'
    GROUPED = 'digits grouped as the language writes them ("2 700")'
    SPELLING = 'number words that the spelling rules of one of the two lack ("ein")'
    SKIPPED = "a phrase to be skipped is skipped beside free text and in any place, and stays inside free text"
    HYPHEN = "a hyphen is heard as a space, in templates and values too, and at a word's edge as nothing"
    QUOTES = "apostrophes and quotation marks at the edges of words are not heard"
    PUNCTUATION = 'punctuation ends a word where no space stands ("hall,turn off")'
    SPACING = "a space in a language that writes none"
    UNHEARD = "joiners, soft hyphens, vowel marks and points are not heard, and ß is ss"
    AS_WRITTEN = "free text keeps its inner punctuation and spaces as written"
    MULTIPLIER = "hassil gives a number with the sign or factor of another range"
    TIE = "equal evidence: Parlance says that the sentence is ambiguous, and hassil's answer is among its readings"
    ORDER = "both read the sentence both ways, and rank the readings differently"

    @property
    def sides(self) -> set[Side]:
        """Where a difference of the kind is meant; elsewhere it would be a fault."""
        match self:
            case Kind.VALUE_IN_WORD | Kind.FREE_TEXT_IN_WORD | Kind.SPACE_AT_VALUE:
                return {Side.HASSIL, Side.OTHER}
            case Kind.SPELLING:
                return set(Side)
            case _:
                return {Side.PARLANCE, Side.OTHER}


@dataclass
class Difference:
    """A sentence that the two answer differently."""

    sentence: Sentence
    theirs: Answer | None
    ours: Answer | None
    kind: Kind | None = None

    @property
    def side(self) -> Side:
        if self.ours is None:
            return Side.HASSIL
        return Side.PARLANCE if self.theirs is None else Side.OTHER

    def is_of(self, kind: Kind) -> None:
        if self.kind is None and self.side in kind.sides:
            self.kind = kind

    def __str__(self) -> str:
        lines = [f"{self.side.value}: {self.sentence.text!r}"]
        for name, answer in (("hassil", self.theirs), ("Parlance", self.ours)):
            lines.append(f"    {name + ':':9} {answer}" + (f"    {answer.template}" if answer else ""))
        return "\n".join(lines)


@dataclass
class Experiment:
    """The sentence of a difference as one of the two takes it."""

    difference: Difference
    kind: Kind
    text: str
    # A phrase that the text leaves out.
    without: str = ""
    theirs: Answer | None = None
    ours: Answer | None = None

    @property
    def succeeds(self) -> bool:
        """Whether one answers the text as the other did the sentence; or, where hassil cut a word, both answer it alike."""
        if self.kind in (Kind.VALUE_IN_WORD, Kind.FREE_TEXT_IN_WORD) and self.ours is not None and same(self.theirs, self.ours):
            return True
        return self._agrees(self.ours, self.difference.theirs) or self._agrees(self.theirs, self.difference.ours)

    def _agrees(self, result: Answer | None, answer: Answer | None) -> bool:
        if result is None or answer is None:
            return False
        return same(result, answer) or bool(self.without) and same(result, _without(answer, self.without))


def explain(differences: list[Difference], hassil: Worker, parlance: Worker, skips: list[str]) -> None:
    """Gives each difference its kind, where it is of a documented one."""
    for difference in differences:
        _explain_at_sight(difference)
    experiments = [each for difference in differences if difference.kind is None for each in _experiments(difference, skips)]
    sentences = [replace(each.difference.sentence, text=each.text) for each in experiments]
    for worker in (hassil, parlance):
        worker.sentences(sentences)
    for experiment, theirs, ours in zip(experiments, hassil.answers(), parlance.answers(), strict=True):
        experiment.theirs, experiment.ours = theirs, ours
        if experiment.succeeds:
            experiment.difference.is_of(experiment.kind)
    _explain_order([each for each in differences if each.kind is None and each.side is Side.OTHER], hassil)


def explain_unheard(differences: list[Difference], hassil: Worker) -> None:
    """The same for a hassil whose templates and lists lack what Parlance does not hear (`heard`)."""
    hassil.sentences([replace(each.sentence, text=heard(each.sentence.text)) for each in differences])
    for difference, answer in zip(differences, hassil.answers(), strict=True):
        if answer is not None and same(answer, difference.ours):
            difference.is_of(Kind.UNHEARD)


_UNHEARD = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufe00-\ufe0f\u064b-\u065f\u0670\u0640\u0591-\u05c7]")


def heard(text: str) -> str:
    """A text without the characters that Parlance does not hear."""
    return _UNHEARD.sub("", text).replace("ß", "ss")


def _explain_at_sight(difference: Difference) -> None:
    theirs, ours = difference.theirs, difference.ours
    if theirs is None or ours is None:
        return
    if any(same(theirs, equal) for equal in ours.equals):
        difference.is_of(Kind.TIE)
    if same(_bare(theirs), _bare(ours)):
        difference.is_of(Kind.AS_WRITTEN)
    numbers = {
        name: value
        for name, value in theirs.slots.items()
        if isinstance(value, (int, float)) and isinstance(ours.slots.get(name), (int, float)) and value != ours.slots[name]
    }
    if numbers and same(theirs, replace(ours, slots={**ours.slots, **numbers})):
        difference.is_of(Kind.MULTIPLIER)


def _explain_order(differences: list[Difference], hassil: Worker) -> None:
    hassil.sentences([each.sentence for each in differences])
    for difference, readings in zip(differences, hassil.readings(), strict=True):
        if any(same(difference.ours, reading) for reading in readings):
            difference.is_of(Kind.ORDER)


def _without(answer: Answer, phrase: str) -> Answer:
    pattern = re.compile(rf"\s*(?<!\w){re.escape(phrase)}(?!\w)\s*", re.IGNORECASE)
    slots = {name: pattern.sub(" ", value).strip() if isinstance(value, str) else value for name, value in answer.slots.items()}
    return replace(answer, slots=slots)


def _bare(answer: Answer) -> Answer:
    """Its texts as letters and digits alone."""
    slots = {name: re.sub(r"[\W_]", "", value) if isinstance(value, str) else value for name, value in answer.slots.items()}
    return replace(answer, slots=slots)


# What each kind takes for the sentence


def _experiments(difference: Difference, skips: list[str]) -> Iterator[Experiment]:
    text, theirs, ours = difference.sentence.text, difference.theirs, difference.ours
    if theirs is not None:
        for kind, written in itertools.chain(_with_cuts(text, theirs), _with_digits(text, theirs, theirs.spans)):
            yield Experiment(difference, kind, written)
    if ours is not None:
        spans = {name: (text.find(words), text.find(words) + len(words)) for name, words in ours.texts.items() if words in text}
        for kind, written in _with_digits(text, ours, spans):
            yield Experiment(difference, kind, written)
    for phrase, written in _without_skips(text, skips):
        yield Experiment(difference, Kind.SKIPPED, written, without=phrase)
    for kind, written in _rewritten(text):
        yield Experiment(difference, kind, written)


def _with_cuts(text: str, answer: Answer) -> Iterator[tuple[Kind, str]]:
    """With a space at each edge of a value that lies inside a word, or without one where it is beside a value."""
    cuts = {edge: name for name, span in answer.spans.items() for edge in span if 0 < edge < len(text)}
    inside = sorted((edge for edge in cuts if not text[edge - 1].isspace() and not text[edge].isspace()), reverse=True)
    for count in range(1, len(inside) + 1):
        for edges in itertools.combinations(inside, count):
            written = text
            for edge in edges:
                written = f"{written[:edge]} {written[edge:]}"
            is_free = any(cuts[edge] in answer.free for edge in edges)
            yield Kind.FREE_TEXT_IN_WORD if is_free else Kind.VALUE_IN_WORD, written
    for edge in cuts:
        if text[edge].isspace():
            yield Kind.SPACE_AT_VALUE, text[:edge] + text[edge + 1 :]
        if text[edge - 1].isspace():
            yield Kind.SPACE_AT_VALUE, text[: edge - 1] + text[edge:]


def _with_digits(text: str, answer: Answer, spans: dict[str, tuple[int, int]]) -> Iterator[tuple[Kind, str]]:
    """With a number in digits that is said in words."""
    for name, (start, end) in spans.items():
        value = answer.slots[name]
        if isinstance(value, (int, float)) and start < end and not any(map(str.isdigit, text[start:end])):
            yield Kind.SPELLING, f"{text[:start]} {abs(value):g} {text[end:]}"


_REWRITINGS: list[tuple[Kind, str, str]] = [
    (Kind.DIGITS, r"(?<=\d)(?=[^\W\d_])|(?<=[^\s\d.,:])(?=\d)", " "),
    (Kind.DIGITS, r"(?<=\d)\s+(?=\D)", ""),
    (Kind.DIGITS, r"(?<=\D)\s+(?=\d)", ""),
    (Kind.GROUPED, r"(?<=\d)\s+(?=\d)", ""),
    (Kind.HYPHEN, r"\s*[-–]+\s*", " "),
    (Kind.HYPHEN, r"\s*[-–]+\s*", "-"),
    (Kind.QUOTES, r"(?<!\w)['’\"]+|['’\"]+(?!\w)", ""),
    (Kind.QUOTES, r"\s*['’\"]+\s*", "'"),
    (Kind.PUNCTUATION, r"(?<=\w)[.,;:!?]+(?=\w)", " "),
    (Kind.SPACING, r"\s+", ""),
]


def _rewritten(text: str) -> Iterator[tuple[Kind, str]]:
    """The text as the rules of a kind have it heard."""
    for kind, pattern, replacement in _REWRITINGS:
        yield kind, re.sub(pattern, replacement, text).strip()
    for space in re.finditer(r"\s", text):
        # What a template writes with a hyphen or an apostrophe may be heard without.
        yield Kind.HYPHEN, f"{text[: space.start()]}-{text[space.end() :]}"
        yield Kind.QUOTES, f"{text[: space.start()]}' {text[space.end() :]}"


def _without_skips(text: str, skips: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Without an occurrence of a phrase that may go unheard, with and without the space beside it."""
    for phrase in skips:
        for found in re.finditer(re.escape(phrase), text, re.IGNORECASE):
            before, after = text[: found.start()].rstrip(), text[found.end() :].lstrip()
            yield phrase, f"{before} {after}".strip()
            yield phrase, before + after

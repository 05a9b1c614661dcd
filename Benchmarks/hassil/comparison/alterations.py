"""Sentences that nobody would say, made of sentences that somebody would: the same ones at every run."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from .corpus import Language, Sentence


@dataclass(frozen=True)
class Altered:
    how: str
    original: str
    sentence: Sentence


@dataclass(frozen=True)
class Chance:
    """What an alteration draws from."""

    random: random.Random
    # Of all sentences of the language.
    words: list[str]
    # What may go unheard in the language.
    skips: list[str]

    def place(self, words: list[str]) -> int:
        return self.random.randrange(len(words))

    def long_word(self, words: list[str]) -> int:
        return self.random.choice([index for index, word in enumerate(words) if len(word) > 2] or list(range(len(words))))


Alteration = Callable[[list[str], Chance], None]


def drop_word(words: list[str], chance: Chance) -> None:
    del words[chance.place(words)]


def swap_words(words: list[str], chance: Chance) -> None:
    if len(words) > 1:
        place = chance.place(words[1:])
        words[place], words[place + 1] = words[place + 1], words[place]


def double_word(words: list[str], chance: Chance) -> None:
    place = chance.place(words)
    words.insert(place, words[place])


def join_words(words: list[str], chance: Chance) -> None:
    if len(words) > 1:
        place = chance.place(words[1:])
        words[place : place + 2] = [words[place] + words[place + 1]]


def split_word(words: list[str], chance: Chance) -> None:
    place = chance.long_word(words)
    word = words[place]
    if len(word) > 1:
        cut = chance.random.randrange(1, len(word))
        words[place : place + 1] = [word[:cut], word[cut:]]


def misspell(words: list[str], chance: Chance) -> None:
    """Leaves a letter out, doubles one, swaps two or writes another of the sentence instead."""
    place = chance.long_word(words)
    letters = list(words[place])
    at = chance.random.randrange(len(letters))
    match chance.random.randrange(4):
        case 0:
            del letters[at]
        case 1:
            letters.insert(at, letters[at])
        case 2 if at + 1 < len(letters):
            letters[at], letters[at + 1] = letters[at + 1], letters[at]
        case _:
            letters[at] = chance.random.choice("".join(words))
    words[place] = "".join(letters)


def put_in_word(words: list[str], chance: Chance) -> None:
    words.insert(chance.random.randrange(len(words) + 1), chance.random.choice(chance.words))


def put_in_skip(words: list[str], chance: Chance) -> None:
    if chance.skips:
        words.insert(chance.random.randrange(len(words) + 1), chance.random.choice(chance.skips))


ALTERATIONS: dict[str, Alteration] = {
    "a word dropped": drop_word,
    "two words swapped": swap_words,
    "a word doubled": double_word,
    "two words joined": join_words,
    "a typo": misspell,
    "a word split": split_word,
    "a word of another sentence put in": put_in_word,
    "a phrase to be skipped put in": put_in_skip,
}
# Of these a text without spaces is one of words of one character.
OF_CHARACTERS = ("a word dropped", "two words swapped", "a word doubled", "a word of another sentence put in")


def sample(language: Language, count: int, seed: int = 0) -> list[Altered]:
    """`count` altered sentences of a language (fewer where it has too few), the alterations in turn over tests drawn by chance."""
    with open(language.templates, encoding="utf-8") as file:
        skips = json.load(file).get("skip_words", [])
    words = sorted({word for test in language.tests for word in test.sentence.text.split()})
    chance = Chance(random.Random(f"{language.tag} {seed}"), words, skips)
    known = {(test.sentence.text, test.sentence.lists) for test in language.tests}
    altered: list[Altered] = []
    hows = list(ALTERATIONS)
    for attempt in range(count * 4):
        if len(altered) == count:
            break
        original = chance.random.choice(language.tests).sentence
        how = hows[attempt % len(hows)]
        text = _altered(original.text, how, chance)
        if text.strip() and (text, original.lists) not in known:
            known.add((text, original.lists))
            altered.append(Altered(how, original.text, replace(original, text=text)))
    return altered


def _altered(text: str, how: str, chance: Chance) -> str:
    words, separator = text.split(), " "
    if len(words) < 3 and how in OF_CHARACTERS:
        words, separator = list(text), ""
    ALTERATIONS[how](words, chance)
    return separator.join(words)

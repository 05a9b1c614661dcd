#!/usr/bin/env python3
"""Writes seeds for FuzzValues: texts of the corpora of values, and texts that must not pile up, in each language.

    python3 make-value-seeds.py OUT
"""
import pathlib
import sys

# As in FuzzValues.swift.
LANGUAGES = "en de fr es it pt nl ru ja ko zh sv pl fr-CA xx".split()
PILES = [
    "7", "1,", "1.", "1 000 ", "1/2/", "1/1 ", "1 1/2 ", "1:", "- ", "€1 ", "% ", "三", "分之", "′", "a.b@", "and ", "half of ",
    "one half of a ", "in 3 days ", "one hundred ", "monday ", "the first of ", "und ", "et ", "и ", "반 ",
]


def main():
    target = pathlib.Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    for number, language in enumerate(LANGUAGES):
        first = bytes([number])
        for index, pile in enumerate(PILES):
            (target / f"{language}-pile-{index}").write_bytes(first + (pile * (500 // len(pile.encode()))).encode())
        corpus = pathlib.Path(__file__).parent.parent / "ValueRecognizersTests" / "Corpus" / language
        for path in sorted(corpus.glob("*.txt")):
            for index, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
                text = line.split(" => ")[0].strip()
                if text and not text.startswith("#"):
                    (target / f"{language}-{path.stem}-{index}").write_bytes(first + text.encode())


if __name__ == "__main__":
    main()

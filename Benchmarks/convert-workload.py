#!/usr/bin/env python3
"""Turns a generated workload into phrase files and expected answers. Standard library only.

    python3 convert-workload.py IN OUT [--bind LIST [--widen N]]

IN holds templates.tsv (id, intent, template with {slots}), lists.tsv (list, value; or list, "low..high") and
sentences.tsv (text, kind, intent, "name=value;…", "-" for none). OUT gets workload.phrases and sentences.tsv.

A list becomes a list; a range of numbers becomes slots of the type integer. With --bind, a list is declared bound and its values
go to bound.tsv (list, value); --widen adds made-up values to it until it has N, half of them beginning like its own.
"""
import argparse
import itertools
import pathlib
import re
import shutil

RESERVED = re.compile(r"([\\<>\[\]()|;])")
SLOT = re.compile(r"\{(\w+)\}")
RANGE = re.compile(r"-?\d+\.\.-?\d+")


def rows(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip()]


def made_up(values):
    """Values of two words that no sentence has, without end; every second begins with a word of a value that there is."""
    syllables = ["".join(pair) for pair in itertools.product("bdfgklmnprstvz", "aeiou")]
    words = ["".join(three) for three in itertools.product(syllables[::3], syllables[1::3], syllables[2::3])]
    beginnings = sorted({value.split()[0] for value in values})
    for number in itertools.count():
        first = beginnings[number // 2 % len(beginnings)] if number % 2 else words[number // len(words) % len(words)]
        yield f"{first} {words[number % len(words)]} {number // len(words)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("target", type=pathlib.Path)
    parser.add_argument("--bind", metavar="LIST", help="a list whose values are bound when matching")
    parser.add_argument("--widen", type=int, default=0, metavar="N", help="how many values the bound list has at least")
    arguments = parser.parse_args()
    arguments.target.mkdir(parents=True, exist_ok=True)

    lists, ranges = {}, set()
    for name, value in rows(arguments.source / "lists.tsv"):
        if RANGE.fullmatch(value):
            ranges.add(name)
        else:
            lists.setdefault(name, []).append(value)

    def slot(match):
        return f"<{match[1]}:integer>" if match[1] in ranges else f"<{match[1]}>"

    intents = {}
    for _, intent, template in rows(arguments.source / "templates.tsv"):
        intents.setdefault(intent, []).append(SLOT.sub(slot, template))

    with open(arguments.target / "workload.phrases", "w", encoding="utf-8") as file:
        file.write("language en\n")
        for intent, templates in intents.items():
            file.write(f"\nintent {intent}\n")
            file.writelines(f"  - {template}\n" for template in templates)
        if arguments.bind:
            bound = lists.pop(arguments.bind)
            file.write(f"\nlist {arguments.bind} bound\n")
            wide = itertools.islice(made_up(bound), max(0, arguments.widen - len(bound)))
            with open(arguments.target / "bound.tsv", "w", encoding="utf-8") as table:
                table.writelines(f"{arguments.bind}\t{value}\n" for value in itertools.chain(bound, wide))
        for name, values in lists.items():
            file.write(f"\nlist {name}\n")
            file.writelines("  " + RESERVED.sub(r"\\\1", value) + "\n" for value in values)
    if arguments.target.resolve() != arguments.source.resolve():
        shutil.copyfile(arguments.source / "sentences.tsv", arguments.target / "sentences.tsv")


if __name__ == "__main__":
    main()

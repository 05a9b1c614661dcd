#!/usr/bin/env python3
"""Turns a generated workload into phrase files and expected answers. Standard library only.

    python3 convert-workload.py IN OUT

IN holds templates.tsv (id, intent, template with {slots}), lists.tsv (list, value; or list, "low..high") and
sentences.tsv (text, kind, intent, "name=value;…", "-" for none). OUT gets workload.phrases and sentences.tsv.

A list becomes a list; a range of numbers becomes slots of the type integer.
"""
import argparse
import pathlib
import re
import shutil

RESERVED = re.compile(r"([\\<>\[\]()|;])")
SLOT = re.compile(r"\{(\w+)\}")
RANGE = re.compile(r"-?\d+\.\.-?\d+")


def rows(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("target", type=pathlib.Path)
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
        for name, values in lists.items():
            file.write(f"\nlist {name}\n")
            file.writelines("  " + RESERVED.sub(r"\\\1", value) + "\n" for value in values)
    shutil.copyfile(arguments.source / "sentences.tsv", arguments.target / "sentences.tsv")


if __name__ == "__main__":
    main()

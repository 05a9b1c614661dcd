#!/usr/bin/env python3
"""Writes seeds for FuzzMatch: each case of the matcher's corpora as a phrase file and its sentences, NUL between them.

    python3 make-match-seeds.py OUT
"""
import pathlib
import sys


def main():
    target = pathlib.Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    corpora = pathlib.Path(__file__).parent.parent / "PhraseAutomatonTests" / "Corpus"
    count = 0
    for corpus in sorted(corpora.glob("*.corpus")):
        for case in ("\n" + corpus.read_text(encoding="utf-8")).split("\n=== ")[1:]:
            lines = case.split("\n")[1:]
            # Of several files the first will do.
            files = [line for line in lines if not line.startswith(("> ", "= ", "~ "))]
            phrases = "\n".join(files).split("\n--- ")[0]
            sentences = [line[2:] for line in lines if line.startswith("> ")]
            seed = "\0".join([phrases] + sentences).encode()
            (target / f"{corpus.stem}-{count}").write_bytes(seed[:4096])
            count += 1


if __name__ == "__main__":
    main()

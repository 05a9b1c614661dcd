"""How the tables of Benchmarks/hassil become figures."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measuring import homes
from measuring.figures import OURS, Figures

SIDE_BY_SIDE = """
| language | | sentences/s | p50 µs | p99 µs | × hassil 3.13.0 | same answers |
|---|---|---:|---:|---:|---:|---:|
| en | hassil | 500 | 1,800.00 | 3,600.00 | 1 |  |
| en | read | 2,000,000 | 0.45 | 1.20 | 4,000 |  |
| en | interpret | 500,000 | 1.90 | 4.00 | 1,000 | 1110/1110 |

| language | | load ms | first answer ms | peak memory MB |
|---|---|---:|---:|---:|
| en | hassil | 90.0 | 92.0 | 34.0 |
"""

LANGUAGES = """
| language | tests | find ns | read ns |
|---|---:|---:|---:|
| de-CH | 546 | 1,900 | 2,100 |
| **mean of tests** | 23,113 | 600 | 650 |
"""


class HomesTests(unittest.TestCase):
    def test_sides_are_told_apart(self) -> None:
        figures = Figures()
        with mock.patch.object(homes, "_run", return_value=SIDE_BY_SIDE):
            homes.side_by_side(figures, Path("venv"), rounds=1)
        self.assertEqual(figures.value("hassil en", OURS, "read", "× hassil"), 4_000)
        self.assertEqual(figures.value("hassil en", OURS, "read", "ns"), 500)
        self.assertEqual(figures.value("hassil en", OURS, "interpret", "%"), 100)
        self.assertEqual(figures.value("hassil en", "hassil", "read", "p50 ns"), 1_800_000)

    def test_languages_and_their_mean_are_figures(self) -> None:
        figures = Figures()
        with mock.patch.object(homes, "_run", return_value=LANGUAGES):
            homes.languages(figures)
        self.assertEqual(figures.value("all languages", OURS, "de-CH, read", "ns"), 2_100)
        self.assertEqual(figures.value("all languages", OURS, "mean of tests, find", "ns"), 600)


if __name__ == "__main__":
    unittest.main()

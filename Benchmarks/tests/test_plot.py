"""What a plot shows."""

from __future__ import annotations

import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measuring.figures import OURS, Figure, Figures, Key
from measuring.plot import drawing, spread_apart

SVG = "{http://www.w3.org/2000/svg}"


class PlotTests(unittest.TestCase):
    def test_every_contender_has_a_line_and_its_name(self) -> None:
        figures = Figures()
        for name, factor in {OURS: 1, "hassil": 1_000, "R & S": 10}.items():
            for templates in (10, 1_000):
                key = Key(f"T={templates} V=100", name, "slots", "ns")
                figures.add(Figure(key, 300.0 * factor))
                figures.add(Figure(Key(key.workload, name, "slots", "wall ns"), 310.0 * factor))
        root = ElementTree.fromstring(drawing(figures))
        self.assertEqual(len(root.findall(f"{SVG}polyline")), 3)
        texts = [text.text for text in root.findall(f"{SVG}text")]
        for name in (OURS, "hassil", "R & S"):
            self.assertIn(name, texts)

    def test_labels_that_touch_are_moved_apart_and_others_stay(self) -> None:
        self.assertEqual(spread_apart([10, 100], 15), [10, 100])
        moved = spread_apart([100, 20, 98, 102], 15)
        self.assertEqual(moved[1], 20)
        for one, other in zip(sorted(moved), sorted(moved)[1:]):
            self.assertGreaterEqual(other - one, 15 - 1e-9)
        self.assertLess(moved[2], moved[0])


if __name__ == "__main__":
    unittest.main()

"""What a record says of its goals."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measuring.goals import Goal


class GoalTests(unittest.TestCase):
    def verdict(self, value: float | None, goal: float, stretch: float, is_rising: bool) -> str | None:
        row = Goal("", goal, stretch, lambda _: value, is_rising).row(None)
        return row and row[-1]

    def test_a_figure_is_compared_with_both_bounds(self) -> None:
        self.assertEqual([self.verdict(value, 10, 20, True) for value in (9, 10, 20)], ["not met", "met", "stretch"])
        self.assertEqual([self.verdict(value, 20, 10, False) for value in (21, 20, 10)], ["not met", "met", "stretch"])

    def test_one_bound_is_no_stretch(self) -> None:
        self.assertEqual(self.verdict(30, 10, 10, True), "met")

    def test_what_was_not_measured_has_no_row(self) -> None:
        self.assertIsNone(self.verdict(None, 10, 20, True))


if __name__ == "__main__":
    unittest.main()

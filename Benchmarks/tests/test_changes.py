"""What counts as slower, and as faster."""

from __future__ import annotations

import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measuring.changes import Change, changes, noise
from measuring.figures import OURS, Figure, Figures, Key, median, spread


def figure(value: float, spread: float = 0.0, metric: str = "ns", contender: str = OURS) -> Figure:
    return Figure(Key("T=1000 V=100", contender, "slots", metric), value, spread)


def change(old: Figure, new: Figure, threshold: float = 0.05) -> Change:
    return Change(old, new, noise(old, new, threshold))


class ChangeTests(unittest.TestCase):
    def test_a_time_beyond_the_threshold_got_worse(self) -> None:
        self.assertTrue(change(figure(100), figure(106)).is_worse)
        self.assertFalse(change(figure(100), figure(104)).is_worse)

    def test_a_time_below_it_got_better(self) -> None:
        self.assertTrue(change(figure(100), figure(90)).is_better)
        self.assertFalse(change(figure(100), figure(97)).is_better)

    def test_half_and_double_weigh_the_same(self) -> None:
        self.assertAlmostEqual(change(figure(50), figure(100)).factor * change(figure(100), figure(50)).factor, 1)

    def test_rounds_that_differ_widen_what_counts_as_noise(self) -> None:
        self.assertFalse(change(figure(100, spread=0.06), figure(112, spread=0.08)).is_worse)
        self.assertTrue(change(figure(100, spread=0.02), figure(112, spread=0.03)).is_worse)

    def test_a_percent_more_instructions_is_worse_whatever_the_threshold(self) -> None:
        old, new = figure(10_000, metric="instructions"), figure(10_200, metric="instructions")
        self.assertTrue(change(old, new, threshold=0.5).is_worse)

    def test_more_is_better_where_it_is(self) -> None:
        old, new = figure(2_000_000, metric="sentences/s"), figure(1_000_000, metric="sentences/s")
        self.assertAlmostEqual(change(old, new).factor, 2)
        self.assertTrue(change(new, old).is_better)

    def test_any_answer_that_is_no_longer_right_is_worse(self) -> None:
        self.assertTrue(change(figure(100, metric="%"), figure(99.99, metric="%")).is_worse)
        self.assertFalse(change(figure(100, metric="%"), figure(100, metric="%")).is_worse)

    def test_the_first_allocation_is_worse_though_nothing_has_no_factor(self) -> None:
        self.assertTrue(change(figure(0, metric="allocations"), figure(1, metric="allocations")).is_worse)
        self.assertFalse(change(figure(0, metric="allocations"), figure(0.001, metric="allocations")).is_worse)
        self.assertTrue(change(figure(1, metric="allocations"), figure(0, metric="allocations")).is_better)

    def test_from_nothing_to_something_is_worse(self) -> None:
        self.assertTrue(change(figure(0), figure(1)).is_worse)
        self.assertFalse(change(figure(0), figure(0)).is_worse)


class RecordTests(unittest.TestCase):
    def test_only_what_both_have_is_compared_and_of_us_alone_unless_asked(self) -> None:
        old = Figures([figure(1), figure(1, contender="hassil")])
        new = Figures([figure(2), figure(2, contender="hassil"), figure(3, metric="p50 ns")])
        self.assertEqual([found.new.key.contender for found in changes(old, new, 0.05)], [OURS])
        self.assertEqual(len(list(changes(old, new, 0.05, contender=None))), 2)

    def test_a_record_is_read_as_it_was_written(self) -> None:
        written = Figures([figure(0.25, 0.125), figure(1_500, metric="p99 ns")])
        text = io.StringIO()
        written.write(text)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "record.csv"
            path.write_text(text.getvalue(), encoding="utf-8")
            self.assertEqual(list(Figures.read(path)), list(written))

    def test_a_table_of_another_kind_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "record.csv"
            path.write_text("a,b\n", encoding="utf-8")
            with self.assertRaises(ValueError):
                Figures.read(path)

    def test_the_spread_is_half_of_what_lies_between_the_quartiles(self) -> None:
        rounds = [90.0, 100, 110, 80, 120]
        self.assertEqual(median(rounds), 100)
        self.assertAlmostEqual(spread(rounds), 0.1)


if __name__ == "__main__":
    unittest.main()

"""How contenders are asked, and what becomes of those that are unable."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measuring.contender import Contender, Limits, Unable

ANSWERING = """
import json, sys
print(json.dumps({"load_ms": 12.5}), flush=True)
for line in sys.stdin:
    request, seconds = line.split()
    print(json.dumps({
        "check": {"asked": 8, "right": 6}, "round": {"cpu_ns": 100, "wall_ns": 150}, "memory": {"peak_mb": 20}
    }[request]), flush=True)
"""


def contender(program: str, **limits: float) -> Contender:
    return Contender([sys.executable, "-c", program], Limits(**limits))


class ContenderTests(unittest.TestCase):
    def test_requests_are_answered_in_turn(self) -> None:
        with contender(ANSWERING) as answering:
            self.assertEqual(answering.load_milliseconds, 12.5)
            self.assertEqual(answering.check(1), (8, 0.75))
            self.assertEqual(answering.round(1), (100, 150))
            self.assertEqual(answering.peak_megabytes(), 20)

    def test_its_own_reason_is_told(self) -> None:
        with self.assertRaisesRegex(Unable, "out of memory"):
            contender("""print('{"error": "out of memory"}')""").__enter__()

    def test_one_that_loads_too_long_is_unable(self) -> None:
        with self.assertRaisesRegex(Unable, "loading took more than 0 s"):
            contender("import time; time.sleep(60)", load_seconds=0.1).__enter__()

    def test_one_that_ends_is_unable(self) -> None:
        with self.assertRaisesRegex(Unable, r"ended on loading \(status 3\)"):
            contender("raise SystemExit(3)").__enter__()

    @unittest.skipUnless(sys.platform == "linux", "other systems do not limit memory")
    def test_one_that_needs_too_much_memory_is_unable(self) -> None:
        with self.assertRaisesRegex(Unable, "1 GB of memory allowed"):
            contender("import os\ntry: bytes(2 << 30)\nexcept MemoryError: os._exit(1)", gigabytes=1).__enter__()


if __name__ == "__main__":
    unittest.main()

"""How what the peers need is installed."""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measuring import peers
from measuring.contender import Unable


class InstallTests(unittest.TestCase):
    def install(self, user: int, programs: set[str]) -> tuple[list[list[str]], str]:
        """The commands that are run for a package that is missing, and what was said before the first."""
        commands: list[list[str]] = []
        said = io.StringIO()
        found = lambda program: f"/usr/bin/{program}" if program in programs else None
        with (
            tempfile.TemporaryDirectory() as folder,
            mock.patch.object(peers.shutil, "which", found),
            mock.patch.object(peers.os, "geteuid", lambda: user),
            mock.patch.object(peers, "_is_installed", lambda package: package == "g++"),
            mock.patch.object(peers.subprocess, "run", lambda command, **_: commands.append([said.getvalue(), *command])),
            contextlib.redirect_stderr(said),
        ):
            peers.Builder(Path(folder)).cpp("re2_set", ["libre2-dev"], [])
        return [command[1:] for command in commands], commands[0][0]

    def test_root_needs_no_sudo(self) -> None:
        commands, said = self.install(0, {"apt-get", "sudo"})
        self.assertEqual(commands[1][:2], ["apt-get", "install"])
        self.assertIn("libre2-dev", commands[1])
        self.assertEqual(said, "installing with apt-get: libre2-dev\n")

    def test_others_use_it_and_are_told_so_before(self) -> None:
        commands, said = self.install(1000, {"apt-get", "sudo"})
        self.assertEqual(commands[0], ["sudo", "apt-get", "update", "-qq"])
        self.assertEqual(said, "installing with sudo apt-get: libre2-dev\n")

    def test_without_it_what_is_missing_is_said(self) -> None:
        for user, programs in ((1000, {"apt-get"}), (0, {"sudo"})):
            with self.assertRaisesRegex(Unable, "needs Debian's libre2-dev"):
                self.install(user, programs)


if __name__ == "__main__":
    unittest.main()

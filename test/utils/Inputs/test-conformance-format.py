# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unit tests of the modules of test/Conformance; its folder is the argument."""

import hashlib
import os
import stat
import struct
import sys
import tempfile
import unittest

import lit.Test

CONFORMANCE = sys.argv.pop(1)
sys.path.insert(0, CONFORMANCE)
import ConformanceCases
from ConformanceFormat import ConformanceFormat, Outcome, judge_error, judge_row
from ConformanceFormat import judge_bytes, judge_unordered, read_rows, run_file_vector, run_row
from UnorderedElf import value_of

ERROR = "k.clrx:3:1: warning: w\nk.clrx:4:2: error: e\nk.clrx:9:1: error: e\n"


class Judges(unittest.TestCase):
    def test_bytes(self):
        self.assertIsNone(judge_bytes(Outcome(0, b"ab", ""), b"ab"))
        self.assertIsNone(judge_bytes(Outcome(0, b"", ""), b""))
        self.assertIn("0x1", judge_bytes(Outcome(0, b"ab", ""), b"ac"))
        self.assertIn("0x2", judge_bytes(Outcome(0, b"ab", ""), b"abc"))
        self.assertIn("no output", judge_bytes(Outcome(0, None, ""), b""))
        self.assertIn("rejected", judge_bytes(Outcome(1, b"ab", ""), b"ab"))

    def test_errors(self):
        wanted = "2:1: Warning: x\n4:1: Error: y\n5:1: Error: z"
        self.assertIsNone(judge_error(Outcome(1, None, ERROR), wanted))
        self.assertIsNone(judge_error(Outcome(1, None, ERROR), ": Error: no place"))
        self.assertIn("line 4", judge_error(Outcome(1, None, ERROR), "5:1: Error: y"))
        self.assertIn("None", judge_error(Outcome(1, None, "bare"), wanted))
        self.assertIn("accepted", judge_error(Outcome(0, b"", ""), wanted))
        self.assertIn("crashed", judge_error(Outcome(-11, None, ERROR), wanted))
        self.assertIn("crashed", judge_error(Outcome(None, None, ""), wanted))
        self.assertIn("left", judge_error(Outcome(1, b"", ERROR), wanted))

    def test_unordered(self):
        errors = "9:1: Error: e\n4:1: Error: e"
        self.assertIsNone(judge_error(Outcome(1, None, ERROR), errors, unordered=True))
        self.assertIn("{4}", judge_error(Outcome(1, None, ERROR), "4:1: Error: e", unordered=True))
        self.assertIsNone(judge_unordered(Outcome(0, b"ab", ""), b"ab"))
        self.assertIn("differs", judge_unordered(Outcome(0, b"ab", ""), b"ba"))

    def test_rows(self):
        self.assertIsNone(judge_row(Outcome(0, b"\1", ""), {"hex": "01"}))
        self.assertIn("02", judge_row(Outcome(0, b"\2", ""), {"hex": "01"}))
        row = {"sha256": hashlib.sha256(b"\1").hexdigest(), "sgprs": 1, "vgprs": 2}
        self.assertIsNone(judge_row(Outcome(0, b"\1", ""), row))
        self.assertIn("1 SGPRs", judge_row(Outcome(0, b"\2", ""), row))


class UnorderedElf(unittest.TestCase):
    def setUp(self):
        path = os.path.join(CONFORMANCE, "amdcl2", "symbols-and-sections.cases")
        self.data = ConformanceCases.read_cases(path)["symbols-one-of-each-kind"].binary

    def test_symbols_may_change_places(self):
        # The last two symbols of the outer ELF, 24 bytes each.
        (headers,) = struct.unpack_from("<Q", self.data, 0x28)
        start, size = struct.unpack_from("<QQ", self.data, headers + 3 * 64 + 24)
        a, b, end = start + size - 48, start + size - 24, start + size
        self.assertNotEqual(self.data[a:b], self.data[b:end])
        swapped = self.data[:a] + self.data[b:end] + self.data[a:b] + self.data[end:]
        self.assertEqual(value_of(swapped), value_of(self.data))

    def test_nothing_else_may_differ(self):
        for at in range(0x40, len(self.data), 97):
            changed = bytearray(self.data)
            changed[at] ^= 1
            with self.subTest(at=at):
                self.assertNotEqual(value_of(bytes(changed)), value_of(self.data))


class Cases(unittest.TestCase):
    def round_trip(self, case):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "t.cases")
            with open(path, "w") as f:
                f.write("# A comment.\n\n" + ConformanceCases.format_case(case))
            with open(path[: -len("cases")] + "bytes", "w") as f:
                f.write(ConformanceCases.format_bytes(case.name, case.binary))
            found = ConformanceCases.read_cases(path)[case.name]
        self.assertEqual(found.keys, case.keys)
        self.assertEqual(found.parts, case.parts)
        self.assertEqual(found.binary, case.binary)

    def test_parts_come_back(self):
        texts = b"a\n", b"", b"no newline", b"--- x\n", b"a\r\n\0\xff\\n\n", "\xe4\n".encode(), b" \t\n\n"
        for text in texts:
            case = ConformanceCases.Case("name")
            case.keys = {"options": "-a b"}
            case.parts = {"source": text, "errors": b"1:1: Error: e\n"}
            case.binary = b""
            with self.subTest(text=text):
                self.round_trip(case)

    def test_binaries_come_back(self):
        case = ConformanceCases.Case("name")
        for data in (b"", b"a", bytes(32), bytes(64), bytes(1000), bytes(range(256)) * 3, b"a" * 33 + bytes(99)):
            case.binary = data
            with self.subTest(data=data):
                self.round_trip(case)


class Corrections(unittest.TestCase):
    def correct(self, corrections):
        case = ConformanceCases.Case("name")
        case.keys["corrected"] = corrections
        return case.correct(b"abcdef")

    def test_bytes_are_replaced(self):
        self.assertEqual(self.correct("0 61 41"), b"Abcdef")
        self.assertEqual(self.correct("1 6263 4243, 5 66 46"), b"aBCdeF")
        self.assertEqual(ConformanceCases.Case("name").correct(b"ab"), b"ab")

    def test_the_reference_must_have_the_bytes(self):
        for corrections in "0 62 41", "5 6667 4647", "6 00 01", "0 61 4142":
            with self.subTest(corrections=corrections):
                self.assertRaises(ValueError, self.correct, corrections)


class Format(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w") as f:
            f.write(text)
        return path

    def test_report(self):
        tests = ConformanceFormat(self.folder)
        passed, failed = ("a", None, ""), ("b", "why", "")
        self.assertEqual(tests.report([passed])[0], lit.Test.PASS)
        self.assertEqual(tests.report([passed, failed])[0], lit.Test.FAIL)

    def test_assembler_is_run(self):
        """Uses an assembler that copies its last argument to its output."""
        copy = self.write("copy", '#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\ncp $3 $2\n')
        os.chmod(copy, stat.S_IRWXU)
        source = self.write("k.clrx", "text\n")
        self.write("k.args", "-x -y z\n")
        self.write("k.bin", "text\n")
        case = ConformanceCases.Case("k")
        self.assertIsNone(run_file_vector(copy, source, case))
        self.write("k.bin", "tent\n")
        self.assertIn("first difference", run_file_vector(copy, source, case))
        case.keys["corrected"] = "2 6e 78"
        self.assertIsNone(run_file_vector(copy, source, case))
        case.keys = {"unordered": ""}
        self.assertIn("differs", run_file_vector(copy, source, case))
        self.assertIsNone(run_row(copy, {"gpu": "g", "src": "A", "hex": "410a"}))
        self.assertIsNotNone(run_row(copy, {"gpu": "g", "src": "A", "hex": "42"}))

    def test_rows_are_numbered_by_line(self):
        rows = self.write("r.jsonl", '{"gpu": "g"}\n{"src": "a"}\n{"src": "b"}\n')
        self.assertEqual(
            list(read_rows(rows)),
            [(2, {"gpu": "g", "src": "a"}), (3, {"gpu": "g", "src": "b"})],
        )


unittest.main()

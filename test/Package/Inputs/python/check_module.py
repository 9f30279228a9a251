# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the documented behaviour of the Python module."""

import os
import pathlib
import threading
import unittest

import clrx

CODE = bytes([3, 0, 0x80, 0xBF, 0, 0, 0x81, 0xBF])
SOURCE = "value = 3\n.text\nstart:\ns_nop value\ns_endpgm\n.print \"grüß dich\"\n"


class Module(unittest.TestCase):
    def setUp(self):
        self.assembler = clrx.Assembler(format="rawcode", mcpu="tonga", define={"other": 4})

    def test_version(self):
        version = os.environ["CLRX_VERSION"]
        self.assertEqual(clrx.__version__, version)
        pyproject = pathlib.Path(__file__).parents[4] / "python" / "pyproject.toml"
        self.assertIn('version = "%s"' % version, pyproject.read_text())

    def test_result(self):
        result = self.assembler.assemble(SOURCE, "k.clrx")
        self.assertEqual(result.data, CODE)
        self.assertEqual(result.printed, "grüß dich\n")
        symbols = {s.name: (s.section, s.value) for s in result.symbols}
        self.assertEqual(symbols["value"], (None, 3))
        self.assertEqual(symbols["other"], (None, 4))
        self.assertEqual(symbols["start"], (".text", 0))
        self.assertEqual(result.lines[1], clrx.Line(".text", 4, 4, "k.clrx", 5, 1, False))
        self.assertEqual(self.assembler.assemble(SOURCE.encode()).data, CODE)

    def test_insertions(self):
        source = "s_load_dword s4, s[0:1], 0\ns_mov_b32 s5, s4\ns_endpgm"
        self.assertEqual(self.assembler.assemble(source).insertions, [])
        assembler = clrx.Assembler(format="rawcode", mcpu="tonga", auto_waits=True)
        (insertion,) = assembler.assemble(source, "k.clrx").insertions
        self.assertEqual(insertion, clrx.Insertion("k.clrx", 2, 1, False, "s_waitcnt lgkmcnt(0)"))

    def test_errors(self):
        with self.assertRaises(clrx.AssembleError) as caught:
            self.assembler.assemble("s_nopp 0", "k.clrx")
        (diagnostic,) = caught.exception.diagnostics
        self.assertEqual((diagnostic.file, diagnostic.line, diagnostic.column), ("k.clrx", 1, 1))
        self.assertEqual(diagnostic.severity, clrx.Severity.ERROR)
        self.assertEqual(diagnostic.notes[0].severity, clrx.Severity.NOTE)
        self.assertEqual(diagnostic.rule, "unknown-instruction")
        self.assertEqual(diagnostic.notes[0].fix, clrx.Edit("k.clrx", 1, 1, 6, "s_nop"))
        self.assertTrue(str(caught.exception).startswith("k.clrx:1:1: error: "))

    def test_options(self):
        with self.assertRaisesRegex(clrx.OptionError, "unknown option 'mcpo'; did you mean 'mcpu'"):
            clrx.Assembler(mcpo="tonga")
        clrx.Assembler(m64=True, driver_version=223600, no_warn=False)

    def test_files(self):
        source = '.include "a.inc"\n.incbin "b.bin"\n'
        files = {"a.inc": "s_nop 3\n", "b.bin": CODE[4:]}
        assembler = clrx.Assembler(format="rawcode", mcpu="tonga", files=files)
        result = assembler.assemble(source)
        self.assertEqual((result.data, result.files), (CODE, ["a.inc", "b.bin"]))
        assembler = clrx.Assembler(format="rawcode", mcpu="tonga", files=files.get, include_dirs=["dir"])
        self.assertEqual(assembler.assemble(source).data, CODE)
        self.assertEqual(assembler.assemble('.include "a.inc"\n.incbin "b.bin"').data, CODE)
        with self.assertRaises(clrx.AssembleError):
            clrx.Assembler(format="rawcode", files={}).assemble(source)

        def fail(name):
            raise KeyError(name)

        with self.assertRaises(KeyError):
            clrx.Assembler(format="rawcode", files=fail).assemble(source)

    def test_details(self):
        result = clrx.Assembler(mcpu="tonga", details=["symbols"]).assemble(SOURCE)
        self.assertTrue(result.symbols)
        self.assertEqual(result.lines, [])
        with self.assertRaisesRegex(ValueError, "unknown details: line"):
            clrx.Assembler(details=["line"])

    def test_kernels(self):
        self.assertEqual(self.assembler.assemble(SOURCE).kernels, [])
        source = ".amdcl2\n.64bit\n.kernel k\n.config\n.dims x\n.arg n, uint\n.vgprsnum 7\n.text\ns_endpgm\n"
        (kernel,) = clrx.Assembler(mcpu="tonga").assemble(source).kernels
        self.assertEqual((kernel.name, kernel.line, kernel.code_size, kernel.wavefront_size), ("k", 3, 4, 64))
        self.assertEqual(kernel.resources.num_vgprs, 7)
        self.assertEqual(kernel.resources.arguments[-1].name, "n")

    def test_threads(self):
        results = []

        def assemble():
            assembler = clrx.Assembler(format="rawcode", mcpu="tonga")
            results.extend(assembler.assemble(SOURCE).data for _ in range(20))

        threads = [threading.Thread(target=assemble) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, [CODE] * 80)


if __name__ == "__main__":
    unittest.main()

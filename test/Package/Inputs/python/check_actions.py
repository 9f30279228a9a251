# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the methods of clrx.Assembler that do more than assemble, and their errors."""

import unittest

import clrx

WITHOUT_WAIT = "s_load_dword s0, s[0:1], 0x0\ns_add_u32 s0, s0, s0\ns_endpgm\n"
KERNEL = ".amdcl2\n.gpu Tonga\n.kernel k\n.config\n.dims x\n.text\n" + WITHOUT_WAIT


class ActionsTest(unittest.TestCase):
    def setUp(self):
        self.raw = clrx.Assembler(format="rawcode", mcpu="tonga")
        self.assembler = clrx.Assembler(mcpu="tonga")

    def test_disassembly_assembles_to_the_same_bytes(self):
        binary = self.assembler.assemble(KERNEL).data
        source = self.assembler.disassemble(binary, exact=True).text
        self.assertEqual(self.assembler.assemble(source).data, binary)

    def test_plain_code_without_a_device_has_a_warning(self):
        code = self.raw.assemble("s_endpgm\n").data
        result = clrx.Assembler(format="rawcode").disassemble(code, "a.bin")
        self.assertIn("no device is selected", result.diagnostics[0].message)
        self.assertEqual(result.diagnostics[0].severity, clrx.Severity.WARNING)
        self.assertEqual(self.raw.disassemble(code).diagnostics, [])

    def test_check_finds_a_missing_wait_in_a_source(self):
        result = self.raw.check(WITHOUT_WAIT, "k.s")
        self.assertEqual([(d.rule, d.file, d.line) for d in result.diagnostics], [("waitcnt", "k.s", 2)])
        self.assertEqual(result.data, b"")

    def test_check_finds_a_missing_wait_in_a_binary(self):
        binary = self.assembler.assemble(KERNEL).data
        (warning,) = self.assembler.check(binary, "k.bin").diagnostics
        self.assertEqual((warning.rule, warning.file, warning.line), ("waitcnt", "k.bin", 0))
        self.assertTrue(warning.text.startswith("k.bin: .text+0x8 (k+0x8): warning: "), warning.text)

    def test_assembling_has_the_warnings_of_the_program(self):
        self.assertEqual([d.rule for d in self.raw.assemble(WITHOUT_WAIT).diagnostics], ["waitcnt"])
        self.assertEqual(self.raw.assemble(WITHOUT_WAIT, W="no-waitcnt").diagnostics, [])
        self.assertEqual(self.raw.assemble(WITHOUT_WAIT, no_warn=True).diagnostics, [])
        with self.assertRaises(clrx.AssembleError):
            self.raw.assemble(WITHOUT_WAIT, W="error=waitcnt")

    def test_check_raises_errors(self):
        binary = self.assembler.assemble(KERNEL).data
        with self.assertRaises(clrx.Error) as caught:
            self.assembler.check(binary, W=["error"])
        self.assertEqual(caught.exception.diagnostics[0].severity, clrx.Severity.ERROR)

    def test_report_is_a_dict(self):
        report = self.assembler.report(KERNEL, "k.s").json
        self.assertEqual(report["kernels"][0]["name"], "k")
        self.assertEqual(report["kernels"][0]["waveSize"], 64)

    def test_options_apply_to_one_call(self):
        binary = self.assembler.assemble(KERNEL).data
        plain = self.assembler.disassemble(binary).text
        self.assertNotEqual(self.assembler.disassemble(binary, show_offsets=True).text, plain)
        self.assertEqual(self.assembler.disassemble(binary).text, plain)

    def test_a_wrong_option_changes_nothing(self):
        with self.assertRaises(clrx.OptionError):
            self.raw.assemble("s_endpgm\n", m64=True, W="waitcount")
        self.assertEqual(len(self.raw.assemble("s_endpgm\n").data), 4)

    def test_bytes_may_be_text(self):
        text = "0x00,0x00,0x81,0xbf 0xff 0xff 0xff 0xff"
        self.assertIn("s_endpgm", self.raw.disassemble(text[:19]).text)
        result = self.raw.disassemble(text, "a.txt", dialect="llvm", show_encoding=True)
        self.assertIn("s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]", result.text)
        self.assertEqual(str(result.diagnostics[0]).splitlines()[0], "a.txt:1:21: warning: invalid instruction encoding")
        with self.assertRaises(clrx.Error) as caught:
            self.raw.disassemble("0x01\n 0x100\n", "a.txt")
        error = caught.exception.diagnostics[0]
        self.assertEqual((error.line, error.column, error.rule, error.source_line), (2, 2, "syntax", " 0x100"))

    def test_numbers(self):
        assembler = clrx.Assembler(format="rawcode", mcpu="tonga", allocate_registers=True)
        result = assembler.assemble(".regvar a:v, b:v\nv_mov_b32 a, 1\nv_mov_b32 b, 2\nv_add_f32 a, a, b\ns_endpgm\n")
        (allocation,) = result.allocations
        self.assertEqual((allocation.kernels, allocation.sgprs_used, allocation.vgprs_used), ([], 0, 2))
        self.assertEqual(result.stats["instructions encoded"], 4)

    def test_fix_returns_the_corrected_source(self):
        result = self.raw.fix("s_nopp 0\n", "k.s")
        self.assertEqual(result.text, "s_nop 0\n")
        self.assertEqual([d.severity for d in result.diagnostics], [clrx.Severity.ERROR])

    def test_errors_about_binaries(self):
        for call, message in [
            (lambda: self.assembler.verify(b"s_nop 0\n", "a"), "'a': this is text, not a binary"),
            (lambda: self.assembler.disassemble(b"\x7fELF" + bytes(60), "a"), "'a': "),
            (lambda: self.assembler.list(b"\x7fELF" + bytes(60), "a"), ", not a source"),
            (lambda: self.assembler.report(KERNEL, kernel="q"), "unknown kernel 'q'"),
        ]:
            with self.subTest(message), self.assertRaises(clrx.Error) as caught:
                call()
            self.assertIn(message, str(caught.exception))

    def test_wrong_values_of_options(self):
        for name, value, message in [
            ("report", "xml", "unknown form 'xml' of '-report=': expected text, json or html"),
            ("cfg", "svg", "expected dot"),
            ("extract", "all", "unknown part 'all' of a binary: expected elf or code"),
            ("c-name", "1a", "'1a' is not a valid name for an array in C"),
            ("fix", "all", "unknown form 'all' of '--fix=': expected diff"),
            ("W", "waits", "unknown group of warnings 'waits'"),
        ]:
            with self.subTest(name), self.assertRaises(clrx.OptionError) as caught:
                self.raw.set_option(name, value)
            self.assertIn(message, str(caught.exception))

    def test_explain_suggests_names(self):
        with self.assertRaises(clrx.Error) as caught:
            clrx.explain_instruction("s_lo")
        self.assertIn("s_load_dword ", str(caught.exception))
        with self.assertRaises(clrx.Error) as caught:
            clrx.explain_pseudo_ops(".argg")
        self.assertIn("did you mean '.arg'?", str(caught.exception))


if __name__ == "__main__":
    unittest.main()

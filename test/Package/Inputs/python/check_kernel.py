# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the documented behaviour of clrx.Kernel, without NumPy."""

import array
import ctypes
import pathlib
import struct
import tempfile
import threading
import unittest

import clrx

# data[i] += n for four work-items, in the bytes of data. The other arguments are read
# into registers.
SOURCE = """.amdcl2
.gpu Tonga
.64bit
.driver_version 191205
.kernel add
    .config
        .dims x
        .useargs
        .setupargs
        .arg data, uint*, global
        .arg n, uint
        .arg f, float
        .arg v, float2
        .arg h, int
        .arg room, uint*, local
    .text
        s_load_dwordx2  s[0:1], s[4:5], 0x30
        s_load_dword    s2, s[4:5], 0x38
        s_load_dword    s3, s[4:5], 0x3c
        s_load_dwordx2  s[8:9], s[4:5], 0x40
        s_load_dword    s10, s[4:5], 0x48
        v_lshlrev_b32   v0, 2, v0
        s_waitcnt       lgkmcnt(0)
        v_mov_b32       v2, s1
        v_add_u32       v1, vcc, s0, v0
        v_addc_u32      v2, vcc, 0, v2, vcc
        flat_load_dword v3, v[1:2]
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        v_add_u32       v3, vcc, s2, v3
        flat_store_dword v[1:2], v3
        s_endpgm
"""
REST = [1.5, (2.5, -1), -2, clrx.Local(16)]


def bits(number):
    return struct.unpack("<I", struct.pack("<f", number))[0]


class Kernel(unittest.TestCase):
    def setUp(self):
        self.kernel = clrx.Kernel(SOURCE, file="add.clrx", no_warn=True)

    def run_kernel(self, data, n=10, rest=REST, **options):
        return self.kernel.run(global_size=4, local_size=(4, 1), args=[data, n, *rest], **options)

    def test_parameters(self):
        self.assertEqual(self.kernel.name, "add")
        self.assertEqual(self.kernel.parameters[0], clrx.Parameter("data", "uint*", 1, 8))
        self.assertEqual(self.kernel.parameters[3], clrx.Parameter("v", "float2", 0, 8))

    def test_values(self):
        result = self.run_kernel(array.array("I", [1, 2, 3, 4]))
        self.assertEqual(result.register("s[2:3]"), [10, bits(1.5)])
        self.assertEqual(result.register("s[8:9]"), [bits(2.5), bits(-1)])
        self.assertEqual(result.register("s10"), [0xFFFFFFFE])
        # The same values in other forms.
        rest = [ctypes.c_float(1.5), struct.pack("<2f", 2.5, -1), ctypes.c_int32(-2), clrx.Local(16)]
        other = self.run_kernel(array.array("I", [1, 2, 3, 4]), ctypes.c_uint32(10), rest)
        self.assertEqual(other.register("s[2:3]"), result.register("s[2:3]"))
        self.assertEqual(other.register("s[8:9]"), result.register("s[8:9]"))

    def test_buffers(self):
        data = array.array("I", [1, 2, 3, 4])
        self.run_kernel(data)
        self.assertEqual(data.tolist(), [11, 12, 13, 14])
        data = bytearray(struct.pack("<4I", 1, 2, 3, 4))
        self.run_kernel(memoryview(data), 20)
        self.assertEqual(struct.unpack("<4I", data), (21, 22, 23, 24))
        data = (ctypes.c_uint32 * 4)(1, 2, 3, 4)
        self.run_kernel(data)
        self.assertEqual(list(data), [11, 12, 13, 14])
        # Bytes do not change.
        data = struct.pack("<4I", 1, 2, 3, 4)
        result = self.run_kernel(data)
        self.assertEqual(data, struct.pack("<4I", 1, 2, 3, 4))
        self.assertEqual(struct.unpack("<4I", result.buffer(0)), (11, 12, 13, 14))
        self.assertEqual(result.undefined_bits(0), bytes(16))
        self.assertIsNone(result.buffer(1))

    def test_vector_of_three(self):
        source = SOURCE.replace("float2", "uint3").replace("s_load_dwordx2  s[8:9]", "s_load_dwordx4  s[12:15]")
        result = clrx.Kernel(source.replace("0x40\n", "0x40\n", 1), no_warn=True).run(
            local_size=4, args=[bytes(16), 1, 1.0, (5, 6, 7), 0, clrx.Local(4)]
        )
        self.assertIn([5, 6, 7], [result.register("s[8:10]"), result.register("s[12:14]")])

    def test_statistics(self):
        self.assertEqual(self.run_kernel(bytes(16)).stats, {})
        self.assertEqual(self.run_kernel(bytes(16), stats=True).stats["instructions"], 15)

    def test_registers(self):
        result = self.run_kernel(bytes(16))
        lanes = result.register("v3")
        self.assertEqual((len(lanes), lanes[:5]), (64, [10, 10, 10, 10, None]))
        with self.assertRaisesRegex(ValueError, "no register 'q1'"):
            result.register("q1")

    def test_findings(self):
        with self.assertRaises(clrx.FindingError) as caught:
            self.run_kernel(None)
        self.assertIn("add.clrx:27:9: error: load of 4 bytes", str(caught.exception))
        result = self.run_kernel(None, strict=False)
        self.assertFalse(result.succeeded)
        finding = result.findings[0]
        self.assertEqual((finding.group, finding.rule, finding.kernel), ("bounds", "run-bounds", "add"))
        self.assertEqual((finding.file, finding.line, finding.place), ("add.clrx", 27, ""))
        self.assertEqual((finding.work_group, finding.wavefront, finding.lane), ((0, 0, 0), 0, 0))
        self.assertTrue(finding.is_error)
        self.assertIn("load of 4 bytes", finding.message)
        self.assertEqual(self.run_kernel(None, check="none").findings, [])

    def test_binary(self):
        binary = clrx.Assembler(no_warn=True).assemble(SOURCE).data
        kernel = clrx.Kernel(binary, "add", file="add.bin", mcpu="tonga")
        (finding, _) = kernel.run(global_size=1, local_size=1, args=[None, 1, *REST], strict=False).findings
        self.assertEqual((finding.file, finding.line), ("add.bin", 0))
        self.assertRegex(finding.place, r"\.text\+0x[0-9a-f]+ \(add\+0x[0-9a-f]+\)")

    def test_path(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "add.clrx")
            path.write_text(SOURCE)
            self.assertEqual(clrx.Kernel(path, no_warn=True).name, "add")

    def test_wrong_arguments(self):
        for args, kind, message in [
            ([None], TypeError, "has 6 arguments, but 1 are given: argument 0 'data' of type 'uint\\*'"),
            ([[1], 1, *REST], TypeError, "argument 0 'data' of type 'uint\\*': expected bytes, an array or None"),
            ([None, 1.5, *REST], TypeError, "argument 1 'n' of type 'uint': expected an integer, got a float"),
            ([None, "1", *REST], TypeError, "argument 1 .*: expected a number, got str"),
            ([None, 1 << 32, *REST], ValueError, "argument 1 .*: int too big"),
            ([None, b"1", *REST], clrx.RunError, "argument 1 .*: expected a value of 4 bytes"),
            ([None, 1, 1, (1, 2, 3), 0, None], ValueError, "argument 3 .*: a value of 8 bytes is not a vector of 3"),
            ([None, 1, 1, (1, 2), 0, 16], TypeError, "argument 5 .*: expected clrx.Local, got int"),
            ([memoryview(bytes(8))[::2], 1, *REST], ValueError, "argument 0 .*: the array is not contiguous"),
        ]:
            with self.subTest(message=message), self.assertRaisesRegex(kind, message):
                self.kernel.run(args=args)

    def test_errors(self):
        with self.assertRaisesRegex(clrx.RunError, "k.clrx:1:1: error: unknown instruction 's_foo'"):
            clrx.Kernel("s_foo", file="k.clrx", format="rawcode", mcpu="tonga")
        with self.assertRaisesRegex(clrx.RunError, "there is no kernel 'ad'; the kernels are: add"):
            clrx.Kernel(SOURCE, "ad", no_warn=True)
        with self.assertRaisesRegex(clrx.OptionError, "unknown option 'sed'; did you mean 'seed'"):
            self.run_kernel(bytes(16), sed=1)
        with self.assertRaisesRegex(clrx.OptionError, "a size must not be 0"):
            self.kernel.run(global_size=0)
        with self.assertRaisesRegex(clrx.RunError, "at most 1024"):
            self.kernel.run(local_size=2048, args=[None, 1, *REST])
        with self.assertRaises(KeyError):
            clrx.Kernel('.include "a"', format="rawcode", files={}.__getitem__)

    def test_schedules(self):
        data = array.array("I", [1, 2, 3, 4])
        self.run_kernel(data, schedules=3)
        self.assertEqual(list(data), [11, 12, 13, 14])
        with self.assertRaisesRegex(clrx.OptionError, "expected at least one run"):
            self.run_kernel(bytes(16), schedules=0)

    def test_raw_code(self):
        kernel = clrx.Kernel("v_add_u32 v1, vcc, s0, v0\ns_endpgm\n", format="rawcode", mcpu="tonga")
        self.assertIsNone(kernel.parameters)
        result = kernel.run(sgpr="0:u32:5", vgpr=["0:u32:1,2,3"], buffer="4:u8:7")
        self.assertEqual(result.register("v1")[:4], [6, 7, 8, 8])
        self.assertEqual(result.buffer(4), b"\7")

    def test_threads(self):
        results = []

        def run():
            for n in range(10):
                data = array.array("I", [1, 2, 3, 4])
                self.run_kernel(data, n)
                results.append(data[0] - n)

        threads = [threading.Thread(target=run) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, [1] * 40)


if __name__ == "__main__":
    unittest.main()

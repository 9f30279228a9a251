# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests clrx.Kernel with arrays and scalars of NumPy, if it is installed."""

import unittest

import clrx
from check_kernel import REST, SOURCE, bits

try:
    import numpy
except ImportError:
    numpy = None


@unittest.skipUnless(numpy, "NumPy is not installed")
class NumPy(unittest.TestCase):
    def setUp(self):
        self.kernel = clrx.Kernel(SOURCE, no_warn=True)

    def run_kernel(self, data, n=10, rest=REST):
        return self.kernel.run(global_size=4, local_size=4, args=[data, n, *rest])

    def test_arrays(self):
        for data in (
            numpy.array([1, 2, 3, 4], dtype=numpy.uint32),
            numpy.array([[1, 2], [3, 4]], dtype=numpy.int32),
            numpy.array([(1, 2), (3, 4)], dtype=[("a", "<u4"), ("b", "<u4")]),
        ):
            self.run_kernel(data)
            self.assertEqual(data.view("<u4").ravel().tolist(), [11, 12, 13, 14])

    def test_views(self):
        data = numpy.array([0, 1, 2, 3, 4], dtype=numpy.uint32)
        self.run_kernel(data[1:])
        self.assertEqual(data.tolist(), [0, 11, 12, 13, 14])
        with self.assertRaisesRegex(ValueError, "not contiguous"):
            self.run_kernel(numpy.zeros(8, dtype=numpy.uint32)[::2])

    def test_arrays_that_are_not_writable(self):
        data = numpy.zeros(4, dtype=numpy.uint32)
        data.flags.writeable = False
        result = self.run_kernel(data)
        self.assertEqual(data.tolist(), [0, 0, 0, 0])
        self.assertEqual(numpy.frombuffer(result.buffer(0), dtype=numpy.uint32).tolist(), [10, 10, 10, 10])

    def test_scalars(self):
        rest = [numpy.float64(1.5), numpy.array([2.5, -1], dtype=numpy.float32), numpy.int64(-2), clrx.Local(16)]
        result = self.run_kernel(bytes(16), numpy.uint32(10), rest)
        self.assertEqual(result.register("s[2:3]"), [10, bits(1.5)])
        self.assertEqual(result.register("s[8:10]"), [bits(2.5), bits(-1), 0xFFFFFFFE])
        with self.assertRaisesRegex(ValueError, "int too big"):
            self.run_kernel(bytes(16), numpy.uint64(1 << 40))


if __name__ == "__main__":
    unittest.main()

"""test_kernels.py - tests kernels of this folder's parent with pytest

    python3 -m pytest test_kernels.py

No GPU is necessary. NumPy makes the data and the expected results.
"""

import pathlib

import clrx
import numpy
import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parent.parent


def fmix(values):
    """The mixing function of mix.clrx, on 32 bits."""
    values = values ^ (values >> 16)
    values = values * numpy.uint32(0x85EBCA6B)
    values = values ^ (values >> 13)
    values = values * numpy.uint32(0xC2B2AE35)
    return values ^ (values >> 16)


@pytest.fixture(scope="module", params=["amd", "amdcl2", "gallium", "rocm"])
def mix(request):
    """The kernel of mix.clrx for each driver."""
    return clrx.Kernel(EXAMPLES / "mix.clrx", format=request.param, mcpu="tonga")


@pytest.mark.parametrize("count", [1, 64, 200])
def test_mix(mix, count):
    data = numpy.arange(count, dtype=numpy.uint32) * 3
    result = numpy.zeros(count, dtype=numpy.uint32)
    mix.run(global_size=256, local_size=64, args=[result, data, count, 5])
    numpy.testing.assert_array_equal(result, fmix(data ^ (numpy.arange(count, dtype=numpy.uint32) + 5)))


def test_mix_accepts_every_order_of_wavefronts(mix):
    data = numpy.ones(512, dtype=numpy.uint32)
    results = []
    for seed in range(3):
        results.append(numpy.zeros_like(data))
        mix.run(global_size=512, local_size=256, args=[results[-1], data, 512, 0], seed=seed)
    assert all((result == results[0]).all() for result in results)


def test_mix_with_a_buffer_that_is_too_small():
    kernel = clrx.Kernel(EXAMPLES / "mix.clrx", format="amdcl2", mcpu="tonga")
    data = numpy.zeros(4, dtype=numpy.uint32)
    with pytest.raises(clrx.FindingError) as caught:
        kernel.run(global_size=64, args=[data, data, 5, 0])
    assert {finding.group for finding in caught.value.findings} == {"bounds"}
    assert caught.value.findings[0].lane == 4


def test_horner():
    kernel = clrx.Kernel(EXAMPLES / "horner.clrx", mcpu="tonga")
    x = numpy.linspace(-0.25, 0.25, 128, dtype=numpy.float32)
    result = numpy.zeros((128, 2), dtype=numpy.float32)
    kernel.run(global_size=128, args=[result, x])
    numpy.testing.assert_allclose(result[:, 0], numpy.sin(x), rtol=1e-5)
    numpy.testing.assert_allclose(result[:, 1], numpy.cos(x), rtol=1e-5)

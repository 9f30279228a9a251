# The ways to define samplers exclude one another.
# RUN: not clrxasm -b amdcl2 -g Bonaire -t 200406 -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
.sampler 1
.samplerinit
# CHECK: :[[#@LINE-1]]:1: error: '.samplerinit' cannot be mixed with '.sampler'
.kernel k
.samplerreloc 1, 2
# CHECK: :[[#@LINE-1]]:1: error: '.samplerreloc' is legal only outside of kernels
.samplerinit
# CHECK: :[[#@LINE-1]]:1: error: '.samplerinit' cannot be mixed with '.sampler'

# Errors for kernels and for pseudo-ops of containers, which raw code does not have.
# RUN: not clrxasm -b raw  -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=note:
.kernel k
# CHECK: :[[#@LINE-1]]:1: error: raw code has no kernels
.config
# CHECK: :[[#@LINE-1]]:1: error: '.config' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.args
# CHECK: :[[#@LINE-1]]:1: error: '.args' is a pseudo-op of gallium, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.dims x
# CHECK: :[[#@LINE-1]]:1: error: '.dims' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.sgprsnum 5
# CHECK: :[[#@LINE-1]]:1: error: '.sgprsnum' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.driver_version 5
# CHECK: :[[#@LINE-1]]:1: error: '.driver_version' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.kcode k
# CHECK: :[[#@LINE-1]]:1: error: '.kcode' is a pseudo-op of amd{{.*}} and {{[a-z]+}}, but the output format is raw
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.main

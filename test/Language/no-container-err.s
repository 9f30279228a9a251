# If the source names no container, errors that follow from it say so.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc other.s 2>&1 | FileCheck other.s
# RUN: not clrx-mc --format=amd other.s 2>&1 | FileCheck other.s --check-prefix=NAMED --implicit-check-not=note:
# RUN: not clrx-mc nothing.s 2>&1 | FileCheck nothing.s

#--- other.s
.kernel a
.config
.spilledsgprs 3
# CHECK: :3:1: error: '.spilledsgprs' is a pseudo-op of gallium and rocm, but the output format is amd
# CHECK: :3:1: note: no container is named, so it is amd; begin with '.gallium' or '.rocm'
# NAMED: :3:1: error: '.spilledsgprs' is a pseudo-op of gallium and rocm, but the output format is amd
# NAMED: :3:1: note: leave it out, or select a container that has it

#--- nothing.s
SIZE = 5
# CHECK: nothing.s:{{[0-9]+}}:1: error: the source has no output: no code, data, label or section in it
# CHECK: note: no container is named, so it is amd; begin with {{.*}}'.amdcl2'{{.*}}'.gallium'

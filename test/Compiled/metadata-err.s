# Errors for arguments that a container cannot pass, or cannot pass at the offset that the
# compiler expects.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc kinds.s 2>&1 | FileCheck kinds.s --implicit-check-not=error:
# RUN: cat gallium.clrx places.s > places-gallium.s
# RUN: not clrx-mc places-gallium.s 2>&1 | FileCheck places.s --check-prefix=GALLIUM --implicit-check-not=error:
# RUN: cat amdcl2.clrx places.s > places-amdcl2.s
# RUN: not clrx-mc places-amdcl2.s 2>&1 | FileCheck places.s --check-prefix=AMDCL2 --implicit-check-not=error:
# RUN: not clrx-mc broken.s 2>&1 | FileCheck broken.s --implicit-check-not=error:
# RUN: not clrx-mc macro.s 2>&1 | FileCheck macro.s --implicit-check-not=error:

#--- kinds.s
.gallium
.driver_version 220300
.dialect llvm
.amdgpu_hsa_kernel hidden
.amdgpu_hsa_kernel image
.amdgpu_metadata
# CHECK: :[[#@LINE-1]]:1: error: kernel 'hidden' has the hidden argument 'hidden_global_offset_x', which nothing passes to it
# CHECK: :[[#@LINE-2]]:1: note: compile with -O2 -mcode-object-version=4, inline every function, and instead of get_global_id(0) write
# CHECK: :[[#@LINE-3]]:1: error: kernel 'image' has an argument of the kind 'image', which compiled code cannot have
# CHECK: :[[#@LINE-4]]:1: note: pass a buffer instead
---
amdhsa.kernels:
  - .name: hidden
    .args:
      - .offset: 0
        .size: 8
        .value_kind: hidden_global_offset_x
      - .offset: 8
        .size: 8
        .value_kind: hidden_none
  - .name: image
    .args:
      - .offset: 0
        .size: 8
        .value_kind: image
  - .name: not_declared
    .args:
      - .offset: 0
        .size: 8
        .value_kind: queue
...
.end_amdgpu_metadata

#--- gallium.clrx
.gallium
.gpu tonga
.driver_version 220300

#--- amdcl2.clrx
.amdcl2
.gpu tonga
.64bit
.driver_version 200406

#--- places.s
.dialect llvm
.amdgpu_hsa_kernel local
.amdgpu_hsa_kernel behind
.amdgpu_hsa_kernel structure
local: behind: structure:
s_endpgm
.amdhsa_kernel local
.end_amdhsa_kernel
.amdhsa_kernel behind
.end_amdhsa_kernel
.amdhsa_kernel structure
.end_amdhsa_kernel
.amdgpu_metadata
# GALLIUM: error: kernel 'local' has an argument 'int*' at byte 4, where Mesa cannot put it
# GALLIUM: note: place local pointers after arguments of 8 bytes
# AMDCL2: error: kernel 'local' has an argument 'int*' at byte 4, which the driver puts at 8
# AMDCL2: note: a pointer to local memory takes 8 bytes there: put 8 bytes before and after it
# AMDCL2: error: kernel 'behind' has an argument 'int' at byte 4, which the driver puts at 8
# AMDCL2: note: a pointer to local memory takes 8 bytes there: put 8 bytes before and after it
# AMDCL2: error: kernel 'structure' has an argument 'struct S' of 12 bytes, for which the driver has no type
# AMDCL2: note: pass a pointer to it
---
amdhsa.kernels:
  - .name: local
    .args:
      - .offset: 0
        .size: 4
        .type_name: int
        .value_kind: by_value
      - .offset: 4
        .size: 4
        .pointee_align: 4
        .type_name: 'int*'
        .value_kind: dynamic_shared_pointer
  - .name: behind
    .args:
      - .offset: 0
        .size: 4
        .pointee_align: 4
        .type_name: 'int*'
        .value_kind: dynamic_shared_pointer
      - .offset: 4
        .size: 4
        .type_name: int
        .value_kind: by_value
  - .name: structure
    .args:
      - .offset: 0
        .size: 12
        .type_name: 'struct S'
        .value_kind: by_value
...
.end_amdgpu_metadata

#--- broken.s
.gallium
.driver_version 220300
.dialect llvm
.amdgpu_metadata
# CHECK: :[[#@LINE-1]]:1: error: metadata is not valid YAML
- a: [
.end_amdgpu_metadata

#--- macro.s
.gallium
.driver_version 220300
.dialect llvm
.macro include_it
.amdgpu_metadata
# CHECK: :[[#@LINE-1]]:1: error: metadata is legal only in a file
---
.end_amdgpu_metadata
.endm
include_it

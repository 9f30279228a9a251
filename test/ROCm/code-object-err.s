# Errors for features that exist only in code objects or only in other formats, and errors for
# targets.

# RUN: split-file --leading-lines %s %t
# RUN: not clrx-mc -filetype=obj -o %t/out %t/values.s 2>&1 | FileCheck %s --check-prefix=VALUES
# RUN: not clrx-mc -filetype=obj -o %t/out %t/before.s 2>&1 | FileCheck %s --check-prefix=BEFORE
# RUN: not clrx-mc -filetype=obj -o %t/out %t/device.s 2>&1 | FileCheck %s --check-prefix=DEVICE
# RUN: not clrx-mc -filetype=obj -o %t/out %t/target.s 2>&1 | FileCheck %s --check-prefix=TARGET
# RUN: not clrx-mc -filetype=obj -o %t/out %t/xnack.s 2>&1 | FileCheck %s --check-prefix=XNACK
# RUN: not clrx-mc -filetype=obj -o %t/out %t/old.s 2>&1 | FileCheck %s --check-prefix=OLD
# RUN: not clrx-mc -filetype=obj --code-object-version=3 -o %t/out %t/old.s 2>&1 | FileCheck %s --check-prefix=VERSION
# RUN: not clrx-mc -filetype=obj -o %t/out %t/losses.s 2>&1 | FileCheck %s --check-prefix=LOSSES --implicit-check-not=error:
# RUN: not clrx-mc -filetype=obj -o %t/out %t/entry.s 2>&1 | FileCheck %s --check-prefix=ENTRY --implicit-check-not=error:
# RUN: not ls %t/out

#--- values.s
.rocm
.gpu fiji
.codeobject 7
# VALUES: values.s:[[#@LINE-1]]:13: error: there is no version 7 of code objects (4 to 6)
.codeobject 5
.kernel a
.config
    .dims x
    .use_grid_workgroup_count x
    .use_private_segment_buffer
    .private_elem_size 8
    .priority 1
    .gds_segment_size 100
    .pgmrsrc2 0x40
    .shared_vgprs 12
# VALUES: values.s:[[#@LINE-1]]:19: error: shared VGPR count 12 is not a multiple of 8
.kernel b
.text
.p2align 8
a:  .skip 256
    s_endpgm
b:  s_endpgm

#--- before.s
.rocm
.relocatable
# BEFORE: before.s:[[#@LINE-1]]:1: error: '.relocatable' is for code objects only
# BEFORE: note: write '.codeobject 6' before it
.kernel k
.config
    .tg_split 1
# BEFORE: before.s:[[#@LINE-1]]:5: error: '.tg_split' is for code objects only
    .hidden_args
# BEFORE: before.s:[[#@LINE-1]]:5: error: '.hidden_args' is for code objects only
    .arg x, 8, 8, heap, int
# BEFORE: before.s:[[#@LINE-1]]:19: error: unknown value kind 'heap'
.text
k:  s_endpgm

#--- device.s
.rocm
.gpu gfx1000
.codeobject 5
.kernel k
.config
    .dims x
.kernel l
.text
.p2align 8
k:  .skip 256
    s_endpgm
l:  s_endpgm
# DEVICE: device.s:{{[0-9]+}}:13: error: device 'GFX1000' has no code object target
# DEVICE: device.s:{{[0-9]+}}:1: error: kernel 'l' has no '.config', from which its descriptor is made
# DEVICE: device.s:{{[0-9]+}}:1: error: code of kernel 'l' is not aligned to 256 bytes
# DEVICE: note: write '.p2align 8' before its label

#--- target.s
.rocm
.gpu gfx906
.codeobject 5
.target "amdgcn-amd-amdhsa--gfx900"
# TARGET: target.s:[[#@LINE-1]]:1: error: target 'amdgcn-amd-amdhsa--gfx900' is not one of the device, 'amdgcn-amd-amdhsa--gfx906'

#--- xnack.s
.rocm
.gpu gfx900
.codeobject 5
.target "amdgcn-amd-amdhsa--gfx900:xnack-"
.kernel k
.config
    .dims x
    .use_xnack_enabled
.text
k:  .skip 256
    s_endpgm
# XNACK: xnack.s:{{[0-9]+}}:1: error: '.use_xnack_enabled' of kernel 'k' contradicts target 'amdgcn-amd-amdhsa--gfx900:xnack-'

#--- old.s
.rocm
.gpu gfx942
.text
    s_endpgm
# OLD: error: ROCm's old formats do not support gfx942
# OLD: note: write '.codeobject 6' before code and data
# VERSION: error: there is no version 3 of code objects (4 to 6)

#--- losses.s
.rocm
.gpu fiji
.codeobject 5
# LOSSES: losses.s:[[#@LINE-1]]:13: warning: '.eflags' has no place in a code object; ignored
# LOSSES: losses.s:[[#@LINE-2]]:13: warning: '.md_version' is ignored: this code object has version 1, 2
.eflags 3
.md_version 1, 1
.kernel a
# LOSSES: losses.s:[[#@LINE-1]]:1: error: kernel 'a': '.use_grid_workgroup_count' is impossible in a code object: the SGPRs after the counts would be different
# LOSSES: losses.s:[[#@LINE-2]]:1: warning: kernel 'a': '.gds_segment_size' has no place in a code object; ignored
# LOSSES: losses.s:[[#@LINE-3]]:1: warning: kernel 'a': '.priority' has no place in a code object; ignored
# LOSSES: losses.s:[[#@LINE-4]]:1: warning: kernel 'a': '.pgmrsrc2' has no place in a code object; ignored, except for its other bits
# LOSSES: losses.s:[[#@LINE-5]]:1: error: kernel 'a': '.private_elem_size' must be 4 in a code object
# LOSSES: losses.s:[[#@LINE-6]]:1: error: kernel 'a': a code object has no control directives
# LOSSES: losses.s:[[#@LINE-7]]:1: warning: kernel 'a': '.md_symname' is always 'a.kd' in a code object
# LOSSES: losses.s:[[#@LINE-8]]:1: warning: kernel 'a': '.fixed_work_group_size' has no place in a code object; ignored
# LOSSES: losses.s:[[#@LINE-9]]:1: error: kernel 'a': the wavefront size differs from that of the code, 64
.config
    .dims x
    .use_grid_workgroup_count x
    .use_private_segment_buffer
    .private_elem_size 8
    .priority 1
    .gds_segment_size 100
    .pgmrsrc2 0x40
    .fixed_work_group_size 8
    .md_symname "other"
    .md_wavefront_size 32
    .control_directive
        .fill 32, 4, 1
.text
.p2align 8
a:  .skip 256
    s_endpgm
#--- entry.s
.rocm
.gpu fiji
.codeobject 5
.kernel a
# ENTRY: entry.s:[[#@LINE-1]]:1: error: code of kernel 'a' would begin at 256 of the 4 bytes of '.text'
# ENTRY: note: reserve room for the header of old formats after the kernel's label with '.skip 256', or write '.llvm10binfmt'
.config
    .dims x
.text
a:  s_endpgm

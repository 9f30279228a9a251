# Warnings for files that Mesa 20.3 and later load, but do not run as intended.

# RUN: clrxasm -Wno-all -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
# RUN: clrxasm -w -o %t %s 2>&1 | count 0

# This warning is given for every version, at the statement.
# CHECK: :14: warning: size of argument is out of range

.gallium
.32bit
# CHECK: :[[#@LINE-1]]:1: warning: binaries for Mesa 20.3 and later are always 64-bit
# CHECK: :[[#@LINE-2]]:1: note: write '.64bit', or leave it out
.driver_version 220300
.kernel none
# CHECK: :[[#@LINE-1]]:1: warning: Mesa 20.3 to 22.3 crash at the launch of kernel 'none', whose argument buffer is empty
# CHECK: :[[#@LINE-2]]:1: note: '.arg griddim, 4' in its '.args' is enough
.config
.use_kernarg_segment_ptr
.kernel images
.args
.arg griddim, 4
.arg image2d_rd, 4
# CHECK: :[[#@LINE-1]]:1: warning: kernel 'images' can be loaded, but not launched: Clover has no images and samplers on these GPUs
# CHECK: :[[#@LINE-2]]:1: note: pass a buffer, as an argument of type 'global'
  .arg sampler, 4
# CHECK: :[[#@LINE-1]]:3: warning: kernel 'images' can be loaded
.arg scalar, 4, , , , imgsize
# CHECK: :[[#@LINE-1]]:1: warning: kernel 'images' can be loaded
.config
.use_private_segment_buffer
.use_queue_ptr
# CHECK: :[[#@LINE-1]]:1: warning: Mesa does not fill the registers of '.use_queue_ptr', and those after them move down
# CHECK: :[[#@LINE-2]]:1: note: leave it out
.use_dispatch_id
# CHECK: :[[#@LINE-1]]:1: warning: Mesa does not fill the registers of '.use_dispatch_id', and those after them move down
.use_flat_scratch_init
# CHECK: :[[#@LINE-1]]:1: warning: Mesa does not fill the registers of '.use_flat_scratch_init', and those after them move down
.use_private_segment_size
# CHECK: :[[#@LINE-1]]:1: warning: Mesa does not fill the registers of '.use_private_segment_size', and those after them move down
.kernel unsettable
.args
.arg scalar, 0, 4, 4
# CHECK: :[[#@LINE-1]]:1: warning: kernel 'unsettable' can be loaded, but not launched: no program can set an argument of size 0
# CHECK: :[[#@LINE-2]]:1: note: give the argument the size of its type
.config
.kernel replaced
.args
.arg griddim, 4
.config
.use_queue_ptr
.default_hsa_features
.text
none:
images:
unsettable:
replaced:
.skip 256
s_endpgm

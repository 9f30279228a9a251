# Errors in compiled kernels that are found at the end of the source.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrx-mc blocks.s 2>&1 | FileCheck blocks.s --implicit-check-not=error:
# RUN: not clrx-mc registers.s 2>&1 | FileCheck registers.s --implicit-check-not=error:
# RUN: not clrx-mc stack.s 2>&1 | FileCheck stack.s --implicit-check-not=error:
# RUN: not clrx-mc old.s 2>&1 | FileCheck old.s --implicit-check-not=error:
# RUN: not clrx-mc raw.s 2>&1 | FileCheck raw.s --implicit-check-not=error:

#--- blocks.s
.gallium
.driver_version 220300
.dialect llvm
.amdgpu_hsa_kernel unlabeled
# CHECK: :[[#@LINE-1]]:1: error: kernel 'unlabeled' has no label under '.dialect llvm'
.amdgpu_hsa_kernel undescribed
# CHECK: :[[#@LINE-1]]:1: error: kernel 'undescribed' has no '.amdhsa_kernel' block
undescribed:
s_endpgm
.dialect clrx
unlabeled:
# CHECK: error: code of kernel 'unlabeled' at offset 260 has no room for its header
s_endpgm

#--- registers.s
.gallium
.gpu tonga
.driver_version 220300
.kernel k
.args
    .arg local, 4
.main
.dialect llvm
.amdgpu_hsa_kernel k
k:
.amdhsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: kernel 'k' asks for the queue's address, which Mesa does not pass
# CHECK: :[[#@LINE-2]]:1: note: do not mix pointers to different memories
# CHECK: :[[#@LINE-3]]:1: error: kernel 'k' asks for the flat scratch memory, which Mesa does not pass
# CHECK: :[[#@LINE-4]]:1: note: inline every function
# CHECK: :[[#@LINE-5]]:1: error: kernel 'k' has local variables and local arguments, which Mesa puts into the same place
# CHECK: :[[#@LINE-6]]:1: note: pass all local memory as arguments, or none
    .amdhsa_user_sgpr_queue_ptr 1
    .amdhsa_user_sgpr_flat_scratch_init 1
    .amdhsa_group_segment_fixed_size 4
    .amdhsa_next_free_vgpr 1
    .amdhsa_next_free_sgpr 1
.end_amdhsa_kernel

#--- stack.s
.gallium
.driver_version 220300
.dialect llvm
.amdgpu_hsa_kernel k
.amdgpu_hsa_kernel l
k: l:
s_endpgm
.amdhsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: kernel 'k' needs a stack of unknown size
# CHECK: :[[#@LINE-2]]:1: note: avoid recursion, calls of unknown functions and arrays of variable size
.end_amdhsa_kernel
.amdhsa_kernel l
# CHECK: :[[#@LINE-1]]:1: error: kernel 'l' needs a stack of unknown size
.end_amdhsa_kernel
.set k.has_dyn_sized_stack, or(0, f.has_dyn_sized_stack)
.set k.has_recursion, 1
.set f.has_dyn_sized_stack, 1
.set l.has_dyn_sized_stack, 0
.set l.has_recursion, 1

#--- old.s
.gallium
.gpu tonga
.driver_version 170000
.llvm_version 30900
.dialect llvm
.amdgpu_hsa_kernel k
k:
s_endpgm
.amdhsa_kernel k
# CHECK: :[[#@LINE-1]]:1: error: compiled kernel 'k' needs a kernel header, which LLVM 3.9 does not have
# CHECK: :[[#@LINE-2]]:1: note: write '.driver_version 220300' after '.gpu', for Mesa 20.3 to 25.1
.end_amdhsa_kernel

#--- raw.s
.rawcode
.dialect llvm
.amdhsa_code_object_version 5
# CHECK: :[[#@LINE-1]]:1: error: directive '.amdhsa_code_object_version' has no meaning in raw code

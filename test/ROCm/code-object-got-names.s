# A symbol keeps its slot in the offset table, however long its name is.

# RUN: clrx-mc -filetype=obj -relocatable -o %t %s
# RUN: llvm-readelf -rW %t | FileCheck %s
# CHECK: 0000000000000000 {{.*}} R_AMDGPU_GOTPCREL {{.*}} the_second_variable_of_this_code_object + 0
# CHECK: 0000000000000004 {{.*}} R_AMDGPU_GOTPCREL {{.*}} the_first_variable_of_this_code_object + 0
# CHECK: 0000000000000008 {{.*}} R_AMDGPU_GOTPCREL {{.*}} third + 0

.rocm
.gpu gfx906
.codeobject 5
.gotsym the_first_variable_of_this_code_object, first_slot
.gotsym the_second_variable_of_this_code_object, second_slot
.gotsym third, third_slot
.global the_first_variable_of_this_code_object, the_second_variable_of_this_code_object, third
.text
    .int second_slot - .
    .int first_slot - .
    .int third_slot - .
.globaldata
the_first_variable_of_this_code_object:
    .int 1
the_second_variable_of_this_code_object:
    .int 2
third:
    .int 3

# Errors of checks that need the whole source, in the order of the checks. After an
# error there is no output.

# RUN: rm -rf %t && split-file %s %t && cd %t
# RUN: not clrxasm -o out end.s 2>&1 | FileCheck end.s --implicit-check-not=error:
# RUN: not clrxasm -o out sizes.s 2>&1 | FileCheck sizes.s --implicit-check-not=error:
# RUN: not clrxasm -o out gpu.s 2>&1 | FileCheck gpu.s --implicit-check-not=error:
# RUN: not clrxasm -o out device.s 2>&1 | FileCheck device.s --implicit-check-not=error:
# RUN: not clrxasm -o out lowered.s 2>&1 | FileCheck lowered.s --implicit-check-not=error:
# RUN: not clrxasm -o out raised.s 2>&1 | FileCheck raised.s --implicit-check-not=error:
# RUN: not clrxasm -o out no-data.s 2>&1 | FileCheck no-data.s --implicit-check-not=error:
# RUN: not clrxasm -o out outside.s 2>&1 | FileCheck outside.s --implicit-check-not=error:
# RUN: not clrxasm -o out mismatch.s 2>&1 | FileCheck mismatch.s --implicit-check-not=error:
# RUN: not clrxasm -o out twice.s 2>&1 | FileCheck twice.s --implicit-check-not=error:
# RUN: not clrxasm -o out sampler.s 2>&1 | FileCheck sampler.s --implicit-check-not=error:
# RUN: not clrxasm -o out link.s 2>&1 | FileCheck link.s --implicit-check-not=error:
# RUN: not clrxasm -S -o out symbol.s 2>&1 | FileCheck symbol.s --implicit-check-not=error:
# RUN: not clrxasm -o out empty.s 2>&1 | FileCheck empty.s --implicit-check-not=error:
# RUN: not clrxasm -o out align.s 2>&1 | FileCheck align.s --implicit-check-not=error:
# RUN: not ls out

#--- end.s
.amdcl2
.gpu bonaire
.driver_version 200406
.hsalayout
.kernel no_label
.config
.kernel big
.config
.sgprsnum 103
.kernel directive
.hsaconfig
.control_directive
.int 1
.kernel elsewhere
.globaldata
elsewhere:
.text
big: .skip 256
directive: .skip 256
# CHECK: end.s:7:1: error: kernel 'big' needs 105 SGPRs with VCC and other special registers, but Bonaire has 104
# CHECK: end.s:5:1: error: kernel 'no_label' has no label in '.text'
# CHECK: end.s:5:1: note: write the label 'no_label:' in '.text', before the kernel's code
# CHECK: end.s:14:1: error: symbol of kernel 'elsewhere' is not in '.text'
# CHECK: end.s:14:1: note: write the label 'elsewhere:' in '.text', before the kernel's code
# CHECK: end.s:10:1: error: control directives of kernel 'directive' have 4 bytes instead of 128
# CHECK: end.s:10:1: note: add '.skip 124'

#--- sizes.s
.amdcl2
.gpu bonaire
.driver_version 200406
.hsalayout
.kernel small
.config
.kernel setup
.setup
.fill 40
.kernel last
.config
.text
last: .skip 255
small: .skip 256
setup: .skip 39
# CHECK: sizes.s:7:1: error: kernel 'setup' has 39 bytes in '.text', but its setup needs 40
# CHECK: sizes.s:10:1: error: kernel 'last' has 255 bytes in '.text', but its setup needs 256

#--- gpu.s
.amdcl2
.kernel k
# CHECK: gpu.s:2:1: error: AmdCL2 needs a GPU of GCN1.1 or later, not CapeVerde
# CHECK: gpu.s:2:1: note: OpenCL binaries for GCN1.0 are those of '.amd'

#--- device.s
.amdcl2
.gpu gfx900
.driver_version 203603
.kernel k
# CHECK: device.s:3:17: error: GFX900 needs driver version 223600 or later, not 203603
# CHECK: device.s:3:17: note: write '.driver_version 223600'

#--- lowered.s
.amdcl2
.gpu bonaire
.driver_version 200406
.globaldata
.int 1
.driver_version 180005
# CHECK: lowered.s:6:17: error: global data and samplers need driver version 191205 or later, not 180005
# CHECK: lowered.s:6:17: note: write '.driver_version 191205'

#--- raised.s
.amdcl2
.gpu bonaire
.driver_version 180005
.kernel k
.stub
.driver_version 200406
# CHECK: raised.s:6:17: error: kernel 'k': a stub needs a driver version before 191205
# CHECK: raised.s:6:17: note: leave '.stub' out: drivers from then on have none

#--- no-data.s
.amdcl2
.gpu bonaire
.driver_version 200406
.sampler 1
# CHECK: no-data.s:4:1: error: samplers need read-only data to hold them
# CHECK: no-data.s:4:1: note: open it with '.globaldata', with '.skip 8' for each sampler

#--- outside.s
.amdcl2
.gpu bonaire
.driver_version 200406
.globaldata
.skip 16
.sampler 1
.samplerreloc 9, 0
# CHECK: outside.s:7:15: error: offset 9 of sampler 0 is outside of the read-only data (16 bytes)
# CHECK: outside.s:7:15: note: a sampler takes 8 bytes of '.globaldata': reserve them with '.skip 8'

#--- mismatch.s
.amdcl2
.gpu bonaire
.driver_version 200406
.globaldata
.skip 16
.sampler 1
.samplerreloc 8, 1
# CHECK: mismatch.s:6:1: error: 2 sampler offsets for 1 samplers
# CHECK: mismatch.s:6:1: note: give each sampler a value with '.sampler', and either none or each an offset with '.samplerreloc OFFSET, ID'

#--- twice.s
.amdcl2
.gpu bonaire
.driver_version 200406
.kernel k
.config
.arg a, image2d, wronly, 3
.arg b, image3d, wronly, 3
# CHECK: twice.s:7:1: error: kernel 'k': argument 'b': write-only image id 3 is already used
# CHECK: twice.s:6:1: note: argument 'a' has it
# CHECK: twice.s:7:1: note: leave the id out to get a free one

#--- sampler.s
.amdcl2
.gpu bonaire
.driver_version 200406
.globaldata
.skip 16
.sampler 1,2
.kernel k
.config
.sampler 2
# CHECK: sampler.s:9:1: error: kernel 'k': sampler 2 does not exist, there are 2
# CHECK: sampler.s:9:1: note: define samplers with '.sampler VALUE' outside of kernels; the first one has id 0

#--- link.s
.amdcl2
.gpu bonaire
.driver_version 191205
.globaldata
.skip 16
.sampler 1
# CHECK: link.s:6:1: error: section '.rela.hsadata_readonly_agent' would link to section 8 of 8
# CHECK: link.s:6:1: note: drivers before 2004.06 need a kernel to use samplers

#--- symbol.s
.amdcl2
.gpu bonaire
.driver_version 200406
.rwdata
nothing:
.global nothing
.kernel k
# CHECK: symbol.s:7:1: error: symbol 'nothing' is in a section that is empty and so not written
# CHECK: symbol.s:7:1: note: put data into the section, or leave the symbol out

#--- empty.s
.amdcl2
.gpu bonaire
.driver_version 200406
.rwdata
nothing:
.kernel k
.text
s_mov_b32 s0, nothing
# CHECK: empty.s:6:1: error: kernel 'k': code refers to section '.hsadata_global_agent', which is empty and so not written
# CHECK: empty.s:6:1: note: put data into the section

#--- align.s
.amdcl2
.gpu bonaire
.driver_version 200406
.bssdata align=1<<31
.skip 4
# CHECK: align.s:{{[0-9]+}}:1: error: alignment 2147483648 of section '.hsabss_global_agent' is out of range (1 to 1073741824)

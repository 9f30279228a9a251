# --kernel selects one kernel for reports. The other kernels do not count for the limits of
# pages and graphs.

# RUN: clrx-mc --report -mcpu=gfx900 -w --kernel=second %s | FileCheck %s --implicit-check-not='kernel first'
# CHECK: {{^}}kernel second (
# RUN: clrx-mc --report=json -mcpu=gfx900 -w --kernel second %s | %python -c "import json, sys; print([k['name'] for k in json.load(sys.stdin)['kernels']])" | FileCheck %s --check-prefix=JSON
# JSON: ['second']
# RUN: clrx-mc --cfg=dot -mcpu=gfx900 -w --kernel=second %s | FileCheck %s --check-prefix=GRAPH --implicit-check-not=first
# GRAPH: digraph "second"
# GRAPH: s_nop 1\l
# RUN: clrx-mc --report=html -mcpu=gfx900 -w --kernel=second %s | FileCheck %s --check-prefix=PAGE --implicit-check-not=s_sleep
# PAGE: <h2>second</h2>
# PAGE: <b>s_nop</b> 1
# RUN: clrx-mc -w -filetype=obj -mcpu=gfx900 %s -o %t
# RUN: clrx-mc --report=html --kernel=second %t | FileCheck %s --check-prefix=PAGE --implicit-check-not=s_sleep

# An unknown kernel is an error, and no output is written.
# RUN: rm -f %t.out
# RUN: not clrx-mc --report -mcpu=gfx900 -w --kernel=secnod %s -filetype=obj -o %t.out 2>&1 | FileCheck %s --check-prefix=CLOSE
# CLOSE: {{^}}clrx-mc: error: unknown kernel 'secnod'; did you mean 'second'?
# RUN: not ls %t.out
# RUN: not clrx-mc --cfg=dot --kernel=other %t 2>&1 | FileCheck %s --check-prefix=FAR
# FAR: error: '{{.*}}': unknown kernel 'other'; the file has 'first' and 'second'
# RUN: not clrx-mc --kernel=second %s 2>&1 | FileCheck %s --check-prefix=ALONE
# ALONE: error: '--kernel' has no effect without --report, --cfg or --extract
# RUN: not clrx-mc --disassemble --kernel=second %t 2>&1 | FileCheck %s --check-prefix=ALONE
.rocm
.codeobject 5
.kernel first
.config
.kernel second
.config
.text
first:
    .skip 256
    .rept 21000
    s_sleep 1
    .endr
    s_endpgm
    .p2align 8
second:
    .skip 256
    s_nop 1
    s_endpgm

# RUN: not clrx-mc -filetype=null %s 2>&1 | FileCheck %s
# CHECK: [[@LINE+2]]:17: error: unknown group of warnings 'hazards'
# CHECK: note: did you mean 'hazard'?
        .nowarn hazards
# CHECK: [[@LINE+1]]:16: error: expected group of warnings
        .warn  

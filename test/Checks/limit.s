## The size of the output has a limit for every file.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s > %t 2>&1
# RUN: grep -c 'is read here' %t | FileCheck %s --check-prefix=SHOWN
# RUN: FileCheck %s < %t
# SHOWN: 100
# CHECK: warning: only the first 100 warnings of the kind 'waitcnt' are shown [-Wwaitcnt]
        .rept 250
        buffer_load_dword v0, v10, s[4:7], 0 offen
        v_mov_b32 v1, v0
        .endr
        s_endpgm

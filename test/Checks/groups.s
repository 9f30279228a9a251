## Options select groups, and pseudo-ops select them for a part of the source.
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null %s 2>&1 | FileCheck %s --check-prefixes=WAIT,HAZARD --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-waitcnt %s 2>&1 | FileCheck %s --check-prefix=HAZARD --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all -Wwaitcnt %s 2>&1 | FileCheck %s --check-prefix=WAIT --implicit-check-not=warning:
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Wno-all %s 2>&1 | count 0
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null --no-warn %s 2>&1 | count 0
# RUN: not clrx-mc -mcpu=gfx900 --format=rawcode -filetype=obj -o %t.bin -Werror=hazard %s 2>&1 | FileCheck %s --check-prefixes=WAIT,ERROR
# RUN: not ls %t.bin
# RUN: not clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Werror %s 2>&1 | FileCheck %s --check-prefix=WERROR
# RUN: clrx-mc -mcpu=gfx900 --format=rawcode -filetype=null -Werror -Wno-error=all %s 2>&1 | FileCheck %s --check-prefixes=WAIT,HAZARD
# RUN: not clrx-mc -Wwaitcount %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
# UNKNOWN: clrx-mc: error: unknown group of warnings 'waitcount'; did you mean 'waitcnt'?

## The same options select them under the name clrxasm.
# RUN: clrxasm -g gfx900 -b raw -o %t.raw %s 2>&1 | FileCheck %s --check-prefixes=WAIT,HAZARD --implicit-check-not=warning:
# RUN: clrxasm -g gfx900 -b raw -o %t.raw -w %s 2>&1 | count 0
# RUN: clrxasm -g gfx900 -b raw -o %t.raw -Wno-waitcnt %s 2>&1 | FileCheck %s --check-prefix=HAZARD --implicit-check-not=warning:

        buffer_load_dword v0, v10, s[4:7], 0 offen
# WAIT: warning: v0 is read here, but the load that writes it may not have returned [-Wwaitcnt]
# WERROR: error: v0 is read here, but the load that writes it may not have returned [-Werror,-Wwaitcnt]
        v_mov_b32       v1, v0
        buffer_load_dword v0, v10, s[4:7], 0 offen
        .nowarn         waitcnt
        v_mov_b32       v1, v0
        .warn           waitcnt
        v_readfirstlane_b32 s0, v1
        .nowarn         hazard, waitcnt
        v_readlane_b32  s1, v1, s0
        .warn           all
# HAZARD: warning: the lane select reads s0,
# ERROR: error: the lane select reads s0, {{.*}} [-Werror,-Whazard]
# WERROR: error: the lane select reads s0, {{.*}} [-Werror,-Whazard]
        v_readlane_b32  s1, v1, s0
        s_endpgm

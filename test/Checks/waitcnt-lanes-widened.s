# An access after the lanes of both sides of a branch were enabled is of the
# lanes of the else side, too.
# RUN: clrx-mc -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=warning:

.rawcode
.gpu tahiti
    buffer_store_dword v1, v8, s[8:11], 0 offen
    s_or_saveexec_b64 s[4:5], s[4:5]
    buffer_store_dword v0, v8, s[8:11], 0 offen
    s_xor_b64 exec, exec, s[4:5]
    buffer_load_dword v1, v8, s[8:11], 0 offen
# CHECK: :[[#@LINE+1]]:24: warning: v0 is written here, but the access that reads it may not have completed [-Wwaitcnt]
    buffer_load_dword  v0, v8, s[8:11], 0 offen
    s_endpgm

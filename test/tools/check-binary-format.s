# --check prints diagnostics of a binary as JSON and SARIF, too. They name the binary, the place in a
# section, the rule and the instruction.
# RUN: clrx-mc -w -filetype=obj %s -o %t.bin
# RUN: clrx-mc --check --diagnostics-format=json %t.bin 2>&1 | FileCheck %s --check-prefix=JSON
# RUN: clrx-mc --check --diagnostics-format=sarif %t.bin 2>&1 | FileCheck %s --check-prefix=SARIF
# JSON: {"file":"{{.*}}.bin","message":"s0 is read here, but the load that writes it may not have returned [-Wwaitcnt]","notes":[{"file":"{{.*}}.bin","message":"the load is here","place":".text+0x100 (k+0x100)","severity":"note","source":"s_load_dword s0, s[0:1], 0x0"}
# JSON-SAME: "place":".text+0x108 (k+0x108)","rule":"waitcnt","severity":"warning","source":"s_add_u32 s0, s0, s0"}
# JSON-NOT: "fix"
# SARIF: "artifactLocation": {
# SARIF-NEXT: "uri": "{{.*}}.bin"
# SARIF-NEXT: }
# SARIF-NOT: "region"
# SARIF: "ruleId": "waitcnt"
.gallium
.gpu Fiji
.driver_version 220300
.kernel k
    .config
        .dims x
.text
k:
.skip 256
    s_load_dword s0, s[0:1], 0x0
    s_add_u32 s0, s0, s0
    s_endpgm

# Reports count the instructions that the assembler inserts, and show them where
# they are executed. The wait before the loop precedes its label.
# RUN: clrx-mc --report %s | FileCheck %s --check-prefix=TEXT
# RUN: clrx-mc --report=json %s | FileCheck %s --check-prefix=JSON
# RUN: clrx-mc --cfg=dot %s | FileCheck %s --check-prefix=DOT
# RUN: clrx-mc --report=html %s | FileCheck %s --check-prefix=HTML

.rawcode
.gpu gfx900
.waits auto
.macro use
    s_mov_b32 s5, s4
.endm
    s_load_dword s4, s[0:1], 0
    use
    buffer_load_dword v0, v1, s[8:11], 0 offen
loop:
    v_add_f32 v2, v0, v2
    s_cbranch_scc1 loop
    s_endpgm

# TEXT: 8 instructions, 2 of them inserted: {{.*}}2 waits
# JSON: "instructions": 8,
# JSON-NEXT: "inserted": 2,
# DOT: s_load_dword s4, s[0:1], 0\ls_waitcnt lgkmcnt(0)  # inserted\ls_mov_b32 s5, s4\lbuffer_load_dword
# DOT-SAME: offen\ls_waitcnt vmcnt(0)  # inserted\l"

# HTML: 8 instructions, 2 of them inserted
# HTML: title='offset 0x8'></span>{{.*}}<code>    <b>s_waitcnt</b> lgkmcnt(0)  <s># inserted</s>
# HTML-NEXT: title='{{.*}}inserted.s:[[#@LINE-18]], offset 0xc'>{{.*}}<b>s_mov_b32</b>
# HTML-NEXT: <b>buffer_load_dword</b>
# HTML-NEXT: title='offset 0x18'></span>{{.*}}<b>s_waitcnt</b> vmcnt(0)  <s># inserted</s>
# HTML-NEXT: <u>loop:</u>

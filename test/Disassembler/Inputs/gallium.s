.gallium
.gpu Pitcairn
.kernel k
    .args
    .arg global, 8, 4, 8, zext, general
    .config
    .dims x
    .sgprsnum 20
    .vgprsnum 10
    .localsize 1024
    .scratchbuffer 64
    .userdatanum 4
.text
k:
s_branch end
end:
s_endpgm

" CLRX assembly for AMD GCN GPUs.
au BufRead,BufNewFile *.clrx set filetype=clrx

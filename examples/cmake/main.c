/* main.c - a real program would pass the binary to clCreateProgramWithBinary */

#include "fill_tonga.h"
#include <stdio.h>

int main(void) {
  printf("fill for Tonga: %u bytes\n", fill_tonga_len);
  return fill_tonga_len == 0 || fill_tonga[0] != 0x7f;
}

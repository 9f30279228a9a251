// Kernels that Clover compiles; check-opencl-c.py has the expected values.

kernel void scale(global uint *out, uint factor) {
  const size_t i = get_global_id(0);
  out[i] = out[i] * factor + i;
}

kernel void reverse(global uint *out) {
  local uint words[64];
  const size_t i = get_local_id(0), size = get_local_size(0);
  words[i] = out[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = words[size - 1 - i];
}

kernel void sum(global uint *total, global const uint *in) {
  local uint part;
  if (get_local_id(0) == 0)
    part = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&part, in[get_global_id(0)]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    atomic_add(total, part);
}

// The number of steps to 1 differs from work-item to work-item.
kernel void collatz(global uint *out) {
  uint n = get_global_id(0) + 1, steps = 0;
  for (; n != 1; ++steps)
    n = n % 2 ? 3 * n + 1 : n / 2;
  out[get_global_id(0)] = steps;
}

// The array has an index that is not constant, so it is in scratch memory.
kernel void sort(global uint *out) {
  uint a[16];
  const size_t start = 16 * get_global_id(0);
  for (uint i = 0; i < 16; ++i)
    a[i] = out[start + i];
  for (uint i = 1; i < 16; ++i)
    for (uint j = i; j > 0 && a[j - 1] > a[j]; --j) {
      const uint old = a[j];
      a[j] = a[j - 1];
      a[j - 1] = old;
    }
  for (uint i = 0; i < 16; ++i)
    out[start + i] = a[i];
}

kernel void places(global uint *out) {
  const size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  const size_t i = (z * get_global_size(1) + y) * get_global_size(0) + x;
  out[i] = get_local_id(0) + 8 * get_local_id(1) + 64 * get_local_id(2) +
           1000 * (get_group_id(0) + 8 * get_group_id(1) + 64 * get_group_id(2));
}

kernel void floats(global float *out, float factor) {
  const size_t i = get_global_id(0);
  out[i] = fma(out[i], factor, 0.5f) - floor(out[i]);
}

kernel void vectors(global uint4 *out, global const uchar4 *in) {
  const size_t i = get_global_id(0);
  out[i] = convert_uint4(in[i]).wzyx * 3 + (uint4)(0, 1, 2, 3);
}

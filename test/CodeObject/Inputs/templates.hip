// Kernels and functions in groups, virtual functions, strings.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))

template <class T> __global__ void increment(T *p) { p[0] += 1; }
template __global__ void increment<int>(int *);
template __global__ void increment<float>(float *);

template <class T> __device__ __attribute__((noinline)) T next(T x) {
  return x + 1;
}
inline __device__ int both(int x) { return next<int>(x * x) + next<float>(x); }

extern "C" __global__ void call(int *p, int (*f)(int)) {
  p[0] = both(p[1]) + (f ? f(3) : 0);
}

struct Base {
  __device__ virtual int f(int);
  int z;
};
__device__ int Base::f(int x) { return x + z; }

extern "C" __global__ void make(Base *v) { *v = Base{}; }
extern "C" __global__ void use(Base *v, int *p) { p[0] = v->f(p[1]); }

__device__ const char *names[] = {"abc", "xabc", "abc", "hello"};

extern "C" __global__ void letter(int *p, int i) { p[0] = names[i][p[1]]; }

// Denoiser for the rendered pictures: dual-buffer non-local means on light without texture.
//
// usage: denoise DIR WIDTH HEIGHT FINE_WIDTH FINE_HEIGHT
// DIR holds raw float32 planes, interleaved: a_light b_light (rgb of two independent renders), a_albedo b_albedo (rgb),
// normal (rgb), depth (1), and the last four again in full size as fine_…. Writes DIR/out (rgb, full size).
// The light is divided by the albedo before filtering and multiplied by the fine one afterwards, so wood grain stays
// crisp although the light is rendered smaller. Weights for one render come from the other one, so that noise cannot
// keep itself alive.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
using Plane = std::vector<float>;
static int W, H;

static Plane load(const std::string& path, int ch) {
  Plane p(size_t(W) * H * ch);
  FILE* f = fopen(path.c_str(), "rb");
  if (!f || fread(p.data(), 4, p.size(), f) != p.size()) { fprintf(stderr, "cannot read %s\n", path.c_str()); exit(1); }
  fclose(f);
  for (float& v : p) if (!std::isfinite(v)) v = 0;
  return p;
}

// Running-sum box filter of one plane, radius r.
static void box(Plane& p, int r, Plane& tmp) {
  #pragma omp parallel for
  for (int y = 0; y < H; y++) {
    const float* s = &p[size_t(y) * W]; float* d = &tmp[size_t(y) * W]; float sum = 0;
    for (int x = -r; x <= r; x++) sum += s[std::clamp(x, 0, W - 1)];
    for (int x = 0; x < W; x++) { d[x] = sum; sum += s[std::min(x + r + 1, W - 1)] - s[std::max(x - r, 0)]; }
  }
  const int B = 256; const float n = 1.f / ((2 * r + 1) * (2 * r + 1));
  #pragma omp parallel for
  for (int x0 = 0; x0 < W; x0 += B) {
    int x1 = std::min(x0 + B, W); float sum[B] = {0};
    for (int y = -r; y <= r; y++) for (int x = x0; x < x1; x++) sum[x - x0] += tmp[size_t(std::clamp(y, 0, H - 1)) * W + x];
    for (int y = 0; y < H; y++) for (int x = x0; x < x1; x++) {
      p[size_t(y) * W + x] = sum[x - x0] * n;
      sum[x - x0] += tmp[size_t(std::min(y + r + 1, H - 1)) * W + x] - tmp[size_t(std::max(y - r, 0)) * W + x];
    }
  }
}

// Non-local means of `src`, guided by `guide` with its variance `var`, and by features (normal, albedo, depth).
static Plane nlm(const Plane& src, const Plane& guide, const Plane& var, const Plane* nor, const Plane* alb,
                 const Plane* dep, int radius, int patch, float k, bool sparse, int step = 1) {
  Plane out(src.size(), 0), sum(size_t(W) * H, 0), d(size_t(W) * H), tmp(size_t(W) * H);
  for (int iy = -radius; iy <= radius; iy++) for (int ix = -radius; ix <= radius; ix++) {
    int far = std::max(std::abs(ix), std::abs(iy)), dx = ix * step, dy = iy * step;
    if (sparse && far > 3 && (ix * 7 + iy * 3 + 700) % (far > 7 ? 9 : 4)) continue;
    #pragma omp parallel for
    for (int y = 0; y < H; y++) {
      int yq = std::clamp(y + dy, 0, H - 1);
      for (int x = 0; x < W; x++) {
        int xq = std::clamp(x + dx, 0, W - 1); size_t p = (size_t(y) * W + x) * 3, q = (size_t(yq) * W + xq) * 3;
        float s = 0;
        for (int c = 0; c < 3; c++) {
          float e = guide[p + c] - guide[q + c], vp = var[p + c], vq = var[q + c];
          s += (e * e - (vp + std::min(vp, vq))) / (1e-7f + k * k * (vp + vq));
        }
        d[p / 3] = s / 3;
      }
    }
    box(d, patch, tmp);
    #pragma omp parallel for
    for (int y = 0; y < H; y++) {
      int yq = y + dy; if (yq < 0 || yq >= H) continue;
      for (int x = 0; x < W; x++) {
        int xq = x + dx; if (xq < 0 || xq >= W) continue;
        size_t i = size_t(y) * W + x, j = size_t(yq) * W + xq;
        float e = std::max(0.f, d[i]);
        if (nor) {
          float n = 0, a = 0;
          for (int c = 0; c < 3; c++) {
            float u = (*nor)[i * 3 + c] - (*nor)[j * 3 + c], v = (*alb)[i * 3 + c] - (*alb)[j * 3 + c];
            n += u * u; a += v * v;
          }
          float z = ((*dep)[i] - (*dep)[j]) / (0.04f * std::min((*dep)[i], (*dep)[j]) + 1e-3f);
          e = std::max(e, std::max(n * 12.f, std::max(a * 10.f, z * z * .25f)));
        }
        if (e > 9) continue;
        float w = expf(-e);
        for (int c = 0; c < 3; c++) out[i * 3 + c] += w * src[j * 3 + c];
        sum[i] += w;
      }
    }
  }
  for (size_t i = 0; i < sum.size(); i++) for (int c = 0; c < 3; c++) out[i * 3 + c] = sum[i] > 0 ? out[i * 3 + c] / sum[i] : src[i * 3 + c];
  return out;
}

static Plane variance(const Plane& a, const Plane& b, float f, int r) {
  Plane v(a.size()), one(size_t(W) * H), tmp(size_t(W) * H);
  for (int c = 0; c < 3; c++) {
    for (size_t i = 0; i < one.size(); i++) { float e = a[i * 3 + c] - b[i * 3 + c]; one[i] = e * e * f; }
    box(one, r, tmp);
    for (size_t i = 0; i < one.size(); i++) v[i * 3 + c] = one[i];
  }
  return v;
}

// A pixel far brighter than everything around it in both renders is a firefly.
static void calm(Plane& a, const Plane& b) {
  Plane in = a;
  for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) for (int c = 0; c < 3; c++) {
    float top = 0;
    for (int v = std::max(0, y - 1); v <= std::min(H - 1, y + 1); v++) for (int u = std::max(0, x - 1); u <= std::min(W - 1, x + 1); u++) {
      size_t j = (size_t(v) * W + u) * 3 + c;
      if (u != x || v != y) top = std::max(top, std::min(in[j], b[j] * 1.5f + .02f));
    }
    float& p = a[(size_t(y) * W + x) * 3 + c];
    p = std::min(p, std::max(top * 1.25f, b[(size_t(y) * W + x) * 3 + c] * 1.25f));
  }
}

// Bring the light (w × h, features beside it) to the size of the fine features: joint bilateral upsampling.
static Plane upsample(const Plane& m, const Plane& nor, const Plane& dep, const Plane& alb, int w, int h,
                      const Plane& fnor, const Plane& fdep, const Plane& falb) {
  Plane out(size_t(W) * H * 3);
  float sx = float(w) / W, sy = float(h) / H;
  #pragma omp parallel for
  for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) {
    float u = (x + .5f) * sx - .5f, v = (y + .5f) * sy - .5f;
    int u0 = int(floorf(u)), v0 = int(floorf(v));
    size_t i = size_t(y) * W + x;
    float sum = 0, acc[3] = {0, 0, 0};
    for (int b = v0 - 1; b <= v0 + 2; b++) for (int a = u0 - 1; a <= u0 + 2; a++) {
      int ca = std::clamp(a, 0, w - 1), cb = std::clamp(b, 0, h - 1);
      size_t j = size_t(cb) * w + ca;
      float d2 = (a - u) * (a - u) + (b - v) * (b - v), n = 0, t = 0;
      for (int c = 0; c < 3; c++) {
        float p = fnor[i * 3 + c] - nor[j * 3 + c], q = falb[i * 3 + c] - alb[j * 3 + c];
        n += p * p; t += q * q;
      }
      float z = (fdep[i] - dep[j]) / (0.02f * std::min(fdep[i], dep[j]) + 1e-3f);
      float g = expf(-d2 * 1.6f) * (expf(-(n * 14.f + t * 40.f + std::min(z * z, 30.f) * .5f)) + 1e-5f);
      sum += g;
      for (int c = 0; c < 3; c++) acc[c] += g * m[j * 3 + c];
    }
    for (int c = 0; c < 3; c++) out[i * 3 + c] = acc[c] / sum;
  }
  return out;
}

// The mean of two noisy albedo planes; only defocused parts are noisy, and only they are smoothed.
static Plane albedo(const Plane& a, const Plane& b) {
  Plane m(a.size());
  for (size_t i = 0; i < m.size(); i++) m[i] = (a[i] + b[i]) / 2;
  m = nlm(m, m, variance(a, b, .25f, 2), 0, 0, 0, 2, 1, .7f, false);
  for (float& v : m) v = std::max(v, .03f) + .01f;
  return m;
}

int main(int n, char** arg) {
  if (n != 6) { fprintf(stderr, "usage: denoise DIR WIDTH HEIGHT FINE_WIDTH FINE_HEIGHT\n"); return 2; }
  std::string dir = std::string(arg[1]) + "/"; W = atoi(arg[2]); H = atoi(arg[3]);
  Plane a = load(dir + "a_light", 3), b = load(dir + "b_light", 3), nor = load(dir + "normal", 3), dep = load(dir + "depth", 1);
  Plane alb = albedo(load(dir + "a_albedo", 3), load(dir + "b_albedo", 3));
  for (size_t i = 0; i < alb.size(); i++) { a[i] /= alb[i]; b[i] /= alb[i]; }
  calm(a, b); calm(b, a);
  Plane v = variance(a, b, .5f, 3);
  Plane fb = nlm(b, a, v, &nor, &alb, &dep, 11, 2, .6f, true), fa = nlm(a, b, v, &nor, &alb, &dep, 11, 2, .6f, true);
  Plane m(a.size()), r = variance(fa, fb, .25f, 2);
  for (size_t i = 0; i < m.size(); i++) m[i] = (fa[i] + fb[i]) / 2;
  m = nlm(m, m, variance(fa, fb, .25f, 8), &nor, &alb, &dep, 6, 3, 1.4f, false, 5);     // slow blotches on walls
  m = nlm(m, m, r, &nor, &alb, &dep, 4, 1, 1.f, false);
  int w = W, h = H; W = atoi(arg[4]); H = atoi(arg[5]);
  Plane falb = albedo(load(dir + "fine_a_albedo", 3), load(dir + "fine_b_albedo", 3));
  Plane out = upsample(m, nor, dep, alb, w, h, load(dir + "fine_normal", 3), load(dir + "fine_depth", 1), falb);
  for (size_t i = 0; i < out.size(); i++) out[i] *= falb[i];
  FILE* f = fopen((dir + "out").c_str(), "wb"); fwrite(out.data(), 4, out.size(), f); fclose(f);
}

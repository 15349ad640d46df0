import {lightCount} from './lights';

/** Programs of the graphics card, in GLSL ES 3.0. Metres; colours are amounts of light. */

/** How many looks a piece may have. */
export const finishCount = 6;

export const shadowVertex = `#version 300 es
uniform mat4 u_matrix;
in vec3 a_at;
void main() {
  gl_Position = u_matrix * vec4(a_at, 1);
  // What lies before the lamp's box still casts a shadow.
  gl_Position.z = max(gl_Position.z, -1.);
}`;

export const shadowFragment = `#version 300 es
void main() {}`;

export const pieceVertex = `#version 300 es
uniform mat4 u_matrix;
in vec3 a_at, a_normal, a_wood;
in vec2 a_look;
out vec3 v_at, v_normal, v_wood;
flat out vec2 v_look;
void main() {
  v_at = a_at;
  v_normal = a_normal;
  v_wood = a_wood;
  v_look = a_look;
  gl_Position = u_matrix * vec4(a_at, 1);
  // Where parts end in one plane the one that goes into the other is seen: a few tenths of a millimetre nearer for each layer.
  gl_Position.z -= fract(a_look.x) * 7e-5 * gl_Position.w;
}`;

/** Light that reaches a place, and a smooth noise: u_noise repeats after 32 units. */
const shared = `#version 300 es
precision highp float;
precision highp sampler3D;
precision highp sampler2DArrayShadow;
uniform sampler2DArrayShadow u_shadow;
uniform mat4 u_lamps[${lightCount}];
uniform vec3 u_directions[${lightCount}], u_strengths[${lightCount}];
uniform vec3 u_eye;
uniform float u_blur[${lightCount}];
in vec3 v_at;
out vec4 color;
/** Four looks around the place, turned in each pixel: pictures of few lamps have soft shadows too. */
float lit(int lamp, vec3 at, vec3 normal) {
  // A flat surface doesn't shade itself: looks follow its slope, seen from the lamp.
  vec3 seen = normalize(mat3(u_lamps[lamp]) * normal);
  vec2 slope = seen.xy / max(-seen.z, .1);
  vec3 place = (u_lamps[lamp] * vec4(at, 1)).xyz * .5 + .5;
  if (any(lessThan(place.xy, vec2(0))) || any(greaterThan(place.xy, vec2(1)))) return 1.;
  float angle = 6.2832 * fract(52.9829 * fract(dot(gl_FragCoord.xy, vec2(.06711, .00584))) + float(lamp) * .618);
  vec2 aside = vec2(cos(angle), sin(angle)) * u_blur[lamp];
  float depth = min(place.z, 1.), sum = 0.;
  for (int look = 0; look < 4; look++) {
    vec2 by = aside * (.3 + .23 * float(look));
    sum += texture(u_shadow, vec4(place.xy + by, float(lamp), depth + min(dot(by, slope), 0.)));
    aside = vec2(-aside.y, aside.x);
  }
  return sum * .25;
}`;

export const pieceFragment = `${shared}
uniform sampler3D u_noise;
uniform float u_texel;
uniform vec3 u_light[${finishCount}], u_dark[${finishCount}];
uniform vec4 u_grain[${finishCount}], u_surface[${finishCount}];
in vec3 v_normal, v_wood;
flat in vec2 v_look;

float noise(vec3 at) {
  vec3 cell = floor(at), part = at - cell;
  return texture(u_noise, (cell + part * part * (3. - 2. * part) + .5) / 32.).r;
}
/** The same where it is finer than the picture: its mean, by the texture's smaller copies. */
float fine(vec3 at) { return texture(u_noise, at / 32.).r; }
float two(vec3 at) { return noise(at) * .67 + noise(at * 2. + 7.3) * .33; }

/** Years around the heart of the tree, fibres and pores along it, as in the scenes of the photographs. */
vec3 wood(vec3 at, vec4 grain, float leaf, float tone, int look) {
  if (leaf > 0.) {
    // Leaves of veneer lie side by side like the pages of an open book.
    float sheet = at.y / leaf + 20.;
    at.y = (abs(mod(sheet, 2.) - 1.) - .5) * leaf + .06;
    at.z = .05 + at.z * .2;
  }
  float warp = (two(at * vec3(.9, 5, 5)) - .5) * .075 + (two(at * vec3(3, 40, 40)) - .5) * .006;
  float radius = length(at.yz) + warp;
  float years = radius / grain.x + 3.2 * two(vec3(radius * 55., 0, 0));
  float seen = 1. - smoothstep(.35, 1.1, fwidth(radius) / grain.x);
  float year = fract(years), kind = fract(sin(floor(years) * 12.9898) * 43758.5453);
  float late = pow(year, 1.7) * smoothstep(1., .84, year) * (.35 + .65 * kind);
  late = mix(.26, late, seen);
  float fibre = fine(at * vec3(5, 420, 420)) * .6 + fine(at * vec3(9, 840, 840) + 3.1) * .4;
  float cloud = two(at * vec3(1.1, 13, 13));
  float dark = late * grain.y + (fibre - .5) * grain.z * 1.6 + (cloud - .32) * .7;
  vec3 mixed = mix(u_light[look], u_dark[look], clamp(dark, 0., 1.));
  float pore = smoothstep(.58, .72, fine(at * vec3(22, 900, 900))) * mix(1., .35, late);
  return mixed * (1. - pore * grain.w * .55);
}

void main() {
  int look = int(v_look.x);
  vec4 grain = u_grain[look], surface = u_surface[look];
  vec3 normal = normalize(v_normal), towards = normalize(u_eye - v_at);
  vec3 base;
  float rough = surface.x;
  if (grain.x > 0.) {
    base = wood(v_wood, grain, surface.w, v_look.y, look);
    // End grain drinks more oil: there the place along the grain doesn't change from pixel to pixel.
    vec3 change = fwidth(v_wood);
    if (surface.w == 0.) base *= mix(.8, 1., smoothstep(.15, .5, change.x / (change.y + change.z + 1e-6)));
  }
  else base = u_light[look] * (1. + (two(v_wood * 240.) - .5) * surface.z * 2.);
  base *= 1. + (v_look.y - .5) * surface.y;
  // Some boards are yellower, others redder.
  base *= 1. + (fract(v_look.y * 17.) - .5) * surface.y * vec3(0, .4, .2);

  vec3 place = v_at + normal * u_texel, light = vec3(0), shine = vec3(0);
  float open = 0., all = 0., facing = max(dot(normal, towards), .02);
  float alpha = rough * rough;
  for (int lamp = 0; lamp < ${lightCount}; lamp++) {
    vec3 to = u_directions[lamp];
    float cosine = dot(normal, to);
    if (cosine <= 0.) continue;
    float reached = lit(lamp, place, normal);
    // What a lamp doesn't reach gets some of its light all the same, from the room and the paper.
    light += u_strengths[lamp] * cosine * mix(.3, 1., reached);
    open += reached * cosine; all += cosine;
    // Trowbridge and Reitz.
    vec3 middle = normalize(to + towards);
    float peak = dot(normal, middle), spread = peak * peak * (alpha * alpha - 1.) + 1.;
    float distribution = alpha * alpha / (3.14159 * spread * spread);
    float fresnel = .04 + .96 * pow(1. - max(dot(to, middle), 0.), 5.);
    shine += u_strengths[lamp] * cosine * reached * distribution * fresnel * .25 / max(cosine, facing) * 3.14159 * .35;
  }
  vec3 mirrored = reflect(-towards, normal);
  float around = mix(.45, 1., smoothstep(-.3, .5, mirrored.z)) * (all > 0. ? open / all : .5);
  shine += around * (.05 + .43 * pow(1. - facing, 5.)) * (1. - rough * rough) * vec3(1.1, 1, .85);
  color = vec4(base * light + shine, 1);
}`;

export const floorVertex = `#version 300 es
uniform mat4 u_matrix;
uniform float u_reach;
out vec3 v_at;
void main() {
  v_at = vec3((float(gl_VertexID & 1) - .5) * 2., (float(gl_VertexID >> 1) - .5) * 2., 0) * u_reach;
  gl_Position = u_matrix * vec4(v_at, 1);
}`;

/** Paper: its own colour in the open, so that it runs on into that of the page. */
export const floorFragment = `${shared}
uniform vec3 u_paper;
uniform float u_reach;
void main() {
  vec3 light = vec3(0);
  for (int lamp = 0; lamp < ${lightCount}; lamp++)
    light += u_strengths[lamp] * max(u_directions[lamp].z, 0.) * lit(lamp, v_at + vec3(0, 0, .001), vec3(0, 0, 1));
  color = vec4(u_paper * mix(light, vec3(1), smoothstep(.5, 1., length(v_at.xy) / u_reach)), 1);
}`;

export const wholeVertex = `#version 300 es
out vec2 v_part;
void main() {
  v_part = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.;
  gl_Position = vec4(v_part * 2. - 1., 0, 1);
}`;

/** A picture into the mean of the pictures so far. */
export const addFragment = `#version 300 es
precision highp float;
uniform sampler2D u_picture;
uniform float u_part;
in vec2 v_part;
out vec4 color;
void main() { color = vec4(texture(u_picture, v_part).rgb, u_part); }`;

/**
 * Amounts of light as the film of the photographs shows them (`studio/pictures/develop.py`), with a little noise against bands.
 * Their ground is a little darker than the page's: `u_print` makes it the same.
 */
export const showFragment = `#version 300 es
precision highp float;
uniform sampler2D u_picture;
uniform vec3 u_print;
in vec2 v_part;
out vec4 color;
void main() {
  vec3 light = texture(u_picture, v_part).rgb;
  float grey = dot(light, vec3(.2126, .7152, .0722));
  light = max(mix(vec3(grey), light, .95), 0.);
  light = clamp(light * (2.2 * light + .05) / (light * (1.9 * light + .72) + .16) * .8982, 0., 1.);
  vec3 shown = mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
  shown += .7 * (shown - .5) * shown * (1. - shown);
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5;
  color = vec4(shown * u_print + grain / 255., 1);
}`;

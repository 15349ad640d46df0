import {lampCount} from './lamps';

/** Programs of the graphics card, in GLSL ES 3.0. Lengths are metres, colours are amounts of light. */

/** The maximum number of finishes of a piece. */
export const finishCount = 6;

export const shadowVertex = `#version 300 es
uniform mat4 u_matrix;
in vec3 a_position;
void main() {
  gl_Position = u_matrix * vec4(a_position, 1);
  // A part between the lamp and its near plane still casts a shadow.
  gl_Position.z = max(gl_Position.z, -1.);
}`;

export const shadowFragment = `#version 300 es
void main() {}`;

export const pieceVertex = `#version 300 es
uniform mat4 u_matrix;
in vec3 a_position, a_normal, a_wood;
in vec2 a_finish;
out vec3 v_position, v_normal, v_wood;
flat out vec2 v_finish;
void main() {
  v_position = a_position;
  v_normal = a_normal;
  v_wood = a_wood;
  v_finish = a_finish;
  gl_Position = u_matrix * vec4(a_position, 1);
  // Where parts end in one plane the one that goes into the other is visible: a few tenths of a millimetre nearer for each layer.
  gl_Position.z -= fract(a_finish.x) * 7e-5 * gl_Position.w;
}`;

/** Shadows, which the piece and the floor have in common. */
const shadowFunctions = `#version 300 es
precision highp float;
precision highp sampler3D;
precision highp sampler2DArrayShadow;
uniform sampler2DArrayShadow u_shadow;
uniform mat4 u_lamps[${lampCount}];
uniform vec3 u_directions[${lampCount}], u_strengths[${lampCount}];
uniform vec3 u_eye;
uniform float u_blur[${lampCount}];
in vec3 v_position;
out vec4 color;
/** The share of a lamp's light that reaches a position: four samples around it, turned in each pixel, so that pictures of few lamps
    have soft shadows too. */
float reach(int lamp, vec3 position, vec3 normal) {
  // A flat surface doesn't shade itself: the samples follow its slope, as seen from the lamp.
  vec3 lampNormal = normalize(mat3(u_lamps[lamp]) * normal);
  vec2 slope = lampNormal.xy / max(-lampNormal.z, .1);
  vec3 place = (u_lamps[lamp] * vec4(position, 1)).xyz * .5 + .5;
  if (any(lessThan(place.xy, vec2(0))) || any(greaterThan(place.xy, vec2(1)))) return 1.;
  float angle = 6.2832 * fract(52.9829 * fract(dot(gl_FragCoord.xy, vec2(.06711, .00584))) + float(lamp) * .618);
  vec2 direction = vec2(cos(angle), sin(angle)) * u_blur[lamp];
  float depth = min(place.z, 1.), sum = 0.;
  for (int index = 0; index < 4; index++) {
    vec2 offset = direction * (.3 + .23 * float(index));
    sum += texture(u_shadow, vec4(place.xy + offset, float(lamp), depth + min(dot(offset, slope), 0.)));
    direction = vec2(-direction.y, direction.x);
  }
  return sum * .25;
}`;

export const pieceFragment = `${shadowFunctions}
uniform sampler3D u_noise;
uniform float u_texel;
uniform vec3 u_light[${finishCount}], u_dark[${finishCount}];
uniform vec4 u_grain[${finishCount}], u_surface[${finishCount}];
in vec3 v_normal, v_wood;
flat in vec2 v_finish;

/** Smooth noise, which repeats after 32 units. */
float smoothNoise(vec3 position) {
  vec3 cell = floor(position), part = position - cell;
  return texture(u_noise, (cell + part * part * (3. - 2. * part) + .5) / 32.).r;
}
/** Noise that may be finer than a pixel: the texture's smaller copies then give its mean. */
float fineNoise(vec3 position) { return texture(u_noise, position / 32.).r; }
float doubleNoise(vec3 position) {
  return smoothNoise(position) * .67 + smoothNoise(position * 2. + 7.3) * .33;
}

/** The colour of wood: annual rings around the pith of the tree, fibres and pores along it, as in the scenes of the photographs. */
vec3 woodColor(vec3 position, vec4 grain, float leafWidth, int finish) {
  if (leafWidth > 0.) {
    // Leaves of veneer lie side by side like the pages of an open book.
    float leaf = position.y / leafWidth + 20.;
    position.y = (abs(mod(leaf, 2.) - 1.) - .5) * leafWidth + .06;
    position.z = .05 + position.z * .2;
  }
  float warp = (doubleNoise(position * vec3(.9, 5, 5)) - .5) * .075 + (doubleNoise(position * vec3(3, 40, 40)) - .5) * .006;
  float radius = length(position.yz) + warp;
  float years = radius / grain.x + 3.2 * doubleNoise(vec3(radius * 55., 0, 0));
  // Rings that are finer than a pixel give their mean.
  float visibility = 1. - smoothstep(.35, 1.1, fwidth(radius) / grain.x);
  float year = fract(years), yearDarkness = fract(sin(floor(years) * 12.9898) * 43758.5453);
  float lateWood = pow(year, 1.7) * smoothstep(1., .84, year) * (.35 + .65 * yearDarkness);
  lateWood = mix(.26, lateWood, visibility);
  float fibre = fineNoise(position * vec3(5, 420, 420)) * .6 + fineNoise(position * vec3(9, 840, 840) + 3.1) * .4;
  float cloud = doubleNoise(position * vec3(1.1, 13, 13));
  float darkness = lateWood * grain.y + (fibre - .5) * grain.z * 1.6 + (cloud - .32) * .7;
  vec3 mixed = mix(u_light[finish], u_dark[finish], clamp(darkness, 0., 1.));
  float pore = smoothstep(.58, .72, fineNoise(position * vec3(22, 900, 900))) * mix(1., .35, lateWood);
  return mixed * (1. - pore * grain.w * .55);
}

void main() {
  int finish = int(v_finish.x);
  float tone = v_finish.y;
  vec4 grain = u_grain[finish], surface = u_surface[finish];
  float roughness = surface.x, variation = surface.y, unevenness = surface.z, leafWidth = surface.w;
  vec3 normal = normalize(v_normal), toEye = normalize(u_eye - v_position);
  vec3 base;
  if (grain.x > 0.) {
    base = woodColor(v_wood, grain, leafWidth, finish);
    // End grain takes in more oil and is darker: there the position along the grain doesn't change from pixel to pixel.
    vec3 change = fwidth(v_wood);
    if (leafWidth == 0.) base *= mix(.8, 1., smoothstep(.15, .5, change.x / (change.y + change.z + 1e-6)));
  }
  else base = u_light[finish] * (1. + (doubleNoise(v_wood * 240.) - .5) * unevenness * 2.);
  base *= 1. + (tone - .5) * variation;
  // Some boards are yellower, others redder.
  base *= 1. + (fract(tone * 17.) - .5) * variation * vec3(0, .4, .2);

  vec3 position = v_position + normal * u_texel, light = vec3(0), shine = vec3(0);
  float reached = 0., total = 0., facing = max(dot(normal, toEye), .02);
  float alpha = roughness * roughness;
  for (int lamp = 0; lamp < ${lampCount}; lamp++) {
    vec3 toLamp = u_directions[lamp];
    float cosine = dot(normal, toLamp);
    if (cosine <= 0.) continue;
    float share = reach(lamp, position, normal);
    // The room and the paper reflect some light of a lamp into its shadow.
    light += u_strengths[lamp] * cosine * mix(.3, 1., share);
    reached += share * cosine; total += cosine;
    // The reflection of Trowbridge and Reitz.
    vec3 middle = normalize(toLamp + toEye);
    float peak = dot(normal, middle), spread = peak * peak * (alpha * alpha - 1.) + 1.;
    float distribution = alpha * alpha / (3.14159 * spread * spread);
    float fresnel = .04 + .96 * pow(1. - max(dot(toLamp, middle), 0.), 5.);
    shine += u_strengths[lamp] * cosine * share * distribution * fresnel * .25 / max(cosine, facing) * 3.14159 * .35;
  }
  // The room is reflected too, its floor less than its sky.
  vec3 mirrored = reflect(-toEye, normal);
  float roomLight = mix(.45, 1., smoothstep(-.3, .5, mirrored.z)) * (total > 0. ? reached / total : .5);
  shine += roomLight * (.05 + .43 * pow(1. - facing, 5.)) * (1. - roughness * roughness) * vec3(1.1, 1, .85);
  color = vec4(base * light + shine, 1);
}`;

export const floorVertex = `#version 300 es
uniform mat4 u_matrix;
uniform float u_radius;
out vec3 v_position;
void main() {
  v_position = vec3((float(gl_VertexID & 1) - .5) * 2., (float(gl_VertexID >> 1) - .5) * 2., 0) * u_radius;
  gl_Position = u_matrix * vec4(v_position, 1);
}`;

/** The floor is paper with shadows. Its edge has none, so that it blends into the page. */
export const floorFragment = `${shadowFunctions}
uniform vec3 u_paper;
uniform float u_radius;
void main() {
  vec3 light = vec3(0);
  for (int lamp = 0; lamp < ${lampCount}; lamp++) {
    float share = reach(lamp, v_position + vec3(0, 0, .001), vec3(0, 0, 1));
    light += u_strengths[lamp] * max(u_directions[lamp].z, 0.) * share;
  }
  color = vec4(u_paper * mix(light, vec3(1), smoothstep(.5, 1., length(v_position.xy) / u_radius)), 1);
}`;

/** One triangle that covers the whole picture. */
export const pictureVertex = `#version 300 es
out vec2 v_point;
void main() {
  v_point = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.;
  gl_Position = vec4(v_point * 2. - 1., 0, 1);
}`;

/** Adds a picture to the mean of the previous pictures. */
export const meanFragment = `#version 300 es
precision highp float;
uniform sampler2D u_picture;
uniform float u_weight;
in vec2 v_point;
out vec4 color;
void main() { color = vec4(texture(u_picture, v_point).rgb, u_weight); }`;

/**
 * Converts amounts of light to colours like the film of the photographs (`studio/pictures/develop.py`), with a little noise against
 * banding. The ground of the photographs is a little darker than the page's: `u_correction` makes it the same.
 */
export const filmFragment = `#version 300 es
precision highp float;
uniform sampler2D u_picture;
uniform vec3 u_correction;
in vec2 v_point;
out vec4 color;
void main() {
  vec3 light = texture(u_picture, v_point).rgb;
  float grey = dot(light, vec3(.2126, .7152, .0722));
  light = max(mix(vec3(grey), light, .95), 0.);
  light = clamp(light * (2.2 * light + .05) / (light * (1.9 * light + .72) + .16) * .8982, 0., 1.);
  vec3 screenColor = mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
  screenColor += .7 * (screenColor - .5) * screenColor * (1. - screenColor);
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5;
  color = vec4(screenColor * u_correction + grain / 255., 1);
}`;

/** The shaders: the same projection as in projection.ts, with antialiased edges. Lengths are in pixels. */

/** Uniforms shared by all programs, set by the scene. */
const stage = /* glsl */ `
uniform vec2 resolution;
uniform vec2 middle;
uniform float scale, radius, distance_, tilt, turn;
/** 1: what is in front, −1: what is behind. */
uniform float side;

vec3 onSkin(float angle, float y) { return vec3(radius * sin(angle), y, radius * cos(angle)); }
float facingOf(float angle) { return distance_ * cos(tilt) * cos(angle) - radius; }
float depthOf(vec3 p) { return distance_ - p.y * sin(tilt) - p.z * cos(tilt); }
/** A point of space, moved by some pixels to the right and up. */
vec4 onStage(vec3 p, vec2 moved) {
  float depth = depthOf(p);
  vec2 pixels = vec2(middle.x, resolution.y - middle.y) + scale * vec2(p.x, p.y * cos(tilt) - p.z * sin(tilt)) / depth + moved;
  return vec4((pixels / resolution * 2. - 1.) * depth, 0., depth);
}
const vec4 nowhere = vec4(2., 2., 2., 1.);
`;

/** The body: dark, with light along its edges. */
export const bodyVertex = /* glsl */ `${stage}
uniform float limit;
varying float share;
void main() {
  share = position.x;
  gl_Position = onStage(onSkin(position.x * limit, position.y), vec2(0.));
}`;
export const bodyFragment = /* glsl */ `
uniform vec3 ground, light;
varying float share;
void main() {
  float edge = pow(abs(share), 5.);
  gl_FragColor = vec4(mix(ground, light, .05 + .2 * edge), .74 + .2 * edge);
}`;

/** Halves of circles around the axis, in front or behind: `ring` is height, half width, opacity. */
export const ringVertex = /* glsl */ `${stage}
uniform float limit;
attribute vec3 ring;
attribute vec3 hue;
varying float across, wide;
varying vec4 paint;
void main() {
  wide = ring.y;
  across = position.y * (wide + 1.);
  paint = vec4(hue, ring.z * (side > 0. ? 1. : .45));
  float angle = side > 0. ? position.x * limit : 3.14159265 + position.x * (3.14159265 - limit);
  gl_Position = onStage(onSkin(angle, ring.x), vec2(0., across));
}`;
/** Lines from bottom to top: `ring` is degrees east, half width, opacity. */
export const meridianVertex = /* glsl */ `${stage}
attribute vec3 ring;
attribute vec3 hue;
varying float across, wide;
varying vec4 paint;
void main() {
  float angle = radians(ring.x - turn);
  wide = ring.y;
  across = position.x * (wide + 1.);
  paint = vec4(hue, ring.z);
  gl_Position = facingOf(angle) > 0. ? onStage(onSkin(angle, position.y), vec2(across, 0.)) : nowhere;
}`;
export const lineFragment = /* glsl */ `
varying float across, wide;
varying vec4 paint;
void main() {
  gl_FragColor = vec4(paint.rgb, paint.a * clamp(wide + .5 - abs(across), 0., 1.));
}`;

/**
 * Bars and marks. `strip`: degrees east and half a width in degrees; `extent`: lower and upper end as heights, and the
 * uncertainty of each (0 certain, 1 approximate, 2 doubtful or open); `state`: 0, or higher for stronger highlighting.
 */
export const itemVertex = /* glsl */ `${stage}
attribute vec2 strip;
attribute vec4 extent;
attribute vec3 hue;
attribute float state;
varying vec2 within, halves;
varying float isMark, long_;
varying vec2 ends;
varying vec3 paint;
varying float lit;
void main() {
  float angle = radians(strip.x - turn);
  if (facingOf(angle) * side <= 0. || extent.x < -1.01) {
    gl_Position = nowhere;
    return;
  }
  isMark = extent.y - extent.x < 1e-6 ? 1. : 0.;
  vec3 foot = onSkin(angle, extent.x), head = onSkin(angle, extent.y);
  float pixel = scale / depthOf(foot), slope = max(.12, abs(cos(angle)));
  float wide = max(1., radians(strip.y) * radius * pixel * slope) + state;
  float size = 3.2 + radians(strip.y) * radius * pixel * .3 + state * 2.;
  halves = isMark > .5 ? vec2(size * slope, size) : vec2(wide, 1.);
  long_ = abs(foot.y - head.y) * pixel * cos(tilt);
  ends = extent.zw;
  paint = hue;
  lit = state;
  vec2 corner = position.xy;
  within = isMark > .5 ? corner * (halves + 1.) : vec2(corner.x * (halves.x + 1.), (corner.y * .5 + .5) * long_);
  gl_Position = onStage(mix(foot, head, corner.y * .5 + .5), isMark > .5 ? within : vec2(within.x, 0.));
}`;
export const itemFragment = /* glsl */ `
uniform float side;
varying vec2 within, halves;
varying float isMark, long_;
varying vec2 ends;
varying vec3 paint;
varying float lit;

/** How much is there so far from an uncertain end: it fades in, or comes in dashes. */
float nearEnd(float away, float kind) {
  float reach = min(22., long_ * .45);
  if (kind < .5) return 1.;
  if (kind < 1.5) return smoothstep(0., reach, away);
  return away < reach && mod(away, 5.) > 3. ? .12 : 1.;
}
void main() {
  float alpha = isMark > .5
    ? clamp((1. - abs(within.x) / halves.x - abs(within.y) / halves.y) * min(halves.x, halves.y) + .5, 0., 1.) * (ends.x + ends.y > .5 ? .6 : 1.)
    : clamp(halves.x + .5 - abs(within.x), 0., 1.) * nearEnd(within.y, ends.x) * nearEnd(long_ - within.y, ends.y);
  vec3 color = mix(paint, vec3(1.), lit * .4);
  gl_FragColor = vec4(color, alpha * (side > 0. ? .88 + .12 * min(1., lit) : .3));
}`;

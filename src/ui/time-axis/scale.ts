import { bounds } from '../../rules/time/historical-time.ts';
import type { AxisView } from './time-axis.ts';

/**
 * Position of the view: the second in its middle and the seconds per pixel. Stored separately, because start and end
 * alone would lose days of the remote past to rounding. Seconds count from 1970-01-01, as in `bounds`.
 */
export interface AxisPosition {
  middle: number;
  perPixel: number;
}

export const daySeconds = 86_400;
export const yearSeconds = 365.2425 * daySeconds;

/** From the Big Bang, 13.8 billion years ago, to a hundred years from now. */
export const wholeTimeView = (now = Date.now() / 1000): AxisView => ({
  earliest: bounds({ year: -13_800_000_000, month: 0, day: 0, seconds: 0 }).earliest,
  latest: now + 100 * yearSeconds,
});
/** Limits of an axis of ages: years before birth to the longest-lived people. */
export const ageLimits: AxisView = { earliest: -200 * yearSeconds, latest: 6000 * yearSeconds };
/** The narrowest view: one day from edge to edge. */
export const minViewSeconds = daySeconds;

export const xOf = ({ middle, perPixel }: AxisPosition, width: number, second: number): number =>
  width / 2 + (second - middle) / perPixel;
export const secondAt = ({ middle, perPixel }: AxisPosition, width: number, x: number): number =>
  middle + (x - width / 2) * perPixel;
export const positionOfView = ({ earliest, latest }: AxisView, width: number): AxisPosition => ({
  middle: earliest + (latest - earliest) / 2,
  perPixel: Math.max(latest - earliest, 1) / width,
});
export const viewOf = ({ middle, perPixel }: AxisPosition, width: number): AxisView => ({
  earliest: middle - (perPixel * width) / 2,
  latest: middle + (perPixel * width) / 2,
});

const clamp = (value: number, least: number, greatest: number) => Math.min(Math.max(value, least), greatest);

/** Margins around all of time, as fractions of the view: on the right for the labels of recent items. */
const marginLeft = 0.03,
  marginRight = 0.12;
const maxViewSeconds = ({ earliest, latest }: AxisView) => (latest - earliest) / (1 - marginLeft - marginRight);
const clampPerPixel = (perPixel: number, width: number, limits: AxisView) =>
  clamp(perPixel, minViewSeconds / width, maxViewSeconds(limits) / width);

/**
 * Clamps a position to the limits. The end of time may reach the middle of a narrow view and the edge of a wide one.
 */
export function clampPosition({ middle, perPixel }: AxisPosition, width: number, limits: AxisView): AxisPosition {
  const near = clampPerPixel(perPixel, width, limits),
    long = near * width,
    share = long / maxViewSeconds(limits);
  const least = limits.earliest + long * share * (0.5 - marginLeft),
    greatest = limits.latest - long * share * (0.5 - marginRight);
  return { middle: clamp(middle, least, Math.max(least, greatest)), perPixel: near };
}

/** Zooms in (factor over 1) or out; the second at `x` stays there. */
export function zoomPosition(
  place: AxisPosition,
  width: number,
  factor: number,
  x: number,
  limits: AxisView,
): AxisPosition {
  const perPixel = clampPerPixel(place.perPixel / factor, width, limits);
  return clampPosition({ middle: secondAt(place, width, x) - (x - width / 2) * perPixel, perPixel }, width, limits);
}

/** Moves the content right by a number of pixels. */
export const panPosition = (
  { middle, perPixel }: AxisPosition,
  width: number,
  pixels: number,
  limits: AxisView,
): AxisPosition => clampPosition({ middle: middle - pixels * perPixel, perPixel }, width, limits);

/**
 * Interpolates two positions, `part` 0 to 1: around the second that both show at the same x, if there is one nearby.
 */
export function interpolate(from: AxisPosition, to: AxisPosition, part: number): AxisPosition {
  if (part >= 1) return to;
  const ratio = to.perPixel / from.perPixel;
  if (Math.abs(Math.log(ratio)) < 0.02)
    return { middle: from.middle + (to.middle - from.middle) * part, perPixel: from.perPixel * ratio ** part };
  const still = (from.middle * ratio - to.middle) / (ratio - 1);
  const now = ratio ** part;
  return { middle: still + (from.middle - still) * now, perPixel: from.perPixel * now };
}

/** Milliseconds in which a fling slows to about a third. */
const slowdownMs = 300;
/** Below this speed it stops, in pixels per millisecond. */
export const minSpeed = 0.02;
/** Distance covered and remaining speed after some milliseconds. */
export function glide(speed: number, ms: number): { pixels: number; speed: number } {
  const left = Math.exp(-ms / slowdownMs);
  return { pixels: speed * slowdownMs * (1 - left), speed: speed * left };
}

/** Zoom steps per doubling: within a step the layout stays and only spreads. */
const stepsPerDoubling = 2;
/**
 * Seconds per pixel of the layout for a position: at least the position's own, so that items are never closer on the
 * screen than in the layout.
 */
export const stepOf = (perPixel: number): number =>
  2 ** (Math.ceil(Math.log2(perPixel) * stepsPerDoubling - 1e-9) / stepsPerDoubling);

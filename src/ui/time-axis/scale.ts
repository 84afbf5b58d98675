import { bounds } from '../../rules/time/historical-time.ts';
import type { AxisView } from './time-axis.ts';

/**
 * Where one stands on the axis: the second in the middle and the seconds of a pixel. Kept apart, because a view from
 * one second to another would lose the days of long ago in the digits of its ends. Seconds count from 1970-01-01 as
 * `bounds` gives them.
 */
export interface AxisPosition {
  middle: number;
  perPixel: number;
}

export const daySeconds = 86_400;
export const yearSeconds = 365.2425 * daySeconds;

/** From the Big Bang, 13.8 billion years ago, to a hundred years from now. */
export const allOfTime = (now = Date.now() / 1000): AxisView => ({
  earliest: bounds({ year: -13_800_000_000, month: 0, day: 0, seconds: 0 }).earliest,
  latest: now + 100 * yearSeconds,
});
/** What an axis of ages can show: years before a birth, and the longest reign of a people. */
export const allAges: AxisView = { earliest: -200 * yearSeconds, latest: 6000 * yearSeconds };
/** The narrowest view: a day from edge to edge. */
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

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Beside all of time a view leaves some room, in shares of it: on the right for the names of what is near today. */
const roomLeft = 0.03,
  roomRight = 0.12;
const widest = ({ earliest, latest }: AxisView) => (latest - earliest) / (1 - roomLeft - roomRight);
const nearEnough = (perPixel: number, width: number, limits: AxisView) =>
  between(perPixel, minViewSeconds / width, widest(limits) / width);

/**
 * The nearest place that is allowed. The end of time may come to the middle of a narrow view, and near the edge of a
 * wide one.
 */
export function clampPosition({ middle, perPixel }: AxisPosition, width: number, limits: AxisView): AxisPosition {
  const near = nearEnough(perPixel, width, limits),
    long = near * width,
    share = long / widest(limits);
  const least = limits.earliest + long * share * (0.5 - roomLeft),
    most = limits.latest - long * share * (0.5 - roomRight);
  return { middle: between(middle, least, Math.max(least, most)), perPixel: near };
}

/** Closer by a factor over 1, farther by one under it; the second under `x` stays there. */
export function zoomPosition(
  place: AxisPosition,
  width: number,
  factor: number,
  x: number,
  limits: AxisView,
): AxisPosition {
  const perPixel = nearEnough(place.perPixel / factor, width, limits);
  return clampPosition({ middle: secondAt(place, width, x) - (x - width / 2) * perPixel, perPixel }, width, limits);
}

/** What is drawn moves so many pixels to the right. */
export const panPosition = (
  { middle, perPixel }: AxisPosition,
  width: number,
  pixels: number,
  limits: AxisView,
): AxisPosition => clampPosition({ middle: middle - pixels * perPixel, perPixel }, width, limits);

/**
 * On the way from one place to another, `part` 0 to 1: around the one second that both show at the same spot, where
 * there is one near.
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

/** How fast a thrown axis loses speed: to a third in so many milliseconds. */
const slowing = 300;
/** Slower than this it rests, in pixels a millisecond. */
export const minSpeed = 0.02;
/** After some milliseconds: how far it went, and the speed that is left. */
export function glide(speed: number, ms: number): { pixels: number; speed: number } {
  const left = Math.exp(-ms / slowing);
  return { pixels: speed * slowing * (1 - left), speed: speed * left };
}

/** Steps of zoom between two doublings: within a step what was laid out stays as it is and only spreads. */
const stepsADoubling = 2;
/**
 * The seconds a pixel that a place is laid out for: at least those it has, so that nothing is closer on the screen than
 * it was reckoned.
 */
export const stepOf = (perPixel: number): number =>
  2 ** (Math.ceil(Math.log2(perPixel) * stepsADoubling - 1e-9) / stepsADoubling);

import { createPaths, projectPlace, viewAround } from '../../../ui/map-canvas/small-map.ts';
import type { MentionedPlace, MentionedTime } from './contract.ts';

/** Sizes of the drawings in their own units; `bar` is the height of a life on the time axis, `gap` the space below. */
export const panelMap = { width: 320, height: 200 } as const;
export const panelTimeline = { width: 320, bar: 9, gap: 5, top: 16 } as const;
/** Most rows of the time drawing; entries that do not fit appear in the list only. */
const maxLines = 14;
/** Shortest bar, so that it is visible and can be tapped. */
const minBarWidth = 4;

/** A map around the places that a chapter mentions; null without any. */
export function drawPlaces(places: readonly MentionedPlace[]) {
  if (!places.length) return null;
  const view = viewAround(places, panelMap.width, panelMap.height);
  return {
    ...createPaths(view),
    marks: places.map((place) => {
      const { x, y } = projectPlace(view, place);
      return { ...place, x: Math.round(x), y: Math.round(y), isLeft: x > panelMap.width * 0.6 };
    }),
  };
}

export type TimeBar = MentionedTime & { x: number; wide: number; line: number };

/** Lives and dates as bars: the earliest on top, each in the first row with room; null without any. */
export function drawTimes(
  times: readonly MentionedTime[],
  written: readonly [number, number] | null,
): {
  bars: TimeBar[];
  lines: number;
  span: readonly [number, number];
  written: { x: number; wide: number } | null;
} | null {
  if (!times.length) return null;
  const years = [...times.flatMap(({ from, until }) => [from, until]), ...(written ?? [])];
  const span = [Math.min(...years), Math.max(...years)] as const;
  const scale = panelTimeline.width / Math.max(1, span[1] - span[0]);
  const across = (from: number, until: number) => {
    const wide = Math.max(minBarWidth, (until - from) * scale);
    return { x: round(Math.min((from - span[0]) * scale, panelTimeline.width - wide)), wide: round(wide) };
  };
  const ends: number[] = [];
  const bars = times
    .toSorted((a, b) => a.from - b.from || a.until - b.until)
    .flatMap((time): TimeBar[] => {
      const place = across(time.from, time.until);
      const free = ends.findIndex((end) => end + 2 <= place.x);
      const line = free >= 0 ? free : ends.length;
      if (line >= maxLines) return [];
      ends[line] = place.x + place.wide;
      return [{ ...time, ...place, line }];
    });
  return { bars, lines: ends.length, span, written: written && across(...written) };
}

const round = (value: number) => Math.round(value * 10) / 10;

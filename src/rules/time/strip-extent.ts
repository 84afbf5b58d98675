import { recordBounds, type TimeRecord } from './historical-time.ts';

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;

/** In how many parts a life strip is divided: of each weight it marks one event in each part at most. */
export const stripBins = 100;

/** The seconds that a life strip spans: all times of its subject, with a margin at both ends. Null without a valid time. */
export function stripExtent(times: readonly TimeRecord[]): { from: number; until: number } | null {
  const spans = times.flatMap((time) => recordBounds(time) ?? []);
  if (!spans.length) return null;
  const first = Math.min(...spans.map(({ earliest }) => earliest)),
    last = Math.max(...spans.map(({ latest }) => latest));
  const air = Math.max((last - first) * 0.04, yearSeconds);
  return { from: first - air, until: last + air };
}

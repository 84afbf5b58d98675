import { recordBounds, type TimeRecord } from './historical-time.ts';

/** Seconds per mean year. */
const yearSeconds = 365.2425 * 86_400;

/** Number of bins of a life strip: it marks at most one event of each weight per bin. */
export const stripBins = 100;

/** The seconds that a life strip covers: all times of its subject, with margins at both ends. Null without a time. */
export function stripExtent(times: readonly TimeRecord[]): { from: number; until: number } | null {
  const spans = times.flatMap((time) => recordBounds(time) ?? []);
  if (!spans.length) return null;
  const first = Math.min(...spans.map(({ earliest }) => earliest)),
    last = Math.max(...spans.map(({ latest }) => latest));
  const air = Math.max((last - first) * 0.04, yearSeconds);
  return { from: first - air, until: last + air };
}

import { bounds } from '../../../rules/time/historical-time.ts';

/** States that began since then, of which there are very many, take at most a third of a lane. */
const modern = bounds({ year: 1700, month: 0, day: 0, seconds: 0 }).earliest;
const modernShare = 1 / 3;

/** The best placed, in the given order; of modern ones no more than their share as long as there are others. */
export function ofAllTimes<T extends { earliest: number; place: number }>(bars: readonly T[], most: number): T[] {
  const byPlace = bars.toSorted((a, b) => a.place - b.place);
  const old = byPlace.filter(({ earliest }) => earliest < modern),
    young = byPlace.filter(({ earliest }) => earliest >= modern);
  const places = Math.max(Math.floor(most * modernShare), most - old.length);
  const chosen = new Set([...old.slice(0, most - Math.min(places, young.length)), ...young.slice(0, places)]);
  return bars.filter((bar) => chosen.has(bar));
}

import { kinds, regions } from '../../src/rules/kinds.ts';
import { yearSeconds } from '../../src/ui/time-axis/scale.ts';
import { startOfYear } from '../../src/ui/time-axis/ticks.ts';
import type { AxisItem, AxisLane } from '../../src/ui/time-axis/time-axis.ts';

/** Pseudo-random numbers from 0 to 1, always the same. Algorithm: Mulberry32, Tommy Ettinger (public domain). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const syntheticSpan = { earliest: startOfYear(-3000), latest: startOfYear(2026) };
export const syntheticLanes: AxisLane[] = regions.map((id) => ({
  id,
  name: id
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' '),
}));

const words = [
  'Siege',
  'Treaty',
  'Founding',
  'Flood',
  'Voyage',
  'Council',
  'Revolt',
  'Eclipse',
  'Edict',
  'School',
  'Temple',
  'Canal',
];

/** Events from 3000 BC to today, more of them late: points, spans and lives in six lanes; always the same. */
export function generateEvents(count: number): AxisItem[] {
  const chance = createRandom(7);
  const duration = syntheticSpan.latest - syntheticSpan.earliest;
  return Array.from({ length: count }, (_, number): AxisItem => {
    const earliest = Math.round(syntheticSpan.earliest + duration * Math.sqrt(chance()));
    const sort = chance(),
      years = sort < 0.6 ? 0 : sort < 0.9 ? 1 + 40 * chance() ** 2 : 20 + 300 * chance() ** 3;
    return {
      id: `e${number}`,
      lane: regions[Math.floor(chance() * regions.length)]!,
      title: `${words[Math.floor(chance() * words.length)]!} ${number}`,
      earliest,
      latest: Math.min(syntheticSpan.latest, Math.round(earliest + Math.max(86_399, years * yearSeconds))),
      startNote: chance() < 0.1 ? 'about' : null,
      endNote: chance() < 0.05 ? 'doubtful' : null,
      weight: Math.round(1000 * chance() ** 6),
      hue: kinds[Math.floor(chance() * kinds.length)]!,
      count: 1,
      isLife: sort >= 0.9,
    };
  });
}

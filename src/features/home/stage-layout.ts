import { scaleLinear } from 'd3-scale';
import { bounds } from '../../rules/historical-time.ts';
import type { Bar, HomeTimeline, Lane } from './contract.ts';

/** Where a bar lies on the stage: percents of its width, and its row. */
export interface PlacedBar extends Bar {
  left: number;
  width: number;
  row: number;
}
export interface PlacedLane {
  region: Lane['region'];
  polities: PlacedBar[];
  people: PlacedBar[];
  rows: number;
}

/** The home timeline laid out, ready to be drawn. */
export interface Stage {
  batch: number;
  batches: number;
  lanes: PlacedLane[];
  ticks: { year: number; at: number }[];
}

/** First and last year of the stage. */
const years = { from: -3200, to: 1950 } as const;
const secondOf = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 }).earliest;
const scale = scaleLinear().domain([secondOf(years.from), secondOf(years.to)]).range([0, 100]).clamp(true);

/** A person's bar with its name needs this much room, in percents; names are cut beyond it. */
const personRoom = 11;
const gap = 0.25;

/** Lays the home timeline out; done once, on the server, so that the browser need not. */
export const layStage = ({ batch, batches, lanes }: HomeTimeline): Stage => ({ batch, batches, lanes: placeLanes(lanes), ticks: stageTicks });

/** Puts each lane's bars into as few rows as they need: polities above, people below. */
function placeLanes(lanes: readonly Lane[]): PlacedLane[] {
  return lanes
    .map(({ region, polities, people }) => {
      const states = pack(polities, () => 0);
      const rowsOfStates = rowCount(states);
      const persons = pack(people, () => personRoom).map((bar) => ({ ...bar, row: bar.row + rowsOfStates }));
      return { region, polities: states, people: persons, rows: Math.max(rowsOfStates, rowCount(persons)) };
    })
    .filter(({ rows }) => rows > 0);
}

const rowCount = (bars: readonly { row: number }[]) => Math.max(0, ...bars.map(({ row }) => row + 1));

/** Greedy interval packing: each bar into the first row that is free where it begins. */
function pack(bars: readonly Bar[], room: () => number): PlacedBar[] {
  const ends: number[] = [];
  return [...bars]
    .sort((a, b) => a.earliest - b.earliest || a.latest - b.latest)
    .map((bar) => {
      const left = scale(bar.earliest), width = Math.max(0.15, scale(bar.latest) - left);
      const shift = Math.max(0, left + room() - 100); // near the right edge the name stands before the bar
      let row = ends.findIndex((end) => end <= left - shift);
      if (row < 0) row = ends.length;
      ends[row] = left - shift + Math.max(width + shift, room()) + gap;
      return { ...bar, left, width, row };
    });
}

/** The years written under the stage, with their place in percents. */
const stageTicks = [-3000, -2500, -2000, -1500, -1000, -500, 1, 500, 1000, 1500, 1900].map((year) => ({ year, at: scale(secondOf(year)) }));


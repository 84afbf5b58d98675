import { scaleLinear } from 'd3-scale';
import { bounds, type TimeNote } from '../../../rules/time/historical-time.ts';
import { textWidth } from '../../../rules/text-width.ts';
import type { Bar, HomeTimeline, Lane } from '../contract.ts';

/** The position of a bar on the stage: in percent of its width, and its row. */
export interface PlacedBar extends Bar {
  left: number;
  width: number;
  row: number;
  /** Position of its label. */
  label: 'inside' | 'after' | 'before';
}
export interface PlacedLane {
  region: Lane['region'];
  polities: PlacedBar[];
  people: PlacedBar[];
  rows: number;
}

/** The layout of the home timeline. */
export interface Stage {
  batch: number;
  batches: number;
  lanes: PlacedLane[];
  ticks: { year: number; at: number }[];
  /** Where the view of a narrow screen begins, in percent. */
  begin: number;
}

/** First and last year of the stage. */
const years = { from: -3200, to: 1950 } as const;
/** The year at which a narrow screen begins: the names of two thousand years fit beside their bars there. */
const initialYear = -1000;
const secondOf = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 }).earliest;
const scale = scaleLinear()
  .domain([secondOf(years.from), secondOf(years.to)])
  .range([0, 100])
  .clamp(true);

/** Width of a label next to its bar, in percent: per half column, plus a margin. */
const labelWidthOf = (name: string) => textWidth(name) * 0.61 + 1;
const gap = 0.25;
/** Width of an end that fades, in percent (home.css has it in rem). */
const fadeOf = (note: TimeNote | null) => (note === 'about' || note === 'before' || note === 'after' ? 1.9 : 0);

/** Lays out the home timeline; done once, on the server. */
export const layOutStage = ({ batch, batches, lanes }: HomeTimeline): Stage => ({
  batch,
  batches,
  lanes: placeLanes(lanes),
  ticks: stageTicks,
  begin: scale(secondOf(initialYear)),
});

/** Packs each lane's bars into as few rows as possible: people below the polities of their own time. */
const placeLanes = (lanes: readonly Lane[]): PlacedLane[] =>
  lanes
    .map(({ region, polities, people }) => {
      const states = pack(polities, true);
      const persons = pack(people, false, states);
      return {
        region,
        polities: states.map(({ bar }) => bar),
        people: persons.map(({ bar }) => bar),
        rows: Math.max(0, ...[...states, ...persons].map(({ bar }) => bar.row + 1)),
      };
    })
    .filter(({ rows }) => rows > 0);

/** A bar with its label, from where to where they reach. */
interface Packed {
  bar: PlacedBar;
  from: number;
  to: number;
}

/** Greedy interval packing: each bar with its label goes into the first row that is free there, below those of `above`. */
function pack(bars: readonly Bar[], nameFitsInside: boolean, above: readonly Packed[] = []): Packed[] {
  const packed: Packed[] = [];
  return [...bars]
    .sort((a, b) => a.earliest - b.earliest || a.latest - b.latest)
    .map((bar) => {
      const left = scale(bar.earliest),
        width = Math.max(0.15, scale(bar.latest) - left),
        name = labelWidthOf(bar.name);
      // A label does not cover a fading end.
      const { startNote, endNote } = bar.time;
      const fades = fadeOf(startNote) + fadeOf(endNote);
      const inside = nameFitsInside && name + fades <= width;
      const label = inside ? 'inside' : left + width + name > 100 ? 'before' : 'after';
      const from = label === 'before' ? left - name : left;
      const to =
        label === 'after' ? (nameFitsInside ? left + width + name : left + Math.max(width, name)) : left + width;
      const overlaps = (other: Packed) => other.from < to + gap && from < other.to + gap;
      let row = Math.max(0, ...above.filter(overlaps).map((other) => other.bar.row + 1));
      while (packed.some((other) => other.bar.row === row && overlaps(other))) row++;
      const placed: Packed = { bar: { ...bar, left, width, row, label }, from, to };
      packed.push(placed);
      return placed;
    });
}

/** The ticks under the stage, positioned in percent. */
const stageTicks = [-3000, -2500, -2000, -1500, -1000, -500, 1, 500, 1000, 1500, 1900].map((year) => ({
  year,
  at: scale(secondOf(year)),
}));

import type { TimeNote } from '../../rules/time/historical-time.ts';

/** A point, a span or a cluster on the axis. */
export interface AxisItem {
  id: string;
  /** Id of its lane. */
  lane: string;
  title: string;
  /** How many letters at its beginning are a name that stays whole where the title is cut. */
  leads?: number;
  /** BCP 47, where the title is not in the reader's language. */
  lang?: string;
  /** First and last second it may mean, from 1970-01-01 as `bounds()` counts. */
  earliest: number;
  latest: number;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  /** Of two that have no room beside each other the heavier is drawn; the other is counted. */
  weight: number;
  /** Name of a hue of the look: `person`, `polity`, `war` … */
  hue: string;
  /** How many events it stands for; more than one is a cluster, which opens. */
  count: number;
  /** A bar with its name in it (a polity, a life) rather than something that happened. */
  isLife?: boolean;
  /** Its time as it is written; left out, it is written from its bounds. */
  when?: string;
}

export interface AxisLane {
  id: string;
  name: string;
}

/** An era behind the items: a dynasty, a period. */
export interface AxisBand {
  id: string;
  name: string;
  earliest: number;
  latest: number;
  /** A reign era: a tick and a name below those of the others. */
  isEra?: boolean;
}

/**
 * What part of time is seen, in seconds; the middle is kept apart so that a day fourteen billion years wide away is
 * still exact.
 */
export interface AxisView {
  earliest: number;
  latest: number;
}

/** What a page can ask of an axis that is drawn. */
export interface AxisHandle {
  /** The whole stage as it is seen. */
  png(): Promise<Blob>;
  svg(): string;
  /** Moves the view, with motion where the reader wants it. */
  show(view: AxisView): void;
  focus(): void;
}

export interface TimeAxisProps {
  /** Another array is laid out anew; what was there keeps its row. */
  items: readonly AxisItem[];
  lanes: readonly AxisLane[];
  bands?: readonly AxisBand[];
  view: AxisView;
  /** While it moves, and once more when it rests. */
  onView(view: AxisView, rests: boolean): void;
  chosen: string | null;
  onChoose(id: string | null): void;
  /**
   * A cluster is opened by a click on it or by Enter; an item by Enter when it is chosen already. Counts of what has no
   * room are the axis's own: they open by coming closer.
   */
  onOpen(id: string): void;
  /** The year that everything is shown as of, drawn as a line that can be dragged; null: none. */
  year: number | null;
  onYear(year: number | null): void;
  /** An empty place was pressed: the year there. */
  onEmpty?(year: number): void;
  /**
   * Seconds count from a birth instead of 1970, so that second 0 is the birth of every lane: 0, 10, 20 … years of life.
   * Items with `when`.
   */
  ages?: boolean;
  /** Nothing behind it scrolls: one finger and the wheel move it at once. */
  alone?: boolean;
  /** What the stage is called for those who cannot see it. */
  label: string;
  ref?: React.Ref<AxisHandle>;
}

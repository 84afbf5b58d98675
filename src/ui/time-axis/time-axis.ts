import type { TimeNote } from '../../rules/time/historical-time.ts';

/** A point, a span or a cluster on the axis. */
export interface AxisItem {
  id: string;
  /** Id of its lane. */
  lane: string;
  title: string;
  /** Number of leading characters that are a name and are not cut. */
  leads?: number;
  /** BCP 47, if the title is not in the reader's language. */
  lang?: string;
  /** First and last second it may mean, counted from 1970-01-01 as in `bounds()`. */
  earliest: number;
  latest: number;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  /** If two have no room beside each other, the one with the larger weight is drawn and the other counted. */
  weight: number;
  /** Name of a colour of the design: `person`, `polity`, `war` … */
  hue: string;
  /** How many events it stands for; more than one is a cluster, which can be opened. */
  count: number;
  /** Drawn as a bar with its label inside (a polity, a life) rather than as an event. */
  isLife?: boolean;
  /** Its formatted time; if missing, formatted from its bounds. */
  when?: string;
}

export interface AxisLane {
  id: string;
  name: string;
}

/** A band behind the items: a dynasty, a period. */
export interface AxisBand {
  id: string;
  name: string;
  earliest: number;
  latest: number;
  /** A reign era: a tick and a name below those of the others. */
  isEra?: boolean;
}

/**
 * The visible span, in seconds; the middle is kept separately so that a single day fourteen billion years ago is still
 * exact.
 */
export interface AxisView {
  earliest: number;
  latest: number;
}

/** What a page can do with a mounted axis. */
export interface AxisHandle {
  /** The whole stage as it looks now. */
  png(): Promise<Blob>;
  svg(): string;
  /** Moves the view, animated unless the reader prefers reduced motion. */
  show(view: AxisView): void;
  focus(): void;
}

export interface TimeAxisProps {
  /** A new array is laid out afresh; items that were there keep their rows. */
  items: readonly AxisItem[];
  lanes: readonly AxisLane[];
  bands?: readonly AxisBand[];
  view: AxisView;
  /** Called while it moves, and once more when it rests. */
  onView(view: AxisView, rests: boolean): void;
  chosen: string | null;
  onChoose(id: string | null): void;
  /**
   * A cluster is opened by click or Enter, an item by Enter when it is selected. Crowds belong to the axis: they open
   * by zooming in.
   */
  onOpen(id: string): void;
  /** The year that everything is shown as of, a line that can be dragged; null: none. */
  year: number | null;
  onYear(year: number | null): void;
  /** The background was pressed, at this year. */
  onEmpty?(year: number): void;
  /**
   * Seconds count from a birth instead of 1970, so that second 0 is the birth in every lane: ages 0, 10, 20 … Items
   * must have `when`.
   */
  ages?: boolean;
  /** The page behind does not scroll: one finger and the wheel move it at once. */
  alone?: boolean;
  /** Accessible name of the stage. */
  label: string;
  ref?: React.Ref<AxisHandle>;
}

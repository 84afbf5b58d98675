import type { TimeNote } from '../../rules/time/historical-time.ts';

/** A point, a span or a cluster on the axis. */
export interface AxisItem {
  id: string;
  /** Id of its lane. */
  lane: string;
  title: string;
  /** Number of leading characters that are a name and are never cut. */
  leads?: number;
  /** Labels of a cluster: a sentence, and a short one for where there is no room for it; both stay whole. */
  labels?: { whole: string; brief: string };
  /** BCP 47, if the title is not in the reader's language. */
  lang?: string;
  /** First and last second it may mean, counted from 1970-01-01 as in `bounds()`. */
  earliest: number;
  latest: number;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  /** If two overlap, the one with the larger weight is drawn and the other counted. */
  weight: number;
  /** Name of a colour of the design: `person`, `polity`, `war` … */
  hue: string;
  /** Number of events it represents; more than one is a cluster, which can be opened. */
  count: number;
  /** Drawn as a bar with its label inside (a polity, a life) instead of as an event. */
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
  /** A reign era: a tick and a name below those of other bands. */
  isEra?: boolean;
}

/**
 * The visible span, in seconds; the middle is stored separately so that a single day fourteen billion years ago is
 * still exact.
 */
export interface AxisView {
  earliest: number;
  latest: number;
}

/** Methods of a mounted axis for a page. */
export interface AxisHandle {
  /** The whole stage in its current state. */
  png(): Promise<Blob>;
  svg(): string;
  /** Moves the view, animated unless the reader prefers reduced motion. */
  show(view: AxisView): void;
  focus(): void;
}

export interface TimeAxisProps {
  /** A new array is laid out again; existing items stay in their rows. */
  items: readonly AxisItem[];
  lanes: readonly AxisLane[];
  bands?: readonly AxisBand[];
  view: AxisView;
  /** Called during a movement, and once more when it ends. */
  onView(view: AxisView, rests: boolean): void;
  selectedId: string | null;
  onChoose(id: string | null): void;
  /**
   * A cluster is opened by click or Enter, an item by Enter when it is selected. The axis itself opens crowds, by
   * zooming in.
   */
  onOpen(id: string): void;
  /** The year that everything is shown for, a line that can be dragged; null: none. */
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

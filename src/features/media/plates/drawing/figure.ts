import type { Kind } from '../../../../rules/kinds.ts';
import type { InContentLanguages } from '../../../../rules/languages.ts';
import type { TimeRecord } from '../../../../rules/time/historical-time.ts';
import type { Degrees } from './projection.ts';

/** A work that a drawing follows. */
export interface Work {
  /** The same for two citations of one work. */
  key: string;
  /** Author and title. */
  name: InContentLanguages;
}

/** The lands of a state during a time. */
export interface Extent {
  time: TimeRecord;
  /** Each ring a land of its own. */
  rings: readonly (readonly Degrees[])[];
  work: Work | null;
}

export interface State {
  id: string;
  extents: readonly Extent[];
}

/** A state that is drawn. */
export interface DrawnState {
  id: string;
  names: InContentLanguages;
  /** Its capital. */
  place?: { at: readonly [latitude: number, longitude: number]; name: InContentLanguages };
  /** Whether the shapes are another collection's, of whose accuracy nothing is known here. */
  isImported?: boolean;
}

/** A place in a life or of an event. */
export interface Stop {
  title: InContentLanguages;
  time: TimeRecord | null;
  /** Equal for two stops at one place; the weightier one is shown. */
  placeKey: string;
  place: InContentLanguages;
  at: Degrees;
  /** Where the place has an entry. */
  entry?: string;
  work: Work | null;
  weight: number;
}
/** A line or an area that is known. */
export interface KnownLine {
  type: 'LineString' | 'Polygon';
  points: readonly Degrees[];
  style?: 'solid' | 'dashed' | 'dotted' | 'arrow';
}
/** A subject whose places are drawn. */
export interface Route {
  id: string;
  kind: Kind;
  names: InContentLanguages;
  /** In the order in which they are written. */
  stops: readonly Stop[];
  lines: readonly KnownLine[];
  /** The works that its lines follow. */
  works: readonly Work[];
}

/** A drawing that is made from data, with its words. */
export interface Figure {
  key: string;
  subject: string;
  title: InContentLanguages;
  description: InContentLanguages;
  source: InContentLanguages;
  tags: ['map'];
  regions?: {
    /** Left, top, width and height as shares of the sides. */
    box: [number, number, number, number];
    entry?: string;
    label?: InContentLanguages;
    sentence?: InContentLanguages;
  }[];
  svg: () => string;
}

import type { ColumnLanguage } from '../../../../rules/languages.ts';
import type { TimeRecord } from '../../../../rules/time/historical-time.ts';
import type { Degrees } from './projection.ts';

/** A text in zh, en, fr, es, jp. */
export type Five = readonly [zh: string, en: string, fr: string, es: string, jp: string];

/** A work that a drawing follows. */
export interface Work {
  /** The same for two citations of one work. */
  key: string;
  /** Author and title. */
  name: Five;
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

type Texts = Record<ColumnLanguage, string>;
/** A drawing that is made from data, with its words. */
export interface Figure {
  key: string;
  subject: string;
  title: Texts;
  description: Texts;
  source: Texts;
  tags: ['map'];
  regions?: {
    /** Left, top, width and height as shares of the sides. */
    box: [number, number, number, number];
    entry?: string;
    label?: Texts;
    sentence?: Texts;
  }[];
  svg: () => string;
}

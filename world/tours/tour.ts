import type { Five } from '../subject.ts';

/** A tour through views of the built-in world: each a page of this site, with what is said of it in five languages. */
export interface WorldTour {
  /** Without `tour-`, which its thing has before it. */
  id: string;
  title: Five;
  description: Five;
  stops: readonly { view: string; title: Five; text: Five }[];
}

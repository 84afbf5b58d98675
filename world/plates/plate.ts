import type { Citation } from '../../src/rules/schemas.ts';
import type { Five } from '../../importers/content/content.ts';

/** Who or what is where in a plate. */
export interface PlateRegion {
  /** Left, top, width, height as shares of the plate's sides. */
  box: readonly [number, number, number, number];
  /** The subject that is there, where it has an entry. */
  entry?: string;
  label?: Five;
  sentence?: Five;
}

/** A drawing made for this project: words stand in title, description and regions, so that one drawing serves all languages. */
export interface Plate {
  /** For ever the same, and unique: `extent/roman-empire`. */
  key: string;
  /** The subject in whose gallery it hangs. */
  subject: string;
  title: Five;
  description: Five;
  /** What its figures or outlines are from. */
  source: Citation;
  tags: readonly string[];
  /** In pixels. */
  size: readonly [width: number, height: number];
  regions?: readonly PlateRegion[];
  /** Draws it, as the inside of an SVG of that size. */
  draw(): string;
}

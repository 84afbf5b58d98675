import type { Generated } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Licence } from '../../rules/licences.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { Painting } from './rules.ts';

/** What is particular to a painting among the subjects. */
export interface PaintingTable {
  subjectId: string;
  artists: Painting['artists'];
  styles: string[];
  themes: string[];
  materials: string[];
  supports: string[];
  /** In centimetres. */
  height: number | null;
  width: number | null;
  depth: number | null;
  museumId: string | null;
  inventory: string;
  provenance: InLanguages;
  creditLine: string;
  licence: Licence | null;
  images: Painting['images'];
  source: Citation | null;
  changedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    painting: PaintingTable;
  }
}

import type { Generated } from 'kysely';
import type { InLanguages } from '../../rules/languages.ts';
import type { Licence } from '../../rules/licences.ts';
import type { Citation } from '../../rules/schemas.ts';

export interface ImageTable {
  id: string;
  /** What it was brought for, which may not be published yet, or what first showed it. */
  thingId: string | null;
  hash: string;
  width: number;
  height: number;
  title: Generated<InLanguages>;
  description: Generated<InLanguages>;
  tags: Generated<string[]>;
  author: string | null;
  licence: Licence;
  source: Citation;
  name: string;
  size: number;
  /** Of its files in every width, in bytes. */
  keptBytes: Generated<number>;
  format: string;
  murmurHash: string;
  uploaderId: string;
  createdAt: Generated<Date>;
  publishedAt: Date | null;
}

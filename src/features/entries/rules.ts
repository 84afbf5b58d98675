import { z } from 'zod';
import { kinds, regions, timeRoles } from '../../rules/kinds.ts';
import { Citation, Place, TimeRecord } from '../../rules/nouns.ts';

/** What a `facts` revision proposes. */
export const Facts = z.object({
  kind: z.enum(kinds),
  region: z.enum(regions).nullable(),
  times: z.array(TimeRecord.extend({ role: z.enum(timeRoles), source: Citation.nullable() })),
  place: Place.nullable(),
  /** Identifiers elsewhere, by scheme: wikidata, nomisma, … */
  same: z.record(z.string(), z.string()),
});
export type Facts = z.output<typeof Facts>;

/** What a `text` revision proposes, in one language. */
export const Text = z.object({
  name: z.string().min(1),
  otherNames: z.array(z.string().min(1)),
  /** How the name is read where its letters don't say so: kana in Japanese, pinyin in Chinese. */
  pronunciation: z.string().min(1).nullish(),
  disambiguation: z.string().nullable(),
  summary: z.string(),
  body: z.string(),
});
export type Text = z.output<typeof Text>;

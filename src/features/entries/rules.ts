import { z } from 'zod';
import { kinds, regions, timeRoles } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { Citation, Place, TimeRecord } from '../../rules/nouns.ts';
import { Portrait } from '../media/rules.ts';

/** What a `facts` revision proposes. */
export const Facts = z.object({
  kind: z.enum(kinds),
  region: z.enum(regions).nullable(),
  times: z.array(TimeRecord.extend({ role: z.enum(timeRoles), source: Citation.nullable() })),
  place: Place.nullable(),
  /** Identifiers elsewhere, by scheme: wikidata, nomisma, … */
  same: z.record(z.string(), z.string()),
  /** The picture at the head of the entry, the same in every language. */
  portrait: Portrait.nullish(),
});
export type Facts = z.output<typeof Facts>;

/** An article that an entry cites, and why. */
export const Citing = z.object({ articleId: z.string().max(60), reason: z.string().trim().min(1).max(limits.defaultTextLength) });
export type Citing = z.output<typeof Citing>;

/** What a `text` revision proposes, in one language. */
export const Text = z.object({
  name: z.string().min(1),
  otherNames: z.array(z.string().min(1)),
  /** How the name is read where its letters don't say so: kana in Japanese, pinyin in Chinese. */
  pronunciation: z.string().min(1).nullish(),
  disambiguation: z.string().nullable(),
  summary: z.string(),
  body: z.string(),
  articles: z.array(Citing).nullish(),
});
export type Text = z.output<typeof Text>;

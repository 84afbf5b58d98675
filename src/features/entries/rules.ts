import { z } from 'zod';
import { genders, kinds, regions, timeRoles } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { writable } from '../../rules/names.ts';
import {
  EntryId,
  Name,
  BoundedText,
  CitationInput,
  PlaceInput,
  TimeInput,
  boundedRecord,
} from '../../rules/schemas.ts';
import { WrittenPortrait } from '../media/rules.ts';

/** What a `facts` revision proposes. */
export const Facts = z.object({
  kind: z.enum(kinds),
  region: z.enum(regions).nullable(),
  times: z
    .array(TimeInput.extend({ role: z.enum(timeRoles), source: CitationInput.nullable() }))
    .max(limits.subjectTimes),
  place: PlaceInput.nullable(),
  /** Identifiers elsewhere, by scheme: wikidata, nomisma, … */
  same: boundedRecord(BoundedText(limits.nameLength), BoundedText(limits.addressLength), limits.sameElsewhere),
  /** The picture at the head of the entry, the same in every language. */
  portrait: WrittenPortrait.nullish(),
  /** Of a person: gender, and whether they were of a ruling house. Source: spec §3 "Family member". */
  gender: z.enum(genders).nullish(),
  royal: z.boolean().nullish(),
  /** Of a person: the house they are of, a subject of kind people or polity. */
  house: EntryId.nullish(),
});
export type Facts = z.output<typeof Facts>;

/** An article that an entry cites, and why. */
export const Citing = z.object({
  articleId: z.string().max(60),
  reason: z.string().overwrite(writable).trim().min(1).max(limits.defaultTextLength),
});
export type Citing = z.output<typeof Citing>;

/** What a `text` revision proposes, in one language. */
export const Text = z.object({
  name: Name.min(1),
  otherNames: z.array(Name.min(1)).max(limits.otherNames),
  /** How the name is read where its letters don't say so: kana in Japanese, pinyin in Chinese. */
  pronunciation: Name.min(1).nullish(),
  disambiguation: Name.nullable(),
  summary: BoundedText(limits.wordsLength),
  /** Of one that is longer than `limits.bodyLength` is said that it is too large (revisions/checks/safe-content.server.ts). */
  body: BoundedText(limits.revisionLength),
  articles: z.array(Citing).max(limits.citedArticles).nullish(),
});
export type Text = z.output<typeof Text>;

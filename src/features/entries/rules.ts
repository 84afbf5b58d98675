import { z } from 'zod';
import { genders, kinds, regions, timeRoles } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { toStorableText } from '../../rules/names.ts';
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

/** The content of a `facts` revision. */
export const Facts = z.object({
  kind: z.enum(kinds),
  region: z.enum(regions).nullable(),
  times: z
    .array(TimeInput.extend({ role: z.enum(timeRoles), source: CitationInput.nullable() }))
    .max(limits.subjectTimes),
  place: PlaceInput.nullable(),
  /** Identifiers in other databases, by scheme: wikidata, nomisma, … */
  same: boundedRecord(BoundedText(limits.nameLength), BoundedText(limits.addressLength), limits.externalIds),
  /** The picture at the top of the entry, the same in every language. */
  portrait: WrittenPortrait.nullish(),
  /** For a person: gender, and whether they belonged to a ruling house. Source: spec §3 "Family member". */
  gender: z.enum(genders).nullish(),
  royal: z.boolean().nullish(),
  /** For a person: their house, a subject of kind people or polity. */
  house: EntryId.nullish(),
  /** For a person: the part of the name that is the surname, as a family file or a writer states it. */
  surname: Name.min(1).nullish(),
});
export type Facts = z.output<typeof Facts>;

/** An article that an entry cites, with the reason. */
export const ArticleCitation = z.object({
  articleId: z.string().max(60),
  reason: z.string().overwrite(toStorableText).trim().min(1).max(limits.defaultTextLength),
});
export type ArticleCitation = z.output<typeof ArticleCitation>;

/** The content of a `text` revision, in one language. */
export const Text = z.object({
  name: Name.min(1),
  otherNames: z.array(Name.min(1)).max(limits.otherNames),
  /** Pronunciation of the name if the letters do not show it: kana in Japanese, pinyin in Chinese. */
  pronunciation: Name.min(1).nullish(),
  disambiguation: Name.nullable(),
  summary: BoundedText(limits.summaryLength),
  /** Above `limits.bodyLength`, so that a check reports a large text (revisions/checks/safe-content.server.ts). */
  body: BoundedText(limits.revisionLength),
  articles: z.array(ArticleCitation).max(limits.citedArticles).nullish(),
});
export type Text = z.output<typeof Text>;

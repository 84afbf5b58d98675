import { z } from 'zod';
import { kinds, regions, timeRoles } from './kinds.ts';
import { languages } from './languages.ts';
import { Portrait } from './pictures/portrait.ts';
import { Citation, EntryId, LanguageCode, Place, TimeRecord } from './schemas.ts';

export const SubjectTime = TimeRecord.extend({ role: z.enum(timeRoles), source: Citation.nullable() });
export type SubjectTime = z.output<typeof SubjectTime>;

/** Spec §3 "Item": name, disambiguation, language, summary, global, langs; and other data for the top of an entry. */
export const EntryHead = z.object({
  id: EntryId,
  /** The subject behind the entries of all languages. */
  global: EntryId,
  name: z.string(),
  disambiguation: z.string().nullable(),
  /** Pronunciation of the name, if the letters do not show it. */
  pronunciation: z.string().nullable(),
  /** Language of the entry; another than requested if that is missing. */
  language: LanguageCode,
  summary: z.string(),
  /** Language of the summary, if this language has none yet. */
  summaryLanguage: LanguageCode,
  /** The id of the entry of the same subject in each language it is written in. */
  langs: z.partialRecord(z.enum(languages), EntryId),
  kind: z.enum(kinds),
  region: z.enum(regions).nullable(),
  /** The name in each language that has one. */
  names: z.partialRecord(z.enum(languages), z.string()),
  otherNames: z.array(z.string()),
  times: z.array(SubjectTime),
  place: Place.nullable(),
  portrait: Portrait.nullable(),
});
export type EntryHead = z.output<typeof EntryHead>;

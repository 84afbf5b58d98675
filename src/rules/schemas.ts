import { z } from 'zod';
import { readHistoricalTime, timeNotes } from './time/historical-time.ts';
import { kinds } from './kinds.ts';
import { languages } from './languages.ts';
import * as limits from './limits.ts';
import { cleanName, toStorableText } from './names.ts';

/** The id in `/detail/{id}`: text, never a language code. */
export const EntryId = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((id) => !id.includes('\0'), 'id'); // PostgreSQL cannot store NUL
/** A year of history; −221 is 221 BC, and there is no year 0. */
export const HistoricalYear = z.coerce
  .number()
  .int()
  .min(-100_000)
  .max(9999)
  .refine((year) => year !== 0, 'time.shape');
export const LanguageCode = z.enum(languages);
/** A page of a list, counted from 1. */
export const PageNumber = z.coerce.number().int().min(1).max(100_000);
export const PageSize = z.coerce.number().int().min(1).max(limits.maxPageSize);
/** A text in some of the five languages. */
export const Texts = z.partialRecord(z.enum(languages), z.string());

/** The relation of a source to the facts that it reports. */
const sourceKinds = ['contemporary', 'later', 'modern'] as const;
/** The language of a source: a tag that Intl knows, `lzh`, `grc`. */
const languageOfSource = z
  .string()
  .max(3)
  .regex(/^[a-z]{2,3}$/);

/** A citation as displayed: a source, and the place in it. */
export const Citation = z.object({
  title: z.string(),
  author: z.string().nullable().default(null),
  year: z.string().nullable().default(null),
  where: z.string().nullable().default(null),
  url: z.string().nullable().default(null),
  kind: z.enum(sourceKinds).optional(),
  language: languageOfSource.optional(),
});
const CitationForm = Citation.pick({ title: true, author: true, year: true, where: true });
/** A citation as stored: with its forms in other languages, if any (rules/citations.ts). */
export const StoredCitation = Citation.extend({
  forms: z.partialRecord(z.enum(languages), CitationForm).optional(),
});
export type Citation = z.output<typeof StoredCitation>;

/** A place on earth and its name. */
export const Place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  name: Texts,
});
export type Place = z.output<typeof Place>;

/** The name of a part of a thing (`src/kit/registry/parts.server.ts`); the handler checks whether the part exists. */
export const PartName = z
  .string()
  .max(40)
  .regex(/^[a-z]+$/);

/** A reference to an entry: in the reader's language, or in the first available one. */
export const LinkedEntry = z.object({
  /** The id of the entry's subject; on the wire it has the specification's name "item". */
  itemId: EntryId,
  id: EntryId,
  name: z.string(),
  disambiguation: z.string().nullable(),
  language: LanguageCode,
  kind: z.enum(kinds),
});
export type LinkedEntry = z.output<typeof LinkedEntry>;
/** The fields of a link to an entry, from an object with more fields. */
export const linkedEntryOf = ({ itemId, id, name, disambiguation, language, kind }: LinkedEntry): LinkedEntry => ({
  itemId,
  id,
  name,
  disambiguation,
  language,
  kind,
});

/** The wire format of a time record. Source: spec §3 "Time record". */
const HistoricalTimeText = z
  .string()
  .max(limits.timeLength)
  .refine((text) => readHistoricalTime(text) !== null, 'time.shape');
export const TimeRecord = z.object({
  startTime: HistoricalTimeText,
  endTime: HistoricalTimeText.nullable().default(null),
  startNote: z.enum(timeNotes).nullable().default(null),
  endNote: z.enum(timeNotes).nullable().default(null),
  timeDesc: z.string().nullable().default(null),
});

// Stricter schemas for input: bounded, and with only such characters as the database can store. Output uses the schemas
// above, because older rows may be longer.

/** Any text of at most `maxLength` characters. */
export const BoundedText = (maxLength: number) => z.string().overwrite(toStorableText).max(maxLength);
/** A name, title or place, cleaned (rules/names.ts). */
export const Name = z.string().overwrite(cleanName).max(limits.nameLength);
export const Names = z.partialRecord(z.enum(languages), Name);
export const BoundedTexts = (maxLength: number) => z.partialRecord(z.enum(languages), BoundedText(maxLength));

/** A record of at most `maxCount` values; also stated in the JSON Schema. */
export const boundedRecord = <Value extends z.ZodType>(name: z.ZodString, value: Value, maxCount: number) =>
  z
    .record(name, value)
    .refine((record) => Object.keys(record).length <= maxCount, 'length')
    .meta({ maxProperties: maxCount });

const field = BoundedText(limits.citationFieldLength).nullable().default(null);
const formFields = {
  title: z.string().overwrite(cleanName).max(limits.citationFieldLength),
  author: field,
  year: field,
  where: field,
};
export const CitationInput = z.object({
  ...formFields,
  url: BoundedText(limits.addressLength).nullable().default(null),
  kind: z.enum(sourceKinds).optional(),
  language: languageOfSource.optional(),
  forms: z.partialRecord(z.enum(languages), z.object(formFields)).optional(),
});
export const PlaceInput = Place.extend({ name: Names });
export const TimeInput = TimeRecord.extend({
  timeDesc: BoundedText(limits.timeDescriptionLength).nullable().default(null),
});

/** Where something came from, and under which licence. */
export const Origin = z.object({ id: z.string(), name: z.string(), licence: z.string(), url: z.string().nullable() });

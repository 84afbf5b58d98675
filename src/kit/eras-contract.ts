import { z } from 'zod';
import { eraRegions } from '../rules/eras/era.ts';
import { languages } from '../rules/languages.ts';
import { endpoint } from './calls/endpoint.ts';

/** Tag of replies and pages that depend on the imported eras. */
export const erasTag = 'eras';

const Year = z.coerce.number().int().min(-100_000).max(100_000);
const InLanguages = z.partialRecord(z.enum(languages), z.string());

const EraOfTime = z.object({
  region: z.enum(eraRegions),
  // Chinese and Japanese readers see them next to years.
  name: InLanguages.and(z.object({ zh: z.string(), jp: z.string() })),
  otherNames: z.array(z.string()),
  dynasty: InLanguages.nullable(),
  emperor: InLanguages.nullable(),
  from: z.string(),
  to: z.string().nullable(),
  yearOne: z.number(),
  yearLast: z.number().nullable(),
  aside: z.boolean(),
});

export const erasOnDate = endpoint('GET /data/eras/on/{date}', {
  summary:
    'The eras in use on a day, or in a month or year, with the year of each era: imported and built-in ones. ' +
    'The date is as in addresses (-221-10-01) or as people write it.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({ date: z.string().max(120) }),
  reply: z.object({
    /** The first moment of the parsed date, in the notation of records. */
    date: z.string(),
    eras: z.array(
      EraOfTime.extend({
        count: z.number(),
        /** In the reader's language: 唐开元二十九年, Kaiyuan 29, Tang. */
        written: z.string(),
      }),
    ),
  }),
  fails: ['dateNotUnderstood'],
  example: { date: '1989-01-07' },
});

/** In kit, because ui/year/load-eras.ts needs it to parse typed years. */
export const importedEras = endpoint('GET /data/eras', {
  summary: 'Imported eras, all or those of some years, of one region or of all. Built-in eras are not included.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({
    from: Year.optional(),
    until: Year.optional(),
    region: z.enum(eraRegions).optional(),
  }),
  reply: z.object({
    eras: z.array(EraOfTime),
  }),
  example: { from: 700, until: 800 },
});

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dateOfDayNumber, dayNumberOf } from '../src/rules/time/calendar.ts';
import type { Era } from '../src/rules/eras/era.ts';
import { readHistoricalTime, writeHistoricalTime } from '../src/rules/time/historical-time.ts';
import { contentLanguages, hreflang } from '../src/rules/languages.ts';
import type { ReadResult } from './record.ts';
import { cleanNameOf, asObject, ownProperty } from './clean-text.ts';

/** An era and its number in CLDR. */
export interface CldrEra {
  id: string;
  era: Era;
}

/** Maximum size of a file in bytes; CLDR's own reach 60 kB. */
const maxFileBytes = 5 * 1024 * 1024;
/** The first era whose days CLDR gives in the Gregorian calendar; earlier months and days are lunar. */
const firstSolarYear = 1868;

/**
 * The eras of Japan in CLDR: `supplemental/calendarData.json` has their start, `main/<language>/ca-japanese.json` their
 * names. Each ends when the next starts. Before 1868 the month and day of a start are lunar (Taika began on the 19th of
 * the sixth month, which is 17 July 645), so only the year is used.
 *
 * Yields refusals and returns the rest. Throws if a file cannot be read or is not JSON.
 */
export async function* readCldr(folder: string): AsyncGenerator<ReadResult, CldrEra[]> {
  const calendars = ownProperty(
    ownProperty(await readJson(join(folder, 'supplemental/calendarData.json')), 'supplemental'),
    'calendarData',
  );
  const starts = asObject(ownProperty(ownProperty(calendars, 'japanese'), 'eras')) ?? {};
  const names = new Map<string, unknown>();
  for (const code of [...contentLanguages.map(hreflang), 'zh-Hant']) {
    const main = ownProperty(ownProperty(await readJson(join(folder, `main/${code}/ca-japanese.json`)), 'main'), code);
    names.set(
      code,
      ownProperty(
        ownProperty(ownProperty(ownProperty(ownProperty(main, 'dates'), 'calendars'), 'japanese'), 'eras'),
        'eraNames',
      ),
    );
  }
  const nameOf = (code: string, id: string) =>
    cleanNameOf(ownProperty(names.get(code), id)).replace(/(?<!\s)\s*[（(][^（()）]*[)）]$/, '');

  const validEras: { id: string; start: string; year: number; isSolar: boolean }[] = [];
  for (const id of Object.keys(starts).sort((a, b) => Number(a) - Number(b))) {
    const start = startOf(ownProperty(starts[id], '_start'));
    if (!/^\d{1,4}$/.test(id) || !start)
      yield {
        where: `calendarData.json japanese ${id.slice(0, 40)}`,
        refused: `no beginning: ${JSON.stringify(ownProperty(starts[id], '_start'))?.slice(0, 40)}`,
      };
    else validEras.push({ id, ...start });
  }
  validEras.sort((a, b) => (a.start < b.start ? -1 : 1));
  const eras: CldrEra[] = [];
  for (const [index, { id, start, year }] of validEras.entries()) {
    const missing = contentLanguages.filter((language) => !nameOf(hreflang(language), id));
    if (missing.length) {
      yield { where: `calendarData.json japanese ${id}`, refused: `no name in ${missing.join(', ')}` };
      continue;
    }
    const name = Object.fromEntries(
      contentLanguages.map((language) => [language, nameOf(hreflang(language), id)]),
    ) as Era['name'];
    const traditional = nameOf('zh-Hant', id),
      next = validEras[index + 1];
    eras.push({
      id,
      era: {
        region: 'japan',
        name,
        otherNames: traditional && traditional !== name.zh ? [traditional] : [],
        dynasty: null,
        emperor: null,
        from: start,
        to: next ? endBefore(next) : null,
        yearOne: year,
        yearLast: next?.year ?? null,
      },
    });
  }
  return eras;
}

/** Parses `645-6-19`, where only the year is used, or `1868-10-23`. */
function startOf(text: unknown): { start: string; year: number; isSolar: boolean } | null {
  const parts = typeof text === 'string' ? /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/.exec(text) : null;
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const isSolar = year >= firstSolarYear;
  const start = writeHistoricalTime({ year, month: isSolar ? month : 0, day: isSolar ? day : 0, seconds: 0 });
  return year && readHistoricalTime(start) && month >= 1 && month <= 12 && day >= 1 && day <= 31
    ? { start, year, isSolar }
    : null;
}

/** The day before an era with a known start, or the year of its start. */
function endBefore({ start, isSolar }: { start: string; isSolar: boolean }): string {
  if (!isSolar) return start;
  return writeHistoricalTime({ ...dateOfDayNumber(dayNumberOf(readHistoricalTime(start)!) - 1), seconds: 0 });
}

async function readJson(path: string): Promise<unknown> {
  const { size } = await stat(path).catch((error: Error) => {
    throw new Error(`It cannot be read: ${error.message}`, { cause: error });
  });
  if (size > maxFileBytes) throw new Error(`${path} is larger than 5 MB.`);
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message.slice(0, 200)}`, { cause: error });
  }
}

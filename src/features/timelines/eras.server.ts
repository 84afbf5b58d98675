import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { erasOnDate, importedEras } from '../../kit/eras-contract.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { eraOfRow, eraYearsAt, erasOrBuiltIn, formatEraYear } from '../../rules/eras/eras.ts';
import { bounds, readHistoricalTime, writeHistoricalTime } from '../../rules/time/historical-time.ts';
import { readTime } from '../../rules/time/historical-time-reading.ts';
import { createNameReader } from '../../rules/eras/time-names.ts';

const boundsOfYear = (year: number) => bounds({ year: year || 1, month: 0, day: 0, seconds: 0 });

/**
 * The imported eras that overlap a span of years. Those of the leading court come first and each court's in
 * chronological order: if several share a name, the first is meant.
 */
export async function erasIn(
  db: Database,
  { from, until, region }: ParsedInputOf<typeof importedEras>,
): Promise<ReplyOf<typeof importedEras>['eras']> {
  let query = db.selectFrom('era').selectAll();
  if (region) query = query.where('region', '=', region);
  if (until !== undefined) query = query.where('earliest', '<=', boundsOfYear(until).latest);
  if (from !== undefined) {
    const { earliest } = boundsOfYear(from);
    query = query.where((eb) => eb.or([eb('latest', '>=', earliest), eb('latest', 'is', null)]));
  }
  const rows = await query.orderBy('aside').orderBy('earliest').orderBy('id').execute();
  return rows.map((row) => ({ ...eraOfRow(row), otherNames: row.otherNames, aside: row.aside }));
}

/** The eras that ran at a time in the notation of addresses or in words. Fails with `dateNotUnderstood`. */
export async function erasAt(db: Database, date: string, language: Language): Promise<ReplyOf<typeof erasOnDate>> {
  const eras = erasOrBuiltIn(await erasIn(db, {}));
  const { record } = readTime(date, language, createNameReader(eras));
  const time = record && readHistoricalTime(record.startTime);
  if (!time) fail('dateNotUnderstood');
  return {
    date: writeHistoricalTime(time),
    eras: eraYearsAt(time, eras).map((eraYear) => ({
      ...eraYear.era,
      otherNames: [...eraYear.era.otherNames],
      aside: eraYear.era.aside ?? false,
      count: eraYear.count,
      written: formatEraYear(eraYear, language),
    })),
  };
}

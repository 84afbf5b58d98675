import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { importedEras } from '../../kit/eras.ts';
import { eraOfRow } from '../../rules/eras/eras.ts';
import { bounds } from '../../rules/time/historical-time.ts';

const boundsOfYear = (year: number) => bounds({ year: year || 1, month: 0, day: 0, seconds: 0 });

/**
 * The imported eras that touch a span of years. Those of the leading court come first and each court's in the order of
 * time: where several have one name, the first is meant.
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

import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import type { SampleRecord, Source } from './record.ts';

/** A file with the name of an earlier one, but with other content; the message says what the operator can do. */
export class OtherCollectionError extends Error {}

/** Sources often disagree by a year. */
const tolerableYears = 1;

/**
 * The origin under which a source is imported. For a source that is known only by its file name, compares its people
 * with those of an earlier file of this name, so that another family's `family.ged` never replaces them.
 *
 * Throws an `OtherCollectionError` if most of them are other people.
 */
export async function originOfSource(db: Database, source: Source): Promise<Source['origin']> {
  const { origin, sample, isNamed, earlierId } = source;
  if (!sample) return origin;
  if (isNamed) {
    if (earlierId === undefined) return origin;
    const rows = await db
      .selectFrom('origin')
      .where('id', 'in', [origin.id, earlierId])
      .select(['id', 'name'])
      .execute();
    const isRenamed = !rows.some(({ id }) => id === origin.id) && rows.some(({ name }) => name === origin.name);
    return isRenamed ? { ...origin, id: earlierId } : origin;
  }
  const first = await db
    .selectFrom('importRecord')
    .where('originId', '=', origin.id)
    .select('key')
    .limit(1)
    .executeTakeFirst();
  if (!first) return origin;
  const records = new Map(sample().map((record) => [record.key, record]));
  const knownRecords = await loadKnownRecords(db, origin.id, [...records.keys()]);
  const others = knownRecords.filter((record) => !isSame(records.get(record.key)!, record));
  if (knownRecords.length && others.length * 2 <= knownRecords.length) return origin;
  const [other] = others;
  const example = other
    ? ` (${other.key} was ${other.names[0] ?? 'somebody else'}, and is ${records.get(other.key)!.names[0] ?? 'without a name'} here)`
    : '';
  throw new OtherCollectionError(
    `A file of this name was imported before, with other people${example}. If this is another collection, name it: --name NAME. If it is a new version of that file, name it as before: --name "${origin.name}".`,
  );
}

async function loadKnownRecords(db: Database, origin: string, keys: readonly string[]): Promise<SampleRecord[]> {
  const { rows } = await sql<{ key: string; names: string[]; times: (string | null)[] }>`
    select r.key,
      (select coalesce(json_agg(distinct n.name), '[]') from revision v
        cross join lateral (select v.content->>'name' union all select jsonb_array_elements_text(v.content->'otherNames')) as n (name)
        where v.thing_id = r.thing_id and v.module = 'text' and v.published) as names,
      (select coalesce(json_agg(x.text), '[]') from subject_time t cross join lateral (values (t.start_time), (t.end_time)) as x (text)
        where t.subject_id = r.thing_id and t.role = 'life') as times
    from import_record r where r.origin_id = ${origin} and r.key = any(${[...keys]}) order by r.key`.execute(db);
  return rows.map(({ key, names, times }) => ({
    key,
    names,
    years: times.flatMap((time) => (time === null ? [] : Number(/^-?\d+/.exec(time)?.[0] ?? NaN))),
  }));
}

/** Whether two records are about one person: a name and a year agree, or a word of a name and a year. */
function isSame(a: SampleRecord, b: SampleRecord): boolean {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  const names = new Set(lower(b.names)),
    words = new Set([...names].flatMap((name) => name.split(/\s+/)));
  const hasName = lower(a.names).some((name) => names.has(name));
  if (!a.years.length || !b.years.length) return hasName || (!a.names.length && !b.years.length);
  const hasYear = a.years.some((year) => b.years.some((other) => Math.abs(year - other) <= tolerableYears));
  return hasYear && (hasName || lower(a.names).some((name) => name.split(/\s+/).some((word) => words.has(word))));
}

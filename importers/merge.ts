import { lifeRecordOf } from '../src/rules/time/life.ts';
import { sql } from 'kysely';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { readHistoricalTime, recordBounds, yearsBetween, type TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Kind, TimeRole } from '../src/rules/kinds.ts';
import type { ImportedSubject, Report } from './record.ts';

export interface Match {
  subjectId: string;
  because: string;
}

/** Sources often disagree by a year about ancient births. */
const tolerableYears = 1;

/**
 * Matches new records with existing subjects: by a shared identifier, or by a name in the same language with dates that
 * agree. A record with the same name but without such dates stays separate, and is reported with the reason. A subject
 * matches at most one record of an origin; those in `taken` already have one.
 */
export async function findMatches(
  db: Database,
  records: readonly ImportedSubject[],
  origin: string,
  taken: Set<string> = new Set(),
): Promise<{ twins: Map<string, Match>; apart: Report['keptApart'] }> {
  const twins = new Map<string, Match>();
  const apart: Report['keptApart'] = [];
  if (!records.length) return { twins, apart };
  const position = new Map(records.map(({ key }, index) => [key, index]));
  const inOrder = (a: { key: string; subjectId: string }, b: { key: string; subjectId: string }) =>
    position.get(a.key)! - position.get(b.key)! || (a.subjectId < b.subjectId ? -1 : 1);
  const noteTaken = async (candidates: { subjectId: string }[]) => {
    if (!candidates.length) return;
    const { rows } = await sql<{
      subjectId: string;
    }>`select thing_id as subject_id from import_record where origin_id = ${origin} and thing_id = any(${candidates.map(({ subjectId }) => subjectId)})`.execute(
      db,
    );
    for (const { subjectId } of rows) taken.add(subjectId);
  };

  const identifiers = records.flatMap(({ key, same }) =>
    Object.entries(same).map(([scheme, value]) => ({ key, scheme, value })),
  );
  const { rows: identified } = !identifiers.length
    ? { rows: [] }
    : await sql<{ key: string; scheme: string; value: string; subjectId: string }>`
    select w.key, w.scheme, w.value, s.subject_id from jsonb_to_recordset(${asJson(identifiers)}) as w(key text, scheme text, value text)
    join same_as s on s.scheme = w.scheme and s.value = w.value`.execute(db);
  await noteTaken(identified);
  for (const { key, scheme, value, subjectId } of identified.sort(inOrder)) {
    if (twins.has(key)) continue;
    if (taken.has(subjectId))
      apart.push({ key, from: subjectId, because: `same ${scheme} ${value}, but taken by another record` });
    else twins.set(key, { subjectId, because: `${scheme} ${value}` });
    taken.add(subjectId);
  }

  const names = records
    .filter(({ key, nameless }) => !twins.has(key) && !nameless)
    .flatMap(({ key, names: recordNames }) =>
      Object.entries(recordNames).map(([language, name]) => ({ key, language, name: name.toLowerCase() })),
    );
  const { rows: namesakes } = !names.length
    ? { rows: [] }
    : await sql<{
        key: string;
        subjectId: string;
        name: string;
        kind: Kind;
        times: (TimeRecord & { role: TimeRole })[];
      }>`
    select w.key, min(e.name) as name, e.subject_id, s.kind,
      (select coalesce(json_agg(json_build_object('role', role, 'startTime', start_time, 'endTime', end_time, 'startNote', start_note, 'endNote', end_note, 'timeDesc', null)), '[]') from subject_time t where t.subject_id = e.subject_id) as times
    from jsonb_to_recordset(${asJson(names)}) as w(key text, language text, name text)
    join entry e on e.language = w.language and lower(e.name) = w.name join subject s on s.id = e.subject_id
    group by w.key, e.subject_id, s.kind`.execute(db);
  const byKey = new Map(records.map((record) => [record.key, record]));
  await noteTaken(namesakes);
  for (const { key, subjectId, name, kind, times } of namesakes.sort(inOrder)) {
    const record = byKey.get(key)!;
    if (twins.has(key) || record.kind !== kind) continue;
    const agree = datesAgree(record.times, times);
    if (agree && !taken.has(subjectId)) {
      twins.set(key, { subjectId, because: `name ${name} and dates` });
      taken.add(subjectId);
    } else {
      apart.push({
        key,
        from: subjectId,
        because:
          agree === null
            ? `same name ${name}, no dates to compare`
            : agree
              ? `same name ${name} and dates, but taken by another record`
              : `same name ${name}, other dates`,
      });
    }
  }
  return { twins, apart: apart.filter(({ key }) => !twins.has(key)) };
}

/** Whether two times of the same role agree; null if none are comparable. */
function datesAgree(
  a: readonly (TimeRecord & { role: TimeRole })[],
  b: readonly (TimeRecord & { role: TimeRole })[],
): boolean | null {
  const [times, others] = [withLives(a), withLives(b)];
  const pairs = times.flatMap((time) =>
    others.filter(({ role }) => role === time.role).map((other) => [time, other] as const),
  );
  if (!pairs.length) return null;
  return pairs.some(
    ([time, other]) =>
      isNear(time.startTime, other.startTime) &&
      isNear(time.endTime ?? time.startTime, other.endTime ?? other.startTime) &&
      recordBounds(time) !== null,
  );
}

/** Births and deaths as lives, which other sources have. */
function withLives(times: readonly (TimeRecord & { role: TimeRole })[]): (TimeRecord & { role: TimeRole })[] {
  const life = times.some(({ role }) => role === 'birth') ? lifeRecordOf(times) : null;
  return life ? [...times, { ...life, role: 'life' }] : [...times];
}

function isNear(a: string, b: string): boolean {
  const [time, other] = [readHistoricalTime(a), readHistoricalTime(b)];
  return time !== null && other !== null && Math.abs(yearsBetween(time.year, other.year)) <= tolerableYears;
}

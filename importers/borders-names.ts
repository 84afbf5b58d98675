import { sql } from 'kysely';
import { nameKey } from '../src/features/search/face/names.server.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { recordBounds } from '../src/rules/time/historical-time.ts';
import type { Kind } from '../src/rules/kinds.ts';
import type { ImportedBorder } from './record.ts';

/** Kinds of subject that may hold land, the most typical first. */
const landholdingKinds = ['polity', 'people', 'place', 'site'] as const satisfies readonly Kind[];

/**
 * Each shape with its subject: the one that its source states, or the one of that name that existed at the time. Of
 * several, a polity precedes a people, a place, a site; two of the same kind are ambiguous, so neither is used.
 */
export async function withSubjects<B extends ImportedBorder>(
  db: Database,
  origin: string,
  borders: readonly B[],
): Promise<(B & { subjectId: string | null })[]> {
  const subjectIds = await subjectsByKey(
    db,
    origin,
    borders.flatMap(({ subject }) => subject ?? []),
  );
  const lookups = borders.flatMap((border, i) =>
    border.subject === undefined ? namesOf(border).map((key) => ({ i, key, ...recordBounds(border.time) })) : [],
  );
  const { rows } = await sql<{ i: number; subjectId: string; kind: (typeof landholdingKinds)[number] }>`
    select distinct a.i, s.id as subject_id, s.kind
    from jsonb_to_recordset(${asJson(lookups)}) as a(i integer, key text, earliest bigint, latest bigint)
    join search_name n on n.key = a.key and n.at = 0 and n.form = 'name'
    join subject s on s.id = n.thing_id and s.kind = any(${[...landholdingKinds]})
    where exists (select from subject_time t where t.subject_id = s.id and t.during && int8range(a.earliest, a.latest, '[]'))
      or not exists (select from subject_time t where t.subject_id = s.id)`.execute(db);
  const rowsByBorder = Map.groupBy(rows, ({ i }) => i);
  const only = (i: number) => {
    const candidates = rowsByBorder.get(i) ?? [],
      kind = landholdingKinds.find((landholder) => candidates.some((candidate) => candidate.kind === landholder));
    const best = candidates.filter((candidate) => candidate.kind === kind);
    return best.length === 1 ? best[0]!.subjectId : null;
  };
  return borders.map((border, i) => ({
    ...border,
    subjectId: border.subject === undefined ? only(i) : (subjectIds.get(border.subject) ?? null),
  }));
}

const namesOf = ({ name, otherNames = [] }: ImportedBorder) => [
  ...new Set([...Object.values(name), ...otherNames].map(nameKey).filter(Boolean)),
];

async function subjectsByKey(db: Database, origin: string, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{
    key: string;
    subjectId: string;
  }>`select key, thing_id as subject_id from import_record where origin_id = ${origin} and key = any(${[...new Set(keys)]})`.execute(
    db,
  );
  return new Map(rows.map(({ key, subjectId }) => [key, subjectId]));
}

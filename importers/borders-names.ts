import { sql } from 'kysely';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { getSearchEngine } from '../src/kit/registry/search-engine.server.ts';
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
  const unassigned = borders.filter(({ subject }) => subject === undefined);
  const byName = Map.groupBy(
    await getSearchEngine().findByName(db, unassigned.flatMap(namesOf)),
    ({ requestedName }) => requestedName,
  );
  const idsOf = (border: ImportedBorder) =>
    new Set(namesOf(border).flatMap((name) => byName.get(name)?.map(({ thingId }) => thingId) ?? []));
  const lookups = borders.flatMap((border, i) =>
    border.subject === undefined ? [...idsOf(border)].map((id) => ({ i, id, ...recordBounds(border.time) })) : [],
  );
  const { rows } = await sql<{ i: number; subjectId: string; kind: (typeof landholdingKinds)[number] }>`
    select a.i, s.id as subject_id, s.kind
    from jsonb_to_recordset(${asJson(lookups)}) as a(i integer, id text, earliest bigint, latest bigint)
    join subject s on s.id = a.id and s.kind = any(${[...landholdingKinds]})
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

const namesOf = ({ name, otherNames = [] }: ImportedBorder) => [...new Set([...Object.values(name), ...otherNames])];

async function subjectsByKey(db: Database, origin: string, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{
    key: string;
    subjectId: string;
  }>`select key, thing_id as subject_id from import_record where origin_id = ${origin} and key = any(${[...new Set(keys)]})`.execute(
    db,
  );
  return new Map(rows.map(({ key, subjectId }) => [key, subjectId]));
}

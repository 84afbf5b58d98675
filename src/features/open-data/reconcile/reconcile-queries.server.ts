import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { isKind, type Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';

/** Most queries of one request, most candidates of a query, longest query in characters. */
export const maxQueries = 50;
const maxCandidates = 25,
  maxQueryLength = 200;

const PropertyValue = z.union([z.string().max(maxQueryLength), z.number(), z.boolean()]);
/** A value of a table: plain, or an entity that was matched before. */
const Value = z.union([PropertyValue, z.object({ id: z.string().max(120) })]);

/** Format: Reconciliation Service API 0.2, section 4. */
export const ReconcileQuery = z.object({
  query: z.string().max(maxQueryLength),
  type: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((type) => [type ?? []].flat().filter(isKind)),
  limit: z.number().int().min(1).default(5),
  properties: z
    .array(z.object({ pid: z.string().max(40), v: z.union([Value, z.array(Value)]) }))
    .max(10)
    .default([]),
});
export type ReconcileQuery = z.output<typeof ReconcileQuery>;

export interface Candidate {
  id: string;
  name: string;
  description: string;
  type: { id: Kind; name: string }[];
  /** 0 to 100. */
  score: number;
  /** Whether it may be taken without looking. */
  match: boolean;
}

interface SubjectRow {
  id: string;
  kind: Kind;
  weight: number;
  fromYear: number | null;
  toYear: number | null;
  wikidata: string | null;
  summary: string;
  latitude: number | null;
  longitude: number | null;
}

/** Of candidates, by how the query was found: as a name, as another name, as the beginning of a name, in a name by its words. */
const scores = { own: 90, other: 85, beginning: 60, words: 50 } as const;
/** What a property adds if it agrees, and takes if it does not. */
const agreement = 10,
  disagreement = 30;
/** Dates in tables are often a year or two off. */
const toleratedYears = 2;

/** The entries that a name may mean, the likeliest first. */
export async function reconcile(
  db: Database,
  queries: readonly ReconcileQuery[],
  { language, nameOfKind }: { language: Language; nameOfKind(kind: Kind): string },
): Promise<Candidate[][]> {
  const named = await getSearchEngine().findByName(
    db,
    [...new Set(queries.map(({ query }) => query.trim()).filter(Boolean))],
    { type: 'entries' },
  );
  const scoresOf = await Promise.all(
    queries.map(async ({ query, limit }) => {
      const name = query.trim(),
        candidates = new Map<string, number>();
      const add = (id: string, score: number) => {
        candidates.set(id, Math.max(score, candidates.get(id) ?? 0));
      };
      for (const { requestedName, thingId, own } of named)
        if (requestedName === name) add(thingId, own ? scores.own : scores.other);
      if (name && candidates.size < limit) {
        for (const { thingId } of await getSearchEngine().suggest(db, name, language, { linked: false }))
          add(thingId, scores.beginning);
        const { matches } = await getSearchEngine().search(db, name, language);
        for (const { type, thingId, name: matchedName } of matches.slice(0, maxCandidates))
          if (type === 'entries' && matchedName) add(thingId, scores.words);
      }
      return candidates;
    }),
  );
  const byWikidata = await findByWikidata(
    db,
    queries.flatMap(({ properties }) => wikidataOf(properties) ?? []),
  );
  const ids = [...new Set([...scoresOf.flatMap((candidates) => [...candidates.keys()]), ...byWikidata.values()])];
  const [rows, entries] = await Promise.all([loadSubjects(db, ids, language), loadLinkedEntries(db, ids, language)]);
  return queries.map((query, at) => {
    const identified = byWikidata.get(wikidataOf(query.properties) ?? '');
    if (identified) scoresOf[at]!.set(identified, 100);
    const list = [...scoresOf[at]!].flatMap(([id, score]) => {
      const row = rows.get(id),
        entry = entries.get(id);
      if (!row || !entry || (query.type.length && !query.type.includes(row.kind))) return [];
      const change = id === identified ? 0 : compareProperties(row, query.properties);
      return { row, entry, score: Math.max(0, Math.min(100, score + change)) };
    });
    list.sort((a, b) => b.score - a.score || b.row.weight - a.row.weight || (a.row.id < b.row.id ? -1 : 1));
    const isClear = list.length > 0 && list[0]!.score >= scores.other && (list[1]?.score ?? 0) < scores.other;
    return list.slice(0, Math.min(query.limit, maxCandidates)).map(({ row, entry, score }, rank) => ({
      id: row.id,
      name: entry.name,
      description: row.summary,
      type: [{ id: row.kind, name: nameOfKind(row.kind) }],
      score,
      match: rank === 0 && isClear,
    }));
  });
}

const valuesOf = (properties: ReconcileQuery['properties'], pid: string): string[] =>
  properties
    .filter((property) => property.pid === pid)
    .flatMap(({ v }) => [v].flat())
    .map((value) => String(typeof value === 'object' ? value.id : value).trim());

const wikidataOf = (properties: ReconcileQuery['properties']): string | undefined =>
  valuesOf(properties, 'wikidata').find((value) => /^Q[1-9]\d*$/.test(value));

/** The first and the last year, and the kind, compared with those of a table; what the table leaves out counts nothing. */
function compareProperties(row: SubjectRow, properties: ReconcileQuery['properties']): number {
  let change = 0;
  for (const [pid, year] of [
    ['from', row.fromYear],
    ['until', row.toYear],
  ] as const) {
    const stated = valuesOf(properties, pid).find((value) => /^-?\d{1,5}$/.test(value));
    if (stated === undefined || year === null) continue;
    change += Math.abs(Number(stated) - year) <= toleratedYears ? agreement : -disagreement;
  }
  const kind = valuesOf(properties, 'kind').find(isKind);
  if (kind) change += kind === row.kind ? agreement : -disagreement;
  return change;
}

async function findByWikidata(db: Database, items: readonly string[]): Promise<Map<string, string>> {
  if (!items.length) return new Map();
  const rows = await db
    .selectFrom('sameAs')
    .where('scheme', '=', 'wikidata')
    .where('value', 'in', [...new Set(items)])
    .select(['value', 'subjectId'])
    .execute();
  return new Map(rows.map(({ value, subjectId }) => [value, subjectId]));
}

/** Subjects with their first and last year; the year of somebody still living or of a state that exists is null. */
export async function loadSubjects(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, SubjectRow>> {
  const { rows } = await sql<SubjectRow>`
    select s.id, s.kind, s.weight, s.latitude, s.longitude, t.from_year, nullif(t.to_year, 2000000000) as to_year,
      (select min(value) from same_as where subject_id = s.id and scheme = 'wikidata') as wikidata,
      coalesce((select summary from entry where subject_id = s.id and language = ${language}), '') as summary
    from subject s
      left join lateral (select min(from_year) as from_year, max(to_year) as to_year from subject_time
        where subject_id = s.id and role = any('{life,birth,death,span,made}')) t on true
    where s.id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

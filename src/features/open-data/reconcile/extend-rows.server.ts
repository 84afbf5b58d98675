import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.server.ts';
import { hreflang, languages, type Language } from '../../../rules/languages.ts';
import { loadSubjects } from './reconcile-queries.server.ts';

/** Most rows and columns of one request. */
const maxExtendedIds = 200;

/** A request to add columns. Format: Reconciliation Service API 0.2, section 7. */
export const ExtendRequest = z.object({
  ids: z.array(z.string().max(120)).max(maxExtendedIds),
  properties: z.array(z.object({ id: z.string().max(40) })).max(20),
});

/** Columns that a table can get; names are in English, as their ids. */
export const extensionProperties: readonly { id: string; name: string }[] = [
  ...languages.map((language) => ({ id: `name-${hreflang(language)}`, name: `Name (${hreflang(language)})` })),
  { id: 'kind', name: 'Kind' },
  { id: 'from', name: 'First year' },
  { id: 'until', name: 'Last year' },
  { id: 'latitude', name: 'Latitude' },
  { id: 'longitude', name: 'Longitude' },
  { id: 'wikidata', name: 'Wikidata item' },
  { id: 'summary', name: 'Summary' },
];

type Cell = { str: string } | { int: number } | { float: number };

export async function extendRows(
  db: Database,
  { ids, properties }: z.output<typeof ExtendRequest>,
  language: Language,
) {
  const known = extensionProperties.filter(({ id }) => properties.some((property) => property.id === id));
  const [subjects, names] = await Promise.all([
    loadSubjects(db, ids, language),
    sql<{ subjectId: string; language: Language; name: string }>`
      select subject_id, language, name from entry where subject_id = any(${[...ids]})`.execute(db),
  ]);
  const nameOf = new Map(names.rows.map((row) => [`name-${hreflang(row.language)} ${row.subjectId}`, row.name]));
  const cellOf = (id: string, property: string): Cell[] => {
    const subject = subjects.get(id);
    if (!subject) return [];
    const value = {
      kind: subject.kind,
      from: subject.fromYear,
      until: subject.toYear,
      latitude: subject.latitude,
      longitude: subject.longitude,
      wikidata: subject.wikidata,
      summary: subject.summary || null,
    }[property];
    const text = nameOf.get(`${property} ${id}`) ?? value;
    if (text === null || text === undefined) return [];
    if (typeof text === 'string') return [{ str: text }];
    return [property === 'from' || property === 'until' ? { int: text } : { float: text }];
  };
  return {
    meta: known,
    rows: Object.fromEntries(
      ids.map((id) => [id, Object.fromEntries(known.map(({ id: property }) => [property, cellOf(id, property)]))]),
    ),
  };
}

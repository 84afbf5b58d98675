import { localizeCitation } from '../../rules/citations.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { linkedEntryColumn } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { relationTypes, type RelationType } from '../../rules/relation-types.ts';
import type { EntryRelation } from './contract.ts';
import { sentenceFor } from '../../rules/sentences/sentences.ts';
import { sentenceOf, type RelationRow } from './face/nodes-and-edges.server.ts';

/** Relations of a subject in both directions, with their word there and whether the other end has an entry. */
const relationsTouching = (subjectId: string): RawBuilder<unknown> => sql`
  select r.id, r.type, r.earliest, r.said, other.id as other, other.weight
  from (
    select id, type, earliest, word as said, to_id as other_id from relation where from_id = ${subjectId}
    union all
    select id, type, earliest, coalesce(inverse, word), from_id from relation where to_id = ${subjectId}
  ) r join subject other on other.id = r.other_id
  where exists (select from entry where entry.subject_id = r.other_id)`;

const inTypeOrder = (column: string) => sql`array_position(${[...relationTypes]}::text[], ${sql.ref(column)})`;

type EntryRelationRow = RelationRow & { other: LinkedEntry; here: LinkedEntry | null };

/** The columns of `relation`, with the entries at the subject's own end and at the other. */
const relationColumns = (subjectId: string, language: Language): RawBuilder<unknown> => sql`relation.*,
  ${linkedEntryColumn(sql`${subjectId}`, language)} as here,
  ${linkedEntryColumn(sql`case when relation.from_id = ${subjectId} then relation.to_id else relation.from_id end`, language)} as other`;

/** A page of a subject's relations: by type in fixed order, then by time, then by weight of the other end. */
export async function relationsOf(
  db: Database,
  subjectId: string,
  language: Language,
  page: number,
  size: number,
): Promise<{ total: number; relations: EntryRelation[] }> {
  const { rows } = await sql<EntryRelationRow & { total: number }>`
    with found as (${relationsTouching(subjectId)}), chosen as (
      select id, count(*) over () as total, row_number() over (order by ${inTypeOrder('type')}, earliest nulls last, weight desc, id) as place
      from found order by place limit ${size} offset ${(page - 1) * size}
    )
    select ${relationColumns(subjectId, language)}, chosen.total from chosen join relation on relation.id = chosen.id order by chosen.place`.execute(
    db,
  );
  if (!rows.length && page > 1)
    return { total: (await relationsOf(db, subjectId, language, 1, 1)).total, relations: [] };
  return { total: rows[0]?.total ?? 0, relations: toEntryRelations(subjectId, rows, language) };
}

/** Rows as seen from one of their ends; empty if that has no entry. */
const toEntryRelations = (subjectId: string, rows: readonly EntryRelationRow[], language: Language): EntryRelation[] =>
  rows.flatMap(({ here: ownEntry, other, ...row }) =>
    ownEntry ? [toEntryRelation(row, row.fromId === subjectId, { ownEntry, other }, language)] : [],
  );

function toEntryRelation(
  row: RelationRow,
  outwards: boolean,
  { ownEntry, other }: { ownEntry: LinkedEntry; other: LinkedEntry },
  language: Language,
): EntryRelation {
  const sentence = sentenceOf(row, language);
  const [a, b] = outwards ? [ownEntry, other] : [other, ownEntry];
  const [atA, atB] = outwards ? ['{here}', '{other}'] : ['{other}', '{here}'];
  return {
    id: row.id,
    type: row.type,
    word: wordIn(outwards ? row.word : (row.inverse ?? row.word), language),
    says: sentenceFor(sentence.value, { a, b }, sentence.language).replace(/\{([ab])\}/g, (_, end) =>
      end === 'a' ? atA : atB,
    ),
    language: sentence.language,
    direction: row.inverse ? (outwards ? 'out' : 'in') : 'both',
    other,
    time: timeOf(row),
    place:
      row.latitude === null ? null : { latitude: row.latitude, longitude: row.longitude!, name: row.placeName ?? {} },
    description: selectTranslation(row.description, language)?.value ?? null,
    attributes: row.attributes,
    source: localizeCitation(row.source, language),
  };
}
const wordIn = (word: InLanguages, language: Language) => selectTranslation(word, language)?.value ?? '';

/** Number of relations returned per word. */
const relationsPerWord = 10;

interface Subdivision {
  type: RelationType;
  count: number;
  words: { word: string; count: number; relations: EntryRelation[] }[];
}

/** A subject's relations by type and word, the most frequent words of a type first. */
export async function subdivisionOf(db: Database, subjectId: string, language: Language): Promise<Subdivision[]> {
  const { rows } = await sql<EntryRelationRow & { said: InLanguages; count: number }>`
    with found as (${relationsTouching(subjectId)}), ranked as (
      select id, said, count(*) over same as count, row_number() over (same order by earliest nulls last, weight desc, id) as place
      from found window same as (partition by type, said)
    )
    select ${relationColumns(subjectId, language)}, ranked.said, ranked.count from ranked join relation on relation.id = ranked.id
    where place <= ${relationsPerWord} order by ${inTypeOrder('relation.type')}, place`.execute(db);
  const relations = new Map(toEntryRelations(subjectId, rows, language).map((relation) => [relation.id, relation]));
  return [...Map.groupBy(rows, ({ type }) => type)].map(([type, ofType]) => {
    // Words that differ in one language may be equal in another.
    const words = [...Map.groupBy(ofType, ({ said }) => wordIn(said, language))].map(([word, alike]) => ({
      word,
      count: sum([...new Map(alike.map(({ said, count }) => [JSON.stringify(said), count])).values()]),
      relations: alike.flatMap(({ id }) => relations.get(id) ?? []).slice(0, relationsPerWord),
    }));
    return { type, count: sum(words.map(({ count }) => count)), words: words.sort((a, b) => b.count - a.count) };
  });
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The words in use for each type with their counts, the most frequent first. */
export async function wordsInUse(
  db: Database,
  language: Language,
): Promise<Map<RelationType, { word: string; inverse: string | null; count: number }[]>> {
  const { rows } = await sql<{ type: RelationType; word: InLanguages; inverse: InLanguages | null; count: number }>`
    select type, word, inverse, relations as count from relation_word order by id`.execute(db);
  const counts = new Map<string, { type: RelationType; word: string; inverse: string | null; count: number }>();
  for (const { type, count, ...row } of rows) {
    const word = wordIn(row.word, language),
      inverse = row.inverse && wordIn(row.inverse, language);
    const key = JSON.stringify([type, word, inverse]);
    counts.set(key, { type, word, inverse, count: (counts.get(key)?.count ?? 0) + count });
  }
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  return new Map(
    [...Map.groupBy(sorted, ({ type }) => type)].map(([type, words]) => [
      type,
      words.slice(0, limits.relationPageSize).map(({ word, inverse, count }) => ({ word, inverse, count })),
    ]),
  );
}

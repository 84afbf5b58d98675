import { localizeCitation } from '../../../rules/citations.ts';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { fallbackOrder, selectTranslation, type Language } from '../../../rules/languages.ts';
import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import type { GraphEdge, GraphNode } from '../contract.ts';
import { sentenceFor } from '../../../rules/sentences/sentences.ts';
import type { RelationTable } from '../tables.ts';

export type RelationRow = Selectable<RelationTable>;
export type NumberedNode = GraphNode & { number: number };

/** Subjects as nodes of a graph, by id or by number; omits those without any entry. */
export async function nodesOf(
  db: Database,
  by: { ids: readonly string[] } | { numbers: readonly number[] },
  language: Language,
): Promise<NumberedNode[]> {
  const these =
    'ids' in by
      ? sql`subject.id = any(${[...by.ids]}::text[])`
      : sql`subject.number = any(${[...by.numbers]}::integer[])`;
  const { rows } = await sql<Omit<NumberedNode, 'time'> & Parameters<typeof timeOf>[0]>`
    select distinct on (subject.id) subject.id as item_id, subject.number, subject.kind, subject.weight as degree,
      entry.id, entry.name, entry.disambiguation, entry.language, time.start_time, time.end_time, time.start_note, time.end_note
    from subject join entry on entry.subject_id = subject.id
      left join subject_time time on time.subject_id = subject.id and time.position = 0
    where ${these}
    order by subject.id, array_position(${[...fallbackOrder(language)]}::text[], entry.language)`.execute(db);
  return rows.map(({ startTime, endTime, startNote, endNote, ...node }) => ({
    ...node,
    time: timeOf({ startTime, endTime, startNote, endNote }),
  }));
}

/** Relations as edges; omits those with an end outside `nodes`. */
export function edgesOf(rows: readonly RelationRow[], nodes: readonly GraphNode[], language: Language): GraphEdge[] {
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode]));
  return rows.flatMap((row): GraphEdge[] => {
    const a = node.get(row.fromId),
      b = node.get(row.toId);
    if (!a || !b) return [];
    const sentence = sentenceOf(row, language);
    return [
      {
        id: row.id,
        a: row.fromId,
        b: row.toId,
        type: row.type,
        word: selectTranslation(row.word, language)?.value ?? '',
        directed: row.inverse !== null,
        time: timeOf(row),
        says: sentenceFor(sentence.value, { a, b }, sentence.language),
        language: sentence.language,
        description: selectTranslation(row.description, language)?.value ?? null,
        source: localizeCitation(row.source, language),
      },
    ];
  });
}

/**
 * The sentence of a relation, in the reader's language or the next available; built from its word if it has no
 * sentence.
 */
export function sentenceOf(row: RelationRow, language: Language): { value: string; language: Language } {
  const word = selectTranslation(row.word, language) ?? {
    value: translateFor(language)(`relation.type.${row.type}`),
    language,
  };
  const written = selectTranslation(row.sentence, language);
  // A word in the reader's language is preferred over a sentence in another.
  if (written && (written.language === language || word.language !== language)) return written;
  return {
    value: translateFor(word.language)('relation.sentence', { word: word.value, a: '{a}', b: '{b}' }),
    language: word.language,
  };
}

export const relationsByNumber = async (db: Database, numbers: readonly number[]): Promise<RelationRow[]> =>
  numbers.length
    ? db
        .selectFrom('relation')
        .where('number', 'in', [...new Set(numbers)])
        .selectAll()
        .execute()
    : [];

/** Every relation between any two of these. */
async function relationsAmong(db: Database, numbers: readonly number[]): Promise<RelationRow[]> {
  const { rows } = await sql<RelationRow>`
    select relation.* from edge join relation on relation.number = edge.number
    where edge.a = any(${[...numbers]}::integer[]) and edge.b = any(${[...numbers]}::integer[]) order by relation.number`.execute(
    db,
  );
  return rows;
}

/** The neighbours of a subject, at most `limit`: round robin over the relation types, the best-linked first. */
async function nearestIdsOf(db: Database, subjectId: string, limit: number): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ type: RelationType; id: string; total: number }>`
    with neighbour as (
      select type, to_id as id from relation where from_id = ${subjectId} union select type, from_id from relation where to_id = ${subjectId}
    ), linked as (
      select neighbour.type, subject.id, row_number() over (partition by neighbour.type order by subject.weight desc, subject.id) as place
      from neighbour join subject on subject.id = neighbour.id where exists (select from entry where entry.subject_id = subject.id)
    )
    select type, id, (select count(distinct id) from linked) as total from linked where place <= ${limit} order by place`.execute(
    db,
  );
  const queues = relationTypes.map((type) => rows.filter((row) => row.type === type).map(({ id }) => id));
  return { ids: roundRobin(queues, limit), total: rows[0]?.total ?? 0 };
}

/** Takes from each queue in turn, without duplicates, until there are enough. */
function roundRobin<T>(queues: readonly (readonly T[])[], limit: number): T[] {
  const items = new Set<T>();
  const at = queues.map(() => 0);
  while (items.size < limit && queues.some((queue, index) => at[index]! < queue.length)) {
    for (const [index, queue] of queues.entries()) {
      while (at[index]! < queue.length && items.has(queue[at[index]!]!)) at[index]!++;
      if (at[index]! < queue.length && items.size < limit) items.add(queue[at[index]!++]!);
    }
  }
  return [...items];
}

/** A subject with its nearest neighbours and all relations among them. */
export async function nearestGraph(db: Database, subjectId: string, limit: number, language: Language) {
  const { ids, total } = await nearestIdsOf(db, subjectId, limit);
  const unorderedNodes = await nodesOf(db, { ids: [subjectId, ...ids] }, language);
  const order = new Map([subjectId, ...ids].map((id, place) => [id, place]));
  const numbered = unorderedNodes.sort((a, b) => order.get(a.itemId)! - order.get(b.itemId)!);
  const nodes = numbered.map(withoutNumber);
  return {
    center: subjectId,
    total,
    nodes,
    edges: edgesOf(
      await relationsAmong(
        db,
        numbered.map(({ number }) => number),
      ),
      nodes,
      language,
    ),
  };
}

export function withoutNumber(numbered: NumberedNode): GraphNode {
  const { itemId, id, name, disambiguation, language, kind, time, degree } = numbered;
  return { itemId, id, name, disambiguation, language, kind, time, degree };
}

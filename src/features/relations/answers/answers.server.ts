import type { AnswerDoubt, AnswerLine } from '../../../kit/answers/contract.ts';
import { doubtsOfTime } from '../../../kit/answers/doubts.ts';
import type { AnswerContext, Answerer, Answerers } from '../../../kit/registry/answers.server.ts';
import { Failure } from '../../../rules/errors.ts';
import type { Gender, Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { linkedEntryOf } from '../../../rules/schemas.ts';
import { createDatabaseEngine } from '../paths/database-paths.server.ts';
import { describePaths, findPaths, stopsOf } from '../paths/path-search.server.ts';
import { pathAddress, readPathQuery } from '../paths/path-query.ts';
import { edgesOf, nodesOf, withoutNumber, type RelationRow } from '../face/nodes-and-edges.server.ts';
import { hopsOf } from '../face/hops-of-path.ts';
import { partsOf } from '../../../rules/sentences/compose-sentence.ts';
import relationWords from './relation-words.json' with { type: 'json' };

/** Which relations answer a question: by their English word, and the end that is asked for. */
interface AnsweringRelations {
  answer: 'from' | 'to' | 'either';
  words: readonly string[];
  /** Of the end that is asked for. */
  gender?: Gender;
}
const answering = new Map(Object.entries(relationWords as Record<string, AnsweringRelations>));

/** Most relations that are read for a question. */
const maxRelations = 40;
const traditions = new Set(['reputed author of']);

/** Relations of a subject that answer a question; those with a union are answered by families. */
async function findRelations(
  { db }: AnswerContext,
  subjectId: string,
  { answer, words, gender }: AnsweringRelations,
  year: number | null,
): Promise<RelationRow[]> {
  const rows = await db
    .selectFrom('relation')
    .where((where) =>
      where.or([
        ...(answer === 'to' ? [] : [where('toId', '=', subjectId)]),
        ...(answer === 'from' ? [] : [where('fromId', '=', subjectId)]),
      ]),
    )
    .where('unionId', 'is', null)
    .where((where) => where(where.ref('word', '->>').key('en'), 'in', [...words]))
    .orderBy('earliest')
    .orderBy('number')
    .limit(maxRelations)
    .selectAll()
    .execute();
  const during = rows.filter(
    ({ fromYear, toYear }) => year === null || (fromYear !== null && fromYear <= year && year <= (toYear ?? fromYear)),
  );
  if (!gender || !during.length) return during;
  const otherOf = ({ fromId, toId }: RelationRow) => (fromId === subjectId ? toId : fromId);
  const ofGender = await db
    .selectFrom('subject')
    .where('id', 'in', during.map(otherOf))
    .where('gender', '=', gender)
    .select('id')
    .execute();
  const ids = new Set(ofGender.map(({ id }) => id));
  return during.filter((row) => ids.has(otherOf(row)));
}

const doubtsOf = (row: RelationRow): AnswerDoubt[] => [
  ...(traditions.has(row.word.en ?? '') ? (['tradition'] as const) : []),
  ...doubtsOfTime(row),
];

async function linesOf({ db, language }: AnswerContext, rows: readonly RelationRow[]): Promise<AnswerLine[]> {
  const nodes = (
    await nodesOf(db, { ids: [...new Set(rows.flatMap(({ fromId, toId }) => [fromId, toId]))] }, language)
  ).map(withoutNumber);
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode]));
  return edgesOf(rows, nodes, language).map((edge) => ({
    sentence: partsOf(edge.says, { a: node.get(edge.a)!, b: node.get(edge.b)! }, edge.language),
    language: edge.language,
    time: edge.time,
    doubts: doubtsOf(rows.find(({ id }) => id === edge.id)!),
    source: edge.source,
  }));
}

/** Makers of a building or a state by any of the words: readers say that a city was built, or founded. */
const rolesOfMaker: Partial<Record<Kind, readonly string[]>> = {
  place: ['built', 'founded'],
  site: ['built', 'founded'],
};

const answerByRelation: Answerer = async ({ kind, role, subjectId, year }, context) => {
  const subject = await context.db.selectFrom('subject').where('id', '=', subjectId).select('kind').executeTakeFirst();
  const roles = (kind === 'maker' && subject && rolesOfMaker[subject.kind]) || [role];
  for (const name of roles.toSorted((a, b) => Number(b === role) - Number(a === role))) {
    const relations = answering.get(name === null ? kind : `${kind}.${name}`);
    const rows = relations ? await findRelations(context, subjectId, relations, year) : [];
    if (rows.length) return { lines: await linesOf(context, rows) };
  }
  return null;
};

/** How two subjects are connected: the path in their own time, step by step. */
const connected: Answerer = async ({ subjectId, otherId }, context) => {
  const { db, language, paths = createDatabaseEngine(db) } = context;
  const filters = {
    types: [],
    kinds: [],
    hops: limits.pathHops,
    together: false,
    way: 'time' as const,
    alternatives: 1,
  };
  try {
    const stops = await stopsOf(db, [subjectId, otherId!]);
    const reply = await describePaths(db, stops, await findPaths(db, paths, stops, filters, language), language);
    const ids = [stops[0]!.id, stops[1]!.id].map((id) => reply.nodes.find(({ itemId }) => itemId === id)!.id);
    return {
      lines: hopsOf(reply.paths[0]!, reply).map((hop) => ({
        sentence: hop.sentence.map((part) =>
          typeof part === 'string' ? part : { entry: linkedEntryOf(part.entry), name: part.name },
        ),
        language: hop.language,
        time: hop.time,
        doubts: [],
        source: hop.source,
      })),
      page: {
        name: 'path',
        href: pathAddress({ ...readPathQuery(new URLSearchParams()), id: ids[0]!, to: ids[1]!, way: 'time' }),
      },
    };
  } catch (error) {
    if (error instanceof Failure) return null; // there is no path
    throw error;
  }
};

/** What relations answer. */
export const relationAnswers: Answerers = {
  ruler: answerByRelation,
  maker: answerByRelation,
  where: answerByRelation,
  kin: answerByRelation,
  connected,
};

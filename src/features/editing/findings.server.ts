import type { Database } from '../../kit/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Facts } from '../entries/rules.ts';
import type { Relations } from '../relations/rules.ts';
import type { Timeline } from '../timelines/rules.ts';
import type { Timemap } from '../timemaps/rules.ts';
import { checkFacts, checkRelations, checkTimeline, checkTimemap, isOldIn, type Found, type Known } from './checks.ts';
import type { Part } from './locks.server.ts';
import type { Contents } from './publish.server.ts';

/** What the checks find in a proposal, beside what stood there before. */
export async function findingsOf(db: Database, { subjectId, module }: Part, content: Contents[keyof Contents], baseId: string | null, language: Language): Promise<Found[]> {
  if (module === 'text') return [];
  const base = baseId ? ((await db.selectFrom('revision').where('id', '=', baseId).select('content').executeTakeFirst())?.content as Contents[keyof Contents] | undefined) : undefined;
  const before = <Item>(items: (content: never) => readonly Item[]) => isOldIn(base ? items(base as never) : []);
  switch (module) {
    case 'facts': return checkFacts(content as Facts, before(({ times }: Facts) => times));
    case 'timemap': return checkTimemap(content as Timemap, before(({ nodes }: Timemap) => nodes));
    case 'timeline': return checkTimeline(content as Timeline, await knownSelf(db, subjectId, language), before(({ events }: Timeline) => events));
    case 'relations': {
      const { relations } = content as Relations;
      return checkRelations({ relations }, await knownSelf(db, subjectId, language), await knownOf(db, relations.map(({ to }) => to), language), subjectId, before((old: Relations) => old.relations));
    }
  }
}

const unknown: Known = { name: '', earliest: null, latest: null, isPerson: false };
const knownSelf = async (db: Database, subjectId: string, language: Language) => (await knownOf(db, [subjectId], language)).get(subjectId) ?? unknown;

/** Subjects by id: what they are called, and when they were. */
async function knownOf(db: Database, ids: readonly string[], language: Language): Promise<Map<string, Known>> {
  if (!ids.length) return new Map();
  const [rows, names] = await Promise.all([
    db.selectFrom('subject').leftJoin('subjectTime', (join) => join.onRef('subjectTime.subjectId', '=', 'subject.id').on('subjectTime.role', 'in', ['life', 'span'])).where('subject.id', 'in', [...new Set(ids)])
      .groupBy(['subject.id', 'subject.kind']).select((from) => ['subject.id', 'subject.kind', from.fn.min('subjectTime.earliest').as('earliest'), from.fn.max('subjectTime.latest').as('latest')]).execute(),
    linkedEntries(db, ids, language),
  ]);
  return new Map(rows.map(({ id, kind, earliest, latest }) => [id, { name: names.get(id)?.name ?? id, earliest, latest, isPerson: kind === 'person' }]));
}

import type { Database } from '../../../kit/database/database.server.ts';
import { linkedEntries } from '../../../kit/linked-entries.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Relations } from '../../relations/rules.ts';
import type { Found, Known } from '../face/findings.ts';
import { checked } from '../face/in-thread.server.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import type { Contents } from '../face/publish.server.ts';

/** What the checks find in a proposal, beside what stood there before. */
export async function findingsOf(
  db: Database,
  { thingId, module }: PartRef,
  content: Contents[keyof Contents],
  baseId: string | null,
  language: Language,
): Promise<Found[]> {
  if (module === 'text') return [];
  const base = baseId
    ? ((await db.selectFrom('revision').where('id', '=', baseId).select('content').executeTakeFirst())?.content as
        | Contents[keyof Contents]
        | undefined)
    : undefined;
  const speaksOfOthers = module === 'relations';
  return checked({
    module,
    content,
    base,
    thingId,
    self: module === 'facts' || module === 'timemap' ? unknown : await knownSelf(db, thingId, language),
    others: speaksOfOthers
      ? await knownOf(
          db,
          (content as Relations).relations.map(({ to }) => to),
          language,
        )
      : new Map(),
  });
}

const unknown: Known = { name: '', earliest: null, latest: null, isPerson: false };
const knownSelf = async (db: Database, thingId: string, language: Language) =>
  (await knownOf(db, [thingId], language)).get(thingId) ?? unknown;

/** Subjects by id: what they are called, and when they were. */
async function knownOf(db: Database, ids: readonly string[], language: Language): Promise<Map<string, Known>> {
  if (!ids.length) return new Map();
  const [rows, names] = await Promise.all([
    db
      .selectFrom('subject')
      .leftJoin('subjectTime', (join) =>
        join.onRef('subjectTime.subjectId', '=', 'subject.id').on('subjectTime.role', 'in', ['life', 'span']),
      )
      .where('subject.id', 'in', [...new Set(ids)])
      .groupBy(['subject.id', 'subject.kind'])
      .select((from) => [
        'subject.id',
        'subject.kind',
        from.fn.min('subjectTime.earliest').as('earliest'),
        from.fn.max('subjectTime.latest').as('latest'),
      ])
      .execute(),
    linkedEntries(db, ids, language),
  ]);
  return new Map(
    rows.map(({ id, kind, earliest, latest }) => [
      id,
      { name: names.get(id)?.name ?? id, earliest, latest, isPerson: kind === 'person' },
    ]),
  );
}

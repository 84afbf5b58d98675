import type { Language } from '../rules/languages.ts';
import type { Database } from './database/database.server.ts';
import { loadLinkedEntries } from './linked-entries.server.ts';

/** A subject's name, and its life, reign or span in seconds; null if unknown. */
export interface SubjectFacts {
  name: string;
  earliest: number | null;
  latest: number | null;
  isPerson: boolean;
}

/** For a subject that is not published yet. */
export const noSubjectFacts: SubjectFacts = { name: '', earliest: null, latest: null, isPerson: false };

/** Names and spans of subjects, by id. */
export async function loadSubjectFacts(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, SubjectFacts>> {
  if (!ids.length) return new Map();
  const [rows, names] = await Promise.all([
    db
      .selectFrom('subject')
      .leftJoin('subjectTime', (join) =>
        join
          .onRef('subjectTime.subjectId', '=', 'subject.id')
          .on('subjectTime.role', 'in', ['life', 'birth', 'death', 'span']),
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
    loadLinkedEntries(db, ids, language),
  ]);
  return new Map(
    rows.map(({ id, kind, earliest, latest }) => [
      id,
      { name: names.get(id)?.name ?? id, earliest, latest, isPerson: kind === 'person' },
    ]),
  );
}

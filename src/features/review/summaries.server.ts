import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import type { Submission } from '../../editing/revisions/contract.ts';
import { summarizeChange } from '../../editing/revisions/face/summary/summarize.server.ts';
import type { QueueSummary } from './contract.ts';

/** Contents of more characters are not read for a list. */
const sizeLimit = 500_000;
const maxNames = 3;

/** Summaries of the contents in the queue, by revision id. */
export async function summariesOf(
  db: Database,
  language: Language,
  submissions: readonly Submission[],
): Promise<ReadonlyMap<string, QueueSummary>> {
  const ids = submissions.flatMap(({ id, size }) => (size <= sizeLimit ? [id] : []));
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('revision')
    .leftJoin('revision as base', 'base.id', 'revision.baseId')
    .where('revision.id', 'in', ids)
    .select(['revision.id', 'revision.module', 'revision.content', 'base.content as baseContent'])
    .execute();
  const summaries = rows.flatMap(({ id, module, content, baseContent }) => {
    const summary = summarizeChange(module, content, baseContent);
    return summary ? [{ id, ...summary, subjects: [...new Set(summary.subjects)].slice(0, maxNames) }] : [];
  });
  const subjectSummaries = await loadSummaries(
    db,
    summaries.flatMap(({ subjects }) => subjects),
    language,
  );
  return new Map(
    summaries.map(({ id, unit, count, subjects }) => [
      id,
      { unit, count, names: subjects.flatMap((subject) => subjectSummaries.get(subject)?.name ?? []) },
    ]),
  );
}

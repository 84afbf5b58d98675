import type { Database } from '../../kit/database/database.server.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import { selectTranslation, type Language } from '../../rules/languages.ts';
import { coversOf } from './face/covers.server.ts';

export async function loadBookCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  const rows = await db
    .selectFrom('book')
    .where('id', 'in', [...ids])
    .select(['id', 'workId', 'facts'])
    .execute();
  const coverOf = await coversOf(db, rows);
  return rows.map(({ id, facts }) => [
    id,
    {
      summary:
        selectTranslation(facts.description, language)?.value ?? facts.bookAuthors.map(({ name }) => name).join(' · '),
      time: facts.writing,
      picture: coverOf(id),
    },
  ]);
}

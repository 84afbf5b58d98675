import type { Database } from '../../../kit/database/database.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';

/** What things are called, by their ids, in each language that they have. */
export async function namesOf(
  db: Database,
  subjectIds: readonly string[],
): Promise<Map<string, Partial<Record<Language, string>>>> {
  const names = new Map<string, Partial<Record<Language, string>>>();
  if (!subjectIds.length) return names;
  for (const { subjectId, language, name } of await db
    .selectFrom('entry')
    .where('subjectId', 'in', [...new Set(subjectIds)])
    .select(['subjectId', 'language', 'name'])
    .execute()) {
    names.set(subjectId, { ...names.get(subjectId), [language]: name });
  }
  return names;
}

/** What the subject of a revision is called: by what is proposed, or by what readers see. */
export async function nameOf(
  db: Database,
  row: { thingId: string; module: Module; content: unknown; bundleId: string },
  language: Language,
): Promise<string> {
  if (row.module === 'text') return (row.content as { name: string }).name;
  const entry = await db
    .selectFrom('entry')
    .where('subjectId', '=', row.thingId)
    .select(['name', 'language'])
    .execute();
  const text = entry.find((one) => one.language === language) ?? entry[0];
  if (text) return text.name;
  const together = await db
    .selectFrom('revision')
    .where('bundleId', '=', row.bundleId)
    .where('module', '=', 'text')
    .select('content')
    .executeTakeFirst();
  return (together?.content as { name?: string } | undefined)?.name ?? row.thingId;
}

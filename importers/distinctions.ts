import { sql } from 'kysely';
import { publishAtOnce, type Proposal } from '../src/editing/revisions/face/publish.server.ts';
import type { Text } from '../src/features/entries/rules.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import type { InLanguages, Language } from '../src/rules/languages.ts';

/** Names, as `language name`, that another subject has, here or among these, and that need a distinction. */
export async function findSharedNames(
  db: Database,
  subjects: readonly { subjectId: string; names: InLanguages }[],
): Promise<Set<string>> {
  const shared = new Set<string>(),
    once = new Set<string>();
  const nameRows = subjects.flatMap(({ subjectId, names }) =>
    Object.entries(names).map(([language, name]) => ({ language, name: name.toLowerCase(), subject_id: subjectId })),
  );
  for (const { language, name } of nameRows)
    (once.has(`${language} ${name}`) ? shared : once).add(`${language} ${name}`);
  if (!nameRows.length) return shared;
  const { rows } = await sql<{ language: Language; name: string }>`
    select w.language, w.name from jsonb_to_recordset(${asJson(nameRows)}) as w(language text, name text, subject_id text)
    where exists (select from entry e where e.language = w.language and lower(e.name) = w.name and e.subject_id <> w.subject_id)`.execute(
    db,
  );
  for (const { language, name } of rows) shared.add(`${language} ${name}`);
  return shared;
}

/** Adds its distinction to each entry of this import that shares its name with one that was read later. */
export async function distinguishNamesakes(
  db: Database,
  records: readonly { subjectId: string; distinction: InLanguages }[],
  { origin, authorId }: { origin: string; authorId: string },
): Promise<void> {
  if (!records.length) return;
  const { rows } = await sql<{ subjectId: string; language: Language; content: Text }>`
    select e.subject_id, e.language, text.content from entry e cross join lateral (
      select content from revision r where r.thing_id = e.subject_id and r.module = 'text' and r.language = e.language and r.published
      order by publication_number desc limit 1) text
    where e.subject_id = any(${records.map(({ subjectId }) => subjectId)}) and e.disambiguation is null
      and exists (select from entry other where other.language = e.language and lower(other.name) = lower(e.name)
        and other.subject_id <> e.subject_id)`.execute(db);
  const distinctions = new Map(records.map(({ subjectId, distinction }) => [subjectId, distinction]));
  const proposals = rows.flatMap(({ subjectId, language, content }): Proposal[] => {
    const disambiguation = distinctions.get(subjectId)![language];
    return disambiguation
      ? [{ module: 'text', thingId: subjectId, language, content: { ...content, disambiguation } }]
      : [];
  });
  if (proposals.length) await publishAtOnce(db, proposals, { authorId, originId: origin });
}

import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { loadSummaries } from '../../../kit/registry/things.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { FurtherPart } from '../writing-contract.ts';
import type { Text } from '../rules.ts';
import { assertNameIsFree } from './namesakes.server.ts';

/** Modules of parts that may be proposed with a new entry. */
const modules = ['text', 'relations', 'timeline'] as const;

export const furtherPartRef = (
  thingId: string,
  part: { module: FurtherPart['module']; language?: Language },
): PartRef => ({ thingId, module: part.module, language: part.language ?? null, key: '' });

/** V07 for the text of a new entry and its texts in other languages. Fails also if one of them is given twice. */
export async function assertNamesAreFree(context: Context, text: Text, further: readonly FurtherPart[]): Promise<void> {
  const texts = [
    { language: context.language, content: text },
    ...further.flatMap((part) => (part.module === 'text' ? [part] : [])),
  ];
  if (new Set(texts.map(({ language }) => language)).size < texts.length) fail('badInput', { field: 'further' });
  for (const { language, content } of texts) await assertNameIsFree({ ...context, language }, content, null);
}

/** Removes the further drafts of the last save; its text in `language` is not one of them. */
export const removeFurtherDrafts = (
  db: Database,
  { thingId, language }: { thingId: string; language: Language },
  memberId: string,
): Promise<unknown> =>
  db
    .deleteFrom('revision')
    .where('authorId', '=', memberId)
    .where('thingId', '=', thingId)
    .where('state', '=', 'draft')
    .where('module', 'in', modules)
    .where(sql<boolean>`language is distinct from ${language}`)
    .execute();

/** The latest further parts of a member's new entry, as drafts or as rejected. */
export async function loadFurtherParts(
  db: Database,
  thingId: string,
  { memberId, language }: { memberId: string; language: Language },
) {
  const { rows } = await sql<{ module: string; language: Language | null; content: unknown }>`
    select distinct on (module, language) module, language, content from revision
    where author_id = ${memberId} and thing_id = ${thingId} and module = any(${[...modules]})
      and state in ('draft', 'not passed') and language is distinct from ${language}
    order by module, language, (state = 'draft') desc, changed_at desc`.execute(db);
  const parts = rows.map((row) => FurtherPart.parse({ ...row, ...(row.language === null && { language: undefined }) }));
  const ends = parts.flatMap((part) => (part.module === 'relations' ? part.content.relations.map(({ to }) => to) : []));
  const summaries = await loadSummaries(db, [...new Set(ends)], language);
  return { parts, names: Object.fromEntries([...summaries].map(([id, { name }]) => [id, name])) };
}

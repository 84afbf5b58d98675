import { sql } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import { asLines, type PackForm } from './pack-form.server.ts';

/**
 * A file of a pack of everything with the things of a part that were imported, a line each; those by members belong to
 * their authors.
 */
export const importedForm = (name: string, module: Module): PackForm =>
  async function* ({ db, isAll }) {
    if (!isAll) return;
    const { rows } = await sql<{ id: string; language: Language | null; content: unknown }>`
      select * from (
        select distinct on (thing_id, language) thing_id as id, language, content, origin_id, publication_number from revision
        where module = ${module} and published order by thing_id, language, publication_number desc) thing
      where origin_id is not null order by publication_number`.execute(db);
    if (!rows.length) return;
    yield {
      name,
      type: 'application/x-ndjson',
      isText: true,
      content: () =>
        asLines(
          (async function* () {
            for (const { id, language, content } of rows) yield { id, ...(language && { language }), content };
          })(),
        ),
    };
  };

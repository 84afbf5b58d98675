import { sql } from 'kysely';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { deriveId } from '../../../kit/database/ids.server.ts';
import { readIdentifier, writeIdentifier } from '../../../rules/source-identifiers.ts';
import { readPassageAddress } from '../../books/face/passage-address.ts';
import { fold } from '../../../kit/folding.server.ts';

/** Most characters of a title; longer texts are skipped. */
const maxTitleLength = 300;

/** Stores the sources of published revisions, for suggestions to later authors. In the publication's transaction. */
export async function upsertSources(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const rows = new Map<string, object>();
  for (const source of published.flatMap(({ part, content }) => part.listSources(content))) {
    const title = source.title.trim(),
      author = source.author?.trim() || null,
      year = source.year?.trim() || null,
      // The address of a passage belongs to one citation, not to the book.
      url = source.url && /^https?:\/\//.test(source.url) && !readPassageAddress(source.url) ? source.url : null;
    if (!title || title.length > maxTitleLength) continue;
    const id = deriveId(fold(title), fold(author ?? ''), year),
      identifier = url ? readIdentifier(url) : null;
    const forms = source.forms
      ? Object.fromEntries(Object.entries(source.forms).map(([at, form]) => [at, { ...form, where: null }]))
      : null;
    const before = rows.get(id) as { url: string | null; forms: object | null } | undefined;
    if (!before || (!before.url && url) || (!before.forms && forms))
      rows.set(id, {
        id,
        title,
        author,
        year,
        url,
        identifier: identifier && identifier !== 'wrong' ? writeIdentifier(identifier) : null,
        folded: fold(
          [
            ...new Set([
              title,
              author,
              ...Object.values(source.forms ?? {}).flatMap((form) => [form.title, form.author]),
            ]),
          ]
            .filter(Boolean)
            .join(' '),
        ),
        forms,
        kind: source.kind ?? null,
        language: source.language ?? null,
      });
  }
  if (!rows.size) return;
  // In a fixed order, so that two publications with the same books cannot deadlock.
  await sql`
    insert into source (id, title, author, year, url, identifier, folded, forms, kind, language)
    select id, title, author, year, url, identifier, folded, forms, kind, language from jsonb_populate_recordset(null::source, ${asJson([...rows.values()])}) order by id
    on conflict (id) do update set url = coalesce(source.url, excluded.url), identifier = coalesce(source.identifier, excluded.identifier),
      folded = case when excluded.forms is null then source.folded else excluded.folded end,
      forms = coalesce(excluded.forms, source.forms), kind = coalesce(excluded.kind, source.kind), language = coalesce(excluded.language, source.language)
    where source.url is null and excluded.url is not null or excluded.forms is not null and source.forms is distinct from excluded.forms`.execute(
    db,
  );
}

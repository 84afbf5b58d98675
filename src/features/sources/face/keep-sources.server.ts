import { sql } from 'kysely';
import { DomUtils, parseDocument } from 'htmlparser2';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { idOf } from '../../../kit/database/ids.server.ts';
import type { Citation } from '../../../rules/nouns.ts';
import { readIdentifier, writeIdentifier } from '../../../rules/source-identifiers.ts';
import { fold } from '../../../kit/folding.server.ts';

/** A part as it is published: lists whose lines may have a source, or a text. */
type Content = Partial<Record<'times' | 'events' | 'nodes' | 'relations', readonly { source?: Citation | null }[]>> & {
  body?: string;
};
type Source = Omit<Citation, 'where'>;

/** Longer ones are no titles. */
const longestTitle = 300;

function sourcesIn({ times = [], events = [], nodes = [], relations = [], body = '' }: Content): Source[] {
  return [
    ...[times, events, nodes, relations].flatMap((lines) => lines.flatMap(({ source }) => source ?? [])),
    ...(body.includes('cite-id') ? citedIn(body) : []),
  ];
}

function citedIn(body: string): Source[] {
  return DomUtils.findAll(
    (node) => node.name === 'cite' && 'cite-id' in node.attribs,
    parseDocument(body, { decodeEntities: true }).children,
  ).map((cite) => ({
    title: DomUtils.textContent(cite),
    author: cite.attribs['data-author'] ?? null,
    year: cite.attribs['data-year'] ?? null,
    url: cite.attribs['data-url'] ?? null,
  }));
}

/** Keeps what these parts cite, so that whoever writes next finds it. To be called as they are published. */
export async function keepSources(db: Database, contents: readonly Content[]): Promise<void> {
  const rows = new Map<string, object>();
  for (const source of contents.flatMap(sourcesIn)) {
    const title = source.title.trim(),
      author = source.author?.trim() || null,
      year = source.year?.trim() || null,
      url = source.url && /^https?:\/\//.test(source.url) ? source.url : null;
    if (!title || title.length > longestTitle) continue;
    const id = idOf(fold(title), fold(author ?? ''), year),
      known = url ? readIdentifier(url) : null;
    const before = rows.get(id) as { url: string | null } | undefined;
    if (!before?.url)
      rows.set(id, {
        id,
        title,
        author,
        year,
        url,
        identifier: known && known !== 'wrong' ? writeIdentifier(known) : null,
        folded: fold(`${title} ${author ?? ''}`),
      });
  }
  if (!rows.size) return;
  // In one order, so that two publications with the same books do not wait for each other in a circle.
  await sql`
    insert into source (id, title, author, year, url, identifier, folded)
    select id, title, author, year, url, identifier, folded from jsonb_populate_recordset(null::source, ${asJson([...rows.values()])}) order by id
    on conflict (id) do update set url = excluded.url, identifier = excluded.identifier where source.url is null and excluded.url is not null`.execute(
    db,
  );
}

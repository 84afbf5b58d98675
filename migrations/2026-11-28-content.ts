import { sql, type Kysely } from 'kysely';
import { creditsOf } from '../src/features/media/face/publish-pictures.server.ts';
import { flattenNotes } from '../src/features/reading/face/notes.server.ts';
import { makeReading } from '../src/features/reading/face/reading.server.ts';
import type { Timemap } from '../src/features/timemaps/rules.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { toDisplayName } from '../src/rules/names.ts';
import { findPictures, readPictureAddress } from '../src/rules/picture-address.ts';
import { sanitizeUserHtml } from '../src/rules/safe-html.ts';

/** Number of rows read at once. */
const batch = 2000;

/**
 * Applies current rules to content published before they existed: texts lose markup that could imitate the site, names
 * lose invisible characters, nodes lose pictures not stored here. Revisions stay as written, except for such pictures,
 * because a timemap with one could no longer be saved.
 */
export async function up(kysely: Kysely<never>): Promise<void> {
  const db = kysely as unknown as Database;
  await cleanTexts(db);
  await cleanNames(db);
  await dropForeignPictures(db);
}

/** Every row of a table in the order of its ids, in batches. */
async function* rowsOf<Row extends { id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = ''; ;) {
    const rows = await read(after);
    if (!rows.length) return;
    yield rows;
    after = rows.at(-1)!.id;
  }
}

/** Cleans bodies that may have attributes, notes or excess markup; rebuilds the reading view of those that change. */
async function cleanTexts(db: Database): Promise<void> {
  const read = async (after: string) =>
    (
      await sql<{ id: string; language: Language; body: string }>`
    select id, language, body from entry where id > ${after} and body <> ''
      and (body ~* '[[:space:]](style|class|id|type|border|contenteditable|colspan|rowspan|note-id|data-[a-z-]+)[[:space:]]*=' or length(body) - length(replace(body, '<', '')) > 200)
    order by id limit ${batch / 20}`.execute(db)
    ).rows;
  for await (const rows of rowsOf(read)) {
    const changed = rows.flatMap(({ id, language, body }) => {
      const clean = flattenNotes(sanitizeUserHtml(body));
      return clean === body ? [] : [{ id, language, body: clean }];
    });
    if (!changed.length) continue;
    const credits = await creditsOf(
      db,
      changed.flatMap(({ body }) => findPictures(body)),
    );
    const written = changed.map(({ id, language, body }) => ({
      id,
      body,
      reading: makeReading(body, language, credits),
    }));
    await sql`update entry set body = clean.body, reading = clean.reading from jsonb_populate_recordset(null::entry, ${asJson(written)}) clean where entry.id = clean.id`.execute(
      db,
    );
  }
}

/** Cleans names of entries, also in the search index. */
async function cleanNames(db: Database): Promise<void> {
  interface NameRow {
    id: string;
    subjectId: string;
    name: string;
    disambiguation: string | null;
    pronunciation: string | null;
  }
  const read = async (after: string) =>
    (
      await sql<NameRow>`
    select id, subject_id, name, disambiguation, pronunciation from entry where id > ${after}
      and (concat(name, disambiguation, pronunciation) ~ '[^ -~]|  ' or greatest(length(name), length(disambiguation), length(pronunciation)) > 200)
    order by id limit ${batch}`.execute(db)
    ).rows;
  for await (const rows of rowsOf(read)) {
    const changed = rows.flatMap((row) => {
      const clean = {
        name: toDisplayName(row.name) || '?',
        disambiguation: row.disambiguation && (toDisplayName(row.disambiguation) || null),
        pronunciation: row.pronunciation && (toDisplayName(row.pronunciation) || null),
      };
      const isSame =
        clean.name === row.name &&
        clean.disambiguation === row.disambiguation &&
        clean.pronunciation === row.pronunciation;
      return isSame ? [] : [{ id: row.id, was: row.name, subject_id: row.subjectId, ...clean }];
    });
    if (!changed.length) continue;
    await sql`
      update entry set name = clean.name, disambiguation = clean.disambiguation, pronunciation = clean.pronunciation
      from jsonb_to_recordset(${asJson(changed)}) clean (id text, name text, disambiguation text, pronunciation text) where entry.id = clean.id`.execute(
      db,
    );
    await sql`
      update search_name set name = clean.name from jsonb_to_recordset(${asJson(changed)}) clean (subject_id text, was text, name text)
      where search_name.subject_id = clean.subject_id and search_name.name = clean.was`.execute(db);
  }
  const { rows: others } = await sql<{
    entryId: string;
    position: number;
    name: string;
  }>`select entry_id, position, name from other_name where name ~ '[^ -~]|  ' or length(name) > 200`.execute(db);
  const changed = others.flatMap(({ entryId, position, name }) =>
    toDisplayName(name) === name ? [] : [{ entry_id: entryId, position, name: toDisplayName(name) || '?' }],
  );
  if (changed.length)
    await sql`
    update other_name set name = clean.name from jsonb_populate_recordset(null::other_name, ${asJson(changed)}) clean
    where other_name.entry_id = clean.entry_id and other_name.position = clean.position`.execute(db);
}

/** Removes pictures of nodes that are not stored here, from published data and from every revision. */
async function dropForeignPictures(db: Database): Promise<void> {
  await sql`
    update timemap_node set images = coalesce((
      select jsonb_agg(image order by place) from jsonb_array_elements(images) with ordinality each (image, place)
      where image->>'url' ~ '^/media/image/[A-Za-z0-9_-]{43}-[0-9]{1,4}x[0-9]{1,4}\\.webp$'), '[]')
    where images <> '[]'`.execute(db);
  const read = async (after: string) =>
    (
      await sql<{ id: string; content: Timemap }>`
    select id, content from revision where id > ${after} and module = 'timemap' and jsonb_path_exists(content, '$.nodes[*].images[*]') order by id limit ${batch / 20}`.execute(
        db,
      )
    ).rows;
  for await (const rows of rowsOf(read)) {
    for (const { id, content } of rows) {
      const nodes = content.nodes.map((node) => ({
        ...node,
        images: node.images.filter(({ url }) => readPictureAddress(url)),
      }));
      if (nodes.every(({ images }, place) => images.length === content.nodes[place]!.images.length)) continue;
      await sql`update revision set content = ${JSON.stringify({ ...content, nodes })} where id = ${id}`.execute(db);
    }
  }
}

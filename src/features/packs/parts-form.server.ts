import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { partsFile, type PackOrigin, type PartLine } from '../../kit/packs/format.ts';
import { splitIntoPages, type PackFile, type PackInput } from '../../kit/packs/pack-form.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { MediaCollector } from './media-form.server.ts';

/** Parts of a book read at once: a chapter may be long. */
const chaptersAtOnce = 20;

/** Every published part of the packed things, one per line, grouped by thing. Collects their media and origins. */
export const partsForm = (packing: PackInput, media: MediaCollector, origins: Map<string, PackOrigin>): PackFile => ({
  name: partsFile,
  type: 'application/x-ndjson',
  isText: true,
  async *content() {
    for await (const line of partLines(packing)) {
      const text = JSON.stringify(line);
      media.collect(text);
      if (line.origin) origins.set(JSON.stringify(line.origin), line.origin);
      yield `${text}\n`;
    }
    // Regions of the collected pictures.
    for await (const line of linesOf(packing.db, await media.pictureIds(packing.db)))
      if (line.part === 'regions') yield `${JSON.stringify(line)}\n`;
  },
});

async function* partLines({ db, subjects, books }: PackInput): AsyncGenerator<PartLine> {
  yield* linesOf(db, subjects);
  for (const book of books) {
    const { rows } = await sql<{ key: string }>`
      select distinct key from revision where thing_id = ${book} and published order by key`.execute(db);
    for (const keys of splitIntoPages(
      rows.map(({ key }) => key),
      chaptersAtOnce,
    ))
      yield* await readLines(db, [book], keys);
  }
}

async function* linesOf(db: Database, ids: readonly string[]): AsyncGenerator<PartLine> {
  for (const page of splitIntoPages(ids)) yield* await readLines(db, page);
}

interface Row extends Omit<PartLine, 'origin' | 'language'> {
  language: Language | null;
  originName: string | null;
  originLicence: string | null;
  originUrl: string | null;
}

/**
 * The newest publication of each part. Its authors are the members who published it at some time, and those named by a
 * pack; its origin is the last that it was imported from.
 */
async function readLines(
  db: Database,
  ids: readonly string[],
  keys: readonly string[] | null = null,
): Promise<PartLine[]> {
  const { rows } = await sql<Row>`
    with newest as (
      select distinct on (thing_id, module, language, key) thing_id, module, language, key, content from revision
      where thing_id = any(${[...ids]}) and published and (${keys && [...keys]}::text[] is null or key = any(${keys && [...keys]}))
      order by thing_id, module, language, key, publication_number desc)
    select n.thing_id as thing, thing.type, n.module as part, n.language, n.key, n.content,
      coalesce(a.authors, '{}') || coalesce(w.names, '{}') as authors,
      coalesce(a.from_name, o.name) as origin_name, coalesce(a.from_licence, o.licence) as origin_licence,
      case when a.from_name is null then o.url else a.from_url end as origin_url
    from newest n join thing on thing.id = n.thing_id
    left join lateral (
      select array_agg(name order by first) as names from (
        select m.name, min(r.publication_number) as first from revision r join member m on m.id = r.author_id
        where r.thing_id = n.thing_id and r.module = n.module and r.language is not distinct from n.language and r.key = n.key
          and r.published and r.origin_id is null and m.deleted_at is null and not starts_with(m.id, 'import-')
        group by m.name) writers) w on true
    left join lateral (
      select origin.* from revision r join origin on origin.id = r.origin_id
      where r.thing_id = n.thing_id and r.module = n.module and r.language is not distinct from n.language and r.key = n.key
        and r.published order by r.publication_number desc limit 1) o on true
    left join attribution a on a.origin_id = o.id and a.thing_id = n.thing_id and a.module = n.module
      and a.language = coalesce(n.language, '') and a.key = n.key
    order by n.thing_id, n.module, n.language, n.key`.execute(db);
  return rows.map(({ originName, originLicence, originUrl, authors, ...row }) => ({
    ...row,
    authors: [...new Set(authors)],
    origin: originOf(originName, originLicence, originUrl),
  }));
}

const originOf = (name: string | null, licence: string | null, url: string | null): PackOrigin | null =>
  name === null ? null : { name, licence: licence ?? '', url };

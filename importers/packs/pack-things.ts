import { sql } from 'kysely';
import { ArticleLine, articlesFile } from '../../src/features/articles/pack.server.ts';
import { TourLine, toursFile } from '../../src/features/tours/pack.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { Pack } from '../../src/kit/packs/read-pack.server.ts';
import { languageSuffix } from '../../src/rules/entry-ids.ts';
import type { ImportedArticle } from '../import-articles.ts';
import type { ImportedTour } from '../import-tours.ts';
import { findLocalSubjects } from './local-subjects.ts';
import { readLines, sanitizePart } from './pack-content.ts';

/** Every tour of a pack, sanitized like a member's submission; fails with `packContentWrong`. */
export async function readTours(pack: Pack): Promise<ImportedTour[]> {
  const tours: ImportedTour[] = [];
  for await (const { line, where } of readLines(pack, toursFile, TourLine)) {
    const { id } = line;
    tours.push({ key: id, id, content: sanitizePart('tour', line.content, where) as ImportedTour['content'] });
  }
  return tours;
}

/** Every article of a pack, sanitized like a member's submission; fails with `packContentWrong`. */
export async function readArticles(pack: Pack): Promise<ImportedArticle[]> {
  const articles: ImportedArticle[] = [];
  for await (const { line, where } of readLines(pack, articlesFile, ArticleLine)) {
    const { id, language } = line;
    const content = sanitizePart('article', line.content, where) as ImportedArticle['content'];
    articles.push({ key: id, id, language, content });
  }
  return articles;
}

/** Without those that exist here from elsewhere. */
export async function withoutLocalThings<Thing extends { id: string }>(
  db: Database,
  things: readonly Thing[],
  origin: string,
): Promise<Thing[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct thing_id as id from revision
    where thing_id = any(${things.map(({ id }) => id)}) and origin_id is distinct from ${origin}`.execute(db);
  const localIds = new Set(rows.map(({ id }) => id));
  return things.filter(({ id }) => !localIds.has(id));
}

/** The address of an entry's page in a text, or as a text of its own: the id of its subject, and its language. */
const entryAddressPattern = new RegExp(`(?<![\\w.-])/detail/([\\w-]+?)(${languageSuffix})(?![\\w%-])`, 'g');

/** With the ids of this site in cards and in addresses of entries; unknown ids stay. */
export async function withLocalIds<Thing extends ImportedTour | ImportedArticle>(
  db: Database,
  things: readonly Thing[],
  origin: string,
): Promise<Thing[]> {
  const keys = new Set<string>();
  const collect = (key: string) => {
    keys.add(key);
    return key;
  };
  for (const { content } of things) replaceIds(content, collect);
  const localIds = await findLocalSubjects(db, [...keys], origin);
  return things.map((thing) => ({ ...thing, content: replaceIds(thing.content, (key) => localIds.get(key) ?? key) }));
}

/** Replaces the ids of cards, which are the only ids in an article or a tour, and those in addresses of entries. */
const replaceIds = <Content>(content: Content, replace: (id: string) => string): Content =>
  JSON.parse(JSON.stringify(content), (name, value: unknown) =>
    typeof value !== 'string'
      ? value
      : name === 'id'
        ? replace(value)
        : value.replaceAll(entryAddressPattern, (_, id: string, suffix: string) => `/detail/${replace(id)}${suffix}`),
  ) as Content;

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchEngine } from '../src/features/search/engine.server.ts';
import type { SearchDocument } from '../src/kit/search-document.ts';
import { createSqliteEngine } from './sqlite-engine.ts';
import { openDatabase } from './world.ts';

const createDocument = (
  thingId: string,
  language: SearchDocument['language'],
  name: string,
  rest: Partial<SearchDocument> = {},
): SearchDocument => ({
  type: 'entries',
  ref: `${thingId}-${language}`,
  thingId,
  language,
  name,
  otherNames: [],
  pronunciation: null,
  disambiguation: null,
  summary: '',
  html: '',
  ...rest,
});

const documents = [
  createDocument('wall', 'en', 'Great Wall', {
    otherNames: ['Long Wall'],
    html: '<p>Beacon towers signalled with smoke.</p>',
  }),
  createDocument('wall', 'zh', '长城', { html: '<p>烽火台以烟传信。</p>' }),
  createDocument('canal', 'en', 'Great Canal', { summary: 'Barges carried grain to the capital.' }),
];

test.each([
  ['PostgreSQL', () => searchEngine],
  ['SQLite', createSqliteEngine],
])('the engine of %s indexes, finds and forgets documents', async (_, createEngine) => {
  const { db } = await openDatabase('tables');
  const engine = createEngine();
  await sql`insert into thing (id, type) select unnest(array['wall', 'canal']), 'subject'`.execute(db);
  await sql`insert into subject (id, kind) select unnest(array['wall', 'canal']), 'site'`.execute(db);
  await engine.index(db, documents);

  const suggest = async (typed: string, language: 'en' | 'zh') =>
    (await engine.suggest(db, typed, language, { linked: false })).map(({ thingId, name }) => `${thingId}: ${name}`);
  expect((await suggest('great', 'en')).toSorted()).toEqual(['canal: Great Canal', 'wall: Great Wall']);
  expect(await suggest('LONG w', 'en')).toEqual(['wall: Long Wall']);
  expect(await suggest('長', 'zh')).toEqual(['wall: 长城']);
  expect(await suggest('changch', 'zh')).toEqual(['wall: 长城']);
  expect(await engine.suggest(db, 'great', 'en', { linked: true })).toEqual([]);

  const search = async (keyword: string, language: 'en' | 'zh') => {
    const { matches, loadExcerpts } = await engine.search(db, keyword, language);
    const excerpts = await loadExcerpts(matches);
    return matches.map((match) => ({ thingId: match.thingId, snippet: excerpts.get(match)?.snippet?.text }));
  };
  expect(await search('smoke', 'en')).toEqual([{ thingId: 'wall', snippet: 'Beacon towers signalled with smoke.' }]);
  expect(await search('烽火', 'zh')).toEqual([{ thingId: 'wall', snippet: '烽火台以烟传信。' }]);
  expect(await search('capital grain', 'en')).toEqual([
    { thingId: 'canal', snippet: 'Barges carried grain to the capital.' },
  ]);
  expect(await search('aqueduct', 'en')).toEqual([]);

  expect(await engine.findByName(db, ['GREAT WALL', 'Long Wall', 'Great'], { type: 'entries', own: true })).toEqual([
    { requestedName: 'GREAT WALL', type: 'entries', ref: 'wall-en', thingId: 'wall', language: 'en', own: true },
  ]);
  expect(await engine.findByName(db, ['long wall'], { language: 'zh' })).toEqual([]);
  expect(await engine.filterByName(db, ['wall', 'canal'], 'at wa')).toEqual(new Set(['wall']));
  expect(await engine.filterByName(db, ['canal'], 'wall')).toEqual(new Set());

  const startingWith = async (text: string) =>
    (
      await sql<{ id: string }>`
        select id from thing where id in (${await engine.namesStartingWith(db, text)}) order by id`.execute(db)
    ).rows.map(({ id }) => id);
  expect(await startingWith('great')).toEqual(['canal', 'wall']);
  expect(await startingWith('wall')).toEqual(['wall']);
  expect(await startingWith('!')).toEqual([]);

  await engine.forget(db, ['wall']);
  expect(await suggest('great', 'en')).toEqual(['canal: Great Canal']);
  expect(await search('smoke', 'en')).toEqual([]);
  expect(await startingWith('wall')).toEqual([]);
});

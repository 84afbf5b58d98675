import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorld, openReadOnlyWorld, type Template } from '../../../tests/world.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { InputOf } from '../../kit/calls/endpoint.ts';
import type { Language } from '../../rules/languages.ts';
import { publishAtOnce, type Proposal } from '../../editing/revisions/face/publish.server.ts';
import { searchBook } from '../books/search/contract.ts';
import { searchAll, type Hit } from './contract.ts';
import { getSuggestion } from '../../kit/suggestions/contract.ts';
import { fold } from '../../kit/folding.server.ts';
import { readQuery } from './query.server.ts';
import { findCommonWords } from './statistics.server.ts';
import { cutKeyword } from '../../rules/search/keyword.ts';
import { isIndexStale, reindex } from './reindex.server.ts';
import { friendship } from '../../../tests/friendship.ts';

const by = { authorId: 'import-world', originId: null };
const text = (
  subjectId: string,
  language: Language,
  content: Partial<Extract<Proposal, { module: 'text' }>['content']> & { name: string },
): Proposal => ({
  module: 'text',
  thingId: subjectId,
  language,
  content: { otherNames: [], disambiguation: null, summary: '', body: '', ...content },
});
const facts = (subjectId: string): Proposal => ({
  module: 'facts',
  thingId: subjectId,
  language: null,
  content: { kind: 'person', region: null, times: [], place: null, same: {} },
});

type World = Pick<Awaited<ReturnType<typeof openWorld>>, 'as' | 'db'>;

function searchIn(world: World) {
  const search = (keyword: string, language: Language = 'zh', more: Partial<InputOf<typeof searchAll>> = {}) =>
    world.as(null, language)(searchAll, { keyword, ...more });
  const publish = (...proposals: Proposal[]) =>
    world.db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));
  return {
    ...world,
    search,
    publish,
    ids: async (keyword: string, language: Language = 'zh') =>
      (await search(keyword, language, { size: 100 })).hits.map(({ itemId }) => itemId),
  };
}
/** For tests that only read. */
const askWorld = () => searchIn(openReadOnlyWorld());
/** For tests that write, with a copy of the world or of a part of it. */
const openSearch = async (template?: Template) => searchIn(await openWorld({}, template));
const marked = ({ snippet }: Hit) => (snippet?.marks ?? []).map(([from, to]) => snippet!.text.slice(from, to));

const firsts = [
  ['秦', 'zh', 'qin-dynasty'],
  ['秦', 'jp', 'qin-dynasty'],
  ['rome', 'en', 'rome'],
  ['Rome', 'fr', 'rome'],
  ['roma', 'es', 'rome'],
  ['长城', 'zh', 'great-wall'],
  ['長城', 'jp', 'great-wall'],
  ['great wall', 'en', 'great-wall'],
  ['napoleon', 'en', 'napoleon'],
  ['拿破仑', 'zh', 'napoleon'],
  ['ナポレオン', 'jp', 'napoleon'],
  ['史記', 'zh', 'shiji'],
  ['孔子', 'zh', 'kongzi'],
  ['gengis khan', 'fr', 'genghis-khan'],
  ['しこうてい', 'jp', 'qin-shi-huang'],
  ['qsh', 'zh', 'qin-shi-huang'],
  ['who built the great wall of china', 'en', 'great-wall'],
  ['谁修筑了万里长城', 'zh', 'great-wall'],
] as const;
test('the subject itself comes first', async () => {
  const { search } = askWorld();
  for (const [keyword, language, first] of firsts)
    expect((await search(keyword, language)).hits[0]?.itemId, `${keyword} (${language})`).toBe(first);
});

test('names, other names, disambiguation, summary and main text are found', async () => {
  const { ids, publish } = await openSearch();
  await publish(
    facts('x'),
    text('x', 'en', {
      name: 'Abcden',
      otherNames: ['Fghijk'],
      disambiguation: 'lmnopq of Rome',
      summary: 'Rstuvw by trade.',
      body: `<p>${'Many words. '.repeat(200)}</p><h2>Yzabcd</h2><p>He saw Efghij.<span note-id="1">Klmnop.</span></p>`,
    }),
  );
  for (const word of [
    'abcden',
    'fghijk',
    'lmnopq',
    'rstuvw',
    'yzabcd',
    'efghij',
    'abcden efghij',
    'fghijk yzabcd',
    'lmnopq rstuvw',
  ])
    expect(await ids(word, 'zh'), word).toContain('x');
  expect(await ids('klmnop')).toEqual([]); // a note is not part of the text
});

test('any form of a character, either kana, with or without accents and in any case', async () => {
  const { ids } = askWorld();
  for (const [spelling, other] of [
    ['史记', '史記'],
    ['万里长城', '萬里長城'],
    ['广', '廣'],
    ['戦争', '戰爭'],
    ['ローマ', 'ろーま'],
    ['ローマ', 'ﾛｰﾏ'],
    ['César', 'CESAR'],
    ['époque', 'epoque'],
    ['Ｒｏｍｅ', 'rome'],
  ] as const) {
    const matches = await ids(spelling);
    expect(matches.length, spelling).toBeGreaterThan(0);
    expect(await ids(other), other).toEqual(matches);
  }
});

test('words are found in other inflections, in every language', async () => {
  const { ids, publish } = await openSearch();
  await publish(
    facts('x'),
    text('x', 'en', { name: 'Xx', summary: 'Zorblings conquered.' }),
    facts('y'),
    text('y', 'fr', { name: 'Yy', summary: 'Les zorblaient nationales.' }),
  );
  expect(await ids('zorbling')).toContain('x');
  expect(await ids('zorblaient nationale', 'zh')).toContain('y');
});

test('a misspelled query still finds the name, and the response has the correct spelling', async () => {
  const { search } = askWorld();
  for (const [typed, meant] of [
    ['Napolean', 'Napoleon'],
    ['alexsander the great', 'Alexander the Great'],
    ['battle of watreloo', 'Battle of Waterloo'],
    ['秦使皇', '秦始皇'],
  ] as const) {
    const { hits, didYouMean } = await search(typed, typed === '秦使皇' ? 'zh' : 'en');
    expect(didYouMean, typed).toBe(meant);
    expect(hits[0]?.name, typed).toBe(meant);
  }
  expect((await search('Napoleon', 'en')).didYouMean).toBeNull();
});

test('a word that only a stemmer confuses with another counts as misspelled: Napolean is not Nápoles', async () => {
  const { search, publish } = await openSearch();
  const names = {
    en: 'National Archaeological Museum, Naples',
    fr: 'Musée archéologique national de Naples',
    es: 'Museo Arqueológico Nacional de Nápoles',
  };
  await publish(
    facts('museum-of-naples'),
    ...(Object.entries(names) as [Language, string][]).map(([language, name]) =>
      text('museum-of-naples', language, { name, summary: name }),
    ),
  );
  for (const language of ['en', 'es'] as const) {
    const { hits, didYouMean } = await search('Napolean', language);
    expect({ first: hits[0]?.itemId, didYouMean }, language).toEqual({
      first: 'napoleon',
      didYouMean: language === 'en' ? 'Napoleon' : 'Napoleón',
    });
  }
  // A different ending of an existing word is not an error. The built-in world has a museum of Naples, too.
  const { hits, didYouMean } = await search('museums of Naples', 'en');
  expect(hits.slice(0, 2).map(({ itemId }) => itemId)).toContain('museum-of-naples');
  expect(didYouMean).toBeNull();
});

test('a match in another language only is found and shown with its language', async () => {
  const { search } = askWorld();
  expect((await search('Octavian', 'zh')).hits[0]).toMatchObject({
    itemId: 'augustus',
    language: 'zh',
    found: { name: 'Octavian', language: 'en' },
  });
  const { hits } = await search('charioteers', 'zh');
  expect(hits.length).toBeGreaterThan(0);
  for (const { language, snippet } of hits) {
    expect(language).toBe('zh');
    expect(snippet?.language).not.toBe('zh');
  }
});

test('an entry found by its name in another language shows its summary in the reader’s', async () => {
  const { hits } = await askWorld().search('Alexander the Great', 'fr');
  expect(hits[0]).toMatchObject({ itemId: 'alexander-the-great', snippet: { language: 'fr' } });
  expect(hits[0]!.snippet!.text).toMatch(/^Roi de Macédoine/);
});

test('a text in the reader’s language ranks before a better match in another', async () => {
  const { search, publish } = await openSearch();
  await publish(
    facts('x'),
    text('x', 'en', { name: 'Xanadu', summary: 'Zorbling zorbling zorbling.' }),
    text('x', 'fr', {
      name: 'Xanadou',
      summary: 'Un long résumé où un seul zorbling se cache entre beaucoup de mots.',
    }),
  );
  expect((await search('zorbling', 'fr')).hits[0]).toMatchObject({ id: 'x-fr', snippet: { language: 'fr' } });
  expect((await search('zorbling', 'en')).hits[0]).toMatchObject({ id: 'x-en', snippet: { language: 'en' } });
  expect((await search('zorbling', 'jp')).hits).toHaveLength(1);
});

test('ranking follows where a word occurs: name, other name, summary, text; then how well linked the subject is', async () => {
  const { ids, publish } = await openSearch();
  const filler = 'and there are more words here than anywhere else in it';
  await publish(
    ...['w-text', 'w-summary', 'w-other', 'w-name', 'w-linked'].map(facts),
    text('w-text', 'en', { name: 'Aa', body: `<p>A zorbling ${filler}.</p>` }),
    text('w-summary', 'en', { name: 'Bb', summary: `A zorbling ${filler}.` }),
    text('w-other', 'en', { name: 'Cc', otherNames: ['Old Zorbling'], summary: filler }),
    text('w-name', 'en', { name: 'Old Zorbling', summary: filler }),
    text('w-linked', 'en', { name: 'Dd', summary: `A zorbling ${filler}.` }),
    {
      module: 'relations',
      thingId: 'w-linked',
      language: null,
      content: {
        relations: ['rome', 'athens', 'kongzi', 'laozi'].map((to) => friendship(to)),
      },
    },
  );
  expect(await ids('zorbling', 'en')).toEqual(['w-name', 'w-other', 'w-linked', 'w-summary', 'w-text']);
});

test('quotation marks of any kind search for the exact phrase', async () => {
  const { ids, publish } = await openSearch();
  await publish(
    facts('x'),
    text('x', 'en', { name: 'Xx', summary: 'The zorbling gate stood.' }),
    facts('y'),
    text('y', 'en', { name: 'Yy', summary: 'A gate for each zorbling; zorbling gates.' }),
    facts('z'),
    text('z', 'zh', { name: '某某', summary: '《佐布令》之门。' }),
  );
  expect((await ids('zorbling gate', 'en')).slice(0, 2).sort()).toEqual(['x', 'y']);
  for (const phrase of [
    '"zorbling gate"',
    '“zorbling gate”',
    '« zorbling gate »',
    '"Zorbling  Gate',
    '„zorbling gate“',
  ])
    expect(await ids(phrase, 'en'), phrase).toEqual(['x']);
  for (const phrase of ['「佐布令」', '『佐布』', '"布令"']) expect(await ids(phrase), phrase).toEqual(['z']);
  expect(await ids('"gate zorbling"', 'en')).toEqual([]);
  expect(await ids('「令佐」')).toEqual([]);
});

test('a term after a minus is excluded for the whole subject', async () => {
  const { ids } = askWorld();
  const allIds = await ids('秦');
  const without = await ids('秦 -汉');
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(allIds.length);
  expect(without).not.toContain('han-dynasty');
  expect(await ids('napoleon -waterloo', 'en')).not.toContain('battle-of-waterloo');
  expect(await ids('"great wall" -"great wall"', 'en')).toEqual([]);
  expect(await ids('-rome', 'en')).toEqual([]);
  expect((await ids('Saint-Denis', 'en')).length + 1).toBeGreaterThan(0); // a hyphen is no minus
});

test('texts with all words come first, those with only the distinctive words after them', async () => {
  const { ids, publish } = await openSearch();
  await publish(
    facts('x'),
    text('x', 'en', { name: 'Xx', summary: 'A zorbling met a quuxling.' }),
    facts('y'),
    text('y', 'en', { name: 'Yy', summary: 'A quuxling alone.' }),
  );
  expect(await ids('zorbling quuxling', 'en')).toEqual(['x', 'y']);
  expect((await ids('how did the zorbling meet the quuxling', 'en'))[0]).toBe('x');
});

test('a text need not have all words of a long question; headings and words near each other lead to the answer', async () => {
  const { search, publish } = await openSearch();
  const filler = 'Many other things are told here at length, of rivers and of kings. '.repeat(9);
  await publish(
    facts('x'),
    text('x', 'en', {
      name: 'Xx',
      body: `<p>${filler}</p><h2>Zorbling harvests</h2><p>${filler}They were sold at Quuxburg.</p>`,
    }),
    facts('y'),
    text('y', 'en', {
      name: 'Yy',
      body: `<p>A zorbling slept. ${filler} Harvests of others failed. ${filler} Quuxburg fell.</p>`,
    }),
    facts('z'),
    text('z', 'zh', { name: '某某', body: '<p>佐布令在魁城出售其收成，为期三年。</p>' }),
  );
  const { hits, total, counts, facets } = await search(
    'where did farmers usually sell harvests of the zorbling people',
    'en',
    { size: 100 },
  );
  expect(hits[0]?.itemId).toBe('x');
  expect(hits.map(({ itemId }) => itemId)).toContain('y');
  expect(counts.entries).toBe(total);
  expect(facets.language.reduce((maximum, { count }) => Math.max(maximum, count), 0)).toBeLessThanOrEqual(total);
  const [first] = (await search('佐布令是在哪里出售它的收成的？', 'zh')).hits;
  expect(first?.itemId).toBe('z');
  expect(marked(first!).join()).toContain('佐布令');
});

test('R05 tabs, facets and pages narrow the results, and count them', async () => {
  const { search } = askWorld();
  const fullResult = await search('rome', 'en');
  expect(fullResult.counts.entries).toBe(fullResult.total);
  expect(fullResult.counts.images).toBe(0);
  expect(fullResult.counts.books).toBeGreaterThan(0);
  expect((await search('rome', 'en', { type: 'articles' })).total).toBe(fullResult.counts.articles);
  const books = await search('rome', 'en', { type: 'books', size: 100 });
  expect(books.total).toBe(fullResult.counts.books);
  expect(books.hits.every(({ kind, type }) => (kind === 'book' || kind === null) && type === 'books')).toBe(true);
  for (const [name, values] of [
    ['kind', fullResult.facets.kind],
    ['region', fullResult.facets.region],
    ['century', fullResult.facets.century],
    ['in', fullResult.facets.language],
  ] as const) {
    expect(values.length, name).toBeGreaterThan(1);
    for (const { value, count } of values) {
      const narrowed = await search('rome', 'en', { [name]: value, size: 100 });
      expect(narrowed.total, `${name} ${value}`).toBe(count);
      expect(narrowed.hits).toHaveLength(count);
    }
  }
  const both = await search('rome', 'en', { kind: 'person', region: 'europe' });
  expect(both.facets.kind).toEqual((await search('rome', 'en', { region: 'europe' })).facets.kind); // other kinds remain available
  const [first, second] = [await search('rome', 'en', { size: 5 }), await search('rome', 'en', { size: 5, page: 2 })];
  expect([...first.hits, ...second.hits].map(({ id }) => id)).toEqual(fullResult.hits.slice(0, 10).map(({ id }) => id));
  expect((await search('rome', 'en', { page: 1000 })).hits).toEqual([]);
});

test('marks in snippets and names cover what was searched, in the source’s own glyphs', async () => {
  const { search } = askWorld();
  for (const [keyword, language, hit] of [
    ['長城', 'zh', /^长城$/],
    ['长城', 'jp', /^長城$/],
    ['emperor', 'en', /^emperor(?:s|’s)?$/i],
    ['empereur', 'fr', /^empereurs?$/i],
    ['César', 'fr', /^césars?$/i],
    ['ろーま', 'jp', /^(?:ローマ)+$/],
  ] as const) {
    const { hits } = await search(keyword, language);
    expect(hits.length, keyword).toBeGreaterThan(0);
    for (const searchHit of hits.filter(({ snippet }) => snippet?.language === language)) {
      expect(
        marked(searchHit).length + searchHit.nameMarks.length + (searchHit.found ? 1 : 0),
        `${keyword} in ${searchHit.id}`,
      ).toBeGreaterThan(0);
      for (const word of [
        ...marked(searchHit),
        ...searchHit.nameMarks.map(([from, to]) => searchHit.name.slice(from, to)),
      ])
        expect(word).toMatch(hit);
    }
  }
});

test('published text is found at once, rolled-back text never, and removed text no longer', async () => {
  const { ids, publish, db } = await openSearch();
  await expect(
    db.transaction().execute(async (tx) => {
      await publishAtOnce(tx, [facts('x'), text('x', 'en', { name: 'Zorbling' })], by);
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  expect(await ids('zorbling')).toEqual([]);
  await publish(facts('x'), text('x', 'en', { name: 'Zorbling', summary: 'Quuxling.' }));
  expect(await ids('quuxling')).toEqual(['x']);
  await publish(text('x', 'en', { name: 'Zorbling', summary: 'Nothing.' }));
  expect(await ids('quuxling')).toEqual([]);
  await db.deleteFrom('subject').where('id', '=', 'x').execute();
  expect(await ids('zorbling')).toEqual([]);
});

const rowsOf = async (db: Database) => ({
  passages: (
    await sql`select type, ref, thing_id, language, position, text, folded, words::text from search_passage order by ref, position`.execute(
      db,
    )
  ).rows,
  names: (await sql`select * from search_name order by ref, name, form, key, at, own`.execute(db)).rows,
});

test('reindexing gives the same rows, continues after an interruption, and records its version', async () => {
  const { db, as } = await openSearch();
  const before = await rowsOf(db);
  expect(await isIndexStale(db)).toBe(false);
  await sql`delete from search_passage where language = 'fr'`.execute(db);
  await sql`truncate search_name`.execute(db);
  let callCount = 0;
  const seen: number[] = [];
  const first = await reindex(db, { isStopped: () => callCount++ > 0, onProgress: (done) => void seen.push(done) });
  expect(first).toBe(seen.at(-1));
  expect(await isIndexStale(db)).toBe(true);
  await as(null, 'en')(getSuggestion, { keyword: 'a' }); // readers are served in between
  const rest = await reindex(db, { onProgress: (done, total) => void seen.push(done, total) });
  expect(seen.at(-2)).toBe(seen.at(-1));
  expect(first! + rest!).toBe(seen.at(-1));
  expect(await rowsOf(db)).toEqual(before);
  expect(await isIndexStale(db)).toBe(false);
});

test('an index of an older version, or an empty one with entries present, is stale; only one process rebuilds it', async () => {
  const { db } = await openSearch('part');
  expect(await isIndexStale(db)).toBe(false);
  await sql`update search_index set version = 0`.execute(db);
  expect(await isIndexStale(db)).toBe(true);
  await sql`truncate search_index, search_passage, search_name`.execute(db);
  expect(await isIndexStale(db)).toBe(true);
  const both = await Promise.all([reindex(db), reindex(db)]);
  expect(both.filter((done) => done === null)).toHaveLength(1);
  expect(await isIndexStale(db)).toBe(false);
});

test('books are found by title and by content; by whole title, and ancient books only', async () => {
  const { as, publish } = await openSearch();
  const books = async (input: InputOf<typeof searchBook>) =>
    (await as(null, 'en')(searchBook, input)).books.map(({ itemId }) => itemId);
  expect((await books({ keyword: 'iliad' }))[0]).toBe('iliad');
  expect(await books({ keyword: 'achilles' })).toContain('iliad');
  expect(await books({ keyword: 'napoleon' })).not.toContain('napoleon');
  expect(await books({ keyword: 'Iliad', wholeTitle: true })).toEqual(['iliad']);
  expect(await books({ keyword: 'Ilia', wholeTitle: true })).toEqual([]);
  const time = {
    startTime: '1950-00-00 00:00:00',
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
    role: 'made' as const,
    source: null,
  };
  await publish(
    { ...facts('new'), content: { kind: 'book', region: null, times: [time], place: null, same: {} } } as Proposal,
    text('new', 'en', { name: 'Iliad for Beginners' }),
  );
  expect(await books({ keyword: 'iliad' })).toEqual(expect.arrayContaining(['iliad', 'new']));
  expect(await books({ keyword: 'iliad', ancient: true })).not.toContain('new');
});

test('V02 a term is trimmed and cut to 58 characters', async () => {
  const { search } = askWorld();
  expect((await search(`  rome\u0007\n ${'x'.repeat(500)}`, 'en')).keyword).toBe(`rome ${'x'.repeat(53)}`);
  expect((await search('  Rome ', 'en')).hits[0]?.itemId).toBe('rome');
  // A phrase whose end is cut off is no phrase: its words are searched.
  const long = 'the first emperor of Rome "heir of Julius Caesar and victor at Actium"';
  expect((await search(long, 'en')).hits.slice(0, 3).map(({ itemId }) => itemId)).toContain('augustus');
  expect((await search(`${long.slice(0, 40)}"`, 'en')).hits).toEqual([]);
});

const hostile = '../shared/data/26-hostile-input/strings';
const blns = existsSync(hostile) ? readBlns() : [];
function readBlns(): string[] {
  return JSON.parse(readFileSync(`${hostile}/blns.json`, 'utf8')) as string[];
}
const terms = [
  '\0',
  '\ud800',
  '😀',
  '👨‍👩‍👧',
  '\u202eabc',
  "'; drop table search_name; --",
  '<script>alert(1)</script>',
  '%',
  '_',
  '\\',
  '"',
  '""',
  '-',
  '--',
  '- -',
  '"-"',
  '-"a',
  '* & | ! ( ) : <->',
  "a'b",
  "'a':*",
  '(((',
  '秦'.repeat(200),
  'ア'.repeat(58),
  `"${'a b '.repeat(30)}`,
  'x-'.repeat(30),
  '\u0301',
  'a\u0301'.repeat(40),
];
/**
 * Groups of terms that are parsed alike: all letters are equivalent, and so are signs without meaning. Of five hundred
 * naughty strings some hundred and forty remain, including every script.
 */
const shapeOf = (term: string) =>
  fold(cutKeyword(term))
    .replace(/[\p{sc=Han}\p{sc=Hiragana}]+/gu, '汉')
    .replace(/[\p{L}\p{M}\p{N}]{2,}/gu, (word) => (/^[\w]+$/.test(word) ? 'a' : word.slice(0, 1)))
    .replace(/[^\p{L}"“„«「『\s-]+/gu, '.')
    .replace(/(.+?)\1+/gsu, '$1');
const unlike = (texts: readonly string[]) => [...new Map(texts.map((term) => [shapeOf(term), term])).values()];

test('any term is a valid query', async () => {
  const { as, db } = await openSearch();
  for (const keyword of blns) expect((await readQuery(db, cutKeyword(keyword), 'en')).keyword).toBeDefined();
  for (const keyword of terms) await expect(as(null, 'en')(searchBook, { keyword }), keyword).resolves.toBeDefined();
  for (const keyword of [...terms, ...unlike(blns)]) {
    const result = await as(null, 'en')(searchAll, { keyword });
    for (const { snippet } of result.hits)
      for (const [, to] of snippet?.marks ?? []) expect(to, keyword).toBeLessThanOrEqual(snippet!.text.length);
    await expect(as(null, 'en')(getSuggestion, { keyword }), keyword).resolves.toBeDefined();
    if (!/[\p{L}\p{N}]/u.test(fold(keyword))) expect(result, keyword).toMatchObject({ total: 0, hits: [] });
  }
});

test.each([
  ['Iliad 1.1', 'book-iliad', 'Sing, goddess'],
  ['Iliad 1.4', 'book-iliad', 'and hurled to Hades'],
  ['Gen 1:1', 'book-hebrew-bible', 'God'],
  ['Genesis 1:2', 'book-hebrew-bible', 'earth'],
  ['創世記 1:1', 'book-hebrew-bible', 'God'],
  ['Republic 514a', 'book-plato-republic', ''],
  ['論語 1.1', 'book-lunyu', ''],
])('files-field 23: %s leads to its segment', async (keyword, book, words) => {
  const { as } = await openReadOnlyWorld();
  const { places } = await as(null, 'en')(searchAll, { keyword });
  expect(places.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('id'))).toContain(book);
  expect(places.find(({ href }) => href.includes(book))!.text).toContain(words);
});

test('files-field 23: a term without numbers, or with numbers that no book has, leads to no segment', async () => {
  const { as } = await openReadOnlyWorld();
  for (const keyword of ['Iliad', 'Iliad 99.1', 'Augustus 14'])
    expect((await as(null, 'en')(searchAll, { keyword })).places, keyword).toEqual([]);
});

test('issue 39: a beginning that very many words share is searched as its most common words', async () => {
  const { db } = await openReadOnlyWorld();
  const countPassages = async (words: readonly string[]) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from search_passage where words @@ ${words.map((word) => `'${word}'`).join(' | ')}::tsquery`.execute(
      db,
    );
    return rows[0]!.count;
  };
  const [commonest] = (await findCommonWords(db, ['王'], 1))!;
  const least = Math.round((await countPassages([commonest!])) * 1.3);
  const words = (await findCommonWords(db, ['王'], least))!;
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((word) => !word.startsWith('王'))).toEqual([]);
  expect(await countPassages(words)).toBeGreaterThan(least * 0.7); // some passages have two of them
  expect(await findCommonWords(db, ['王'], 1_000_000_000)).toBeNull();
});

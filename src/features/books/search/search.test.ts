import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, openWorld } from '../../../../tests/world.ts';
import { publishBooks } from '../../../../tests/publish-books.ts';
import { gramOfWord } from './grams.server.ts';
import { searchBook, searchBookNames, searchInBook, searchPassages, similarPassages } from './contract.ts';

const translated = [
  { key: 'original', kind: 'original' as const, language: 'lzh', licence: 'public domain' },
  { key: 'en', kind: 'translation' as const, language: 'en', licence: 'public domain' },
];
const long = Array.from({ length: 90 }, (_, at) => `第${at}段其文不過如此而已別無他意可言者也今姑錄之以備一格`).join(
  '',
);

async function open() {
  const { db, as } = await openWorld();
  // Remove the built-in library, which quotes the same works.
  for (const table of ['book_passage', 'book_segment', 'book'])
    await sql`delete from ${sql.table(table)} where ${sql.ref(table === 'book' ? 'id' : 'book_id')} like 'book-%'`.execute(
      db,
    );
  await publishBooks(db, [
    {
      id: 'test-lunyu',
      title: '測試論語',
      facts: {
        titles: { en: 'Test Analects', zh: '测试论语' },
        otherTitles: ['齊論'],
        bookAuthors: [{ name: '孔門弟子' }],
        isbn13: '978-7-101-00001-0',
        dynasty: { zh: '春秋', en: 'Spring and Autumn' },
        writing: { startTime: '-0450-00-00' },
      },
      witnesses: translated,
      chapters: {
        xueer: {
          original: '子曰：「學而時習之，不亦說乎？\n有朋自遠方來，不亦樂乎？\n人不知而不慍，不亦君子乎？」',
          en: 'The Master said, “To learn and to practise in due time: is it not a pleasure?\nFriends coming from afar: is it not a joy?\nNot to be known and not to be troubled: is he not a noble man?”',
        },
        weizheng: { original: '為政以德，譬如北辰\n道之以政，齊之以刑，民免而無恥' },
      },
    },
    {
      id: 'test-shuowen',
      title: '測試音義',
      facts: { dynasty: { zh: '唐' }, writing: { startTime: '0650-00-00' }, genre: 'ancient_writing' },
      chapters: {
        yi: {
          original: {
            segments: [
              { id: '1', html: '差<small class="note">音雌</small>別之言，衆人所知' },
              { id: '2', html: '知之者不如好之者', notes: [{ id: 'a', html: '一本作好學', kind: 'apparatus' }] },
              { id: '3', html: '學而時習之不亦說乎，此聖人之言' },
            ],
          },
        },
        er: { original: long },
      },
    },
    {
      id: 'test-latin',
      title: 'Commentarii probandi',
      facts: { language: 'la', genre: 'ancient_en', bookAuthors: [{ name: 'Gaius Iulius Caesar' }] },
      witnesses: [
        { key: 'original', kind: 'original', language: 'la' },
        { key: 'en', kind: 'translation', language: 'en' },
      ],
      chapters: {
        '1': {
          original: 'Gallia est omnis divisa in partes tres,\nquarum unam incolunt Belgae, aliam Aquitani',
          en: 'All Gaul is divided into three parts, one of which the Belgae inhabit\nThey had fought many battles',
        },
      },
    },
  ]);
  const call = as(null, 'en');
  const findPassages = async (keyword: string, more: object = {}) =>
    (await call(searchPassages, { keyword, ...more })).books
      .filter(({ id }) => id.startsWith('test-'))
      .flatMap(({ id, passages }) =>
        passages.map(({ chapter, segment, isNote }) => `${id} ${chapter} ${segment}${isNote ? ' note' : ''}`),
      );
  return { db, call, findPassages };
}

test('R08: traditional text is found by a simplified query and vice versa, and keeps its own glyphs', async () => {
  const { call, findPassages } = await open();
  expect(await findPassages('学而时习之')).toEqual(['test-lunyu xueer 1', 'test-shuowen yi 3']);
  expect(await findPassages('學而時習之')).toEqual(['test-lunyu xueer 1', 'test-shuowen yi 3']);
  const { books } = await call(searchPassages, { keyword: '学而时习之' });
  const { text, marks } = books.find(({ id }) => id === 'test-lunyu')!.passages[0]!;
  expect(text.slice(...marks[0]!)).toBe('學而時習之');
});

test('R08: a phrase is found across a line break, punctuation and an interlinear note', async () => {
  const { call, findPassages } = await open();
  expect(await findPassages('不亦說乎有朋')).toEqual(['test-lunyu xueer 1']);
  expect(await findPassages('差別')).toEqual(['test-shuowen yi 1']);
  const { books } = await call(searchPassages, { keyword: '乎有朋' });
  const { text, marks } = books[0]!.passages[0]!;
  expect(text.slice(...marks[0]!)).toBe('乎？ 有朋');
});

test('R08: reports when not every candidate passage of a phrase was compared, even if few match', async () => {
  const { db, call } = await open();
  const keyword = '"divided is"';
  expect(await call(searchPassages, { keyword })).toMatchObject({ total: 0, capped: false });
  const { bookId, ...copied } = (
    await db
      .selectFrom('bookPassage')
      .where('bookId', '=', 'test-latin')
      .where('witness', '=', 'en')
      .selectAll()
      .execute()
  )[0]!;
  const rows = Array.from({ length: 5000 }, (_, at) => ({ bookId, ...copied, ordinal: 1000 + at }));
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto('bookPassage')
      .values(rows.slice(at, at + 1000))
      .execute();
  expect(await call(searchPassages, { keyword })).toMatchObject({ total: 0, capped: true });
});

test('R08: notes can be searched separately', async () => {
  const { findPassages } = await open();
  expect(await findPassages('音雌')).toEqual(['test-shuowen yi 1 note']);
  expect(await findPassages('好學', { part: 'notes' })).toEqual(['test-shuowen yi 2 note']);
  expect(await findPassages('好學', { part: 'text' })).toEqual([]);
});

test('R08: words of translations are found in other inflections, but only exactly in quotation marks', async () => {
  const { findPassages } = await open();
  expect(await findPassages('battle')).toEqual(['test-latin 1 2']);
  expect(await findPassages('"battle"')).toEqual([]);
  expect(await findPassages('"divisa in partes"')).toEqual(['test-latin 1 1']);
  expect(await findPassages('"partes in"')).toEqual([]);
  expect(await findPassages('GALLIA  Belgae')).toEqual(['test-latin 1 1']);
});

test('R08: a minus excludes a term, NEAR/n limits the distance', async () => {
  const { findPassages } = await open();
  expect(await findPassages('學而時習之 -聖人')).toEqual(['test-lunyu xueer 1']);
  expect(await findPassages('學而 NEAR/3 不亦')).toEqual(['test-lunyu xueer 1', 'test-shuowen yi 3']);
  expect(await findPassages('學而 NEAR/1 不亦')).toEqual([]);
  expect(await findPassages('belgae NEAR/1 incolunt')).toEqual(['test-latin 1 2']);
  expect(await findPassages('gallia NEAR/2 tres')).toEqual([]);
});

test('R08: facets count passages by dynasty, century, genre, author, language, original and translation, and filter them', async () => {
  const { call, findPassages } = await open();
  const { facets, total, passages } = await call(searchPassages, { keyword: '學而時習之' });
  expect(facets.century.map(({ value }) => value)).toEqual(['-5', '7']);
  expect(facets.dynasty.map(({ name }) => name).sort()).toEqual(['Spring and Autumn', '唐'].sort());
  expect(facets.genre.map(({ value, count }) => `${value} ${count}`).sort()).toEqual([
    'ancient_cn 1',
    'ancient_writing 1',
  ]);
  expect([total, passages]).toEqual([2, 2]);
  expect(await findPassages('學而時習之', { century: '7' })).toEqual(['test-shuowen yi 3']);
  expect(await findPassages('divided', { kind: 'original' })).toEqual([]);
  expect(await findPassages('belgae', { language: 'la' })).toEqual(['test-latin 1 2']);
});

test('R08: the strip shows where in the book the hits are; splitting a long paragraph loses no phrase across the cut', async () => {
  const { call } = await open();
  const { books } = await call(searchPassages, { keyword: '以備一格第三' });
  expect(books).toEqual([]);
  for (let at = 55; at < 62; at++) {
    const { books: met } = await call(searchPassages, { keyword: `以備一格第${at}段其文` });
    expect(
      met.map(({ id, count }) => `${id} ${count}`),
      String(at),
    ).toEqual(['test-shuowen 1']);
  }
  const { books: last } = await call(searchPassages, { keyword: '第89段其文' });
  expect(last[0]!.strip.findIndex(Boolean)).toBeGreaterThan(60);
});

test('R08: books are found by title in any script, by other titles, author and ISBN, and while typing', async () => {
  const { call } = await open();
  const findBooks = async (keyword: string) =>
    (await call(searchBookNames, { keyword })).books.map(({ id }) => id).filter((id) => id.startsWith('test-'));
  for (const keyword of ['测试论语', '測試論語', 'test analects', 'ceshilunyu', '齐论', '孔门弟子', '9787101000010'])
    expect(await findBooks(keyword), keyword).toContain('test-lunyu');
  expect(await findBooks('caesar')).toEqual(['test-latin']);
  expect(await findBooks('commenta')).toEqual(['test-latin']);
});

test('GET /home/Book/searchBook finds books by title and by their text', async () => {
  const { call } = await open();
  const { inTexts } = await call(searchBook, { keyword: '不亦樂乎' });
  expect(inTexts.books.map(({ id }) => id)).toContain('test-lunyu');
  expect((await call(searchBook, { keyword: '不亦樂乎', wholeTitle: true })).inTexts.books).toEqual([]);
});

test('R07: in-book search lists every hit in reading order, with its range in the segment', async () => {
  const { call } = await open();
  const { places } = await call(searchInBook, { id: 'test-lunyu', keyword: '不亦' });
  expect(places.map(({ segment, range }) => `${segment} ${range.join('-')}`)).toEqual(['1 10-12', '2 7-9', '3 7-9']);
  const { places: inEnglish } = await call(searchInBook, { id: 'test-lunyu', keyword: '"is it not"', witnesses: 'en' });
  expect(inEnglish.map(({ witness, segment }) => `${witness} ${segment}`)).toEqual(['en 1', 'en 2']);
  // For a frequent term, only the places around the open chapter are returned; all are counted.
  const often = { id: 'test-shuowen', keyword: '不' };
  const firstResult = await call(searchInBook, often);
  expect([firstResult.total, firstResult.first]).toEqual([92, 0]);
  const around = await call(searchInBook, { ...often, chapter: 'er' });
  expect([around.total, around.first, around.places[0]?.chapter]).toEqual([92, 2, 'er']);
  const last = await call(searchInBook, { ...often, from: 91 });
  expect(last.first + last.places.length).toBe(92);
  const numbered = new Map<number, string>();
  for (let from = 0; from < firstResult.total;) {
    const { first, places } = await call(searchInBook, { ...often, from });
    expect(first + places.length, 'as many after it as are asked for').toBeGreaterThanOrEqual(Math.min(from + 20, 92));
    places.forEach((place, at) => numbered.set(first + at, `${place.chapter} ${place.segment} ${place.range[0]}`));
    from = first + places.length;
  }
  expect(new Set(numbered.values()).size).toBe(92);
  await expect(call(searchInBook, { id: 'nobody', keyword: '子' })).rejects.toMatchObject({
    errorName: 'bookNotFound',
  });
});

test('similar passages: those that share long pieces, with the words in common marked', async () => {
  const { call } = await open();
  const { passages, segment } = await call(similarPassages, {
    id: 'test-shuowen',
    chapter: 'yi',
    witness: 'original',
    segment: '3',
  });
  expect(passages.map(({ book, segment: segmentId }) => `${book.id} ${segmentId}`)).toEqual(['test-lunyu 1']);
  expect(segment.marks.map(([from, until]) => segment.text.slice(from, until))).toEqual(['學而時習之不亦說乎']);
  expect(passages[0]!.text.slice(...passages[0]!.marks[0]!)).toBe('學而時習之，不亦說乎');
});

test('any search term gets an answer: symbols alone, half a character, a thousand letters, operators at the ends', async () => {
  const { call } = await open();
  for (const keyword of [
    '',
    '，。',
    '"',
    '-',
    'NEAR/3',
    'a NEAR/3',
    'NEAR/3 子',
    '-子',
    '\ud842',
    'ﷺ',
    '子'.repeat(900),
    "l'",
    '%_\\',
  ])
    await expect(call(searchPassages, { keyword }), keyword).resolves.toBeDefined();
});

test('an import’s batch is merged into the index at once, so no search has to read its pending list', async () => {
  const { db } = await openDatabase();
  const waiting = async () =>
    (await sql<{ pages: string }>`select gin_clean_pending_list('book_passage_grams') as pages`.execute(db)).rows[0]!
      .pages;
  const lines = (letters: number) => '學而時習之不亦說乎有朋自遠方來不亦樂乎\n'.repeat(letters / 20);
  await publishBooks(db, [{ id: 'short', title: '短', chapters: { one: { original: lines(200) } } }]);
  expect(Number(await waiting())).toBeGreaterThan(0);
  const chapters = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [String(at), { original: lines(16_000) }]));
  await publishBooks(db, [{ id: 'long', title: '長', chapters }]);
  expect(Number(await waiting())).toBe(0);
});

test('changing the language of a witness reindexes all its chapters by the word forms of that language', async () => {
  const { db } = await openDatabase();
  const publishIn = (language: string) =>
    publishBooks(db, [
      {
        id: 'of-battles',
        title: 'Of battles',
        witnesses: [{ key: 'original', kind: 'original', language, licence: 'public domain' }],
        chapters: language === 'la' ? { one: { original: 'Battles begin' }, two: { original: 'battled\nagain' } } : {},
      },
    ]);
  const readPassages = async () =>
    (
      await sql<{ chapter: string; language: string; until: number }>`
        select chapter, language, until_ordinal as until from book_passage
        where book_id = 'of-battles' and words @> ${[gramOfWord('battl/en')]} order by chapter`.execute(db)
    ).rows;
  await publishIn('la');
  expect(await readPassages()).toEqual([]);
  await publishIn('en');
  expect(await readPassages()).toEqual([
    { chapter: 'one', language: 'en', until: 0 },
    { chapter: 'two', language: 'en', until: 1 },
  ]);
});

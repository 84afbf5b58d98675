import { expect, test } from 'vitest';
import { publishBooks } from '../../../../tests/publish-books.ts';
import { openWorld, openReadOnlyWorld } from '../../../../tests/world.ts';
import { publishAtOnce } from '../../../editing/revisions/face/publish.server.ts';
import { findSource } from '../../../editing/lookups/source-contract.ts';
import { readPassageAddress } from '../face/passage-address.ts';
import { drawTimes } from './panel-layout.ts';
import { chapterContext } from './contract.ts';

const address = 'https://stele.example/book/detail?id=test-book&vid=one&w=original#s1.2';

test('S09: the address of a segment is recognized on any host; other addresses are not', () => {
  expect(readPassageAddress(address)).toEqual({ bookId: 'test-book', chapter: 'one', segment: '1.2' });
  expect(readPassageAddress('/book/detail?id=a&vid=1#s4b')).toEqual({ bookId: 'a', chapter: '1', segment: '4b' });
  for (const other of [
    '',
    'Shiji',
    '/book/detail?id=a&vid=1',
    '/book/detail?id=a#s1',
    '/detail/a#s1',
    'javascript:1',
    '/book/detail?id=a&vid=1#s<',
  ])
    expect(readPassageAddress(other), other).toBeNull();
});

test('an event that cites a segment is shown with it in the reader’s language; an address without a segment is no passage', async () => {
  const { db, as } = await openWorld();
  await publishBooks(db, [
    {
      id: 'test-book',
      title: '測試傳',
      facts: {
        titles: { en: 'Test Traditions' },
        bookAuthors: [{ name: '某', names: { en: 'Somebody' } }],
        writing: { startTime: '-0100-00-00' },
      },
      chapters: { one: { original: { segments: [{ id: '1.2', html: '始皇' }] } } },
    },
  ]);
  // The author of an entry pastes the segment's address as the title of a source.
  const call = as('sima-qian', 'en');
  const { sources } = await call(findSource, { q: address });
  expect(sources).toEqual([
    expect.objectContaining({
      title: '測試傳',
      where: 'one 1.2',
      url: address,
      forms: { en: { title: 'Test Traditions', author: 'Somebody', year: '100 BC', where: 'one 1.2' } },
    }),
  ]);
  expect((await call(findSource, { q: address.replace('#s1.2', '#s9') })).sources).toEqual([]);

  const loadContext = (language: 'en' | 'fr') =>
    as(null, language)(chapterContext, { id: 'test-book', chapter: 'one' });
  expect((await loadContext('en')).claims).toEqual([]);
  await db
    .updateTable('event')
    .where('subjectId', '=', 'qin-shi-huang')
    .where('position', '=', 0)
    .set({ source: JSON.stringify(sources[0]) as never })
    .execute();
  await db
    .updateTable('subjectTime')
    .where('subjectId', '=', 'qin-shi-huang')
    .where('position', '=', 0)
    .set({ source: JSON.stringify(sources[0]) as never })
    .execute();
  const relation = await db
    .selectFrom('relation')
    .where('fromId', '=', 'qin-shi-huang')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('relation')
    .where('id', '=', relation.id)
    .set({ source: JSON.stringify(sources[0]) as never })
    .execute();
  const { claims } = await loadContext('en');
  expect(claims.map(({ of, segment, kind }) => [of, segment, kind])).toEqual([
    ['event', '1.2', 'person'],
    ['relation', '1.2', 'person'],
    ['fact', '1.2', 'person'],
  ]);
  expect(claims[0]).toMatchObject({
    words: expect.stringContaining('Qin Shi Huang'),
    href: '/detail/qin-shi-huang-en#/timeline',
    lang: 'en',
  });
  expect(claims[2]).toMatchObject({ words: 'Qin Shi Huang · Life', time: expect.stringContaining('210 BC') });
  expect((await loadContext('fr')).claims[2]!.words).toBe('Qin Shi Huang\u202f: Vie');
  // Another chapter has none. Deleting a segment keeps the statements that cite it.
  expect((await as(null, 'en')(chapterContext, { id: 'test-book', chapter: 'two' })).claims).toEqual([]);
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      [
        {
          module: 'chapter',
          thingId: 'test-book',
          language: null,
          key: 'one~original',
          content: { segments: [{ id: '1.3', kind: 'paragraph', html: '二世' }], pages: [] },
        },
      ],
      { authorId: 'sima-qian', originId: null },
    ),
  );
  expect((await loadContext('en')).claims).toHaveLength(3);
});

test('the entries named in a chapter are listed with their places and times', async () => {
  const { db, as } = openReadOnlyWorld();
  const { bookId: id, chapter } = await db
    .selectFrom('bookMention')
    .where('state', '=', 'passed')
    .where('subjectId', '=', 'julius-caesar')
    .where('bookId', 'like', '%gallic%')
    .select(['bookId', 'chapter'])
    .executeTakeFirstOrThrow();
  const { times } = await as(null, 'fr')(chapterContext, { id, chapter });
  expect(times).toContainEqual(
    expect.objectContaining({ name: 'Jules César', kind: 'person', from: -100, until: -44, lang: 'fr' }),
  );
});

test('times are drawn as bars without overlap, the earliest on top, together with the book’s own time', () => {
  const createTime = (name: string, from: number, until: number) => ({
    name,
    lang: 'en',
    kind: 'person' as const,
    href: `/detail/${name}`,
    from,
    until,
    time: '',
  });
  const drawn = drawTimes(
    [createTime('late', 50, 100), createTime('early', -100, -40), createTime('beside', -90, 20)],
    [90, 110],
  )!;
  expect(drawn.bars.map(({ name, line }) => [name, line])).toEqual([
    ['early', 0],
    ['beside', 1],
    ['late', 0],
  ]);
  expect(drawn.span).toEqual([-100, 110]);
  expect(drawn.written!.x + drawn.written!.wide).toBeCloseTo(320, 0);
  expect(drawTimes([], [1, 2])).toBeNull();
});

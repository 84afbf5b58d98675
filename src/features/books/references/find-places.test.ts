import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import type { Language } from '../../../rules/languages.ts';
import { chapterReferences, findReference } from './contract.ts';
import { findPlaces } from './find-places.server.ts';

test.each([
  ['Iliad 1.1', 'en', 'book-iliad&vid=1.1#s1-2'],
  ['Il. 1.3', 'en', 'book-iliad&vid=1.1#s3-5'],
  ['Iliade 6, 147', 'fr', 'book-iliad&vid=6.146#s147-148'],
  ['Gen 1:1', 'en', 'book-hebrew-bible&vid=gen-1#s1'],
  ['Gn 1, 1', 'fr', 'book-hebrew-bible&vid=gen-1#s1'],
  ['创世记1:1', 'zh', 'book-hebrew-bible&vid=gen-1#s1'],
  ['Republic 514a', 'en', 'book-plato-republic&vid=514a#s514a1'],
  ['Resp. 514a', 'es', 'book-plato-republic&vid=514a#s514a1'],
  ['論語 1.1', 'jp', 'book-lunyu&vid=1#s1.1'],
  ['论语 1.1', 'zh', 'book-lunyu&vid=1#s1.1'],
  ['Quran 112:1', 'en', 'book-quran&vid=112#s1-2'],
  ['Coran 112:1', 'fr', 'book-quran&vid=112#s1-2'],
  ['Res Gestae 34', 'en', 'book-res-gestae&vid=34#s34.1'],
  ['Bhagavad Gita 2.47', 'en', 'book-bhagavad-gita&vid=2#s2.47'],
  ['Inf. V 100', 'es', 'book-divine-comedy&vid=inf-5#s100-102'],
])('issue 39: %s leads to its segment from the search box (%s)', async (keyword, language, place) => {
  const { db } = openReadOnlyWorld();
  const [first] = await findPlaces(db, keyword, language as Language);
  expect(first?.href).toBe(`/book/detail?id=${place}`);
  expect(first?.text).not.toBe('');
});

test('issue 39: an address of a passage that is not there says which book is near', async () => {
  const { as } = openReadOnlyWorld();
  const { href, near } = await as(null, 'en')(findReference, { reference: 'quran/2:255' });
  expect(href).toBeNull();
  expect(near[0]?.title.text).toBe('Quran');
  expect(near[0]?.chapters.map(({ text }) => text)).toContain('112. Pure Faith');
  expect(await as(null, 'en')(findReference, { reference: 'nothing-like-it/4' })).toEqual({ href: null, near: [] });
});

test('issue 39: the reference of every segment of the library leads back to it', async () => {
  const { db, as } = openReadOnlyWorld();
  const chapters = await db.selectFrom('bookChapter').select(['bookId', 'chapter']).execute();
  let references = 0;
  for (const { bookId, chapter } of chapters) {
    const { addresses } = await as(null, 'en')(chapterReferences, { id: bookId, chapter });
    for (const [segment, address] of Object.entries(addresses)) {
      const { href } = await as(null, 'en')(findReference, { reference: address.replace('/ref/', '') });
      expect(href, address).toBe(`/book/detail?id=${bookId}&vid=${chapter}#s${segment}`);
      references++;
    }
  }
  expect(references).toBeGreaterThan(400);
});

import { expect, test } from 'vitest';
import { ArticleContent, emptyArticle } from '../../src/features/articles/rules.ts';
import { emptyTour } from '../../src/features/tours/rules.ts';
import { openDatabase } from '../../tests/world.ts';
import { importSource } from '../engine.ts';
import { withLocalIds } from './pack-things.ts';

test('cards and links of packed articles and tours lead to the entry that a subject of the pack has become', async () => {
  const { db } = await openDatabase('part');
  await db.insertInto('sameAs').values({ scheme: 'viaf', value: '5', subjectId: 'julius-caesar' }).execute();
  const { merged } = await importSource(db, {
    origin: { id: 'pack-other.example', name: 'Other', licence: 'CC0', url: null },
    async *read() {
      const names = { en: 'C. Julius' };
      yield {
        where: '1',
        record: { key: 'caesar', kind: 'person', region: null, names, times: [], place: null, same: { viaf: '5' } },
      };
    },
  });
  expect(merged).toMatchObject([{ key: 'caesar', into: 'julius-caesar' }]);

  const [article] = await withLocalIds(
    db,
    [
      {
        key: 'article-x',
        id: 'article-x',
        language: 'en',
        content: {
          ...emptyArticle('theme'),
          body: '<p><a href="/detail/caesar-en">He</a>, <a href="/detail/caesar?view=map">he</a>, <a href="/detail/caesarion-en">his son</a>, <a href="https://x.org/detail/caesar">x</a></p>',
          sections: ArticleContent.shape.sections.parse([
            { title: 'A', cards: [{ id: 'caesar' }, { id: 'augustus' }] },
          ]),
        },
      },
    ],
    'pack-other.example',
  );
  expect(article!.id).toBe('article-x');
  expect(article!.content.body).toBe(
    '<p><a href="/detail/julius-caesar-en">He</a>, <a href="/detail/julius-caesar?view=map">he</a>, <a href="/detail/caesarion-en">his son</a>, <a href="https://x.org/detail/caesar">x</a></p>',
  );
  expect(article!.content.sections[0]!.cards.map(({ id }) => id)).toEqual(['julius-caesar', 'augustus']);

  const stops = [{ address: '/detail/caesar-fr#life', titles: {}, texts: {} }];
  const content = { ...emptyTour('A tour', 'en'), stops };
  const [tour] = await withLocalIds(db, [{ key: 'tour-x', id: 'tour-x', content }], 'pack-other.example');
  expect(tour!.content.stops[0]!.address).toBe('/detail/julius-caesar-fr#life');
});

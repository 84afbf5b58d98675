import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { saveArticle } from '../articles/writing-contract.ts';
import { loadTopic } from './load-topic.ts';

test('R19 a topic of an entry, an age, a tag or a word gathers all kinds of content; an empty one says so', async () => {
  const { as, by, db, pass } = await createReviewFixture({}, 'stele');
  const of = (title: string, language: 'en' | 'fr' | 'zh' = 'en') => loadTopic(as(null, language), title, language);

  const augustus = await of('augustus');
  expect(augustus.core).toMatchObject({ itemId: 'augustus', isNamed: true, href: '/detail/augustus-en' });
  expect(augustus.cards[0]).toMatchObject({ itemId: 'augustus' });
  expect(augustus.span!.bars.length).toBeGreaterThan(2);
  expect(augustus.views!.events.length).toBeGreaterThan(3);
  expect(augustus.views!.nodes.length).toBeGreaterThan(1);
  expect(augustus.views!.relations.length).toBeGreaterThan(3);
  expect(augustus).toMatchObject({ introduction: null, isEmpty: false });

  // Words of another language that look like the name are not meant: English August in the First World War.
  const auguste = (await of('auguste', 'fr')).cards.map(({ itemId }) => itemId);
  expect(auguste[0]).toBe('augustus');
  expect(auguste).not.toContain('first-world-war');

  // A period is matched by its years: events in it are included, whatever their names.
  const heian = await of('平安时代', 'zh');
  expect(heian.cards.map(({ itemId }) => itemId)).toContain('murasaki-shikibu');

  // So is an era of reign by its bare name, which the axis links, in each reader's language.
  for (const [title, language] of [
    ['唐贞观', 'zh'],
    ['Zhenguan, Tang', 'en'],
    ['贞观', 'zh'],
  ] as const)
    expect(
      (await of(title, language)).cards.map(({ itemId }) => itemId),
      title,
    ).toContain('tang-taizong');

  await db
    .updateTable('book')
    .set({ tags: ['way and virtue'] })
    .where('id', '=', 'book-laozi')
    .execute();
  expect((await of('way and virtue')).books).toMatchObject([{ id: 'book-laozi' }]);
  expect((await of('道', 'zh')).passages.length).toBeGreaterThan(0);
  expect(await of('zzzzzzzz')).toMatchObject({ isEmpty: true, core: null, cards: [], span: null });

  // A theme article with the title introduces it, and is not listed again.
  const article = {
    name: 'Augustus',
    kind: 'theme' as const,
    abstract: 'Of whom the month is called.',
    body: '<p>He was born in <span ref-id="rome">Rome</span>.</p>',
    sections: [{ title: 'Family', cards: [{ id: 'livia' }] }],
  };
  const { revisionId, itemId } = await by('author')(saveArticle, { article });
  await pass(revisionId);
  const introduced = await of('Augustus');
  expect(introduced.introduction).toMatchObject({ id: itemId, abstract: article.abstract });
  expect(introduced.articles).toEqual([]);
});

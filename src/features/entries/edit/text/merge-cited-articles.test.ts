import { expect, test } from 'vitest';
import { mergeCitedArticles } from './merge-cited-articles.ts';
import { emptyHead, normalizeHead } from './text-fields.tsx';

test('S04 merging cited articles takes theirs as they are now and adds my new ones; those they removed stay removed', () => {
  const cite = (articleId: string, reason = 'x') => ({ articleId, reason });
  expect(
    mergeCitedArticles(
      [cite('a'), cite('b')],
      [cite('a'), cite('b'), cite('mine')],
      [cite('a', 'better'), cite('theirs')],
    ),
  ).toEqual([cite('a', 'better'), cite('theirs'), cite('mine')]);
  expect(mergeCitedArticles([], [cite('a')], [cite('a')])).toEqual([cite('a')]);
  expect(normalizeHead({ ...emptyHead, name: ' A ', articles: [cite('a')] })).toMatchObject({
    name: 'A',
    articles: [cite('a')],
  }); // saved together with the other fields
});

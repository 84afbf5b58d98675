import { expect, test } from 'vitest';
import { emptyArticle } from '../rules.ts';
import { mergeArticles, moveItem, normalizeArticle } from './article-content.ts';

const article = { ...emptyArticle('theme'), name: 'Rome', body: '<p>Was.</p>' };

test('merging two versions of an article takes the other’s changes; where both changed, mine stays and the conflict is reported', () => {
  const local = { ...article, name: 'Roma' };
  expect(mergeArticles(article, local, { ...article, body: '<p>Is.</p>' })).toEqual({
    article: { ...local, body: '<p>Is.</p>' },
    contested: false,
  });
  expect(mergeArticles(article, local, { ...article, name: 'Urbs' })).toEqual({ article: local, contested: true });
});

test('S10 an original work names no other author; empty headings are not saved', () => {
  const written = {
    ...article,
    authorName: 'Livy',
    siteName: ' ',
    originalUrl: ' https://example.org/a ',
    sections: [
      { title: ' ', words: '', cards: [] },
      { title: 'People', words: '', cards: [] },
    ],
  };
  expect(normalizeArticle(written)).toMatchObject({
    authorName: null,
    siteName: null,
    originalUrl: 'https://example.org/a',
    sections: [{ title: 'People' }],
  });
  expect(normalizeArticle({ ...written, type: 'reprint' })).toMatchObject({ authorName: 'Livy', siteName: null });
});

test('moving an item keeps it within its list', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

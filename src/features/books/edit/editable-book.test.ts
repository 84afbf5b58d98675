import { expect, test } from 'vitest';
import { BookContent } from '../rules.ts';
import { toBook, emptyBook, fillFacts, hasKnownLanguages } from './editable-book.ts';

const foundBook = {
  title: '史记',
  subtitle: null,
  authors: ['司马迁'],
  year: '1982',
  publisher: '中华书局',
  place: '北京',
  pages: 3322,
  isbn13: '9787101003048',
};
const noTime = { typed: '', record: null } as Parameters<typeof toBook>[0]['time'];

test('writing B8 B12 an ISBN fills a book’s empty fields and overwrites nothing', () => {
  const { facts } = emptyBook('ancient_cn');
  expect(fillFacts(facts, foundBook)).toEqual({
    ...facts,
    title: '史记',
    bookAuthors: [{ name: '司马迁', itemId: null }],
    publisher: '中华书局',
    pubLocation: '北京',
    pubDate: '1982',
    pageTotal: 3322,
    isbn13: '9787101003048',
  });
  const typed = {
    ...facts,
    title: 'Shiji',
    bookAuthors: [{ name: 'Sima Qian', itemId: null }],
    publisher: 'P',
    pubLocation: 'L',
    pubDate: 'D',
    pageTotal: 1,
    isbn13: 'x',
  };
  expect(fillFacts(typed, foundBook)).toEqual(typed);
});

test('writing B11 a draft with a half-typed language is saved, but cannot be submitted', () => {
  const book = emptyBook('other');
  const half = { ...book, facts: { ...book.facts, language: 'Latim' } };
  expect(hasKnownLanguages(half)).toBe(false);
  const saved = toBook({ book: half, time: noTime });
  expect(BookContent.safeParse(saved).success).toBe(true);
  expect(hasKnownLanguages(saved)).toBe(false);
  expect(hasKnownLanguages(book)).toBe(true);
});

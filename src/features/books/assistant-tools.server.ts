import { z } from 'zod';
import { assistantTool, describeTime, ThingId } from '../../kit/registry/assistant-tools.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { toPlainText } from '../../rules/safe-html.ts';
import { chapterContent, type ShownChapter } from './contract.ts';
import { findReference } from './references/contract.ts';
import { searchPassages } from './search/contract.ts';

/** Most books and passages of each that are returned. */
const maxBooks = 10;

/** The rows of a chapter as text, a witness each. */
const describeRows = ({ rows, witnesses, read }: ShownChapter) =>
  rows.map(({ id, cells }) => ({
    segment: id,
    texts: cells.flatMap(({ segments }, at) => {
      const witness = witnesses.find(({ key }) => key === read[at]);
      const text = segments.map(({ html }) => toPlainText(html)).join('\n');
      return text && witness
        ? { witness: witness.key, kind: witness.kind, language: witness.language, translator: witness.translator, text }
        : [];
    }),
  }));

export const bookTools = [
  assistantTool({
    name: 'find_passage',
    title: 'Search the texts of books',
    description:
      'Passages of the books of the library that contain words or phrases, in the original or a translation, with the ' +
      'address of each. For a known place ("Iliad 1.1") use `segment`.',
    input: z.object({
      words: z.string().min(1).max(limits.searchTermLength),
      page: z.number().int().min(1).max(100).default(1),
    }),
    example: { words: 'Agamemnon' },
    async run({ words, page }, { call, language, addressOf }) {
      const found = await call(searchPassages, { keyword: words, page, size: maxBooks });
      return {
        books: found.total,
        passages: found.passages,
        isLowerBound: found.capped,
        results: found.books.map((book) => ({
          id: book.id,
          title: book.title.text,
          authors: book.authors.map(({ name }) => name),
          time: describeTime(book.time, language),
          count: book.count,
          passages: book.passages.map(({ text, lang, kind, chapterTitle, segment, href }) => ({
            text,
            language: lang,
            kind,
            chapter: chapterTitle,
            segment,
            address: addressOf(href),
          })),
        })),
      };
    },
  }),
  assistantTool({
    name: 'segment',
    title: 'Read a place of a book',
    description:
      'The text of a place by its canonical reference, in the original and in translation: `iliad/1.1`, `laozi/1`, ' +
      '`res-gestae/34`, `lunyu/1.1`. Quote it with edition and address.',
    input: z.object({
      reference: z.string().min(1).max(120).describe('Book and place, as `iliad/1.1` or `Iliad 1.1`.'),
    }),
    example: { reference: 'laozi/1' },
    async run({ reference }, { call, addressOf }) {
      const { href, near } = await call(findReference, { reference: reference.trim().replace(/ (?=\S+$)/, '/') });
      if (href === null)
        return {
          found: false,
          near: near.map(({ title, href: address, chapters }) => ({
            title: title.text,
            address: addressOf(address),
            chapters: chapters.map(({ text }) => text),
          })),
        };
      const { searchParams, hash } = new URL(href, 'http://book');
      const segment = hash.replace(/^#s/, '');
      const chapter = await call(chapterContent, {
        id: searchParams.get('id') ?? '',
        volumnId: searchParams.get('vid') ?? undefined,
        segment,
      });
      const row = chapter.rows.find(
        ({ id, cells }) =>
          id === segment || cells.some(({ segments }) => segments.some((shown) => shown.id === segment)),
      );
      if (!row) fail('chapterNotFound');
      return {
        found: true,
        book: {
          id: chapter.book.id,
          title: chapter.book.title.text,
          authors: chapter.book.authors.map(({ name }) => name),
        },
        chapter: chapter.chapter.title.text,
        ...describeRows({ ...chapter, rows: [row!] })[0],
        address: addressOf(href),
      };
    },
  }),
  assistantTool({
    name: 'chapter',
    title: 'Read a page of a chapter',
    description: 'A page of a chapter of a book, segment by segment, the original beside a translation.',
    input: z.object({
      book: ThingId,
      chapter: z.string().max(40).optional(),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    example: { book: 'book-laozi', chapter: '1' },
    async run({ book, chapter: key, page }, { call, addressOf }) {
      const chapter = await call(chapterContent, { id: book, volumnId: key, pageNum: page });
      return {
        book: { id: chapter.book.id, title: chapter.book.title.text },
        chapter: { key: chapter.chapter.key, title: chapter.chapter.title.text },
        page: chapter.page,
        pages: chapter.pages,
        nextChapter: chapter.next && { key: chapter.next.key, title: chapter.next.title.text },
        rows: describeRows(chapter),
        address: addressOf(
          `/book/detail?id=${encodeURIComponent(book)}&vid=${encodeURIComponent(chapter.chapter.key)}`,
        ),
      };
    },
  }),
];

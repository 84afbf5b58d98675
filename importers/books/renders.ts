import { z } from 'zod';
import { aligned as mostAligned } from '../../src/features/books/limits.ts';
import type { BookReadResult, ChapterRecord } from './record.ts';

const maxSpan = 5000;
/** A number or a range: 58, or 59 to 99. */
const Span = z.string().transform((written, context) => {
  const [, first, last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(written) ?? [];
  const from = Number(first),
    until = Number(last);
  if (first !== undefined && until >= from && until - from < maxSpan) return { from, until };
  context.addIssue({ code: 'custom', message: 'a number, or two with a hyphen: 58 or 59-99' });
  return z.NEVER;
});

/**
 * Which numbers of the original a translation's numbers render, by the key of the book, if their numbering differs: `{
 * "58": "58-60", "59-99": "61-101" }`. Two ranges of equal length correspond one by one; otherwise each number of the
 * first renders all of the second.
 */
export const Renders = z.record(
  z.string(),
  z.record(z.string(), Span).transform((written, context) => {
    const rendered = new Map<string, string[]>();
    for (const [key, { from, until }] of Object.entries(written)) {
      const span = Span.safeParse(key);
      if (!span.success) {
        context.addIssue({ code: 'custom', path: [key], message: span.error.issues[0]!.message });
        continue;
      }
      const oneByOne = span.data.until - span.data.from === until - from;
      const numbers = Array.from({ length: until - from + 1 }, (_, at) => String(from + at));
      for (let number = span.data.from; number <= span.data.until; number++)
        rendered.set(String(number), oneByOne ? [numbers[number - span.data.from]!] : numbers);
    }
    return rendered;
  }),
);
export type Renders = z.output<typeof Renders>;

/** Aligns translations as a mapping states; books without a mapping stay unchanged. */
export async function* withRenders(
  books: AsyncIterable<BookReadResult>,
  renders: Renders,
): AsyncGenerator<BookReadResult> {
  const waiting = new Set(Object.keys(renders));
  for await (const book of books) {
    const rendered = 'record' in book ? renders[book.record.key] : undefined;
    if (!('record' in book) || !rendered) {
      yield book;
      continue;
    }
    const { record } = book;
    waiting.delete(record.key);
    const original = record.content.witnesses.find(({ kind }) => kind === 'original')?.key;
    yield { ...book, record: { ...record, chapters: alignChapters(record.chapters, original, rendered) } };
  }
  for (const key of waiting) yield { where: 'mapping', refused: `there is no book ${key}` };
}

async function* alignChapters(
  chapters: AsyncIterable<ChapterRecord>,
  original: string | undefined,
  rendered: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<ChapterRecord> {
  /** Segments of the original by chapter and number; the original precedes its translations. */
  const idsByChapter = new Map<string, Map<string, string[]>>();
  for await (const record of chapters) {
    const { chapter, witness, content } = record;
    if (witness === original)
      idsByChapter.set(
        chapter,
        Map.groupBy(
          content.segments.map(({ id }) => id),
          numberOf,
        ),
      );
    yield witness === original
      ? record
      : {
          ...record,
          content: {
            ...content,
            segments: content.segments.map((segment) => {
              const numbers = segment.kind === 'heading' ? undefined : rendered.get(numberOf(segment.id));
              if (!numbers) return segment;
              const ids = numbers.flatMap((number) => idsByChapter.get(chapter)?.get(number) ?? []);
              return { ...segment, aligned: ids.slice(0, mostAligned) };
            }),
          },
        };
  }
}

/** The number of a segment: 58 for 58.2. */
const numberOf = (id: string) => id.split('.')[0]!;

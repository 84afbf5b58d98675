/** Books for tests: published as an import does. */
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { BookContent, ChapterContent, partKey } from '../src/features/books/rules.ts';
import type { z } from 'zod';

type Facts = Partial<z.input<typeof BookContent>['facts']>;

/** A book for a test. `chapters` are texts by chapter and witness, one segment per line. */
export interface BookFixture {
  id: string;
  title: string;
  facts?: Facts;
  witnesses?: z.input<typeof BookContent>['witnesses'];
  chapters: Record<string, Record<string, string | z.input<typeof ChapterContent>>>;
}

/** A chapter of plain lines, numbered from 1. */
const chapterOf = (lines: string): z.input<typeof ChapterContent> => ({
  segments: lines.split('\n').map((html, at) => ({ id: String(at + 1), html })),
});

export async function publishBooks(db: Database, books: readonly BookFixture[]): Promise<void> {
  await db
    .insertInto('member')
    .values({ id: 'sima-qian', name: 'Sima Qian', phone: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      books.flatMap(({ id, title, facts, witnesses, chapters }) => [
        {
          module: 'book',
          thingId: id,
          language: null,
          content: BookContent.parse({
            facts: { title, genre: 'ancient_cn', bookAuthors: [{ name: '佚名' }], language: 'lzh', ...facts },
            witnesses: witnesses ?? [{ key: 'original', kind: 'original', language: 'lzh', licence: 'public domain' }],
            volumes: [{ key: '1', title: '', chapters: Object.keys(chapters).map((key) => ({ key, title: key })) }],
          }),
        },
        ...Object.entries(chapters).flatMap(([chapter, texts]) =>
          Object.entries(texts).map(([witness, text]) => ({
            module: 'chapter',
            thingId: id,
            language: null,
            key: partKey(chapter, witness),
            content: ChapterContent.parse(typeof text === 'string' ? chapterOf(text) : text),
          })),
        ),
      ]),
      { authorId: 'sima-qian', originId: null },
    ),
  );
}

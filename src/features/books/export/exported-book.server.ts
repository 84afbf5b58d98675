import type { Database } from '../../../kit/database/database.server.ts';
import type { BookFacts, SegmentNote } from '../rules.ts';
import type { BookSegmentTable } from '../tables.ts';

/** A book for export: its facts, witnesses and contents; its text follows by chapter. */
export interface ExportedBook {
  id: string;
  facts: BookFacts;
  changedAt: Date;
  witnesses: ExportedWitness[];
  chapters: { key: string; title: string; volume: string }[];
  /** Address of the book on this site. */
  url: string;
}
export interface ExportedWitness {
  key: string;
  kind: 'original' | 'translation' | 'photocopy';
  language: string;
  direction: 'rtl' | null;
  translator: string | null;
  edition: string;
  licence: string;
  sourceUrl: string | null;
}
export interface ExportedSegment {
  id: string;
  kind: BookSegmentTable['kind'];
  html: string;
  text: string;
  notes: SegmentNote[];
  aligned: string[] | null;
}
export interface ExportedChapter {
  key: string;
  title: string;
  volume: string;
  /** Whether it is not the whole chapter. */
  isPart?: true;
  /** Texts by witness, in the order of the book's witnesses. */
  texts: { witness: ExportedWitness; segments: ExportedSegment[] }[];
}

/** Reads a book without its text, with the requested witnesses except photocopies. Null if it does not exist. */
export async function loadExportedBook(
  db: Database,
  id: string,
  requestedKeys: readonly string[],
  origin: string,
): Promise<ExportedBook | null> {
  const book = await db.selectFrom('book').where('id', '=', id).select(['facts', 'changedAt']).executeTakeFirst();
  if (!book) return null;
  const witnesses = await db
    .selectFrom('bookWitness')
    .where('bookId', '=', id)
    .where('kind', '<>', 'photocopy')
    .orderBy('position')
    .select(['witness as key', 'kind', 'language', 'direction', 'translator', 'edition', 'licence', 'sourceUrl'])
    .execute();
  const chapters = await db
    .selectFrom('bookChapter')
    .where('bookId', '=', id)
    .orderBy('ordinal')
    .select(['chapter as key', 'title', 'volumeTitle as volume'])
    .execute();
  const requestedWitnesses = witnesses.filter(({ key }) => requestedKeys.includes(key));
  return {
    id,
    ...book,
    witnesses: requestedWitnesses.length ? requestedWitnesses : witnesses,
    chapters,
    url: `${origin}/book/detail?id=${encodeURIComponent(id)}`,
  };
}

/** The chapters that have a text, one at a time, because a large book does not fit in memory. */
export async function* loadExportedChapters(
  db: Database,
  { id, chapters, witnesses }: ExportedBook,
): AsyncGenerator<ExportedChapter> {
  if (!witnesses.length) return;
  for (const chapter of chapters) {
    const rows = await db
      .selectFrom('bookSegment')
      .where('bookId', '=', id)
      .where('chapter', '=', chapter.key)
      .where(
        'witness',
        'in',
        witnesses.map(({ key }) => key),
      )
      .orderBy('ordinal')
      .select(['witness', 'segment as id', 'kind', 'html', 'text', 'notes', 'aligned'])
      .execute();
    const of = Map.groupBy(rows, ({ witness }) => witness);
    const texts = witnesses.flatMap((witness) => {
      const segments = of.get(witness.key);
      return segments ? [{ witness, segments }] : [];
    });
    if (texts.length) yield { ...chapter, texts };
  }
}

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => xmlEntities[sign]!);

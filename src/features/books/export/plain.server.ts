import type { ExportedBook, ExportedChapter } from './exported-book.server.ts';

/** The provenance of a book in every export format, one line each. */
export const provenanceOf = ({ witnesses, url }: ExportedBook): string[] => [
  ...witnesses.map(({ key, language, translator, edition, licence, sourceUrl }) =>
    [`${key} (${language})`, translator, edition, licence, sourceUrl].filter(Boolean).join(' · '),
  ),
  url,
];

/** Exports a book as plain text: each original segment is followed by its translations; notes end each chapter. */
export async function* asPlainText(
  book: ExportedBook,
  chapters: AsyncIterable<ExportedChapter>,
): AsyncGenerator<string> {
  const { facts } = book;
  yield `${facts.title}\n${facts.bookAuthors.map(({ name }) => name).join(', ')}\n\n${provenanceOf(book).join('\n')}\n`;
  let volume = '';
  for await (const { title, volume: within, texts } of chapters) {
    if (within && within !== volume) yield `\n\n${within}\n`;
    volume = within;
    yield `\n\n${title}\n`;
    const [first, ...others] = texts;
    const rest = others.map(({ segments }) => groupByOriginal(segments, first!.segments));
    for (const { id, kind, text } of first!.segments) {
      yield kind === 'heading' ? `\n\n${text}\n` : `\n${id}\t${text}\n`;
      for (const segments of rest) for (const translation of segments.get(id) ?? []) yield `\t${translation.text}\n`;
    }
    const notes = texts.flatMap(({ witness, segments }) =>
      segments.flatMap(({ id, notes: segmentNotes }) =>
        segmentNotes.map((note) => `[${witness.key} ${id}] ${note.html.replace(/<[^>]*(?:>|$)/g, '')}\n`),
      ),
    );
    if (notes.length) yield `\n${notes.join('')}`;
  }
}

/** Translated segments by the original segment that they follow: an unaligned one follows the one before it. */
function groupByOriginal(
  segments: ExportedChapter['texts'][number]['segments'],
  original: ExportedChapter['texts'][number]['segments'],
): ReadonlyMap<string, ExportedChapter['texts'][number]['segments']> {
  const ids = new Set(original.map(({ id }) => id));
  let last = original[0]?.id ?? '';
  return Map.groupBy(segments, ({ id, aligned }) => (last = (aligned ?? [id]).find((each) => ids.has(each)) ?? last));
}

/** Exports a book as JSON: its facts, then its chapters with the segments of each witness. */
export async function* asJsonText(
  book: ExportedBook,
  chapters: AsyncIterable<ExportedChapter>,
): AsyncGenerator<string> {
  const { id, facts, witnesses, url } = book;
  yield `{"id":${JSON.stringify(id)},"url":${JSON.stringify(url)},"facts":${JSON.stringify(facts)},"witnesses":${JSON.stringify(witnesses)},"chapters":[`;
  let separator = '\n';
  for await (const { key, title, volume, texts } of chapters) {
    const segments = Object.fromEntries(texts.map((text) => [text.witness.key, text.segments]));
    yield `${separator}${JSON.stringify({ key, title, volume, segments })}`;
    separator = ',\n';
  }
  yield ']}\n';
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epubOf, readBooks, xhtml, type BookOfTest } from '../../tests/book-files.ts';

/** Every word of a source is in the book once: in its text, its notes or the titles of its chapters. */
function countWords({ content, chapters }: BookOfTest): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string) => {
    for (const word of text.replace(/<[^>]*>/g, ' ').match(/w\d+/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const headings = new Set(
    Object.values(chapters).flatMap(({ segments }) =>
      segments.flatMap(({ kind, html }) => (kind === 'heading' ? [html] : [])),
    ),
  );
  for (const { segments } of Object.values(chapters))
    for (const { html, notes = [] } of segments)
      for (const text of [html, ...notes.map((note) => note.html)]) add(text);
  for (const { title } of content.volumes.flatMap((volume) => volume.chapters))
    if (!headings.has(title) && !title.endsWith('…')) add(title);
  return counts;
}

/** A generator of words that never repeat. */
const wordsFrom = () => {
  let count = 0;
  return (times: number) => Array.from({ length: times }, () => `w${++count}`).join(' ');
};
/** Generated books, each of which is unpacked and parsed. `STELE_CONSERVATION_RUNS=10000` checks more than the suite. */
const numRuns = Number(process.env['STELE_CONSERVATION_RUNS'] ?? 60);
const timeoutMs = 60_000 + numRuns * 100;

const blockKinds = [
  'p',
  'h1',
  'h3',
  'li',
  'blockquote',
  'table',
  'layout',
  'pre',
  'note',
  'plainNote',
  'loose',
  'nested',
  'em',
  'ruby',
  'deep',
] as const;
const epubPlan = fc.array(
  fc.record({
    blocks: fc.array(fc.tuple(fc.constantFrom(...blockKinds), fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
    address: fc.constantFrom('', '#x', '?v=1', 'upper'),
    notesApart: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test('conservation: every word of a generated EPUB is in the book exactly once', { timeout: timeoutMs }, async () => {
  await fc.assert(
    fc.asyncProperty(epubPlan, async (plan) => {
      const words = wordsFrom();
      const expected: string[] = [];
      const say = (times: number) => {
        const text = words(times);
        expected.push(...text.split(' '));
        return text;
      };
      const files: Record<string, string> = {},
        spine: string[] = [],
        apart: string[] = [];
      for (const [at, { blocks, address, notesApart }] of plan.entries()) {
        const name = `c${at}.xhtml`,
          notes: string[] = [];
        const note = (isMarked: boolean, number: number, times: number) => {
          const id = `n${at}-${number}`,
            file = notesApart ? 'notes.xhtml' : name;
          const body = isMarked
            ? `<aside epub:type="footnote" id="${id}"><p>${number}. ${say(times)}</p><p>${say(1)}</p></aside>`
            : `<p id="${id}"><a href="${name}#r${id}">${number}</a> ${say(times)}</p>`;
          (notesApart ? apart : notes).push(body);
          return isMarked
            ? `<a epub:type="noteref" href="${file}#${id}">${number}</a>`
            : `<sup><a id="r${id}" href="${file}#${id}">${number}</a></sup>`;
        };
        const body = blocks.map(([kind, times], number) => {
          if (kind === 'table')
            return `<table><tr><td>${say(times)}</td><th>${say(1)}</th></tr><tr><td><p>${say(1)}</p></td></tr></table>`;
          if (kind === 'layout') return `<table><tr><td><p>${say(times)}</p><p>${say(1)}</p></td></tr></table>`;
          if (kind === 'note' || kind === 'plainNote')
            return `<p>${say(times)}${note(kind === 'note', number + 1, times)} ${say(1)}</p>`;
          if (kind === 'loose') return `${say(times)} <i>${say(1)}</i>`;
          if (kind === 'nested') return `<div>${say(1)}<div><p>${say(times)}</p>${say(1)}</div></div>`;
          if (kind === 'em') return `<p><em>${say(times)} <a href="https://example.org/#1">${say(1)}</a></em></p>`;
          if (kind === 'ruby') return `<p><ruby>${say(1)}<rt>${say(1)}</rt></ruby></p>`;
          if (kind === 'deep') return `${'<span>'.repeat(30)}${say(times)}${'</span>'.repeat(30)}`;
          return `<${kind}>${say(times)}</${kind}>`;
        });
        files[`OEBPS/${name}`] = xhtml(body.join('') + notes.join(''));
        spine.push(address === 'upper' ? name.toUpperCase() : name + address);
      }
      if (apart.length) {
        files['OEBPS/notes.xhtml'] = xhtml(apart.join(''));
        spine.push('notes.xhtml');
      }
      const { books, broken, refused } = await readBooks({ 'a.epub': epubOf(files, { spine }) });
      if (!expected.length) return void expect(refused).toEqual(['a.epub: it has no text']);
      expect(broken).toEqual([]);
      const counts = countWords(books[0]!);
      expect(expected.filter((word) => counts.get(word) !== 1)).toEqual([]);
    }),
    { numRuns },
  );
});

const lineKinds = ['paragraph', 'heading', 'blank', 'indented', 'contents', 'long'] as const;
test(
  'conservation: every word of a generated plain text is in the book exactly once',
  { timeout: timeoutMs },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...lineKinds), fc.integer({ min: 1, max: 60 })), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (plan, newline) => {
          const words = wordsFrom();
          const lines = plan.flatMap(([kind, times]) => {
            if (kind === 'blank') return [''];
            if (kind === 'heading') return [`CHAPTER ${times} ${words(1)}`];
            if (kind === 'contents') return Array.from({ length: 5 }, () => `CHAPTER ${times} ${words(1)}`);
            if (kind === 'indented') return [`　${words(times)}`];
            return [words(kind === 'long' ? 3000 : times)];
          });
          const expected = lines.join(' ').match(/w\d+/g) ?? [];
          const { books, refused } = await readBooks(
            { 'a.txt': lines.join(newline) },
            { format: 'text', heading: '^CHAPTER ' },
          );
          if (!expected.length) return void expect(refused).toEqual(['a.txt: it has no text']);
          const counts = countWords(books[0]!);
          expect(expected.filter((word) => counts.get(word) !== 1)).toEqual([]);
        },
      ),
      { numRuns },
    );
  },
);

test('what a book cannot hold is divided, not lost: more than 5,000 segments, 600 volumes, long titles, numbers that begin again', async () => {
  const words = wordsFrom();
  const lines = [
    ...Array.from({ length: 5600 }, () => words(1)),
    `CHAPTER ${words(400)}`,
    words(2000),
    ...Array.from({ length: 5100 }, (_, at) => `CHAPTER ${at} ${words(1)}`).flatMap((heading) => [heading, words(1)]),
  ];
  const { books } = await readBooks({ 'a.txt': lines.join('\n\n') }, { format: 'text', heading: '^CHAPTER ' });
  const counts = countWords(books[0]!);
  const expected = lines.join(' ').match(/w\d+/g)!;
  expect(expected.filter((word) => !counts.has(word))).toEqual([]);
  const book = (n: number) => `<div n="${n}"><div n="1"><p>${words(30)}</p></div></div>`;
  const tei = `<TEI><teiHeader><fileDesc><titleStmt><title>T</title></titleStmt></fileDesc></teiHeader><text><body>${[1, 2, 1, 3].map(book).join('')}</body></text></TEI>`;
  const repeated = await readBooks({ 'a.xml': tei });
  const found = countWords(repeated.books[0]!);
  expect((tei.match(/w\d+/g) ?? []).filter((word) => found.get(word) !== 1)).toEqual([]);
});

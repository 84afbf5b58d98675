import { expect, test } from 'vitest';
import { sanitizeSegmentHtml } from '../../../src/features/books/safe-segment.ts';
import { docOf, htmlOf } from '../../../src/features/books/edit/words/segment-doc.ts';
import { builtInContent } from '../load.ts';
import type { InFiveLanguages } from '../schemas.ts';
import type { WorldSegment } from './book.ts';
import { lineKey, readChapter } from './chapter-text.ts';
import { problemsOfLibrary } from './check.ts';
import { loadLibrary, type WrittenBook } from './load.ts';

const library = loadLibrary(),
  world = builtInContent().subjects;

test('S09 the library is complete: every row in five languages, unique ids, existing works and authors, no empty original', () => {
  expect(problemsOfLibrary(library, world)).toEqual([]);
});

test('S09 it has works from all over the world, each in its own script', () => {
  expect(library.length).toBeGreaterThanOrEqual(16);
  const languages = new Set(library.map(({ original }) => original.language.split('-')[0]));
  for (const language of ['lzh', 'ja', 'la', 'grc', 'sa', 'pi', 'he', 'ar', 'fa', 'akk', 'egy', 'ang', 'non', 'quc'])
    expect(languages, language).toContain(language);
  expect(library.filter(({ original }) => original.direction === 'rtl').length).toBeGreaterThanOrEqual(3);
  expect(library.filter(({ original }) => original.vertical).length).toBeGreaterThanOrEqual(3);
  expect(library.flatMap(({ texts }) => texts).length).toBeGreaterThanOrEqual(16 * 3);
});

test('B4 every segment and note passes through its editor unchanged', () => {
  const htmlTexts = library.flatMap(({ texts }) =>
    texts.flatMap(({ segments }) =>
      segments.flatMap(({ original, zh, en, fr, es, jp, notes = [] }) => [
        original,
        zh,
        en,
        fr,
        es,
        jp,
        ...notes.flatMap(({ text }) => Object.values(text)),
      ]),
    ),
  );
  const sanitized = htmlTexts.map(sanitizeSegmentHtml);
  expect(sanitized.map((html) => htmlOf(docOf(html)))).toEqual(sanitized);
  expect(sanitized.filter((html) => html.includes('<')).length).toBeGreaterThan(100);
});

/** A book that is well, but for one row. */
function bookWith(row: Partial<WorldSegment>): WrittenBook {
  const five = (text: string): InFiveLanguages => ({ zh: '书', en: text, fr: text, es: text, jp: '本' });
  const keys = ['1', '2', '3'];
  const well: WorldSegment = {
    id: '1',
    original: 'Arma virumque cano',
    zh: '我歌唱',
    en: 'I sing',
    fr: 'Je chante',
    es: 'Canto',
    jp: '私は歌う',
  };
  return {
    id: 'a-book',
    work: 'aeneid',
    facts: {
      title: five('A book'),
      originalTitle: 'Aeneis',
      genre: 'ancient_en',
      authors: [{ name: five('Someone') }],
      writing: '-0029~/-0019',
      description: five('A poem'),
    },
    original: { language: 'la', edition: five('as all have it') },
    volumes: [
      { key: 'v', title: five('Volume'), chapters: keys.map((key) => ({ key, title: key, titles: five(key) })) },
    ],
    texts: keys.map((key) => ({ key, segments: [well, { ...well, id: '2', ...row }] })),
  };
}
const problemsWith = (row: Partial<WorldSegment>) => [
  ...new Set(problemsOfLibrary([bookWith(row)], world).map((problem) => problem.replace(/^a-book\/\d\.txt: /, ''))),
];

test.each<[string, Partial<WorldSegment>, string[]]>([
  ['nothing', {}, []],
  ['an original that is empty', { original: ' ' }, ['2 has no original']],
  ['a language that is missing', { fr: undefined }, ['2 is empty in fr']],
  ['an id that is there twice', { id: '1' }, ['1 is there twice']],
  ['an id that no address can hold', { id: '§ 2' }, ['§ 2 cannot stand in an address']],
  ['the original in place of a translation', { es: 'Arma, virumque cano!' }, ['2 is not translated in es']],
  ['one translation in the place of another', { zh: '私は歌う' }, ['2 reads like Japanese in zh']],
  [
    'a breaking space in French',
    { fr: 'Je chante : toi' },
    ['2 has a breaking space or none at its punctuation in fr'],
  ],
  ['an element that is left open', { en: 'I <em>sing' }, ['2 in en: <em> unclosed']],
  ['an element that none may use', { en: '<b>I sing</b>' }, ['2 in en uses <b>']],
  [
    'a note that wants a language',
    { notes: [{ id: '1', text: { zh: '注', en: 'a note', fr: '', es: 'una nota', jp: '注' } }] },
    ['note 1 is empty in fr'],
  ],
])('the check finds %s', (_, row, problems) => expect(problemsWith(row)).toEqual(problems));

test('the check finds a work that is no book, an author that is no subject, and a direction that does not fit the language', () => {
  const well = bookWith({});
  expect(
    problemsOfLibrary(
      [
        {
          ...well,
          work: 'rome',
          facts: {
            ...well.facts,
            authors: [{ name: { zh: '某', en: 'N', fr: 'N', es: 'N', jp: '某' }, item: 'nobody-at-all' }],
          },
          original: { ...well.original, direction: 'rtl' },
        },
      ],
      world,
    ),
  ).toEqual([
    'a-book: its work rome is no subject of kind book',
    'a-book: its author nobody-at-all is no subject',
    'a-book: la is not written that way',
  ]);
});

const chapter = `# 1-2 verse
original: Arma virumque cano
  Troiae qui primus ab oris
zh: 我歌唱
en: I sing
fr: Je chante
es: Canto
jp: {私|わたし}は歌う
## 1
zh: 注
en: A note
fr: Une note
es: Una nota
jp: 注

# 3 heading
original: Finis
zh: 完
en: The end
fr: Fin
es: Fin
jp: 終
`;

test('a chapter is read with its verses, readings and notes, and the line of every text', () => {
  const { key, segments, lines } = readChapter(chapter, '1', 'content/books/a-book/1.txt');
  expect(key).toBe('1');
  expect(segments).toEqual([
    {
      id: '1-2',
      kind: 'verse',
      original: 'Arma virumque cano<br>Troiae qui primus ab oris',
      zh: '我歌唱',
      en: 'I sing',
      fr: 'Je chante',
      es: 'Canto',
      jp: '<ruby>私<rp>（</rp><rt>わたし</rt><rp>）</rp></ruby>は歌う',
      notes: [{ id: '1', text: { zh: '注', en: 'A note', fr: 'Une note', es: 'Una nota', jp: '注' } }],
    },
    { id: '3', kind: 'heading', original: 'Finis', zh: '完', en: 'The end', fr: 'Fin', es: 'Fin', jp: '終' },
  ]);
  expect([lines!.get(lineKey('segment', '1-2', 'fr')), lines!.get(lineKey('note', '1', 'en'))]).toEqual([6, 11]);
});

test.each([
  ['a text that is missing', ['fr: Je chante\n', ''], '6: “es:” instead of “fr:”'],
  ['a last text that is missing', ['jp: 注\n', ''], '9: the note 1 has no line “jp:”'],
  ['a missing text at the end', ['jp: 終\n', ''], '16: the segment 3 has no line “jp:”'],
  ['a text that is there twice', ['jp: 終', 'jp: 終\njp: 終'], '23: “jp:” after the last text of the segment 3'],
  ['a language that is not one of the five', ['es: Canto', 'de: Ich singe'], '7: “de:” instead of “es:”'],
  ['a segment that is there twice', ['# 3 heading', '# 1-2'], '16: a second segment 1-2'],
  ['a kind that there is not', ['heading', 'title'], '16: neither “# segment”'],
  ['a text before a segment', ['# 1-2 verse\n', ''], '1: a text before the first segment'],
  ['a note before a segment', ['# 1-2 verse', '## 1'], '1: a note before the first segment'],
  ['a line that goes on without the two spaces', ['  Troiae', 'Troiae'], '3: neither “# segment”'],
  ['a line of verse without a text', ['original: Finis', '  Finis'], '17: a line of verse before the first text'],
  ['a reading without its end', ['わたし}', 'わたし'], '8: a reading is written {text|reading}'],
  ['spaces at the end', ['I sing', 'I sing '], '5: spaces or a carriage return at the end of the line'],
  ['line ends of Windows', ['\n', '\r\n'], '1: spaces or a carriage return at the end of the line'],
  ['a text without words', ['en: I sing', 'en:'], '5: neither “# segment”'],
])('a chapter with %s is refused with file and line', (_, [from, to], problem) => {
  const wrong = chapter.replace(from!, to!);
  expect(wrong).not.toBe(chapter);
  expect(() => readChapter(wrong, '1', 'content/books/a-book/1.txt')).toThrow(`content/books/a-book/1.txt:${problem}`);
});

test('problems of a book name file and line', () => {
  const book = library.find(({ id }) => id === 'aeneid')!;
  const wrong = { ...book, facts: { ...book.facts, title: { ...book.facts.title, es: 'Eneida ' } } };
  expect(problemsOfLibrary([wrong], world)).toEqual(['content/books/aeneid/book.json:9: title has stray spaces in es']);
});

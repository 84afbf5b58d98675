import { expect, test } from 'vitest';
import { sanitizeSegmentHtml } from '../../src/features/books/safe-segment.ts';
import { docOf, htmlOf } from '../../src/features/books/edit/words/segment-doc.ts';
import { builtInContent } from '../../importers/content/load.ts';
import type { Five } from '../../importers/content/content.ts';
import type { WorldSegment } from './book.ts';
import { problemsOfLibrary } from './check.ts';
import { loadLibrary, type WrittenBook } from './load.ts';

const library = await loadLibrary(),
  world = builtInContent().subjects;

test('S09 the library is complete: every row in five languages, unique ids, existing works and authors, no empty original', () => {
  expect(problemsOfLibrary(library, world)).toEqual([]);
});

test('S09 it has works from all over the world, each in its own script', () => {
  expect(library.length).toBeGreaterThanOrEqual(16);
  const languages = new Set(library.map(({ original }) => original.language.split('-')[0]));
  for (const one of ['lzh', 'ja', 'la', 'grc', 'sa', 'pi', 'he', 'ar', 'fa', 'akk', 'egy', 'ang', 'non', 'quc'])
    expect(languages, one).toContain(one);
  expect(library.filter(({ original }) => original.direction === 'rtl').length).toBeGreaterThanOrEqual(3);
  expect(library.filter(({ original }) => original.vertical).length).toBeGreaterThanOrEqual(3);
  expect(library.flatMap(({ texts }) => texts).length).toBeGreaterThanOrEqual(16 * 3);
});

test('B4 every segment and note passes through its editor unchanged', () => {
  const all = library.flatMap(({ texts }) =>
    texts.flatMap(({ segments }) =>
      segments.flatMap(({ original, zh, en, fr, es, jp, notes = [] }) => [
        original,
        zh,
        en,
        fr,
        es,
        jp,
        ...notes.flatMap(({ text }) => text),
      ]),
    ),
  );
  const kept = all.map(sanitizeSegmentHtml);
  expect(kept.map((html) => htmlOf(docOf(html)))).toEqual(kept);
  expect(kept.filter((html) => html.includes('<')).length).toBeGreaterThan(100);
});

/** A book that is well, but for one row. */
function bookWith(row: Partial<WorldSegment>): WrittenBook {
  const five = (text: string): Five => ['书', text, text, text, '本'];
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
      writing: ['-0029~', '-0019'],
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
  ...new Set(problemsOfLibrary([bookWith(row)], world).map((problem) => problem.replace(/^a-book: \d, /, ''))),
];

test.each<[string, Partial<WorldSegment>, string[]]>([
  ['nothing', {}, []],
  ['an original that is empty', { original: ' ' }, ['2 has no original']],
  ['a language that is missing', { fr: undefined }, ['2 is empty in fr']],
  ['an id that stands twice', { id: '1' }, ['1 stands twice']],
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
    { notes: [{ id: '1', text: ['注', 'a note', '', 'una nota', '注'] }] },
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
          facts: { ...well.facts, authors: [{ name: ['某', 'N', 'N', 'N', '某'], item: 'nobody-at-all' }] },
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

import { expect, test } from 'vitest';
import { long, readBooks, segmentsOf, titlesOf, type BookFiles } from '../../../tests/book-files.ts';
import type { BookOptions } from '../formats.ts';
import { ordinalIn, readVolume } from '../volumes.ts';

const read = (files: BookFiles, options: BookOptions = {}) => readBooks(files, { format: 'text', ...options });
const gutenberg = (head: string, body: string) =>
  `The Project Gutenberg eBook of Something\n\nThis eBook is for the use of anyone anywhere.\n\n${head}\n\nRelease date: May 1, 2005 [eBook #1234]\n\n*** START OF THE PROJECT GUTENBERG EBOOK SOMETHING ***\n\nProduced by Ann Typist and\nBob Scanner\n\n${body}\n\n*** END OF THE PROJECT GUTENBERG EBOOK SOMETHING ***\n\nUpdated editions will replace the previous one.\nSection 1. General Terms\n`;

test.each([
  [
    'Title: The Iliad\nAuthor: Homer\nTranslator: Samuel Butler\nLanguage: English',
    ['The Iliad', 'Homer', 'Samuel Butler', 'en'],
  ],
  [
    'Title: Candide,\n       ou l’optimisme\n\nAuthor: Voltaire (1694-1778)\n\nLanguage: French',
    ['Candide, ou l’optimisme', 'Voltaire', null, 'fr'],
  ],
  ['Titre : Salammbô\nAuteur : Gustave Flaubert\nLangue : français', ['Salammbô', 'Gustave Flaubert', null, 'fr']],
  [
    'Título: Don Quijote\nAutor: Miguel de Cervantes\nIdioma: español',
    ['Don Quijote', 'Miguel de Cervantes', null, 'es'],
  ],
  [
    'Titel: Faust\nVerfasser: Johann Wolfgang von Goethe\nSprache: Deutsch',
    ['Faust', 'Johann Wolfgang von Goethe', null, 'de'],
  ],
  ['Titolo: Commedia\nAutore: Dante Alighieri\nLingua: Italiano', ['Commedia', 'Dante Alighieri', null, 'it']],
  ['標題: 紅樓夢\n作者: 曹雪芹\n語言: 中文', ['紅樓夢', '曹雪芹', null, 'zh']],
  ['Title: 三國志演義\nAuthor: Guanzhong Luo\nLanguage: Chinese', ['三國志演義', 'Guanzhong Luo', null, 'zh']],
  ['Title: Aeneis\nAuthor: Publius Vergilius Maro\nLanguage: Latin', ['Aeneis', 'Publius Vergilius Maro', null, 'la']],
])('B2: the head of Project Gutenberg is read and removed, as is the licence: %s', async (head, expected) => {
  const { books, without } = await read({ 'pg1.txt': gutenberg(head, 'Arma virumque cano') });
  const { title, bookAuthors, translator, language } = books[0]!.content.facts;
  expect([title, bookAuthors[0]!.name, translator, language]).toEqual(expected);
  expect(segmentsOf(books[0]!)).toEqual(['1 Arma virumque cano']);
  expect(books[0]!.content.witnesses[0]!.sourceUrl).toBe('https://www.gutenberg.org/ebooks/1234');
  expect(new Set(without)).toEqual(new Set(['who made the electronic text', 'the licence of Project Gutenberg']));
});

test('B2: title and author come from the first line of an old text that has no fields', async () => {
  const { books } = await read({
    'a.txt':
      '*The Project Gutenberg Etext of Small Tales, by Jane Roe*\n\nCopyright laws are changing.\n\n*END*THE SMALL PRINT! FOR PUBLIC DOMAIN ETEXTS*Ver.04.29.93*END*\n\nOnce.\n\nEnd of Project Gutenberg’s Etext of Small Tales, by Jane Roe\n',
  });
  const { title, bookAuthors } = books[0]!.content.facts;
  expect([title, bookAuthors[0]!.name, ...segmentsOf(books[0]!)]).toEqual(['Small Tales', 'Jane Roe', '1 Once.']);
});

test.each([
  'CHAPITRE PREMIER',
  'Chapter the First',
  'CAPÍTULO PRIMERO',
  'Erstes Kapitel',
  '2. Kapitel',
  'Capitolo IV. Fine',
])('B1: %s is a heading by default', async (heading) => {
  const { books } = await read({ 'a.txt': `${heading}\n\n${long('word', 400)}\n\nCHAPTER II\n\n${long('word', 400)}` });
  expect(titlesOf(books[0]!)).toEqual([heading, 'CHAPTER II']);
});

test('B2: a head without marks is read too; a text without one keeps its words; options name what is missing', async () => {
  const { books } = await read({
    'a.txt': 'Title: Germania\nAuthor: Tacitus, ca. 55-120\nLanguage: Latin\n\nGermania omnis',
    'b.txt': 'Note: this is a text.\n\nTitle: no head',
  });
  expect(books.map((book) => [book.content.facts.title, book.content.facts.language, ...segmentsOf(book)])).toEqual([
    ['Germania', 'la', '1 Germania omnis'],
    ['b', 'en', '1 Note: this is a text.', '2 Title: no head'],
  ]);
  const named = await read({ 'c.txt': 'hola' }, { title: 'El libro', author: 'Ana (1900-1980)', language: 'Spanish' });
  expect(named.books[0]!.content.facts).toMatchObject({
    title: 'El libro',
    bookAuthors: [{ name: 'Ana' }],
    language: 'es',
  });
  expect(titlesOf(named.books[0]!)).toEqual(['El libro']);
  const two = await read({ 'c.txt': 'hola', 'd.txt': 'adiós' }, { title: 'El libro' });
  expect(two.books.map(({ content }) => content.facts.title)).toEqual(['El libro', 'd']);
  expect(two.broken).toEqual(['d.txt: --title names the first book only; this one keeps its own title']);
});

test.each([
  ['Latin', 'la'],
  ['latín', 'la'],
  ['拉丁语', 'la'],
  ['ラテン語', 'la'],
  ['français', 'fr'],
  ['English', 'en'],
  ['Ancient Greek', 'grc'],
  ['文言', 'lzh'],
  ['lat', 'la'],
  ['zh-Hant', 'zh-Hant'],
  ['pt_BR', 'pt-BR'],
])('--language takes %s', async (language, tag) => {
  expect((await read({ 'a.txt': 'x' }, { language })).books[0]!.content.facts.language).toBe(tag);
});

test.each(['und', 'root', 'mul', 'Klingonese'])('--language refuses %s', async (language) => {
  await expect(read({ 'a.txt': 'x' }, { language })).rejects.toThrow(/neither the tag nor the name of a language/);
});

test('books/text: the whole heading is the title, also where it goes on in small letters', async () => {
  const page = long('En un lugar de la Mancha', 80);
  const { books } = await read(
    {
      'q.txt': `Capítulo primero. Que trata de la condición\ny ejercicio del hidalgo\n\n${page}\n\nCapítulo II. Que trata de la salida\n\n${page}`,
    },
    { language: 'es', heading: '^Cap[ií]tulo ' },
  );
  expect(titlesOf(books[0]!)).toEqual([
    'Capítulo primero. Que trata de la condición y ejercicio del hidalgo',
    'Capítulo II. Que trata de la salida',
  ]);
});

test('headings: a printed table of contents stays text, the parts of one heading are joined, the last heading stays', async () => {
  const page = long('text', 1500);
  const { books } = await read({
    'a.txt': `Preface\n\nCHAPTER I\nCHAPTER II\nCHAPTER III\n\nBOOK I\n\nCHAPTER I\n\n${page}\n\nBOOK II\n\nCHAPTER I\n\n${page}\n\nCHAPTER II`,
  });
  expect(titlesOf(books[0]!)).toEqual(['a', 'CHAPTER I', 'BOOK II · CHAPTER I', 'CHAPTER II']);
  expect(segmentsOf(books[0]!).map((segment) => segment.slice(0, 20))).toEqual([
    '1 Preface',
    '2 CHAPTER I',
    '3 CHAPTER II',
    '4 CHAPTER III',
    '5 BOOK I',
    '1 text text text tex',
    '1 text text text tex',
  ]);
});

test('Latin-1 is read where the head states it; elsewhere the refusal names --encoding', async () => {
  const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const { books, refused } = await read({
    'a.txt': latin1(gutenberg('Title: Été\nAuthor: A\nLanguage: French\n\nCharacter set encoding: ISO-8859-1', 'été')),
    'b.txt': latin1('été'),
  });
  expect(books.map((book) => [book.content.facts.title, ...segmentsOf(book)])).toEqual([['Été', '1 été']]);
  expect(refused).toEqual(['b.txt: it is not written in utf-8; --encoding names another encoding']);
});

test.each([
  ['Histoire, Tome II', 2, 'Histoire'],
  ['Histoire - Tome premier', 1, 'Histoire'],
  ['The Decline, Vol. 3', 3, 'The Decline'],
  ['The Decline — Volume 1 of 6', 1, 'The Decline'],
  ['Geschichte, Dritter Band', 3, 'Geschichte'],
  ['Historia (Tomo 4)', 4, 'Historia'],
  ['War and Peace, Book Two', 2, 'War and Peace'],
  ['War and Peace, Part Second', 2, 'War and Peace'],
  ['日本史 第五', 5, '日本史'],
  ['三國志 卷十二', 12, '三國志'],
  ['源氏物語（上）', 1, '源氏物語'],
  ['源氏物語 下巻', 3, '源氏物語'],
  ['源氏物語　中', 2, '源氏物語'],
  ['全集第二十三巻', 23, '全集'],
  ['Henry IV', null, ''],
  ['A Book of Verses', null, ''],
])('B3: the title %s states volume %s', (title, ordinal, work) => {
  expect(ordinalIn(title)).toBe(ordinal);
  expect(readVolume(title)?.title ?? '').toBe(work);
});

test('B3: volumes stand in the order that the text states', async () => {
  const page = long('text', 1500);
  const { books } = await read({
    '1.txt': gutenberg('Title: Histoire, Tome III\nAuthor: A', page),
    '2.txt': gutenberg('Title: Histoire, Tome I\nAuthor: A', page),
    '3.txt': gutenberg('Title: Histoire, Tome II\nAuthor: A', page),
    '4.txt': gutenberg('Title: Autre, Tome I\nAuthor: A', page),
  });
  expect(books.map((book) => [book.content.facts.title, titlesOf(book)])).toEqual([
    ['Histoire', ['Histoire, Tome I', 'Histoire, Tome II', 'Histoire, Tome III']],
    ['Autre, Tome I', ['Autre, Tome I']],
  ]);
});

test('B5: rival translations are witnesses of one book', async () => {
  const { books } = await read({
    '1.txt': gutenberg('Title: The Iliad\nAuthor: Homer\nTranslator: Alexander Pope (1688-1744)', 'Achilles’ wrath'),
    '2.txt': gutenberg(
      'Title: The Iliad\nAuthor: Homer, 750? BC-650? BC\nTranslator: Samuel Butler',
      'Sing, O goddess',
    ),
    '3.txt': gutenberg('Title: The Odyssey\nAuthor: Homer\nTranslator: Samuel Butler', 'Tell me, O Muse'),
  });
  expect(
    books.map(({ content }) => [content.facts.title, content.witnesses.map(({ translator }) => translator)]),
  ).toEqual([
    ['The Iliad', ['Alexander Pope', 'Samuel Butler']],
    ['The Odyssey', ['Samuel Butler']],
  ]);
});

test('two chapters without text between them are lines of a table of contents', async () => {
  const text = 'CHAPTER I. One\nCHAPTER II. Two\n\nCHAPTER I.\n\nText.\n\nBOOK II\nCHAPTER I\n\nMore.\n';
  const { books } = await read({ 'a.txt': text });
  expect(segmentsOf(books[0]!).map((segment) => segment.replace(/^\S+ /, ''))).toEqual([
    'CHAPTER I. One',
    'CHAPTER II. Two',
    'CHAPTER I.',
    'Text.',
    'BOOK II · CHAPTER I',
    'More.',
  ]);
});

import { expect, test } from 'vitest';
import { long, notesOf, readBooks, segmentsOf, titlesOf, type BookFiles } from '../../../tests/book-files.ts';
import type { BookOfTest } from '../../../tests/book-files.ts';

const tei = (body: string, { title = 'Work', lang = 'en', front = '', back = '' } = {}) =>
  `<?xml version="1.0"?><TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>${title}</title><author>Critic, Ann (1900-1980)</author></titleStmt></fileDesc></teiHeader><text xml:lang="${lang}">${front}<body>${body}</body>${back}</text></TEI>`;
/** An edition and a translation, as Perseus names them. */
const edition = (lang: string, body: string) =>
  tei(
    `<div type="${lang === 'lat' ? 'edition' : 'translation'}" xml:lang="${lang}" n="urn:cts:latinLit:phi1.phi2.x-${lang}1">${body}</div>`,
  );
const pair = (latin: string, ...english: string[]): BookFiles => ({
  'phi1.phi2.x-lat1.xml': edition('lat', latin),
  ...Object.fromEntries(english.map((body, at) => [`phi1.phi2.x-eng${at + 1}.xml`, edition('eng', body)])),
});
const read = async (body: string, parts: Parameters<typeof tei>[1] = {}) => {
  const result = await readBooks({ 'a.xml': tei(body, parts) });
  const [book] = result.books as [BookOfTest];
  return { ...result, book, segments: segmentsOf(book), notes: notesOf(book) };
};
const words = (segments: readonly string[]) => segments.map((segment) => segment.replace(/^\S+ /, ''));
const alignedOf = ({ chapters }: BookOfTest, witness = 'en') =>
  Object.entries(chapters).flatMap(([key, { segments }]) =>
    key.endsWith(`~${witness}`) ? segments.map(({ id, aligned }) => `${id}: ${(aligned ?? [id]).join(' ')}`) : [],
  );

test.each([
  ['cap<lb break="no"/>tain', 'captain'],
  ['light<lb break="no" n="3"/>house', 'lighthouse'],
  ['sp<pb n="2" break="no"/>lit', 'split'],
  ['sp<cb break="no"/>lit', 'split'],
  ['sp<gb break="no"/>lit', 'split'],
  ['sp<milestone unit="leaf" break="no"/>lit', 'split'],
  ['dis-<lb break="no"/>tant', 'distant'],
  ['dis-\n   <lb break="no"/>\n  tant', 'distant'],
  ['dis-<pb break="no"/><fw>II</fw><lb break="no"/>tant', 'distant'],
  ['<hi>dis-</hi><lb break="no"/><hi>tant</hi>', '<em>dis</em><em>tant</em>'],
  ['thi<unclear><lb break="no"/>s</unclear>', 'this'],
  ['dis¬<lb break="no"/>tant', 'distant'],
  ['dis\u00ad<lb/>tant', 'distant'],
  ['dis&#xAD;\n  <lb n="4"/>tant', 'distant'],
  ['dis<lb type="inWord"/>tant', 'distant'],
  ['went<lb/>home', 'went home'],
  ['well-<lb/>known', 'well-known'],
  ['one <lb/>two', 'one two'],
  ['1701 -<lb/>1714', '1701 - 1714'],
])('tei-breaks: %s is read as %s', async (written, expected) => {
  expect((await read(`<p>A ${written} end</p>`)).segments).toEqual([`1 A ${expected} end`]);
});

test('17: notes have their number in the text; their paragraphs are lines; a note in a note, a heading or a verse is kept', async () => {
  const { segments, notes } = await read(
    '<div><head>Kings<note>Of Ur.</note></head><p>One<note n="a"><p>First.</p><p>Second.</p></note> and two<note n="7">Seven <note>inner</note>.</note>, three<note n="a">again</note></p><lg><l>Sing<note place="margin">Loud.</note></l></lg></div>',
  );
  expect(segments).toEqual([
    'h1 Kings',
    '1 <sup data-note="1">1</sup>One<sup data-note="a">a</sup> and two<sup data-note="7">7</sup>, three<sup data-note="5">5</sup>',
    '1.2 Sing<sup data-note="1">1</sup>',
  ]);
  expect(notes).toEqual([
    '1 Of Ur.',
    'a First.<br>Second.',
    '3 inner',
    '7 Seven <sup data-note="3">3</sup>.',
    '5 again',
    '1 Loud.',
  ]);
});

test('notes that stand in the back are set where the text refers to them; notes without a reference are reported', async () => {
  const { segments, notes, broken } = await read(
    '<p>A king<ref target="#n1">1</ref> and <ptr target="#n2"/>another, see <ref target="#p9">page 9</ref>.</p>',
    {
      back: '<back><div type="notes"><note xml:id="n1"><p>Of Ur.</p></note><note xml:id="n2" n="b">Of Kish.</note><note xml:id="n3">Of Uruk.</note></div><div type="index"><p>Ur, 3</p></div></back>',
    },
  );
  expect(segments).toEqual(['1 A king<sup data-note="1">1</sup> and <sup data-note="2">2</sup>another, see page 9.']);
  expect(notes).toEqual(['1 Of Ur.', '2 Of Kish.']);
  expect(broken).toEqual([
    'a.xml: line 1: its index or notes without a reference are not read: 7 letters',
    'a.xml: line 1: its index or notes without a reference are not read: 4 letters',
  ]);
});

test('prefaces and appendices are chapters of their own, and do not change the numbers of the text', async () => {
  const chapters = '<div type="chapter"><head>One</head><p>A king.</p></div><div type="chapter"><p>A queen.</p></div>';
  const { book, broken } = await read(chapters, {
    front:
      '<front><titlePage><docTitle>Work</docTitle></titlePage><div type="preface"><head>To the reader</head><p>Be kind.</p></div><div type="preface"><p>Again.</p></div></front>',
    back: '<back><div type="appendix" n="1"><head>Letters</head><p>Dear sir.</p></div></back>',
  });
  expect(segmentsOf(book)).toEqual([
    'h1 To the reader',
    'preface Be kind.',
    'preface-2 Again.',
    'h4 One',
    '1 A king.',
    '2 A queen.',
    'h7 Letters',
    'appendix Dear sir.',
  ]);
  expect(broken).toEqual(['a.xml: line 1: its title page is not read: 4 letters']);
  const list = await read('<div n="1"><p>A king.</p></div>', {
    back: '<back><listBibl><bibl>Smith 1900</bibl></listBibl></back>',
  });
  expect(list.segments).toEqual(['1 A king.', 'back Smith 1900']);
  const plain = await read('<p>A king.</p>', { front: '<front><p>Be kind.</p><p>Again.</p></front>' });
  expect(words(plain.segments)).toEqual(['Be kind.', 'Again.', 'A king.']);
});

test('several texts of one file are parts of the book, each with its own chapters', async () => {
  const text = (n: string, name: string) =>
    `<text${n}><front><div type="preface"><p>Of ${name}.</p></div></front><body><head>${name}</head><div n="1"><p>First of ${name}.</p></div><div n="2"><p>Second of ${name}.</p></div></body></text>`;
  const file = tei('').replace('<body></body>', `<group>${text(' n="a"', 'Amos')}${text(' n="b"', 'Joel')}</group>`);
  const { books } = await readBooks({ 'a.xml': file });
  expect(segmentsOf(books[0]!)).toEqual([
    'a.preface Of Amos.',
    'h2 Amos',
    'a.1 First of Amos.',
    'a.2 Second of Amos.',
    'b.preface Of Joel.',
    'h6 Joel',
    'b.1 First of Joel.',
    'b.2 Second of Joel.',
  ]);
});

test('quotations within a sentence stay in it; those of several paragraphs keep their marks', async () => {
  const { segments } = await read(
    '<p>He said <quote>go home</quote> and left, <q>now</q>, “<q>then</q>”.</p><quote><p>A long one.</p><p>Its end.</p></quote><q><p>Spoken.</p></q><p>He <stage>aside</stage> went</p>',
  );
  expect(words(segments)).toEqual([
    'He said “go home” and left, “now”, “then”.',
    'A long one.',
    'Its end.',
    '“Spoken.”',
    'He <em>aside</em> went',
  ]);
});

test('17: rows of tables keep their cells apart, letters keep their parts apart', async () => {
  const { segments } = await read(
    '<table><head>Reigns</head><row><cell>1701</cell><cell>Anna</cell></row><row><cell>1714</cell><cell>George</cell></row></table><opener><salute>Sir,</salute></opener><p>I am</p><closer><signed>A. B.</signed><dateline>Rome</dateline></closer>',
  );
  expect(words(segments)).toEqual(['Reigns', '1701 | Anna', '1714 | George', 'Sir,', 'I am', 'A. B.', 'Rome']);
});

const chapters = (attributes: (n: number) => string) =>
  [1, 2, 3]
    .map((n) => `<div ${attributes(n)}><head>Chapter ${n}</head><p>${long('jeune garçon', 200)}</p></div>`)
    .join('');
test.each([
  ['with numbers', chapters((n) => `type="chapter" n="${n}"`)],
  ['without numbers', chapters(() => 'type="chapter"')],
  ['in a division without number', `<div type="book">${chapters(() => 'type="chapter"')}</div>`],
  [
    'as div1',
    chapters(() => 'type="chapter"')
      .replaceAll('<div ', '<div1 ')
      .replaceAll('</div>', '</div1>'),
  ],
])('tei-nonumber: chapters %s are chapters', async (_, body) => {
  const { book } = await read(body);
  expect(titlesOf(book)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3']);
  expect(Object.keys(book.chapters)).toEqual(['1~original', '2~original', '3~original']);
});

test('divisions without number among numbered ones keep apart from them, also equal numbers of other types', async () => {
  const text = (words_: string) => `<p>${long(words_, 400)}</p>`;
  const { book } = await read(
    `<div type="preface"><head>To the reader</head>${text('pre')}</div><div type="chapter" n="1"><head>One</head>${text('one')}</div><div type="appendix" n="1"><head>More</head>${text('more')}</div>`,
  );
  expect(titlesOf(book)).toEqual(['To the reader', 'One', 'More']);
  expect(Object.keys(book.chapters)).toEqual(['preface~original', '1~original', 'appendix-1~original']);
});

test('every heading is kept: two of one division, one without text, one of a poem', async () => {
  const { segments, book } = await read(
    '<div n="1"><head>Part</head></div><div n="2"><head>Book</head><head>Of kings</head><div n="1"><head>First</head><p>text</p></div><lg><head>Song</head><l>la</l></lg></div>',
  );
  expect([titlesOf(book), words(segments)]).toEqual([
    ['Work'],
    ['Part', 'Book · Of kings', 'First', 'text', 'Song', 'la'],
  ]);
});

const speech = (speaker: string, ...lines: string[]) =>
  `<sp><speaker>${speaker}</speaker>${lines.map((line) => `<l n="${line.split(' ')[0]}">${line}</l>`).join('')}</sp>`;
const poem = (body: string) => `<div type="textpart" subtype="poem" n="1">${body}</div>`;

test('tei-verse: lines stay with their speaker and in their order, aligned by speech', async () => {
  const { books } = await readBooks(
    pair(
      poem(speech('ALPHA', '1 unum', '2 duo') + speech('BETA', '3 tria')),
      poem(speech('ALPHA', '1 one', '2 on', '3 two', '4 on') + speech('BETA', '5 three')),
    ),
  );
  expect(segmentsOf(books[0]!, 'en')).toEqual([
    '1 <strong>ALPHA</strong> 1 one',
    '2 2 on',
    '3 3 two',
    '4 4 on',
    '5 <strong>BETA</strong> 5 three',
  ]);
  expect(alignedOf(books[0]!)).toEqual(['1: 1 2', '2: 1 2', '3: 1 2', '4: 1 2', '5: 3']);
});

const stanza = (...numbers: number[]) => `<lg>${numbers.map((n) => `<l n="${n}">line ${n}</l>`).join('')}</lg>`;
test.each([
  ['the same lines', stanza(1, 2) + stanza(3, 4), stanza(1, 2) + stanza(3, 4), ['1: 1', '2: 2', '3: 3', '4: 4']],
  [
    'as many stanzas',
    stanza(1, 2) + stanza(3, 4),
    stanza(1, 2, 3) + stanza(4, 5),
    ['1: 1 2', '2: 1 2', '3: 1 2', '4: 3 4', '5: 3 4'],
  ],
  ['other stanzas', stanza(1, 2) + stanza(3, 4), stanza(1, 2, 3), ['1: 1 2 3 4', '2: 1 2 3 4', '3: 1 2 3 4']],
  ['prose', stanza(1, 2), '<p>all of it</p>', ['1: ']],
  [
    'prose by speech',
    speech('A', '1 a', '2 b') + speech('B', '3 c'),
    '<sp><speaker>A</speaker><p>ab</p></sp><sp><speaker>B</speaker><p>c</p></sp>',
    ['1: 1 2', '1.2: 3'],
  ],
])('A4: a translation with %s', async (_, latin, english, expected) => {
  const { books } = await readBooks(pair(poem(latin), poem(english)));
  expect(alignedOf(books[0]!)).toEqual(expected);
});

const part = (n: string, body: string, type = 'chapter') =>
  `<div type="textpart" subtype="${type}" n="${n}">${body}</div>`;
const sections = (...numbers: number[]) => numbers.map((n) => part(`${n}`, `<p>section ${n}</p>`, 'section')).join('');

test('tei-wrap: English chapter 2 stands beside Latin chapter 2, whichever of them has a wrapping division', async () => {
  const latin = part('1', sections(1, 2)) + part('2', sections(1));
  const wrapped = `<div1 type="book">${['1', '2'].map((n) => `<div2 type="chapter" n="${n}"><p>Chapter ${n}</p></div2>`).join('')}</div1>`;
  const p4 = `<TEI.2><teiHeader><fileDesc><titleStmt><title>Life</title></titleStmt></fileDesc></teiHeader><text lang="en"><body>${wrapped}</body></text></TEI.2>`;
  const { books } = await readBooks({ 'phi1.phi2.x-lat1.xml': edition('lat', latin), 'phi1.phi2.x-eng1.xml': p4 });
  expect(books).toHaveLength(1);
  expect(alignedOf(books[0]!)).toEqual(['1: 1.1 1.2', '2: 2.1']);
  const reverse = await readBooks(
    pair(`<div type="book">${latin}</div>`, part('1', '<p>One</p>') + part('2', '<p>Two</p>')),
  );
  expect(alignedOf(reverse.books[0]!)).toEqual(['1: 1.1 1.2', '2: 2.1']);
  const numbered = await readBooks(
    pair(part('1', latin, 'book'), part('1', part('1', '<p>One</p>') + part('2', '<p>Two</p>'), 'book')),
  );
  expect(alignedOf(numbered.books[0]!)).toEqual(['1: 1.1 1.2', '2: 2.1']);
});

test('B4: paragraphs are not taken for sections, transposed sections keep their order, unknown numbers are not aligned', async () => {
  const latin = part('1', sections(1, 2, 3)) + part('2', sections(1, 2));
  const paragraphs = await readBooks(pair(latin, part('1', '<p>a</p><p>b</p>') + part('2', '<p>c</p>')));
  expect(alignedOf(paragraphs.books[0]!)).toEqual(['1: 1.1 1.2 1.3', '1.2: 1.1 1.2 1.3', '2: 2.1 2.2']);
  const transposed = await readBooks(pair(latin, part('1', sections(2, 1, 3, 9)) + part('2', sections(1))));
  expect(alignedOf(transposed.books[0]!)).toEqual(['1.2: ', '1.1: 1.1', '1.3: 1.3', '1.9: ', '2.1: 2.1']);
});

test('B5: rival translations are witnesses of one book, also where another project names the file', async () => {
  const files = pair(part('1', '<p>unum</p>'), part('1', '<p>one</p>'), part('1', '<p>the first</p>'));
  const { books } = await readBooks({
    ...files,
    'other/phi1.phi2.1st1K-eng1.xml': edition('eng', part('1', '<p>once</p>')),
  });
  expect(books.map(({ content }) => content.witnesses.map(({ key }) => key))).toEqual([
    ['original', 'en', 'en-2', 'en-3'],
  ]);
});

test('nested milestones give chapter and section; parts of a verse share its number', async () => {
  const { segments } = await read(
    '<div n="17"><p><milestone unit="chapter" n="1"/>a<milestone unit="section" n="1"/>b<milestone unit="section" n="2"/>c<milestone unit="chapter" n="2"/>d</p></div><div n="18"><sp><l n="5" part="I">half</l></sp><sp><l part="F">other half</l></sp><l>six</l></div>',
  );
  expect(segments).toEqual(['17.1 a', '17.1.1 b', '17.1.2 c', '17.2 d', '18.5 half', '18.5.2 other half', '18.6 six']);
});

test('B2: the years of a life are no part of an author’s name; a text without language is read in the given one', async () => {
  const { book } = await read('<p>x</p>', { lang: 'und' });
  expect(book.content.facts.bookAuthors[0]!.name).toBe('Critic, Ann');
  const { books } = await readBooks({ 'a.xml': tei('<p>x</p>', { lang: 'und' }) }, { language: 'Middle English' });
  expect(books[0]!.content.facts.language).toBe('enm');
});

test('a header with several authors, names in parts, a subtitle and a translator of respStmt', async () => {
  const header =
    '<title type="main">Main <hi>ti</hi>tle</title><title type="sub">Subtitle</title><title type="alt">Other</title>' +
    '<author><persName><forename>Jane</forename><surname>Doe</surname></persName><idno>123</idno></author>' +
    '<author>John Roe</author><editor>Ed Itor</editor>' +
    '<respStmt><resp>translated by</resp><name>Tim Trans</name></respStmt>';
  const { books, broken } = await readBooks({
    'a.xml': tei('<p>Text</p>').replace(/<titleStmt>.*<\/titleStmt>/, `<titleStmt>${header}</titleStmt>`),
  });
  const { facts } = books[0]!.content;
  expect(facts).toMatchObject({ title: 'Main title', subtitle: 'Subtitle', translator: 'Tim Trans' });
  expect(facts.bookAuthors.map(({ name }) => name)).toEqual(['Jane Doe', 'John Roe']);
  expect(broken).toEqual(['a.xml: titleStmt: a second title: Other']);
});

test('a text without an author has none of those that it cites; a language that nothing states is reported', async () => {
  const { books, without } = await readBooks({
    'a.xml':
      '<TEI><teiHeader><fileDesc><titleStmt><title>Letters</title></titleStmt></fileDesc></teiHeader><text><body><p>See <bibl><author>Somebody</author> <editor role="translator">Else</editor></bibl>.</p></body></text></TEI>',
  });
  expect(books[0]!.content.facts).toMatchObject({ bookAuthors: [{ name: '—' }], translator: null, language: 'en' });
  expect(without).toEqual(['it names no language and is read as English; --language names it']);
});

test('a heading at the end of a text without divisions, and the notes of a heading without text, are kept', async () => {
  expect((await read('<p>Text</p><head>The end</head>')).segments).toEqual(['1 Text', 'h2 The end']);
  const { segments, notes } = await read('<div><head>Kings<note>Of Ur.</note></head></div><div><p>Text</p></div>');
  expect(segments.join('\n')).toContain('Kings');
  expect(notes).toEqual(['1 Of Ur.']);
});

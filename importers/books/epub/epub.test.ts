import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { epubOf, notesOf, readBooks, segmentsOf, titlesOf, xhtml, type BookFiles } from '../../../tests/book-files.ts';
import { referenceResolver } from './references.ts';

const page = (words: string) => xhtml(`<p>${words}</p>`);
const readEpub = async (files: BookFiles, options: Parameters<typeof epubOf>[1] = {}) => {
  const result = await readBooks({ 'book.epub': epubOf(files, options) });
  return {
    ...result,
    segments: result.books[0] ? segmentsOf(result.books[0]) : [],
    notes: result.books[0] ? notesOf(result.books[0]) : [],
  };
};
const words = (segments: readonly string[]) => segments.map((segment) => segment.replace(/^\S+ /, ''));

test.each([
  ['one.xhtml#start', 'OEBPS/one.xhtml'],
  ['one.xhtml?v=2', 'OEBPS/one.xhtml'],
  ['one.xhtml?v=2#start', 'OEBPS/one.xhtml'],
  ['One.XHTML', 'OEBPS/one.xhtml'],
  ['./one.xhtml', 'OEBPS/one.xhtml'],
  ['../OEBPS/one.xhtml', 'OEBPS/one.xhtml'],
  ['/OEBPS/one.xhtml', 'OEBPS/one.xhtml'],
  ['Text\\two.xhtml', 'OEBPS/Text/two.xhtml'],
  ['../../../three.xhtml', 'three.xhtml'],
  ['caf%C3%A9.xhtml', 'OEBPS/café.xhtml'],
  ['cafe%CC%81.xhtml', 'OEBPS/café.xhtml'],
  ['a%20b.xhtml', 'OEBPS/a b.xhtml'],
  ['100%25.xhtml', 'OEBPS/100%.xhtml'],
  ['100%.xhtml', 'OEBPS/100%.xhtml'],
  ['c%23.xhtml', 'OEBPS/c#.xhtml'],
  ['c#.xhtml', 'OEBPS/c#.xhtml'],
  ['gone.xhtml', null],
  ['%E0%A4%A', null],
  ['https://example.org/one.xhtml', null],
  ['', null],
])('epub-hrefs: the reference %s leads to %s', (href, name) => {
  const names = ['OEBPS/one.xhtml', 'OEBPS/Text/two.xhtml', 'three.xhtml', 'OEBPS/café.xhtml', 'OEBPS/a b.xhtml'];
  const resolve = referenceResolver([...names, 'OEBPS/100%.xhtml', 'OEBPS/c#.xhtml']);
  expect(resolve(href, 'OEBPS/c.opf').name).toBe(name);
});

test('two files that differ only in letter case are not guessed between', () => {
  const resolve = referenceResolver(['a.xhtml', 'A.xhtml', 'B.xhtml']);
  expect([resolve('A.xhtml', ''), resolve('a.XHTML', ''), resolve('b.xhtml', '')].map(({ name }) => name)).toEqual([
    'A.xhtml',
    null,
    'B.xhtml',
  ]);
});

test('epub-hrefs: each chapter that is not found is reported with its place, and the rest and the other books are read', async () => {
  const { books, broken, refused } = await readBooks({
    'a.epub': epubOf(
      { 'OEBPS/one.xhtml': page('kingfisher'), 'OEBPS/six%.xhtml': page('bittern'), 'OEBPS/odd.htm5': page('wren') },
      { spine: ['One.xhtml#x', 'gone.xhtml', 'six%.xhtml', 'odd.htm5', 'p.svg'], types: { 'p.svg': 'image/svg+xml' } },
    ),
    'b.epub': epubOf({ 'OEBPS/one.xhtml': page('goldfinch') }),
  });
  expect(books.map((book) => words(segmentsOf(book)))).toEqual([['kingfisher', 'bittern', 'wren'], ['goldfinch']]);
  expect(broken).toEqual([
    'a.epub: gone.xhtml: the spine names it, and the archive has no such file',
    'a.epub: six%.xhtml: its address is malformed and was read as it stands',
    'a.epub: p.svg: it is no text but image/svg+xml',
  ]);
  expect(refused).toEqual([]);
});

test('epub-latin1: a chapter in another encoding is read as it declares; without a declaration only it is reported', async () => {
  const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const body = '<html><body><p>été</p></body></html>';
  const { segments, broken } = await readEpub({
    'OEBPS/a.xhtml': latin1(`<?xml version="1.0" encoding="iso-8859-1"?>${body}`),
    'OEBPS/b.xhtml': latin1(body.replace('<body>', '<head><meta charset="windows-1252"/></head><body>')),
    'OEBPS/c.xhtml': latin1(body),
    'OEBPS/d.xhtml': Uint8Array.from([0xff, 0xfe, ...Buffer.from(body.replace('été', 'août'), 'utf16le')]),
    'OEBPS/e.xhtml': `<?xml version="1.0" encoding="klingon"?>${body}`,
    'OEBPS/f.xhtml': `\ufeff${page('utf-8')}`,
  });
  expect(words(segments)).toEqual(['été', 'été', 'août', 'utf-8']);
  expect(broken).toEqual([
    'book.epub: OEBPS/c.xhtml: it is not written in UTF-8',
    'book.epub: OEBPS/e.xhtml: its encoding klingon is not known',
  ]);
});

test('a chapter that is nested too deep is reported, and a self-closing element swallows nothing', async () => {
  const { segments, broken } = await readEpub({
    'OEBPS/a.xhtml': xhtml('<div>'.repeat(300) + 'deep' + '</div>'.repeat(300)),
    'OEBPS/b.xhtml':
      '<html><head><title/><script src="x.js"/></head><body><a id="p1"/><p>after</p><p/>loose</body></html>',
    'OEBPS/c.xhtml': xhtml('<p><![CDATA[a < b]]></p>'),
  });
  expect(words(segments)).toEqual(['after', 'loose', 'a &lt; b']);
  expect(broken).toEqual(['book.epub: OEBPS/a.xhtml: its elements lie too deep within one another']);
});

test('bomb2: an EPUB that unpacks to far more than it is, is refused before it is read, in one file or in many', async () => {
  const blank = new Uint8Array(60_000_000).fill(97);
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`OEBPS/c${at}.xhtml`, blank.subarray(0, 900_000)]),
  );
  const { books, refused } = await readBooks({
    'one.epub': epubOf({ 'OEBPS/c.xhtml': blank }),
    'many.epub': epubOf(many),
  });
  expect(books).toEqual([]);
  expect(refused).toEqual([
    'many.epub: it unpacks to more than 100 times its size',
    'one.epub: OEBPS/c.xhtml unpacks to more than 100 times its size',
  ]);
});

const mark = (id: string) => `<sup data-note="${id}">${id}</sup>`;
const noteForms: [string, BookFiles, string[]][] = [
  [
    'epub:type',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<a epub:type="noteref" href="#f"><sup>1</sup></a></p><aside epub:type="footnote" id="f"><p>1. Of Ur.</p></aside>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'role',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<a role="doc-noteref" href="#f">1</a></p><section role="doc-endnotes"><p role="doc-endnote" id="f">[1] Of Ur. <a role="doc-backlink" href="#r">↩</a></p></section>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'rearnote in another file',
    {
      'OEBPS/a.xhtml': xhtml('<p>king<a epub:type="noteref" href="n.xhtml#f">1</a></p>'),
      'OEBPS/n.xhtml': xhtml('<h1>Notes</h1><div epub:type="rearnote" id="f"><p>Of Ur.</p><p>And Uruk.</p></div>'),
    },
    ['1 Of Ur.<br>And Uruk.'],
  ],
  [
    'a plain link with a link back',
    {
      'OEBPS/a.xhtml': xhtml('<p>king<sup><a id="r1" href="n.xhtml#n1">1</a></sup></p>'),
      'OEBPS/n.xhtml': xhtml('<ol><li id="n1">Of Ur. <a href="a.xhtml#r1">back</a></li></ol>'),
    },
    ['1 Of Ur.'],
  ],
  [
    'a label before the note',
    { 'OEBPS/a.xhtml': xhtml('<p>king<sup><a href="#n1">1</a></sup></p><hr/><p id="n1"><sup>1</sup> Of Ur.</p>') },
    ['1 Of Ur.'],
  ],
  [
    'Project Gutenberg',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<a id="FNanchor_1" href="#Footnote_1" class="fnanchor">[1]</a></p><div class="footnote"><p><a id="Footnote_1" href="#FNanchor_1"><span class="label">[1]</span></a> Of Ur.</p></div>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'an empty anchor before the note',
    { 'OEBPS/a.xhtml': xhtml('<p>king<a id="r1"/><a href="#n1"><sup>1</sup></a></p><a id="n1"/><p>1. Of Ur.</p>') },
    ['1 Of Ur.'],
  ],
  [
    'a star',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<sup><a href="#n1" id="r">*</a></sup></p><p id="n1"><a href="#r">*</a> Of Ur.</p>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'a list of definitions',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<a href="#n1" id="r">[1]</a></p><dl><dt id="n1"><a href="#r">[1]</a></dt><dd>Of Ur.</dd></dl>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'a row of a table',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<a href="#n1" id="r"><sup>1</sup></a></p><table><tr><td id="n1"><a href="#r">1</a></td><td>Of Ur.</td></tr></table>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'Chinese',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<sup><a href="#n1" id="r">[一]</a></sup></p><p id="n1"><a href="#r">〔一〕</a>Of Ur.</p>',
      ),
    },
    ['1 Of Ur.'],
  ],
  [
    'another letter case of the file',
    {
      'OEBPS/a.xhtml': xhtml('<p>king<a epub:type="noteref" href="N.xhtml#f">1</a></p>'),
      'OEBPS/n.xhtml': xhtml('<aside epub:type="footnote" id="f">Of Ur.</aside>'),
    },
    ['1 Of Ur.'],
  ],
  [
    'a note that begins with a year',
    {
      'OEBPS/a.xhtml': xhtml(
        '<p>king<a epub:type="noteref" href="#f">1</a></p><aside epub:type="footnote" id="f">1989 men.</aside>',
      ),
    },
    ['1 1989 men.'],
  ],
];
test.each(noteForms)('epub-notes: a note by %s stands in the margin and nowhere else', async (_, files, expected) => {
  const { notes, segments } = await readEpub(files);
  expect(notes).toEqual(expected);
  expect(segments).toHaveLength(1);
  expect(segments[0]).toMatch(/^1 king<sup data-note="1">[^<]+<\/sup>$/);
});

test('epub-notes: what lies between two notes of a file continues the first; what follows the last stays text', async () => {
  const { notes, segments } = await readEpub({
    'OEBPS/a.xhtml': xhtml(
      '<p>king<a href="n.xhtml#n1" id="r1">[1]</a> and queen<a href="n.xhtml#n2" id="r2">[2]</a></p>',
    ),
    'OEBPS/n.xhtml': xhtml(
      '<h1>Notes</h1><p id="n1"><a href="a.xhtml#r1">[1]</a> Of Ur.</p><p>And Uruk.</p><ul><li>A list.</li></ul><p id="n2"><a href="a.xhtml#r2">[2]</a> Of Kish.</p><p>The end.</p>',
    ),
  });
  expect(notes).toEqual(['1 Of Ur.<br>And Uruk.<br>A list.', '2 Of Kish.']);
  expect(segments.join()).toContain('The end.');
  // Among paragraphs of the text, the next one is text.
  const among = await readEpub({
    'OEBPS/a.xhtml': xhtml(
      '<p>king<a href="#n1" id="r1">[1]</a></p><p id="n1"><a href="#r1">[1]</a> Of Ur.</p><p>queen<a href="#n2" id="r2">[2]</a></p><p id="n2"><a href="#r2">[2]</a> Of Kish.</p>',
    ),
  });
  expect(among.notes).toEqual(['1 Of Ur.', '2 Of Kish.']);
});

test('epub-notes: two references to one note, equal numbers in one paragraph, notes of a title, a note nobody refers to', async () => {
  const aside = (id: string, text: string) => `<aside epub:type="footnote" id="${id}">${text}</aside>`;
  const ref = (id: string, label: string) => `<a epub:type="noteref" href="#${id}">${label}</a>`;
  const { notes, segments } = await readEpub({
    'OEBPS/a.xhtml': xhtml(
      `<h1>Of kings${ref('t', '1')}</h1><p>Ur${ref('a', '1')} and Uruk${ref('a', '1')}</p><p>Kish${ref('b', '2')}</p>${aside('t', 'Title.')}${aside('a', 'City.')}${aside('b', 'Another.')}${aside('c', 'Alone.')}`,
    ),
  });
  expect(segments).toEqual([
    'h1 Of kings',
    `1 <sup data-note="t1">1</sup>Ur${mark('1')} and Uruk<sup data-note="2-2">1</sup>`,
    `2 Kish${mark('2')}`,
    '3 Alone.',
  ]);
  expect(notes.map((note) => note.replace(/^\S+ /, ''))).toEqual(['Title.', 'City.', 'City.', 'Another.']);
});

test('epub-notes: links that are no notes stay text: a table of contents, a page number, a heading, another chapter', async () => {
  const { notes, segments } = await readEpub({
    'OEBPS/a.xhtml': xhtml(
      '<p><a href="b.xhtml#c1">1</a> The first chapter</p><p>see page <a href="b.xhtml#p12">12</a> and <a href="https://example.org/#x">x</a></p>',
    ),
    'OEBPS/b.xhtml': xhtml('<h2 id="c1">1 First</h2><p>Text with <a id="p12"/>a page.</p>'),
  });
  expect(notes).toEqual([]);
  expect(words(segments)).toEqual(['1 The first chapter', 'see page 12 and x', '1 First', 'Text with a page.']);
});

test('epub-notes: rows of tables keep their cells apart; tables that only lay out a page stay paragraphs', async () => {
  const { segments } = await readEpub({
    'OEBPS/a.xhtml': xhtml(
      '<table><caption>Reigns</caption><thead><tr><th>Year</th><th>Reign</th></tr></thead><tbody><tr><td>1701</td><td><b>Anna</b></td></tr><tr><td></td><td>George</td></tr></tbody></table><table><tr><td><p>one</p><p>two</p></td><td>three</td></tr></table><p>a<sup>2</sup> <q>so</q></p><pre>x\ny</pre>',
    ),
  });
  expect(words(segments)).toEqual([
    'Reigns',
    'Year | Reign',
    '1701 | <strong>Anna</strong>',
    '| George',
    'one',
    'two',
    'three',
    'a<sup>2</sup> <q>so</q>',
    'x<br>y',
  ]);
});

test('epub-ruby: readings stay as they are', async () => {
  const { segments } = await readEpub({
    'OEBPS/a.xhtml': xhtml(
      '<p><ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>を<ruby><rb>学</rb><rp>(</rp><rt>まな</rt><rp>)</rp></ruby>ぶ</p>',
    ),
  });
  expect(segments).toEqual([
    '1 <ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>を<ruby>学<rp>(</rp><rt>まな</rt><rp>)</rp></ruby>ぶ',
  ]);
});

test('B2: the years of a life are no part of a name; an undetermined language is not shown', async () => {
  const meta = (creator: string) =>
    `<dc:title>T</dc:title><dc:language>und</dc:language><dc:creator>${creator}</dc:creator>`;
  const { books } = await readBooks(
    Object.fromEntries(
      [
        'Voltaire(1694-1778)',
        'Perrault, Charles (1628–1703)',
        'Lao Tzu, 604? BC-',
        'Verne, Jules, 1828-1905',
        '夏目漱石（1867－1916）',
        'Tacitus, ca. 55-120',
        'Louis XIV (roi)',
        'Jean 2',
      ].map((creator, at) => [`${at}.epub`, epubOf({ 'OEBPS/a.xhtml': page('x') }, { meta: meta(creator) })]),
    ),
  );
  expect(books.map(({ content }) => content.facts.bookAuthors[0]!.name)).toEqual([
    'Voltaire',
    'Perrault, Charles',
    'Lao Tzu',
    'Verne, Jules',
    '夏目漱石',
    'Tacitus',
    'Louis XIV (roi)',
    'Jean 2',
  ]);
  expect(new Set(books.map(({ content }) => content.facts.language))).toEqual(new Set(['en']));
});

test('a file that is no archive, and one without a package, are refused by name', async () => {
  const { refused } = await readBooks({ 'a.epub': 'PK no', 'b.epub': strToU8('') });
  expect(refused).toEqual([
    expect.stringMatching(/^a\.epub: it is no EPUB/),
    expect.stringMatching(/^b\.epub: it is no EPUB/),
  ]);
});

test('only authors are authors; what the package says besides is reported', async () => {
  const meta = [
    '<dc:title> </dc:title><dc:title>Real title</dc:title><dc:title>Subtitle</dc:title>',
    '<dc:creator opf:role="aut">Ann Author</dc:creator><dc:creator opf:role="trl">Tim Translator</dc:creator>',
    '<dc:creator id="ill">Ida Illustrator</dc:creator><meta refines="#ill" property="role">ill</meta>',
    '<dc:creator>Unknown</dc:creator><dc:contributor>Cal Contributor</dc:contributor>',
    '<dc:date>0101-01-01T00:00:00+00:00</dc:date>',
  ].join('');
  const { books, broken } = await readBooks(
    { 'a.epub': epubOf({ 'OEBPS/a.xhtml': xhtml('<p>Text</p>') }, { meta }) },
    { language: 'fr' },
  );
  const { facts, witnesses } = books[0]!.content;
  expect(facts).toMatchObject({ title: 'Real title', language: 'fr', pubDate: null });
  expect(facts.bookAuthors.map(({ name }) => name)).toEqual(['Ann Author']);
  expect(witnesses[0]).toMatchObject({ translator: 'Tim Translator', edition: 'Real title' });
  expect(broken).toEqual([
    'a.epub: OEBPS/c.opf creator: no author but ill: Ida Illustrator',
    'a.epub: OEBPS/c.opf contributor: no author: Cal Contributor',
    'a.epub: OEBPS/c.opf title: a second title: Subtitle',
  ]);
});

test('an empty address names no text, and a text that the spine does not name is reported', async () => {
  const opf = `<package><metadata><dc:title>Book</dc:title><dc:language>en</dc:language></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="" media-type="application/xhtml+xml"/><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/><item id="n" href="n.xhtml" properties="nav" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`;
  const { books, broken } = await readBooks({
    'a.epub': epubOf(
      {
        'OEBPS/a.xhtml': xhtml('<details><summary>Summary</summary>Details</details>'),
        'OEBPS/c.xhtml': xhtml('<p>Appendix</p>'),
        'OEBPS/n.xhtml': xhtml('<nav>Contents</nav>'),
        'OEBPS/c.opf': opf,
      },
      { spine: [] },
    ),
  });
  expect(segmentsOf(books[0]!)).toEqual(['1 Summary', '2 Details']);
  expect(broken).toEqual([
    'a.epub: OEBPS/c.opf item b: the spine names it, and the archive has no such file',
    'a.epub: OEBPS/c.xhtml: the spine does not name it',
  ]);
});

test('the declarations of a document type are no text', async () => {
  const page = `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY a "b">]>${xhtml('<p>Text</p>')}`;
  const { books } = await readBooks({ 'a.epub': epubOf({ 'OEBPS/a.xhtml': page }) });
  expect(segmentsOf(books[0]!)).toEqual(['1 Text']);
});

test('B2: a file without a heading has the title that the table of contents gives it, of EPUB 2 and 3', async () => {
  const text = page('word '.repeat(400));
  const files = {
    'OEBPS/a.xhtml': text,
    'OEBPS/b.xhtml': xhtml(`<h1>Its own</h1><p>${'word '.repeat(400)}</p>`),
    'OEBPS/c.xhtml': text,
  };
  const ncx =
    '<ncx><navMap><navPoint><navLabel><text>Cendrillon</text></navLabel><content src="a.xhtml#top"/><navPoint><navLabel><text>Inner</text></navLabel><content src="a.xhtml#two"/></navPoint></navPoint><navPoint><navLabel><text>Other</text></navLabel><content src="b.xhtml"/></navPoint></navMap></ncx>';
  const nav = xhtml(
    '<nav epub:type="toc"><ol><li><a href="a.xhtml">Cinderella</a></li><li><a href="c.xhtml">The  end</a></li></ol></nav>',
  );
  const withTable = (item: string, more: BookFiles) => {
    const name = Object.keys(more)[0]!;
    const bytes = unzipSync(epubOf({ ...files, ...more }, { spine: ['a.xhtml', 'b.xhtml', 'c.xhtml'] }));
    const opf = strFromU8(bytes['OEBPS/c.opf']!).replace(
      '<manifest>',
      `<manifest><item id="t" href="${name.slice(6)}" ${item}/>`,
    );
    return zipSync({ ...bytes, 'OEBPS/c.opf': strToU8(opf) });
  };
  const two = await readBooks({
    'a.epub': withTable('media-type="application/x-dtbncx+xml"', { 'OEBPS/toc.ncx': ncx }),
  });
  expect(titlesOf(two.books[0]!)).toEqual(['Cendrillon', 'Its own', '3']);
  const three = await readBooks({
    'a.epub': withTable('media-type="application/xhtml+xml" properties="nav"', { 'OEBPS/nav.xhtml': nav }),
  });
  expect(titlesOf(three.books[0]!)).toEqual(['Cinderella', 'Its own', 'The end']);
});

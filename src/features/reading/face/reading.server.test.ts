import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { flattenNotes } from './notes.server.ts';
import { makeReading } from './reading.server.ts';

test('a reference links to the entry in the language of the text', () => {
  const html = (language: (typeof languages)[number]) =>
    makeReading('<p>He met <span ref-id="kongzi" class="x" style="color:red">the <b>Master</b></span>.</p>', language)
      .html;
  expect(html('zh')).toBe('<p>He met <a href="/detail/kongzi" class="entry-link">the <b>Master</b></a>.</p>');
  for (const language of ['en', 'fr', 'es', 'jp'] as const)
    expect(html(language)).toContain(`href="/detail/kongzi-${language}"`);
});

test('special characters of an id stay within its address', () => {
  expect(makeReading('<span ref-id="a/../b&quot; onclick=&quot;x">a</span>', 'en').html).toBe(
    '<a href="/detail/a%2F..%2Fb%22%20onclick%3D%22x-en" class="entry-link">a</a>',
  );
});

test('French gets its narrow spaces, also next to marks and in notes, but not in code', () => {
  const written = '<p>« <em>Nu</em> », dit-il ; et<span note-id="1">Vrai ?</span> : <code>a ? b : c</code></p>';
  const { html, notes } = makeReading(written, 'fr');
  expect(html).toContain('«\u202f<em>Nu</em>\u202f», dit-il\u202f; et<sup');
  expect(html).toContain('</sup>\u202f: <code>a ? b : c</code>');
  expect(notes).toEqual(['Vrai\u202f?']);
  expect(makeReading('<p>dit-il ; et</p>', 'en').html).toBe('<p>dit-il ; et</p>');
});

test('notes become numbers in their order, and their texts are collected', () => {
  const { html, notes } = makeReading(
    '<p>One<span note-id="x9">first, see <span ref-id="laozi">Laozi</span></span> two<span note-id="x3"><i>second</i></span></p>',
    'en',
  );
  expect(html).toBe(
    '<p>One<sup class="note"><a href="#note-1" id="note-ref-1" role="doc-noteref">1</a></sup> two<sup class="note"><a href="#note-2" id="note-ref-2" role="doc-noteref">2</a></sup></p>',
  );
  expect(notes).toEqual(['first, see <a href="/detail/laozi-en" class="entry-link">Laozi</a>', '<i>second</i>']);
});

test('security Low a note is one line: elements that a browser would move out of it become text, so the page is what was sent', () => {
  const hostile =
    '<p>a<span note-id="1">x<ul><li>one</li><li>two <a href="/y">z <i><a href="/w">w</a></i></a></li></ul><p>b</p></span></p>';
  const line = 'x one two <a href="/y">z <i>w</i></a> b ',
    spaced = (html: string) => html.replace(/ +/g, ' ');
  expect(makeReading(hostile, 'en').notes.map(spaced)).toEqual([line]);
  expect(spaced(flattenNotes(hostile))).toBe(`<p>a<span note-id="1">${line}</span></p>`);
  for (const fine of ['<p>a<br /><span note-id="1">b <a href="/x">c</a></span></p>', '<p>a</p>'])
    expect(flattenNotes(fine)).toBe(fine);
});

test('a text at the nesting limit is still rendered, and its table of contents is limited', () => {
  const { depth } = limits.html;
  expect(makeReading(`${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`, 'en').html).toContain('a');
  expect(makeReading('<h2>a</h2>'.repeat(limits.html.elements), 'en').contents).toHaveLength(limits.contentsLength);
});

test('headings get an anchor and are listed in the table of contents', () => {
  const { html, contents } = makeReading(
    '<h2 id="mine"> Life </h2><p>a</p><h3>Early <i>years</i></h3><h4>no</h4><div><h2>Works</h2></div>',
    'en',
  );
  expect(contents).toEqual([
    { id: 'section-1', title: 'Life', level: 2 },
    { id: 'section-2', title: 'Early years', level: 3 },
    { id: 'section-3', title: 'Works', level: 2 },
  ]);
  expect(html).toBe(
    '<h2 id="section-1"> Life </h2><p>a</p><h3 id="section-2">Early <i>years</i></h3><h4>no</h4><div><h2 id="section-3">Works</h2></div>',
  );
});

test('HTML entities are preserved: text never becomes markup', () => {
  const body = '<p>a &lt; b &amp; c, &lt;script&gt;, é 始皇帝 𠀀 <a href="https://e.example/?a=1&amp;b=2">x</a></p>';
  expect(makeReading(body, 'en')).toEqual({ html: body, notes: [], contents: [] });
  expect(makeReading('<h2>Rise &amp; fall</h2><p><span note-id="1">1 &lt; 2</span></p>', 'en')).toMatchObject({
    notes: ['1 &lt; 2'],
    contents: [{ title: 'Rise & fall' }],
  });
});

test('an empty text renders as empty', () =>
  expect(makeReading('', 'en')).toEqual({ html: '', notes: [], contents: [] }));

import { expect, test } from 'vitest';
import { languages } from '../../rules/languages.ts';
import { makeReading } from './reading.server.ts';

test('a reference leads to the entry in the language of the text', () => {
  const html = (language: (typeof languages)[number]) => makeReading('<p>He met <span ref-id="kongzi" class="x" style="color:red">the <b>Master</b></span>.</p>', language).html;
  expect(html('zh')).toBe('<p>He met <a href="/detail/kongzi" class="entry-link">the <b>Master</b></a>.</p>');
  for (const language of ['en', 'fr', 'es', 'jp'] as const) expect(html(language)).toContain(`href="/detail/kongzi-${language}"`);
});

test('a strange id stays within its address', () => {
  expect(makeReading('<span ref-id="a/../b&quot; onclick=&quot;x">a</span>', 'en').html).toBe('<a href="/detail/a%2F..%2Fb%22%20onclick%3D%22x-en" class="entry-link">a</a>');
});

test('notes become numbers in their order, their words are collected', () => {
  const { html, notes } = makeReading('<p>One<span note-id="x9">first, see <span ref-id="laozi">Laozi</span></span> two<span note-id="x3"><i>second</i></span></p>', 'en');
  expect(html).toBe(
    '<p>One<sup class="note"><a href="#note-1" id="note-ref-1" role="doc-noteref">1</a></sup> two<sup class="note"><a href="#note-2" id="note-ref-2" role="doc-noteref">2</a></sup></p>');
  expect(notes).toEqual(['first, see <a href="/detail/laozi-en" class="entry-link">Laozi</a>', '<i>second</i>']);
});

test('headings get an address and a place in the contents', () => {
  const { html, contents } = makeReading('<h2 id="mine"> Life </h2><p>a</p><h3>Early <i>years</i></h3><h4>no</h4><div><h2>Works</h2></div>', 'en');
  expect(contents).toEqual([{ id: 'section-1', title: 'Life', level: 2 }, { id: 'section-2', title: 'Early years', level: 3 }, { id: 'section-3', title: 'Works', level: 2 }]);
  expect(html).toBe('<h2 id="section-1"> Life </h2><p>a</p><h3 id="section-2">Early <i>years</i></h3><h4>no</h4><div><h2 id="section-3">Works</h2></div>');
});

test('entities survive: what was text is text again', () => {
  const body = '<p>a &lt; b &amp; c, &lt;script&gt;, é 始皇帝 𠀀 <a href="https://e.example/?a=1&amp;b=2">x</a></p>';
  expect(makeReading(body, 'en')).toEqual({ html: body, notes: [], contents: [] });
  expect(makeReading('<h2>Rise &amp; fall</h2><p><span note-id="1">1 &lt; 2</span></p>', 'en')).toMatchObject({ notes: ['1 &lt; 2'], contents: [{ title: 'Rise & fall' }] });
});

test('a text of nothing is nothing', () => expect(makeReading('', 'en')).toEqual({ html: '', notes: [], contents: [] }));

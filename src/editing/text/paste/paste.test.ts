import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeUserHtml } from '../../../rules/safe-html.ts';
import { hasRemotePictures, cleanPaste, readPaste } from './paste.ts';
import { htmlOfMarkup } from './plain-markup.ts';
import { wikipediaTitle } from './wikipedia-title.ts';

/** Pastes text in wiki or Markdown markup. */
const pasteMarkup = (text: string) => cleanPaste(htmlOfMarkup(text)!);

test('paste from Word keeps headings, emphasis, nested lists and footnotes, and no Word markup', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-US><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=EN-GB style='font-size:16.0pt'>Early years<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><span style='font-family:"Times New Roman",serif'>He was <b style='mso-bidi-font-weight:normal'>born</b> in&nbsp;<i>Pella</i>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>one</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>one and a half</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>two</p>
<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Plutarch, <i>Alexander</i> 2.</p></div></div>
<!--EndFragment--></body></html>`;
  expect(cleanPaste(word)).toBe(
    '<h2>Early years</h2><p>He was <strong>born</strong> in <em>Pella</em>.<span note-id="p1">Plutarch, <em>Alexander</em> 2.</span></p><ul><li>one<ol><li>one and a half</li></ol></li><li>two</li></ul>',
  );
});

test('paste from Wikipedia drops notes, boxes, pictures and links, and keeps the text', () => {
  const wikipedia = `<meta charset='utf-8'><div class="mw-content-ltr mw-parser-output"><style data-mw-deduplicate="x">.hatnote{}</style><div role="note" class="hatnote navigation-not-searchable">For other uses, see X.</div>
<table class="infobox vcard"><tbody><tr><th>Born</th><td>356 BC</td></tr></tbody></table>
<p><b>Alexander III</b> (<a href="/wiki/Greek_language" title="Greek language">Greek</a>: <span lang="grc">Ἀλέξανδρος</span>) was a king<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> of <a href="https://en.wikipedia.org/wiki/Macedon">Macedon</a>.<sup class="noprint Inline-Template">[<i>citation needed</i>]</sup></p>
<div class="mw-heading mw-heading2"><h2 id="Life">Life</h2><span class="mw-editsection">[<a href="/w/index.php?action=edit">edit</a>]</span></div>
<figure class="mw-default-size" typeof="mw:File/Thumb"><a href="/wiki/File:A.jpg"><img src="//upload.wikimedia.org/a.jpg" width="220"></a><figcaption></figcaption></figure>
<table class="wikitable"><tbody><tr><th colspan="2">Battles</th></tr><tr><td>Issus</td><td>333 BC</td></tr></tbody></table>
<blockquote><p>Let it be.</p></blockquote><p>See <a class="external" href="https://example.org/a?b=1&amp;c=2">this</a>.</p></div>`;
  expect(cleanPaste(wikipedia)).toBe(
    '<p><strong>Alexander III</strong> (Greek: Ἀλέξανδρος) was a king of Macedon.</p><h2>Life</h2><table><tbody><tr><th colspan="2">Battles</th></tr><tr><td>Issus</td><td>333 BC</td></tr></tbody></table><blockquote><p>Let it be.</p></blockquote><p>See <a href="https://example.org/a?b=1&amp;c=2">this</a>.</p>',
  );
});

test('paste from Google Docs keeps visible bold, ruby and French spaces', () => {
  expect(
    cleanPaste(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Bold</span><span style="font-size:11pt;font-style:italic"> and not</span></p></b>',
    ),
  ).toBe('<p><strong>Bold</strong><em> and not</em></p>');
  expect(cleanPaste('<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>と「言う」 «\u00a0ici\u00a0»</p>')).toBe(
    '<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>と「言う」 «\u00a0ici\u00a0»</p>',
  );
});

test('V09 a link to an entry, in any form, is recognized', () => {
  for (const href of [
    '?id=kongzi-en',
    '/detail/kongzi-en',
    'https://stele.example/detail/kongzi-en',
    'https://stele.example/detail.html?id=kongzi-en',
  ]) {
    expect(cleanPaste(`<a href="${href}">Master</a>`, 'https://stele.example')).toBe(
      '<a href="/detail/kongzi-en" ref-id="kongzi">Master</a>',
    );
  }
});

test('V08 pasted content cannot run anything, and matches what the server saves', () => {
  expect(
    cleanPaste(
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><iframe src="//e"></iframe><img src=x onerror=x()></p>',
    ),
  ).toBe('<p>ab</p>');
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<p>',
          '</p>',
          '<b>',
          '</b>',
          '<div>',
          '</div>',
          '<a href="?id=x">',
          '</a>',
          '<li>',
          '<td>',
          '<script>',
          'word',
          ' ',
          '&nbsp;',
          '<o:p>',
          '<span style="mso-list:Ignore">',
          '<p style="mso-list:l0 level2 lfo1">',
          '<',
          '&lt;',
          '"',
        ),
        { maxLength: 25 },
      ),
      (parts) => {
        const clean = cleanPaste(parts.join(''));
        expect(clean).not.toMatch(/script|mso|o:p/);
        expect(sanitizeUserHtml(clean).length).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a pasted picture of this site keeps its caption; one of another site is left out and reported', () => {
  const pictureAddress = `/media/image/${'a'.repeat(43)}-600x400.webp`,
    origin = 'https://stele.example';
  const copied = `<figure class="left"><img src="${origin}${pictureAddress}" alt="x" srcset="y"><figcaption>A <em>bust</em><small class="credit">Somebody</small></figcaption></figure><p>b</p>`;
  expect(cleanPaste(copied, origin)).toBe(
    `<figure><img src="${pictureAddress}" alt="x"><figcaption>A <em>bust</em></figcaption></figure><p>b</p>`,
  );
  expect(hasRemotePictures(copied, origin)).toBe(false);
  const foreign = `<p>a<img width="3" src='https://elsewhere.example${pictureAddress}'>b</p>`;
  expect(cleanPaste(foreign, origin)).toBe('<p>ab</p>');
  expect(hasRemotePictures(foreign, origin)).toBe(true);
});

test('writing B5 a table with caption, head and foot, ragged rows and spans becomes an editable one', () => {
  expect(
    cleanPaste(
      '<table class="wikitable"><caption>Wars of <b>Rome</b></caption><thead><tr><th>War</th><th>From</th><th>To</th></tr></thead><tbody><tr><td rowspan="9">Punic</td><td>264</td></tr><tr><td>218</td><td>201</td></tr></tbody><tfoot><tr><td colspan="2">in all</td></tr></tfoot></table>',
    ),
  ).toBe(
    '<p>Wars of <strong>Rome</strong></p><table><thead><tr><th>War</th><th>From</th><th>To</th></tr></thead><tbody><tr><td rowspan="3">Punic</td><td>264</td><td></td></tr><tr><td>218</td><td>201</td></tr><tr><td colspan="2">in all</td></tr></tbody></table>',
  );
});

test('writing B5 a nested table becomes lines of its cell and is counted', () => {
  const { html, nestedTables } = readPaste(
    '<table><tr><td>Kings<table><tr><td>Numa</td><td>715</td></tr><tr><td>Tullus</td><td>672</td></tr></table></td></tr></table>',
  );
  expect(html).toBe('<table><tbody><tr><td><p>Kings</p><p>Numa · 715</p><p>Tullus · 672</p></td></tr></tbody></table>');
  expect(nestedTables).toBe(1);
});

test('writing B5 wiki tables and Markdown tables in plain text become tables; other text is unchanged', () => {
  expect(
    pasteMarkup(`Before.

{| class="wikitable sortable"
|+ Wars
|-
! War !! scope="col" | Years
|-
| [[Punic Wars|Punic]] || rowspan="2" | 264–146
|-
| style="color:red" | '''Social'''
|}
After.`),
  ).toBe(
    '<p>Before.</p><p>Wars</p><table><tbody><tr><th>War</th><th>Years</th></tr><tr><td>Punic</td><td rowspan="2">264–146</td></tr><tr><td><strong>Social</strong></td></tr></tbody></table><p>After.</p>',
  );
  expect(pasteMarkup('| War | Years |\n|:--|--:|\n| *Punic* | a \\| b |\n| Social |')).toBe(
    '<table><thead><tr><th>War</th><th>Years</th></tr></thead><tbody><tr><td><em>Punic</em></td><td>a | b</td></tr><tr><td>Social</td><td></td></tr></tbody></table>',
  );
  for (const text of ['a | b', 'a\n---\nb', '{| never closed', 'x[^1] without a definition', '[^1]: without a marker'])
    expect(htmlOfMarkup(text)).toBeNull();
});

test('writing B6 titles are read from Wikipedia links: hosts, underscores, percent-encoding, sections, other languages', () => {
  for (const [href, title] of [
    ['https://en.wikipedia.org/wiki/Alexander_the_Great', 'en:Alexander the Great'],
    ['https://en.m.wikipedia.org/wiki/alexander_the_Great#Death', 'en:alexander the Great'],
    ['//zh.wikipedia.org/zh-cn/%E5%AD%94%E5%AD%90', 'zh:孔子'],
    ['/wiki/Plato?oldid=1', 'Plato'],
    ['https://en.wikipedia.org/w/index.php?title=Plato&action=edit&redlink=1', 'en:Plato'],
    ['https://en.wikipedia.org/wiki/fr:Platon', 'fr:Platon'],
    ['https://ja.wikipedia.org/wiki/孔子', 'ja:孔子'],
    ['https://de.wikipedia.org/wiki/Platon', 'Platon'],
    ['https://en.wikipedia.org/wiki/Mercury_(planet)', 'en:Mercury (planet)'],
    ['https://en.wikipedia.org/wiki/File:Plato.jpg', ''],
    ['https://en.wiktionary.org/wiki/plato', ''],
    ['https://en.wikipedia.org/wiki/%FF', ''],
    ['https://wikipedia.org.example/wiki/Plato', null],
    ['#cite_note-1', null],
  ] as const)
    expect([href, wikipediaTitle(href)]).toEqual([href, title]);
});

test('writing B6 Wikipedia links are marked with their titles, and references are counted', () => {
  const { html, titles, references } = readPaste(
    '<p><a href="https://en.wikipedia.org/wiki/Plato">Plato</a><sup class="reference"><a href="#cite_note-1">[1]</a></sup> and <a href="https://en.wikipedia.org/wiki/File:A.jpg">a picture</a></p>',
  );
  expect(html).toBe(
    '<p><a href="https://wikipedia.org/wiki/en%3APlato" data-wikipedia="en:Plato">Plato</a> and a picture</p>',
  );
  expect({ titles, references }).toEqual({ titles: ['en:Plato', ''], references: 1 });
});

test.each([
  [
    'LibreOffice',
    '<p>Born<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> in Pella<a class="sdfootnoteanc" name="sdfootnote2anc" href="#sdfootnote2sym"><sup>2</sup></a>.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Plutarch, <i>Alexander</i> 2.</p><p>And more.</p></div><div id="sdfootnote2"><p><a class="sdfootnotesym" name="sdfootnote2sym" href="#sdfootnote2anc">2</a>Arrian.</p></div>',
  ],
  [
    'Google Docs',
    '<p>Born<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> in Pella<sup id="ftnt_ref2">[2]</sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Plutarch, <span style="font-style:italic">Alexander</span> 2. And more.</p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> Arrian.</p></div>',
  ],
  ['Markdown', 'Born[^a] in Pella[^2].\n\n[^a]: Plutarch, *Alexander* 2.\n    And more.\n[^2]: Arrian.'],
])('footnotes of %s become notes', (from, copied) => {
  expect(from === 'Markdown' ? pasteMarkup(copied) : cleanPaste(copied)).toBe(
    '<p>Born<span note-id="p1">Plutarch, <em>Alexander</em> 2. And more.</span> in Pella<span note-id="p2">Arrian.</span>.</p>',
  );
});

test('a marker without its note, and a note without its marker, stay as text', () => {
  expect(
    cleanPaste(
      '<p>Born<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> Arrian.</p>',
    ),
  ).toBe('<p>Born<sup>[1]</sup>.</p><hr><p>[2] Arrian.</p>');
  expect(pasteMarkup('One[^1], two[^2].\n[^1]: Arrian.')).toBe('<p>One<span note-id="p1">Arrian.</span>, two[^2].</p>');
});

test('specification 5 an author’s alignment is kept; styles, scripts and embedded pages are counted', () => {
  const pasted = readPaste(
    '<p style="text-align:center; color:#c00; margin:0">Title</p><p style="text-align:justify">One.</p>' +
      '<p><span style="font-family:Arial;color:#c00;mso-x:1">Two.</span></p><script>x()</script><iframe src="/"></iframe>',
  );
  expect(pasted).toMatchObject({
    html: '<p style="text-align:center">Title</p><p>One.</p><p>Two.</p>',
    styles: 2,
    scripts: 1,
    frames: 1,
  });
  expect(sanitizeUserHtml(pasted.html)).toBe(pasted.html);
});

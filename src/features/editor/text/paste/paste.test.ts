import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizedHtml } from '../../../../rules/safe-html.ts';
import { bringsForeignPictures, cleanPaste } from './paste.ts';

test('what comes from Word keeps headings, emphasis, lists within lists and footnotes, and nothing of Word', () => {
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

test('what comes from Wikipedia loses its own notes, boxes, pictures and links, and keeps what was written', () => {
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

test('what comes from Google Docs is as bold as it looked; ruby and French spaces stay', () => {
  expect(
    cleanPaste(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Bold</span><span style="font-size:11pt;font-style:italic"> and not</span></p></b>',
    ),
  ).toBe('<p><strong>Bold</strong><em> and not</em></p>');
  expect(cleanPaste('<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>と「言う」 «\u00a0ici\u00a0»</p>')).toBe(
    '<p><ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>と「言う」 «\u00a0ici\u00a0»</p>',
  );
});

test('V09 a link to an entry, in whatever form, is one', () => {
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

test('V08 nothing comes in that could run, and what comes in is as the server keeps it', () => {
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
        expect(sanitizedHtml(clean).length).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a picture of ours comes along with its caption, one of another site stays there and somebody is told', () => {
  const own = `/media/image/${'a'.repeat(43)}-600x400.webp`,
    origin = 'https://stele.example';
  const copied = `<figure class="left"><img src="${origin}${own}" alt="x" srcset="y"><figcaption>A <em>bust</em><small class="credit">Somebody</small></figcaption></figure><p>b</p>`;
  expect(cleanPaste(copied, origin)).toBe(
    `<figure><img src="${own}" alt="x"><figcaption>A <em>bust</em></figcaption></figure><p>b</p>`,
  );
  expect(bringsForeignPictures(copied, origin)).toBe(false);
  const foreign = `<p>a<img width="3" src='https://elsewhere.example${own}'>b</p>`;
  expect(cleanPaste(foreign, origin)).toBe('<p>ab</p>');
  expect(bringsForeignPictures(foreign, origin)).toBe(true);
});

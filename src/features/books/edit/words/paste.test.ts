import { expect, test } from 'vitest';
import { convertPastedHtml, convertPastedText } from './paste.ts';
import { htmlOf } from './segment-doc.ts';

test('pasting into a segment turns paragraphs into lines with notes between them, and drops what it cannot hold and foreign marks', () => {
  const pasted = (html: string) => convertPastedHtml(html, 'https://stele.test', (note) => note === '1');
  expect(
    pasted(
      '<h2>Caput I</h2><p style="color:red">a <b>b</b> <i>c</i><a href="https://x.org">d</a></p><ul><li>e</li></ul>',
    ),
  ).toBe('Caput I<br />a <strong>b</strong> <em>c</em>d<br />e');
  expect(pasted('a<script>x()</script><img src="x"><span style="font-style:italic">b</span>')).toBe('a<em>b</em>');
  // Copied from this editor, and from the editor of entries.
  expect(
    pasted(
      '<p data-pm-slice="0 0 []">a<sup data-note="1">1</sup><sup data-note="2">2</sup><span note-id="n">b</span></p>',
    ),
  ).toBe('a<sup data-note="1">1</sup><small class="note">b</small>');
  expect(htmlOf(convertPastedText('a < b\r\n\r\nc\n'))).toBe('a &lt; b<br />c');
});

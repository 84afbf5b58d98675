import { getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentAttributes, segmentTags } from '../../face/segment-markup.ts';
import { sanitizeSegmentHtml } from '../../safe-segment.ts';
import { segmentSchema } from './schema.ts';
import { docOf, htmlOf, type SegmentDoc } from './segment-doc.ts';

const schema = getSchema(segmentSchema);
/** Converts to the editor's document and back. */
function through(html: string): string {
  const doc = schema.nodeFromJSON(docOf(html) as JSONContent);
  doc.check();
  return htmlOf(doc.toJSON() as SegmentDoc);
}

const values: Record<string, string[]> = {
  class: ['note', 'x'],
  'data-note': ['1', '1.2', '*'],
  lang: ['he', 'akk-Latn', 'No'],
  dir: ['rtl', 'ltr', 'up'],
};
const words = fc.oneof(
  fc.constantFrom('', ' ', '春', 'arma ', 'a\nb', '&amp;', '&lt;em&gt;', '"', '\u00a0', 'בְּ'),
  fc.string({ maxLength: 4 }).map((text) => text.replace(/[<>&]/g, '')),
);
const attributes = (tag: string) =>
  fc
    .shuffledSubarray(segmentAttributes[tag] ?? [])
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.constantFrom(...values[name]!).map((value) => ` ${name}="${value}"`))),
    )
    .map((parts) => parts.join(''));
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        words,
        fc
          .constantFrom(...segmentTags)
          .chain((tag) =>
            tag === 'br'
              ? fc.constant('<br>')
              : fc.tuple(attributes(tag), tie('markup')).map(([about, inside]) => `<${tag}${about}>${inside}</${tag}>`),
          ),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
}));

test('B4 everything a segment may hold survives the editor field unchanged', () => {
  for (const html of [
    '學而時習之<small class="note">音悅</small><small class="note">又</small>',
    '<ruby>春<rp>(</rp><rt>はる</rt><rp>)</rp></ruby>は<em>あ<em>け</em></em><em>ぼの</em>',
    '<em><strong>arma</strong></em> <strong><em>virumque</em></strong><sup data-note="1.2">*</sup><sup>2</sup><em></em>',
    '<span lang="he" dir="rtl">ב<small class="note">א<br />ג</small></span><span dir="rtl" lang="he">ד</span>',
    '<q>a &amp; b &lt; c</q>\n"d"',
    '',
  ])
    expect([html, sanitizeSegmentHtml(html)]).toEqual([through(html), html]);
  fc.assert(
    fc.property(markup, (any) => {
      const html = sanitizeSegmentHtml(any);
      expect(through(html)).toBe(html);
    }),
    { numRuns: 500 },
  );
});

test('what a segment may not hold never passes the editor field', () => {
  const given = '<p onclick="x()">a<img src="x" onerror="y()"><script>alert(1)</script><em style="top:0">b</em></p>';
  expect(through(given)).toBe('a<em>b</em>');
  expect(htmlOf({ type: 'doc', content: [{ type: 'ruby', attrs: { html: '<img src=x onerror=y()>春' } }] })).toBe(
    '<ruby>春</ruby>',
  );
});

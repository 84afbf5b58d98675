import { expect, test } from 'vitest';
import { sanitizeSegmentHtml, extractSegmentText } from './safe-segment.ts';

test('S09 the HTML of a segment keeps readings, notes and foreign-language runs, and nothing that runs, loads or hides', () => {
  for (const html of [
    '學而時習之<small class="note">音悅</small>',
    '<ruby>春<rt>はる</rt></ruby>はあけぼの',
    '<em>arma</em> <strong>virumque</strong> cano<sup data-note="1.2">1</sup>',
    '<span lang="he" dir="rtl">בְּרֵאשִׁית</span>',
  ])
    expect(sanitizeSegmentHtml(html)).toBe(html);
  expect(sanitizeSegmentHtml('<script>alert(1)</script><p onclick="x()">a<img src="x" onerror="y()"></p>')).toBe('a');
  expect(
    sanitizeSegmentHtml(
      '<small class="x">a</small><sup data-note="&quot;">b</sup><span dir="up" style="top:0">c</span>',
    ),
  ).toBe('<small>a</small><sup>b</sup><span>c</span>');
  expect(sanitizeSegmentHtml('a\0b < c')).toBe('ab &lt; c');
});

test('the words of a segment exclude readings and notes; the words of its notes are separate', () => {
  expect(
    extractSegmentText({
      html: '差<small class="note">音<em>雌</em></small>別，<ruby>春<rp>(</rp><rt>はる</rt></ruby>&amp;<br />秋<sup data-note="1">1</sup>',
      notes: [{ id: '1', html: '一作<em>穐</em>', kind: 'apparatus' }],
    }),
  ).toEqual({ text: '差別，春& 秋', notesText: '音雌\n一作穐' });
});

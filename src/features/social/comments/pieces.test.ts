import { expect, test } from 'vitest';
import { findMentionCandidates, piecesOf, toPlainText } from './pieces.ts';

const origin = 'https://stele.test';
const lookup = {
  members: new Map([
    ['ban-zhao', 'm1'],
    ['司马迁', 'm2'],
  ]),
  entries: new Map([['augustus', { id: 'augustus', name: 'Augustus' }]]),
  origin,
};
const pieces = (text: string) => piecesOf(text, lookup);

test('a comment mentions members and links entries and pages; the rest is plain text', () => {
  expect(pieces('@Ban-Zhao: see [[augustus]] or [[augustus|Octavian]], https://example.org/a?b=1.')).toEqual([
    { member: 'm1' },
    ': see ',
    { entry: 'augustus', name: 'Augustus' },
    ' or ',
    { entry: 'augustus', name: 'Octavian' },
    ', ',
    { link: 'https://example.org/a?b=1' },
    '.',
  ]);
  expect(pieces('您好@司马迁您说得对')).toEqual(['您好', { member: 'm2' }, '您说得对']);
  expect(pieces('https://stele.test/detail/augustus#/timeline')).toEqual([{ entry: 'augustus', name: 'Augustus' }]);
});

test.each([
  'mail ban-zhao@ban-zhao.org',
  '@nobody-here',
  '[[no such entry]]',
  'javascript:alert(1)',
  '<a href="//x">x</a>',
  '[[a\nb]]',
  '',
])('“%s” stays what it is', (text) => expect(pieces(text).join('')).toBe(text));

test('a comment is checked for member name prefixes, entries and external links', () => {
  expect(
    findMentionCandidates(
      '@Bán_x [[Livia]] http://a.b https://stele.test/detail/li%20bai https://stele.test/detail/%',
      origin,
    ),
  ).toEqual({ names: ['bá', 'bán', 'bán_', 'bán_x'], entries: ['Livia', 'li bai'], links: 2 });
  expect(toPlainText(pieces('@ban-zhao [[augustus|He]] http://a.b'))).toBe('@… He http://a.b');
});

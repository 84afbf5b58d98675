import { expect, test } from 'vitest';
import { readDetail } from '../../face/quotations.ts';
import { boxOf, detailHtml, passageHtml } from './quotation-html.ts';

test('R14 a quotation has the passage’s text, sanitized, and an address that leads to its segment', () => {
  const passage = {
    chapter: '1',
    chapterTitle: 'One',
    witness: 'original',
    kind: 'original',
    isNote: false,
    segment: '2',
    lang: 'lzh',
    text: ' a < b ',
    marks: [],
    href: '/book/detail?id=b&vid=1#s2',
  } as const;
  expect(passageHtml({ id: 'b', title: 'Book' }, { ...passage, marks: [] })).toBe(
    '<blockquote type="passage" cite-id="passage/b/1/original/2"><p>a &lt; b</p><cite><a href="/book/detail?id=b&amp;vid=1#s2">Book, One, 2</a></cite></blockquote>',
  );
});

test('R14 a detail is the bounding box of its region, and stays within its picture', () => {
  const region = {
    points: [
      [0.1, 0.2],
      [0.5, 0.2],
      [0.5, 1.2],
      [0.1, 1.2],
    ] as [number, number][],
  };
  expect(boxOf(region)).toEqual({ x: 10, y: 20, width: 40, height: 80 });
  const view = { id: 'i1', url: '/media/image/x.webp' } as never;
  const html = detailHtml({ id: 'm-en', itemId: 'm', name: 'M' } as never, view, { ...region, label: 'Hand' } as never);
  const [, citeId] = /cite-id="([^"]+)"/.exec(html)!;
  expect(readDetail(citeId!)).toEqual({ imageId: 'i1', x: 10, y: 20, width: 40, height: 80 });
  expect(html).toContain('ref-id="m"');
  expect(detailHtml({ id: 'm-en', itemId: 'm', name: 'M' } as never, view, null)).not.toContain('cite-id');
});

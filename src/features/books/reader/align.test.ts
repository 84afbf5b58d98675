import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignRows, splitIntoPages, type AlignedSegment, type Column } from './align.ts';

const segment = (id: string, aligned: string[] | null = null): AlignedSegment => ({
  id,
  kind: 'paragraph',
  html: id,
  notes: [],
  aligned,
});
const column = (...segments: AlignedSegment[]): Column => ({ segments, pages: [] });
const original = (...ids: string[]) => column(...ids.map((id) => segment(id)));
const renderRows = (spine: string[], ...columns: Column[]) =>
  alignRows(spine, columns).map(({ id, cells }) => [
    id,
    ...cells.map(({ segments, pages }) =>
      [...segments.map((shownSegment) => shownSegment.id), ...pages.map((shownPage) => `p${shownPage.number}`)].join(
        ' ',
      ),
    ),
  ]);

test('R07 segments aligned with the same original share a row: one to one, one to several, several to one', () => {
  expect(renderRows(['1', '2', '3'], original('1', '2', '3'), original('1', '2', '3'))).toEqual([
    ['1', '1', '1'],
    ['2', '2', '2'],
    ['3', '3', '3'],
  ]);
  expect(
    renderRows(
      ['1', '2', '3', '4'],
      original('1', '2', '3', '4'),
      column(segment('a', ['1', '2']), segment('b', ['3']), segment('c', ['3'])),
    ),
  ).toEqual([
    ['1', '1 2', 'a'],
    ['3', '3', 'b c'],
    ['4', '4', ''],
  ]);
});

test('alignment with gaps: an untranslated segment has its own row, a segment without an original follows the previous one', () => {
  expect(
    renderRows(['1', '2', '3'], original('1', '2', '3'), column(segment('1'), segment('x', ['gone']), segment('3'))),
  ).toEqual([
    ['1', '1', '1 x'],
    ['2', '2', ''],
    ['3', '3', '3'],
  ]);
  // Two translations without their original; and a text that has no original.
  expect(renderRows(['1', '2'], column(segment('1', ['1', '2'])), column(segment('1'), segment('2')))).toEqual([
    ['1', '1', '1 2'],
  ]);
  expect(renderRows([], original('1', '2'))).toEqual([['1', '1 2']]);
  expect(renderRows(['1'], { segments: [], pages: [] })).toEqual([]);
});

test('a page of a photocopy is in the row of the segments that begin on it', () => {
  const page = (number: number, ...segments: string[]) => ({
    number,
    image: null,
    canvas: 'https://x.test',
    label: '',
    segments,
  });
  expect(
    renderRows(
      ['1', '2', '3', '4'],
      { segments: [], pages: [page(1, '1', '2'), page(2, '2', '3'), page(3, '4')] },
      original('1', '2', '3', '4'),
    ),
  ).toEqual([
    ['1', 'p1', '1'],
    ['2', 'p2', '2 3'],
    ['4', 'p3', '4'],
  ]);
  // A page without segments, and a chapter with pictures only.
  expect(renderRows(['1'], { segments: [], pages: [page(1), page(2)] }, original('1'))).toEqual([['1', 'p1 p2', '1']]);
  expect(renderRows([], { segments: [], pages: [page(1)] })).toEqual([['1', 'p1']]);
});

test('any alignment keeps every segment exactly once and the order of each column', () => {
  const ids = ['1', '2', '3', '4', '5', '6'];
  const aligned = fc.option(fc.uniqueArray(fc.constantFrom(...ids, 'gone'), { maxLength: 4 }), { nil: null });
  fc.assert(
    fc.property(fc.array(aligned, { maxLength: 8 }), (links) => {
      const translation = links.map((link, place) => segment(`t${place}`, link));
      const rows = alignRows(ids, [original(...ids), { segments: translation, pages: [] }]);
      expect(rows.flatMap(({ cells }) => cells[0]!.segments.map((shownSegment) => shownSegment.id))).toEqual(ids);
      expect(rows.flatMap(({ cells }) => cells[1]!.segments.map((shownSegment) => shownSegment.id)).sort()).toEqual(
        translation.map((alignedSegment) => alignedSegment.id).sort(),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }),
  );
});

test('a long chapter is cut into pages between rows', () => {
  const long = Array.from({ length: 10 }, (_, place) => ({ ...segment(String(place)), html: 'x'.repeat(9000) }));
  const pages = splitIntoPages(
    alignRows(
      long.map(({ id }) => id),
      [column(...long)],
    ),
  );
  expect(pages.map((rows) => rows.length)).toEqual([2, 2, 2, 2, 2]);
  expect(splitIntoPages([])).toEqual([[]]);
});

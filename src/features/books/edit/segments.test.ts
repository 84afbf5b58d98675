import { expect, test } from 'vitest';
import type { Segment } from '../rules.ts';
import {
  align,
  syncNotes,
  joinSegments,
  mergeSegments,
  moveOriginal,
  moveSegment,
  segmentsOfText,
  splitSegment,
  withoutMark,
  findInvalidIds,
} from './segments.ts';

const segment = (id: string, html = id, aligned?: string[]): Segment => ({
  id,
  kind: 'paragraph',
  html,
  ...(aligned && { aligned }),
});
const summarize = (segments: readonly Segment[]) =>
  segments.map(({ id, html, aligned }) => [id, html, ...(aligned ? [aligned.join(' ')] : [])].join(':'));

test('a segment is split at the caret and joined again; both halves keep its alignment', () => {
  const two = [segment('1', 'arma virumque cano'), segment('2')];
  const cut = splitSegment(two, 0, ['arma', ' virumque cano']);
  expect(summarize(cut)).toEqual(['1:arma', '3:virumque cano:1', '2:2']);
  expect(summarize(joinSegments(cut, 0))).toEqual(['1:arma virumque cano:1', '2:2']);
  expect(summarize(joinSegments([segment('1', '学而时习之。'), segment('2', '不亦说乎')], 0))).toEqual([
    '1:学而时习之。不亦说乎',
  ]);
  expect(summarize(moveSegment(two, 1, -1))).toEqual(['2:2', '1:arma virumque cano']);
  expect(summarize(moveSegment(two, 1, 1))).toEqual(summarize(two));
});

test('a note follows its mark: removed and restored, into its half on a split, renumbered when two segments are joined', () => {
  const mark = (id: string) => `<sup data-note="${id}">${id}</sup>`;
  const note = (id: string, html = id) => ({ id, html, kind: 'note' as const });
  const noted: Segment = { ...segment('1', `a${mark('1')}b${mark('2')}`), notes: [note('1'), note('2'), note('x')] };
  const without = syncNotes(noted, `ab${mark('2')}`, new Map());
  expect(without).toEqual([note('2'), note('x')]);
  const back = syncNotes({ ...noted, html: `ab${mark('2')}`, notes: without }, noted.html, new Map([['1', note('1')]]));
  expect(back).toEqual(noted.notes);
  expect(withoutMark(noted.html, '1')).toBe(`ab${mark('2')}`);

  const cut = splitSegment([noted], 0, [`a${mark('1')}`, `b${mark('2')}`]);
  expect(cut.map(({ notes }) => notes)).toEqual([[note('1'), note('x')], [note('2')]]);
  const [joined] = joinSegments([noted, { ...segment('2', `c${mark('1')}`), notes: [note('1', 'other')] }], 0);
  expect(joined).toMatchObject({ html: `a${mark('1')}b${mark('2')} c${mark('3')}` });
  expect(joined!.notes!.at(-1)).toEqual(note('3', 'other'));
});

test('R07 a segment of the original is dragged onto its translation, from another row or from no row', () => {
  const rows = [segment('1'), segment('2', 'b', ['2', '3'])];
  const original = ['1', '2', '3', '4'];
  const dragged = (id: string, from: number | null, to: number) =>
    summarize(moveOriginal(rows, original, { id, from, to }));
  expect(dragged('2', 1, 0)).toEqual(['1:1:1 2', '2:b:3']);
  expect(dragged('3', 1, 0)).toEqual(['1:1:1 3', '2:b']);
  expect(dragged('4', null, 1)).toEqual(['1:1', '2:b:2 3 4']);
  expect(dragged('1', 0, 1)).toEqual(['1:1:', '2:b:1 2 3']);
  for (const nothing of [dragged('2', 1, 1), dragged('9', null, 0)]) expect(nothing).toEqual(summarize(rows));
});

test('R07 keys align a segment with an earlier or later original segment, or with one more or fewer, within the chapter', () => {
  const original = ['1', '2', '3'];
  const through = (current: Segment, ...steps: Parameters<typeof align>[2][]) =>
    steps.map((step) => {
      current = align(current, original, step);
      return (current.aligned ?? [current.id]).join(' ');
    });
  expect(through(segment('1'), 'later', 'later', 'later', 'earlier')).toEqual(['2', '3', '3', '2']);
  expect(through(segment('1'), 'longer', 'longer', 'longer', 'later', 'shorter', 'shorter', 'shorter')).toEqual([
    '1 2',
    '1 2 3',
    '1 2 3',
    '1 2 3',
    '1 2',
    '1',
    '1',
  ]);
  expect(through(segment('x'), 'later', 'earlier')).toEqual(['1', '1']);
  expect(align(segment('1', 'a', ['2']), original, 'earlier')).toEqual(segment('1', 'a')); // the default is omitted
  expect(align(segment('1'), [], 'later')).toEqual(segment('1'));
});

test('pasted text becomes segments by paragraph or by line, as plain text and never as markup', () => {
  expect(segmentsOfText('Gallia est\r\nomnis\r\n\r\n\r\n<b>divisa</b>', 'paragraph')).toEqual([
    segment('1', 'Gallia est<br />omnis'),
    segment('2', '&lt;b&gt;divisa&lt;/b&gt;'),
  ]);
  expect(segmentsOfText('a\n\nb', 'line').map(({ kind, html }) => kind + html)).toEqual(['versea', 'verseb']);
  expect([...findInvalidIds([segment('1'), segment('1'), segment('a b'), segment('4b')])]).toEqual(['1', 'a b']);
});

test('merging two edits of a chapter keeps changes of either; where both changed, mine stays and the conflict is reported', () => {
  const was = ['1', '2', '3'].map((id) => segment(id));
  const merged = mergeSegments(
    was,
    [segment('1', 'mine'), segment('2'), segment('3'), segment('4', 'new')],
    [segment('1'), segment('2', 'theirs'), segment('2b', 'between')],
  );
  expect({ ...merged, segments: summarize(merged.segments) }).toEqual({
    segments: ['1:mine', '2:theirs', '2b:between', '4:new'],
    contested: false,
  });
  expect(mergeSegments(was, [segment('1', 'mine')], [segment('1', 'theirs')]).contested).toBe(true);
});

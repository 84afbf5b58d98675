import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import { formatYear } from '../../../rules/time/historical-time.ts';
import {
  createGroupFrom,
  sortByTime,
  emptyGroup,
  isComplete,
  findFirstFault,
  newNode,
  readGroup,
  readYear,
  removeNode,
  toEditableGroup,
} from './editable-group.ts';

const time = (year: string) => ({
  startTime: `${year}-00-00 00:00:00`,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
});

test('a group survives its form unchanged; a half-typed date or place is saved in the browser only', () => {
  const group = {
    ...emptyGroup('timemap'),
    name: 'Silk',
    year: -138,
    nodes: [
      newNode({
        key: 'a',
        title: 'Zhang Qian leaves',
        time: time('-0138'),
        place: { latitude: 34.3, longitude: 108.9, name: 'Chang’an' },
        sketch: {
          shape: { type: 'Point', coordinates: [108.9, 34.3] },
          style: 'solid',
          size: 3,
          fill: 'seal',
          border: null,
          description: { en: 'The gate' },
        },
      }),
      newNode({ key: 'b', itemId: 'rome', called: 'Rome' }),
    ],
  };
  const writing = toEditableGroup(group, 'en');
  expect(readGroup(writing, 'en')).toEqual(group);
  expect([isComplete(writing, 'en'), findFirstFault(writing, 'en')]).toEqual([true, null]);

  const [first, ...others] = writing.rows;
  const half = { ...writing, rows: [{ ...first!, time: { typed: 'some day', record: null } }, ...others] };
  expect([isComplete(half, 'en'), findFirstFault(half, 'en'), readGroup(half, 'en').nodes[0]!.time]).toEqual([
    false,
    'half',
    null,
  ]);
  expect(findFirstFault({ ...writing, group: { ...writing.group, name: ' ' } }, 'en')).toBe('name');
  expect(findFirstFault({ ...writing, year: '0' }, 'en')).toBe('year');
  expect(findFirstFault({ ...writing, rows: [] }, 'en')).toMatchObject({ name: 'groupEmpty' });
});

test('writing B13 a year is typed in the usual forms, or with a minus for BC, and is shown that way; there is no year 0', () => {
  for (const language of languages)
    for (const year of [-331, -44, 79, 1492]) expect(readYear(formatYear(year, language), language)).toBe(year);
  expect(['331 BC', '5th century BC', '开元二十九年'].map((typed) => readYear(typed, 'zh'))).toEqual([
    -331,
    undefined,
    741,
  ]);
  expect(['', ' -221 ', '−44', '1492', '0', '1.5', 'x', '10000'].map((typed) => readYear(typed, 'en'))).toEqual([
    null,
    -221,
    -44,
    1492,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a group can start from another view; its nodes are ordered by time, and removing one removes its lines', () => {
  const group = createGroupFrom({
    kind: 'graph',
    name: 'Han',
    year: null,
    nodes: [
      { itemId: 'han', called: 'Han', at: { x: 1, y: 2 } },
      { itemId: 'qin', called: 'Qin', time: time('-0221') },
      { itemId: 'zhou', called: 'Zhou', time: time('-1046') },
    ],
  });
  const writing = toEditableGroup(group, 'en');
  expect(sortByTime(writing.rows).map(({ node }) => node.called)).toEqual(['Zhou', 'Qin', 'Han']);
  const [han, qin, zhou] = group.nodes.map(({ key }) => key) as [string, string, string];
  const joined = {
    ...writing,
    group: {
      ...writing.group,
      edges: [
        { a: han, b: qin, word: 'after', directed: true },
        { a: qin, b: zhou, word: 'after', directed: true },
      ],
      unions: [{ kind: 'marriage' as const, partners: [han, qin], children: [] }],
    },
  };
  const left = removeNode(joined, han);
  expect(left.rows).toHaveLength(2);
  expect([left.group.edges, left.group.unions]).toEqual([[{ a: qin, b: zhou, word: 'after', directed: true }], []]);
});

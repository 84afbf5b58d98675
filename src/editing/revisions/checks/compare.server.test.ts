import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as limits from '../../../rules/limits.ts';
import type { Module } from '../../../rules/modules.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import { compare } from './content-worker.server.ts';
import { blocksOf, compareBlocks, compareWords, tokensOf } from '../face/compare-words.server.ts';
import type { Run } from '../../../rules/revisions/difference.ts';

const compared = (module: Module, before: unknown, after: unknown) => compare({ module, before, after });
const coarsely = (module: Module, before: unknown, after: unknown) =>
  requirePart(module).compareCoarsely(before, after);
const old = (runs: readonly Run[]) =>
  runs
    .filter(({ op }) => op !== 'added')
    .map(({ text }) => text)
    .join('');
const fresh = (runs: readonly Run[]) =>
  runs
    .filter(({ op }) => op !== 'removed')
    .map(({ text }) => text)
    .join('');
const formatRuns = (runs: readonly Run[]) =>
  runs.map(({ op, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[op]).join('');

test('words are compared by the rules of each language', () => {
  expect(tokensOf('L’an 221 : 秦始皇 <b>x</b>')).toEqual([
    'L’an',
    ' ',
    '221',
    ' ',
    ':',
    ' ',
    '秦',
    '始',
    '皇',
    ' ',
    '<b>',
    'x',
    '</b>',
  ]);
  expect(formatRuns(compareWords('秦始皇统一六国', '秦始皇吞并六国'))).toBe('秦始皇[-统一][+吞并]六国');
  expect(formatRuns(compareWords('He was born in 63 BC.', 'He was born at Rome in 63 BC.'))).toBe(
    'He was born [+at Rome ]in 63 BC.',
  );
});

test('both texts can be recovered from their comparison', () => {
  const text = fc
    .array(fc.constantFrom('a', 'bc', ' ', '<b>', '</b>', '<', '史', 'カ', '😀', '\n', '.'), { maxLength: 30 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = compareWords(before, after);
      expect([old(runs), fresh(runs)]).toEqual([before, after]);
    }),
    { numRuns: 500 },
  );
});

test('blocks: kept, added and removed; an edited block is compared word by word', () => {
  const before = '<p>One stays.</p><p>Two had three words in it.</p><p>Three goes away for ever.</p>';
  const after = '<p>One stays.</p><p>Two had four words in it.</p><h2>Fourth comes</h2>';
  const changes = compareBlocks(before, after);
  expect(changes.map(({ op }) => op)).toEqual(
    ['same', 'changed', 'added', 'removed'].toSorted(
      (a, b) => changes.findIndex((change) => change.op === a) - changes.findIndex((change) => change.op === b),
    ),
  );
  expect(formatRuns(changes[1]!.runs)).toBe('<p>Two had [-three][+four] words in it.</p>');
  expect(blocksOf('loose <b>words</b><p>a</p> <ul><li>x</li></ul>tail')).toEqual([
    'loose <b>words</b>',
    '<p>a</p>',
    '<ul><li>x</li></ul>',
    'tail',
  ]);
});

test('comparing blocks loses nothing of either text', () => {
  const html = fc
    .array(
      fc.constantFrom(
        '<p>Alpha beta gamma.</p>',
        '<p>Alpha beta delta.</p>',
        '<h2>Title</h2>',
        '<p>史记</p>',
        '<p>史記卷一</p>',
        '<ul><li>x</li></ul>',
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(html, html, (before, after) => {
      const changes = compareBlocks(before, after);
      expect(changes.map(({ runs }) => fresh(runs)).join('')).toBe(after);
      expect(
        changes
          .map(({ runs }) => old(runs))
          .filter(Boolean)
          .toSorted(),
      ).toEqual(blocksOf(before).toSorted());
    }),
    { numRuns: 300 },
  );
});

test('lists: a changed relation is reported once, unchanged ones not at all', () => {
  const relation = (to: string, word: string) => ({ to, type: 'family', word: { en: word } });
  const { items } = compared(
    'relations',
    { relations: [relation('a', 'son of'), relation('b', 'friend of'), relation('c', 'x')] },
    { relations: [relation('a', 'grandson of'), relation('b', 'friend of'), relation('d', 'y')] },
  );
  expect(
    items.map(({ op, before, after }) => [
      op,
      (before as { to: string } | null)?.to,
      (after as { to: string } | null)?.to,
    ]),
  ).toEqual([
    ['changed', 'a', 'a'],
    ['added', undefined, 'd'],
    ['removed', 'c', undefined],
  ]);
  expect(items[0]!.fields.map(({ field }) => field)).toEqual(['word']);
  expect(
    compared('facts', null, { kind: 'person', region: null, times: [], place: null, same: {} }).fields.map(
      ({ field }) => field,
    ),
  ).toEqual(['kind']); // empty identifiers are not a change
});

test('lists: an item with an edited name is the same item; one with little in common is another', () => {
  const event = (title: string, startTime: string, place: string) => ({
    title: { en: title },
    startTime,
    place,
    weight: 2,
    source: null,
    with: [],
  });
  const changes = (before: object[], after: object[]) =>
    compared('timeline', { events: before }, { events: after }).items.map(({ op, fields }) => [
      op,
      ...fields.map(({ field }) => field),
    ]);
  expect(
    changes(
      [event('Born', '-0063', 'Rome'), event('Dies', '0014', 'Nola')],
      [event('Born in Rome', '-0063', 'Rome'), event('Dies', '0014', 'Nola')],
    ),
  ).toEqual([['changed', 'title']]);
  expect(changes([event('Born', '-0063', 'Rome')], [event('Dies', '0014', 'Nola')])).toEqual([['added'], ['removed']]);
});

test('lists: counts equal the differences, duplicates included, and both lists can be recovered', () => {
  const item = fc.record({
    title: fc.constantFrom({ en: 'a' }, { en: 'b' }, { fr: 'c' }),
    startTime: fc.constantFrom('1', '2', '3'),
    weight: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), fc.array(item, { maxLength: 12 }), (before, after) => {
      const { items, counts, coarse } = compared('timeline', { events: before }, { events: after });
      expect(coarse).toBe(false);
      expect(counts).toEqual({
        added: items.filter(({ op }) => op === 'added').length,
        removed: items.filter(({ op }) => op === 'removed').length,
        changed: items.filter(({ op }) => op === 'changed').length,
      });
      // Removing the old items and adding the new ones turns the first list into the second.
      const texts = (values: readonly unknown[]) => values.filter(Boolean).map((value) => JSON.stringify(value));
      const left = texts(before);
      for (const gone of texts(items.map((item) => item.before))) left.splice(left.indexOf(gone), 1);
      expect([...left, ...texts(items.map((item) => item.after))].toSorted()).toEqual(texts(after).toSorted());
    }),
    { numRuns: 500 },
  );
});

const event = (place: number, word: string) => ({
  title: { en: `Event ${place} ${word}` },
  startTime: `${1000 + (place % 800)}-00-00 00:00:00`,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  place: null,
  weight: 2,
  with: [],
  source: { title: 'Annals', author: null, year: null, where: String(place), url: null },
});
const events = (count: number, word: string) => ({
  events: Array.from({ length: count }, (_, place) => event(place, word)),
});
const textOf = (body: string) => ({ name: 'a', otherNames: [], disambiguation: null, summary: '', body });
const paragraphs = (count: number, word: string) =>
  textOf(Array.from({ length: count }, (_, place) => `<p>${word} ${place}</p>`).join(''));

test('security H2 M2 lists and texts at and beyond the limits are compared in a second or two, and shown in part', () => {
  const scrambled = (word: string) =>
    textOf(`<p>${Array.from({ length: 60_000 }, (_, place) => word + ((place * 7919) % 60_000)).join(' ')}</p>`);
  const cases: [Module, unknown, unknown][] = [
    ['timeline', events(6000, 'a'), events(6000, 'b')],
    [
      'timeline',
      events(6000, 'a'),
      { events: events(6000, 'a').events.map((event) => ({ ...event, title: { en: 'same' }, weight: 1 })) },
    ],
    ['text', null, paragraphs(237_000, 'a')],
    ['text', paragraphs(20_000, 'a'), paragraphs(20_000, 'b')],
    ['text', scrambled('a'), scrambled('b')],
    ['text', null, textOf(`${'<b>'.repeat(4000)}x${'</b>'.repeat(4000)}`)],
  ];
  for (const [module, before, after] of cases) {
    const began = process.cpuUsage();
    const { items, blocks } = compare({ module, before, after });
    expect(process.cpuUsage(began).user / 1000, `${module} ${JSON.stringify(after).slice(0, 60)}`).toBeLessThan(3000); // was two minutes
    expect(items.length).toBeLessThanOrEqual(limits.comparison.items);
    expect(blocks.length).toBeLessThanOrEqual(limits.comparison.blocks + 2);
  }
  expect(compare({ module: 'timeline', before: events(6000, 'a'), after: events(6000, 'b') })).toMatchObject({
    coarse: true,
    counts: { changed: 6000, added: 0, removed: 0 },
  });
});

test('a comparison that takes too long is coarse: all of one removed, all of the other added', () => {
  const { items, counts, coarse } = coarsely('timeline', events(3000, 'a'), events(2000, 'b'));
  expect([items.length, counts, coarse]).toEqual([
    limits.comparison.items,
    { removed: 3000, added: 2000, changed: 0 },
    true,
  ]);
  expect(coarsely('text', textOf('<p>a</p>'), textOf('<p>b</p>')).blocks.map(({ op }) => op)).toEqual([
    'removed',
    'added',
  ]);
  expect(coarsely('relations', null, { relations: [] }).items).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, compare, compareBlocks, compareWords, tokensOf } from './compare.server.ts';
import type { Run } from './difference.ts';

const old = (runs: readonly Run[]) => runs.filter(({ op }) => op !== 'added').map(({ text }) => text).join('');
const fresh = (runs: readonly Run[]) => runs.filter(({ op }) => op !== 'removed').map(({ text }) => text).join('');
const told = (runs: readonly Run[]) => runs.map(({ op, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[op]).join('');

test('words are compared as each language has them', () => {
  expect(tokensOf('L’an 221 : 秦始皇 <b>x</b>')).toEqual(['L’an', ' ', '221', ' ', ':', ' ', '秦', '始', '皇', ' ', '<b>', 'x', '</b>']);
  expect(told(compareWords('秦始皇统一六国', '秦始皇吞并六国'))).toBe('秦始皇[-统一][+吞并]六国');
  expect(told(compareWords('He was born in 63 BC.', 'He was born at Rome in 63 BC.'))).toBe('He was born [+at Rome ]in 63 BC.');
});

test('both texts can be read out of what is told, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'bc', ' ', '<b>', '</b>', '<', '史', 'カ', '😀', '\n', '.'), { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(fc.property(text, text, (before, after) => {
    const runs = compareWords(before, after);
    expect([old(runs), fresh(runs)]).toEqual([before, after]);
  }), { numRuns: 500 });
});

test('blocks: what stayed, came and went; a block that was mended word by word', () => {
  const before = '<p>One stays.</p><p>Two had three words in it.</p><p>Three goes away for ever.</p>';
  const after = '<p>One stays.</p><p>Two had four words in it.</p><h2>Fourth comes</h2>';
  const changes = compareBlocks(before, after);
  expect(changes.map(({ op }) => op)).toEqual(['same', 'changed', 'added', 'removed'].toSorted((a, b) => changes.findIndex((one) => one.op === a) - changes.findIndex((one) => one.op === b)));
  expect(told(changes[1]!.runs)).toBe('<p>Two had [-three][+four] words in it.</p>');
  expect(blocksOf('loose <b>words</b><p>a</p> <ul><li>x</li></ul>tail')).toEqual(['loose <b>words</b>', '<p>a</p>', '<ul><li>x</li></ul>', 'tail']);
});

test('blocks lose nothing of either text', () => {
  const html = fc.array(fc.constantFrom('<p>Alpha beta gamma.</p>', '<p>Alpha beta delta.</p>', '<h2>Title</h2>', '<p>史记</p>', '<p>史記卷一</p>', '<ul><li>x</li></ul>'), { maxLength: 8 }).map((all) => all.join(''));
  fc.assert(fc.property(html, html, (before, after) => {
    const changes = compareBlocks(before, after);
    expect(changes.map(({ runs }) => fresh(runs)).join('')).toBe(after);
    expect(changes.map(({ runs }) => old(runs)).filter(Boolean).toSorted()).toEqual(blocksOf(before).toSorted());
  }), { numRuns: 300 });
});

test('lists: a relation that changed is told as one, what stayed not at all', () => {
  const relation = (to: string, word: string) => ({ to, type: 'family', word: { en: word } });
  const { items } = compare('relations', { relations: [relation('a', 'son of'), relation('b', 'friend of'), relation('c', 'x')] }, { relations: [relation('a', 'grandson of'), relation('b', 'friend of'), relation('d', 'y')] });
  expect(items.map(({ op, before, after }) => [op, (before as { to: string } | null)?.to, (after as { to: string } | null)?.to])).toEqual([['changed', 'a', 'a'], ['added', undefined, 'd'], ['removed', 'c', undefined]]);
  expect(items[0]!.fields.map(({ field }) => field)).toEqual(['word']);
  expect(compare('facts', null, { kind: 'person', region: null, times: [], place: null, same: {} }).fields.map(({ field }) => field)).toEqual(['kind', 'same']);
});

test('lists: an item whose name was mended is the same item; one that shares little is another', () => {
  const event = (title: string, startTime: string, place: string) => ({ title: { en: title }, startTime, place, weight: 2, source: null, with: [] });
  const changes = (before: object[], after: object[]) => compare('timeline', { events: before }, { events: after }).items.map(({ op, fields }) => [op, ...fields.map(({ field }) => field)]);
  expect(changes([event('Born', '-0063', 'Rome'), event('Dies', '0014', 'Nola')], [event('Born in Rome', '-0063', 'Rome'), event('Dies', '0014', 'Nola')])).toEqual([['changed', 'title']]);
  expect(changes([event('Born', '-0063', 'Rome')], [event('Dies', '0014', 'Nola')])).toEqual([['added'], ['removed']]);
});

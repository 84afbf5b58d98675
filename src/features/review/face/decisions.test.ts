import { expect, test } from 'vitest';
import { addDecision, listDecisions, narrowDecision } from './decisions.ts';

const summarizeDecisions = () => listDecisions().map(({ ids, name }) => [name, ...ids]);

test('issue 33 (9) a decision about the same proposals replaces the one shown', () => {
  addDecision(['a'], 'Caesar');
  addDecision(['b', 'c'], 'two proposals');
  addDecision(['a'], 'Caesar');
  expect(summarizeDecisions()).toEqual([
    ['two proposals', 'b', 'c'],
    ['Caesar', 'a'],
  ]);
});

test('issue 33 (10) a decision stays for those of its proposals that are not settled', () => {
  narrowDecision(listDecisions()[0]!, ['c']);
  narrowDecision(listDecisions()[1]!, []);
  expect(summarizeDecisions()).toEqual([['two proposals', 'c']]);
});

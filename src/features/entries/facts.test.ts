import { expect, test } from 'vitest';
import type { EntryHead } from '../../rules/entry-head.ts';
import { factsOf } from './facts.ts';

const time = { endTime: null, startNote: null, endNote: null, timeDesc: null, source: null };
const born = { ...time, role: 'life' as const, startTime: '1969-06-15 00:00:00' };
const listFactNames = (...times: EntryHead['times']) =>
  factsOf({ kind: 'person', place: null, times } as unknown as EntryHead, 'en', (key) => key).map(({ name }) => name);

test('faults 15: a birth alone is labelled birth, a death alone death, and a life that ended or goes on life', () => {
  expect(
    listFactNames(
      born,
      { ...born, endTime: '2000-00-00 00:00:00' },
      { ...born, endNote: 'to present' },
      { ...born, role: 'death' },
      { ...born, role: 'reign' },
    ),
  ).toEqual(['entry.time.birth', 'entry.time.life', 'entry.time.life', 'entry.time.death', 'entry.time.reign']);
});

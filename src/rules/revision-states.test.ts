import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextState,
  isPublished,
  isUnderReview,
  maxStages,
  states,
  transitions,
  type ReviewAction,
  type ReviewProgress,
} from './revision-states.ts';

const acts: ReviewAction[] = [
  'submit',
  'withdraw',
  'claim',
  'hand back',
  'pass',
  'reject',
  'propose',
  'feature',
  'decline',
  'unfeature',
];
const follow = (needed: number, ...path: ReviewAction[]) =>
  path.reduce<ReviewProgress>(
    (standing, act) => ({ needed, ...(nextState(standing, act) ?? { state: 'draft', passed: -1 }) }),
    {
      state: 'draft',
      passed: 0,
      needed,
    },
  );

test('T12 a review of one, two or three stages ends with publication', () => {
  expect(follow(1, 'submit', 'claim', 'pass')).toMatchObject({ state: 'passed', passed: 1 });
  expect(follow(2, 'submit', 'claim', 'pass')).toMatchObject({ state: 'auditing', passed: 1 });
  expect(follow(2, 'submit', 'claim', 'pass', 'claim')).toMatchObject({ state: 'second' });
  expect(follow(3, 'submit', 'claim', 'pass', 'claim', 'pass', 'claim')).toMatchObject({ state: 'third' });
  expect(follow(3, 'submit', 'claim', 'pass', 'claim', 'pass', 'claim', 'pass', 'propose', 'feature')).toMatchObject({
    state: 'featured',
    passed: 3,
  });
});

test('T12 handing back returns to the previous stage, rejecting works in any, withdrawing only before anybody looked', () => {
  expect(follow(1, 'submit', 'claim', 'hand back')).toMatchObject({ state: 'submitted', passed: 0 });
  expect(follow(2, 'submit', 'claim', 'pass', 'claim', 'hand back')).toMatchObject({ state: 'auditing', passed: 1 });
  expect(follow(2, 'submit', 'claim', 'pass', 'claim', 'reject')).toMatchObject({ state: 'not passed' });
  expect(follow(1, 'submit', 'withdraw')).toMatchObject({ state: 'draft' });
  expect(nextState({ state: 'first', passed: 0, needed: 1 }, 'withdraw')).toBeNull();
  expect(transitions['not passed']).toEqual({});
});

test('T12 in any order of actions, nothing is published without all its stages, and nothing published is lost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxStages }),
      fc.array(fc.constantFrom(...acts), { maxLength: 40 }),
      (needed, tried) => {
        let standing: ReviewProgress = { state: 'draft', passed: 0, needed };
        for (const act of tried) {
          const next = nextState(standing, act);
          if (!next) continue;
          expect(states).toContain(next.state);
          if (isPublished(standing.state)) expect(isPublished(next.state)).toBe(true);
          if (isPublished(next.state)) expect(next.passed).toBe(needed);
          if (isPublished(next.state) && !isPublished(standing.state))
            expect([act, isUnderReview(standing.state)]).toEqual(['pass', true]);
          standing = { ...next, needed };
        }
      },
    ),
  );
});

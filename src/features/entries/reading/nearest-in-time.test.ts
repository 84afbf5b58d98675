import { expect, test } from 'vitest';
import { selectNearestInTime, overlapShare } from './nearest-in-time.ts';

const createSubject = (name: string, lane: number, earliest: number, latest: number, weight = 1) => ({
  name,
  lane,
  earliest,
  latest,
  weight,
});

test('use B22 contemporaries share most of a lifetime: people first, and nothing that spans ages', () => {
  const life = { earliest: -63, latest: 14 };
  const candidates = [
    createSubject('Mahabharata', 25, -400, 400),
    createSubject('Herod', 2, -72, -4),
    createSubject('Ovid', 4, -43, 17),
    createSubject('Virgil', 4, -70, -19),
    createSubject('Xiongnu', 16, -209, 93),
    createSubject('Han Yuandi', 0, -75, -33),
    createSubject('born as he died', 4, 13, 60),
  ];
  expect(selectNearestInTime(candidates, life, 4).map(({ name }) => name)).toEqual([
    'Ovid',
    'Herod',
    'Virgil',
    'Han Yuandi',
  ]);
  // If few people lived then, states that existed throughout come before a battle.
  const states = [
    createSubject('Qing', 16, -200, 90),
    createSubject('a battle', 24, 13, 14),
    createSubject('Mahabharata', 25, -400, 400),
  ];
  expect(selectNearestInTime(states, life, 2).map(({ name }) => name)).toEqual(['Qing', 'Mahabharata']);
  // A person known only from the family does not come before a person with other relations.
  const prince = createSubject('a prince', 0, -62, 14, 0),
    painter = createSubject('a painter', 0, -70, 40, 5),
    child = createSubject('who died as he was a child', 1, -100, -58, 3);
  expect(selectNearestInTime([prince, painter, child], life, 2)).toEqual([painter, prince]);
  expect(overlapShare(life, { earliest: 20, latest: 30 })).toBe(0);
});

import { expect, test } from 'vitest';
import { nearestInTime, overlapShare } from './nearest-in-time.ts';

const one = (name: string, lane: number, earliest: number, latest: number, weight = 1) => ({
  name,
  lane,
  earliest,
  latest,
  weight,
});

test('use B22 contemporaries are those who share most of a life: people first, no thing of ages', () => {
  const life = { earliest: -63, latest: 14 };
  const found = [
    one('Mahabharata', 25, -400, 400),
    one('Herod', 2, -72, -4),
    one('Ovid', 4, -43, 17),
    one('Virgil', 4, -70, -19),
    one('Xiongnu', 16, -209, 93),
    one('Han Yuandi', 0, -75, -33),
    one('born as he died', 4, 13, 60),
  ];
  expect(nearestInTime(found, life, 4).map(({ name }) => name)).toEqual(['Ovid', 'Herod', 'Virgil', 'Han Yuandi']);
  // If few people lived then, states that existed throughout come before a battle.
  const states = [one('Qing', 16, -200, 90), one('a battle', 24, 13, 14), one('Mahabharata', 25, -400, 400)];
  expect(nearestInTime(states, life, 2).map(({ name }) => name)).toEqual(['Qing', 'Mahabharata']);
  // A person known only from the family does not come before a person with other relations.
  const prince = one('a prince', 0, -62, 14, 0),
    painter = one('a painter', 0, -70, 40, 5),
    child = one('who died as he was a child', 1, -100, -58, 3);
  expect(nearestInTime([prince, painter, child], life, 2)).toEqual([painter, prince]);
  expect(overlapShare(life, { earliest: 20, latest: 30 })).toBe(0);
});

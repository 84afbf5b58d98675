import { expect, test } from 'vitest';
import { problemsOfSubjects } from './check-subjects.ts';
import { builtInContent } from '../load.ts';

test('every Japanese name with Chinese characters or digits has a reading in hiragana only, and no other name has one', () => {
  const content = builtInContent();
  const unclear = content.subjects.filter(({ names }) => /[\p{Script=Han}\d]/u.test(names.jp));
  expect(content.subjects.filter(({ reading }) => reading).map(({ id }) => id)).toEqual(unclear.map(({ id }) => id));
  for (const { id, reading } of unclear) expect(reading, id).toMatch(/^[\p{Script=Hiragana}ー]+$/u);

  const { reading: _, ...unread } = unclear[0]!;
  const [problem] = problemsOfSubjects({ ...content, subjects: [unread] }, new Set([unread.id]));
  expect(problem).toMatchObject({ path: ['names', 'jp'], message: expect.stringMatching(/has a reading/) as string });
});

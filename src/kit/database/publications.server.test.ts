import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import { notifyPublication, listenForPublications } from './publications.server.ts';

const ids = (count: number) => Array.from({ length: count }, (_, place) => `subject-${place}-史`);

test('a large publication is heard subject by subject, a huge one as everything', async () => {
  const { db, url } = await openDatabase();
  const heard: string[] = [];
  const publications = listenForPublications(url, (tags) => heard.push(...tags));
  await publications.ready;

  await notifyPublication(db, [...ids(3000), ...ids(10)]);
  await expect.poll(() => heard.length, { interval: 5, timeout: 5000 }).toBe(3001);
  expect(heard).toEqual([...ids(3000), 'lists']);

  heard.length = 0;
  await notifyPublication(db, ids(40_000));
  await expect.poll(() => heard, { interval: 5, timeout: 5000 }).toEqual(['*']);
  await publications.stop();
});

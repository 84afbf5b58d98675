import { expect, test } from 'vitest';
import { readSearchPath, searchPath } from './rules.ts';

const segmentOf = (keyword: string) => decodeURIComponent(searchPath(keyword).split('/')[2]!);

test('use fourth walk: a plain word in the address is not decoded as base64, even if it could be', () => {
  for (const keyword of ['Rome', '秦始皇', 'l’Égypte', '100 %', 'a/b?c'])
    expect(readSearchPath(segmentOf(keyword))).toBe(keyword);
  for (const word of ['Rome', 'Alexander', '秦始皇', 'Troy', 'Gaul']) expect(readSearchPath(word)).toBeNull();
});

import { expect, test } from 'vitest';
import { withoutPlace, formatPlaceSuffix } from './event-place.ts';

test('use A4 an event names its place once, in the brackets of its language', () => {
  expect(formatPlaceSuffix('Sends an army that takes Egypt', 'Alexandria', 'en')).toBe(' (Alexandria)');
  expect(formatPlaceSuffix('Is beaten by Aurelian at Emesa and captured', 'Emesa', 'en')).toBe('');
  expect(formatPlaceSuffix('移封关东', '江户（今东京）', 'zh')).toBe('（江户，今东京）');
  expect(formatPlaceSuffix('移封关东，入主江户城', '江户（今东京）', 'zh')).toBe('');
  expect(formatPlaceSuffix('マウリヤ朝を開く', 'パータリプトラ（現パトナ）', 'jp')).toBe(
    '（パータリプトラ、現パトナ）',
  );
  expect(formatPlaceSuffix('Dies', undefined, 'fr')).toBe('');
  const others = [{ name: 'Alexandria' }, { name: 'Rome' }];
  expect(withoutPlace(others, 'Alexandria')).toEqual([{ name: 'Rome' }]);
  expect(withoutPlace(others, undefined)).toEqual(others);
});

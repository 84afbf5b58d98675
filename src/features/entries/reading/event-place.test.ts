import { expect, test } from 'vitest';
import { withoutPlace, formatPlaceSuffix } from './event-place.ts';

test('use A4 an event names its place once, in the brackets of its language', () => {
  expect(formatPlaceSuffix('Sends an army that takes Egypt', 'Alexandria', 'en', 'Zenobia')).toBe(' (Alexandria)');
  expect(formatPlaceSuffix('Is beaten by Aurelian at Emesa and captured', 'Emesa', 'en', 'Zenobia')).toBe('');
  expect(formatPlaceSuffix('移封关东', '江户（今东京）', 'zh', 'Zenobia')).toBe('（江户，今东京）');
  expect(formatPlaceSuffix('移封关东，入主江户城', '江户（今东京）', 'zh', 'Zenobia')).toBe('');
  expect(formatPlaceSuffix('マウリヤ朝を開く', 'パータリプトラ（現パトナ）', 'jp', 'Zenobia')).toBe(
    '（パータリプトラ、現パトナ）',
  );
  expect(formatPlaceSuffix('Dies', undefined, 'fr', 'Zenobia')).toBe('');
  expect(formatPlaceSuffix('Excava el pozo', 'Chichén Itzá', 'es', 'Chichén Itzá')).toBe(''); // reading B12
  const others = [{ name: 'Alexandria' }, { name: 'Rome' }];
  expect(withoutPlace(others, 'Alexandria')).toEqual([{ name: 'Rome' }]);
  expect(withoutPlace(others, undefined)).toEqual(others);
});

import { expect, test } from 'vitest';
import { companionsBehind, placeBehind } from './told-event.ts';

test('use A4 an event names its place once, in the brackets of its language', () => {
  expect(placeBehind('Sends an army that takes Egypt', 'Alexandria', 'en')).toBe(' (Alexandria)');
  expect(placeBehind('Is beaten by Aurelian at Emesa and captured', 'Emesa', 'en')).toBe('');
  expect(placeBehind('移封关东', '江户（今东京）', 'zh')).toBe('（江户，今东京）');
  expect(placeBehind('移封关东，入主江户城', '江户（今东京）', 'zh')).toBe('');
  expect(placeBehind('マウリヤ朝を開く', 'パータリプトラ（現パトナ）', 'jp')).toBe('（パータリプトラ、現パトナ）');
  expect(placeBehind('Dies', undefined, 'fr')).toBe('');
  const others = [{ name: 'Alexandria' }, { name: 'Rome' }];
  expect(companionsBehind(others, 'Alexandria')).toEqual([{ name: 'Rome' }]);
  expect(companionsBehind(others, undefined)).toEqual(others);
});

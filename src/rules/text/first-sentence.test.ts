import { expect, test } from 'vitest';
import { splitFirstSentence } from './first-sentence.ts';

test('reading C a summary is split after its first sentence, not after an abbreviation', () => {
  expect(splitFirstSentence('Born c. 604 BC in Chu, he wrote. Then he left.', 'en')).toEqual([
    'Born c. 604 BC in Chu, he wrote.',
    'Then he left.',
  ]);
  expect(splitFirstSentence('Jules César (100-44 av. J.-C.) est né à Rome. Il y meurt.', 'fr')).toEqual([
    'Jules César (100-44 av. J.-C.) est né à Rome.',
    'Il y meurt.',
  ]);
  expect(splitFirstSentence('Murió en 44 a. C. en Roma. Fue cónsul.', 'es')[0]).toBe('Murió en 44 a. C. en Roma.');
  expect(splitFirstSentence('中国第一个统一王朝的开创者。他十三岁即秦王位。', 'zh')).toEqual([
    '中国第一个统一王朝的开创者。',
    '他十三岁即秦王位。',
  ]);
  expect(splitFirstSentence('ローマの初代皇帝。カエサルの養子。', 'jp')[0]).toBe('ローマの初代皇帝。');
  expect(splitFirstSentence('One sentence only', 'en')).toEqual(['One sentence only', '']);
  expect(splitFirstSentence('', 'en')).toEqual(['', '']);
});

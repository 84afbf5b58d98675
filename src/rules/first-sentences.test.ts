import { expect, test } from 'vitest';
import { firstSentences } from './text-width.ts';

test.for([
  [
    'es',
    'Partió hacia 138 a. C. para ganarse a los yuezhi. Fue retenido. Volvió.',
    'Partió hacia 138 a. C. para ganarse a los yuezhi. Fue retenido.',
  ],
  ['fr', 'Né en 63 av. J.-C. à Rome. Il mourut en 14. Il fut divinisé.', 'Né en 63 av. J.-C. à Rome. Il mourut en 14.'],
  ['en', 'He died on St. Helena. The island is far. It is small.', 'He died on St. Helena. The island is far.'],
  ['zh', '汉使。公元前138年出使西域。归汉。', '汉使。公元前138年出使西域。'],
  ['jp', '漢の使者。前138年に出発した。帰国。', '漢の使者。前138年に出発した。'],
  ['en', 'One sentence', 'One sentence'],
  ['en', '', ''],
] as const)('in %s the first two sentences of “%s”', ([language, text, sentences]) => {
  expect(firstSentences(text, language, 2)).toBe(sentences);
});
